import assert from "node:assert/strict";
import { test } from "node:test";

import { ONLY_HERE } from "../../../web/canvas/status_styles.js";
import { STATUS } from "../../../web/table/codes.js";
import { Camera } from "../../../web/tree/camera/camera.js";
import { Scene } from "../../../web/tree/scene.js";
import { Steering } from "../../../web/tree/camera/steering.js";
import { Iterations } from "../../../web/features/why/iterations.js";
import { solved, tableOf as solvedTable } from "../table/solver.js";
import { stage } from "./stage.js";
import { randomTree, sceneOf, tableOf } from "./trees.js";

test("within the horizon nothing moves: nodes of the future are hidden, and keep their places", () => {
  const table = tableOf(randomTree(300, 40, 1));
  const scene = sceneOf(table);
  const places = scene.x.slice(0, scene.placed);
  for (const t of [table.endTime - 100, 20, table.endTime]) {
    scene.setTime(t, table.endTime, null);
    assert.equal(scene.layOut(0), false);
    assert.deepEqual(scene.x.slice(0, scene.placed), places);
    for (let row = 0; row < 300; row++) {
      assert.equal(scene.statusOf(row) === STATUS.UNBORN, table.columns.generatedAt[row] > t, `row ${row} at ${t}`);
    }
  }
});

test("only the iteration of t is on show, and its rows are local", () => {
  const table = tableOf([-1], [-1, 0, 0], [-1, 0, 0, 1, 1]);
  const scene = new Scene();
  scene.setTable(table);
  const shown = table.iterations.map(({ lastEvent }) => {
    assert.equal(scene.setTime(lastEvent, table.endTime, null), true);
    scene.layOut(0);
    scene.adopt(false, 0);
    return [scene.base, scene.rows, scene.placed];
  });
  assert.deepEqual(shown, [
    [0, 1, 1],
    [1, 3, 3],
    [4, 5, 5],
  ]);
  assert.equal(scene.setTime(table.endTime, table.endTime, null), false);
});

test("in a recursion the ring is on the node that is expanded; an iteration whose calls have returned is done", () => {
  for (const search of solved(["ida-star", "iterative-deepening"].map((algorithm) => ({ problem: "graph", graph: "romania", algorithm })))) {
    const table = solvedTable(search);
    const [scene, iterations] = [new Scene(), new Iterations(table)];
    let done = 0;
    scene.setTable(table);
    for (let step = 1; step < table.stepCount; step++) {
      const t = table.timeOfStep(step);
      const { open, current } = table.at(t);
      scene.setTime(t, t, null);
      assert.equal(scene.focus, current - scene.base);
      assert.equal(iterations.facts(t, t).at(-1).outcome, open > 0 ? null : "done");
      done += open === 0 ? 1 : 0;
    }
    assert.ok(done > 1);
  }
});

test("in a search by calls an expanded node has the look of an open call on the path to the innermost one; back in time, too", () => {
  const [search] = solved([{ problem: "graph", graph: "romania", algorithm: "depth-limited", limit: 4 }]);
  const table = solvedTable(search);
  const scene = new Scene();
  scene.setTable(table);
  const steps = Array.from({ length: table.stepCount - 1 }, (_, at) => at + 1);
  const seen = new Set();
  for (const step of [...steps, ...steps.slice().reverse()]) {
    const t = table.timeOfStep(step);
    scene.setTime(t, table.endTime, null);
    scene.layOut(0);
    scene.adopt(false, 0);
    scene.gather();
    const { listed, open } = table.at(t);
    const looks = Array.from({ length: scene.born }, (_, row) => scene.slotStatus[scene.slots.slotOf[row]]);
    const expanded = [...looks.keys()].filter((row) => table.columns.expandedAt[row] >= 0 && table.columns.expandedAt[row] <= t);
    const calls = open > 0 ? Array.from(table.path(listed.rows(0, 1)[0])) : [];
    for (const row of expanded) assert.equal(looks[row], calls.includes(row) ? STATUS.EXPANDED : STATUS.RETURNED, `row ${row} at step ${step}`);
    for (const row of expanded) seen.add(looks[row]);
  }
  assert.equal(seen.size, 2);
});

test("on the way along the solution the ring is on its node, until the time changes", () => {
  const table = tableOf(randomTree(300, 40, 1));
  const scene = sceneOf(table);
  const { focus } = scene;
  scene.standAt(7);
  assert.equal(scene.focus, 7);
  scene.setTime(table.endTime, table.endTime, null);
  assert.equal(scene.focus, 7);
  scene.standAt(-1);
  assert.equal(scene.focus, focus);
  scene.standAt(7);
  scene.setTime(table.endTime - 9, table.endTime, null);
  assert.notEqual(scene.focus, 7);
});

