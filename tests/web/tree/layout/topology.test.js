import assert from "node:assert/strict";
import { test } from "node:test";

import { Kinship, Slots, arrange } from "../../../../web/tree/layout/topology.js";
import { finish, randomTree, slotsOf } from "../trees.js";

const list = (array, count) => Array.from(array.subarray(0, count));

test("slots are in level order, siblings together, though recursive search generates them apart", () => {
  //   0 → 1, 4;  1 → 2, 3;  4 → 5: rows as depth-first search makes them.
  const slots = slotsOf(Int32Array.of(-1, 0, 1, 1, 0, 4));
  assert.deepEqual(list(slots.rowOf, 6), [0, 1, 4, 2, 3, 5]);
  assert.deepEqual(list(slots.parent, 6), [-1, 0, 0, 1, 1, 2]);
  assert.deepEqual(list(slots.childStart, 7), [1, 3, 5, 6, 6, 6, 6]);
  assert.deepEqual(list(slots.levelStart, 4), [0, 1, 3, 6]);
});

test("rows of a later iteration are counted from the iteration's first row", () => {
  const slots = slotsOf(Int32Array.of(-1, 10, 10, 11), 10);
  assert.deepEqual(list(slots.rowOf, 4), [0, 1, 2, 3]);
  assert.deepEqual(list(slots.parent, 4), [-1, 0, 0, 1]);
});

test("two roots stand side by side on level 0, as bidirectional search makes them", () => {
  const slots = slotsOf(Int32Array.of(-1, -1, 0, 1, 1));
  assert.deepEqual(list(slots.levelStart, 3), [0, 2, 5]);
  assert.deepEqual(list(slots.rowOf, 5), [0, 1, 2, 3, 4]);
});

test("a tree linked in pieces, and an earlier horizon, give the same slots as one linked at once", () => {
  const parent = randomTree(500, 40, 3);
  const kin = new Kinship(0);
  for (const count of [1, 7, 120, 500]) kin.extend(parent, 0, count);
  const pieces = new Slots();
  for (const count of [500, 120]) {
    finish(arrange(kin, count, pieces));
    const whole = slotsOf(parent, 0, count);
    assert.deepEqual(list(pieces.rowOf, count), list(whole.rowOf, count));
    assert.deepEqual(list(pieces.childStart, count + 1), list(whole.childStart, count + 1));
  }
});
