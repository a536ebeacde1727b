// The columns of a search in a file: a length, that many bytes of JSON, then the columns, each aligned to eight bytes.
// Written by buildtools/recording.py and searchlight/stream/parts.py.

const TYPES = { B: Uint8Array, b: Int8Array, h: Int16Array, i: Int32Array, d: Float64Array };
const aligned = (offset) => Math.ceil(offset / 8) * 8;

/**
 * @param {ArrayBuffer} buffer
 * @returns {{answer?: object, chunk: import("../table/columns/store.js").Chunk}} the JSON; the chunk with its columns
 */
export function readColumns(buffer) {
  const length = new Uint32Array(buffer, 0, 1)[0];
  const { columns, ...head } = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
  let offset = aligned(4 + length);
  for (const [name, code, size] of columns) {
    head.chunk[name] = new TYPES[code](buffer, offset, size);
    offset = aligned(offset + head.chunk[name].byteLength);
  }
  return head;
}
