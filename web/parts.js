// What is fetched when it is first needed: a part of the page with its script, its Python, its texts and its style sheet.
// `buildtools/parts.py` says what belongs to which; web/parts/NAME.js exports `python`, what else it has for its Python,
// and `styled` where a style sheet stands beside it.

const beside = (path) => new URL(path, import.meta.url).href;

/** What web/parts/NAME.js exports, when its Python can be imported; null where it does not come. */
export async function part(name) {
  try {
    const [module, { bring }] = await Promise.all([import(beside(`./parts/${name}.js`)), import(beside("../page/interpreter.mjs"))]);
    if (module.styled) await dress(beside(`./parts/${name}.css`));
    await bring(module.python);
    return module;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

function dress(href) {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(sheet);
  return new Promise((done) => (sheet.onload = sheet.onerror = () => done(null)));
}
