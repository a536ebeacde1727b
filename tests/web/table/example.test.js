// A tiny search, checked by hand event by event: A* from A to D, where the way over C is found after the dearer one.
//
//     A --1--> B --5--> D      h: A 3, B 1, C 4, D 0
//     A --2--> C --1--> D

import assert from "node:assert/strict";
import test from "node:test";

import { STATUS } from "../../../web/table/codes.js";
import { BACK_UP, DUPLICATE, END, EXPAND, FORGET, FOUND, GENERATE, GOAL, MEET, STALE, SUPERSEDED } from "../../../web/table/kinds.js";
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
const statuses = (table, row) => Array.from({ length: table.eventCount }, (_, t) => table.status(row, t));

test("the frontier at every time is the one that the book would draw", () => {
  const table = tableOf(EVENTS, 5);
  const both = [CHEAP, DEAR];
  const expected = [[A], [], [B], [B, C], [C], [C, DEAR], [DEAR], both, both, [DEAR], [DEAR]];
  assert.deepEqual(EVENTS.map((_, t) => all(table.at(t).frontier)), expected);
  assert.deepEqual(EVENTS.map((_, t) => table.at(t).stats.frontier), expected.map((entries) => entries.length));
  assert.equal(table.at(10).stats.maxFrontier, 2);
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
  const { expanded, children, superseded, goal } = table.at(8).summary;
  assert.deepEqual([expanded, children, superseded, goal], [C, 1, 1, -1]);
  assert.equal(table.at(10).summary.goal, CHEAP);
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
    { row: DEAR, label: "D", ...values, action: "to D", parent: B, iteration: 0, status: "stale", ...times },
  ]);
  assert.equal(JSON.parse(table.entries(A))[0].action, null);
  assert.deepEqual(table.at(8).event, { kind: SUPERSEDED, node: DEAR, line: 108 });
});

test("a stale entry that is taken off is superseded, one whose state had been visited a duplicate", () => {
  const { FRONTIER, STALE: OLD, SUPERSEDED: BEATEN, DUPLICATE: AGAIN } = STATUS;
  const start = [[GENERATE, A], [GENERATE, B], [GENERATE, C], [GENERATE, DEAR], [GENERATE, CHEAP]];
  const after = (events, traits) => statuses(tableOf([...start, ...events], 5, traits), DEAR).slice(start.length);
  assert.deepEqual(after([[SUPERSEDED, DEAR], [STALE, DEAR]], {}), [OLD, BEATEN]);
  assert.deepEqual(after([[EXPAND, CHEAP], [STALE, DEAR]], { stale_when: "visited" }), [OLD, AGAIN]);
  assert.deepEqual(after([[EXPAND, CHEAP], [STALE, DEAR]], {}), [FRONTIER, AGAIN]);
});

test("a node that is found when it is made never enters the frontier", () => {
  const table = tableOf([[GENERATE, A], [EXPAND, A], [DUPLICATE, B], [FOUND, C], [END, -1]], 3);
  const { UNBORN, GOAL: REACHED } = STATUS;
  assert.deepEqual(statuses(table, C), [UNBORN, UNBORN, UNBORN, REACHED, REACHED]);
  assert.deepEqual([0, 1, 2, 3, 4].map((t) => table.at(t).stats.frontier), [1, 0, 0, 0, 0]);
  assert.deepEqual([table.timeOfStep(1), table.at(3).stats.row, table.at(3).stats.generated], [3, A, 2]);
  assert.equal(table.at(4).stats.row, C);
  const { found, goal, children } = table.at(3).summary;
  assert.deepEqual([found, goal, children], [C, -1, 2]);
});

test("a start that is the goal is found at once: step 0 and the finish are all there is", () => {
  const table = tableOf([[FOUND, A], [END, -1]], 1);
  assert.deepEqual([table.stepCount, table.timeOfStep(0), table.endTime], [0, 0, 1]);
  const { generated, expanded, maxFrontier, row } = table.at(1).stats;
  assert.deepEqual([generated, expanded, maxFrontier, row], [0, 0, 0, A]);
  assert.deepEqual([table.at(0).summary.found, table.at(0).summary.children], [A, 0]);
});

test("a node that is backed up stands in the frontier again, its children are forgotten", () => {
  const again = DEAR; // the row of B's copy here
  const events = [
    ...[[GENERATE, A], [EXPAND, A], [GENERATE, B], [EXPAND, B], [GENERATE, C]],
    ...[[FORGET, C], [BACK_UP, again], [EXPAND, again], [GENERATE, CHEAP], [END, -1]],
  ];
  const table = createTable({ ...TRAITS, tie: "deepest" });
  const chunk = chunkOf(events, [0, 5], { outcome: SOLUTION });
  chunk.parent[CHEAP] = again;
  table.append(chunk);
  const { UNBORN, FRONTIER, EXPANDED, FORGOTTEN } = STATUS;
  assert.deepEqual([4, 5, 9].map((t) => table.status(C, t)), [FRONTIER, FORGOTTEN, FORGOTTEN]);
  assert.deepEqual([5, 6, 7].map((t) => table.status(again, t)), [UNBORN, FRONTIER, EXPANDED]);
  assert.deepEqual([4, 5, 6, 7, 8].map((t) => all(table.at(t).frontier)), [[C], [], [again], [], [CHEAP]]);
  assert.deepEqual([1, 2, 3].map((k) => table.timeOfStep(k)), [2, 4, 8]);
  const { forgotten, expanded, children } = table.at(8).summary;
  assert.deepEqual([forgotten, expanded, children], [1, again, 1]);
  assert.equal(table.at(8).stats.generated, 3);
});

