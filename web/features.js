// A part of the page that is fetched when first needed: a feature with its script, its Python, its texts and its style
// sheet (`buildtools/features.py`). The build adds two exports to web/features/NAME/feature.js: `python`, and `styled`
// where style.css is beside it.

import scripts from "feature-scripts";

/** What web/features/NAME/feature.js exports, when its Python can be imported; null where it does not come. */
export async function feature(name) {
  try {
    const [module, { bring }] = await Promise.all([scripts[name](), import("../page/interpreter.mjs")]);
    if (module.styled) await dress(new URL(`./features/${name}/style.css`, import.meta.url).href);
    await bring(module.python);
    return module;
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Without it a feature is plainer, and works. */
async function dress(url) {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return;
  document.head.append(Object.assign(document.createElement("style"), { textContent: await answer.text() }));
}
