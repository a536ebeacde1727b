// Searches of the solver as the page gets them, by their options.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

import { createTable } from "../../../web/table/table.js";
import { typed } from "../table/typed.js";

const SCRIPT = fileURLToPath(new URL("../table/solver_as_json.py", import.meta.url));

/** @returns {{options: object, traits: object, chunks: object[]}[]} one for each of the wanted */
export function solved(wanted) {
  const env = { ...process.env, PYTHONPATH: fileURLToPath(new URL("../../../pysrc", import.meta.url)) };
  const program = process.env.PYTHON ?? "python3";
  const text = execFileSync(program, [SCRIPT, JSON.stringify(wanted)], { encoding: "utf8", env, maxBuffer: 2 ** 28 });
  return JSON.parse(text).map(({ options, table, chunks }) => ({ options, traits: table, chunks: chunks.map(typed) }));
}

/** A table with the first chunks of a search, or with all of them. */
export function tableOf({ traits, chunks }, count = chunks.length) {
  const table = createTable(traits);
  for (const chunk of chunks.slice(0, count)) table.append(chunk);
  return table;
}
