// Edges as lines: straight from far, curved like d3's vertical links when near.

import { isDropped } from "../../canvas/status_styles.js";
import { bandAt, pointOver } from "./badges.js";
import { edgeType, textsIn } from "./edge_texts.js";
import { cardSize, signSize } from "../layout/card_size.js";
import { isFromGoal, themeOfGoal } from "./sides.js";

const BADGE = 13; // pixels by which badges hang below cards
const BATCH = 400; // segments in a path: long paths are slow to stroke

/** The curvature of edges for the size of a node slot: 0 straight … 1 arriving at the child from above. */
const bendFor = (slot) => Math.min(1, Math.max(0, (slot - 10) / 20));

/**
 * All edges in the window: those to discarded nodes fainter. To a sign below a band is none.
 * @param {import("./frame.js").Frame} frame
 */
export function drawEdges(frame) {
  const { context, scene, slot } = frame;
  const { theme, table } = scene;
  context.lineWidth = Math.max(0.75, Math.min(1.75, slot / 14));
  for (const name of ["faintEdge", "edge"]) {
    for (const own of table.traits.reverses ? [theme, themeOfGoal(theme)] : [theme]) {
      context.strokeStyle = own[name].css;
      strokeEdges(frame, name === "faintEdge", own !== theme);
    }
  }
}

/**
 * Adds the edge from a slot's parent to the path: straight down to a band, from one point of it to siblings. It is above
 * its text, or below the badges of the cards above it.
 */
function edgesOf({ context, scene, camera, half, slot, type, ratio }) {
  const { x, y, slots, folding, shape } = scene;
  const { kx, tx, dy, ty } = camera;
  const sign = signSize(shape).height / 2;
  const bend = bendFor(slot);
  const card = type > 0 && !shape.face.written ? cardSize(shape, kx, dy, ratio) : null;
  const size = card ? edgeType(scene, card) : 0;
  const textAt = size > 0 ? textsIn(scene, card, size) : () => "";
  const halfOf = (s, row) => (folding.stubs.has(row) ? sign : half + scene.higher(s, type) / 2);
  return (s) => {
    const above = slots.parent[s];
    const [from, to] = [slots.rowOf[above], slots.rowOf[s]];
    const ends = [folding.stubs.has(from) ? pointOver(scene, from, to) : x[above], x[folding.stubs.has(to) ? above : s]];
    const [ax, bx] = ends.map((at) => at * kx + tx);
    const [top, bottom] = [y[above] * dy + ty, y[s] * dy + ty];
    const [ay, by] = [top + halfOf(above, from), bottom - halfOf(s, to)];
    context.moveTo(ax, ay);
    if (bend === 0 || ax === bx) context.lineTo(bx, by);
    else {
      const isLow = card !== null && !textAt(s);
      const knee = ay + (isLow ? Math.min(BADGE, (by - ay) * 0.6) : 0);
      const [down, up] = (isLow ? [0.6, 0.4] : [0.35, 1]).map((share) => (by - knee) * share * bend);
      if (isLow) context.lineTo(ax, knee);
      context.bezierCurveTo(ax, knee + down, bx, by - up, bx, by);
    }
  };
}

function strokeEdges(frame, isFaint, isOther) {
  const { context, scene, visible } = frame;
  const { slotStatus, slots: { rowOf }, folding } = scene; // prettier-ignore
  const add = edgesOf(frame);
  let open = 0;
  for (let level = Math.max(1, visible.top); level < visible.end; level++) {
    for (let s = visible.edgeFrom[level]; s < visible.edgeTo[level]; s++) {
      const look = slotStatus[s];
      if (look === 0 || (isDropped(look) && !folding.standsIn(rowOf[s])) !== isFaint || isFromGoal(scene, s) !== isOther) continue;
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

/** The edges to the children of a slot. @param {import("./frame.js").Frame} frame */
export function drawFamily(frame, slot, colour, width) {
  const { context, scene } = frame;
  const { slots, slotStatus, folding } = scene;
  const add = edgesOf(frame);
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  for (let s = slots.childStart[slot]; s < slots.childStart[slot + 1]; s++) if (slotStatus[s] !== 0 && !folding.standsIn(slots.rowOf[s])) add(s);
  context.stroke();
}

/**
 * A thick line along the first `length` of `rows`, each the parent of the next, and along signs between them; dashed
 * across a band.
 * @param {import("./frame.js").Frame} frame
 */
export function drawPath(frame, rows, length, colour, width) {
  const { context, scene, camera } = frame;
  const { x, y, slots, folding } = scene;
  const { kx, tx, dy, ty, height } = camera;
  const add = edgesOf(frame);
  const joints = [];
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
    const [stub, row] = [slots.rowOf[above], slots.rowOf[s]];
    if (folding.stubs.has(stub)) joints.push(acrossBand(scene, camera, stub, x[slots.parent[above]] * kx + tx, pointOver(scene, stub, row) * kx + tx));
  }
  context.stroke();
  for (const points of joints) strokeDashed(context, width, points);
}

/** The way across a band from one place to another: straight, or around its text along the rims. */
function acrossBand(scene, camera, stub, from, to) {
  const [band] = Array.from(scene.folding.bands).find(([, { places }]) => places.includes(stub));
  const { text, textX, y, halfHeight } = bandAt(scene, camera, band);
  const half = scene.signWidth(text) / 2;
  const [start, end] = [[from, y - halfHeight], [to, y + halfHeight]];
  if (Math.max(from, to) <= textX - half || Math.min(from, to) >= textX + half) return [start, end];
  const down = [from, to].find((at) => Math.abs(at - textX) >= half) ?? (from + to < 2 * textX ? textX - half : textX + half);
  return [start, [down, y - halfHeight], [down, y + halfHeight], end];
}

const [DASH, GAP] = [2, 1.5]; // times the width

/** A line that is not an edge: a dash is at both ends. @param {CanvasRenderingContext2D} context  @param {number} width  @param {number[][]} points */
export function strokeDashed(context, width, points) {
  const [[x, y], ...others] = points;
  const long = points.slice(1).reduce((sum, [toX, toY], at) => sum + Math.hypot(toX - points[at][0], toY - points[at][1]), 0);
  const part = long / (Math.max(1, Math.round((long / width - DASH) / (DASH + GAP))) * (DASH + GAP) + DASH);
  context.setLineDash([DASH * part, GAP * part]);
  context.lineWidth = width;
  context.lineCap = "butt";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(x, y);
  for (const [toX, toY] of others) context.lineTo(toX, toY);
  context.stroke();
  context.setLineDash([]);
}

/** The width of a line along a path. */
export const pathWidth = ({ slot }) => Math.max(2.5, Math.min(5, slot / 9));
