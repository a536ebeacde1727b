// Finding the node, or the badge or band for nodes that are left out, under the pointer.

import { nodeAt } from "./camera/node_at.js";
import { badgedRows, badgesAt, bandAt } from "./paint/badges.js";

/**
 * @param {number} x  in the window, CSS pixels
 * @param {number} reach  how far beside a node the pointer may be, CSS pixels
 * @returns {number} the local row, of a badge or a band the first one that it stands for; -1 none
 */
export function pick(scene, camera, x, y, reach) {
  const { folding } = scene;
  for (const row of folding.bands.keys()) {
    const band = bandAt(scene, camera, row);
    if (Math.abs(x - band.x) <= band.halfWidth + 2 && Math.abs(y - band.y) <= band.halfHeight + 2) return row;
  }
  for (const row of badgedRows(scene)) {
    for (const { left, right, top, bottom, rows } of badgesAt(scene, camera, row)) {
      if (x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2) return rows[0];
    }
  }
  return nodeAt(scene, camera, x, y, reach);
}
