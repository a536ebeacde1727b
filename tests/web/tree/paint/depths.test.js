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
  camera.beside = scene.depthRoom;
  assert.ok(camera.beside > 12 && camera.inset.left === camera.beside, "cards are beside it");
  for (const other of [sceneOf("text", { key: null, uses_h: false }), sceneOf("ring", { key: "g", uses_h: false })]) {
    assert.equal(other.depthRoom, 0);
    drawDepths({ context, scene: other, camera, visible });
  }
  assert.equal(told.length, 2);
});

test("if f orders the tree and each action costs 1, each row of pictures has its g", () => {
  const told = [];
  const context = { fillText: (text) => told.push(text) };
  const visible = { top: 0, end: 4, from: [0, 1, 2, 4], to: [1, 2, 4, 5] };
  for (const [kind, key, weighted] of [["ring", "f", false], ["ring", "f", true], ["ring", "h", false], ["text", "f", false]]) {
    const scene = Object.assign(sceneOf(kind, { key, uses_h: true }), { measures: { weighted } });
    drawDepths({ context, scene, camera: new Camera(), visible });
    assert.equal(scene.depthRoom > 0, told.length === 2 && kind === "ring" && key === "f" && !weighted);
  }
  assert.deepEqual(told, ["g 0", "2"]);
});
