// Middle distances: a sign for each node, with a number where it can be read.

import { GlyphSheet } from "./glyph_sheet.js";
import { isDropped } from "./glyphs.js";
import { numberText, widthOf } from "./text.js";
import { STATUS, STATUS_COUNT } from "../table/codes.js";

const SMALLEST_TEXT = 8; // pixels

const sheet = new GlyphSheet();

export const circleRadius = (slot, unit) => Math.min(17 * unit, Math.round(slot * 0.38 * 4) / 4);

export function drawCircles(context, scene, camera, visible, slot, ratio) {
  const { x, y, slotStatus, theme } = scene;
  const { kx, tx, dy, ty } = camera;
  const r = circleRadius(slot, scene.shape.unit);
  sheet.prepare(r, ratio, theme);
  context.setTransform(1, 0, 0, 1, 0, 0);
  for (let level = visible.end - 1; level >= visible.top; level--) {
    for (let s = visible.from[level]; s < visible.to[level]; s++) {
      const st = slotStatus[s];
      if (st !== 0) sheet.stamp(context, st, (x[s] * kx + tx) * ratio, (y[s] * dy + ty) * ratio);
    }
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (r * 0.95 >= SMALLEST_TEXT) drawNumbers(context, scene, camera, visible, r);
}

function drawNumbers(context, scene, camera, visible, r) {
  const { x, y, slots, slotStatus, theme } = scene;
  const { kx, tx, dy, ty } = camera;
  const size = Math.round(r * 0.95);
  const full = `600 ${size}px ${theme.font}`;
  const small = `600 ${Math.max(7, Math.round(size * 0.78))}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  const inks = inksOn(theme);
  for (let level = visible.top; level < visible.end; level++) {
    for (let s = visible.from[level]; s < visible.to[level]; s++) {
      const st = slotStatus[s];
      if (st === 0 || isDropped(st) || st === STATUS.STALE) continue;
      const text = numberText(scene.numberOf(slots.rowOf[s]));
      context.font = text.length > 2 ? small : full;
      if (widthOf(context, text) > r * 1.9) continue;
      context.fillStyle = inks[st];
      const lift = st === STATUS.CUTOFF ? r * 0.1 : 0;
      context.fillText(text, x[s] * kx + tx, y[s] * dy + ty - lift + size * 0.06);
    }
  }
}

/** The colour of writing on the sign of a status. */
function inksOn(theme) {
  const inks = new Array(STATUS_COUNT).fill(theme.ink.css);
  inks[STATUS.EXPANDED] = theme.expanded.legible(theme.paper, theme.ink).css;
  inks[STATUS.GOAL] = theme.goal.legible(theme.paper, theme.ink).css;
  return inks;
}
