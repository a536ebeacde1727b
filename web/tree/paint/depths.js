// The depth of each row, beside the tree: with a picture, a card has room for its action or its depth. Or, if each action
// costs 1, its g: f on the cards is so much more than h.

import { noteOf } from "../../canvas/notes.js";
import { widthOf } from "../../canvas/text.js";
import { STATUS } from "../../table/codes.js";

const EDGE = 6; // pixels

/** @param {import("./frame.js").Frame} frame @param {number} width  of a card: g is only where it has room beside one */
export function drawDepths({ context, scene, camera, visible }, width) {
  const isKept = scene.depthRoom > 0;
  if (!isKept && !scene.hasLevels) return;
  const { base, offset, x, y, slots, slotStatus, table, theme, folding } = scene;
  context.font = `500 ${scene.least}px ${theme.font}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = theme.muted.css;
  const isNode = (s) => slotStatus[s] !== STATUS.UNBORN && !folding.bands.has(slots.rowOf[s]);
  for (let level = visible.top; level < visible.end; level++) {
    let s = visible.from[level];
    while (s < visible.to[level] && !isNode(s)) s++;
    if (s === visible.to[level]) continue;
    const row = slots.rowOf[s];
    const depth = table.columns.depth[offset + row];
    const text = isKept ? (depth === 0 ? noteOf(table, base + row) : String(depth)) : `g ${depth}`;
    if (!isKept && 2 * EDGE + widthOf(context, text) > x[s] * camera.kx + camera.tx - width / 2) continue;
    context.fillText(text, EDGE, y[s] * camera.dy + camera.ty);
  }
}
