// Finding states in the visited list by what a person types.

import assert from "node:assert/strict";
import test from "node:test";

import { EXPAND, GENERATE } from "../../../web/table/kinds.js";
import { createTable } from "../../../web/table/table.js";
import { chunkOf, record } from "./recording.js";

/** A table of roots that were expanded one after the other, one for each state. */
function tableOf(shape, states, textOf = (state) => state) {
  const events = states.flatMap((state) => {
    const node = { state, parent: null, action: null, g: 0, h: NaN, priority: 0, depth: 0 };
    return [
      [GENERATE, node],
      [EXPAND, node],
    ];
  });
  const log = record(events, shape.kind === "board" ? (state) => state : undefined);
  const table = createTable({
    states: shape,
    recursive: false,
    tie: "fifo",
    stale_when: null,
    visited: "expanded",
  });
  const chunk = chunkOf(log, 0, log.events.length);
  table.append({ ...chunk, new_labels: states.map(textOf) });
  return table;
}

const found = (table, query, t = table.endTime) => {
  const list = table.visited(t, query);
  return Array.from(list.rows(0, list.count)).reverse();
};

const EIGHT = { kind: "board", cells: 9, rows: 3, columns: 3 };
const BOARDS = [
  [8, 0, 6, 5, 4, 7, 2, 3, 1],
  [0, 8, 6, 5, 4, 7, 2, 3, 1],
  [1, 2, 3, 8, 0, 6, 4, 5, 7],
];

test("a part of a board is found however it is separated", () => {
  const table = tableOf(EIGHT, BOARDS);
  for (const query of ["806", "8 0 6", "8,0,6", " 8, 0 ,6", "8;0 6", "80 6", "8 0 6 "])
    assert.deepEqual(found(table, query), [0, 2], query);
  assert.deepEqual(found(table, "8 0 6 / 5 4 7 / 2 3 1"), [0]);
  assert.deepEqual(found(table, "8,0,6,5,4,7,2,3,1"), [0]);
  assert.deepEqual(found(table, "2310"), []);
  assert.deepEqual(found(table, "8 x"), []);
  for (const query of ["", "  ", ",", undefined]) assert.deepEqual(found(table, query), [0, 1, 2]);
});

test("names are found by any part, without regard to case, blanks and brackets", () => {
  const names = tableOf({ kind: "text" }, ["Arad", "Rimnicu Vilcea", "Vaslui"]);
  assert.deepEqual(found(names, "vi"), [1]);
  assert.deepEqual(found(names, "V"), [1, 2]);
  assert.deepEqual(found(names, "rimnicu vil"), [1]);
  const places = tableOf({ kind: "text" }, ["3,4", "13,4", "3,14"], (state) => `(${state})`);
  assert.deepEqual(found(places, "3, 4"), [0, 1]);
  assert.deepEqual(found(places, "13 4"), [1]);
});

test("a query sees only what was visited by then, at whatever times and in whatever order it is asked", () => {
  const states = Array.from({ length: 40 }, (_, at) => [at % 3, at % 10, 5, 6, 7, 8, 9, 0, 1]);
  const table = tableOf(EIGHT, states);
  const matches = (query, t) =>
    states.flatMap((cells, row) => (2 * row + 1 <= t && cells.join("").includes(query) ? [row] : []));
  for (const query of ["1", "15", "156", "15", "0", "05", "", "9", "99"]) {
    for (const t of [70, 5, 80, 33, -1, 0, 1])
      assert.deepEqual(found(table, query, t), matches(query, t), `${query} at ${t}`);
  }
});
