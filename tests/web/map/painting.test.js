import assert from "node:assert/strict";
import test from "node:test";

import { STATUS } from "../../../web/table/codes.js";
import { GridRaster, tintOf } from "../../../web/map/grid_raster.js";
import { MapForm } from "../../../web/map/map_form.js";
import { Colour } from "../../../web/canvas/colour.js";
import { drawEdges } from "../../../web/map/map_edges.js";
import { drawNamesOfPointed } from "../../../web/map/map_nodes.js";
import { drawWays } from "../../../web/map/marks.js";
import { penOn, themeOf } from "../canvas/browser.js";

/** The pixels of a grid of one row: each cell [cost, status, age]. */
function pixelsOf(cells, theme, detailed = false) {
  const raster = new GridRaster(cells.length, 1);
  const costs = cells.map(([cost]) => cost);
  const status = Uint8Array.from(cells, ([, what]) => what);
  const row = Int32Array.from(cells, (_, place) => place);
  const expandedAt = Float64Array.from(cells, ([, , age]) => age ?? 0);
  const standing = { status, row, side: new Uint8Array(cells.length), base: 0 };
  const traces = [{ standing, table: { columns: { expandedAt }, firstRow: 0 }, firstEvent: 0, horizon: 1 }];
  raster.paint({ drawImage: () => {} }, { left: 0, top: 0, side: 4, costs, detailed }, { theme, traces });
  return [...raster.pixels];
}

const luminance = (pixel) => new Colour(pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255).luminance;

for (const name of ["light", "dark"]) {
  test(`${name}: barriers, costs, frontier, cutoff, goal and expanded cells of any age have different colours`, () => {
    const { UNBORN, FRONTIER, CUTOFF, GOAL, EXPANDED } = STATUS;
    const cells = [
      ...[[0, UNBORN], [1, UNBORN], [9, UNBORN], [1, FRONTIER], [1, CUTOFF], [1, GOAL]],
      ...[[1, EXPANDED, 0], [1, EXPANDED, 0.5], [1, EXPANDED, 1]],
    ];
    assert.equal(new Set(pixelsOf(cells, themeOf(name))).size, cells.length);
    const [, free, , frontier, ...others] = pixelsOf(cells, themeOf(name), true);
    assert.equal(frontier, free, "hollow, as in the tree");
    assert.equal(new Set([free, ...others]).size, cells.length - 3);
  });

  test(`${name}: later is farther from the paper, step by step, and dearer ground shows through`, () => {
    const theme = themeOf(name);
    const ages = [0, 0.25, 0.5, 0.75, 1];
    const away = ages.map((age) => Math.abs(tintOf(theme, age, 0).luminance - theme.paper.luminance));
    for (let at = 1; at < away.length; at++) assert.ok(away[at] > away[at - 1] + 0.01, `${away}`);
    const [low, high] = [theme.ink.luminance, tintOf(theme, 1, 1).luminance].sort((a, b) => a - b);
    assert.ok((high + 0.05) / (low + 0.05) >= 4.5, "a number can be read on it");
    const [cheap, dear] = pixelsOf([[1, STATUS.EXPANDED, 0.5], [9, STATUS.EXPANDED, 0.5]], theme).map(luminance);
    assert.notEqual(cheap, dear);
  });
}

const { EXPANDED, FRONTIER, UNBORN } = STATUS;
const SPACE = {
  kind: "map",
  nodes: { A: [0, 0], B: [10, 0], C: [0, 5], D: [10, 5] },
  edges: [["A", "B", 3], ["B", "D", 1], ["D", "B", 9], ["C", "X", 1]],
  directed: true,
  start: "A",
  goal: "D",
};
const pen = { font: "1px test", measureText: (text) => ({ width: 6 * text.length }) };
const theme = themeOf("light");

test("a map fills the window without losing its proportions, has north above and everything in the window", () => {
  const form = new MapForm(SPACE);
  for (const [width, height] of [[600, 400], [300, 500]]) {
    form.fit(pen, { width, height, theme });
    const [a, b, c] = ["A", "B", "C"].map((name) => form.middleOf(form.placeOf(name)));
    assert.ok(c.y < a.y && b.x > a.x);
    const stretched = (b.x - a.x) / (a.y - c.y) / 2;
    assert.ok(stretched <= 3 + 1e-9 && stretched >= 1 / 3 - 1e-9, `${stretched}`);
    for (const { x, y } of form.points) assert.ok(x > 0 && x < width && y > 0 && y < height);
  }
});

test("a node is picked near it or by its name, and arrow keys find the neighbour in a direction", () => {
  const form = new MapForm(SPACE);
  form.fit(pen, { width: 600, height: 400, theme });
  const [a, b, c] = ["A", "B", "C"].map((name) => form.placeOf(name));
  const { x, y } = form.middleOf(a);
  assert.equal(form.placeAt(x + form.r, y - 3, 8), a);
  const { left, top } = form.labels[b];
  assert.equal(form.placeAt(left + 1, top + 1, 0), b);
  assert.equal(form.placeAt(300, 5, 8), -1);
  assert.deepEqual([form.beside(a, 1, 0), form.beside(a, 0, -1), form.beside(a, -1, 0)], [b, c, a]);
});

