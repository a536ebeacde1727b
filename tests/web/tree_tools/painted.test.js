// Collapsed nodes in the picture: pictures that are kept are what new ones would be, and numbers are at nodes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Painter } from "../../../web/tree/paint/painter.js";
import { FoldMarks } from "../../../web/features/tree_tools/fold_marks.js";
import { Shown } from "../../../web/features/tree_tools/shown.js";
import { penOn, themeOf, writingOn } from "../canvas/browser.js";
import { lens, randomTree, sceneOf, tableOf } from "../tree/trees.js";

const surfaceOf = (width, height) => ({ context: penOn({ width, height }), ratio: 1 });

function pictureOf(painter, scene, camera, surface = surfaceOf(800, 600)) {
  painter.paint(surface, scene, camera);
  return surface.context.pictures.at(-1);
}

function textsOf(scene, camera, overlays) {
  scene.overlays = overlays;
  const surface = surfaceOf(camera.width, camera.height);
  const written = writingOn(surface.context);
  new Painter().paint(surface, scene, camera);
  return written.map(({ text }) => text);
}

const table = tableOf(randomTree(3000, 150, 3));

for (const form of ["icicle", "tidy"]) {
  test(`${form}: whatever is hidden, and shown at what time, the kept picture is what a new one would be`, () => {
    const scene = sceneOf(table, form);
    scene.setTheme(themeOf("dark"));
    const painter = new Painter();
    const camera = lens(0.5, 12, 10, 12);
    const shown = new Shown();
    let plain = null;
    for (const [fold, t] of [[null, 2500], [2, 900], [2, 2999], [9, 2999], [9, 100], [null, 2500]]) {
      if (fold !== null) shown.collapse([fold]);
      scene.shown = fold === null ? null : shown;
      scene.setTime(t, table.endTime, null);
      if (scene.layOut(0)) scene.adopt(false, 0);
      const kept = pictureOf(painter, scene, camera);
      assert.deepEqual(kept, pictureOf(new Painter(), scene, camera), `${fold} ${t}`);
      if (t === 2500) assert.deepEqual(kept, (plain ??= kept.slice()));
    }
  });
}

test("a folded node says how many it holds at the time that is shown; one without any says nothing", () => {
  const scene = sceneOf(tableOf([-1, 0, 0, 1, 1, 3, 2]), "tidy", 12);
  scene.setTheme(themeOf("light"));
  const shown = new Shown();
  shown.collapse([1, 4]);
  scene.shown = shown;
  const { endTime } = scene.table;
  const held = (t) => {
    scene.setTime(t, endTime, null);
    if (scene.layOut(0)) scene.adopt(false, 0);
    return textsOf(scene, lens(40, 60, 400, 60), [new FoldMarks(shown)]).filter((text) => text.startsWith("+"));
  };
  assert.deepEqual(held(endTime), ["+3"]);
  assert.deepEqual(held(scene.table.columns.generatedAt[4]), ["+2"]);
  assert.deepEqual(held(scene.table.columns.generatedAt[2]), []);
});
