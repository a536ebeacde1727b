// How far two runs of a search agree: by the states that they expand.

import assert from "node:assert/strict";
import test from "node:test";
import { agreement } from "../../../web/features/editor/agreement.js";

/** As much of a table as is asked: it expands these states, one after the other; the first `dropped` are forgotten. */
function table(names, dropped = 0) {
  return {
    firstRow: 0,
    firstExpansion: dropped + 1,
    expansionCount: names.length,
    rowOfExpansion: (step) => step - 1,
    columns: { state: names.map((_, at) => at) },
    states: { label: (state) => names[state] },
  };
}

test("the last expansion up to which both are the same, at most the one that was asked for", () => {
  const before = table(["a", "b", "c", "d"]);
  assert.equal(agreement(before, table(["a", "b", "x", "d"]), 4), 2);
  assert.equal(agreement(before, table(["a", "b", "c", "d", "e"]), 4), 4);
  assert.equal(agreement(before, table(["a", "b", "c", "d"]), 3), 3);
  assert.equal(agreement(before, table(["x"]), 3), 0);
});

test("a run that ends before agrees up to its end", () => {
  assert.equal(agreement(table(["a", "b", "c"]), table(["a", "b"]), 3), 2);
});
