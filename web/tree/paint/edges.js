// Edges as lines: straight from far, curved like d3's vertical links when near.

import { isDropped } from "../../canvas/status_styles.js";
import { onScreen } from "../camera/extent.js";
import { signSize } from "../layout/card_size.js";

const BATCH = 400; // segments in a path: long paths are slow to stroke
const [FAINT, PLAIN, DOTTED] = [0, 1, 2];

/** The curvature of edges for the size of a node slot: 0 straight … 1 arriving at the child from above. */
const bendFor = (slot) => Math.min(1, Math.max(0, (slot - 10) / 20));

/**
 * All edges in the window: those to discarded nodes fainter, those that leave out nodes dotted.
 * @param {import("./frame.js").Frame} frame
 */
export function drawEdges(frame) {
  const { context, scene, slot } = frame;
  const { theme, folding } = scene;
  context.lineWidth = Math.max(0.75, Math.min(1.75, slot / 14));
  context.strokeStyle = theme.faintEdge.css;
  strokeEdges(frame, FAINT);
  context.strokeStyle = theme.edge.css;
  strokeEdges(frame, PLAIN);
  if (!folding.active) return;
  context.strokeStyle = theme.muted.css;
  context.lineWidth = 2.5;
  context.lineCap = "round";
  context.setLineDash([0.1, 5.5]);
  strokeEdges(frame, DOTTED);
  context.setLineDash([]);
  context.lineCap = "butt";
}

/** Adds the edge from a slot's parent to the path: straight up and down at a band, and between the cards beside a sign. */
function edgesOf({ context, scene, camera, half, slot, type }) {
  const { x, y, slots, folding, shape } = scene;
  const { kx, tx, dy, ty } = camera;
  const sign = signSize(shape).height / 2;
  const bend = bendFor(slot);
  const isSign = (row) => folding.standsIn(row) && !folding.stubs.has(row);
  const halfOf = (s, row) => (folding.stubs.has(row) ? sign : half + scene.higher(s, type) / 2);
  const ofSign = (row) => (folding.more.has(row) ? sign : 0);
  return (s) => {
    const above = slots.parent[s];
    const [from, to] = [slots.rowOf[above], slots.rowOf[s]];
    const [ax, bx] = [folding.stubs.has(from) ? s : above, folding.stubs.has(to) ? above : s].map((at) => x[at] * kx + tx);
    const [top, bottom] = [y[above] * dy + ty, y[s] * dy + ty];
    const [ay, by] = [top + halfOf(above, from), bottom - halfOf(s, to)];
    context.moveTo(ax, isSign(from) ? top + ofSign(from) : ay);
    if (isSign(from)) context.lineTo(ax, ay);
    if (bend === 0 || ax === bx) context.lineTo(bx, by);
    else context.bezierCurveTo(ax, ay + (by - ay) * 0.35 * bend, bx, by - (by - ay) * bend, bx, by); // above the texts
    if (isSign(to)) context.lineTo(bx, bottom - ofSign(to));
  };
}

function strokeEdges(frame, wanted) {
  const { context, scene, visible } = frame;
  const { slots, slotStatus, folding } = scene;
  const add = edgesOf(frame);
  const isDotted = (s) => folding.standsIn(slots.rowOf[slots.parent[s]]) || folding.stubs.has(slots.rowOf[s]);
  let open = 0;
  for (let level = Math.max(1, visible.top); level < visible.end; level++) {
    for (let s = visible.edgeFrom[level]; s < visible.edgeTo[level]; s++) {
      const look = slotStatus[s];
      if (look === 0 || (folding.active && isDotted(s) ? DOTTED : isDropped(look) ? FAINT : PLAIN) !== wanted) continue;
      if (open === 0) context.beginPath();
      add(s);
      if (++open === BATCH) {
        context.stroke();
        open = 0;
      }
    }
  }
  if (open > 0) context.stroke();
}

/**
 * A thick line along the first `length` of `rows`, each the parent of the next, and along signs between them.
 * @param {import("./frame.js").Frame} frame
 */
export function drawPath(frame, rows, length, colour, width) {
  const { context, scene, camera } = frame;
  const { y, slots } = scene;
  const { dy, ty, height } = camera;
  const add = edgesOf(frame);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  let drawn = Infinity;
  for (let s = length > 0 ? scene.slotFor(rows[length - 1]) : -1, above; s >= 0 && (above = slots.parent[s]) >= 0; s = above) {
    const [bottom, top] = [y[s] * dy + ty, y[above] * dy + ty];
    if (bottom < -dy || top > height + dy || drawn - top <= 1) continue; // levels closer together than a pixel
    if (bottom > top) add(s);
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
