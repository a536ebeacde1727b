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

test("the node that is next, what was superseded, and then the frontier, come before what is discarded", () => {
  let [folded, older] = [0, 0];
  for (const table of SEARCHES) {
    const { scene, look } = stage(table);
    for (const t of timesOf(table)) {
      const rows = look(t);
      const [next] = table.at(t).live.rows(0, 1);
      assert.ok(next === undefined || rows.includes(next), `t ${t}: ${table.label(next)} is next`);
      for (const row of table.at(t).told.older) assert.ok(rows.includes(row) && ++older, `t ${t}: ${table.label(row)} is superseded`);
      const isGone = (row) => isDropped(scene.status[row]) || scene.status[row] === STATUS.STALE;
      const left = Array.from({ length: scene.born }, (_, row) => row).filter((row) => scene.parentOf(row) === scene.focus && !rows.includes(row));
      assert.ok(left.every(isGone), `t ${t}: ${left}`);
      folded += left.length;
    }
  }
  assert.ok(folded > 0 && older > 0, "discarded children give way");
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

test("a chain of nodes that are left out has one sign", () => {
  let chains = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const table = treeOf(randomTree(90, 25, seed));
    const { scene, look } = stage(table, 700, 560);
    look(table.endTime);
    const { folding } = scene;
    for (const row of folding.more.keys()) {
      const above = scene.parentOf(row);
      assert.ok(folding.bands.has(row) || !folding.standsIn(above), `seed ${seed}: ${row} below ${above}`);
    }
    chains += [...folding.widths.keys()].filter((row) => !folding.more.has(row) && !folding.stubs.has(row)).length;
  }
  assert.ok(chains > 0);
});

test("below a band each node has a stub of its own, and one goes from each node above it", () => {
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
  const ends = new Map(said.flatMap(([name, ...at], index) => (name === "moveTo" && said[index + 1][0] === "lineTo" ? [[at.join(), said[index + 1].slice(1)]] : [])));
  assert.ok(below.length > 1);
  for (const row of below) {
    const at = x[slots.slotOf[row]] * camera.kx + camera.tx;
    const [to] = ends.get([at, band.y + band.halfHeight].join());
    assert.equal(to, at, `row ${row}`);
    assert.ok(Math.abs(at - band.x) <= band.halfWidth);
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
