// What is left out of the tree for lack of room: `+7` in the place of nodes, a band instead of rows, and badges for dead
// leaves at their parents' cards.

import { drawGlyph } from "../../canvas/glyphs.js";
import { LOOKS } from "../../canvas/status_styles.js";
import { badgedRows, badgesAt, signAt } from "../camera/pick.js";
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
    context.font = `600 ${type}px ${theme.font}`;
    const { text, x, y, halfWidth, halfHeight } = sign;
    const isBand = folding.bands.has(row);
    context.strokeStyle = theme.muted.css;
    context.fillStyle = theme.paper.css;
    context.beginPath();
    if (isBand) {
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

/**
 * Badges at cards: for the dead leaves of a kind that have no place, and for f-limits.
 * @param {import("./frame.js").Frame} frame
 */
export function drawBadges({ context, scene, camera }) {
  const { theme, status } = scene;
  for (const row of badgedRows(scene)) {
    for (const { rows, isLimit, text, left, right, top, bottom, glyph, type } of badgesAt(scene, camera, row)) {
      const [middle, half] = [(top + bottom) / 2, (bottom - top) / 2];
      context.fillStyle = theme.paper.css;
      context.strokeStyle = (isLimit ? theme.cutoff : theme.muted).css;
      context.lineWidth = isLimit ? 1.5 : 1;
      context.beginPath();
      context.roundRect(left, top, right - left, bottom - top, half);
      context.fill();
      context.stroke();
      const { size, reach } = LOOKS[status[rows[0]]].sign;
      if (!isLimit) drawGlyph(context, status[rows[0]], left + half, middle, glyph / 2 / Math.max(size, reach), theme);
      context.font = `650 ${type}px ${theme.font}`;
      context.textAlign = isLimit ? "center" : "left";
      context.textBaseline = "middle";
      context.fillStyle = (isLimit ? theme.cutoff : theme.ink).css;
      context.fillText(text, isLimit ? (left + right) / 2 : left + 2 * half, middle + type * 0.06);
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
