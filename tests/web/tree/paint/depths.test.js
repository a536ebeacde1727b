// The depths of rows, beside a tree of pictures.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardSize } from "../../../../web/tree/layout/card_size.js";
import { faceOf } from "../../../../web/faces/index.js";
import { Camera } from "../../../../web/tree/camera/camera.js";
import { badgedRows, badgesAt } from "../../../../web/tree/paint/badges.js";
import { drawDepths } from "../../../../web/tree/paint/depths.js";
import { Scene } from "../../../../web/tree/scene.js";
import { themeOf } from "../../canvas/browser.js";
import { solved, tableOf as tableWith } from "../../table/solver.js";
import { stage } from "../stage.js";
import { tableOf } from "../trees.js";

const CARD = { width: 40, height: 85, type: 12, between: 15 };

/** A scene that shows the root, a band instead of a row, two nodes of which one does not exist yet, and none. */
function sceneOf(kind, traits) {
  const scene = new Scene();
  const table = tableOf([-1, 0, 1, 1]);
  Object.assign(table.traits, traits);
  scene.setTable(table);
  scene.shape = { ...scene.shape, face: faceOf({ kind, cells: 9 }) };
  const slots = { rowOf: [0, 1, 2, 3, 3], parent: [-1, 0, 1, 1, 1] };
  Object.assign(scene, { theme: themeOf("light"), slots, slotStatus: [3, 3, 0, 1, 0], y: [0, 1, 2, 2, 3] });
  scene.folding.bands.set(1, { rows: 1 });
  scene.folding.stubs.add(1);
  return scene;
}

test("each row of pictures has its depth, if the order goes by depth: not a band, and not a row without nodes", () => {
  const told = [];
  const context = { fillText: (text, x, y) => told.push([text, x, y]), measureText: () => ({ width: 8 }) };
  const visible = { top: 0, end: 4, from: [0, 1, 2, 4], to: [1, 2, 4, 5] };
  const camera = Object.assign(new Camera(), { dy: 100, ty: 50 });
  const scene = sceneOf("ring", { key: null, uses_h: false });
  drawDepths({ context, scene, camera, visible }, CARD);
  assert.deepEqual(told, [["depth 0", 6, 50], ["2", 6, 250]]);
  const { left } = camera.inset;
  camera.beside = scene.depthRoom;
  assert.ok(camera.beside > 12 && camera.inset.left === left + camera.beside, "cards are beside it");
  for (const other of [sceneOf("text", { key: null, uses_h: false }), sceneOf("ring", { key: "g", uses_h: false })]) {
    assert.equal(other.depthRoom, 0);
    drawDepths({ context, scene: other, camera, visible }, CARD);
  }
  assert.equal(told.length, 2);
});

test("if f orders the tree and each action costs 1, a row has its g, where the first card leaves it room", () => {
  const told = [];
  const context = { fillText: (text, x, y) => told.push([text, y]), measureText: (text) => ({ width: 8 * text.length }) };
  const visible = { top: 0, end: 4, from: [0, 1, 2, 4], to: [1, 2, 4, 5] };
  const camera = Object.assign(new Camera(), { kx: 1, tx: 0, dy: 100, ty: 50 });
  for (const [kind, key, weighted] of [["ring", "f", false], ["ring", "f", true], ["ring", "h", false], ["text", "f", false]]) {
    const scene = sceneOf(kind, { key, uses_h: true });
    Object.assign(scene, { x: [90, 90, 30, 57, 90], measures: { weighted } });
    drawDepths({ context, scene, camera, visible }, CARD);
    Object.assign(scene, { slotStatus: [0, 0, 0, 1, 0], x: [90, 90, 30, 55, 90] });
    drawDepths({ context, scene, camera, visible }, CARD);
  }
  assert.deepEqual(told, [["g 0", 50], ["g 2", 250]]);
});

test("where the first card reaches the edge, g is above it, clear of cards and badges", () => {
  const [search] = solved([{ problem: "eight-puzzle", start: "8,0,6,5,4,7,2,3,1", algorithm: "astar", max_nodes: 3000 }]);
  const table = tableWith(search);
  const { scene, camera, look, paint } = stage(table, 807, 545);
  let above = 0;
  for (let step = 8; step < 40; step++) {
    look(table.timeOfStep(step));
    const { written } = paint();
    const { height } = cardSize(scene.shape, camera.kx, camera.dy, 1);
    const [tops, badges] = [scene.y.slice(0, scene.slots.count), [...badgedRows(scene)].flatMap((row) => badgesAt(scene, camera, row))];
    for (const { text, x, y, size } of written.filter(({ text }) => /^g \d+$/.test(text))) {
      const far = Math.min(...tops.map((top) => Math.abs(top * camera.dy + camera.ty - y)));
      assert.equal(size, scene.least);
      if (far < 1) continue;
      assert.ok(far >= height / 2 + 0.4 * size && ++above, `${text} at step ${step} is ${far} from a card's middle`);
      assert.ok(badges.every(({ left, top, bottom }) => left > x + 9.6 * text.length * size / 16 || top > y + size / 2 || bottom < y - size / 2), `${text} at step ${step}`);
    }
  }
  assert.ok(above > 5, `${above} above a card`);
});
