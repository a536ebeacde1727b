// Two searches in one space: told apart by shape as well as by colour, and where they go together both are seen.

import assert from "node:assert/strict";
import test from "node:test";

import { MapForm, drawPairNodes } from "../../../web/map/map_form.js";
import { drawNodes } from "../../../web/map/map_nodes.js";
import { drawMarks } from "../../../web/map/marks.js";
import { pairColours } from "../../../web/map/pair_cells.js";
import { drawPairWays } from "../../../web/map/pair.js";
import { STATUS } from "../../../web/table/codes.js";
import { penOn, themeOf } from "../canvas/browser.js";

const { UNBORN, FRONTIER, EXPANDED, GOAL, DUPLICATE, CUTOFF } = STATUS;
const MAP = { kind: "map", nodes: { A: [0, 0], B: [10, 0], C: [0, 5] }, edges: [["A", "B", 3]], start: "A", goal: "C" };

const trace = (status, path = []) => ({ standing: { status: Uint8Array.from(status) }, path, focus: -1 });
const named = (pen, name) => pen.said.filter(([what]) => what === name);

function mapIn(theme) {
  const form = new MapForm(MAP);
  form.fit(penOn(), { width: 400, height: 300, theme, paired: true });
  return form;
}

test("on a map the first search has discs on the left, the second one squares on the right", () => {
  const theme = themeOf("light");
  const form = mapIn(theme);
  for (const [status, shape] of [[[[EXPANDED, 0, 0], [0, 0, 0]], "arc"], [[[0, 0, 0], [EXPANDED, 0, 0]], "rect"]]) {
    const before = penOn();
    drawPairNodes(before, form, { theme, traces: [trace([0, 0, 0]), trace([0, 0, 0])] });
    const pen = penOn();
    drawPairNodes(pen, form, { theme, traces: status.map((each) => trace(each)) });
    const [own] = named(pen, shape).filter(([, x]) => !named(before, shape).some(([, other]) => other === x));
    const middle = form.points[0].x;
    assert.ok(shape === "arc" ? own[1] < middle : own[1] + own[3] / 2 > middle, `${own}`);
  }
});

test("a state that was cut off has no mark: it is neither expanded nor in the frontier", () => {
  const theme = themeOf("light");
  const drawn = [CUTOFF, UNBORN].map((status) => {
    const pen = penOn();
    drawPairNodes(pen, mapIn(theme), { theme, traces: [trace([status, 0, 0]), trace([EXPANDED, 0, 0])] });
    return pen.said;
  });
  assert.deepEqual(drawn[0], drawn[1]);
});

for (const name of ["light", "dark"]) {
  test(`${name}: small cells have a colour for whatever either search, or both, have made of them`, () => {
    assert.equal(new Set(pairColours(themeOf(name)).slice(1)).size, 8);
  });
}

test("where both paths go together a line and dashes on it are seen", () => {
  const theme = themeOf("light");
  const pen = penOn();
  const traces = [trace([0, 0, 0], [0, 1]), trace([0, 0, 0], [0, 1])];
  const colours = [];
  Object.defineProperty(pen, "strokeStyle", { set: (colour) => colours.push(colour) });
  drawPairWays(pen, { theme, form: mapIn(theme), traces });
  assert.deepEqual(colours.slice(2), [theme.first.css, theme.second.css]); // no ground is drawn over either
  const dashes = named(pen, "setLineDash").map(([, dash]) => dash.length > 0);
  assert.deepEqual(dashes, [true, false]);
});

test("what the search from the goal has reached is a square, around a disc where the other one has been, too", () => {
  const theme = themeOf("light");
  const status = [EXPANDED, EXPANDED, FRONTIER, FRONTIER];
  const standing = { status: Uint8Array.from(status), row: [0, 1, 2], sidesAt: (place) => [[0, -1], [-1, 1], [3, 2]][place], table: { status: (row) => status[row] } };
  const [pen, form] = [penOn(), mapIn(theme)];
  drawNodes(pen, form, { theme, traces: [{ standing }] });
  const [, both] = named(pen, "rect");
  assert.equal(named(pen, "rect").length, 2);
  const { x, y } = form.points[2];
  const within = named(pen, "arc").filter(([, atX, atY, r]) => atX === x && atY === y && r < 0.8 * form.r);
  assert.ok(within.length > 0, "a disc in the square");
});

test("the sign of a goal that is cut off is within its ring", () => {
  const [pen, form] = [penOn(), mapIn(themeOf("light"))];
  drawNodes(pen, form, { theme: themeOf("light"), traces: [{ standing: { status: [0, 0, CUTOFF], sidesAt: () => [2, -1] } }] });
  const { x, y } = form.points[2];
  const ends = pen.said.filter(([what]) => what === "moveTo" || what === "lineTo");
  assert.ok(ends.length === 2 && ends.every(([, atX, atY]) => Math.hypot(atX - x, atY - y) < form.r + 2), `${ends}`);
});

test("the ring of a node that the search from the goal expands is a square, as the node is, and leaves it whole", () => {
  const theme = themeOf("light");
  const [pen, form] = [penOn(), mapIn(theme)];
  const standing = { sidesAt: (place) => [place === 0 ? 0 : -1, place === 0 ? -1 : 1] };
  for (const focus of [0, 1]) drawMarks(pen, { form, theme, traces: [{ focus, standing }], hovered: -1, selected: -1, cursor: -1 });
  assert.deepEqual([named(pen, "arc").length, named(pen, "rect").length], [2, 2]);
  const [, , , width] = named(pen, "rect")[0];
  assert.ok(width / 2 - 3 > 0.89 * form.r, `${width}`);
});
