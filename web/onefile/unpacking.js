// How a file is packed inside the one file: gzipped, and that in base64.

const bytes = Uint8Array.fromBase64 ?? ((text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));

/** Its content. @param {string} text @returns {ReadableStream} */
export const unpacked = (text) => new Blob([bytes(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
