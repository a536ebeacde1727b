// What is left out of a tree that is larger than its window, and what has the room.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isDropped } from "../../../../web/canvas/status_styles.js";
import { STATUS } from "../../../../web/table/codes.js";
import { Camera } from "../../../../web/tree/camera/camera.js";
import { signAt } from "../../../../web/tree/camera/pick.js";
import { Steering } from "../../../../web/tree/camera/steering.js";
import { Painter } from "../../../../web/tree/paint/painter.js";
import { Scene } from "../../../../web/tree/scene.js";
import { penOn, themeOf, writingOn } from "../../canvas/browser.js";
import { solved, tableOf } from "../../table/solver.js";
import { randomTree, tableOf as treeOf } from "../trees.js";

/** A tree in a window of a lecture. `look` shows a time and gives the rows on show. */
function stage(table, width = 465, height = 545) {
  const scene = new Scene();
  const camera = new Camera();
  const steering = new Steering(scene, camera, { still: () => true, onCamera: () => {}, changed: () => {} });
  scene.textWidth = (text) => text.length * 9.6; // as penOn has it
  scene.setTheme(themeOf("light"));
  scene.setTable(table);
  scene.setLarge(true);
  scene.bandText = (rows, nodes) => `${rows} rows not shown, ${nodes} nodes`;
  steering.resized(width, height);
  const isSeen = (row) => scene.shows(row) && !scene.folding.standsIn(row);
  const look = (t, path = null) => {
    const fresh = scene.setTime(t, t, path);
    steering.chooseForm();
    if (scene.layOut(0)) steering.adopt(fresh, false);
    steering.guide(false);
    return Array.from({ length: scene.born }, (_, row) => row).filter(isSeen);
  };
  const paint = () => {
    const pen = penOn({ width, height });
    const written = writingOn(pen);
    scene.textWidth = (text) => ((pen.font = "16px test"), text.length * 9.6); // the page measures with the same pen
    new Painter().paint({ context: pen, ratio: 1 }, scene, camera);
    return { said: pen.said, written };
  };
  return { scene, camera, look, paint };
}

const ROMANIA = ["uniform-cost", "astar", "breadth-first"].map((algorithm) => ({ problem: "graph", graph: "romania", algorithm }));
const SEARCHES = solved(ROMANIA).map((search) => tableOf(search));
const timesOf = (table) => Array.from({ length: table.stepCount + 1 }, (_, step) => table.timeOfStep(step));

const PUZZLES = solved([
  { problem: "eight-puzzle", algorithm: "uniform-cost" },
  { problem: "fifteen-puzzle", algorithm: "astar" },
  { problem: "hanoi", algorithm: "astar" },
  { problem: "grid", algorithm: "astar" },
  { problem: "pillars", algorithm: "breadth-first" },
]).map((search) => tableOf(search));
const WINDOWS = [[465, 551], [807, 551], [353, 551], [807, 450]];

test("all that a step has made, the path and the node that is next are on show if their rows can hold them", () => {
  let [gone, others] = [0, 0];
  for (const table of [...SEARCHES, ...PUZZLES]) {
    for (const [width, height] of WINDOWS) {
      const { scene, camera, look } = stage(table, width, height);
      for (const t of timesOf(table).slice(0, 30)) {
        const rows = new Set(look(t));
        const { folding, measures } = scene;
        const spans = measures.spans(scene.rows, folding.breaks);
        const wide = (some) => some.reduce((all, row) => all + (spans ? spans[row] + 0.14 : 1.1), 0) * camera.legible.kx;
        const born = Array.from({ length: scene.born }, (_, row) => row);
        const children = born.filter((row) => scene.parentOf(row) === scene.focus);
        const depthOf = (row) => table.columns.depth[scene.offset + row];
        const [next] = table.at(t).live.rows(0, 1);
        const isBeside = next !== undefined && !children.includes(next) && children.some((row) => depthOf(row) === depthOf(next));
        const live = children.filter((row) => !isDropped(scene.status[row]) && scene.status[row] !== STATUS.STALE);
        const signs = 2 * scene.signWidth("+100");
        const what = `${table.label(scene.focus)} at t ${t} in ${width} × ${height}`;
        if (wide(children) + (isBeside ? wide([next]) + signs : 0) <= camera.room.across) {
          for (const row of children) assert.ok(rows.has(row), `${what}: ${table.label(row)}`);
          gone += children.filter((row) => isDropped(scene.status[row])).length;
        }
        const path = Array.from(table.path(scene.base + scene.focus), (row) => row - scene.base);
        const way = next === undefined ? [] : Array.from(table.path(next), (row) => row - scene.base);
        const hasRow = [...rows].some((row) => depthOf(row) === depthOf(next));
        const hasRoom = hasRow && way.every((row) => wide([...new Set([...path, ...live, row])].filter((each) => depthOf(each) === depthOf(row))) + signs <= camera.room.across);
        if (next !== undefined && hasRoom) assert.ok(rows.has(next), `${what}: ${table.label(next)} is next`);
        for (let row = scene.focus; row >= 0; row = scene.parentOf(row)) {
          const isCut = [...folding.bands].some(([first, { rows: cut }]) => depthOf(first) <= depthOf(row) && depthOf(row) < depthOf(first) + cut);
          assert.ok(rows.has(row) !== isCut, `${what}: ${table.label(row)} is above`);
        }
        for (const row of rows) assert.ok(folding.bands.size > 0 || scene.parentOf(row) < 0 || rows.has(scene.parentOf(row)), `${what}: ${table.label(row)} hangs`);
        others += born.length - rows.size;
      }
    }
  }
  assert.ok(gone > 500 && others > 500, `${gone} discarded, ${others} left out`);
});

