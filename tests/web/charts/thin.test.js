// Bins, buckets and thinned tables: nothing is lost, nothing is counted twice.

import assert from "node:assert/strict";
import test from "node:test";

import { Bins, Extent } from "../../../web/features/charts/bins.js";
import { bucketed, bucketsFor, tableSteps } from "../../../web/features/charts/thin.js";

const extentOf = (values) => {
  const extent = new Extent();
  for (const value of values) extent.take(value);
  return extent;
};

test("every value lies in its bin, whatever they are; what is no number lies in none", () => {
  for (const values of [[0], [-1.5, 2.25, 40], [366, 418, 671], [0.1, 0.2, 0.3, 0.30000001], [1e9, 3e9]]) {
    const bins = new Bins(extentOf([...values, NaN, Infinity]));
    for (const value of values) {
      const bin = bins.of(value);
      assert.ok(bin >= 0 && bin < bins.count, `${value}`);
      assert.ok(bins.from(bin) <= value + 1e-6 && value <= bins.from(bin + 1) + 1e-6, `${value}`);
    }
  }
  assert.equal(new Bins(extentOf([NaN])).count, 0);
});

test("buckets hold every step once, the last ones as many as there are", () => {
  for (const [last, most] of [[0, 10], [9, 10], [10, 10], [1234, 100]]) {
    const buckets = bucketsFor(last, most);
    assert.ok(buckets.ends.length <= most);
    assert.equal(buckets.ends.at(-1), last);
    const column = Float64Array.from({ length: last + 1 }, (_, step) => step % 7);
    const { low, high, mean, last: latest } = bucketed(column, column.length, buckets, () => true);
    let from = 0;
    for (const [at, end] of buckets.ends.entries()) {
      const values = [...column.subarray(from, end + 1)];
      assert.deepEqual([low[at], high[at], latest[at]], [Math.min(...values), Math.max(...values), values.at(-1)]);
      assert.ok(Math.abs(mean[at] - values.reduce((sum, value) => sum + value) / values.length) < 1e-9);
      from = end + 1;
    }
  }
});

test("a thinned table has the first step, the present one and the last, and every n-th; all of them when asked for", () => {
  const { every, steps } = tableSteps(1234, 20, [77]);
  assert.equal(every, 100);
  assert.deepEqual(steps.slice(0, 4), [0, 77, 100, 200]);
  assert.equal(steps.at(-1), 1234);
  assert.deepEqual(tableSteps(3, Infinity, [1]), { every: 1, steps: [0, 1, 2, 3] });
});
