// What is left out of the tree for lack of room: a band instead of rows, and badges at the cards of parents, `+7` and for
// dead leaves.

import { drawGlyph } from "../../canvas/glyphs.js";
import { LOOKS } from "../../canvas/status_styles.js";
import { badgedRows, badgesAt, bandAt } from "./badges.js";
import { signSize } from "../layout/card_size.js";

const WAVE = { long: 7, high: 2.5 }; // pixels of half a wave along a band

/** @param {import("./frame.js").Frame} frame */
export function drawBands(frame) {
  const { context, scene, camera } = frame;
  const { theme, folding } = scene;
  const { type } = signSize(scene.shape);
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 1.25;
  context.strokeStyle = context.fillStyle = theme.muted.css;
  for (const row of folding.bands.keys()) {
    const band = bandAt(scene, camera, row); // measures texts in its own type
    context.font = `600 ${type}px ${theme.font}`;
    context.beginPath();
    drawWaves(context, band);
    context.stroke();
    context.fillText(band.text, band.textX, band.y + type * 0.06);
  }
}

/** Badges at cards: for what is left out below them. @param {import("./frame.js").Frame} frame */
export function drawBadges({ context, scene, camera }) {
  const { theme, status } = scene;
  for (const row of badgedRows(scene)) {
    for (const { rows, text, left, right, top, bottom, glyph, type } of badgesAt(scene, camera, row)) {
      const [middle, half] = [(top + bottom) / 2, (bottom - top) / 2];
      context.fillStyle = theme.paper.css;
      context.strokeStyle = theme.muted.css;
      context.lineWidth = 1;
      context.beginPath();
      context.roundRect(left, top, right - left, bottom - top, half);
      context.fill();
      context.stroke();
      if (glyph > 0) {
        const { size, reach } = LOOKS[status[rows[0]]].sign;
        drawGlyph(context, status[rows[0]], left + half, middle, glyph / 2 / Math.max(size, reach), theme);
      }
      context.font = `650 ${type}px ${theme.font}`;
      context.textAlign = glyph > 0 ? "left" : "center";
      context.textBaseline = "middle";
      context.fillStyle = theme.ink.css;
      context.fillText(text, glyph > 0 ? left + 2 * half : (left + right) / 2, middle + type * 0.06);
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
