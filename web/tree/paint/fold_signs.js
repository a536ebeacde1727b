// What is left out of the tree for lack of room: `+7` in the place of nodes, and a band instead of rows.

import { stroke } from "../../canvas/glyphs.js";
import { signAt } from "../camera/pick.js";
import { signSize } from "../layout/card_size.js";

const WAVE = { long: 7, high: 2.5 }; // pixels of half a wave along a band

/** @param {import("./frame.js").Frame} frame */
export function drawSigns(frame) {
  const { context, scene, camera } = frame;
  const { theme, folding } = scene;
  const { type } = signSize(scene.shape);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 1.25;
  for (const row of folding.more.keys()) {
    const sign = signAt(scene, camera, row); // measures texts in its own type
    const wide = scene.signWidth(sign.text);
    context.font = `600 ${type}px ${theme.font}`;
    const { text, x, y, halfWidth, halfHeight } = sign;
    const isBand = folding.bands.has(row);
    const isFaint = isBand || folding.isOfGone(row);
    context.strokeStyle = theme.muted.css;
    context.fillStyle = theme.paper.css;
    context.beginPath();
    if (isBand) {
      context.fillRect(x - wide / 2, y - halfHeight, wide, 2 * halfHeight); // over a joint
      drawWaves(context, sign);
    } else {
      context.roundRect(x - halfWidth, y - halfHeight, 2 * halfWidth, 2 * halfHeight, halfHeight);
      context.fill();
    }
    context.stroke();
    context.fillStyle = (isFaint ? theme.muted : theme.ink).css;
    context.fillText(text, x, y + type * 0.06);
    if (isFaint && !isBand) stroke(context, x - halfWidth + halfHeight / 2, y + halfHeight, x + halfWidth - halfHeight / 2, y - halfHeight); // as on a discarded card
  }
}

/** The two rims of a band. */
function drawWaves(context, { x, y, halfWidth, halfHeight }) {
  for (const rim of [y - halfHeight, y + halfHeight]) {
    context.moveTo(x - halfWidth, rim);
    for (let at = 1; at * WAVE.long <= 2 * halfWidth; at++) {
      const end = x - halfWidth + at * WAVE.long;
      context.quadraticCurveTo(end - WAVE.long / 2, rim + (at % 2 ? -1 : 1) * WAVE.high, end, rim);
    }
  }
}
