// The numbers in the circles of middle distances.

import assert from "node:assert/strict";
import { test } from "node:test";

import { solved, tableOf } from "../../table/solver.js";
import { stage } from "../stage.js";

test("the number in a circle is the one that orders the search: in a search by depth the depth", () => {
  const graph = "A-B 1, A-C 1, B-D 1, C-E 1, D-F 1, E-G 1, F-H 1, G-I 1, H-J 1, I-K 1, J-L 1, K-M 1";
  const table = tableOf(solved([{ problem: "graph", graph, start: "A", goal: "M", algorithm: "breadth-first" }])[0]);
  const { scene, steering, look, paint } = stage(table, 465, 195);
  scene.setLarge(false);
  steering.setWhole(true);
  look(table.endTime, table.solution);
  const written = new Set(paint().written.map(({ text }) => text));
  assert.deepEqual([...written].sort(), ["0", "1", "2", "3", "4", "5", "6"]);
});
