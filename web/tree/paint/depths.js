// The depth of each row, beside the tree: with a picture, a card has room for its action or its depth.

import { noteOf } from "../../canvas/notes.js";
import { STATUS } from "../../table/codes.js";

const EDGE = 6; // pixels

/** @param {import("./frame.js").Frame} frame */
export function drawDepths({ context, scene, camera, visible }) {
  if (scene.depthRoom === 0) return;
  const { base, offset, y, slots, slotStatus, table, theme, folding } = scene;
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
    context.fillText(depth === 0 ? noteOf(table, base + row) : String(depth), EDGE, y[s] * camera.dy + camera.ty);
  }
}
