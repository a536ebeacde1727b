// Finding the node at a place in the window.

import { upperBound } from "../../table/columns/column.js";

/**
 * @param {number} x  in the window, CSS pixels
 * @param {number} reach  how far beside a node the place may be, CSS pixels
 * @returns {number} the local row; -1 none
 */
export function nodeAt(scene, camera, x, y, reach) {
  const { slots } = scene;
  const { bars } = scene.placement;
  const down = (y - camera.ty) / camera.dy;
  const middle = (level) => slots.level[slots.levelStart[level]];
  let level = bars ? Math.floor(down) : Math.round(down);
  while (!bars && level + 1 < slots.levels && middle(level + 1) - down < Math.abs(middle(Math.max(0, level)) - down)) level++;
  if (level < 0 || level >= slots.levels) return -1;
  if (!bars && Math.abs(down - middle(level)) * camera.dy > Math.max(reach, camera.dy * 0.42)) return -1;
  const at = (x - camera.tx) / camera.kx;
  const from = slots.levelStart[level];
  const to = slots.levelStart[level + 1];
  return nearest(scene, from, to, at, reach / camera.kx);
}

/** The generated node of a level nearest to `at`, within `reach`. Nodes generated later are skipped. */
function nearest(scene, from, to, at, reach) {
  const { x, w, slots, status, across, folding } = scene;
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
    if (status[slots.rowOf[slot]] === 0 || folding.standsIn(slots.rowOf[slot])) continue;
    best = slot;
    closest = far;
    break;
  }
  for (let slot = after; slot < to; slot++) {
    const far = distance(slot);
    if (far > closest) break;
    if (status[slots.rowOf[slot]] === 0 || folding.standsIn(slots.rowOf[slot])) continue;
    best = slot;
    break;
  }
  return best < 0 ? -1 : slots.rowOf[best];
}
