// The site's files inside the one file, packed: each in a script element of its own that no browser runs. The page begins
// when its own are there; the browser still reads the rest meanwhile, which is most of it.

const read =
  document.readyState === "loading"
    ? new Promise((done) => addEventListener("DOMContentLoaded", done, { once: true }))
    : Promise.resolve();

const textOf = (path) => document.querySelector(`script[data-path="${path}"]`)?.textContent;

/** @returns {Promise<string|undefined>} nothing where there is no such file */
export const packed = async (path) => textOf(path) ?? read.then(() => textOf(path));

/** All of them, path → text: what a worker is given. @returns {Promise<Record<string, string>>} */
export async function allPacked() {
  await read;
  const found = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("script[data-path]"));
  return Object.fromEntries(Array.from(found, (each) => [each.dataset.path, each.textContent]));
}
