// The recorded beginning of a search (buildtools/recording.py).

import { readColumns } from "./packed_columns.js";

/** @returns {{answer: string, chunk: import("../table/columns/store.js").Chunk}} what `open_run` and `advance` answered */
export function readRecording(buffer) {
  const { answer, chunk } = readColumns(buffer);
  return { answer: JSON.stringify(answer), chunk };
}

const fetched = fetch("./recording.bin")
  .then((answer) => (answer.ok ? answer.arrayBuffer() : null))
  .then((buffer) => buffer && readRecording(buffer))
  .catch(() => null);

/** The page's recording; null where there is none. */
export const recording = () => fetched;

let arrived = null;
fetched.then((recorded) => (arrived = recorded));

/** The same at once; null where it has not come yet, or there is none. */
export const recorded = () => arrived;
