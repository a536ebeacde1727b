// What the list of calls says that a call has returned is what a plain recursion returns.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";

import { reasonAt } from "../../../web/features/why/next.js";
import { Description } from "../../../web/list/description.js";
import { randomGraph } from "../table/random.js";
import { solved, tableOf } from "../table/solver.js";

const PRINT = "import json; from searchlight.problems.graph_files import ROMANIA as r; print(json.dumps({'edges': r.edges, 'h': r.h}))";
const env = { ...process.env, PYTHONPATH: fileURLToPath(new URL("../../../pysrc", import.meta.url)) };
const romania = execFileSync(process.env.PYTHON ?? "python3", ["-c", PRINT], { encoding: "utf8", env });
const SEARCHES = [
  { problem: "graph", graph: romania, start: "Arad", goal: "Bucharest" },
  ...Array.from({ length: 10 }, (_, seed) => randomGraph(seed)),
];
const WORDS = { columns: ["{f}", "{g}", "{h}"], next: "next", returned: { value: "f", cutoff: "cutoff", failure: "failure" } };
const MOST = 2000; // lines; some of the goals are out of reach

/**
 * The recursion of iterative-deepening A*, or of iterative deepening, with a print.
 * @returns {string[]} "S A: 7" for each call that returns without a solution, but for those that are cut off at once
 */
function plain({ graph, start, goal, limit }) {
  const [{ edges, h }, printed, bounded] = [JSON.parse(graph), [], limit === undefined];
  const search = (path, g, bound) => {
    const node = path.at(-1);
    if (bounded && g + h[node] > bound) return g + h[node];
    if (node === goal) return null;
    if (!bounded && path.length - 1 === bound) return "cutoff";
    let least = bounded ? Infinity : "failure";
    for (const [child, cost] of Object.entries(edges[node])) {
      if (bounded && child === path.at(-2)) continue;
      const result = search([...path, child], g + cost, bound);
      if (result === null || printed.length > MOST) return null;
      if (bounded ? result < least : result === "cutoff") least = result;
    }
    printed.push(`${path.join(" ")}: ${least === Infinity ? "∞" : least}`);
    return least;
  };
  if (bounded) for (let bound = h[start]; bound !== null && bound < Infinity; ) bound = search([start], 0, bound);
  else for (let depth = 0; depth <= limit && search([start], 0, depth) === "cutoff"; ) depth++;
  return printed;
}

/** What the list says at each step of the calls that have returned, in the order in which they do. */
function told(search) {
  const table = tableOf(search);
  const description = new Description(table, WORDS, String);
  const said = [];
  for (let step = 1; step <= table.stepCount; step++) {
    const t = table.timeOfStep(step);
    const { listed } = table.at(t);
    for (const [place, row] of [...listed.rows(0, listed.count)].entries()) {
      const { side, columns, equals } = description.of(row, place, t);
      const [g, h] = [table.columns.g[row], table.columns.h[row]];
      if (side) said.push(`${Array.from(table.path(row), (each) => table.label(each)).join(" ")}: ${side === "f" ? columns.join("") : side}`);
      else assert.deepEqual([...columns, equals], [...[g + h, g, h].map(String), "="]); // it is still open
    }
    const { decision } = reasonAt(table, t);
    if (decision?.what === "iterates" && description.isBounded) assert.equal(said.at(-1), `${search.options.start}: ${decision.limit}`);
  }
  return said;
}

for (const [name, more] of [
  ["ida-star", {}],
  ["iterative-deepening", { limit: 5 }],
]) {
  test(`${name}: a call has returned what its recursion returns, from which the next limit comes`, () => {
    const searches = SEARCHES.map((each) => ({ ...each, ...more, algorithm: name, max_nodes: 1000 }));
    solved(searches).forEach((search, at) => {
      const [said, expected] = [told(search), plain(searches[at])];
      assert.ok(at > 0 || name !== "ida-star" || said.includes("Arad Sibiu Rimnicu Vilcea: 417"));
      assert.deepEqual(said, search.chunks.at(-1).outcome.includes("budget") ? expected.slice(0, said.length) : expected);
    });
  });
}
