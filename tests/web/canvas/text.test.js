import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted, numberText } from "../../../web/canvas/text.js";

test("numbers are written with at most two decimals", () => {
  assert.deepEqual([3, 2.8284271, 0.5, Infinity, NaN].map(numberText), ["3", "2.83", "0.5", "∞", ""]);
});

test("a text that is too long is cut with an ellipsis, and left out when too little of it would be left", () => {
  const context = { font: "1px test", measureText: (text) => ({ width: text.length }) };
  assert.equal(fitted(context, "Bucharest", 9), "Bucharest");
  assert.equal(fitted(context, "Bucharest", 5), "Buch…");
  assert.equal(fitted(context, "Bucharest", 3, 3), "");
});
