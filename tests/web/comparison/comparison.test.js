// Two searches beside each other: what is the same state, where they part, and what only one of them has expanded.

import assert from "node:assert/strict";
import test from "node:test";

import { createComparison } from "../../../web/features/comparison/comparison.js";
import { Layers } from "../../../web/table/layers.js";
import { STATUS } from "../../../web/table/codes.js";
import { solved, tableOf } from "../table/solver.js";

const EIGHT = { problem: "eight-puzzle", start: "7,2,4,5,0,6,8,3,1" };
const ROMANIA = { problem: "graph", graph: "romania", start: "Arad", goal: "Bucharest" };
const DETOUR = { problem: "graph", graph: "detour", start: "S", goal: "G" };
const SEARCHES = {
  uniform: { ...EIGHT, algorithm: "uniform-cost", max_nodes: 1500 },
  misplaced: { ...EIGHT, algorithm: "astar", heuristic: "misplaced", max_nodes: 1500 },
  manhattan: { ...EIGHT, algorithm: "astar", heuristic: "manhattan", max_nodes: 1500 },
  deepening: { ...EIGHT, algorithm: "iterative-deepening", max_nodes: 1500 },
  idaStar: { ...EIGHT, algorithm: "ida-star", heuristic: "misplaced", max_nodes: 1500 },
  romaniaUniform: { ...ROMANIA, algorithm: "uniform-cost" },
  romaniaGreedy: { ...ROMANIA, algorithm: "greedy", heuristic: "table" },
  romaniaBoth: { ...ROMANIA, algorithm: "bidirectional" },
  detourVisited: { ...DETOUR, algorithm: "iterative-deepening-visited" },
  detourOptimal: { ...DETOUR, algorithm: "iterative-deepening-optimal" },
  gridUniform: { problem: "grid", algorithm: "uniform-cost", max_nodes: 600 },
  gridGreedy: { problem: "grid", algorithm: "greedy", heuristic: "manhattan", max_nodes: 600 },
};
const names = Object.keys(SEARCHES);
const search = Object.fromEntries(solved(Object.values(SEARCHES)).map((each, at) => [names[at], each]));

const PAIRS = [
  ["misplaced", "manhattan"],
  ["uniform", "manhattan"],
  ["uniform", "deepening"],
  ["deepening", "idaStar"],
  ["romaniaUniform", "romaniaGreedy"],
  ["romaniaUniform", "romaniaBoth"],
  ["detourVisited", "detourOptimal"],
  ["gridUniform", "gridGreedy"],
];

/** The states in the order of the expansions, by name, with the times. */
function expansionsOf(table) {
  const { expandedAt } = table.columns;
  const rows = Array.from({ length: table.rowCount }, (_, row) => row).filter((row) => expandedAt[row] >= 0);
  rows.sort((one, other) => expandedAt[one] - expandedAt[other]);
  return rows.map((row) => ({ row, label: table.label(row), t: expandedAt[row] }));
}

for (const pair of PAIRS) {
  test(`${pair.join(" and ")}: the first difference is the first expansion of another state`, () => {
    const tables = pair.map((name) => tableOf(search[name]));
    const [first, second] = tables.map(expansionsOf);
    const length = Math.max(first.length, second.length);
    let step = 1;
    while (step <= length && first[step - 1]?.label === second[step - 1]?.label) step++;
    const found = createComparison(...tables).difference();
    assert.equal(found.step, step);
    for (const [side, list] of [first, second].entries()) {
      assert.equal(found.sides[side].entry?.row, list[step - 1]?.row);
      assert.equal(found.sides[side].entry?.status ?? "frontier", "frontier", "it waits");
    }
  });

  test(`${pair.join(" and ")}: only here is what this one has expanded and the other one has not`, () => {
    const tables = pair.map((name) => tableOf(search[name]));
    const comparison = createComparison(...tables);
    const lists = tables.map(expansionsOf);
    for (let turn = 0; turn < 40; turn++) {
      const times = tables.map((table, side) => ((turn * (side ? 37 : 61)) % 41) * Math.ceil(table.endTime / 40));
      const sets = lists.map((list, side) => new Set(list.filter(({ t }) => t <= times[side]).map((each) => each.label)));
      const { both, only } = comparison.stand(...times);
      assert.equal(both, [...sets[0]].filter((label) => sets[1].has(label)).length);
      assert.deepEqual(only, [0, 1].map((side) => sets[side].size - both));
      for (const side of [0, 1]) {
        const marked = lists[side].filter(({ row }) => comparison.isOnlyHere(side, row)).map(({ row }) => row);
        const expected = lists[side].filter(({ label, t }) => t <= times[side] && !sets[1 - side].has(label));
        assert.deepEqual(marked, expected.map(({ row }) => row));
      }
    }
  });

  test(`${pair.join(" and ")}: the twin of a node is of its state, and the best one that the other has`, () => {
    const tables = pair.map((name) => tableOf(search[name]));
    const comparison = createComparison(...tables);
    const [one, other] = tables;
    for (const t of [0, Math.floor(other.endTime / 3), other.endTime]) {
      const { firstRow } = other.iterationAt(t);
      const there = [];
      for (let row = firstRow; row < other.rowCount; row++) if (other.status(row, t) !== STATUS.UNBORN) there.push(row);
      for (let row = 0; row < one.rowCount; row += 23) {
        const twin = comparison.twin(0, row, t);
        const same = there.filter((each) => other.label(each) === one.label(row));
        if (twin < 0) assert.deepEqual(same, []);
        else assert.ok(same.includes(twin));
        if (same.some((each) => other.status(each, t) === STATUS.EXPANDED)) {
          assert.ok([STATUS.EXPANDED, STATUS.GOAL].includes(other.status(twin, t)));
        }
        if (t === other.endTime && other.solution?.some((each) => same.includes(each))) {
          assert.ok(other.solution.includes(twin));
        }
      }
    }
  });
}

test("layers begin where f, g or the depth is greater than ever, and with each iteration", () => {
  for (const [name, of] of [
    ["manhattan", "priority"],
    ["uniform", "priority"],
    ["romaniaGreedy", "depth"],
  ]) {
    const table = tableOf(search[name]);
    const layers = new Layers(table);
    let most = -Infinity;
    const begins = [];
    for (const [at, { row }] of expansionsOf(table).entries()) {
      if (table.columns[of][row] > most) begins.push([at + 1, (most = table.columns[of][row])]);
    }
    assert.equal(layers.count, begins.length, name);
    for (const [at, [step, value]] of begins.entries()) {
      assert.deepEqual([layers.stepOfLayer(at + 1), layers.valueOfLayer(at + 1)], [step, value]);
      assert.equal(layers.layerOfStep(step), at + 1);
      assert.equal(layers.layerOfStep(step - 1), at);
    }
    assert.equal(layers.stepOfLayer(0), 0);
    assert.equal(layers.stepOfLayer(begins.length + 1), -1);
  }
  const table = tableOf(search.idaStar);
  const layers = new Layers(table);
  const whole = table.iterations.filter((each) => each.expanded > 0);
  assert.deepEqual(
    whole.map((each) => [each.firstStep + 1, each.limit]),
    whole.map((_, at) => [layers.stepOfLayer(at + 1), layers.valueOfLayer(at + 1)]),
  );
});
