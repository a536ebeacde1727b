// The columns of a game tree are those of the solver, at the end; at every time they are what the values so far say.

import assert from "node:assert/strict";
import test from "node:test";

import "../../../web/features/games/feature.js";
import { counts, facts } from "../../../web/features/games/feature.js";
import { GAMES } from "../../../web/features/games/family.js";
import { STATUS } from "../../../web/table/codes.js";
import { CUT, VALUE } from "../../../web/table/kinds.js";
import { legibleRoom, spanOf, textRoom } from "../../../web/tree/layout/card_size.js";
import { Scene } from "../../../web/tree/scene.js";
import { solved, tableOf } from "../table/solver.js";

const TREES = ["[[3 12 8] [2 4 6] [14 5 2]]", "[5 [[[3 7] 9] 8]]", "[[3 5] [3 9]]", "[[0.1 2.5] [0.3 -7]]", "[[[6 8][9 2][1 10]][[4 5][2 3][11 12]]]"];
const SEARCHES = solved([
  ...TREES.flatMap((tree) => ["equal", "beyond"].map((cut) => ({ problem: "game-tree", algorithm: "alpha-beta", tree, cut }))),
  { problem: "game-tree", algorithm: "minimax", tree: TREES[4] },
  { problem: "game-tree", algorithm: "expectimax", tree: "dice" },
  { problem: "nim", algorithm: "alpha-beta", heaps: "2,2" },
  { problem: "tic-tac-toe", algorithm: "alpha-beta", start: "XOXO.X..." },
  { problem: "connect", algorithm: "alpha-beta", moves: "best" },
]).map((search) => ({ ...search, name: JSON.stringify(search.options) }));
const NAMES = { turn: "turn", chance: "chance", alpha: "alpha", beta: "beta", value: "value", valuedAt: "valued_at", bound: "bound" };
const [AIMA] = SEARCHES;

test("a skipped move of a board is a stub: nothing is made behind it, and a cut tells how many there are", () => {
  const table = tableOf(SEARCHES.find(({ options }) => options.problem === "tic-tac-toe"));
  const { events, family, rows } = table.store;
  const stubs = [...Array(table.rowCount).keys()].filter((row) => table.status(row, table.endTime) === STATUS.CUT);
  assert.ok(stubs.length > 0);
  for (const row of stubs) assert.deepEqual(family.children(row), [0, 0]);
  let told = 0;
  for (let t = 0; t < table.eventCount; t++) {
    if (events.kindAt(t) === VALUE) told += JSON.parse(facts(table, t)).cut?.count ?? 0;
    const skipped = stubs.filter((row) => rows.arrays.removedAt[row] <= t).length;
    assert.equal(JSON.parse(counts(table, t)).skipped, skipped);
  }
  assert.equal(told, stubs.length);
});

const plain = (cells) => Array.from(cells, (cell) => (Number.isNaN(cell) ? null : cell));

for (const { name, traits, chunks, game } of SEARCHES) {
  const table = tableOf({ traits, chunks });
  const { family, events, rows } = table.store;

  test(`${name}: the columns are those of the solver`, () => {
    for (const [ours, theirs] of Object.entries(NAMES)) {
      assert.deepEqual(plain(family.arrays[ours].subarray(0, table.rowCount)), game[theirs], ours);
    }
  });

  test(`${name}: the value of an open node is the best of the values of its children so far`, () => {
    const known = new Map(); // row → value
    let values = 0;
    for (let t = 0; t < table.eventCount; t++) {
      if (events.kindAt(t) === VALUE) known.set(events.nodeAt(t), game.value[events.nodeAt(t)]), values++;
      assert.equal(table.stepOfTime(t), values, "a step is a value");
      for (const row of table.at(t).frontier.rows(0, 99)) {
        const children = [...known.keys()].filter((child) => rows.arrays.parent[child] === row);
        const best = { 1: Math.max, "-1": Math.min, 0: (...all) => all.reduce((sum, each) => sum + each, 0) }[game.turn[row]];
        const scaled = children.map((child) => known.get(child) * (game.turn[row] === 0 ? game.chance[child] : 1));
        assert.equal(family.valueAt(row, t), children.length && game.turn[row] !== 2 ? best(...scaled) : NaN);
        assert.ok(!known.has(row), "a node with its value has returned");
      }
    }
  });

  test(`${name}: a cut is told with the ancestor whose bound cuts`, () => {
    let told = 0;
    for (let t = 0; t < table.eventCount; t++) {
      if (events.kindAt(t) !== VALUE) continue;
      const { cut } = JSON.parse(facts(table, t));
      if (!cut) continue;
      told++;
      const row = rows.arrays.parent[events.nodeAt(t + 1)];
      const bound = game.turn[row] > 0 ? game.beta[row] : game.alpha[row];
      assert.equal(Number(cut.bound.replace("−", "-")), bound);
      const up = Array.from(table.path(row)).slice(0, -1);
      const holders = up.filter((each) => game.turn[each] === -game.turn[row] && family.valueAt(each, t) === bound);
      assert.equal(cut.by, holders.length ? table.cells(0) === null ? table.label(holders[0]) : cut.by : "");
    }
    const parents = new Set();
    for (let t = 0; t < table.eventCount; t++) {
      const above = rows.arrays.parent[events.nodeAt(t)];
      if (events.kindAt(t) === CUT && rows.arrays.expandedAt[above] >= 0) parents.add(above);
    }
    assert.equal(told, parents.size);
  });
}

test("a bound is written as one, a window only on the current path, a former value struck through", () => {
  const table = tableOf(AIMA);
  assert.equal(GAMES.note(table, 2, table.endTime), "≤ 2");
  const step = table.timeOfStep(8); // 5, after 14
  assert.equal(GAMES.note(table, 3, step), "1\u03364\u0336 5");
  assert.equal(GAMES.move(table, 3, step), "[3, 5]");
  assert.equal(GAMES.move(table, 2, step), "");
  assert.equal(GAMES.name(table, 3), "▼ D");
  const cut = table.timeOfStep(5); // 2, which cuts: C returns before it would move its β
  assert.equal(GAMES.note(table, 2, cut), "≤ 2");
  assert.equal(GAMES.move(table, 2, cut), "[3, ∞]");
});

test("each card has room for the whole name of its node: a leaf's is its value", () => {
  const scene = new Scene();
  scene.setTable(tableOf(AIMA));
  scene.textWidth = (text) => text.length * 9.6;
  scene.setTime(scene.table.endTime, scene.table.endTime, null);
  const { kx } = legibleRoom({ ...scene.shape, least: 16 });
  const names = Array.from({ length: scene.rows }, (_, row) => scene.nameOf(row));
  assert.deepEqual(names.slice(4), ["3", "12", "8", "2", "4", "6", "14", "5", "2"]);
  for (const [row, name] of names.entries()) assert.ok(scene.textWidth(name) <= textRoom(spanOf(scene.cardWidth(row)) * kx, 16), name);
});
