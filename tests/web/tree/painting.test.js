import assert from "node:assert/strict";
import { test } from "node:test";

import { STATUS, STATUS_COUNT } from "../../../web/table/codes.js";
import { drawGlyph } from "../../../web/tree/glyphs.js";
import { stepped } from "../../../web/tree/keyboard.js";
import { Raster } from "../../../web/tree/raster.js";
import { dotRadius, drawRingOfDots } from "../../../web/tree/rings.js";
import { edgeText, fitted, noteOf, numberText } from "../../../web/tree/text.js";
import { Colour } from "../../../web/tree/theme.js";
import { sceneOf, tableOf } from "./trees.js";

globalThis.ImageData ??= class {
  constructor(width, height) {
    this.data = new Uint8ClampedArray(4 * width * height);
  }
};

const grey = (value) => new Colour(value, value, value);
const theme = {
  paper: grey(200),
  frontier: grey(0),
  stale: grey(50),
  expanded: grey(100),
  duplicate: grey(150),
  cutoff: grey(20),
  goal: grey(40),
};

/** Bars side by side as a level of an icicle: [status, left, width] in pixels. */
function lineOf(bars, width, zone = 0) {
  const raster = new Raster();
  const scene = { theme, gathering: { revision: 1, begun: 1, revised: [1] }, motion: { active: false } };
  raster.begin({ width, height: 4 }, scene, { kx: 1, tx: 0, dy: 1, ty: 0 }, 1);
  const x = Float64Array.from(bars, ([, left]) => left);
  const w = Float64Array.from(bars, ([, , wide]) => wide);
  raster.coverBars({ x, w, slotStatus: Uint8Array.from(bars, ([status]) => status) }, 0, bars.length, 1, 0, 0, 1);
  return Array.from(raster.resolve(zone), (pixel) => pixel & 255);
}

test("a column of pixels takes the mean of the colours that cover it, and paper shows where nothing does", () => {
  const goal = STATUS.GOAL;
  assert.deepEqual(
    lineOf(
      [
        [goal, 0, 1],
        [goal, 1, 0.5],
        [goal, 3, 0.25],
      ],
      4,
    ),
    [40, 120, 200, 160],
  );
});

test("however many nodes share a column, it is as dark as they are on average", () => {
  const bars = Array.from({ length: 1000 }, (_, i) => [i % 2 ? STATUS.GOAL : STATUS.UNBORN, i / 1000, 1 / 1000]);
  assert.deepEqual(lineOf(bars, 2), [120, 200]);
});

test("bars that reach beyond the window are cut, not wrapped", () => {
  assert.deepEqual(
    lineOf(
      [
        [STATUS.GOAL, -5, 6],
        [STATUS.GOAL, 3, 9],
      ],
      4,
    ),
    [40, 200, 200, 40],
  );
});

test("hollow, filled and dropped nodes differ in their zones", () => {
  const zones = (status) => [0, 1, 2, 3].map((zone) => lineOf([[status, 0, 1]], 1, zone)[0]);
  const [rim, upper, lower, foot] = zones(STATUS.FRONTIER);
  assert.ok(rim === foot && upper === lower && rim < upper && upper < 200);
  assert.equal(new Set(zones(STATUS.EXPANDED)).size, 1);
  assert.ok(zones(STATUS.DUPLICATE)[1] < 200 && zones(STATUS.DUPLICATE)[2] === 200);
});

test("numbers are written with at most two decimals", () => {
  assert.deepEqual([3, 2.8284271, 0.5, Infinity, NaN].map(numberText), ["3", "2.83", "0.5", "∞", ""]);
});

test("a text that is too long is cut with an ellipsis, and left out when too little of it would be left", () => {
  const context = { font: "1px test", measureText: (text) => ({ width: text.length }) };
  assert.equal(fitted(context, "Bucharest", 9), "Bucharest");
  assert.equal(fitted(context, "Bucharest", 5), "Buch…");
  assert.equal(fitted(context, "Bucharest", 3, 3), "");
});

test("an edge says its action, and what it costs if that is not 1", () => {
  const table = tableOf([-1, 0, 0]);
  table.columns.g[2] = 4.5;
  assert.deepEqual(
    [0, 1, 2].map((row) => edgeText(table, row)),
    ["", "go", "go 4.5"],
  );
});

test("a card notes h and f only where the algorithm uses them", () => {
  const table = tableOf([-1, 0]);
  assert.equal(noteOf(table, 1), "g 1");
  table.columns.h[1] = 3;
  table.columns.priority[1] = 4;
  assert.equal(noteOf(table, 1), "g 1  h 3  f 4");
  assert.equal(noteOf(table, 1, true), "f 4");
  table.columns.priority[1] = 9;
  assert.equal(noteOf(table, 1, true), "f 9", "an f that was backed up, or weighted");
  table.traits.recursive = true;
  table.columns.priority[1] = 0;
  assert.equal(noteOf(table, 1), "g 1  h 3  f 4", "a search by calls has no queue");
});

test("keys lead to the parent, the first child and the neighbours, and stay where there is none", () => {
  const scene = sceneOf(tableOf([-1, 0, 0, 1, 2]));
  const from = (row) => ["parent", "child", "left", "right"].map((to) => stepped(scene, row, to));
  assert.deepEqual(from(0), [0, 1, 0, 0]);
  assert.deepEqual(from(1), [0, 3, 1, 2]);
  assert.deepEqual(from(2), [0, 4, 1, 2]);
  assert.deepEqual(from(3), [1, 3, 3, 3]);
});

test("the signs of any two statuses differ in shape, colours apart", () => {
  const signs = new Map();
  for (const [name, status] of Object.entries(STATUS)) {
    if (status === STATUS.UNBORN) continue;
    const said = [];
    const pen = new Proxy(
      {},
      {
        get:
          (_, method) =>
          (...values) =>
            said.push([method, ...values]),
        set: () => true,
      },
    );
    drawGlyph(pen, status, 0, 0, 10, { ...theme, line: grey(1), ink: grey(2) });
    const shape = JSON.stringify(said);
    assert.ok(said.length > 0 && !signs.has(shape), `${name} looks like ${signs.get(shape)}`);
    signs.set(shape, name);
  }
  assert.equal(signs.size, STATUS_COUNT - 1);
});

test("the dots of a ring do not touch, stay in their square, and the lit ones are filled", () => {
  for (const count of [3, 8, 24, 64]) {
    const cells = Array.from({ length: count }, (_, at) => at % 2);
    const arcs = [];
    const fills = [];
    const pen = new Proxy(
      {
        arc: (...arc) => arcs.push(arc),
        fill() {
          fills.push(this.fillStyle);
        },
      },
      { get: (own, name) => own[name] ?? (() => {}) },
    );
    drawRingOfDots(pen, cells, 10, 20, 60, { lit: "lit", rim: "rim", paper: "paper" }, "font");
    assert.deepEqual(fills, Array.from(cells, (lit) => (lit ? "lit" : "paper")));
    const r = dotRadius(count, 60);
    arcs.forEach(([x, y], at) => {
      assert.ok(x - r >= 10 && x + r <= 70 && y - r >= 20 && y + r <= 80);
      const [nextX, nextY] = arcs[(at + 1) % count];
      assert.ok(Math.hypot(x - nextX, y - nextY) > 2 * r, `${count} dots`);
    });
  }
});
