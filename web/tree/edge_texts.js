// What edges say near by: the action, and what it costs.

import { cardSize } from "./card_size.js";
import { edgeText, fitted, widthOf } from "./text.js";

/** Each text stands just above the child: beside the edge where there is room, else across it. */
export function drawEdgeTexts(context, scene, camera, visible, ratio) {
  const { x, y, slots, slotStatus, theme, table } = scene;
  const { kx, tx, dy, ty } = camera;
  const { note, between, height } = cardSize(scene.shape, kx, dy, ratio);
  if (between < 18) return;
  const size = Math.min(13 * scene.shape.unit, note + 1);
  context.font = `500 ${size}px ${theme.font}`;
  context.textBaseline = "middle";
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = theme.paper.css;
  context.fillStyle = theme.muted.css;
  const up = height / 2 + between * 0.36;
  for (let level = Math.max(1, visible.top); level < visible.end; level++) {
    for (let s = visible.from[level]; s < visible.to[level]; s++) {
      if (slotStatus[s] === 0) continue;
      const text = fitted(context, edgeText(table, scene.base + slots.rowOf[s]), kx - 8);
      const aside = widthOf(context, text) < kx / 2 - 4;
      const fromRight = x[slots.parent[s]] > x[s];
      context.textAlign = !aside ? "center" : fromRight ? "right" : "left";
      const atX = x[s] * kx + tx + (!aside ? 0 : fromRight ? -5 : 5);
      const atY = y[s] * dy + ty - up;
      if (!aside) context.strokeText(text, atX, atY);
      context.fillText(text, atX, atY);
    }
  }
}
