import assert from "node:assert/strict";
import { test } from "node:test";

import { edgeText, inSigns, noteOf } from "../../../web/canvas/notes.js";
import { tableOf } from "../tree/trees.js";

test("an edge says its action; where costs differ, what it costs, and not the name of what it leads to", () => {
  const table = tableOf([-1, 0, 0]);
  table.columns.g[2] = 4.5;
  const texts = (weighted) => [0, 1, 2].map((row) => edgeText(table, row, weighted));
  assert.deepEqual(texts(true), ["", "go 1", "go 4.5"]);
  assert.deepEqual(texts(false), ["", "go", "go"]);
  Object.assign(table.traits, { key: null, uses_h: false });
  assert.deepEqual(texts(true), ["", "go", "go"], "the order goes by depth, not by costs");
  Object.assign(table.traits, { key: "g" });
  table.actionLabel = (row) => table.label(row);
  assert.deepEqual(texts(true), ["", "1", "4.5"]);
});

test("an action has signs for its words", () => {
  const names = ["3 up", "A to B", "fill A", "empty A", "A→B", "2 missionaries across", "switch 3", "Säule 3"];
  assert.deepEqual(names.map(inSigns), ["3↑", "A→B", "fill A", "empty A", "A→B", "2 missionaries→", "3", "3"]);
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
