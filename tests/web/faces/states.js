// States of every problem, as the solver sends them to the page.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { faceOf } from "../../../web/faces/index.js";

const SCRIPT = fileURLToPath(new URL("states_as_json.py", import.meta.url));

/** Of each problem: its options, its face, its states as a face takes them, and the texts that the solver has of them. */
export function everyProblem() {
  const output = execFileSync(process.env.PYTHON ?? "python3", [SCRIPT], {
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: fileURLToPath(new URL("../../../pysrc", import.meta.url)) },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(output).map(({ options, shape, sent, text }) => ({
    name: Object.values(options).join(" "),
    shape,
    face: faceOf(shape),
    states: statesOf(shape, sent, text.length),
    text,
  }));
}

function statesOf({ cells, places }, sent, count) {
  const numbers = cells ? Uint8Array.from(sent.cells) : Int16Array.from(sent.places ?? []);
  const each = cells ?? places;
  return Array.from({ length: count }, (_, at) =>
    each ? numbers.subarray(at * each, (at + 1) * each) : sent.new_labels[at],
  );
}
