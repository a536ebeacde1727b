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
  [EXPAND, A], [GENERATE, B], [GENERATE, C], // 1–3: step 1
  [EXPAND, B], [GENERATE, DEAR], // 4–5: step 2
  [EXPAND, C], [GENERATE, CHEAP], [SUPERSEDED, DEAR], // 6–8: step 3
  [GOAL, CHEAP], // 9
  [END, -1], // 10: the finish
];
const TRAITS = { states: { kind: "text" }, recursive: false, tie: "fifo", stale_when_visited: false, visited: "expanded" };

const chunk = {
  first_event: 0, kind: Uint8Array.from(EVENTS, ([kind]) => kind), node: Int32Array.from(EVENTS, ([, node]) => node),
  line: Int16Array.from(EVENTS, (_, t) => 100 + t), first_row: 0, parent: Int32Array.of(-1, A, A, B, C),
  action: Int32Array.of(-1, 0, 1, 2, 2), g: Float64Array.of(0, 1, 2, 6, 3), h: Float64Array.of(3, 1, 4, 0, 0),
  priority: Float64Array.of(3, 2, 6, 6, 3), depth: Int32Array.of(0, 1, 1, 2, 2), iteration: new Int32Array(5),
  state: Int32Array.of(0, 1, 2, 3, 3), first_state: 0, new_labels: ["A", "B", "C", "D"], new_actions: ["to B", "to C", "to D"],
  outcome: '{"outcome": "solution"}', expanded: 3, generated: 4, max_frontier: 2,
};

function finished() {
  const table = createTable(TRAITS);
  table.append(chunk);
  return table;
}

const all = (list) => Array.from(list.rows(0, list.count));

test("the frontier at every time is the one that the book would draw", () => {
  const table = finished();
  const expected = [
    [A], [], [B], [B, C], [C], [C, DEAR], [DEAR], [CHEAP, DEAR], [CHEAP, DEAR], [DEAR], [DEAR],
  ];
  assert.deepEqual(EVENTS.map((_, t) => all(table.frontier(t))), expected);
  assert.deepEqual(EVENTS.map((_, t) => table.stats(t).frontier), expected.map((entries) => entries.length));
  assert.equal(table.stats(10).maxFrontier, 2);
});

test("the superseded entry is in the frontier first and stale then", () => {
  const table = finished();
  assert.deepEqual([4, 5, 7, 8, 10].map((t) => table.status(DEAR, t)), [
    STATUS.UNBORN, STATUS.FRONTIER, STATUS.FRONTIER, STATUS.STALE, STATUS.STALE,
  ]);
  assert.equal(table.status(CHEAP, 9), STATUS.GOAL);
});

test("a step shows an expanded node with all its children, the finish comes after the last step", () => {
  const table = finished();
  assert.deepEqual([-1, 0, 1, 2, 3, 4].map((k) => table.timeOfStep(k)), [-1, 0, 3, 5, 8, -1]);
  assert.deepEqual([table.stepCount, table.finished, table.endTime, table.stepOfTime(10)], [3, true, 10, 3]);
  const { expanded, children, superseded, goal } = table.stepSummary(8);
  assert.deepEqual([expanded, children, superseded, goal], [C, 1, 1, -1]);
  assert.equal(table.stepSummary(10).goal, CHEAP);
});

test("the last step is known only when the end is", () => {
  const table = createTable(TRAITS);
  table.append({ ...chunk, kind: chunk.kind.slice(0, 10), node: chunk.node.slice(0, 10), line: chunk.line.slice(0, 10), outcome: null });
  assert.deepEqual([table.stepCount, table.finished, table.outcome], [2, false, null]);
});

test("an entry says what a panel shows of a node at a time", () => {
  const table = finished();
  assert.deepEqual(JSON.parse(table.entries([DEAR], 8)), [{
    row: DEAR, label: "D", g: 6, h: 0, f: 6, priority: 6, depth: 2, action: "to D", parent: B, iteration: 0,
    status: STATUS.STALE, generatedAt: 5, expandedAt: -1,
  }]);
  assert.equal(JSON.parse(table.entries(A))[0].action, null);
  assert.deepEqual(table.event(8), { kind: SUPERSEDED, node: DEAR, line: 108 });
});

