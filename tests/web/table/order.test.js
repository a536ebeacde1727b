// Radix sort, the window at the top, and ties.

import assert from "node:assert/strict";
import test from "node:test";

import { Frontier } from "../../../web/table/frontier.js";
import { inExpansionOrder, sortedBy } from "../../../web/table/order.js";
import { Rows } from "../../../web/table/columns/rows.js";
import { States } from "../../../web/table/columns/states.js";
import { randomFrom } from "./random.js";

const upTo = (count) => Int32Array.from({ length: count }, (_, at) => at);

test("numbers of every kind are sorted as a comparison would, and equal ones keep their order", () => {
  const random = randomFrom(5);
  const samples = [
    () => Math.floor(random() * 40),
    () => random(),
    () => (random() - 0.5) * 10 ** Math.floor(random() * 40 - 20),
    () => Math.floor(random() * 3) - 1,
    () => [0, -0, Infinity, -Infinity, 1e-320, -1e-320, 2 ** 53, Math.PI][Math.floor(random() * 8)],
    () => 7,
  ];
  for (const sample of samples) {
    for (const count of [0, 1, 2, 1000]) {
      const keys = Array.from({ length: count }, sample);
      const expected = Array.from(upTo(count)).sort((one, other) =>
        keys[one] < keys[other] ? -1 : keys[one] > keys[other] ? 1 : one - other,
      );
      assert.deepEqual([...sortedBy(upTo(count), (row) => keys[row])], expected);
    }
  }
});

/** Rows that are all waiting at time t = row count - 1. */
function waitingRows(count, priorityOf, firstRow = 100) {
  const rows = new Rows(firstRow, false);
  const zeros = new Int32Array(count);
  rows.append({
    parent: zeros,
    action: zeros,
    depth: zeros,
    iteration: zeros,
    state: upTo(count),
    g: Float64Array.from(upTo(count), (at) => (at * 7) % 5),
    h: Float64Array.from(upTo(count), (at) => (at * 3) % 4),
    priority: Float64Array.from(upTo(count), priorityOf),
  });
  rows.arrays.generatedAt.set(upTo(count));
  return rows;
}

const NO_STATES = new States({ kind: "text" }, 0);

for (const tie of ["fifo", "lifo", "low-h", "high-g"]) {
  test(`the window at the top is the beginning of the whole order (${tie})`, () => {
    const random = randomFrom(9);
    const priorities = [
      () => 0,
      () => Math.floor(random() * 5),
      () => random() * 1e6,
      (at) => -at,
      (at) => at,
      (at) => (at % 7 === 0 ? Infinity : at),
    ];
    for (const priorityOf of priorities) {
      const rows = waitingRows(3000, priorityOf);
      const whole = inExpansionOrder(
        upTo(3000).map((row) => row + 100),
        rows,
        NO_STATES,
        tie,
      );
      const frontier = new Frontier(Int32Array.from(upTo(3000), (row) => row + 100), rows, NO_STATES, tie);
      for (const [from, n] of [
        [0, 30],
        [40, 100],
        [200, 56],
        [200, 57],
        [2990, 30],
        [5000, 3],
      ]) {
        assert.deepEqual([...frontier.rows(from, n)], [...whole.slice(from, from + n)]);
      }
      assert.equal(frontier.count, 3000);
      assert.equal(frontier.indexOf(whole[1234]), 1234);
      assert.equal(frontier.indexOf(99), -1);
    }
  });
}

test("names of one priority are served by the alphabet, pairs of numbers by their numbers", () => {
  const order = (labels) => {
    const states = new States({ kind: "text" }, 0);
    states.append({ new_labels: labels });
    return Array.from(
      inExpansionOrder(
        upTo(labels.length),
        waitingRows(labels.length, () => 1, 0),
        states,
        "state",
      ),
      (row) => labels[row],
    );
  };
  assert.deepEqual(order(["Sibiu", "Arad", "Zerind", "Arad"]), ["Arad", "Arad", "Sibiu", "Zerind"]);
  assert.deepEqual(order(["10,2", "9,3", "9,-1", "(9, 20)"]), ["9,-1", "9,3", "(9, 20)", "10,2"]);
});
