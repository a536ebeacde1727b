import assert from "node:assert/strict";
import { test } from "node:test";

import { Planner } from "../../../../web/tree/layout/planner.js";
import { randomTree } from "../trees.js";

const LARGE = 120_000;
const parent = randomTree(LARGE, 30_000, 1);

/** Lets the planner work until it has a new placement. */
function waitForPlacement(planner, now) {
  for (let slices = 1; slices < 10_000; slices++) if (planner.work(now, performance.now() + 3)) return slices;
  throw new Error("no placement");
}

test("a small tree is laid out at every call", () => {
  const planner = new Planner();
  for (const count of [1, 2, 500]) {
    assert.equal(planner.update(parent, 0, 0, count, "tidy", 0), true);
    assert.equal(planner.placement.slots.count, count);
  }
  assert.equal(planner.update(parent, 0, 0, 500, "tidy", 0), false);
  assert.equal(planner.pending, false);
});

test("a large tree is laid out in slices, and shown as it was until that is done", () => {
  const planner = new Planner();
  planner.update(parent, 0, 0, 40_000, "tidy", 0);
  assert.equal(planner.update(parent, 0, 0, 100_000, "tidy", 0), false);
  assert.equal(planner.placement.slots.count, 40_000);
  assert.ok(waitForPlacement(planner, 0) >= 1);
  assert.equal(planner.placement.slots.count, 100_000);
});

test("a tree of middle size is laid out at once, but not while calls follow each other too fast", () => {
  const planner = new Planner();
  assert.equal(planner.update(parent, 0, 0, 20_000, "icicle", 0, false), true);
  assert.equal(planner.update(parent, 0, 0, 30_000, "icicle", 10, true), false);
  assert.equal(planner.placement.slots.count, 20_000);
  assert.equal(planner.update(parent, 0, 0, 30_000, "icicle", 20, false), true);
});

test("another iteration, an earlier horizon and another form are laid out anew", () => {
  const planner = new Planner();
  planner.update(parent, 0, 0, 300, "tidy", 0);
  assert.equal(planner.update(parent, 0, 0, 200, "tidy", 0), true);
  assert.equal(planner.placement.slots.count, 200);
  assert.equal(planner.update(parent, 0, 0, 200, "icicle", 0), true);
  assert.equal(planner.placement.form, "icicle");
  assert.equal(planner.update(Int32Array.of(-1, 50, 50), 0, 50, 3, "icicle", 0), true);
  assert.equal(planner.placement.slots.base, 50);
});
