import assert from "node:assert/strict";
import { test } from "node:test";

import { stepped } from "../../../web/tree/keyboard.js";
import { sceneOf, tableOf } from "./trees.js";

test("keys lead to the parent, the first child and the neighbours, and stay where there is none", () => {
  const scene = sceneOf(tableOf([-1, 0, 0, 1, 2]));
  const from = (row) => ["parent", "child", "left", "right"].map((to) => stepped(scene, row, to));
  assert.deepEqual(from(0), [0, 1, 0, 0]);
  assert.deepEqual(from(1), [0, 3, 1, 2]);
  assert.deepEqual(from(2), [0, 4, 1, 2]);
  assert.deepEqual(from(3), [1, 3, 3, 3]);
});
