import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted, initialled, widthOf } from "../../../web/canvas/text.js";

test("a text that is too long is cut with an ellipsis, and left out when too little of it would be left", () => {
  const context = { font: "1px test", measureText: (text) => ({ width: text.length }) };
  assert.equal(fitted(context, "Bucharest", 9), "Bucharest");
  assert.equal(fitted(context, "Bucharest", 5), "Buch…");
  assert.equal(fitted(context, "Bucharest", 3, 3), "");
});

test("a width that is known needs no pen in its font", () => {
  const context = { font: "1px test", measureText: (text) => ({ width: text.length }) };
  assert.equal(widthOf(context, "Arad", "2px test"), 4);
  assert.equal(widthOf(Object.freeze({ font: "3px test" }), "Arad", "2px test"), 4);
});

test("of a name of several words all but the last have initials; states that are no names stay as they are", () => {
  assert.deepEqual(["Rimnicu Vilcea", "Ås Østre Berg", "Arad", "F W G", "2 left", "Boat At Left1"].map(initialled), ["R. Vilcea", "Ås Østre Berg", "Arad", "F W G", "2 left", "Boat At Left1"]);
  assert.equal(initialled("San Juan Bautista"), "S. J. Bautista");
});
