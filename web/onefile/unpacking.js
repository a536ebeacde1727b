// The encoding of a packed file: gzip, then base 85, five digits for each four bytes.

const BASE = 85;
// The digits of Python's base64.b85encode, except those with a meaning in HTML (buildtools/onefile.py).
const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%,()*+-;.=/?@^_:{|}~";
const values = new Uint8Array(128);
for (let value = 0; value < BASE; value += 1) values[DIGITS.charCodeAt(value)] = value;

function bytes(text) {
  const groups = Math.ceil(text.length / 5);
  const data = new DataView(new ArrayBuffer(groups * 4));
  for (let group = 0; group < groups; group += 1) {
    let number = 0;
    for (let at = group * 5; at < group * 5 + 5; at += 1)
      number = number * BASE + (at < text.length ? values[text.charCodeAt(at)] : BASE - 1);
    data.setUint32(group * 4, number);
  }
  return new Uint8Array(data.buffer, 0, Math.floor((text.length * 4) / 5));
}

/** The content of a packed file. @param {string} text @returns {ReadableStream} */
export const unpacked = (text) => new Blob([bytes(text)]).stream().pipeThrough(new DecompressionStream("gzip"));
