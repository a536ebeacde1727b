// Recursive best-first search on Romania, at every event: tree, map and list have the same nodes, each with the same f.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardNote, limitNote, noteOf } from "../../../web/canvas/notes.js";
import { Trace } from "../../../web/map/trace.js";
import { STATUS } from "../../../web/table/codes.js";
import { groupsOf } from "../../../web/table/groups.js";
import { Camera } from "../../../web/tree/camera/camera.js";
import { textRoom } from "../../../web/tree/layout/card_size.js";
import { Painter } from "../../../web/tree/paint/painter.js";
import { Steering } from "../../../web/tree/camera/steering.js";
import { Scene } from "../../../web/tree/scene.js";
import { penOn, themeOf, writingOn } from "../canvas/browser.js";
import { solved, tableOf } from "../table/solver.js";

const [table, puzzle] = solved([
  { problem: "graph", graph: "romania", algorithm: "rbfs" },
  { problem: "eight-puzzle", start: "1,2,5,3,4,8,0,6,7", algorithm: "rbfs" },
]).map((search) => tableOf(search));
const cities = [...new Set(Array.from({ length: table.rowCount }, (_, row) => table.label(row)))];

/** The rows that the tree shows at each time, one after the other; `ahead`: going back from the end. */
function* shownAt(ahead, width = 4000, height = 2000, search = table, isLarge = false) {
  const scene = Object.assign(new Scene(), { textWidth: (text) => 0.6 * 16 * text.length }); // as on the pen
  const steering = new Steering(scene, new Camera(), { still: () => true, onCamera: () => {}, changed: () => {} });
  scene.setTable(search);
  scene.setTheme(themeOf("light"));
  scene.setLarge(isLarge);
  steering.resized(width, height);
  const { endTime } = search;
  const times = Array.from({ length: endTime + 1 }, (_, t) => (ahead ? endTime - t : t));
  for (const t of times) {
    const fresh = scene.setTime(t, ahead ? endTime : t, null);
    steering.chooseForm();
    if (scene.layOut(0)) steering.adopt(fresh, false);
    steering.guide(false);
    const { count, rowOf } = scene.slots;
    yield { t, scene, camera: steering.camera, rows: Array.from(rowOf.subarray(0, count)).filter((row) => scene.status[row] !== STATUS.UNBORN) };
  }
}

for (const ahead of [false, true]) {
  test(`each node is there once, with the f that list and map have${ahead ? ", also on the way back" : ""}`, () => {
    const trace = new Trace(table, { count: cities.length, placeOf: (label) => cities.indexOf(label) });
    let backedUp = 0;
    for (const { t, scene, rows } of shownAt(ahead)) {
      assert.equal(scene.folding.total, 0);
      const places = rows.map((row) => `${scene.parentOf(row)} ${table.label(row)}`);
      assert.equal(new Set(places).size, rows.length, `t ${t}: a child twice`);
      assert.ok(rows.every((row) => table.status(row, t) !== STATUS.FORGOTTEN), `t ${t}`);
      const { frontier, limits } = table.at(t);
      const listed = groupsOf(table, t, frontier).filter(({ call }) => limits.has(call));
      for (const { call, limit } of listed) assert.equal(limit, limits.get(call), `t ${t}: the card's limit in the list`);
      const waiting = rows.filter((row) => table.status(row, t) === STATUS.FRONTIER).sort((a, b) => a - b);
      assert.deepEqual(waiting, Array.from(frontier.rows(0, frontier.count)).sort((a, b) => a - b), `t ${t}: the list`);
      backedUp += waiting.filter((row) => table.renews(row) >= 0).length;
      trace.show(t, t, null);
      const { row: onMap } = trace.standing;
      assert.ok([...onMap].every((row) => row < 0 || rows.includes(row)), `t ${t}: the map`);
      for (let row = scene.focus; row >= 0; row = scene.parentOf(row)) {
        assert.equal(noteOf(table, onMap[trace.standing.placeOf(row)]), noteOf(table, row), `t ${t}: on the path`);
      }
    }
    assert.ok(backedUp > 0);
  });
}

/** What is written on the open calls with a place: each note with its limit, and the sizes of all type. */
function limitsOn({ scene, camera }) {
  const context = penOn();
  const written = writingOn(context);
  new Painter().paint({ context, ratio: 1 }, scene, camera);
  const said = written.flatMap(({ text }, at) => (text.startsWith(" ≤") ? [`${written[at - 1].text}${text}`] : []));
  return { said: said.sort(), open: [...scene.table.at(scene.t).limits.keys()].filter((row) => scene.shows(row) && !scene.folding.standsIn(row)), sizes: written.map(({ size }) => size) };
}

for (const [width, height] of [[458, 545], [4000, 2000]]) {
  test(`in a window of ${width} pixels, the card of each open call has its f-limit beside its f, and room for it`, () => {
    const told = new Set();
    for (const { t, scene, camera, rows } of shownAt(false, width, height)) {
      const noteAt = (row) => cardNote(table, row, true) + limitNote(table, row, t);
      const { said, open, sizes } = limitsOn({ scene, camera });
      assert.deepEqual(said, open.map(noteAt).sort(), `t ${t}`);
      assert.ok(Math.min(...sizes) >= 12, `t ${t}: a note is smaller than other texts`);
      const room = (row) => textRoom(scene.across[scene.slots.slotOf[row]] * camera.kx, 12);
      assert.ok(open.every((row) => room(row) >= 0.6 * 12 * noteAt(row).length), `t ${t}`);
      for (const row of rows) told.add(noteAt(row));
    }
    for (const note of ["f 366 ≤ ∞", "f 393 ≤ 447", "f 417 ↑ ≤ 447", "f 450 ↑"]) assert.ok(told.has(note), [...told].join());
  });
}

test("on a picture, the limit is beside as many of the numbers as have room", () => {
  for (const { width, forms } of [{ width: 458, forms: ["# ≤ #", "f # ≤ #"] }, { width: 2000, forms: ["f # ≤ #"] }]) {
    const told = new Set();
    for (const shown of shownAt(false, width, 1.2 * width, puzzle, true)) {
      const { said, open } = limitsOn(shown);
      assert.equal(said.length, open.length, `t ${shown.t}`);
      for (const note of said) told.add(note.replace(/[\d∞]+/g, "#").replace(/^.*  /, ""));
    }
    assert.deepEqual([...told].sort(), forms);
  }
});

test("the widths of cards are those of the time, whichever way it was reached", () => {
  const [forth, back] = [false, true].map((ahead) => Array.from(shownAt(ahead), ({ t, scene }) => ({ t, widths: scene.measures.spans(scene.born).slice(0, scene.born) })));
  for (const { t, widths } of back) assert.deepEqual(widths, forth[t].widths, `t ${t}`);
});
