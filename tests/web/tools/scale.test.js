import assert from "node:assert/strict";
import { test } from "node:test";

import { numberOf } from "../../../web/tree/paint/circles.js";
import { Colouring } from "../../../web/features/tree_tools/colouring.js";
import { CLASSES, Scale } from "../../../web/features/tree_tools/scale.js";
import { paletteOf } from "../../../web/features/tree_tools/palette.js";
import { Colour } from "../../../web/canvas/colour.js";
import { randomTree, sceneOf, seeded, tableOf } from "../tree/trees.js";

const scaleOf = (...values) => {
  const scale = new Scale(() => {});
  for (const value of values) scale.hold(value);
  return scale;
};

test("a few whole numbers have a class each, more of them classes of 2, 5, 10, … that begin at multiples", () => {
  assert.deepEqual(scaleOf(3, 5).classes, [{ from: 3, to: 3 }, { from: 4, to: 4 }, { from: 5, to: 5 }]);
  assert.deepEqual(scaleOf(20, 31).classes.map(({ from, to }) => [from, to]), [
    [20, 21], [22, 23], [24, 25], [26, 27], [28, 29], [30, 31],
  ]);
  assert.equal(scaleOf(1, 181_439).step, 50_000);
  assert.equal(scaleOf(7).count, 1);
  assert.equal(scaleOf().count, 0);
  assert.equal(scaleOf(0.5, 1.25).step, 0.2);
});

test("every number that was held lies in the class that says so, and no scale has more than six", () => {
  const random = seeded(4);
  for (let each = 0; each < 300; each++) {
    const wide = 10 ** (random() * 8 - 2);
    const values = Array.from({ length: 20 }, () => (random() - 0.3) * wide);
    if (each % 2) values.forEach((value, at) => (values[at] = Math.round(value)));
    const scale = scaleOf(...values);
    assert.ok(scale.count >= 1 && scale.count <= CLASSES);
    for (const value of values) {
      const { from } = scale.classes[scale.classOf(value) - 1];
      assert.ok(from <= value + 1e-9 * wide && value < from + scale.step + 1e-9 * wide, `${value} in ${from}`);
    }
    const colours = scale.classes.map((_, at) => scale.colourOf(at + 1));
    assert.deepEqual([...new Set(colours)].sort(), colours);
  }
});

test("a scale changes only when a number comes that does not lie on it; what is endless or none lies on any", () => {
  let changes = 0;
  const scale = new Scale(() => changes++);
  for (const value of [0, 1, 2, 1, NaN, Infinity, 2]) scale.hold(value);
  assert.equal(changes, 3);
  const { key } = scale;
  scale.hold(1);
  assert.equal(scale.key, key);
  assert.equal(scale.classOf(NaN), 0);
  assert.equal(scale.classOf(Infinity), scale.count);
  scale.hold(0.5);
  assert.notEqual(scale.key, key);
});

test("colours are told from the paper, and from each other without their hue", () => {
  const contrast = (a, b) => {
    const [low, high] = [a.luminance, b.luminance].sort((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  for (const [dark, paper] of [[false, new Colour(247, 246, 242)], [true, new Colour(16, 21, 29)]]) {
    const palette = paletteOf({ dark });
    palette.forEach((colour, at) => {
      assert.ok(contrast(colour, paper) >= 3);
      if (at > 0) assert.ok(contrast(colour, paper) / contrast(palette[at - 1], paper) > 1.25);
    });
  }
});

const theme = { dark: false, paper: new Colour(255, 255, 255), duplicate: new Colour(99, 99, 99) };

test("tints are kept as the search goes on and back: those of every node as if it had been asked alone", () => {
  const table = tableOf(randomTree(400, 20, 5));
  for (const measure of ["depth", "g", "order", "h"]) {
    const scene = sceneOf(table, "tidy", 30);
    scene.lens.colouring = new Colouring(measure, "word", new Scale(() => {}));
    for (const [t, horizon] of [[30, 30], [200, 200], [90, 200], [table.endTime, table.endTime], [5, table.endTime]]) {
      scene.setTime(t, horizon, null);
      scene.layOut(0);
      scene.adopt(false, 0);
      scene.gather();
      const { colouring } = scene.lens;
      const expanded = (row) => table.columns.expandedAt[row] >= 0 && table.columns.expandedAt[row] <= t;
      for (let slot = 0; slot < scene.slots.count; slot++) {
        const row = scene.slots.rowOf[slot];
        const value = { depth: table.columns.depth[row], g: table.columns.g[row], h: NaN }[measure] ?? NaN;
        const own = measure !== "order" ? value : expanded(row) ? table.stepOfTime(table.columns.expandedAt[row]) : NaN;
        const tint = colouring.scale.classOf(own) || colouring.none;
        assert.equal(scene.slotPaint[slot], scene.slotStatus[slot] === 0 ? 0 : tint, `${measure} of ${row} at ${t}`);
        assert.equal(Number.isNaN(own), Number.isNaN(numberOf(scene, row)));
        if (!Number.isNaN(own)) assert.equal(numberOf(scene, row), own);
      }
      assert.ok(colouring.colours(theme).length > colouring.none);
    }
  }
});

test("without colours painters go by the looks themselves", () => {
  const scene = sceneOf(tableOf(randomTree(50, 9, 5)));
  scene.gather();
  assert.equal(scene.slotPaint, scene.slotStatus);
});