test("two roots stand side by side, and the solution leads over both trees", () => {
  const events = [[GENERATE, A], [GENERATE, B], [EXPAND, A], [GENERATE, C], [MEET, C], [GOAL, C], [END, -1]];
  const table = createTable(TRAITS);
  const chunk = chunkOf(events, [0, 3], { outcome: '{"outcome": "solution", "path": [0, 2, 1]}' });
  chunk.parent[1] = -1;
  chunk.depth[1] = 0;
  table.append(chunk);
  assert.deepEqual([0, 1, 2].map((row) => [...table.path(row)]), [[A], [B], [A, C]]);
  assert.deepEqual([...table.solution], [A, C, B]);
  assert.deepEqual([0, 1].map((k) => table.timeOfStep(k)), [1, 4]);
  assert.deepEqual([table.at(4).summary.met, table.at(4).summary.children, table.at(4).stats.generated], [C, 1, 1]);
  assert.deepEqual([3, 4, 5].map((t) => table.status(C, t)), [STATUS.FRONTIER, STATUS.FRONTIER, STATUS.GOAL]);
  assert.equal(tableOf(EVENTS.slice(0, 10), 5).solution, null);
});

test("where a visit at a smaller depth counts only, an entry nearer to the root is not stale", () => {
  // DEAR and CHEAP are the same state at depth 2; here CHEAP is moved to depth 1 or 3.
  const after = (depth, traits) => {
    const table = createTable({ ...TRAITS, ...traits });
    const made = [A, B, C, DEAR, CHEAP].map((row) => [GENERATE, row]);
    const chunk = chunkOf([...made, [EXPAND, DEAR]], [0, 5]);
    chunk.depth[CHEAP] = depth;
    table.append(chunk);
    return table.status(CHEAP, 5);
  };
  assert.deepEqual([1, 2, 3].map((depth) => after(depth, { stale_when: "visited-no-deeper" })), [1, 2, 2]);
  assert.deepEqual([1, 2, 3].map((depth) => after(depth, { stale_when: "visited" })), [2, 2, 2]);
});

test("a ring is told by its cells", () => {
  const table = createTable({ ...TRAITS, states: { kind: "ring", cells: 4 } });
  table.append({ ...chunkOf([[GENERATE, A]], [0, 1]), cells: Uint8Array.of(0, 1, 0, 1) });
  assert.deepEqual([table.label(A), [...table.cells(A)]], ["0 1 0 1", [0, 1, 0, 1]]);
  assert.deepEqual(JSON.parse(table.entries(A))[0].cells, [0, 1, 0, 1]);
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

test("what is said of a time is worked out once, until something comes or another time is asked for", () => {
  const table = tableOf(EVENTS.slice(0, 6), 4);
  const then = table.at(3);
  assert.equal(table.at(3), then);
  assert.equal(table.at(3).stats, then.stats);
  assert.equal(table.at(3).frontier, table.at(3).frontier);
  assert.deepEqual([then.t, then.step, then.row, then.event.kind, then.summary.children], [3, 1, A, GENERATE, 2]);
  table.append(chunkOf(EVENTS.slice(6), [4, 5], { firstEvent: 6, outcome: SOLUTION }));
  assert.notEqual(table.at(3), then);
  assert.deepEqual(table.at(3).stats, then.stats);
  assert.equal(table.at(99), table.at(table.endTime));
  assert.equal(table.solution, table.solution);
});

test("a chunk that does not continue the table is refused", () => {
  assert.throws(() => tableOf(EVENTS, 5).append(chunkOf(EVENTS, [0, 5])), RangeError);
  assert.throws(() => tableOf(EVENTS.slice(0, 3), 5), RangeError);
});

test("an empty table answers every question", () => {
  const table = createTable(TRAITS);
  assert.deepEqual([table.stepCount, table.endTime, table.finished, table.rowCount], [-1, -1, false, 0]);
  assert.deepEqual([table.at(0).stats.row, table.at(-1).stats.limit, table.at(5).stats.branching], [-1, null, NaN]);
  assert.deepEqual([table.at(0).frontier.count, table.visited(0, "A").count], [0, 0]);
  assert.deepEqual([table.at(0).event, table.entries(0), table.at(0).summary.expanded], [null, "[]", -1]);
});
