import assert from "node:assert/strict";
import test from "node:test";

import { Editor } from "../../../web/map/editor.js";
import { GridForm } from "../../../web/map/grid_form.js";
import { drawCoordinates, drawNumbers } from "../../../web/map/grid_cells.js";
import { around, overlap } from "../../../web/map/boxes.js";
import { lettersOf } from "../../../web/map/map_notes.js";
import { penOn, themeOf, writingOn } from "../canvas/browser.js";

const SPACE = { kind: "grid", columns: 6, rows: 4, costs: new Array(24).fill(1), start: [0, 0], goal: [5, 3] };

function editing(costs = {}) {
  const form = new GridForm({ ...SPACE, costs: SPACE.costs.map((cost, place) => costs[place] ?? cost) });
  const told = [];
  const editor = new Editor(
    { form },
    {
      onPaint: (stroke) => told.push(JSON.parse(stroke)),
      onMove: (...what) => told.push(what),
      changed: () => {},
    },
  );
  const at = (x, y) => form.placeAtCell(x, y);
  const drag = (...cells) => {
    editor.press(at(...cells[0]));
    for (const cell of cells.slice(1)) editor.drag(at(...cell));
    editor.release();
  };
  return { form, editor, told, drag, at };
}

test("a point of the window is in the cell that is drawn there, whatever the size of the window", () => {
  const form = new GridForm(SPACE);
  const inset = { left: 10, right: 10, top: 50, bottom: 10 };
  for (const [width, height, ratio] of [[640, 480, 1], [300, 700, 2], [30, 70, 1], [1000, 333, 1.5]]) {
    form.fit(penOn(), { width, height, ratio, inset, theme: themeOf("light") });
    assert.ok(form.top >= 49 && form.left >= 9);
    for (let place = 0; place < form.count; place++) {
      const { x, y } = form.middleOf(place);
      assert.ok(x > 0 && x < width && y > 0 && y < height, `${width} × ${height}`);
      assert.equal(form.placeAt(x, y), place);
      assert.equal(form.placeAt(x + 0.45 * form.side, y - 0.45 * form.side), place);
    }
    assert.equal(form.placeAt(form.left - 1, form.top + 1), -1);
    assert.equal(form.placeAt(form.left + 1, form.top + 4 * form.side + 1), -1);
  }
});

test("the painted grid is said as the solver reads it", () => {
  const { form, drag } = editing({ 8: 9, 23: 2 });
  drag([1, 2], [2, 2]);
  assert.equal(form.text, "....../..9.../.##.../.....2");
});

test("a line between two cells has no gaps and ends where it should", () => {
  const form = new GridForm(SPACE);
  for (let from = 0; from < form.count; from++) {
    for (let to = 0; to < form.count; to++) {
      let [x, y] = form.xy(from);
      const line = [...form.between(from, to)];
      assert.equal(line.at(-1) ?? from, to);
      for (const place of line) {
        const [nextX, nextY] = form.xy(place);
        assert.ok(Math.max(Math.abs(nextX - x), Math.abs(nextY - y)) === 1, `from ${from} to ${to}`);
        [x, y] = [nextX, nextY];
      }
    }
  }
});

test("a stroke paints all cells that the pointer passed, once, and is told when the pointer is let go", () => {
  const { form, told, drag, at } = editing();
  drag([1, 1], [4, 1], [2, 1]);
  assert.deepEqual(told, [{ cells: [[1, 1], [2, 1], [3, 1], [4, 1]], to: "wall" }]);
  assert.deepEqual([1, 2, 3, 4].map((x) => form.costs[at(x, 1)]), [0, 0, 0, 0]);
});

test("start and goal are carried to a free cell, never onto a barrier or each other, and are not painted over", () => {
  const { form, told, drag } = editing({ 7: 0 });
  drag([0, 0], [1, 0], [1, 1]);
  assert.deepEqual(told, [["start", 1, 0]]);
  drag([5, 3], [4, 3], [1, 0]);
  assert.deepEqual(told[1], ["goal", 4, 3]);
  drag([3, 3], [5, 3]);
  assert.deepEqual(told[2], { cells: [[3, 3], [5, 3]], to: "wall" });
  assert.deepEqual([form.start, form.goal], [1, 22]);
});

test("a stroke or a move that is broken off leaves everything as it was, and nothing is told", () => {
  const { form, editor, told, at } = editing();
  editor.press(at(2, 2));
  editor.drag(at(3, 2));
  editor.halt();
  editor.press(form.start);
  editor.drag(at(3, 2));
  editor.halt();
  assert.deepEqual([told, form.start, new Set(form.costs)], [[], 0, new Set([1])]);
});

