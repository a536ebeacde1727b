// Rows that came after the last layout.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Unplaced } from "../../../../web/tree/layout/unplaced.js";

const PARENT = Int32Array.of(99, -1, 10, 10, 12, 13, 11); // the first cell is another iteration's
const OFFSET = 1;
const BASE = 10;

const slots = (unplaced, slotOf, end, rows) => {
  const known = unplaced.slots(PARENT, OFFSET, BASE, Int32Array.from(slotOf), end);
  return rows.map((row) => known[row - slotOf.length]);
};

test("a row without a place stands under its nearest ancestor that has one, however far up that is", () => {
  const unplaced = new Unplaced();
  unplaced.begin(3);
  assert.deepEqual(slots(unplaced, [0, 2, 1], 5, [3, 4]), [1, 1]);
  assert.deepEqual(slots(unplaced, [0, 2, 1], 6, [3, 4, 5]), [1, 1, 2]);
});
