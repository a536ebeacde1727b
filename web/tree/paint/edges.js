// Edges as lines: straight from far, curved like d3's vertical links when near.

import { isDropped } from "../../canvas/status_styles.js";
import { onScreen } from "../camera/extent.js";
import { signSize } from "../layout/card_size.js";

const BATCH = 400; // segments in a path: long paths are slow to stroke

/** The curvature of edges for the size of a node slot: 0 straight … 1 arriving at the child from above. */
const bendFor = (slot) => Math.min(1, Math.max(0, (slot - 10) / 20));

/**
 * All edges in the window: those to discarded nodes fainter.
 * @param {import("./frame.js").Frame} frame
 */
export function drawEdges(frame) {
  const { context, scene, slot } = frame;
  const { theme } = scene;
  context.lineWidth = Math.max(0.75, Math.min(1.75, slot / 14));
  context.strokeStyle = theme.faintEdge.css;
  strokeEdges(frame, true);
  context.strokeStyle = theme.edge.css;
  strokeEdges(frame, false);
}

/** Adds the edge from a slot's parent to the path: straight down to a band, from one point of it to siblings. */
function edgesOf({ context, scene, camera, half, slot, type }) {
  const { x, y, slots, folding, shape } = scene;
  const { kx, tx, dy, ty } = camera;
  const sign = signSize(shape).height / 2;
  const bend = bendFor(slot);
  const halfOf = (s, row) => (folding.stubs.has(row) ? sign : half + scene.higher(s, type) / 2);
  const pointOver = (stub, row) => {
    const family = folding.below.get(stub).filter((each) => scene.parentOf(each) === scene.parentOf(row));
    const [first, last] = [family[0], family.at(-1)].map((each) => x[slots.slotOf[each]]);
    return (first + last) / 2;
  };
  return (s) => {
    const above = slots.parent[s];
    const [from, to] = [slots.rowOf[above], slots.rowOf[s]];
    const ends = [folding.stubs.has(from) ? pointOver(from, to) : x[above], x[folding.stubs.has(to) ? above : s]];
    const [ax, bx] = ends.map((at) => at * kx + tx);
    const [top, bottom] = [y[above] * dy + ty, y[s] * dy + ty];
    const [ay, by] = [top + halfOf(above, from), bottom - halfOf(s, to)];
    context.moveTo(ax, ay);
    if (bend === 0 || ax === bx) context.lineTo(bx, by);
    else context.bezierCurveTo(ax, ay + (by - ay) * 0.35 * bend, bx, by - (by - ay) * bend, bx, by); // above the texts
    if (folding.standsIn(to) && !folding.stubs.has(to)) context.lineTo(bx, bottom - sign);
  };
}

function strokeEdges(frame, isFaint) {
  const { context, scene, visible } = frame;
  const { slotStatus } = scene;
  const add = edgesOf(frame);
  let open = 0;
  for (let level = Math.max(1, visible.top); level < visible.end; level++) {
    for (let s = visible.edgeFrom[level]; s < visible.edgeTo[level]; s++) {
      const look = slotStatus[s];
      if (look === 0 || isDropped(look) !== isFaint) continue;
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
