// From far the last picture is kept where nothing has changed; what is seen is what a new picture would show.

import assert from "node:assert/strict";
import { test } from "node:test";

import { drawIcicle } from "../../../web/tree/icicle.js";
import { drawPixels } from "../../../web/tree/pixels.js";
import { Colour } from "../../../web/tree/theme.js";
import { Visible } from "../../../web/tree/visible.js";
import { lens, randomTree, sceneOf, tableOf } from "./trees.js";

globalThis.ImageData ??= class {
  constructor(width, height) {
    this.data = new Uint8ClampedArray(4 * width * height);
  }
};

const NAMES = ["paper", "edge", "frontier", "stale", "expanded", "duplicate", "cutoff", "goal"];
const theme = Object.fromEntries(NAMES.map((name, at) => [name, new Colour(30 * at, 255 - 20 * at, 7 * at)]));
const table = tableOf(randomTree(3000, 150, 3));
const visible = new Visible();

function pictureOf(draw, scene, camera, ratio = 1) {
  let shown = null;
  const canvas = { width: 800 * ratio, height: 600 * ratio };
  scene.gather();
  visible.look(scene, camera, 90, 1);
  draw({ canvas, putImageData: (image) => (shown = new Uint32Array(image.data.buffer).slice()) }, scene, camera, visible, ratio);
  return shown;
}

for (const [form, draw] of [
  ["icicle", drawIcicle],
  ["tidy", drawPixels],
]) {
  test(`${form}: after any change of time or camera, near, far, and with levels thinner than a pixel`, () => {
    const scene = sceneOf(table, form);
    scene.setTheme({ ...theme, unit: 1 });
    const { levels } = scene.slots;
    for (const dy of [30, 600 / levels, 1.7, 0.4]) {
      for (const [t, tx] of [
        ...[[200, 10], [2500, 10], [2501, 10], [40, 10]],
        ...[[40, 11], [table.endTime, 11], [1000, -300], [1100, -300]],
      ]) {
        const camera = lens(0.5, dy, tx, 12);
        scene.setTime(t, table.endTime, null);
        const kept = pictureOf(draw, scene, camera);
        scene.gathering.forget();
        assert.deepEqual(kept, pictureOf(draw, scene, camera), `dy ${dy}, t ${t}, tx ${tx}`);
      }
    }
  });
}
