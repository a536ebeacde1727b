// A tiny search, checked by hand event by event: A* from A to D, where the way over C is found after the dearer one.
//
//     A --1--> B --5--> D      h: A 3, B 1, C 4, D 0
//     A --2--> C --1--> D

import assert from "node:assert/strict";
import test from "node:test";

import { DUPLICATE, END, EXPAND, GENERATE, GOAL, STALE, STATUS, SUPERSEDED } from "../../../web/table/codes.js";
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
  stale_when_visited: false,
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
const statuses = (table, row) => Array.from({ length: table.eventCount }, (_, t) => table.status(row, t));

test("the frontier at every time is the one that the book would draw", () => {
  const table = tableOf(EVENTS, 5);
  const both = [CHEAP, DEAR];
  const expected = [[A], [], [B], [B, C], [C], [C, DEAR], [DEAR], both, both, [DEAR], [DEAR]];
  assert.deepEqual(EVENTS.map((_, t) => all(table.frontier(t))), expected);
  assert.deepEqual(EVENTS.map((_, t) => table.stats(t).frontier), expected.map((entries) => entries.length));
  assert.equal(table.stats(10).maxFrontier, 2);
});

test("the superseded entry is in the frontier first and stale then", () => {
  const table = tableOf(EVENTS, 5);
  const { UNBORN, FRONTIER, STALE: OLD } = STATUS;
  assert.deepEqual([4, 5, 7, 8, 10].map((t) => table.status(DEAR, t)), [UNBORN, FRONTIER, FRONTIER, OLD, OLD]);
  assert.equal(table.status(CHEAP, 9), STATUS.GOAL);
});

test("a step shows an expanded node with all its children, the finish comes after the last step", () => {
  const table = tableOf(EVENTS, 5);
  assert.deepEqual([-1, 0, 1, 2, 3, 4].map((k) => table.timeOfStep(k)), [-1, 0, 3, 5, 8, -1]);
  assert.deepEqual([table.stepCount, table.finished, table.endTime, table.stepOfTime(10)], [3, true, 10, 3]);
  const { expanded, children, superseded, goal } = table.stepSummary(8);
  assert.deepEqual([expanded, children, superseded, goal], [C, 1, 1, -1]);
  assert.equal(table.stepSummary(10).goal, CHEAP);
});

test("the last step is known only when the end is", () => {
  const table = tableOf(EVENTS.slice(0, 10), 5);
  assert.deepEqual([table.stepCount, table.finished, table.outcome], [2, false, null]);
});

test("an entry says what a panel shows of a node at a time", () => {
  const table = tableOf(EVENTS, 5);
  const values = { g: 6, h: 0, f: 6, priority: 6, depth: 2 };
  const times = { generatedAt: 5, expandedAt: -1 };
  assert.deepEqual(JSON.parse(table.entries([DEAR], 8)), [
    { row: DEAR, label: "D", ...values, action: "to D", parent: B, iteration: 0, status: STATUS.STALE, ...times },
  ]);
  assert.equal(JSON.parse(table.entries(A))[0].action, null);
  assert.deepEqual(table.event(8), { kind: SUPERSEDED, node: DEAR, line: 108 });
});

test("a stale entry that is taken off is superseded, one whose state had been visited a duplicate", () => {
  const { FRONTIER, STALE: OLD, SUPERSEDED: BEATEN, DUPLICATE: AGAIN } = STATUS;
  const start = [[GENERATE, A], [GENERATE, B], [GENERATE, C], [GENERATE, DEAR], [GENERATE, CHEAP]];
  const after = (events, traits) => statuses(tableOf([...start, ...events], 5, traits), DEAR).slice(start.length);
  assert.deepEqual(after([[SUPERSEDED, DEAR], [STALE, DEAR]], {}), [OLD, BEATEN]);
  assert.deepEqual(after([[EXPAND, CHEAP], [STALE, DEAR]], { stale_when_visited: true }), [OLD, AGAIN]);
  assert.deepEqual(after([[EXPAND, CHEAP], [STALE, DEAR]], {}), [FRONTIER, AGAIN]);
});

test("a node can be the goal after it was expanded, and at once when it is made", () => {
  const table = tableOf([[GENERATE, A], [EXPAND, A], [DUPLICATE, B], [GOAL, A], [GOAL, C], [END, -1]], 3);
  const { UNBORN, FRONTIER, EXPANDED, GOAL: REACHED } = STATUS;
  assert.deepEqual(statuses(table, A), [FRONTIER, EXPANDED, EXPANDED, REACHED, REACHED, REACHED]);
  assert.deepEqual(statuses(table, C), [UNBORN, UNBORN, UNBORN, UNBORN, REACHED, REACHED]);
  assert.deepEqual([0, 1, 2, 3, 4, 5].map((t) => table.stats(t).frontier), [1, 0, 0, 0, 0, 0]);
});

test("a search that goes on after its end takes the end's number, and its last step may grow", () => {
  const budget = '{"outcome": "budget"}';
  const table = tableOf(EVENTS.slice(0, 8), 5);
  table.append(chunkOf([[END, -1]], [5, 5], { firstEvent: 8, outcome: budget }));
  assert.deepEqual([table.finished, table.stepCount, table.timeOfStep(3), table.outcome], [true, 3, 7, budget]);
  table.reopen();
  assert.deepEqual([table.finished, table.stepCount, table.eventCount, table.outcome], [false, 2, 8, null]);
  table.append(chunkOf(EVENTS.slice(8), [5, 5], { firstEvent: 8, outcome: SOLUTION }));
  const whole = tableOf(EVENTS, 5);
  for (const [t] of EVENTS.entries()) {
    assert.deepEqual(table.stats(t), whole.stats(t));
    assert.deepEqual(all(table.frontier(t)), all(whole.frontier(t)));
  }
  assert.deepEqual([table.stepCount, table.timeOfStep(3), table.outcome], [3, 8, SOLUTION]);
});

test("a chunk that does not continue the table is refused", () => {
  assert.throws(() => tableOf(EVENTS, 5).append(chunkOf(EVENTS, [0, 5])), RangeError);
  assert.throws(() => tableOf(EVENTS.slice(0, 3), 5), RangeError);
});

test("an empty table answers every question", () => {
  const table = createTable(TRAITS);
  assert.deepEqual([table.stepCount, table.endTime, table.finished, table.rowCount], [-1, -1, false, 0]);
  assert.deepEqual([table.stats(0).row, table.stats(-1).limit, table.stats(5).branching], [-1, null, NaN]);
  assert.deepEqual([table.frontier(0).count, table.visited(0, "A").count], [0, 0]);
  assert.deepEqual([table.event(0), table.entries(0), table.stepSummary(0).expanded], [null, "[]", -1]);
});
