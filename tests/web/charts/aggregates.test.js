// What the charts show is what the table and the solver's record say, for every algorithm.

import assert from "node:assert/strict";
import test from "node:test";

import { Bins } from "../../../web/features/charts/bins.js";
import { COUNTS, Course, VALUES } from "../../../web/features/charts/course.js";
import { LayerCounts, PARTS, estimates, layerValue } from "../../../web/features/charts/layers.js";
import { passesBy } from "../../../web/features/charts/bars.js";
import { Truth } from "../../../web/features/charts/truth.js";
import { SOLVED, tableOf } from "../table/solver.js";

const has = (value) => value !== null && !Number.isNaN(value);
const number = (value) => value ?? NaN;

/** The record's cells of a row, as numbers. */
const cellsOf = ({ columns, traits }, row) => {
  const [g, h, priority] = ["g", "h", "priority"].map((name) => number(columns[name][row]));
  return { g, h, f: traits.key === "f" ? priority : g + h, depth: columns.depth[row] };
};

/** How many values there are of each: value → count. */
const tallied = (values) => {
  const found = new Map();
  for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
  return [...found].sort(([one], [other]) => one - other);
};

for (const search of SOLVED) {
  const { name, columns, iterations } = search;

  test(`${name}: the course has the statistics of every step, and the values of what it expands`, () => {
    const table = tableOf(search, 1);
    const course = new Course(table);
    for (const chunk of search.chunks.slice(1)) {
      course.catchUp(Math.floor(table.stepCount / 2)); // it is looked at while the search goes on
      table.append(chunk);
    }
    course.catchUp(table.stepCount);
    assert.equal(course.length, table.stepCount + 1);
    const expansions = columns.expanded_at.flatMap((at, row) => (at < 0 ? [] : [[at, row]]));
    const order = expansions.sort(([one], [other]) => one - other).map(([, row]) => row);
    for (let step = 0; step <= table.stepCount; step++) {
      const { frontier, calls, reached } = table.at(table.timeOfStep(step)).stats;
      assert.deepEqual(COUNTS.map((each) => course.of(each)[step]), [calls ?? frontier, reached], `step ${step}`);
      const values = step > 0 ? cellsOf(search, order[step - 1]) : {};
      assert.deepEqual(VALUES.map((each) => course.of(each)[step]), VALUES.map((each) => number(values[each])));
    }
  });

  test(`${name}: every layer has the nodes of the record, at the end of each iteration and in its middle`, () => {
    const table = tableOf(search);
    const hasH = columns.h.some(has);
    assert.equal(estimates(table), hasH);
    const f = layerValue(table.traits, hasH);
    const recorded = (row) => cellsOf(search, row)[hasH ? "f" : "g"];
    const ways = [
      [(cells, i) => cells.depth[i], (row) => columns.depth[row]],
      [f, recorded],
    ];
    for (const { firstEvent, lastEvent, firstRow, endRow } of table.iterations) {
      for (const [value, said] of ways) {
        const counts = new LayerCounts(table, value);
        for (const t of [(firstEvent + lastEvent) >> 1, lastEvent]) {
          const bins = new Bins(counts.extent(t, table.endTime));
          const parts = counts.at(t, bins);
          const rows = Array.from(columns.parent.keys()).slice(firstRow, endRow);
          const born = rows.filter((row) => columns.generated_at[row] <= t && Number.isFinite(said(row)));
          const partOf = (row) => {
            const [gone, opened] = [columns.removed_at[row], columns.expanded_at[row]];
            return opened >= 0 && opened <= t ? "expanded" : gone < 0 || gone > t ? "waiting" : "rest";
          };
          for (const part of PARTS) {
            const told = Array.from(parts[part], (count, bin) => [bin, count]).filter(([, count]) => count > 0);
            const wanted = tallied(born.filter((row) => partOf(row) === part).map((row) => bins.of(said(row))));
            assert.deepEqual(told, wanted, `${part} at ${t}`);
          }
          for (const row of born) {
            const [from, to] = [bins.from(bins.of(said(row))), bins.from(bins.of(said(row)) + 1)];
            assert.ok(from <= said(row) + 1e-6 && said(row) < to + 1e-6, `${said(row)} lies in ${from}…${to}`);
          }
        }
      }
    }
  });

  test(`${name}: expansions by iteration are those of the record, and those up to a step`, () => {
    const table = tableOf(search);
    const all = passesBy(table, table.endTime, table.expansionCount);
    assert.deepEqual(all.map(({ limit, expanded }) => [limit, expanded]), iterations.map((each) => [each[0], each[3]]));
    const half = Math.floor(table.stepCount / 2);
    const some = passesBy(table, table.timeOfStep(half), half);
    assert.equal(some.reduce((sum, { expanded }) => sum + expanded, 0), half);
  });

  test(`${name}: each reached state counts once beside its distance, with the h of the record`, () => {
    const table = tableOf(search);
    const truth = new Truth(table);
    assert.ok(!truth.knows(table.endTime));
    const states = 1 + columns.state.reduce((most, state) => Math.max(most, state), -1);
    truth.tell(Array.from({ length: states }, (_, state) => (state % 5 === 4 ? null : state % 3)));
    for (const t of [table.endTime >> 1, table.endTime]) {
      const extents = truth.extents(table.endTime);
      const [d, h] = [new Bins(extents.d), new Bins(extents.h)];
      const { counts, above, hopeless } = truth.at(t, d, h);
      const reached = table.at(t).stats.reached;
      const estimate = (state) => number(columns.h[columns.state.indexOf(state)]);
      const all = Array.from({ length: reached }, (_, state) => state);
      const told = all.filter((state) => state % 5 !== 4 && has(estimate(state)));
      assert.equal(hopeless, all.filter((state) => state % 5 === 4).length);
      assert.equal(above, told.filter((state) => estimate(state) > state % 3).length);
      const wanted = tallied(told.map((state) => d.of(state % 3) * h.count + h.of(estimate(state))));
      const found = Array.from(counts, (count, cell) => [cell, count]).filter(([, count]) => count > 0);
      assert.deepEqual(found, wanted);
      const cells = truth.at(t, d, h);
      for (let row = 0; row < d.count; row++) {
        const own = told.filter((state) => d.of(state % 3) === row).map(estimate);
        const sum = own.reduce((one, other) => one + other, 0);
        const [states, least, mean, most] = cells.summary(row);
        assert.equal(states, own.length);
        if (states > 0) assert.deepEqual([least, most], [Math.min(...own), Math.max(...own)]);
        if (states > 0) assert.ok(Math.abs(mean - sum / own.length) < 1e-9);
      }
    }
  });
}