test("by keys one cell is painted or cleared, and an end put where it is free", () => {
  const { form, editor, told, at } = editing();
  editor.toggle(at(2, 2));
  editor.toggle(at(2, 2));
  editor.toggle(form.start);
  assert.deepEqual(told, [{ cells: [[2, 2]], to: "wall" }, { cells: [[2, 2]], to: "free" }]);
  editor.toggle(at(3, 2));
  editor.put("goal", at(3, 2));
  editor.put("goal", at(4, 2));
  editor.put("start", at(4, 2));
  assert.deepEqual(told.slice(3), [["goal", 4, 2]]);
});

test("the numbers of columns and rows touch neither each other nor the grid, and the current cell has its own", () => {
  const theme = themeOf("light", 1.125);
  for (const [columns, rows, width, large] of [[24, 14, 453, true], [24, 14, 700, false], [5, 4, 300, true], [512, 300, 420, true]]) {
    const form = new GridForm({ ...SPACE, columns, rows, costs: new Array(columns * rows).fill(1) });
    const pen = penOn();
    form.fit(pen, { width, height: 560, ratio: 1, inset: { left: 10, right: 10, top: 10, bottom: 10 }, theme, large });
    const written = writingOn(pen);
    const [x, y] = [columns - 2, 1];
    drawCoordinates(pen, form, { theme, traces: [{ focus: form.placeAtCell(x, y) }] });
    const boxes = written.map(({ text, x, y, size }) => ({ text, ...around({ x, y }, { width: 0.6 * size * text.length, height: size }) }));
    for (const [at, box] of boxes.entries()) {
      assert.ok(box.left >= 0 && box.top >= 0 && (box.left + box.width < form.left || box.top + box.height < form.top), box.text);
      for (const other of boxes.slice(at + 1)) assert.equal(overlap(box, other), 0, `${box.text} and ${other.text}`);
    }
    assert.ok(columns > 100 || boxes.filter(({ top }) => top < form.top - form.type).length >= columns / 2, "no other is left out for it");
    const above = boxes.filter(({ top }) => top < form.top - form.type).map(({ text }) => text);
    const beside = boxes.filter(({ left }) => left < form.left - form.type / 2 - 1).map(({ text }) => text);
    assert.ok(above.includes(String(x)) && beside.includes(String(y)), `${above} and ${beside}`);
    assert.ok(written.every(({ size }) => size >= (large ? 18 : 13)));
  }
});

/** A grid of 24 × 14 in a window, of which all cells are reached: the current one is in the middle of its four children. */
function reachedIn({ key = 18, ...window }) {
  const [pen, costs] = [penOn(), new Array(336).fill(1)];
  const form = new GridForm({ ...SPACE, columns: 24, rows: 14, costs });
  form.fit(pen, { ratio: 1, inset: { left: 6, right: 6, top: 6, bottom: 6 }, ...window });
  const focus = form.placeAtCell(8, 6);
  const near = [1, -1, 24, -24].map((away) => focus + away);
  const parent = costs.map((_, place) => (near.includes(place) ? focus : -1));
  const columns = { priority: costs.map(() => key), parent, g: [0], h: [key] };
  const table = { firstRow: 0, has: () => true, traits: { key: "f" }, columns, at: () => ({ current: focus }) };
  const written = writingOn(pen);
  drawNumbers(pen, form, { theme: window.theme, traces: [{ table, focus, t: 1, standing: { row: costs.map((_, place) => place) } }] });
  const boxes = written.map(({ text, x, y, size }) => around({ x, y }, { width: 0.6 * size * text.length, height: size }));
  return { form, written, boxes, letters: lettersOf(form, [{ table }]) };
}

test("in a lecture the first grid has cells of 20 pixels, its key close below, and numbers of this step's children, each inside its cell", () => {
  for (const [key, count] of [[18, 4], [118, 0]]) {
    const { form, written, boxes, letters } = reachedIn({ key, width: 525, height: 520, theme: themeOf("light", 1.125), large: true });
    assert.ok(form.side >= 20 && form.sparse && 520 - form.top - 14 * form.side < 10, `${form.side} px, from ${form.top}`);
    assert.deepEqual(written.map(({ text, size }) => [text, size]), new Array(count).fill([String(key), 13]));
    for (const { left, width } of boxes) assert.ok((left - form.left) % form.side > 1.5 && (left - form.left) % form.side < form.side - width - 1.5);
    assert.equal(letters, count > 0 ? "f+" : "", "the key speaks of numbers that are there");
  }
});

test("where every cell has its number, none is wider than its cell", () => {
  for (const [width, height, unit, large] of [[666, 700, 1, false], [900, 700, 1.125, true], [700, 560, 1, false]]) {
    const { form, boxes } = reachedIn({ width, height, theme: themeOf("light", unit), large });
    assert.ok(!form.sparse && boxes.length > 300);
    for (const box of boxes) assert.ok(box.width <= form.side - 4, `${box.width} in ${form.side}`);
  }
});
