// The table and the solver say the same of the solver's own searches, although only events and new nodes pass between.

import assert from "node:assert/strict";
import test from "node:test";

import { faceOf } from "../../../web/faces/index.js";
import { STATUS } from "../../../web/table/codes.js";
import { CUTOFF, EXPAND, GOAL, KINDS, STALE } from "../../../web/table/kinds.js";
import { createTable } from "../../../web/table/table.js";
import { branchesOf } from "../../../web/tree/solution.js";
import { SOLVED, declaredKinds, tableOf } from "./solver.js";

const NAMES = {
  generatedAt: "generated_at",
  expandedAt: "expanded_at",
  removedAt: "removed_at",
  supersededAt: "superseded_at",
  fate: "fate",
  parent: "parent",
  state: "state",
};
const TAKEN_OFF = new Set([EXPAND, STALE, CUTOFF, GOAL]);

test("the kinds of events, and what each of them does, are those of the solver", () => {
  assert.deepEqual(KINDS, declaredKinds());
});

test("a search yields no kinds but those that its algorithm is said to yield, and the end", () => {
  for (const { name, traits, chunks } of SOLVED) {
    const met = new Set(chunks.flatMap(({ kind }) => Array.from(kind, (each) => KINDS[each].name)));
    met.delete("end");
    assert.ok([...met].every((each) => traits.kinds.includes(each)), name);
  }
});

for (const search of SOLVED) {
  const { name, options, traits, chunks, states, columns, iterations } = search;
  const { algorithm } = options;

  test(`${name}: the late cells, counts and iterations are those of the solver's record`, () => {
    const table = createTable(traits);
    for (const chunk of chunks) {
      table.append(chunk);
      const { expanded, generated, maxFrontier } = table.at(table.endTime).stats;
      assert.deepEqual([expanded, generated, maxFrontier], [chunk.expanded, chunk.generated, chunk.max_frontier]);
    }
    assert.equal(table.finished, !table.outcome.includes('"outcome": "budget"'));
    assert.equal(table.stopped, !table.finished);
    assert.equal(table.rowCount, columns.parent.length);
    for (const [ours, theirs] of Object.entries(NAMES)) {
      const column = table.columns[ours]?.subarray(0, table.rowCount) ?? columns.parent.map(() => -1);
      assert.deepEqual(Array.from(column), columns[theirs], ours);
    }
    assert.deepEqual(
      table.iterations.map((each) => [each.limit, each.firstEvent, each.firstRow, each.expanded, each.generated]),
      iterations,
    );
  });

  test(`${name}: states and the solution are those of the solver`, () => {
    const table = tableOf(search);
    const face = faceOf(table.traits.states);
    for (let row = 0; row < table.rowCount; row++) {
      assert.deepEqual(face.text(table.cells(row) ?? table.label(row)), states[columns.state[row]]);
    }
    const { path } = JSON.parse(table.outcome);
    assert.deepEqual(table.solution && [...table.solution], path);
    if (!path) return;
    const { forward, backward } = branchesOf(table, path, table.iterations.at(-1).firstRow);
    assert.equal(forward.length + backward.length, path.length + (backward.length > 0 ? 1 : 0));
    const { state, parent } = table.columns;
    if (backward.length > 0) assert.equal(state[forward.at(-1)], state[backward.at(-1)]);
    for (const branch of backward.length > 0 ? [forward, backward] : []) {
      assert.ok(branch.every((row, at) => parent[row] === (at === 0 ? -1 : branch[at - 1])));
    }
  });

  if (traits.recursive) continue;
  test(`${name}: the frontier's first entry is the one that is taken off next`, () => {
    const table = tableOf(search);
    for (let t = 1; t <= table.endTime; t++) {
      const { kind, node } = table.at(t).event;
      if (!TAKEN_OFF.has(kind)) continue;
      assert.equal(table.at(t - 1).frontier.rows(0, 1)[0], node, `t ${t}`);
      if (kind === EXPAND) assert.equal(table.status(node, t - 1), STATUS.FRONTIER, `t ${t}: never stale`);
      if (kind === STALE && traits.stale_when) assert.equal(table.status(node, t - 1), STATUS.STALE, `t ${t}`);
    }
  });
}
