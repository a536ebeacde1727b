// Links come from anywhere: nothing in them may throw, as MicroPython does not catch what JavaScript throws.

import assert from "node:assert/strict";
import test from "node:test";
import { escaped, unescaped } from "../../../web/links/escapes.js";

test("what is escaped comes back", () => {
  for (const text of ["8,0,6", "a&b=c#d%20", "Râmnicu Vâlcea", "🂡", "\n"]) assert.equal(unescaped(escaped(text)), text);
});

test("broken escapes are told by null", () => {
  for (const text of ["%", "%z", "%zz", "%E0%A4", "%FF%FE", "ab%", "%u0041"]) assert.equal(unescaped(text), null);
});
