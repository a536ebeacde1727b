// Code in links comes from anywhere: what cannot be read is told by null, and nothing unfolds beyond all measure.

import assert from "node:assert/strict";
import test from "node:test";
import { pack, unpack } from "../../../web/links/packing.js";

test("what is packed comes back, in letters that a link may have", async () => {
  for (const text of ["", "def h(state):\n    return 0\n", "# Râmnicu Vâlcea 🂡\n".repeat(200)]) {
    const part = await pack(text);
    assert.match(part, /^[\w-]*$/);
    assert.equal(await unpack(part), text);
  }
});

test("what is no packed text is told by null", async () => {
  for (const part of ["!!!", "abc", "A", "____", (await pack("x".repeat(99))).slice(2)]) {
    assert.equal(await unpack(part), null, part);
  }
});

test("a few letters that stand for millions are not unfolded", async () => {
  assert.equal(await unpack(await pack("x".repeat(2 ** 22))), null);
});
