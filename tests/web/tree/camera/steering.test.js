import assert from "node:assert/strict";
import { test } from "node:test";

import { faceOf } from "../../../../web/faces/index.js";
import { Camera } from "../../../../web/tree/camera/camera.js";
import { onScreen } from "../../../../web/tree/camera/extent.js";
import { bandAt } from "../../../../web/tree/paint/badges.js";
import { pick } from "../../../../web/tree/pick.js";
import { cardSize } from "../../../../web/tree/layout/card_size.js";
import { Scene } from "../../../../web/tree/scene.js";
import { Steering } from "../../../../web/tree/camera/steering.js";
import { rounds } from "../../table/random.js";
import { randomTree, seeded, tableOf } from "../trees.js";
import { TreeDrawing } from "../../../../web/tree/tree_drawing.js";

const table = tableOf(randomTree(600, 80, 5));
const { generatedAt } = table.columns;

/** What view.js does with scene, camera and steering, without canvas and frames. */
function stage(row = 300, shown = table, still = true) {
  const told = [];
  const scene = new Scene();
  const camera = new Camera();
  const host = { still: () => still, onCamera: (camera) => told.push(camera), changed: () => {} };
  const steering = new Steering(scene, camera, host);
  scene.setTable(shown);
  steering.resized(900, 500);
  const show = (t, horizon = t) => {
    const fresh = scene.setTime(t, horizon, null);
    steering.chooseForm();
    if (scene.layOut(0)) steering.adopt(fresh, !still);
    steering.guide(!still);
  };
  show(shown.columns.generatedAt[row]);
  return { scene, camera, steering, show, told };
}

test("the first move of the user ends following, once, and from then on steps do not move the camera", () => {
  const { camera, steering, show, told } = stage();
  steering.zoom(1.2, 100, 100, false);
  steering.zoom(1.2, 100, 100, false);
  assert.deepEqual(told, [{ follows: false, fits: false }]);
  const { kx, dy } = camera.goal;
  show(generatedAt[310]);
  assert.deepEqual([camera.goal.kx, camera.goal.dy], [kx, dy]);
});

test("the camera glides over a tree of single nodes, and jumps over one that is too large to be painted often", () => {
  for (const [rows, glides] of [[600, true], [4000, false]]) {
    const { camera, steering } = stage(rows - 1, tableOf(randomTree(rows, 80, 5)), false);
    steering.zoom(40, 100, 100, false);
    steering.fit();
    assert.equal(camera.moving, glides, `${rows} rows`);
  }
});

test("when the tree is laid out again, what one looks at keeps its place", () => {
  const { scene, camera, steering, show } = stage();
  steering.takeOver();
  scene.select(290);
  steering.reveal(290);
  camera.shift(0, -10_000); // the root is out of the window
  steering.reveal(290);
  const before = onScreen(scene, 290, camera);
  show(generatedAt[599]);
  const after = onScreen(scene, 290, camera);
  assert.ok(Math.abs(before.x - after.x) < 1e-6 && Math.abs(before.y - after.y) < 1e-6);
});

test("the badge for nodes that are left out opens on a press, and closes with the next step", () => {
  let followed = 0;
  const badges = [...stage(300).scene.folding.folded].filter((_, at) => at % rounds(3, 1) === 0);
  for (const [above, count] of badges) {
    const { scene, steering, camera, show } = stage(300);
    const root = camera.goal.tx;
    const [first] = scene.folding.foldedAt(above);
    assert.equal(steering.open(0), false);
    assert.equal(steering.open(first), true);
    assert.ok(scene.shows(first), `+${count}`);
    if (!steering.mode.follows) continue; // there was no room beside what must be seen: the whole tree
    followed++;
    assert.ok(Math.abs(camera.goal.tx - root) <= 40, "the root moves no farther than in a step");
    show(generatedAt[301]);
    assert.equal(scene.opened.size, 0);
  }
  assert.ok(followed > 0);
});

test("the band instead of rows opens on a press: the middle of the path comes into the window", () => {
  const { scene, steering, camera } = stage(399, tableOf(Array.from({ length: 400 }, (_, row) => row - 1)));
  const [[top, { rows }]] = scene.folding.bands;
  assert.deepEqual([scene.folding.below.get(top)[0], scene.folding.more.get(top)], [top + rows, rows]); // of a chain, the row is the depth
  const { x, y } = bandAt(scene, camera, top);
  assert.equal(pick(scene, camera, x, y, 6), top);
  assert.ok(scene.folding.more.has(top));
  assert.equal(steering.open(top), true);
  const middle = onScreen(scene, top, camera);
  assert.ok(scene.shows(top) && middle.y > 0 && middle.y < 500);
});

