import assert from "node:assert/strict";
import { test } from "node:test";

import { STATUS } from "../../../web/table/codes.js";
import { Shown } from "../../../web/features/tree_tools/shown.js";
import { randomTree, sceneOf, seeded, tableOf } from "../tree/trees.js";

/** What is hidden, by its definition: row by row, each with all of its ancestors. */
function hiddenBy(shown, table, base, rows, horizon) {
  const { parent, expandedAt } = table.columns;
  const has = shown.target >= base && shown.target < base + rows;
  const way = has ? Array.from(table.path(shown.target)).slice(0, -1) : [];
  const ancestors = (row) => Array.from(table.path(row)).slice(0, -1);
  const folds = (row) => {
    if (shown.wishes.has(row)) return shown.wishes.get(row);
    const opened = ancestors(row).some((above) => shown.wishes.get(above) === false);
    return has && !way.includes(row) && !opened;
  };
  const dropped = (row) => {
    const gone = [STATUS.DUPLICATE, STATUS.CYCLE, STATUS.SUPERSEDED].includes(table.status(row, horizon));
    return shown.without && gone && expandedAt[row - table.firstRow] < 0;
  };
  const hidden = [];
  for (let row = base; row < base + rows; row++) {
    const fold = ancestors(row).find(folds) ?? -1;
    hidden.push({ fold, dropped: fold < 0 && dropped(row), parent: parent[row - table.firstRow] });
  }
  return hidden;
}

function compare(shown, table, base, rows, horizon) {
  const wanted = hiddenBy(shown, table, base, rows, horizon);
  wanted.forEach(({ fold, dropped }, local) => {
    assert.equal(shown.hidden[local] !== 0, fold >= 0 || dropped, `row ${base + local}`);
    assert.equal(shown.foldAbove(base + local), fold);
    assert.equal(shown.isDropped(base + local), dropped);
  });
  const held = new Map();
  for (const { fold } of wanted) if (fold >= 0) held.set(fold, (held.get(fold) ?? 0) + 1);
  const told = shown.folds.map((row, at) => [row + base, shown.holds(at, rows)]);
  assert.deepEqual(new Map(told), held);
  const seen = wanted.filter(({ fold, dropped }) => fold < 0 && !dropped).length;
  assert.equal(shown.count, seen);
  for (const born of [0, 1, rows >> 1, rows]) {
    const early = wanted.slice(0, born);
    const folded = early.filter(({ fold }) => fold >= 0).length;
    assert.deepEqual(shown.hiddenBefore(born), { folded, duplicates: early.filter(({ dropped }) => dropped).length });
  }
}

/** A table whose leaves are duplicates, now and then. */
function withDuplicates(tree, seed) {
  const table = tableOf(tree);
  const random = seeded(seed);
  const { expandedAt, removedAt, generatedAt, fate } = table.columns;
  for (let row = 1; row < table.rowCount; row++) {
    if (expandedAt[row] >= 0 || random() < 0.5) continue;
    fate[row] = 2;
    removedAt[row] = Math.min(table.endTime, generatedAt[row] + Math.floor(random() * 60));
  }
  return table;
}

test("what is hidden is what its definition says, whatever is wished and however the rows come", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const random = seeded(seed);
    const table = withDuplicates(randomTree(120, 1 + (seed % 30), seed), seed);
    const shown = new Shown();
    const any = () => Math.floor(random() * 120);
    if (seed % 2) shown.target = any();
    if (seed % 3) for (let each = 0; each < 4; each++) shown.wishes.set(any(), random() < 0.5);
    shown.without = seed % 5 > 1;
    shown.choose();
    for (const part of [0.2, 0.5, 0.9, 1, 0.3]) {
      const horizon = Math.floor(part * table.endTime);
      const rows = table.rowsAt(horizon);
      shown.take(table, 0, rows, horizon);
      compare(shown, table, 0, rows, horizon);
    }
    shown.wishes.clear();
    shown.choose();
    shown.take(table, 0, table.rowCount, table.endTime);
    compare(shown, table, 0, table.rowCount, table.endTime);
  }
});

test("in another iteration rows have other numbers, and a way to a node of this one is none", () => {
  const table = tableOf(randomTree(40, 5, 1), randomTree(70, 9, 2));
  const shown = new Shown();
  shown.target = 20;
  shown.wishes.set(40, true);
  shown.choose();
  shown.take(table, 0, 40, table.endTime);
  compare(shown, table, 0, 40, table.endTime);
  assert.equal(shown.hasTarget, true);
  shown.take(table, 40, 70, table.endTime);
  compare(shown, table, 40, 70, table.endTime);
  assert.equal(shown.hasTarget, false);
  assert.equal(shown.count, 1);
});

test("only the way to a node: it, what is above it, and the siblings of these; two roots stay", () => {
  //  0 → 2, 3;  1 → 4;  3 → 5, 6;  5 → 7
  const table = tableOf([-1, -1, 0, 0, 1, 3, 3, 5]);
  const shown = new Shown();
  shown.target = 5;
  shown.choose();
  shown.take(table, 0, 8, table.endTime);
  assert.deepEqual(Array.from(shown.hidden.subarray(0, 8)), [0, 0, 0, 0, 1, 0, 0, 1]);
  shown.wishes.set(5, false);
  shown.choose();
  shown.take(table, 0, 8, table.endTime);
  assert.deepEqual(Array.from(shown.hidden.subarray(0, 8)), [0, 0, 0, 0, 1, 0, 0, 0]);
});

test("a tree with something hidden is laid out as one that never had it, and hidden rows stand with what is seen", () => {
  for (const form of ["tidy", "icicle", "levels"]) {
    const parent = Array.from(randomTree(300, 12, 7));
    const table = tableOf(parent);
    const shown = new Shown();
    for (const row of [3, 17, 40]) shown.wishes.set(row, true);
    shown.choose();
    const scene = sceneOf(table, form);
    scene.lens.shown = shown;
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

test("while duplicates come, the layout follows; nothing is laid out anew when one goes back", () => {
  const table = withDuplicates(randomTree(200, 25, 3), 9);
  const scene = sceneOf(table, "tidy", 40);
  scene.lens.shown = new Shown();
  scene.lens.shown.without = true;
  scene.lens.shown.choose();
  for (const t of [40, 90, table.endTime]) {
    scene.setTime(t, t, null);
    scene.layOut(0);
    scene.adopt(false, 0);
    assert.equal(scene.slots.count, scene.lens.shown.count);
    assert.equal(scene.placed, scene.rows);
  }
  scene.setTime(50, table.endTime, null);
  assert.equal(scene.layOut(0), false);
});
