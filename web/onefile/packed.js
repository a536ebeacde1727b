// The site's files inside the one file: each gzipped and in base64, in a script element of its own that no browser runs.

/** @returns {string|undefined} the file as it is packed; nothing where there is none */
export const packed = (path) => document.querySelector(`script[data-path="${path}"]`)?.textContent;

/** All of them, path → text: what a worker is given. @returns {Record<string, string>} */
export const allPacked = () =>
  Object.fromEntries(
    Array.from(document.querySelectorAll("script[data-path]"), (each) => [
      /** @type {HTMLElement} */ (each).dataset.path,
      each.textContent,
    ]),
  );

const bytes = Uint8Array.fromBase64 ?? ((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

/** Its content. @returns {ReadableStream} */
export const unpacked = (text) =>
  new Blob([bytes(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
