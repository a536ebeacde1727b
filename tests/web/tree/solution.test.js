import assert from "node:assert/strict";
import { test } from "node:test";

import { branchesOf } from "../../../web/tree/solution.js";
import { stepped } from "../../../web/tree/keyboard.js";
import { sceneOf, tableOf } from "./trees.js";

/** A table with these parents in which some rows have the same state: [row, row of the state]. */
function withStates(parents, ...same) {
  const table = tableOf(parents);
  for (const [row, other] of same) table.columns.state[row] = table.columns.state[other];
  return table;
}

const lists = ({ forward, backward }) => [[...forward], [...backward]];

test("a solution in one tree is one branch, in local rows", () => {
  const table = tableOf([-1], [-1, 0, 1, 1]);
  assert.deepEqual(lists(branchesOf(table, [1, 2, 4], 1)), [[0, 1, 3], []]);
  assert.deepEqual(lists(branchesOf(table, Int32Array.of(1), 1)), [[0], []]);
  assert.deepEqual(lists(branchesOf(table, null, 1)), [[], []]);
});

test("where several nodes were met, the cheapest is taken", () => {
  const table = withStates([-1, -1, 0, 1, 1, 1], [3, 2], [4, 2], [5, 2]);
  table.columns.g.set([0, 0, 1, 7, 5, 6]);
  assert.deepEqual(lists(branchesOf(table, [0, 2, 1], 0)), [
    [0, 2],
    [1, 4],
  ]);
});

test("keys lead from one root to the other, and not from tree to tree below them", () => {
  const scene = sceneOf(tableOf([-1, -1, 0, 1]));
  assert.deepEqual([stepped(scene, 0, "right"), stepped(scene, 1, "left")], [1, 0]);
  assert.deepEqual([stepped(scene, 2, "right"), stepped(scene, 3, "left")], [2, 3]);
  assert.deepEqual([stepped(scene, 1, "parent"), stepped(scene, 1, "child")], [1, 3]);
});