test("the form goes by size and shape: an icicle for large broad trees, not for a depth-first rod", () => {
  const formOf = (parents, before = "tidy") => {
    const scene = new Scene();
    scene.setTable(tableOf(parents));
    scene.setTime(scene.table.endTime, scene.table.endTime, null);
    scene.form = before;
    new Steering(scene, new Camera(), {}).chooseForm();
    return scene.form;
  };
  const broad = (count) => Int32Array.from({ length: count }, (_, row) => (row === 0 ? -1 : Math.floor((row - 1) / 3)));
  assert.equal(formOf(broad(5000)), "icicle");
  assert.equal(formOf(broad(3500)), "tidy");
  assert.equal(formOf(broad(3500), "icicle"), "icicle");
  assert.equal(formOf(broad(2500), "icicle"), "tidy");
  assert.equal(formOf(randomTree(5000, 1, 1)), "tidy");
});

test("from one time to the next those levels are revised on which a node has changed, after a layout all of them", () => {
  const table = tableOf(randomTree(900, 20, 1));
  const scene = sceneOf(table);
  const { gathering, slots } = scene;
  scene.gather();
  assert.ok(gathering.revised.subarray(0, slots.levels).every((revision) => revision === gathering.begun));
  for (const t of [100, 101, 900, 300, 300]) {
    const { revision } = gathering;
    const before = scene.slotStatus.slice(0, scene.placed);
    scene.setTime(t, table.endTime, null);
    scene.gather();
    const changed = new Set();
    before.forEach((status, slot) => status !== scene.slotStatus[slot] && changed.add(slots.level[slot]));
    for (let level = 0; level < slots.levels; level++) {
      assert.equal(gathering.revised[level] > revision, changed.has(level), `level ${level} at ${t}`);
    }
  }
  scene.adopt(false, 0);
  assert.ok(gathering.begun > gathering.revised[0]);
});

test("costs are on the edges as soon as one is not 1", () => {
  const table = tableOf([-1, 0, 0]);
  const scene = sceneOf(table);
  scene.measure();
  assert.equal(scene.measures.weighted, false);
  table.columns.g[2] = 3;
  const other = sceneOf(table);
  other.measure();
  assert.equal(other.measures.weighted, true);
});

test("a card is as wide as its name, and its neighbours stand beside it", () => {
  const table = tableOf([-1, 0, 0, 0]);
  const scene = sceneOf(table);
  scene.nameOf = (row) => "n".repeat(1 + 5 * row);
  scene.measure();
  scene.layOut(0);
  scene.adopt(false, 0);
  const { across, x } = scene;
  assert.ok(across[1] < across[2] && across[2] < across[3]);
  for (const slot of [2, 3]) {
    const between = x[slot] - x[slot - 1] - (across[slot] + across[slot - 1]) / 2;
    assert.ok(between > 0.05 && between < 0.1, `${between}`);
  }
});

test("nodes that only this search has expanded are marked, at every time and in every iteration, until no more", () => {
  const table = tableOf([-1, 0, 0, 1, 2]);
  const scene = sceneOf(table);
  const looks = () => {
    scene.gather();
    return Array.from({ length: 5 }, (_, row) => scene.slotStatus[scene.slots.slotOf[row]]);
  };
  const plain = looks();
  scene.mark({ has: (row) => row === 1 || row === 3, turned: () => [] });
  assert.deepEqual(looks(), plain.map((look, row) => (row === 1 ? ONLY_HERE : look)), "3 is not expanded");
  scene.setTime(1, table.endTime, null);
  assert.ok(!looks().includes(ONLY_HERE));
  scene.setTime(table.endTime, table.endTime, null);
  assert.equal(looks()[1], ONLY_HERE);
  scene.mark(null);
  assert.deepEqual(looks(), plain);
});

test("names have initials where a node would be left out beside others, unless two would be the same then", () => {
  const options = { problem: "graph", graph: "romania", start: "Arad", goal: "Bucharest", algorithm: "bidirectional" };
  const table = solvedTable(solved([options])[0]);
  const { scene, look } = stage(table, 920, 319);
  const city = (name) => Array.from({ length: scene.born }, (_, row) => row).find((row) => scene.nameOf(row) === name);
  const shown = look(table.timeOfStep(9));
  assert.deepEqual([scene.linesOf(city("Rimnicu Vilcea")), scene.linesOf(city("Arad")), scene.folding.folded.size], [["R. Vilcea"], ["Arad"], 0]);
  assert.equal(shown.length, scene.born - [...scene.folding.hung.values()].flat().reduce((all, { count }) => all + count, 0));
  const edges = { "Old Town": { "New Harbor": 1, "Near Harbor": 1 }, "New Harbor": { Goal: 1 } };
  const alike = solvedTable(solved([{ ...options, graph: JSON.stringify({ edges }), start: "Old Town", goal: "Goal" }])[0]);
  const other = stage(alike, 200, 200);
  other.look(alike.endTime);
  assert.equal(other.scene.measures.shortens, false);
});
