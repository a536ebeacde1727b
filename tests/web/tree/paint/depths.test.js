// The depths of rows, beside a tree of pictures.

import assert from "node:assert/strict";
import { test } from "node:test";

import { faceOf } from "../../../../web/faces/index.js";
import { Camera } from "../../../../web/tree/camera/camera.js";
import { drawDepths } from "../../../../web/tree/paint/depths.js";
import { Scene } from "../../../../web/tree/scene.js";
import { themeOf } from "../../canvas/browser.js";
import { tableOf } from "../trees.js";

/** A scene that shows the root, a band instead of a row, two nodes of which one does not exist yet, and none. */
function sceneOf(kind, traits) {
  const scene = new Scene();
  const table = tableOf([-1, 0, 1, 1]);
  Object.assign(table.traits, traits);
  scene.setTable(table);
  scene.shape = { ...scene.shape, face: faceOf({ kind, cells: 9 }) };
  const slots = { rowOf: [0, 1, 2, 3, 3] };
  Object.assign(scene, { theme: themeOf("light"), slots, slotStatus: [3, 3, 0, 1, 0], y: [0, 1, 2, 2, 3] });
  scene.folding.bands.set(1, { rows: 1 });
  return scene;
}

test("each row of pictures has its depth, if the order goes by depth: not a band, and not a row without nodes", () => {
  const told = [];
  const context = { fillText: (text, x, y) => told.push([text, x, y]) };
  const visible = { top: 0, end: 4, from: [0, 1, 2, 4], to: [1, 2, 4, 5] };
  const camera = Object.assign(new Camera(), { dy: 100, ty: 50 });
  const scene = sceneOf("ring", { key: null, uses_h: false });
  drawDepths({ context, scene, camera, visible });
  assert.deepEqual(told, [["depth 0", 6, 50], ["2", 6, 250]]);
  const { left } = camera.inset;
  camera.beside = scene.depthRoom;
  assert.ok(camera.beside > 12 && camera.inset.left === left + camera.beside, "cards are beside it");
  for (const other of [sceneOf("text", { key: null, uses_h: false }), sceneOf("ring", { key: "g", uses_h: false })]) {
    assert.equal(other.depthRoom, 0);
    drawDepths({ context, scene: other, camera, visible });
  }
  assert.equal(told.length, 2);
});
