// Paths through the tree.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Frame } from "../../../../web/tree/paint/frame.js";
import { WayPainter } from "../../../../web/tree/paint/ways.js";
import { penOn } from "../../canvas/browser.js";
import { solved, tableOf } from "../../table/solver.js";
import { stage } from "../stage.js";

test("the path leads to the node with the ring, also where its call returns in the step that expands it", () => {
  const [search] = solved([{ problem: "eight-puzzle", start: "1,4,2,3,5,8,6,7,0", algorithm: "iterative-deepening" }]);
  const table = tableOf(search);
  const { scene, camera, look } = stage(table, 807);
  let returned = 0;
  for (let step = 1; step < table.stepCount; step++) {
    look(table.timeOfStep(step));
    const frame = new Frame();
    const context = penOn();
    frame.begin({ context, ratio: 1 }, scene, camera);
    new WayPainter().drawLines(frame);
    const { said } = context;
    const ends = said.slice(0, said.findIndex(([name]) => name === "stroke")).filter(([name]) => name === "lineTo" || name === "bezierCurveTo");
    if (scene.focus === 0) continue;
    assert.equal(ends[0]?.at(-2), scene.x[scene.slots.slotOf[scene.focus]] * camera.kx + camera.tx, `step ${step}`);
    returned += table.at(scene.t).returned > 0 ? 1 : 0;
  }
  assert.ok(returned > 3);
});