test("the node that is next is on show where it has room, but not while it is asked", () => {
  const chains = tableOf(Array.from({ length: 90 }, (_, row) => (row < 3 ? Math.min(0, row - 1) : row === 3 ? 1 : row === 40 ? 2 : row - 1)));
  for (let row = 60; row < 90; row += 5) {
    const { scene, steering, show } = stage(row, chains);
    const [next] = chains.at(scene.t).live.rows(0, 1);
    const isSeen = next === 39 && scene.shows(next);
    assert.ok(isSeen && scene.folding.bands.size > 0, `row ${row}`);
    scene.covered = true;
    show(scene.t);
    const isNear = Math.abs(chains.columns.depth[row] - chains.columns.depth[next]) < 6; // then it has a row without being sought
    assert.ok(scene.folding.bands.size === 1 && (isNear || !scene.shows(next)), `row ${row}: only the path to the current node`);
    assert.ok(steering.mode.follows);
  }
});

test("what is left of a folded tree fills its window: the next larger size has no room", () => {
  const ring = { kind: "ring", cells: 8 };
  const families = tableOf(Array.from({ length: 81 }, (_, row) => (row === 0 ? -1 : Math.floor((row - 1) / 8))));
  const { scene, steering, camera, show } = stage(0, families);
  scene.shape = { ...scene.shape, face: faceOf(ring) };
  families.cells = () => new Uint8Array(8);
  steering.resized(808, 545);
  for (let row = 32; row < 81; row += 8) {
    show(families.columns.generatedAt[row]);
    assert.ok(scene.folding.total > 0 && camera.goal.kx >= camera.legible.kx, `row ${row}`);
    const { left, right, levels } = camera.box;
    const grown = camera.goal.kx * 1.25;
    const isWide = (right - left) * grown > camera.room.across || grown > camera.near.kx;
    const moved = Math.abs(camera.rootAt(steering.root, grown) - steering.root);
    assert.ok(isWide || moved > 40, `row ${row}: ${camera.goal.kx} of ${camera.room.across}`);
    assert.ok(camera.goal.dy * 1.12 * (levels - 0.05) > camera.room.down || camera.goal.dy * 1.12 > camera.near.dy, `row ${row}`);
  }
});

test("reveal brings a node into the window and leaves one alone that is there", () => {
  const { scene, camera, steering } = stage();
  camera.jumpTo(camera.zoomed(camera.goal, 3, 450, 250));
  steering.reveal(120);
  const { x, y } = onScreen(scene, 120, camera);
  assert.ok(x > 0 && x < 900 && y > 0 && y < 500);
  const before = { ...camera.goal };
  steering.reveal(120);
  assert.deepEqual(camera.goal, before);
});

test("of a search from both ends the camera shows both trees, whichever is being expanded", () => {
  const parents = Array.from({ length: 400 }, (_, row) => (row < 2 ? -1 : row - 2 - (row % 4 < 2 ? 0 : 2)));
  const { scene, camera, show } = stage(300, tableOf(parents));
  for (const row of [300, 301, 350, 353]) {
    show(scene.table.columns.generatedAt[row]);
    for (const place of [0, 1, row]) {
      const { x } = onScreen(scene, place, camera.goal);
      assert.ok(x > 0 && x < 900, `row ${place}: ${x}`);
    }
  }
});

/** Whether the whole tree is in the window, but for its margins. */
function seen({ scene, camera }) {
  const { box, goal, inset, width, height } = camera;
  const card = cardSize(scene.shape, goal.kx, goal.dy, 1).height;
  const slack = 11; // of the margin
  return (
    box.left * goal.kx + goal.tx >= inset.left - slack &&
    box.right * goal.kx + goal.tx <= width - inset.right + slack &&
    goal.ty >= inset.top + Math.min(card / 2, -box.top * goal.dy) - 1e-6 &&
    box.bottom * goal.dy + goal.ty <= height - inset.bottom + slack
  );
}

test("a small tree that can be read in the window is all in it", () => {
  const trap = tableOf([-1, 0, 0, 1, 3, 4, 5]);
  const small = stage(0, trap);
  small.steering.resized(354, 420);
  for (let row = 0; row < 7; row++) {
    small.show(trap.columns.generatedAt[row]);
    assert.ok(seen(small), `row ${row}`);
  }
  assert.ok(small.camera.goal.kx >= small.camera.legible.kx && small.camera.goal.dy >= small.camera.legible.dy);
  const before = { ...small.camera.goal };
  small.scene.setTime(trap.endTime, trap.endTime, [0, 1, 3, 4, 5, 6]);
  small.steering.remeasured();
  assert.deepEqual(small.camera.goal, before, "and stays where it is at the solution");
});

test("fit stays while one steps, moves rarely, and ends when the user zooms or follows again", () => {
  const own = stage(20);
  const { steering, camera, show, told } = own;
  steering.fit();
  assert.deepEqual(steering.mode, { follows: false, fits: true });
  const scales = new Set();
  for (let row = 20; row < 600; row += 4) {
    show(generatedAt[row]);
    assert.ok(seen(own), `row ${row}`);
    scales.add(camera.goal.kx);
  }
  assert.ok(scales.size <= 20, `${scales.size} scales`);
  steering.follow(true);
  steering.fit();
  steering.zoom(2, 100, 100, false);
  const modes = told.map(({ follows, fits }) => (follows ? "follow" : fits ? "fit" : "own"));
  assert.deepEqual(modes, ["fit", "follow", "fit", "own"]);
});

