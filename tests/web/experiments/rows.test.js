// What is made of an experiment's rows: order, means, pairs, files, links.

import assert from "node:assert/strict";
import test from "node:test";

import { byDepth } from "../../../web/features/experiments/depths.js";
import { csvOfRows, jsonOfRows } from "../../../web/features/experiments/files.js";
import { linkOf, optionsOf } from "../../../web/features/experiments/links.js";
import { pairsOf } from "../../../web/features/experiments/pairs.js";
import { COLUMNS, MEASURES, Rows } from "../../../web/features/experiments/rows.js";

const WAYS = { bfs: ["breadth-first", null, ""], one: ["astar", "misplaced", ""], heavy: ["weighted-astar", "manhattan", "weight=3"] };

/** A row with these values, and with nothing in the other columns. */
const row = (start, way, values) => {
  const [algorithm, heuristic, options] = WAYS[way];
  const empty = Object.fromEntries(COLUMNS.map((name) => [name, null]));
  return { ...empty, problem: "eight-puzzle", start, algorithm, heuristic, options, outcome: "solution", ...values };
};

const rowsOf = (...all) => {
  const rows = new Rows();
  for (const each of all) rows.add([each]);
  return rows;
};

const SAMPLE = rowsOf(
  row("a", "bfs", { depth: 2, generated: 10, b_star: 2, seconds: 0.5 }),
  row("a", "one", { depth: 2, generated: 5, b_star: 1.5 }),
  row("b", "bfs", { depth: 2, generated: 30, b_star: 3 }),
  row("b", "one", { depth: 2, generated: 3, outcome: "budget" }),
  row("c", "bfs", { depth: 10, generated: 40, b_star: 1.25 }),
  row("d", "one", { generated: 7, outcome: "failure" }),
);

test("rows are sorted by any column; what is not known stands last, both ways", () => {
  assert.deepEqual(SAMPLE.order("generated", false), [3, 1, 5, 0, 2, 4]);
  assert.deepEqual(SAMPLE.order("generated", true), [4, 2, 0, 5, 1, 3]);
  assert.deepEqual(SAMPLE.order("depth", true), [4, 0, 1, 2, 3, 5]);
  assert.deepEqual(SAMPLE.order("depth", false).at(-1), 5);
  assert.deepEqual(SAMPLE.order("outcome", false), [3, 5, 0, 1, 2, 4]);
  assert.deepEqual(SAMPLE.order("", true), [5, 4, 3, 2, 1, 0]);
});

test("means are over those that found a solution, by depth; depths that nobody knows stand last", () => {
  const { depths, unsolved, cell } = byDepth(SAMPLE, MEASURES.generated);
  assert.deepEqual(depths, [2, 10, null]);
  assert.equal(unsolved, 2);
  assert.deepEqual([cell(2, 0).searches, cell(2, 0).mean, cell(2, 0).meanBranching], [2, 20, 2.5]);
  assert.deepEqual(cell(2, 0).quartiles, [15, 25]);
  assert.deepEqual([cell(2, 1).searches, cell(2, 1).mean], [2, 5]);
  assert.deepEqual([cell(10, 1).searches, cell(10, 1).mean], [0, NaN]);
  assert.equal(byDepth(SAMPLE, MEASURES.milliseconds).cell(2, 0).mean, 500);
});

test("two variants are put together start by start, those first that differ most", () => {
  const pairs = pairsOf(SAMPLE, 0, 1, MEASURES.generated);
  assert.deepEqual(pairs.map(({ start, x, y, ratio }) => [start, x, y, ratio]), [["b", 30, 3, 10], ["a", 10, 5, 2]]);
  const none = rowsOf(row("x", "bfs", { generated: 0 }), row("x", "one", { generated: 4 }), row("y", "bfs", { generated: 0 }), row("y", "one", { generated: 0 }));
  assert.deepEqual(pairsOf(none, 0, 1, MEASURES.generated).map(({ ratio }) => ratio), [Infinity, 1]);
});

test("files have the command's header, a line for each row, and quotation marks where they must", () => {
  const rows = [row("8,0", "heavy", { cost: 3, b_star: 1.25 }), row("Bra\"ov", "bfs", {})];
  const [head, first, second] = csvOfRows(rows).split("\n");
  assert.equal(head, COLUMNS.join(","));
  assert.equal(first, 'eight-puzzle,"8,0",,weighted-astar,manhattan,weight=3,solution,3,,,,,,,,1.25');
  assert.ok(second.startsWith('eight-puzzle,"Bra""ov",,breadth-first,,,'));
  assert.deepEqual(JSON.parse(jsonOfRows(rows)), rows);
  assert.deepEqual(jsonOfRows(rows).split("\n").map((line) => line[0]), ["[", "{", ",", "]", undefined]);
});

test("a row leads to its search, with the options that are not as by default", () => {
  const options = "goal=1,2,0&max-side=a%26b%3Dc";
  assert.deepEqual(optionsOf(row("8,0", "one", { options })), {
    problem: "eight-puzzle", goal: "1,2,0", max_side: "a&b=c", start: "8,0", algorithm: "astar", heuristic: "misplaced",
  }); // prettier-ignore
  assert.equal(linkOf(row("8,0", "bfs", { options: "" })), "#problem=eight-puzzle&start=8,0&algorithm=breadth-first");
  assert.ok(linkOf(row("8,0", "one", { options })).includes("&max-side=a%26b%3Dc&"));
});
