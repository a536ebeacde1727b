import assert from "node:assert/strict";
import { test } from "node:test";

import { Finder, nextAfter } from "../../../web/features/tree_tools/find.js";
import { randomTree, tableOf } from "../tree/trees.js";

test("the nodes whose state has the text in it, also as rows come and go", () => {
  const table = tableOf(randomTree(250, 20, 2));
  const finder = new Finder(table);
  for (const text of ["n1", "n12", "2", "", "N 24", "zebra"]) {
    finder.ask(text);
    const word = text.toLowerCase().replace(" ", "");
    for (const [from, to] of [[0, 20], [0, 180], [0, 60], [0, 250], [100, 200]]) {
      const wanted = [];
      for (let row = from; row < to; row++) if (word && table.label(row).includes(word)) wanted.push(row);
      assert.deepEqual(Array.from(finder.rows(from, to)), wanted, `${text} in ${from}…${to}`);
    }
  }
});

test("from the last match to the first, and back", () => {
  const rows = Int32Array.of(4, 9, 30);
  assert.deepEqual([-1, 4, 5, 30, 99].map((row) => nextAfter(rows, row, 1)), [0, 1, 1, 0, 0]);
  assert.deepEqual([-1, 4, 5, 30, 99].map((row) => nextAfter(rows, row, -1)), [2, 2, 0, 1, 2]);
  assert.equal(nextAfter(new Int32Array(0), 3, 1), -1);
});