test("at the end the whole path is in sight, though the tree is too large to be read as a whole", () => {
  const { scene, camera, steering, show } = stage();
  const path = [597];
  while (path[0] > 0) path.unshift(table.columns.parent[path[0]]);
  scene.setTime(table.endTime, table.endTime, path);
  steering.chooseForm(); // as view.js does
  scene.layOut(0);
  steering.adopt(false, false);
  steering.guide(false);
  for (const row of path) {
    const { x, y } = onScreen(scene, row, camera);
    assert.ok(x > 0 && x < 900 && y > 0 && y < 500, `row ${row}: ${x}, ${y}`);
  }
  assert.deepEqual(steering.mode, { follows: true, fits: false });
  show(generatedAt[300]);
  assert.ok(camera.goal.kx >= camera.legible.kx);
});

test("two trees have the same scale when each is given it, and each its own again afterwards", () => {
  const [large, small] = [stage(599), stage(30)];
  for (const { steering } of [large, small]) steering.fit();
  const own = small.steering.scale;
  const scale = large.steering.scale;
  assert.ok(scale.kx < own.kx);
  small.steering.setScale(scale);
  small.show(generatedAt[40]);
  assert.deepEqual([small.camera.goal.kx, small.camera.goal.dy], [scale.kx, scale.dy]);
  assert.ok(seen(small));
  small.steering.setScale(null);
  assert.ok(small.camera.goal.kx > scale.kx);
});

test("whatever is done in whatever order, the camera and all nodes have a place", () => {
  const iterations = tableOf(randomTree(3, 2, 1), randomTree(40, 6, 2), randomTree(200, 30, 3));
  for (let seed = 1; seed <= rounds(15, 60); seed++) {
    const random = seeded(seed);
    const below = (most) => Math.floor(random() * most);
    const { scene, camera, steering, show } = stage(2, seed % 2 ? iterations : table, random() < 0.5);
    const end = scene.table.endTime;
    let horizon = 0;
    const acts = {
      show: () => show(below(end + 1), (horizon = Math.max(horizon, scene.t))),
      restart: () => show(below(9), (horizon = 9)),
      pan: () => (steering.takeOver(), steering.pan(9_000 * (random() - 0.5), 9_000 * (random() - 0.5))),
      zoom: () => steering.zoom(random() < 0.5 ? 4 : 0.2, 100, 100, random() < 0.5),
      zoomBy: () => steering.zoomBy(random() < 0.5 ? 2 : 0.5),
      size: () => steering.resized([0, 30, 900][below(3)], [0, 20, 500][below(3)]),
      follow: () => steering.follow(random() < 0.5),
      fit: () => steering.fit(),
      select: () => scene.select(below(scene.table.rowCount)),
      reveal: () => steering.reveal(below(scene.rows + 2)),
      form: () => ((steering.form = ["auto", "tidy", "icicle"][below(3)]), show(scene.t, Math.max(scene.t, horizon))),
      whole: () => steering.setWhole(random() < 0.5),
      scale: () => steering.setScale(random() < 0.5 ? null : { kx: 20 + below(80), dy: 20 + below(80) }),
      frame: () => {
        scene.advance(0.4, camera.kx, camera.dy);
        if (camera.moving) camera.approach(0.4);
      },
    };
    const done = [];
    for (let count = 0; count < 120; count++) {
      const name = Object.keys(acts)[below(Object.keys(acts).length)];
      done.push(`${name} ${scene.t}`);
      acts[name]();
      const numbers = [camera, camera.goal].flatMap(({ kx, dy, tx, ty }) => [kx, dy, tx, ty]);
      const places = [...scene.x.subarray(0, scene.slots.count), ...scene.y.subarray(0, scene.slots.count)];
      assert.ok(numbers.every(Number.isFinite) && Math.min(camera.kx, camera.dy) > 0, `seed ${seed}: ${numbers} after ${done.slice(-8)}`);
      assert.ok(places.every(Number.isFinite), `seed ${seed}: a node without a place after ${done.slice(-8)}`);
    }
  }
});

test("a tree tells that it has a scale as soon as it has a first layout", () => {
  let told = 0;
  const scene = { placed: 0, placement: {}, planner: { placement: {} } };
  const drawing = { scene, steering: { adopt: () => (scene.placed = 7), host: { onZoom: () => told++ } }, still: () => true };
  for (let layout = 0; layout < 2; layout++) TreeDrawing.prototype.adopt.call(drawing, true, false);
  assert.equal(told, 1);
});
