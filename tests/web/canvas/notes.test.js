import assert from "node:assert/strict";
import { test } from "node:test";

import { edgeText, noteOf, signOf } from "../../../web/canvas/notes.js";
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

test("a move has a sign, from its name in English; what only names a state has none, nor has a longer name", () => {
  const table = tableOf([-1, 0]);
  const signs = (names) => names.map((name) => ((table.store.actions[0] = name), signOf(table, 1)));
  assert.deepEqual(signs(["3 up", "left", "up-right", "A to B", "A into B", "fill A", "empty A", "MC across"]), ["3↑", "←", "↗", "A→B", "A→B", "A↑", "A↓", "MC→"]);
  assert.deepEqual(signs(["go", "go left now", "3 up 5", "n1", "n0"]), ["", "", "", "", ""]);
  assert.equal(edgeText(table, 1), "");
  table.traits.actions = { left: "links" };
  assert.deepEqual([...signs(["left"]), edgeText(table, 1)], ["←", ""], "in another language");
  table.traits.states = { kind: "ring" };
  assert.deepEqual(signs(["5"]), ["⇅5"]);
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
