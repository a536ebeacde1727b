import assert from "node:assert/strict";
import { test } from "node:test";

import { edgeText, keyOf, noteOf } from "../../../web/canvas/notes.js";
import { tableOf } from "../tree/trees.js";

test("an edge says its action; where costs differ, what it costs, and not the name of what it leads to", () => {
  const table = tableOf([-1, 0, 0]);
  table.columns.g[2] = 4.5;
  const texts = (weighted) => [0, 1, 2].map((row) => edgeText(table, row, weighted));
  assert.deepEqual(texts(true), ["", "go 1", "go 4.5"]);
  assert.deepEqual(texts(false), ["", "go", "go"]);
  table.actionLabel = (row) => table.label(row);
  assert.deepEqual(texts(true), ["", "1", "4.5"]);
});

test("a card notes h and f only where the algorithm uses them", () => {
  const table = tableOf([-1, 0]);
  assert.equal(noteOf(table, 1), "g 1");
  table.columns.h[1] = 3;
  table.columns.priority[1] = 4;
  assert.equal(noteOf(table, 1), "g 1  h 3  f 4");
  assert.equal(noteOf(table, 1, true), "f 4");
  table.columns.priority[1] = 9;
  assert.equal(noteOf(table, 1, true), "f 9", "an f that was backed up, or weighted");
  table.traits.recursive = true;
  table.columns.priority[1] = 0;
  assert.equal(noteOf(table, 1), "g 1  h 3  f 4", "a search by calls has no queue");
});

test("a search by depth notes the depth, in the page's word, and g only beside it", () => {
  const table = tableOf([-1, 0]);
  table.columns.g[1] = 140;
  Object.assign(table.traits, { key: null, uses_h: false });
  assert.deepEqual([noteOf(table, 1), noteOf(table, 1, true), keyOf(table, 1)], ["g 140  depth 1", "depth 1", 1]);
  table.columns.g[1] = 1;
  table.traits.depth = "Tiefe";
  assert.equal(noteOf(table, 1), "Tiefe 1");
  table.columns.h[1] = 3;
  Object.assign(table.traits, { recursive: true, uses_h: true });
  assert.equal(noteOf(table, 1, true), "f 4", "iterative deepening A* goes by f");
});

test("greedy search notes h and no f, as it has none; weighted A* notes how f comes about", () => {
  const table = tableOf([-1, 0]);
  table.columns.g[1] = 140;
  table.columns.h[1] = 253;
  table.columns.priority[1] = 253;
  table.traits.key = "h";
  assert.deepEqual([noteOf(table, 1), noteOf(table, 1, true)], ["g 140  h 253", "h 253"]);
  table.columns.priority[1] = 519.5;
  Object.assign(table.traits, { key: "f", weight: 1.5 });
  assert.deepEqual([noteOf(table, 1), noteOf(table, 1, true)], ["140 + 1.5·253  f 519.5", "f 519.5"]);
});
