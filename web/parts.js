// What is fetched when it is first needed: a part of the page with its script, its Python, its texts and its style sheet.
// `buildtools/parts.py` says what belongs to which; web/parts/NAME.js exports `python`, what else it has for its Python,
// and `styled` where a style sheet stands beside it.

/** What web/parts/NAME.js exports, when its Python can be imported; null where it does not come. */
export async function part(name) {
  try {
    const [module, { bring }] = await Promise.all([import(`./parts/${name}.js`), import("../page/interpreter.mjs")]);
    if (module.styled) await dress(new URL(`./parts/${name}.css`, import.meta.url).href);
    await bring(module.python);
    return module;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Without it a part is plainer, and works. */
async function dress(url) {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return;
  document.head.append(Object.assign(document.createElement("style"), { textContent: await answer.text() }));
}
