// Rows that came after the last layout.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Unplaced } from "../../../../web/tree/layout/unplaced.js";

const PARENT = Int32Array.of(99, -1, 10, 10, 12, 13, 11); // the first cell is another iteration's
const OFFSET = 1;
const BASE = 10;

test("a row without a place stands under its nearest ancestor that has one, however far up that is", () => {
  const unplaced = new Unplaced();
  unplaced.begin(3);
  unplaced.extend(PARENT, OFFSET, BASE, Int32Array.of(0, 2, 1), 5);
  assert.deepEqual([3, 4].map((row) => unplaced.slotFor(row)), [1, 1]);
  unplaced.extend(PARENT, OFFSET, BASE, Int32Array.of(0, 2, 1), 6);
  assert.deepEqual([3, 4, 5].map((row) => unplaced.slotFor(row)), [1, 1, 2]);
});

test("with a new layout it is asked anew", () => {
  const unplaced = new Unplaced();
  unplaced.begin(1);
  unplaced.extend(PARENT, OFFSET, BASE, Int32Array.of(0), 6);
  assert.equal(unplaced.slotFor(5), 0);
  unplaced.begin(4);
  unplaced.extend(PARENT, OFFSET, BASE, Int32Array.of(0, 2, 1, 3), 6);
  assert.deepEqual([4, 5].map((row) => unplaced.slotFor(row)), [3, 2]);
});

test("a root without a place stands nowhere", () => {
  const unplaced = new Unplaced();
  unplaced.begin(0);
  unplaced.extend(PARENT, OFFSET, BASE, new Int32Array(0), 2);
  assert.deepEqual([0, 1].map((row) => unplaced.slotFor(row)), [-1, -1]);
});
