// Searches of the solver, as the page gets them: real chunks, and what the solver's own record says of them.
//
// They are made once (solver_as_json.py) and kept until one of the solver's files, or that one, is another.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { createTable } from "../../../web/table/table.js";
import { typed } from "./typed.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SCRIPT = here("solver_as_json.py");
const SOLVER = here("../../../pysrc");
const KEPT = here("../../../node_modules/.cache/searchlight");
const PYTHON = process.env.PYTHON ?? "python3";

/** What decides what the script prints. */
function digest(wanted) {
  const hash = createHash("sha256").update(JSON.stringify([PYTHON, wanted])).update(readFileSync(SCRIPT)).update(readFileSync(`${SOLVER}/worker.py`));
  const paths = readdirSync(`${SOLVER}/searchlight`, { recursive: true }).filter((path) => path.endsWith(".py"));
  for (const path of paths.sort()) hash.update(path).update(readFileSync(`${SOLVER}/searchlight/${path}`));
  return hash.digest("hex").slice(0, 16);
}

/** What the script prints with these arguments, as a value. */
function printed(...wanted) {
  const kept = `${KEPT}/${digest(wanted)}.json`;
  try {
    return JSON.parse(readFileSync(kept, "utf8"));
  } catch {
    const env = { ...process.env, PYTHONPATH: SOLVER };
    const text = execFileSync(PYTHON, [SCRIPT, ...wanted], { encoding: "utf8", env, maxBuffer: 2 ** 28 });
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(`${kept}.${process.pid}`, text);
    renameSync(`${kept}.${process.pid}`, kept); // tests run side by side: none sees half a file
    return JSON.parse(text);
  }
}

/** The kinds of events as the solver declares them. */
export const declaredKinds = () => printed("kinds");

/**
 * @type {{name: string, options: object, traits: object, chunks: object[], states: any[], columns: object,
 *   iterations: any[]}[]}
 */
export const SOLVED = printed().map(({ options, table, chunks, ...record }) => {
  const { problem, algorithm, tie } = options;
  const name = `${algorithm}${tie ? ` with ties ${tie}` : ""} on ${problem}`;
  return { name, options, traits: table, chunks: chunks.map(typed), ...record };
});

/** A table with the chunks of a search of SOLVED. */
export function tableOf({ traits, chunks }) {
  const table = createTable(traits);
  for (const chunk of chunks) table.append(chunk);
  return table;
}
