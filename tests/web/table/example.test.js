// A tiny search, checked by hand event by event: A* from A to D, where the way over C is found after the dearer one.
//
//     A --1--> B --5--> D      h: A 3, B 1, C 4, D 0
//     A --2--> C --1--> D

import assert from "node:assert/strict";
import test from "node:test";

import { END, EXPAND, GENERATE, GOAL, SUPERSEDED } from "../../../web/table/kinds.js";
import { createTable } from "../../../web/table/table.js";

const [A, B, C, DEAR, CHEAP] = [0, 1, 2, 3, 4]; // rows; the last two are D
const EVENTS = [
  [GENERATE, A], // 0: step 0
  ...[[EXPAND, A], [GENERATE, B], [GENERATE, C]], // 1–3: step 1
  ...[[EXPAND, B], [GENERATE, DEAR]], // 4–5: step 2
  ...[[EXPAND, C], [GENERATE, CHEAP], [SUPERSEDED, DEAR]], // 6–8: step 3
  [GOAL, CHEAP], // 9
  [END, -1], // 10: the finish
];
const COLUMNS = {
  parent: [-1, A, A, B, C],
  action: [-1, 0, 1, 2, 2],
  g: [0, 1, 2, 6, 3],
  h: [3, 1, 4, 0, 0],
  priority: [3, 2, 6, 6, 3],
  depth: [0, 1, 1, 2, 2],
  iteration: [0, 0, 0, 0, 0],
  state: [0, 1, 2, 3, 3],
};
const TRAITS = {
  states: { kind: "text" },
  recursive: false,
  tie: "fifo",
  stale_when: null,
  visited: "expanded",
};
const SOLUTION = '{"outcome": "solution"}';

/** A chunk with these events, the first of them at time `firstEvent`, and the rows from…to-1. */
function chunkOf(events, [from, to], { firstEvent = 0, outcome = null } = {}) {
  return {
    first_event: firstEvent,
    kind: Uint8Array.from(events, ([kind]) => kind),
    node: Int32Array.from(events, ([, node]) => node),
    line: Int16Array.from(events, (_, at) => 100 + firstEvent + at),
    first_row: from,
    ...Object.fromEntries(Object.entries(COLUMNS).map(([name, column]) => [name, column.slice(from, to)])),
    first_state: from === 0 ? 0 : 4,
    new_labels: from === 0 ? ["A", "B", "C", "D"] : [],
    new_actions: from === 0 ? ["to B", "to C", "to D"] : [],
    outcome,
    expanded: 0,
    generated: 0,
    max_frontier: 0,
  };
}

function tableOf(events, rowCount, traits = {}) {
  const table = createTable({ ...TRAITS, ...traits });
  table.append(chunkOf(events, [0, rowCount], { outcome: events.at(-1)[0] === END ? SOLUTION : null }));
  return table;
}

const all = (list) => Array.from(list.rows(0, list.count));

test("the frontier at every time is the one that the book would draw", () => {
  const table = tableOf(EVENTS, 5);
  const both = [CHEAP, DEAR];
  const expected = [[A], [], [B], [B, C], [C], [C, DEAR], [DEAR], both, both, [DEAR], [DEAR]];
  assert.deepEqual(EVENTS.map((_, t) => all(table.at(t).frontier)), expected);
  assert.deepEqual(EVENTS.map((_, t) => table.at(t).stats.frontier), expected.map((entries) => entries.length));
  assert.equal(table.at(10).stats.maxFrontier, 2);
});

test("an entry says what a panel shows of a node at a time", () => {
  const table = tableOf(EVENTS, 5);
  const values = { g: 6, h: 0, f: 6, priority: 6, depth: 2 };
  const times = { generatedAt: 5, expandedAt: -1 };
  assert.deepEqual(JSON.parse(table.entries([DEAR], 8)), [
    { row: DEAR, label: "D", ...values, action: "to D", parent: B, iteration: 0, status: "stale", ...times },
  ]);
  assert.equal(JSON.parse(table.entries(A))[0].action, null);
  assert.deepEqual(table.at(8).event, { kind: SUPERSEDED, node: DEAR, line: 108 });
});

test("where the budget is spent the search stands still without an end, and its last step grows with it", () => {
  const budget = '{"outcome": "budget"}';
  const table = tableOf(EVENTS.slice(0, 7), 4);
  assert.deepEqual([table.rests, table.stepCount, table.settledTime], [false, 2, 5]);
  table.append(chunkOf([], [4, 4], { firstEvent: 7, outcome: budget }));
  const standing = () => [table.finished, table.stopped, table.rests, table.outcome];
  assert.deepEqual(standing(), [false, true, true, budget]);
  assert.deepEqual([table.stepCount, table.timeOfStep(3), table.settledTime, table.endTime], [3, 6, 6, 6]);
  table.append(chunkOf(EVENTS.slice(7, 8), [4, 5], { firstEvent: 7 }));
  assert.deepEqual(standing(), [false, false, false, null]);
  assert.deepEqual([table.stepCount, table.timeOfStep(3)], [3, 7]);
  table.append(chunkOf(EVENTS.slice(8), [5, 5], { firstEvent: 8, outcome: SOLUTION }));
  assert.deepEqual(standing(), [true, false, true, SOLUTION]);
  const whole = tableOf(EVENTS, 5);
  for (const [t] of EVENTS.entries()) {
    assert.deepEqual(table.at(t).stats, whole.at(t).stats);
    assert.deepEqual(all(table.at(t).frontier), all(whole.at(t).frontier));
  }
  assert.deepEqual([table.stepCount, table.timeOfStep(3), table.outcome], [3, 8, SOLUTION]);
});

test("of a search that fails, what ran of its last step is a position", () => {
  const table = tableOf(EVENTS.slice(0, 1), 1);
  assert.deepEqual([table.stepCount, table.timeOfStep(0)], [-1, -1]);
  table.breakOff();
  assert.deepEqual([table.stepCount, table.timeOfStep(0), table.rests], [0, 0, false]);
});

test("a chunk that does not continue the table is refused", () => {
  assert.throws(() => tableOf(EVENTS, 5).append(chunkOf(EVENTS, [0, 5])), RangeError);
  assert.throws(() => tableOf(EVENTS.slice(0, 3), 5), RangeError);
});
