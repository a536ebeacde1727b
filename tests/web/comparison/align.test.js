// Two trees beside each other have the same scale, unless each is where its user has put it.

import assert from "node:assert/strict";
import test from "node:test";

import { alignTrees } from "../../../web/features/comparison/feature.js";

const FOLLOWS = { follows: true, fits: false };
const OWN = { follows: false, fits: false };

function tree(kx, dy, { mode = FOLLOWS, form = "tidy", solved = false } = {}) {
  return {
    scale: { kx, dy },
    ...{ mode, form, solved, window: { width: 640, height: 480 } },
    assumeWindow(window) {
      this.assumed = window;
    },
    setWhole(whole) {
      this.whole = whole;
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
