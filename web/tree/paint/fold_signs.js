// What is left out of the tree for lack of room: `+7` in the place of nodes, and `⋯ 5 steps` instead of rows.

import { signAt } from "../camera/pick.js";
import { signSize } from "../layout/card_size.js";
import { drawBroken } from "./edges.js";

const DASH = [5, 3]; // of the rim of a sign instead of rows

/** @param {import("./frame.js").Frame} frame */
export function drawSigns(frame) {
  const { context, scene, camera } = frame;
  const { theme, folding } = scene;
  const { type } = signSize(scene.shape);
  drawBroken(frame);
  context.font = `600 ${type}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const row of folding.more.keys()) {
    const { text, x, y, halfWidth, halfHeight } = signAt(scene, camera, row);
    const isBroken = folding.steps.has(row);
    context.beginPath();
    context.roundRect(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight, halfHeight);
    context.fillStyle = theme.paper.css;
    context.fill();
    context.strokeStyle = theme.muted.css;
    context.lineWidth = 1.25;
    if (isBroken) context.setLineDash(DASH);
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = theme.ink.css;
    context.fillText(text, x, y + type * 0.06);
  }
}
