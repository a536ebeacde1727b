import assert from "node:assert/strict";
import test from "node:test";

import { Editor } from "../../../web/map/editor.js";
import { GridForm } from "../../../web/map/grid_form.js";
import { Input } from "../../../web/map/input.js";

/** A canvas of 60 × 40 pixels over a grid of 6 × 4 cells of 10 pixels; row 7 stands in cell (2, 1). */
function listening(editable) {
  const canvas = Object.assign(new EventTarget(), { style: {}, setPointerCapture: () => {} });
  const costs = new Array(24).fill(1);
  const form = new GridForm({ kind: "grid", columns: 6, rows: 4, costs, start: [0, 0], goal: [5, 3] });
  Object.assign(form, { left: 0, top: 0, side: 10 });
  const standing = { row: new Int32Array(24).fill(-1), status: new Uint8Array(24) };
  standing.row[8] = 7;
  standing.status[8] = 3;
  const picture = { form, traces: [{ standing }], cursor: -1, hovered: -1 };
  const told = [];
  const tell =
    (name) =>
    (...values) =>
      told.push([name, ...values]);
  const editor = new Editor(picture, { onPaint: tell("paint"), onMove: tell("move"), changed: () => {} });
  editor.enabled = editable;
  new Input(canvas, picture, editor, { choose: tell("choose"), onCursor: tell("cursor"), onPlace: () => {}, changed: () => {} });
  const send = (type, values) => {
    const event = new Event(type, { cancelable: true, bubbles: true });
    for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
    canvas.dispatchEvent(event);
    return event;
  };
  const point = (type, x, y) =>
    send(type, { offsetX: x, offsetY: y, pointerType: "mouse", pointerId: 1, button: 0, isPrimary: true });
  const key = (name, shiftKey = false) => send("keydown", { key: name, shiftKey });
  return { picture, told, point, key };
}

test("a click picks the row that stands in the cell, and none where the search has not been or beside the grid", () => {
  const { told, point } = listening(false);
  point("click", 25, 15);
  point("click", 35, 15);
  point("click", 95, 15);
  assert.deepEqual(told, [["choose", 7, 0], ["choose", -1, 0], ["choose", -1, 0]]);
});

test("while the grid is edited arrow keys move the cursor from the start on, and each place is told", () => {
  const { picture, told, key } = listening(true);
  assert.equal(key("ArrowRight").defaultPrevented, true);
  for (const name of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowUp", "ArrowDown"]) key(name);
  assert.equal(picture.cursor, 8);
  const places = told.map(([, place]) => JSON.parse(place));
  assert.deepEqual(places.map(({ label }) => label), ["0,0", "1,0", "2,0", "2,1", "2,0", "2,1"]);
  assert.deepEqual(places[0], { label: "0,0", x: 0, y: 0, cost: 1, start: true, goal: false, row: -1, status: "unborn" });
  assert.deepEqual([places[3].row, places[3].status], [7, "expanded"]);
});

test("while the grid is not edited plain arrows and space are left to the player; with Shift the cursor moves", () => {
  const { picture, told, key } = listening(false);
  for (const name of ["ArrowRight", " ", "Enter", "s"]) assert.equal(key(name).defaultPrevented, false, name);
  key("ArrowRight", true);
  key("ArrowDown", true);
  for (let steps = 0; steps < 2; steps++) key("ArrowRight", true);
  assert.equal(picture.cursor, 8);
  key("Enter");
  assert.deepEqual(told.find(([name]) => name === "choose"), ["choose", 7, 0]);
  assert.equal(key(" ").defaultPrevented, false);
});
