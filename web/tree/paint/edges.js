// Edges as lines: straight from far, curved like d3's vertical links when near.

import { isDropped } from "../../canvas/status_styles.js";
import { onScreen } from "../camera/extent.js";

const BATCH = 400; // segments in a path: long paths are slow to stroke

/** The curvature of edges for the size of a node slot: 0 straight … 1 arriving at the child from above. */
const bendFor = (slot) => Math.min(1, Math.max(0, (slot - 10) / 20));

function addEdge(context, ax, ay, bx, by, bend) {
  context.moveTo(ax, ay);
  if (bend === 0 || ax === bx) context.lineTo(bx, by);
  else {
    const down = by - ay;
    context.bezierCurveTo(ax, ay + down * 0.35 * bend, bx, by - down * bend, bx, by); // above the texts
  }
}

/**
 * All edges in the window; those to discarded nodes fainter.
 * @param {import("./frame.js").Frame} frame
 */
export function drawEdges(frame) {
  const { context, scene, slot } = frame;
  context.lineWidth = Math.max(0.75, Math.min(1.75, slot / 14));
  context.strokeStyle = scene.theme.faintEdge.css;
  strokeEdges(frame, true);
  context.strokeStyle = scene.theme.edge.css;
  strokeEdges(frame, false);
}

function strokeEdges({ context, scene, camera, visible, slot, half }, dropped) {
  const { x, y, slots, slotStatus, folding } = scene;
  const { kx, tx, dy, ty } = camera;
  const bend = bendFor(slot);
  let open = 0;
  for (let level = Math.max(1, visible.top); level < visible.end; level++) {
    for (let s = visible.edgeFrom[level]; s < visible.edgeTo[level]; s++) {
      const look = slotStatus[s];
      if (look === 0 || isDropped(look) !== dropped) continue;
      if (folding.steps.size > 0 && folding.steps.has(slots.rowOf[s])) continue; // a broken line
      const above = slots.parent[s];
      if (open === 0) context.beginPath();
      addEdge(context, x[above] * kx + tx, y[above] * dy + ty + half, x[s] * kx + tx, y[s] * dy + ty - half, bend);
      if (++open === BATCH) {
        context.stroke();
        open = 0;
      }
    }
  }
  if (open > 0) context.stroke();
}

/**
 * The broken line from the row above to a row, of a path whose middle is left out.
 * @param {import("./frame.js").Frame} frame
 */
export function drawBroken({ context, scene, camera, slot, half }, row) {
  const { x, y, slots, theme } = scene;
  const { kx, tx, dy, ty } = camera;
  const s = slots.slotOf[row];
  const above = slots.parent[s];
  context.strokeStyle = theme.muted.css;
  context.lineWidth = 3;
  context.lineCap = "round";
  context.setLineDash([0.1, 8]);
  context.beginPath();
  addEdge(context, x[above] * kx + tx, y[above] * dy + ty + half, x[s] * kx + tx, y[s] * dy + ty - half, bendFor(slot));
  context.stroke();
  context.setLineDash([]);
}

/**
 * A thick line along the first `length` of `rows`, each the parent of the next.
 * @param {import("./frame.js").Frame} frame
 */
export function drawPath({ context, scene, camera, slot, half }, rows, length, colour, width) {
  const { x, y } = scene;
  const { kx, tx, dy, ty, height } = camera;
  const bend = bendFor(slot);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  let lastX = NaN;
  let lastY = NaN;
  let drawn = -Infinity;
  for (let i = 0; i < length; i++) {
    const s = scene.slotFor(rows[i]);
    const atX = x[s] * kx + tx;
    const atY = y[s] * dy + ty;
    const near = Math.max(lastY, atY) > -dy && Math.min(lastY, atY) < height + dy;
    const moves = atX !== lastX || atY !== lastY; // hidden rows share one position
    if (i > 0 && near && moves && (i === length - 1 || Math.abs(atY - drawn) > 1)) {
      if (atY > lastY) addEdge(context, lastX, lastY + half, atX, atY - half, bend);
      else addEdge(context, lastX, lastY, atX, atY, 0);
      drawn = atY;
    }
    lastX = atX;
    lastY = atY;
  }
  context.stroke();
}

/**
 * Connects the two nodes of the state at which a bidirectional search met: dashed, since it is not an edge.
 * @param {import("./frame.js").Frame} frame
 */
export function drawBridge({ context, scene, camera, half }, colour, width) {
  const { forward, backward } = scene.solution;
  if (backward.length === 0) return;
  const from = onScreen(scene, forward.at(-1), camera);
  const to = onScreen(scene, backward.at(-1), camera);
  const sag = Math.max(from.y, to.y) + half + camera.dy * 0.6;
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "butt";
  context.setLineDash([2 * width, 1.5 * width]);
  context.beginPath();
  context.moveTo(from.x, from.y + half);
  context.bezierCurveTo(from.x, sag, to.x, sag, to.x, to.y + half);
  context.stroke();
  context.setLineDash([]);
}
