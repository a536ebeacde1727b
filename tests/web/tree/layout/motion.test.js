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

test("a glide that is overtaken goes on from where the nodes are", () => {
  const { scene } = growing(2);
  scene.advance(0.3, 90, 110);
  const drawn = [0, 1, 2, 3].map((row) => at(scene, row));
  scene.setTime(generatedAt[5], table.endTime, null);
  scene.form = "tidy";
  scene.adopt(true, 0);
  [0, 1, 2, 3].forEach((row) => assert.deepEqual(at(scene, row), drawn[row]));
});

test("drift moves what was drawn, so that the camera can move the other way", () => {
  const { scene, before } = growing(4, "tidy", 3.5);
  before.forEach(([x, y], row) => assert.deepEqual(at(scene, row), [x + 3.5, y]));
});

test("bars of the icicle grow from nothing in the middle of their parent's bar", () => {
  const { scene } = growing(4, "icicle");
  const { slotOf } = scene.slots;
  assert.equal(scene.w[slotOf[6]], 0);
  assert.equal(scene.x[slotOf[6]], scene.x[slotOf[2]] + scene.w[slotOf[2]] / 2);
});
