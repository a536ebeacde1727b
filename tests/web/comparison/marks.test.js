// What only one of two searches has expanded is marked in its tree, as both move on and back.

import assert from "node:assert/strict";
import test from "node:test";

import { createComparison } from "../../../web/features/comparison/comparison.js";
import { ONLY_HERE } from "../../../web/canvas/status_styles.js";
import { Scene } from "../../../web/tree/scene.js";
import { solved, tableOf } from "../table/solver.js";

const START = { problem: "eight-puzzle", start: "7,2,4,5,0,6,8,3,1", algorithm: "astar", max_nodes: 900 };
const tables = solved([
  { ...START, heuristic: "misplaced" },
  { ...START, heuristic: "manhattan" },
]).map((search) => tableOf(search));

test("a node has the mark where it is expanded and the other search has not expanded its state", () => {
  const comparison = createComparison(...tables);
  const [table, other] = tables;
  const scene = new Scene();
  scene.setTable(table);
  scene.setTime(table.endTime, table.endTime, null);
  scene.layOut(0);
  scene.adopt(false, 0);
  scene.gathering.mark({
    has: (row) => comparison.isOnlyHere(0, row),
    turned: (firstRow) => comparison.turnedRows(0, firstRow),
  });
  let marks = 0;
  for (let turn = 0; turn < 60; turn++) {
    const times = [(turn * 97) % table.eventCount, (Math.floor(turn / 2) * 53) % other.eventCount];
    comparison.stand(...times);
    scene.setTime(times[0], table.endTime, null);
    scene.gather();
    for (let row = 0; row < table.rowCount; row++) {
      const marked = scene.slotStatus[scene.slots.slotOf[row]] === ONLY_HERE;
      assert.equal(marked, comparison.isOnlyHere(0, row), `row ${row}, turn ${turn}`);
      marks += marked;
    }
  }
  assert.ok(marks > 1000);
});
