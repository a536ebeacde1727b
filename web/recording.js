// The recorded beginning of a search (buildtools/recording.py): a length, that many bytes of JSON, then the columns, each
// beginning at a multiple of eight.

const TYPES = { B: Uint8Array, b: Int8Array, h: Int16Array, i: Int32Array, d: Float64Array };
const aligned = (offset) => Math.ceil(offset / 8) * 8;

/** @returns {{answer: string, chunk: import("./table/store.js").Chunk}} what `open_run` and `advance` have answered */
export function readRecording(buffer) {
  const length = new Uint32Array(buffer, 0, 1)[0];
  const { answer, chunk, columns } = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
  let offset = aligned(4 + length);
  for (const [name, code, size] of columns) {
    chunk[name] = new TYPES[code](buffer, offset, size);
    offset = aligned(offset + chunk[name].byteLength);
  }
  return { answer: JSON.stringify(answer), chunk };
}

const fetched = fetch("./recording.bin") // at once: the page opens on it
  .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
  .then((buffer) => buffer && readRecording(buffer))
  .catch(() => null);

/** The page's recording; null where there is none. */
export const recording = () => fetched;
