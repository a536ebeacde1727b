// What is drawn is kept as it will be seen: through the matrix of its time, with the strength that it had.

import assert from "node:assert/strict";
import test from "node:test";

import { drawn } from "./recording.js";

test("shapes, widths and dashes go through the matrix; restore() takes back what was set", () => {
  const [disc, line] = drawn((context) => {
    context.save();
    context.setTransform(2, 0, 0, 2, 10, 20);
    context.globalAlpha = 0.5;
    context.fillStyle = "rgba(1,2,3,0.5)";
    context.beginPath();
    context.arc(5, 5, 3, 0, 2 * Math.PI);
    context.fill();
    context.restore();
    context.scale(3, 3);
    context.setLineDash([2]);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(4, 0);
    context.stroke();
  });
  assert.deepEqual(disc.outline.shape, { circle: { x: 20, y: 30, r: 6 } });
  assert.deepEqual(disc.fill, { r: 1, g: 2, b: 3, alpha: 0.25 });
  assert.deepEqual(line.line, { width: 3, cap: "butt", join: "miter", dash: [6, 6] });
  assert.deepEqual(line.outline.pieces, [["M", 0, 0], ["L", 12, 0]]);
});

test("what cannot be seen is not kept", () => {
  const marks = drawn((context) => {
    context.fillStyle = "transparent";
    context.fillRect(0, 0, 9, 9);
    context.globalAlpha = 0;
    context.strokeRect(0, 0, 9, 9);
    context.globalAlpha = 1;
    context.fillText(" ", 1, 1);
  });
  assert.deepEqual(marks, []);
});
