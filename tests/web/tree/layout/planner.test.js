import assert from "node:assert/strict";
import { test } from "node:test";

import { Planner } from "../../../../web/tree/layout/planner.js";
import { randomTree, slotsOf } from "../trees.js";

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

test("a little growth of a large tree waits for a rest, more growth does not", () => {
  const planner = new Planner();
  planner.update(parent, 0, 0, 100_000, "icicle", 0);
  waitForPlacement(planner, 0);
  planner.update(parent, 0, 0, 100_100, "icicle", 1000);
  assert.equal(planner.work(1010, Infinity), false);
  assert.equal(planner.job, null);
  waitForPlacement(planner, 1200);
  assert.equal(planner.placement.slots.count, 100_100);
  planner.update(parent, 0, 0, 112_000, "icicle", 2000);
  waitForPlacement(planner, 2001);
  assert.equal(planner.placement.slots.count, 112_000);
});

test("a tree of middle size is laid out at once, but not while calls follow each other too fast", () => {
  const planner = new Planner();
  assert.equal(planner.update(parent, 0, 0, 20_000, "icicle", 0, false), true);
  assert.equal(planner.update(parent, 0, 0, 30_000, "icicle", 10, true), false);
  assert.equal(planner.placement.slots.count, 20_000);
  assert.equal(planner.update(parent, 0, 0, 30_000, "icicle", 20, false), true);
});

test("rows that come while a large layout is being made wait for the next one", () => {
  const planner = new Planner();
  planner.update(parent, 0, 0, 100_000, "tidy", 0);
  planner.work(0, performance.now());
  planner.update(parent, 0, 0, LARGE, "tidy", 1);
  waitForPlacement(planner, 1);
  waitForPlacement(planner, 1);
  assert.equal(planner.placement.slots.count, LARGE);
  assert.equal(planner.pending, false);
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

test("with nothing to lay out there is nothing to do", () => {
  const planner = new Planner();
  assert.equal(planner.pending, false);
  assert.equal(planner.work(0, Infinity), false);
});

test("what only a next layout needs is held only as long as a large tree grows", () => {
  const planner = new Planner();
  planner.update(parent, 0, 0, 100_000, "tidy", 0);
  planner.work(0, performance.now());
  planner.update(parent, 0, 0, LARGE, "tidy", 1);
  waitForPlacement(planner, 1);
  assert.equal(planner.placement.slots.count, 100_000);
  planner.update(parent, 0, 0, LARGE, "tidy", 2);
  waitForPlacement(planner, 2);
  assert.equal(planner.placement.slots.count, LARGE);
  assert.equal(planner.spare.x.length, 0);
  assert.equal(planner.kin.count, 0);
  planner.update(parent, 0, 0, LARGE, "icicle", 3);
  waitForPlacement(planner, 3);
  assert.equal(planner.placement.form, "icicle");
  assert.deepEqual(planner.placement.slots.rowOf, slotsOf(parent).rowOf);
});
