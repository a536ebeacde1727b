// Columns that take as little room as their values allow.

import assert from "node:assert/strict";
import test from "node:test";

import { NarrowColumn } from "../../../web/table/columns/narrow.js";

/** [narrow, what it holds, what is too much for it, wide] */
const TYPES = [
  [Int8Array, [-1, 0, 127], 128, Int32Array],
  [Int16Array, [-1, 0, 32_767], 32_768, Int32Array],
  [Float32Array, [0, 2 ** 24, 0.5, NaN, Infinity], Math.SQRT2, Float64Array],
  [Float32Array, [2 ** 24], 2 ** 24 + 1, Float64Array],
];

for (const [narrow, held, tooMuch, wide] of TYPES) {
  test(`${narrow.name} becomes ${wide.name} with the first value that it does not hold, ${tooMuch}`, () => {
    const column = new NarrowColumn(narrow, 0, 10);
    column.append(wide.from(held));
    assert.ok(column.array instanceof narrow);
    column.append(wide.of(held[0], tooMuch));
    assert.ok(column.array instanceof wide);
    column.append(wide.of(tooMuch));
    column.trim();
    assert.deepEqual([...column.array], [...held, held[0], tooMuch, tooMuch]);
    assert.equal(column.end, 10 + held.length + 3);
  });
}
