// What is on cards besides their states.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Description } from "../../../../web/list/description.js";
import { solved, tableOf } from "../../table/solver.js";
import { stage } from "../stage.js";

const isBar = ([name, , , , , radii]) => name === "roundRect" && Array.isArray(radii);

test("the card has a bar at its left edge whose entry has one in the list; not while that is asked, and at no end", () => {
  const graph = { problem: "graph", graph: "romania" };
  const some = [
    ...["astar", "uniform-cost", "depth-limited", "rbfs", "ida-star", "bidirectional"].map((algorithm) => ({ ...graph, algorithm })),
    ...["astar", "iterative-deepening"].map((algorithm) => ({ problem: "eight-puzzle", start: "1,4,2,3,5,8,6,7,0", algorithm })),
  ];
  let [marked, left] = [0, 0];
  for (const table of solved(some).map((search) => tableOf(search))) {
    const { scene, camera, look, paint } = stage(table, 807);
    const list = new Description(table, { columns: ["{f}"], next: "next" }, String);
    for (let step = 0; step <= table.stepCount; step++) {
      const t = step === table.stepCount ? table.endTime : table.timeOfStep(step);
      const shown = look(t);
      const { listed } = table.at(t);
      const next = [...listed.rows(0, listed.count)].find((row, place) => list.of(row, place, t).next);
      const at = shown.includes(next - scene.base) ? [scene.slots.slotOf[next - scene.base]] : [];
      const bars = paint().said.filter(isBar);
      const edges = at.map((s) => scene.x[s] * camera.kx + camera.tx - ((scene.across?.[s] ?? 0.9) * camera.kx) / 2);
      assert.equal(bars.length, edges.length, `step ${step} of ${table.traits.algorithm}`);
      for (const [at, edge] of edges.entries()) assert.ok(bars[at][1] >= edge - 2 && (!scene.across || bars[at][1] < edge), `${bars[at]} at ${edge}`);
      marked += bars.length;
      left += Number(next === undefined);
      scene.covered = true;
      assert.ok(!paint().said.some(isBar));
      scene.covered = false;
    }
  }
  assert.ok(marked > 60 && left >= some.length, `${marked} marked, ${left} times none`);
});
