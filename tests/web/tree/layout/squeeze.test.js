import assert from "node:assert/strict";
import { test } from "node:test";

import { squeeze } from "../../../../web/tree/layout/squeeze.js";
import { TidyLayout } from "../../../../web/tree/layout/tidy.js";
import { finish, randomTree, slotsOf } from "../trees.js";

const tidy = (slots) => {
  const at = { x: new Float64Array(0), w: null, left: 0, right: 0 };
  finish(new TidyLayout(1.3).run(slots, at));
  return at;
};

test("a tree is moved into a window that holds its widest row: in order, as far apart as it must be, over children if free", () => {
  let free = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const slots = slotsOf(randomTree(40, 12, seed));
    const { x, left, right } = tidy(slots);
    const widest = Math.max(...Array.from({ length: slots.levels }, (_, level) => slots.levelStart[level + 1] - slots.levelStart[level]));
    const bounds = { left: -0.6 * (widest - 0.9), right: 0.4 * (widest - 0.9) };
    if (left >= bounds.left && right <= bounds.right) continue;
    squeeze(slots, x, () => 0, () => 1, bounds);
    for (let slot = 0; slot < slots.count; slot++) {
      const isFirst = slot === slots.levelStart[slots.level[slot]];
      assert.ok(x[slot] >= bounds.left - 1e-9 && x[slot] <= bounds.right + 1e-9, `seed ${seed}: ${slot} is outside`);
      assert.ok(isFirst || x[slot] - x[slot - 1] >= 1 - 1e-9, `seed ${seed}: ${slot} is too close`);
      const [first, end] = [slots.childStart[slot], slots.childStart[slot + 1]];
      const isBeside = (other) => slots.level[other] === slots.level[slot] && Math.abs(x[other] - x[slot]) < 1 + 1e-6;
      if (slot === 0 || first === end || isBeside(slot - 1) || isBeside(slot + 1) || x[slot] < bounds.left + 1e-6 || x[slot] > bounds.right - 1e-6) continue;
      assert.ok(++free && Math.abs((x[first] + x[end - 1]) / 2 - x[slot]) < 1e-6, `seed ${seed}: ${slot} is not over its children`);
    }
  }
  assert.ok(free > 20, `${free} are free`);
});

test("a tree that has room is left as it is", () => {
  const slots = slotsOf(randomTree(40, 12, 1));
  const { x, left, right } = tidy(slots);
  const before = x.slice(0, slots.count);
  squeeze(slots, x, () => 0, () => 1, { left, right });
  for (let slot = 0; slot < slots.count; slot++) assert.ok(Math.abs(x[slot] - before[slot]) < 1e-9);
});

test("nodes stay near where they were, in their order, as far apart as they must be", () => {
  let [near, far] = [0, 0];
  for (let seed = 1; seed <= 60; seed++) {
    const slots = slotsOf(randomTree(40, 12, seed));
    const { x, left, right } = tidy(slots);
    const before = new Map(Array.from(x.slice(0, slots.count), (at, slot) => [slots.rowOf[slot], at + 2 * Math.sin(slot)]));
    const others = x.slice();
    const bounds = { left: left - 3, right: right + 3 };
    squeeze(slots, x, () => 0, () => 1, { ...bounds, before });
    squeeze(slots, others, () => 0, () => 1, bounds);
    for (let slot = 1; slot < slots.count; slot++) {
      const was = before.get(slots.rowOf[slot]);
      [near, far] = [near + Math.abs(x[slot] - was), far + Math.abs(others[slot] - was)];
      assert.ok(slots.level[slot] > slots.level[slot - 1] || x[slot] - x[slot - 1] >= 1 - 1e-9, `seed ${seed}: ${slot}`);
    }
  }
  assert.ok(near < 0.8 * far, `${near} of ${far}`);
});
