// What is said of a step is what the columns say, for every algorithm of the solver and at every time.

import assert from "node:assert/strict";
import test from "node:test";

import { STATUS } from "../../../web/table/codes.js";
import { BACK_UP } from "../../../web/table/kinds.js";
import { SOLVED, tableOf } from "./solver.js";

const FATE = { CYCLE: 3, CUTOFF: 5, FORGOTTEN: 7 }; // as late_cells.py has them

/** The events that a step has done up to t, read off the columns of the solver's record: no event is replayed. */
function factsAt({ columns, kinds }, t, from) {
  const rows = columns.parent.map((_, row) => row);
  const isNow = (time) => time >= from && time <= t;
  const expanded = rows.filter((row) => isNow(columns.expanded_at[row])).at(-1) ?? -1;
  const since = expanded < 0 ? from : columns.expanded_at[expanded];
  const made = rows.filter((row) => {
    const time = columns.generated_at[row];
    return isNow(time) && columns.parent[row] >= 0 && kinds[time] !== BACK_UP;
  });
  const children = made.filter((row) => columns.parent[row] === expanded && columns.generated_at[row] > since);
  const atOnce = children.filter((row) => columns.removed_at[row] === columns.generated_at[row]);
  const withFate = (fate, some) => some.filter((row) => columns.fate[row] === fate && isNow(columns.removed_at[row]));
  const cutOff = withFate(FATE.CUTOFF, rows);
  const ofChildren = cutOff.filter((row) => expanded < 0 || children.includes(row)).length;
  return {
    expanded,
    children: children.length,
    cycles: withFate(FATE.CYCLE, atOnce).length,
    cutoffs: ofChildren,
    above: made.length - children.length,
    cutoffsAbove: cutOff.length - ofChildren,
    forgotten: withFate(FATE.FORGOTTEN, rows).length,
  };
}

for (const search of SOLVED.filter(({ options }) => !options.tie)) {
  const { name, options, traits, columns, chunks } = search;
  const kinds = chunks.flatMap((chunk) => [...chunk.kind]);

  test(`${name}: the step's facts are those of the columns, at every time`, () => {
    const table = tableOf(search);
    let position = -1;
    for (let t = 0; t <= table.endTime; t++) {
      const iteration = table.iterations.findLast(({ firstEvent }) => firstEvent <= t);
      const from = Math.max(iteration.firstEvent, position + 1);
      const said = table.at(t).summary;
      const expected = factsAt({ columns, kinds }, t, from);
      assert.deepEqual({ ...expected, ...said }, { ...said, ...expected }, `t ${t}`);
      if (t === table.timeOfStep(table.stepOfTime(t))) position = t;
    }
  });

  test(`${name}: one stale entry alone has the node that made it stale, by the columns`, () => {
    const table = tableOf(search);
    const { state, g, parent, expanded_at, generated_at } = columns;
    for (let step = 0; step <= table.stepCount; step++) {
      const { t, told, summary } = table.at(table.timeOfStep(step));
      const alone = told.stale.filter((row) => parent[row] !== summary.expanded);
      const isDone = (other) => expanded_at[other] >= 0 && expanded_at[other] < t;
      const same = parent.map((_, row) => row).slice(table.iterationAt(t).firstRow).filter((row) => row !== alone[0]
        && generated_at[row] <= t && state[row] === state[alone[0]] && table.side(row) === table.side(alone[0])); // prettier-ignore
      same.sort((one, other) => isDone(other) - isDone(one) || g[one] - g[other] || one - other);
      assert.equal(told.better, alone.length === 1 ? (same[0] ?? -1) : -1, `step ${step}`);
    }
  });

  test(`${name}: a call whose state is on its path has the depth of the last node with it, by the columns`, () => {
    const table = tableOf(search);
    const { state, parent, depth } = columns;
    for (let step = 1; step <= table.stepCount; step++) {
      const { told, summary, calls } = table.at(table.timeOfStep(step));
      let above = calls ? parent[summary.expanded] : -1;
      while (above >= 0 && state[above] !== state[summary.expanded]) above = parent[above];
      assert.equal(told.cycle, depth[above] ?? -1, `step ${step}`);
    }
  });

  test(`${name}: after a step, the numbers are those of the node that was expanded, and of the list beside them`, () => {
    const table = tableOf(search);
    for (let step = 0; step <= table.stepCount; step++) {
      const t = table.timeOfStep(step);
      const { row, depth, g, calls, maxCalls, frontier, limit } = table.at(t).stats;
      const { expanded, cutoffs } = table.at(t).summary;
      if (expanded >= 0) assert.equal(row, expanded);
      assert.deepEqual([depth, g], [columns.depth[row], columns.g[row]]);
      assert.equal(calls ?? frontier, table.at(t).frontier.count);
      if (traits.recursive) assert.ok(maxCalls >= calls && maxCalls <= 1 + Math.max(...columns.depth));
      if (traits.limited !== "f" || expanded < 0) continue;
      const f = (node) => columns.g[node] + columns.h[node];
      assert.ok(f(expanded) <= limit);
      const cut = [...table.children(expanded, t)].filter((child) => table.status(child, t) === STATUS.CUTOFF);
      assert.equal(cut.length, cutoffs);
      assert.ok(cut.every((child) => f(child) > limit));
    }
  });

  test(`${name}: a place, a step and events beyond it, leads back to its time, also while the table grows`, () => {
    const whole = tableOf(search);
    for (const table of [whole, tableOf({ ...search, chunks: chunks.slice(0, 3) })]) {
      for (let t = table.timeOfStep(0); t <= table.settledTime; t++) {
        const step = table.stepOfTime(t);
        const fine = t - table.timeOfStep(step);
        assert.deepEqual([table.timeAt(step, fine), whole.timeAt(step, fine)], [t, t]);
      }
    }
    for (let step = 0; step <= whole.stepCount; step++) {
      assert.equal(whole.stepOfTime(whole.timeAt(step, 1e8)), step);
      assert.equal(whole.stepOfTime(whole.timeAt(step, -1e8)), step);
    }
  });

}
