// Finding the node, or the sign for nodes that are left out, under the pointer.

import { upperBound } from "../../table/columns/column.js";
import { cardSize } from "../layout/card_size.js";

const SIGN = 0.7; // times the smallest legible font size: half of the height of a sign
const [ACROSS, DOWN] = [44, 12]; // pixels around the middle of a sign on an edge

/**
 * @param {number} x  in the window, CSS pixels
 * @param {number} reach  how far beside a node the pointer may be, CSS pixels
 * @returns {number} the local row, of a sign the first one that it stands for; -1 none
 */
export function pick(scene, camera, x, y, reach) {
  const { slots, folding } = scene;
  for (const [top, row] of folding.below) {
    const sign = onEdge(scene, camera, row);
    if (Math.abs(x - sign.x) <= ACROSS + reach && Math.abs(y - sign.y) <= DOWN) return top;
  }
  const { bars } = scene.placement;
  const down = (y - camera.ty) / camera.dy;
  const level = bars ? Math.floor(down) : Math.round(down);
  if (level < 0 || level >= slots.levels) return -1;
  if (!bars && Math.abs(down - level) * camera.dy > Math.max(reach, camera.dy * 0.42)) return -1;
  const at = (x - camera.tx) / camera.kx;
  const from = slots.levelStart[level];
  const to = slots.levelStart[level + 1];
  return nearest(scene, from, to, at, reach / camera.kx);
}

/** The middle of the sign on the edge above a row, in the window; it covers nothing of that row. */
export function onEdge({ slots, x, y, shape }, { kx, dy, tx, ty }, row) {
  const slot = slots.slotOf[row];
  const above = cardSize(shape, kx, dy, 1).height / 2 + shape.least * SIGN;
  return { x: x[slot] * kx + tx, y: y[slot] * dy + ty - Math.max(dy / 2, above) };
}

/** The generated node of a level nearest to `at`, within `reach`. Nodes generated later are skipped. */
function nearest(scene, from, to, at, reach) {
  const { x, w, slots, status, across } = scene;
  const distance = (slot) => {
    if (across) return Math.max(0, Math.abs(at - x[slot]) - across[slot] / 2);
    const end = x[slot] + (w ? w[slot] : 0);
    return at < x[slot] ? x[slot] - at : at >= end ? at - end : 0;
  };
  const after = upperBound(x, at, from, to);
  let best = -1;
  let closest = reach;
  for (let slot = after - 1; slot >= from; slot--) {
    const far = distance(slot);
    if (far > closest) break;
    if (status[slots.rowOf[slot]] === 0) continue;
    best = slot;
    closest = far;
    break;
  }
  for (let slot = after; slot < to; slot++) {
    const far = distance(slot);
    if (far > closest) break;
    if (status[slots.rowOf[slot]] === 0) continue;
    best = slot;
    break;
  }
  return best < 0 ? -1 : slots.rowOf[best];
}
