// Features: parts of the page that are fetched when first used, each with its script, Python, texts and style sheet
// (`buildtools/features.py`). The build adds two exports to web/features/NAME/feature.js: `python`, and `styled` if
// there is a style.css beside it.

import scripts from "feature-scripts";

/** The exports of web/features/NAME/feature.js, after its Python can be imported; null if loading failed. */
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

/** Adds a style sheet. A feature works without it. */
async function dress(url) {
  const answer = await fetch(url).catch(() => null);
  if (!answer?.ok) return;
  document.head.append(Object.assign(document.createElement("style"), { textContent: await answer.text() }));
}
