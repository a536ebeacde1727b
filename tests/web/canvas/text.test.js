import assert from "node:assert/strict";
import { test } from "node:test";

import { fitted } from "../../../web/canvas/text.js";

test("a text that is too long is cut with an ellipsis, and left out when too little of it would be left", () => {
  const context = { font: "1px test", measureText: (text) => ({ width: text.length }) };
  assert.equal(fitted(context, "Bucharest", 9), "Bucharest");
  assert.equal(fitted(context, "Bucharest", 5), "Buch…");
  assert.equal(fitted(context, "Bucharest", 3, 3), "");
});
