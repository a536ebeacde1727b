// A PNG file that contains a description of its picture for people who cannot see it.

// The CRC-32 checksum of PNG chunks (ISO 3309), with a table of the 256 remainders.
const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = remainder & 1 ? 0xedb88320 ^ (remainder >>> 1) : remainder >>> 1;
  return remainder;
});

/** @param {Uint8Array} bytes */
export function crcOf(bytes) {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = REMAINDERS[(remainder ^ byte) & 255] ^ (remainder >>> 8);
  return (remainder ^ 0xffffffff) >>> 0;
}

const SIGNATURE = 8;
const HEADER = 25; // bytes of the first chunk of every file

/**
 * Adds texts as iTXt chunks, with the keywords of the PNG specification (Title, Description, …).
 * @param {Blob} png
 * @param {Record<string, string>} texts
 */
export async function withTexts(png, texts) {
  const bytes = new Uint8Array(await png.arrayBuffer());
  const chunks = Object.entries(texts).map(([keyword, text]) => chunkOf(keyword, text));
  const parts = [bytes.subarray(0, SIGNATURE + HEADER), ...chunks, bytes.subarray(SIGNATURE + HEADER)];
  return new Blob(parts, { type: "image/png" });
}

/** Length, "iTXt", keyword, five zeros (end of keyword, uncompressed, no language), the text in UTF-8, checksum. */
function chunkOf(keyword, text) {
  const encoder = new TextEncoder();
  const body = new Uint8Array([...encoder.encode(`iTXt${keyword}`), 0, 0, 0, 0, 0, ...encoder.encode(text)]);
  const chunk = new Uint8Array(body.length + 8);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, body.length - 4);
  chunk.set(body, 4);
  view.setUint32(chunk.length - 4, crcOf(body));
  return chunk;
}
