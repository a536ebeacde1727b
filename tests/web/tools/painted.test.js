// What is seen through a lens: pictures that are kept are what new ones would be, numbers stand at nodes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Painter } from "../../../web/tree/paint/painter.js";
import { Colouring } from "../../../web/features/tree_tools/colouring.js";
import { FoldMarks } from "../../../web/features/tree_tools/fold_marks.js";
import { Pins } from "../../../web/features/tree_tools/pins.js";
import { Scale } from "../../../web/features/tree_tools/scale.js";
import { Shown } from "../../../web/features/tree_tools/shown.js";
import { penOn, themeOf, writingOn } from "../canvas/browser.js";
import { lens, randomTree, sceneOf, tableOf } from "../tree/trees.js";

const surfaceOf = (width, height) => ({ context: penOn({ width, height }), ratio: 1 });

function pictureOf(painter, scene, camera, surface = surfaceOf(800, 600)) {
  painter.paint(surface, scene, camera);
  return surface.context.pictures.at(-1);
}

function textsOf(scene, camera, overlays = []) {
  scene.lens.overlays = overlays;
  const surface = surfaceOf(camera.width, camera.height);
  const written = writingOn(surface.context);
  new Painter().paint(surface, scene, camera);
  return written.map(({ text }) => text);
}

const table = tableOf(randomTree(3000, 150, 3));

for (const form of ["icicle", "tidy", "levels"]) {
  test(`${form}: whatever is coloured, hidden, and shown at what time, the kept picture is what a new one would be`, () => {
    const scene = sceneOf(table, form);
    scene.setTheme(themeOf("dark"));
    const painter = new Painter();
    const camera = lens(0.5, 12, 10, 12);
    const shown = new Shown();
    const scale = new Scale(() => {});
    const depth = new Colouring("depth", "depth", scale);
    const order = new Colouring("order", "expansion", new Scale(() => {}));
    let plain = null;
    for (const [colouring, fold, t] of [
      [null, null, 2500], [depth, null, 2500], [depth, null, 2400], [order, null, 2400], [order, null, 900],
      [order, 2, 900], [order, 2, 2999], [depth, 9, 2999], [null, 9, 100], [null, null, 2500],
    ]) {
      if (fold !== null) {
        shown.wishes = new Map([[fold, true]]);
        shown.choose();
      }
      Object.assign(scene.lens, { colouring, shown: fold === null ? null : shown });
      scene.setTime(t, table.endTime, null);
      if (scene.layOut(0)) scene.adopt(false, 0);
      const kept = pictureOf(painter, scene, camera);
      assert.deepEqual(kept, pictureOf(new Painter(), scene, camera), `${colouring?.name} ${fold} ${t}`);
      if (t === 2500 && colouring === null) assert.deepEqual(kept, (plain ??= kept.slice()));
      if (colouring === depth && t === 2500) assert.notDeepEqual(kept, plain);
    }
  });
}

test("a node that is coloured by a number has that number on it, near and at a middle distance", () => {
  const scene = sceneOf(tableOf([-1, 0, 0, 1, 1, 3]));
  scene.setTheme(themeOf("light"));
  scene.measure();
  scene.lens.colouring = new Colouring("depth", "depth", new Scale(() => {}));
  scene.setTime(scene.table.endTime, scene.table.endTime, null);
  assert.deepEqual(textsOf(scene, lens(40, 60, 400, 60)).sort(), ["0", "1", "1", "2", "2", "3"]);
  const near = textsOf(scene, lens(150, 110, 400, 60));
  for (const said of ["depth 0", "depth 1", "depth 2", "depth 3"]) {
    assert.ok(near.some((text) => text.startsWith(said)), said);
  }
});

test("a folded node says how many it holds at the time that is shown; one without any says nothing", () => {
  const scene = sceneOf(tableOf([-1, 0, 0, 1, 1, 3, 2]), "tidy", 12);
  scene.setTheme(themeOf("light"));
  const shown = new Shown();
  for (const row of [1, 4]) shown.wishes.set(row, true);
  shown.choose();
  scene.lens.shown = shown;
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

test("a note stands at its node by its number, with its text where there are few", () => {
  const scene = sceneOf(tableOf([-1, 0, 0, 1, 1, 3]));
  scene.setTheme(themeOf("light"));
  const pins = new Pins();
  pins.notes = [{ row: 2, number: 1, text: "a tie" }, { row: 77, number: 2, text: "not there yet" }];
  const texts = textsOf(scene, lens(40, 60, 400, 60), [pins]);
  assert.ok(texts.includes("a tie"));
  assert.ok(!texts.includes("not there yet"));
  pins.notes = [1, 2, 3, 4, 5].flatMap((row) => [row, row]).map((row, at) => ({ row, number: at + 1, text: `note ${at}` }));
  assert.ok(textsOf(scene, lens(40, 60, 400, 60), [pins]).every((text) => !text.startsWith("note")));
});