test("a stale entry that is taken off is superseded, one whose state had been visited a duplicate", () => {
  const fateAfter = (traits, events) => {
    const table = createTable({ ...TRAITS, ...traits });
    const states = Int32Array.of(0, 0);
    const two = { parent: Int32Array.of(-1, -1), action: Int32Array.of(-1, -1), depth: states, iteration: states, state: states };
    const numbers = new Float64Array(2);
    table.append({
      ...chunk, ...two, g: numbers, h: numbers, priority: numbers, new_labels: ["A"],
      kind: Uint8Array.from(events, ([kind]) => kind), node: Int32Array.from(events, ([, node]) => node), line: new Int16Array(events.length),
    });
    return [...events.keys()].map((t) => table.status(0, t));
  };
  const { FRONTIER, STALE: OLD, SUPERSEDED: BEATEN, DUPLICATE: AGAIN } = STATUS;
  assert.deepEqual(fateAfter({}, [[GENERATE, 0], [GENERATE, 1], [SUPERSEDED, 0], [STALE, 0]]), [FRONTIER, FRONTIER, OLD, BEATEN]);
  const visiting = [[GENERATE, 0], [GENERATE, 1], [EXPAND, 1], [STALE, 0]];
  assert.deepEqual(fateAfter({ stale_when_visited: true }, visiting), [FRONTIER, FRONTIER, OLD, AGAIN]);
  assert.deepEqual(fateAfter({}, visiting), [FRONTIER, FRONTIER, FRONTIER, AGAIN]);
});

test("a node can be the goal after it was expanded, and at once when it is made", () => {
  const table = createTable(TRAITS);
  const events = [[GENERATE, A], [EXPAND, A], [DUPLICATE, B], [GOAL, A], [GOAL, C], [END, -1]];
  const first = (column) => column.slice(0, 3);
  table.append({
    ...chunk, kind: Uint8Array.from(events, ([kind]) => kind), node: Int32Array.from(events, ([, node]) => node), line: new Int16Array(6),
    ...Object.fromEntries(["parent", "action", "depth", "iteration", "state", "g", "h", "priority"].map((name) => [name, first(chunk[name])])),
  });
  assert.deepEqual(events.map((_, t) => table.status(A, t)), [1, 3, 3, 7, 7, 7]);
  assert.deepEqual(events.map((_, t) => table.status(C, t)), [0, 0, 0, 0, 7, 7]);
  assert.deepEqual(events.map((_, t) => table.stats(t).frontier), [1, 0, 0, 0, 0, 0]);
});

test("a search that goes on after its end takes the end's number, and its last step may grow", () => {
  const part = (from, to) => ({
    kind: chunk.kind.slice(from, to), node: chunk.node.slice(from, to), line: chunk.line.slice(from, to), first_event: from,
  });
  const none = Object.fromEntries(["parent", "action", "depth", "iteration", "state", "g", "h", "priority"].map((name) => [name, chunk[name].slice(5)]));
  const table = createTable(TRAITS);
  const end = { kind: Uint8Array.of(END), node: Int32Array.of(-1), line: Int16Array.of(0), first_event: 8 };
  const rest = { ...none, first_row: 5, new_labels: [], new_actions: [], outcome: null };
  table.append({ ...chunk, ...part(0, 8), outcome: null });
  table.append({ ...chunk, ...rest, ...end, outcome: '{"outcome": "budget"}' });
  assert.deepEqual([table.finished, table.stepCount, table.timeOfStep(3)], [true, 3, 7]);
  table.reopen();
  assert.deepEqual([table.finished, table.stepCount, table.eventCount, table.outcome], [false, 2, 8, null]);
  table.append({ ...chunk, ...rest, ...part(8, 11), outcome: chunk.outcome });
  const whole = finished();
  for (const [t] of EVENTS.entries()) {
    assert.deepEqual(table.stats(t), whole.stats(t));
    assert.deepEqual(all(table.frontier(t)), all(whole.frontier(t)));
  }
  assert.deepEqual([table.stepCount, table.timeOfStep(3), table.outcome], [3, 8, chunk.outcome]);
});

test("a chunk that does not continue the table is refused", () => {
  const table = finished();
  assert.throws(() => table.append(chunk), RangeError);
  assert.throws(() => createTable(TRAITS).append({ ...chunk, kind: chunk.kind.slice(0, 3) }), RangeError);
});

test("an empty table answers every question", () => {
  const table = createTable(TRAITS);
  assert.deepEqual([table.stepCount, table.endTime, table.finished, table.rowCount], [-1, -1, false, 0]);
  assert.deepEqual([table.stats(0).row, table.stats(-1).limit, table.stats(5).branching], [-1, null, NaN]);
  assert.deepEqual([table.frontier(0).count, table.visited(0, "A").count, table.event(0), table.entries(0)], [0, 0, null, "[]"]);
  assert.equal(table.stepSummary(0).expanded, -1);
});
