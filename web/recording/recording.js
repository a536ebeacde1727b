// The recorded beginning of a search (buildtools/recording.py).

import { readColumns } from "./packed_columns.js";

/** @returns {{answer: string, chunk: import("../table/columns/store.js").Chunk}} answers of `open_run`, `advance` */
export function readRecording(buffer) {
  const { answer, chunk } = readColumns(buffer);
  return { answer: JSON.stringify(answer), chunk };
}

const fetched = fetch("./recording.bin")
  .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
  .then((buffer) => buffer && readRecording(buffer))
  .catch(() => null);

/** The page's recording; null if there is none. */
export const recording = () => fetched;

let arrived = null;
fetched.then((recorded) => (arrived = recorded));

/** The same synchronously; null while it is loading or if there is none. */
export const recorded = () => arrived;
