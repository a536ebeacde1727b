// Edges as lines: straight from far, curved like d3's vertical links when near.

import { isDropped } from "../../canvas/status_styles.js";
import { onScreen } from "../camera/extent.js";
import { signSize } from "../layout/card_size.js";

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

/** The distance from a slot's middle at which its edges begin. */
function halfOf({ scene: { folding, slots, shape }, half }) {
  const sign = signSize(shape).height / 2;
  const isSign = (row) => folding.more.has(row) && !folding.beside.has(row);
  return folding.active ? (slot) => (isSign(slots.rowOf[slot]) ? sign : half) : () => half;
}

function strokeEdges(frame, dropped) {
  const { context, scene, camera, visible, slot } = frame;
  const { x, y, slots, slotStatus, folding } = scene;
  const half = halfOf(frame);
  const isBroken = (s, above) => {
    const [row, from] = [slots.rowOf[s], slots.rowOf[above]];
    return folding.steps.has(row) || folding.beside.has(row) || folding.beside.has(from);
  };
  const { kx, tx, dy, ty } = camera;
  const bend = bendFor(slot);
  let open = 0;
  for (let level = Math.max(1, visible.top); level < visible.end; level++) {
    for (let s = visible.edgeFrom[level]; s < visible.edgeTo[level]; s++) {
      const look = slotStatus[s];
      if (look === 0 || isDropped(look) !== dropped) continue;
      const above = slots.parent[s];
      if (folding.active && isBroken(s, above)) continue;
      if (open === 0) context.beginPath();
      addEdge(context, x[above] * kx + tx, y[above] * dy + ty + half(above), x[s] * kx + tx, y[s] * dy + ty - half(s), bend);
      if (++open === BATCH) {
        context.stroke();
        open = 0;
      }
    }
  }
  if (open > 0) context.stroke();
}

/**
 * The broken lines where rows are left out: to the sign, or past it to the nodes below.
 * @param {import("./frame.js").Frame} frame
 */
export function drawBroken(frame) {
  const { context, scene, camera, slot } = frame;
  const { x, y, slots, theme, folding } = scene;
  const half = halfOf(frame);
  const { kx, tx, dy, ty } = camera;
  context.strokeStyle = theme.muted.css;
  context.lineWidth = 3;
  context.lineCap = "round";
  context.setLineDash([0.1, 8]);
  context.beginPath();
  for (const row of folding.beside.size > 0 ? [...folding.below.values()].flat() : folding.below.keys()) {
    const s = slots.slotOf[row];
    const above = slots.parent[s];
    addEdge(context, x[above] * kx + tx, y[above] * dy + ty + half(above), x[s] * kx + tx, y[s] * dy + ty - half(s), bendFor(slot));
  }
  context.stroke();
  context.setLineDash([]);
}

/**
 * A thick line along the first `length` of `rows`, each the parent of the next, and along signs between them.
 * @param {import("./frame.js").Frame} frame
 */
export function drawPath(frame, rows, length, colour, width) {
  const { context, scene, camera, slot } = frame;
  const { x, y, slots } = scene;
  const { kx, tx, dy, ty, height } = camera;
  const bend = bendFor(slot);
  const half = halfOf(frame);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  let drawn = Infinity;
  for (let s = length > 0 ? scene.slotFor(rows[length - 1]) : -1, above; s >= 0 && (above = slots.parent[s]) >= 0; s = above) {
    const [bottom, top] = [y[s] * dy + ty, y[above] * dy + ty];
    if (bottom < -dy || top > height + dy || drawn - top <= 1) continue; // levels closer together than a pixel
    if (bottom > top) addEdge(context, x[above] * kx + tx, top + half(above), x[s] * kx + tx, bottom - half(s), bend);
    drawn = top;
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
