// The depth of each row, beside the tree: with a picture, a card has room for its action or its depth. Or, if each action
// costs 1, its g: f on the cards is so much more than h.

import { noteOf } from "../../canvas/notes.js";
import { STATUS } from "../../table/codes.js";

const EDGE = { one: 6, two: 2 }; // pixels beside so many digits

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
    const first = scene.saysG ? "g 0" : noteOf(table, base + row);
    context.fillText(depth === 0 ? first : String(depth), depth < 10 ? EDGE.one : EDGE.two, y[s] * camera.dy + camera.ty);
  }
}
