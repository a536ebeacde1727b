// What is left out of the tree for lack of room: `+7` in the place of nodes, a band instead of rows, and a mark for each
// dead leaf at its parent's card.

import { disc, drawGlyph, stroke } from "../../canvas/glyphs.js";
import { LOOKS } from "../../canvas/status_styles.js";
import { marksBelow, signAt } from "../camera/pick.js";
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
    context.fillStyle = (isBand ? theme.muted : theme.ink).css;
    context.fillText(text, x, y + type * 0.06);
  }
}

const DENSE = 0.6; // of a mark's size: marks that would be closer are dots

/**
 * A mark for each dead leaf that has no place, beside the texts on edges; where they have no room, the last ones are dots.
 * @param {import("./frame.js").Frame} frame
 * @param {{left: number, right: number, top: number}[]} texts
 */
export function drawHanging(frame, texts) {
  const { context, scene, camera } = frame;
  const { theme, folding, status } = scene;
  for (const row of folding.hung.keys()) {
    const { left, right, top, size, pitch, lower } = marksBelow(scene, camera, row);
    const near = texts.filter((text) => text.left < right && text.right > left && text.top > lower - size && text.top < top + size - 1);
    const apart = Math.max(pitch, size * DENSE);
    const isFree = (x) => near.every((text) => x + size / 2 < text.left || x - size / 2 > text.right);
    let x = right - size / 2;
    for (const dead of folding.hangingAt(row)) {
      while (!isFree(x)) x--;
      if (x - size / 2 < left - 0.5) {
        for (let dot = 0; dot < 3; dot++) disc(context, left - 3 * dot, top + size / 2, 1, theme.muted.css, null);
        break;
      }
      context.lineWidth = 1.25;
      context.strokeStyle = theme.muted.css;
      stroke(context, x, lower, x, top);
      const { size: wide, reach } = LOOKS[status[dead]].sign;
      disc(context, x, top + size / 2, size / 2 + 1, theme.paper.css, null);
      drawGlyph(context, status[dead], x, top + size / 2, size / 2 / Math.max(wide, reach), theme);
      x -= apart;
    }
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
