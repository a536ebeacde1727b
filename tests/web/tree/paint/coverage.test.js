import assert from "node:assert/strict";
import { test } from "node:test";

import { Colour } from "../../../../web/canvas/colour.js";
import { STATUS } from "../../../../web/table/codes.js";
import { Coverage } from "../../../../web/tree/paint/coverage.js";
import { themeOf } from "../../canvas/browser.js";

const grey = (value) => new Colour(value, value, value);
const theme = {
  ...themeOf("light"),
  paper: grey(200),
  frontier: grey(0),
  stale: grey(50),
  expanded: grey(100),
  duplicate: grey(150),
  cutoff: grey(20),
  goal: grey(40),
};

/** Bars side by side as a level of an icicle: [status, left, width] in pixels. */
function lineOf(bars, width, zone = 0) {
  const coverage = new Coverage();
  coverage.resize(width);
  coverage.take(theme, 0.58);
  const scene = {
    x: Float64Array.from(bars, ([, left]) => left),
    w: Float64Array.from(bars, ([, , wide]) => wide),
    slotStatus: Uint8Array.from(bars, ([status]) => status),
  };
  coverage.coverBars({ scene, visible: { from: [0], to: [bars.length] }, device: { kx: 1, tx: 0 } }, 0, 0, 1);
  return Array.from(coverage.resolve(zone), (pixel) => pixel & 255);
}

test("a column of pixels takes the mean of the colours that cover it, and paper shows where nothing does", () => {
  const goal = STATUS.GOAL;
  assert.deepEqual(
    lineOf(
      [
        [goal, 0, 1],
        [goal, 1, 0.5],
        [goal, 3, 0.25],
      ],
      4,
    ),
    [40, 120, 200, 160],
  );
});

test("hollow, filled and dropped nodes differ in their zones", () => {
  const zones = (status) => [0, 1, 2, 3].map((zone) => lineOf([[status, 0, 1]], 1, zone)[0]);
  const [rim, upper, lower, foot] = zones(STATUS.FRONTIER);
  assert.ok(rim === foot && upper === lower && rim < upper && upper < 200);
  assert.equal(new Set(zones(STATUS.EXPANDED)).size, 1);
  assert.ok(zones(STATUS.DUPLICATE)[1] < 200 && zones(STATUS.DUPLICATE)[2] === 200);
});
