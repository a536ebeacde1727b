// The pictures of a list: each state drawn into its row, and only where another one has to stand.

import "../faces/pen.js";

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Colour } from "../../../web/canvas/colour.js";
import { Lines } from "../../../web/list/lines.js";
import { Pictures } from "../../../web/list/pictures.js";
import { faceOf } from "../../../web/faces/index.js";

const COLOURS = ["paper", "ink", "muted", "line", "frontier", "accent", "expanded", "goal", "stale"];
const theme = { ...Object.fromEntries(COLOURS.map((name, at) => [name, new Colour(at, at, at)])), font: "sans" };
globalThis.Path2D ??= class {};
const ROW = 50;
const COUNT = 9; // entries

let drawn = [];
let cleared = [];
let [outlines, crosses] = [0, 0];

/** A list without a document: what its canvas is asked for is noted. */
function picturesOf(face) {
  const context = { strokeRect: () => outlines++, stroke: () => crosses++, setTransform() {}, clearRect: (_x, y) => cleared.push(y / ROW) };
  const canvas = { style: {}, width: 0, height: 0, setAttribute() {}, getContext: () => context };
  const list = { style: { setProperty() {} }, ownerDocument: { createElement: () => canvas } };
  const pictures = new Pictures(list, () => theme);
  pictures.load(face);
  return pictures;
}

/** A face that notes which state it draws, and where. */
const face = Object.assign(Object.create(faceOf({ kind: "ring", cells: 3 })), {
  draw: (_context, { x, y, height }, cells) => drawn.push([Math.floor((y + height / 2) / ROW), cells[0], ...(x ? [x] : [])]),
});

beforeEach(() => {
  globalThis.devicePixelRatio = 1;
  drawn = [];
  cleared = [];
  outlines = crosses = 0;
});

/** Lines of a list. @param {object} [given] */
function linesOf({ across = 1, lead = -1, groups = [], beside = false } = {}) {
  const lines = Object.assign(new Lines(), { rowHeight: ROW, width: 200, across });
  lines.arrange(COUNT, groups, { lead, more: 10, heading: 20, beside });
  return lines;
}

function show(pictures, states, faint = false, lines = linesOf(), places = states.map((_, at) => at)) {
  pictures.prepare(places, lines);
  states.forEach((state, at) => pictures.draw(at, state, [state], faint));
  pictures.clearFrom(states.length);
}

test("each row gets its state; what stands there already is left alone", () => {
  const pictures = picturesOf(face);
  show(pictures, [4, 5, 6]);
  assert.deepEqual(drawn, [[0, 4], [1, 5], [2, 6]]); // prettier-ignore
  show(pictures, [4, 7, 6]);
  assert.deepEqual(drawn.slice(3), [[1, 7]]);
  show(pictures, [4, 7, 6], true);
  assert.deepEqual([drawn.length, crosses, outlines], [7, 3, 0], "a stale entry looks otherwise");
});

test("a board has an outline, as its blank may be in a corner", () => {
  const board = faceOf({ kind: "board", cells: 4, rows: 2, columns: 2 });
  show(picturesOf(Object.assign(Object.create(board), { draw() {} })), [1, 2]);
  assert.equal(outlines, 2);
});

test("several entries are beside each other, row by row, below the one that is next", () => {
  const pictures = picturesOf(face);
  const lines = linesOf({ lead: 0, across: 2 });
  show(pictures, [4, 5, 6, 7], false, lines);
  assert.deepEqual(drawn, [[0, 4], [1, 5], [1, 6, 100], [2, 7]]); // prettier-ignore
  show(pictures, [8, 9, 10], false, lines, [3, 4, 5]);
  assert.deepEqual(drawn.slice(4), [[0, 8], [0, 9, 100], [1, 10]]); // prettier-ignore
  show(pictures, [4, 5, 6], false, linesOf({ across: 2 }));
  assert.deepEqual(drawn.slice(7), [[0, 4], [0, 5, 100], [1, 6]]); // prettier-ignore
});
