import assert from "node:assert/strict";
import { test } from "node:test";

import { Shown } from "../../../web/features/tree_tools/shown.js";
import { randomTree, sceneOf, seeded, tableOf } from "../tree/trees.js";

/** The collapsed node that hides each row, by the definition: the first one among its ancestors; -1: none. */
const foldsBy = (collapsed, table, base, rows) =>
  Array.from({ length: rows }, (_, local) => {
    const above = Array.from(table.path(base + local)).slice(0, -1);
    return above.find((row) => collapsed.includes(row)) ?? -1;
  });

function compare(shown, collapsed, table, base, rows) {
  const wanted = foldsBy(collapsed, table, base, rows);
  const held = new Map();
  wanted.forEach((fold, local) => {
    assert.equal(shown.hidden[local] !== 0, fold >= 0, `row ${base + local}`);
    assert.equal(shown.foldAbove(base + local), fold);
    assert.equal(shown.isFold(base + local), fold < 0 && collapsed.includes(base + local));
    if (fold >= 0) held.set(fold, (held.get(fold) ?? 0) + 1);
  });
  assert.deepEqual(new Map(shown.folds.map((row, at) => [row + base, shown.holds(at, rows)])), held);
  assert.equal(shown.count, wanted.filter((fold) => fold < 0).length);
  for (const born of [0, 1, rows >> 1, rows]) {
    assert.equal(shown.hiddenBefore(born), wanted.slice(0, born).filter((fold) => fold >= 0).length);
  }
}

test("what is hidden is what is below a collapsed node, however the rows come", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seeded(seed);
    const table = tableOf(randomTree(120, 1 + (seed % 30), seed));
    const shown = new Shown();
    const collapsed = Array.from({ length: seed % 5 }, () => Math.floor(random() * 120));
    shown.collapse(collapsed);
    for (const rows of [24, 60, 108, 120, 36]) {
      shown.take(table, 0, rows);
      compare(shown, collapsed, table, 0, rows);
    }
    shown.collapse([]);
    shown.take(table, 0, 120);
    compare(shown, [], table, 0, 120);
  }
});

test("in another iteration rows have other numbers", () => {
  const table = tableOf(randomTree(40, 5, 1), randomTree(70, 9, 2));
  const shown = new Shown();
  shown.collapse([20, 40]);
  for (const [base, rows] of [[0, 40], [40, 70]]) {
    shown.take(table, base, rows);
    compare(shown, [20, 40], table, base, rows);
  }
  assert.equal(shown.count, 1);
});

test("a tree with something hidden is laid out as one that never had it, and hidden rows stand with what is seen", () => {
  for (const form of ["tidy", "icicle"]) {
    const parent = Array.from(randomTree(300, 12, 7));
    const table = tableOf(parent);
    const shown = new Shown();
    shown.collapse([3, 17, 40]);
    const scene = sceneOf(table, form);
    scene.shown = shown;
    scene.setTime(table.endTime, table.endTime, null);
    scene.layOut(0);
    scene.adopt(false, 0);
    scene.gather();
    const seen = parent.map((_, row) => row).filter((row) => shown.hidden[row] === 0);
    const alone = sceneOf(tableOf(seen.map((row) => (row === 0 ? -1 : seen.indexOf(parent[row])))), form);
    assert.equal(scene.slots.count, seen.length);
    for (let slot = 0; slot < seen.length; slot++) {
      assert.equal(scene.slots.rowOf[slot], seen[alone.slots.rowOf[slot]]);
      assert.equal(scene.x[slot], alone.x[slot]);
    }
    for (let row = 0; row < 300; row++) {
      const stands = shown.hidden[row] ? shown.foldAbove(row) : row;
      assert.equal(scene.slots.rowOf[scene.slotFor(row)], stands);
      assert.equal(scene.shows(row), stands === row);
    }
  }
});
