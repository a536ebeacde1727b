import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { IcicleLayout } from "../../../web/tree/layout_icicle.js";
import { TidyLayout } from "../../../web/tree/layout_tidy.js";
import { finish, randomTree, slotsOf } from "./trees.js";

const place = () => ({ x: new Float64Array(0), w: null, left: 0, right: 0 });

function tidy(slots, cousinGap) {
  const at = place();
  finish(new TidyLayout(cousinGap).run(slots, at));
  return at;
}

// Made once with d3-hierarchy 3.1: tree().nodeSize([1, 1]), separation 1 for siblings and cousinGap for the others.
const positionsOfD3 = JSON.parse(readFileSync(new URL("./d3-positions.json", import.meta.url), "utf8"));

for (const { count, reach, seed, cousinGap, x } of positionsOfD3) {
  test(`${count} nodes, reach ${reach}, cousins ${cousinGap} apart, stand where d3's tree() puts them`, () => {
    const slots = slotsOf(randomTree(count, reach, seed));
    const at = tidy(slots, cousinGap);
    assert.equal(x.length, count);
    x.forEach((expected, row) => assert.ok(Math.abs(at.x[slots.slotOf[row]] - expected) < 2e-6, `row ${row}`));
  });
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

test("two roots are laid out side by side", () => {
  const at = tidy(slotsOf(Int32Array.of(-1, -1, 0, 0, 1)), 2);
  assert.ok(at.x[1] - at.x[0] >= 1);
  assert.ok(at.x[4] - at.x[3] >= 2);
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
