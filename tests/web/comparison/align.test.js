// Two trees beside each other have the same scale, unless each is where its user has put it.

import assert from "node:assert/strict";
import test from "node:test";

import { alignTrees } from "../../../web/features/comparison/feature.js";
import { formFor } from "../../../web/tree/layout/form.js";

const FOLLOWS = { follows: true, fits: false };
const OWN = { follows: false, fits: false };

function tree(kx, dy, { mode = FOLLOWS, form = "tidy", solved = false } = {}) {
  return {
    scale: { kx, dy },
    ...{ mode, form, solved, window: { width: 640, height: 480 } },
    assumeWindow(window) {
      this.assumed = window;
    },
    isLarge: false,
    setWhole(whole, large) {
      Object.assign(this, { whole, large });
    },
    setScale(scale) {
      this.given = scale;
    },
  };
}

test("both take the smaller scale, across and down by itself", () => {
  const [first, second] = [tree(96, 70), tree(40, 110)];
  alignTrees(first, second);
  assert.deepEqual([first.given, second.given], [{ kx: 40, dy: 70 }, { kx: 40, dy: 70 }]);
});

test("one that the user has zoomed leads, and stays as it is", () => {
  const [first, second] = [tree(20, 30, { mode: OWN }), tree(96, 110)];
  alignTrees(first, second);
  assert.deepEqual([first.given, second.given], [undefined, { kx: 20, dy: 30 }]);
});

test("a hidden one is measured in the window of the other, whatever window it had before", () => {
  const [first, second] = [tree(96, 70), tree(40, 110)];
  second.window = null;
  alignTrees(first, second);
  assert.deepEqual([first.assumed, second.assumed], [undefined, { width: 640, height: 480 }]);
});

test("both are drawn as boxes once one is so large and a goal is found, unless the other is a path", () => {
  const [first, second] = [{ ...tree(96, 70), isLarge: true }, tree(40, 110)];
  alignTrees(first, second);
  assert.deepEqual([second.whole, second.large], [false, false]);
  first.solved = true;
  alignTrees(first, second);
  assert.deepEqual([second.whole, second.large], [true, true]);
  const formOf = (rows, deepest) => formFor({ form: "tidy", rows, measures: { deepest } }, true);
  assert.deepEqual([formOf(322, 47), formOf(90, 47)], ["icicle", "tidy"]);
});
