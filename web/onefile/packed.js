// The site's packed files inside the one file: each in an inert script element. The page begins as soon as its own
// files are parsed, while the browser still reads the rest, which is most of the file.

const read =
  document.readyState === "loading"
    ? new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }))
    : Promise.resolve();

const elementOf = (path) => document.querySelector(`script[data-path="${path}"]`);

/** @returns {Promise<string|undefined>} undefined if there is no such file */
export async function packed(path) {
  if (!elementOf(path)?.nextSibling) await read; // the last element there is may have come in part
  return elementOf(path)?.textContent;
}

/** All files for a worker, path → text. @returns {Promise<Record<string, string>>} */
export async function allPacked() {
  await read;
  const found = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("script[data-path]"));
  return Object.fromEntries(Array.from(found, (each) => [each.dataset.path, each.textContent]));
}