test("what was superseded is on show", () => {
  let older = 0;
  for (const table of SEARCHES) {
    const { look } = stage(table);
    for (const t of timesOf(table)) {
      const rows = look(t);
      for (const row of table.at(t).told.older) assert.ok(rows.includes(row) && ++older, `t ${t}: ${table.label(row)} is superseded`);
    }
  }
  assert.ok(older > 0);
});

test("what is on show is the same on the way back", () => {
  for (const table of SEARCHES) {
    const { look } = stage(table);
    const forth = timesOf(table).map((t) => look(t));
    assert.deepEqual(timesOf(table).reverse().map((t) => look(t)).reverse(), forth);
  }
});

test("where room is short, a name of two words has two lines, and all cards of its row are as high", () => {
  const [table] = SEARCHES;
  const { scene, look, paint } = stage(table);
  const [city] = timesOf(table).flatMap((t) => look(t).filter((row) => table.label(row) === "Rimnicu Vilcea" && scene.linesOf(row).length === 2));
  const t = timesOf(table).find((each) => look(each).includes(city) && scene.linesOf(city).length === 2);
  const shown = look(t);
  const { slotOf } = scene.slots;
  const written = paint().written.map(({ text }) => text);
  assert.ok(written.includes("Rimnicu") && written.includes("Vilcea"));
  const [high, others] = [true, false].map((same) => shown.filter((row) => (scene.y[slotOf[row]] === scene.y[slotOf[city]]) === same));
  assert.ok(high.length > 1 && high.every((row) => scene.higher(slotOf[row], 18) > 18));
  assert.ok(others.some((row) => scene.higher(slotOf[row], 18) === 0));
});

test("below a band siblings hang at one point of it, and one line goes to it from each node above it", () => {
  const broad = [-1, 0, 0, 1, 1, 2, 2, ...Array.from({ length: 10 }, (_, at) => 3 + (at % 4)), ...Array.from({ length: 6 }, (_, at) => 7 + at)];
  const table = treeOf([...broad, ...[17, 18, 23, 24, 25].map((row) => row)]);
  const { scene, camera, look, paint } = stage(table, 900, 420);
  look(table.endTime);
  const { folding, slots, x } = scene;
  const [[first, { places }]] = folding.bands;
  const below = places.flatMap((place) => folding.below.get(place) ?? []);
  const band = signAt(scene, camera, first);
  const { said, written } = paint();
  for (const { text, size } of written) assert.ok(size >= 18, text);
  const at = (row) => x[slots.slotOf[row]] * camera.kx + camera.tx;
  const starts = said.filter(([name, , y]) => name === "moveTo" && Math.abs(y - band.y - band.halfHeight) < 0.01).map(([, from]) => Math.round(from));
  assert.ok(below.length > 1);
  for (const row of below) {
    const family = below.filter((each) => scene.parentOf(each) === scene.parentOf(row));
    assert.ok(starts.includes(Math.round((at(family[0]) + at(family.at(-1))) / 2)), `row ${row}`);
    assert.ok(Math.abs(at(row) - band.x) <= band.halfWidth);
  }
  assert.equal(folding.more.get(first), scene.born - Array.from({ length: scene.born }, (_, row) => row).filter((row) => scene.shows(row) && !folding.standsIn(row)).length - [...folding.more].reduce((all, [row, count]) => all + (row === first ? 0 : count), 0));
});

test("a band counts the nodes of its rows below the nodes above it, and a sign below it the others", () => {
  let signs = 0;
  for (let seed = 1; seed <= 30; seed++) {
    const { scene, look } = stage(treeOf(randomTree(60, 30, seed)), 500, 420);
    look(scene.table.endTime);
    const { bands, more } = scene.folding;
    for (const [first, { rows, places, sign }] of bands) {
      let above = places.map((place) => scene.parentOf(place));
      const below = Array.from({ length: rows }, () => (above = Array.from({ length: 60 }, (_, row) => row).filter((row) => above.includes(scene.parentOf(row)))));
      assert.equal(more.get(first), below.flat().length, `seed ${seed}`);
      assert.ok(sign < 0 || (more.has(sign) && scene.shows(sign)), `seed ${seed}: ${sign}`);
      signs += Number(sign >= 0);
    }
  }
  assert.ok(signs > 0);
});

test("a solution with one level too many for its window has a band instead of one", () => {
  const table = tableOf(solved([{ problem: "water-jugs", algorithm: "breadth-first" }])[0]);
  const { scene, look } = stage(table);
  look(table.endTime, table.solution);
  assert.deepEqual([...scene.folding.bands.values()].map(({ rows }) => rows), [1]);
  assert.equal(scene.shape.least, 14);
});
