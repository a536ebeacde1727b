import assert from "node:assert/strict";
import { test } from "node:test";

import { stratify, tree } from "d3-hierarchy";

import { IcicleLayout } from "../../../../web/tree/layout/icicle.js";
import { legibleRoom } from "../../../../web/tree/layout/card_size.js";
import { TidyLayout } from "../../../../web/tree/layout/tidy.js";
import { finish, randomTree, slotsOf } from "../trees.js";

const place = () => ({ x: new Float64Array(0), w: null, left: 0, right: 0 });

function tidy(slots, cousinGap) {
  const at = place();
  finish(new TidyLayout(cousinGap).run(slots, at));
  return at;
}

/** x by row as d3-hierarchy places it, the root at 0. */
function positionsOfD3(parent, cousinGap) {
  const root = stratify()
    .id((_, row) => String(row))
    .parentId((above) => (above < 0 ? "" : String(above)))(Array.from(parent));
  tree()
    .nodeSize([1, 1])
    .separation((a, b) => (a.parent === b.parent ? 1 : cousinGap))(root);
  const x = new Float64Array(parent.length);
  root.each((node) => (x[Number(node.id)] = node.x));
  return x;
}

for (const [name, count, reach] of [
  ["a path", 50, 1],
  ["a slim tree", 300, 4],
  ["a bushy tree", 800, 30],
  ["a broad tree", 2000, 600],
]) {
  for (const cousinGap of [1, 1.25, 2]) {
    test(`${name} stands where d3's tree() puts it, cousins ${cousinGap} apart`, () => {
      for (let seed = 1; seed <= 5; seed++) {
        const parent = randomTree(count, reach, seed);
        const slots = slotsOf(parent);
        const at = tidy(slots, cousinGap);
        positionsOfD3(parent, cousinGap).forEach((expected, row) => {
          assert.ok(Math.abs(at.x[slots.slotOf[row]] - expected) < 1e-6, `row ${row}, seed ${seed}`);
        });
      }
    });
  }
}

test("x is sorted within a level and neighbours keep their distance", () => {
  const slots = slotsOf(randomTree(5000, 900, 9));
  const at = tidy(slots, 1.25);
  for (let slot = 1; slot < slots.count; slot++) {
    if (slots.level[slot] !== slots.level[slot - 1]) continue;
    const gap = slots.parent[slot] === slots.parent[slot - 1] ? 1 : 1.25;
    assert.ok(at.x[slot] - at.x[slot - 1] >= gap - 1e-9, `slot ${slot}`);
  }
});

test("a game tree of 27 leaves is legible as a whole from the last row of a hall", () => {
  const parent = Int32Array.from({ length: 40 }, (_, row) => Math.floor((row - 1) / 3)); // three moves, three times
  const slots = slotsOf(parent);
  const spans = Float32Array.from(parent, (_, row) => (row < 13 ? 0.62 : row % 2 ? 0.25 : 0.145)); // slots of `▲ K ≤ −10`, `12`, `7`
  const at = place();
  finish(new TidyLayout(1.25).run(slots, at, spans));
  const { kx } = legibleRoom({ face: { written: true }, unit: 1.5, least: 18 });
  assert.ok((at.right - at.left) * kx < 780, "the tree's pane at 1280 × 720 in Present");
  for (let slot = 1; slot < slots.count; slot++) {
    if (slots.level[slot] !== slots.level[slot - 1]) continue;
    const between = at.x[slot] - at.x[slot - 1] - (at.across[slot] + at.across[slot - 1]) / 2;
    assert.ok(between * kx > 3, `slot ${slot}`);
  }
});

test("a layout made again with the same scratch is the same, whatever was laid out before", () => {
  const layout = new TidyLayout(1.25);
  const slots = slotsOf(randomTree(700, 50, 4));
  const first = place();
  finish(layout.run(slots, first));
  finish(layout.run(slotsOf(randomTree(900, 5, 5)), place()));
  const again = place();
  finish(layout.run(slots, again));
  assert.deepEqual(again.x.subarray(0, 700), first.x.subarray(0, 700));
});

/** Two trees that begin with rows 0 and 1; the other rows belong to one or the other at random. */
function forest(count, reach, seed) {
  const parent = randomTree(count, reach, seed);
  parent[1] = -1;
  return parent;
}

/** The number of the tree of each slot, 0 or 1. */
function treesOf(slots) {
  const tree = [];
  for (let slot = 0; slot < slots.count; slot++) tree.push(slot < 2 ? slot : tree[slots.parent[slot]]);
  return tree;
}

test("two trees stand side by side, the first one left, with room between them on every level", () => {
  for (let seed = 1; seed <= 5; seed++) {
    const slots = slotsOf(forest(600, 300, seed));
    const at = tidy(slots, 1.25);
    const tree = treesOf(slots);
    assert.ok(Math.abs(at.x[0] + at.x[1]) < 1e-9, "the middle between the roots is at 0");
    for (let slot = 1; slot < slots.count; slot++) {
      if (slots.level[slot] !== slots.level[slot - 1]) continue;
      assert.ok(tree[slot] >= tree[slot - 1]);
      if (tree[slot] > tree[slot - 1]) assert.ok(at.x[slot] - at.x[slot - 1] >= 3 - 1e-9, `slot ${slot}`);
    }
  }
});

test("a bar of the icicle is as wide as its leaves and covers its children", () => {
  const slots = slotsOf(randomTree(3000, 100, 6));
  const at = place();
  finish(new IcicleLayout().run(slots, at));
  let leaves = 0;
  for (let slot = 0; slot < slots.count; slot++) {
    const first = slots.childStart[slot];
    const end = slots.childStart[slot + 1];
    if (first === end) {
      assert.equal(at.w[slot], 1);
      leaves++;
      continue;
    }
    assert.equal(at.x[first], at.x[slot]);
    assert.equal(at.x[end - 1] + at.w[end - 1], at.x[slot] + at.w[slot]);
  }
  assert.equal(at.w[0], leaves);
  assert.equal(at.right, leaves);
});
