// From far the last picture is kept where nothing has changed; what is seen is what a new picture would show.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Painter } from "../../../../web/tree/paint/painter.js";
import { penOn, themeOf } from "../../canvas/browser.js";
import { lens, randomTree, sceneOf, tableOf } from "../trees.js";

const theme = themeOf("light");
const table = tableOf(randomTree(3000, 150, 3));

/** A canvas of so many pixels, as a view has it. */
const surfaceOf = (width, height) => ({ context: penOn({ width, height }), ratio: 1 });

function pictureOf(painter, scene, camera, surface = surfaceOf(800, 600)) {
  painter.paint(surface, scene, camera);
  return surface.context.pictures.at(-1);
}

for (const form of ["icicle", "tidy"]) {
  test(`${form}: after any change of time or camera, near, far, and with levels thinner than a pixel`, () => {
    const scene = sceneOf(table, form);
    scene.setTheme(theme);
    const { levels } = scene.slots;
    const painter = new Painter();
    for (const dy of [30, 600 / levels, 1.7, 0.4]) {
      for (const [t, tx] of [
        ...[[200, 10], [2500, 10], [2501, 10], [40, 10]],
        ...[[40, 11], [table.endTime, 11], [1000, -300], [1100, -300]],
      ]) {
        const camera = lens(0.5, dy, tx, 12);
        scene.setTime(t, table.endTime, null);
        const kept = pictureOf(painter, scene, camera);
        assert.deepEqual(kept, pictureOf(new Painter(), scene, camera), `dy ${dy}, t ${t}, tx ${tx}`);
      }
    }
  });
}

for (const form of ["icicle", "tidy"]) {
  test(`${form}: nodes without a place are spots on the picture, and leave nothing in what is kept of it`, () => {
    const scene = sceneOf(table, form, 2000);
    scene.setTheme(theme);
    const painter = new Painter();
    const camera = lens(0.5, 12, 10, 12);
    const plain = pictureOf(painter, scene, camera).slice();
    for (const t of [2400, 2500, 2200]) {
      scene.setTime(t, table.endTime, null);
      assert.ok(scene.born > scene.placed);
      const kept = pictureOf(painter, scene, camera);
      assert.deepEqual(kept, pictureOf(new Painter(), scene, camera), `t ${t}`);
      assert.notDeepEqual(kept, plain);
    }
    scene.setTime(2000, table.endTime, null);
    assert.deepEqual(pictureOf(painter, scene, camera), plain);
    assert.equal(painter.raster.begun, 1);
  });
}

test("two views of unequal size, painted in turn, keep their rasters and signs, and see what they would alone", () => {
  const views = [[800, 600, "icicle", 0.5], [640, 300, "tidy", 0.4], [500, 400, "tidy", 20]].map(
    ([width, height, form, kx]) => {
      const scene = sceneOf(table, form);
      scene.setTheme(theme);
      const camera = lens(kx, 15, 40, 12, width, height);
      return { scene, camera, surface: surfaceOf(width, height), painter: new Painter() };
    },
  );
  for (let t = 1000; t < 1010; t++) {
    for (const { scene, camera, surface, painter } of views) {
      scene.setTime(t, table.endTime, null);
      const seen = pictureOf(painter, scene, camera, surface);
      const alone = surfaceOf(camera.width, camera.height);
      assert.deepEqual(seen, pictureOf(new Painter(), scene, camera, alone));
    }
  }
  const [icicle, pixels, circles] = views.map(({ painter }) => painter);
  assert.deepEqual([icicle, pixels].map(({ raster }) => [raster.made, raster.begun]), [[1, 1], [1, 1]]);
  assert.equal(circles.circles.sheet.made, 1);
});
