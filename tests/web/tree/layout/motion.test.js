import assert from "node:assert/strict";
import { test } from "node:test";

import { sceneOf, tableOf } from "../trees.js";

const TREE = [-1, 0, 0, 1, 1, 2, 2, 2];
const table = tableOf(TREE);
const { generatedAt } = table.columns;

/** A scene at the time of `row`, and the same grown to the end, gliding. */
function growing(row, form = "tidy", drift = 0) {
  const scene = sceneOf(table, form, generatedAt[row]);
  scene.setTime(table.endTime, table.endTime, null);
  scene.layOut(0);
  const before = Array.from({ length: scene.placed }, (_, of) => [
    scene.x[scene.slots.slotOf[of]],
    scene.y[scene.slots.slotOf[of]],
  ]);
  scene.adopt(true, drift);
  return { scene, before };
}

const at = (scene, row) => [scene.x[scene.slots.slotOf[row]], scene.y[scene.slots.slotOf[row]]];

test("at the beginning of a glide nothing has moved, and new nodes are where their parents are", () => {
  const { scene, before } = growing(4);
  assert.equal(scene.motion.active, true);
  before.forEach((place, row) => assert.deepEqual(at(scene, row), place));
  for (const row of [5, 6, 7]) assert.deepEqual(at(scene, row), at(scene, 2));
});

test("a glide ends at the new layout", () => {
  const { scene } = growing(4);
  for (let frame = 0; frame < 60 && scene.motion.active; frame++) scene.advance(0.2, 90, 110);
  assert.equal(scene.motion.active, false);
  assert.equal(scene.x, scene.placement.x);
  assert.equal(scene.y, scene.slots.level);
});
