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
function digest(asked) {
  const hash = createHash("sha256").update(JSON.stringify([PYTHON, asked]));
  for (const path of [SCRIPT, `${SOLVER}/worker.py`]) hash.update(readFileSync(path));
  const paths = readdirSync(`${SOLVER}/searchlight`, { recursive: true }).filter((path) => path.endsWith(".py"));
  for (const path of paths.sort()) hash.update(path).update(readFileSync(`${SOLVER}/searchlight/${path}`));
  return hash.digest("hex").slice(0, 16);
}

/** What the script prints with this argument and this input, as a value. */
function printed(argument = "", input = "") {
  const kept = `${KEPT}/${digest([argument, input])}.json`;
  try {
    return JSON.parse(readFileSync(kept, "utf8"));
  } catch {
    const env = { ...process.env, PYTHONPATH: SOLVER };
    const text = execFileSync(PYTHON, [SCRIPT, argument], { encoding: "utf8", env, input, maxBuffer: 2 ** 28 });
    mkdirSync(KEPT, { recursive: true });
    writeFileSync(`${kept}.${process.pid}`, text);
    renameSync(`${kept}.${process.pid}`, kept); // tests run side by side: none sees half a file
    return JSON.parse(text);
  }
}

/** The kinds of events as the solver declares them. */
export const declaredKinds = () => printed("kinds");

/**
 * Searches with these options, as the page gets them.
 * @param {object[]} [wanted]  none: those of solver_as_json.py
 * @returns {{options: object, traits: object, chunks: object[], states: any[], columns: object, iterations: any[]}[]}
 */
export const solved = (wanted) =>
  printed(...(wanted ? ["wanted", JSON.stringify(wanted)] : [])).map(({ table, chunks, ...rest }) => ({
    ...rest,
    traits: table,
    chunks: chunks.map(typed),
  }));

/** Small searches with every algorithm, with names. */
export const SOLVED = solved().map((search) => {
  const { problem, algorithm, tie } = search.options;
  return { name: `${algorithm}${tie ? ` with ties ${tie}` : ""} on ${problem}`, ...search };
});

/** A table with the first chunks of a search, or with all of them. */
export function tableOf({ traits, chunks }, count = chunks.length) {
  const table = createTable(traits);
  for (const chunk of chunks.slice(0, count)) table.append(chunk);
  return table;
}
