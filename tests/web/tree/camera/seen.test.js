import assert from "node:assert/strict";
import { test } from "node:test";

import { pick } from "../../../../web/tree/pick.js";
import { Visible } from "../../../../web/tree/camera/visible.js";
import { lens, randomTree, sceneOf, tableOf } from "../trees.js";

const table = tableOf(randomTree(900, 120, 7));
const LENSES = [lens(10, 40, 200, 30), lens(60, 100, -2000, -250), lens(0.6, 20, 400, 10), lens(30, 60, 5000, 0)];

for (const form of ["tidy", "icicle"]) {
  test(`${form}: the slots in the window are those that a look at every slot finds`, () => {
    const scene = sceneOf(table, form);
    const visible = new Visible();
    for (const camera of LENSES) {
      visible.look(scene, camera, 0, 0);
      for (let slot = 0; slot < scene.placed; slot++) {
        const level = scene.slots.level[slot];
        const left = scene.x[slot] * camera.kx + camera.tx;
        const right = left + (scene.w ? scene.w[slot] * camera.kx : 0);
        const expected = right >= 0 && left <= camera.width;
        if (level < visible.top || level >= visible.end) {
          const y = level * camera.dy + camera.ty;
          assert.ok(y + (scene.w ? camera.dy : 0) <= 0 || y >= camera.height, `level ${level} is out of sight`);
        } else assert.equal(slot >= visible.from[level] && slot < visible.to[level], expected, `slot ${slot}`);
      }
    }
  });
}

test("edges that cross the window are found though both their ends are outside", () => {
  const scene = sceneOf(table);
  const visible = new Visible();
  let crossing = 0;
  for (const camera of LENSES) {
    visible.look(scene, camera, 0, 1);
    for (let level = Math.max(1, visible.top); level < visible.end; level++) {
      for (let slot = scene.slots.levelStart[level]; slot < scene.slots.levelStart[level + 1]; slot++) {
        const ends = [slot, scene.slots.parent[slot]].map((s) => scene.x[s] * camera.kx + camera.tx);
        const expected = Math.max(...ends) >= 0 && Math.min(...ends) <= camera.width;
        assert.equal(slot >= visible.edgeFrom[level] && slot < visible.edgeTo[level], expected, `slot ${slot}`);
        if (expected && ends.every((x) => x < 0 || x > camera.width)) crossing++;
      }
    }
  }
  assert.ok(crossing > 0, "the example has such edges");
});

test("every node is picked where it is drawn, also of two trees, and nothing between these", () => {
  const parents = randomTree(900, 120, 7);
  parents[1] = -1;
  for (const [form, shown] of [["tidy", table], ["icicle", table], ["tidy", tableOf(parents)], ["icicle", tableOf(parents)]]) {
    const scene = sceneOf(shown, form);
    const camera = lens(40, 50, 100, 20);
    const middleOf = (slot) => (scene.x[slot] + (scene.w ? scene.w[slot] / 2 : 0)) * camera.kx + camera.tx;
    const down = (slot) => (scene.slots.level[slot] + (scene.w ? 0.5 : 0)) * camera.dy + camera.ty;
    for (let row = 0; row < 900; row++) {
      const slot = scene.slots.slotOf[row];
      assert.equal(pick(scene, camera, middleOf(slot) + 3, down(slot) - 3, 6), row);
    }
    if (shown === table) continue;
    const gap = (scene.x[0] + (scene.w?.[0] ?? 0) + scene.x[1]) / 2;
    assert.equal(pick(scene, camera, gap * camera.kx + camera.tx, down(0), 6), -1);
  }
});
