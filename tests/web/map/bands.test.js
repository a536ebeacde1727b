import assert from "node:assert/strict";
import { test } from "node:test";

import { Colour } from "../../../web/canvas/colour.js";
import { GridForm } from "../../../web/map/grid_form.js";
import { shadesOf } from "../../../web/map/grid_legend.js";
import { drawWays } from "../../../web/map/marks.js";

const theme = Object.fromEntries(
  ["paper", "path", "selected"].map((name, at) => [name, new Colour(200 - 50 * at, 100, 50 * at)]),
);

/** A context that notes the width of each line drawn, and whether it was dashed. */
function noting() {
  const lines = [];
  let dashed = false;
  return {
    lines,
    setLineDash: (dash) => (dashed = dash.length > 0),
    beginPath() {},
    lineTo() {},
    stroke() {
      lines.push({ width: this.lineWidth, dashed });
    },
  };
}

function drawn(side, solved) {
  const form = new GridForm({ columns: 3, rows: 1, costs: [1, 5, 1], start: [0, 0], goal: [2, 0], kind: "grid" });
  form.side = side;
  const context = noting();
  drawWays(context, { form, theme, traces: [{ way: [], path: [0, 1, 2], solved }] });
  return context.lines;
}

test("where cells have numbers the path is a band with an edge, in pieces while it may be beaten; elsewhere a line", () => {
  const [edge, inner] = drawn(40, true);
  assert.ok(edge.width > 0.7 * 40 && edge.width < 40 && inner.width < edge.width && drawn(40, false)[0].dashed);
  const [casing, line] = drawn(6, true);
  assert.ok(line.width < 6 / 2 && casing.width < 6);
});

test("a legend has the shades that the grid has, but not the signs of the tree", () => {
  const ENDS = ["start", "goal"];
  const search = (reverses) => ({ table: { traits: { reverses } } });
  assert.deepEqual(shadesOf(Float64Array.of(1, 1), [search(false)]), ["age", ...ENDS]);
  assert.deepEqual(shadesOf(Float64Array.of(1, 5, 0), [search(true)]), ["age", "from-goal", "cost", "wall", ...ENDS]);
  assert.deepEqual(shadesOf(Float64Array.of(1, 5, 0), [search(true), search(true)]), ["cost", "wall", ...ENDS]);
});