test("a solution follows the curves of such edges, with arrow heads", () => {
  const form = new MapForm(SPACE);
  form.fit(pen, { width: 600, height: 400, theme });
  const path = penOn();
  const [, edge] = form.edges;
  drawWays(path, { form, theme, traces: [{ way: [], path: ["A", "B", "D"].map((name) => form.placeOf(name)), solved: true }] });
  const curves = path.said.filter(([name]) => name === "quadraticCurveTo").map(([, x]) => x);
  assert.deepEqual(curves, [form.bendOf(edge).x, form.bendOf(edge).x]); // on a paper-coloured line
  assert.equal(path.said.filter(([name]) => name === "moveTo").length, 4, "two arrow heads");
});

test("of many edges, only those of the search and of the current node are drawn", () => {
  const names = ["A", "B", "C", "D", "E"];
  const nodes = Object.fromEntries(names.map((name, at) => [name, [at, at * at]]));
  const edges = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to, 1]));
  const traces = [{ standing: { row: names.map(() => -1) }, focus: 2 }];
  const drawn = (some) => {
    const form = new MapForm({ ...SPACE, nodes, edges: some });
    form.fit(pen, { width: 600, height: 400, theme });
    const said = penOn();
    for (const dark of [false, true]) drawEdges(said, form, { theme, traces }, dark);
    return said.said.filter(([name]) => name === "quadraticCurveTo").length;
  };
  assert.deepEqual([drawn(edges), drawn(edges.slice(0, 15))], [4, 15]);
});

test("the search's edges are above the grounds of names, other edges below", () => {
  const form = new MapForm(SPACE);
  const standing = { status: [EXPANDED, FRONTIER, UNBORN, UNBORN], row: [0, 1, -1, -1], bothAt: () => [], placeOf: Number, sideOf: () => 0, drawnAt: (place) => [place] };
  const table = { firstRow: 0, rows: 2, has: () => true, label: (row) => "AB"[row], traits: { key: "g" }, columns: { parent: [-1, 0], g: [0, 3], h: [NaN, NaN], priority: [0, 3] } };
  const traces = [{ table, standing, focus: 0 }];
  form.fit(penOn(), { width: 600, height: 400, theme, traces });
  const said = penOn();
  form.paintGround(said, { theme, traces });
  const order = said.said.map(([call]) => call).filter((call) => ["quadraticCurveTo", "roundRect"].includes(call));
  assert.deepEqual(order.map((call) => call[0]).join("").replace(/(.)\1+/g, "$1"), "qrq");
  assert.equal(order.lastIndexOf("roundRect"), order.length - 2, "one road is taken");
});

test("edges that a search has seen and does not use are darker than those it has not seen", () => {
  const form = new MapForm({ ...SPACE, edges: [["A", "B", 3], ["A", "C", 1], ["C", "B", 1], ["C", "D", 1]], directed: false });
  const standing = { status: [EXPANDED, EXPANDED, EXPANDED, UNBORN], row: [0, 1, 2, -1], placeOf: Number, sideOf: () => 0, drawnAt: (place) => [place] };
  const traces = [{ table: { firstRow: 0, columns: { parent: [-1, 0, 0] } }, standing }];
  form.fit(pen, { width: 600, height: 400, theme });
  const said = penOn();
  const colours = [];
  said.stroke = () => colours.push(said.strokeStyle);
  for (const dark of [false, true]) drawEdges(said, form, { theme, traces }, dark);
  assert.deepEqual(colours, ["edge", "line", "muted", "muted"].map((name) => theme[name].css));
});

test("of a map without room for names, that of the current node is written", () => {
  const names = Array.from({ length: 61 }, (_, at) => `n${at}`);
  const form = new MapForm({ ...SPACE, nodes: Object.fromEntries(names.map((name, at) => [name, [at, 0]])), edges: [] });
  const traces = [{ standing: { row: names.map(() => -1) }, focus: 30 }];
  form.fit(pen, { width: 300, height: 200, theme });
  const said = penOn();
  drawNamesOfPointed(said, form, { theme, traces, hovered: -1, selected: -1, cursor: -1 });
  assert.deepEqual(said.said.filter(([name]) => name === "fillText").map(([, text]) => text), ["n30"]);
});

test("cells that stay as they are keep their pixels; what is seen is what a new picture would show", () => {
  const { UNBORN, FRONTIER, EXPANDED } = STATUS;
  const trace = {
    standing: { status: new Uint8Array(4), row: new Int32Array(4), side: Uint8Array.of(0, 1, 0, 1), base: 0 },
    table: { columns: { expandedAt: Int32Array.of(1, 3, 5, 9) }, firstRow: 0 },
    firstEvent: 0,
    horizon: 10,
  };
  const picture = { theme: themeOf("light"), traces: [trace] };
  const form = { left: 0, top: 0, side: 4, costs: [1, 1, 0, 5], detailed: false };
  const kept = new GridRaster(4, 1);
  const changes = [
    () => trace.standing.status.set([FRONTIER, EXPANDED, UNBORN, UNBORN]),
    () => trace.standing.status.set([EXPANDED, EXPANDED, UNBORN, FRONTIER]),
    () => trace.standing.row.set([2, 3, 0, 0]),
    () => form.costs.splice(1, 1, 9),
    () => (trace.horizon = 20),
    () => (form.detailed = true),
    () => (picture.theme = themeOf("dark")),
  ];
  for (const change of changes) {
    change();
    const fresh = new GridRaster(4, 1);
    for (const raster of [kept, fresh]) raster.paint({ drawImage: () => {} }, form, picture);
    assert.deepEqual(kept.pixels, fresh.pixels, String(change));
  }
});
