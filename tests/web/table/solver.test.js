// The table and the solver say the same of the solver's own searches, although only events and new nodes pass between.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import test from "node:test";
import { fileURLToPath } from "node:url";

import { CUTOFF, EXPAND, GOAL, STALE, STATUS } from "../../../web/table/codes.js";
import { createTable } from "../../../web/table/table.js";
import { branchesOf } from "../../../web/tree/solution.js";

const SCRIPT = fileURLToPath(new URL("solver_as_json.py", import.meta.url));
const TYPES = {
  kind: Uint8Array,
  node: Int32Array,
  line: Int16Array,
  limits: Float64Array,
  cells: Uint8Array,
  places: Int16Array,
};
const INTEGERS = ["parent", "action", "depth", "iteration", "state"];
const NUMBERS = ["g", "h", "priority"];
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

const output = execFileSync(process.env.PYTHON ?? "python3", [SCRIPT], {
  encoding: "utf8",
  env: { ...process.env, PYTHONPATH: fileURLToPath(new URL("../../../pysrc", import.meta.url)) },
  maxBuffer: 2 ** 28,
});
const searches = JSON.parse(output);

/** A chunk with the typed arrays that the page gets. */
function typed(chunk) {
  const columns = { ...chunk };
  for (const [name, Type] of Object.entries(TYPES)) if (chunk[name]) columns[name] = Type.from(chunk[name]);
  for (const name of INTEGERS) columns[name] = Int32Array.from(chunk[name]);
  for (const name of NUMBERS) columns[name] = Float64Array.from(chunk[name], (value) => value ?? NaN);
  return columns;
}

for (const { options, table: traits, chunks, states, columns, iterations } of searches) {
  const { problem, algorithm, tie } = options;
  const name = `${algorithm}${tie ? ` with ties ${tie}` : ""} on ${problem}`;

  test(`${name}: the late cells, counts and iterations are those of the solver's record`, () => {
    const table = createTable(traits);
    for (const chunk of chunks) {
      table.append(typed(chunk));
      const { expanded, generated, maxFrontier } = table.stats(table.endTime);
      assert.deepEqual([expanded, generated, maxFrontier], [chunk.expanded, chunk.generated, chunk.max_frontier]);
    }
    assert.equal(table.finished, true);
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
    const table = createTable(traits);
    for (const chunk of chunks) table.append(typed(chunk));
    for (let row = 0; row < table.rowCount; row++) {
      const cells = table.cells(row);
      assert.deepEqual(cells ? [...cells] : table.label(row), states[columns.state[row]]);
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
    const table = createTable(traits);
    for (const chunk of chunks) table.append(typed(chunk));
    for (let t = 1; t <= table.endTime; t++) {
      const { kind, node } = table.event(t);
      if (kind === GOAL && algorithm === "bidirectional") continue; // the searches meet anywhere in the frontier
      if (!TAKEN_OFF.has(kind)) continue;
      assert.equal(table.frontier(t - 1).rows(0, 1)[0], node, `t ${t}`);
      if (kind === EXPAND) assert.equal(table.status(node, t - 1), STATUS.FRONTIER, `t ${t}: never stale`);
      if (kind === STALE && traits.stale_when) assert.equal(table.status(node, t - 1), STATUS.STALE, `t ${t}`);
    }
  });
}
