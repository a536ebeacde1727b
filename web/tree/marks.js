// What lies over the nodes: the solution path, the way to the selected node, and the node that is being expanded now,
// the one thing in the accent colour.

import { STATUS } from "../table/codes.js";
import { drawBridge, drawPath } from "./edges.js";

const TURN = 2 * Math.PI;
const RIMMED = 8; // pixels: from here on a bar has a rim of its own
const LEAST_BAR = 2.5;
const SO_FAR = 0.55; // how strong the cheapest path so far is

/** The rows from a node up to the root; reused, so read it before the next call. */
const way = { rows: new Int32Array(64), length: 0 };

function wayUp(scene, row) {
  way.length = 0;
  for (let at = row; at >= 0; at = scene.parentOf(at)) {
    if (way.length === way.rows.length) {
      const larger = new Int32Array(2 * way.length);
      larger.set(way.rows);
      way.rows = larger;
    }
    way.rows[way.length++] = at;
  }
  way.rows.subarray(0, way.length).reverse();
  return way;
}

/** Is there a call stack to be shown, from the root down to the focus? */
const isCalling = ({ focus, table }) => focus >= 0 && table.traits.recursive;

/** The lines: under the nodes when near, over the pixels when far. `half` as in drawPath. */
export function drawWays(context, scene, camera, slot, half) {
  const { theme, solution, solved, selected, focus } = scene;
  const wide = Math.max(2.5, Math.min(5, slot / 9));
  if (isCalling(scene)) {
    const { rows, length } = wayUp(scene, focus);
    drawPath(context, scene, camera, rows, length, slot, half, theme.accent.withAlpha(0.45), wide);
  }
  if (selected >= 0 && scene.statusOf(selected) !== STATUS.UNBORN) {
    const { rows, length } = wayUp(scene, selected);
    drawPath(context, scene, camera, rows, length, slot, half, theme.selected.withAlpha(0.4), wide);
  }
  const [colour, width] = solved ? [theme.path.css, wide] : [theme.path.withAlpha(SO_FAR), wide * 0.7];
  for (const branch of [solution.forward, solution.backward]) {
    drawPath(context, scene, camera, branch, bornOf(scene, branch), slot, half, colour, width);
  }
  drawBridge(context, scene, camera, half, colour, width);
}

/** How many of the rows of a branch exist. */
function bornOf(scene, branch) {
  let born = 0;
  while (born < branch.length && scene.statusOf(branch[born]) !== STATUS.UNBORN) born++;
  return born;
}

/** The same in the icicle: whole bars, and never so thin that they are lost. */
export function drawWayBars(context, scene, camera) {
  const { theme, solution, solved, selected, focus } = scene;
  if (isCalling(scene)) {
    const { rows, length } = wayUp(scene, focus);
    fillBars(context, scene, camera, rows, length, theme.paper.mixed(theme.accent, 0.3).css, theme.accent.css);
  }
  for (const branch of solved ? [solution.forward, solution.backward] : []) {
    fillBars(context, scene, camera, branch, branch.length, pathFill(theme), theme.path.css);
  }
  drawBridge(context, scene, camera, 0, theme.path.css, 3);
  if (selected >= 0 && scene.statusOf(selected) !== STATUS.UNBORN) {
    const { rows, length } = wayUp(scene, selected);
    fillBars(context, scene, camera, rows, length, theme.selected.withAlpha(0.18), theme.selected.withAlpha(0.45));
  }
}

/** The ground of wide bars on the path, on which names and numbers stand. */
const pathFill = (theme) => theme.paper.mixed(theme.path, 0.5).css;

/** Wide bars get the fill and a rim, thin ones the rim's colour. */
function fillBars(context, scene, camera, rows, length, fill, rim) {
  const { x, y, w } = scene;
  const { kx, tx, dy, ty, width, height } = camera;
  context.strokeStyle = rim;
  context.lineWidth = 2;
  for (let i = 0; i < length && scene.statusOf(rows[i]) !== STATUS.UNBORN; i++) {
    const s = scene.slotFor(rows[i]);
    const top = y[s] * dy + ty;
    if (top > height || top + dy < 0) continue;
    const high = Math.max(1, dy - (dy > 5 ? 1 : 0));
    const left = Math.max(-3, x[s] * kx + tx);
    const wide = Math.min(width + 3, (x[s] + w[s]) * kx + tx) - left;
    if (wide > RIMMED && high > RIMMED) {
      context.fillStyle = fill;
      if (scene.statusOf(rows[i]) !== STATUS.GOAL) context.fillRect(left, top, wide - 1, high);
      context.strokeRect(left + 1, top + 1, wide - 3, high - 2);
    } else {
      context.fillStyle = rim;
      context.fillRect(
        wide < LEAST_BAR ? left + (wide - LEAST_BAR) / 2 : left,
        top,
        Math.max(LEAST_BAR, wide - 1),
        high,
      );
    }
  }
}

/** The light that falls from the node being expanded on the children that it has at t; under edges and nodes. */
export function drawBeam(context, scene, camera, slot, half) {
  const { x, y, slots, slotStatus, theme, focus } = scene;
  const { kx, tx, dy, ty } = camera;
  if (focus < 0 || focus >= scene.placed || slot < 4) return;
  const s = slots.slotOf[focus];
  const first = slots.childStart[s];
  let end = slots.childStart[s + 1];
  while (end > first && slotStatus[end - 1] === STATUS.UNBORN) end--;
  if (end === first) return;
  const atX = x[s] * kx + tx;
  const atY = y[s] * dy + ty;
  const below = y[end - 1] * dy + ty + half + 10;
  const reach = slot * 0.62;
  const glow = context.createLinearGradient(0, atY, 0, below);
  glow.addColorStop(0, theme.accent.withAlpha(0.4));
  glow.addColorStop(0.55, theme.accent.withAlpha(0.16));
  glow.addColorStop(1, theme.accent.withAlpha(0));
  context.fillStyle = glow;
  context.beginPath();
  context.moveTo(atX - reach * 0.3, atY);
  context.lineTo(atX + reach * 0.3, atY);
  context.lineTo(x[end - 1] * kx + tx + reach, below);
  context.lineTo(x[first] * kx + tx - reach, below);
  context.fill();
}

/** A ring around a node: `shape` gives its middle and half sizes. */
function drawRing(context, shape, colour, width, away) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  const { x, y, halfWidth, halfHeight, round } = shape;
  if (round) context.arc(x, y, halfWidth + away, 0, TURN);
  else
    context.roundRect(
      x - halfWidth - away,
      y - halfHeight - away,
      2 * (halfWidth + away),
      2 * (halfHeight + away),
      6 + away,
    );
  context.stroke();
}

/**
 * Rings around the path's nodes, the hovered, the selected and the focused one. `shapeOf(row)` says where a node is.
 */
export function drawRings(context, scene, shapeOf, slot) {
  const { theme, hovered, selected, focus } = scene;
  const visible = (row) => row >= 0 && scene.statusOf(row) !== STATUS.UNBORN;
  if (visible(hovered) && hovered !== selected) drawRing(context, shapeOf(hovered), theme.ink.withAlpha(0.55), 1.5, 3);
  if (visible(focus)) {
    const shape = shapeOf(focus);
    const glow = Math.max(5, Math.min(12, slot / 6));
    const away = scene.statusOf(focus) === STATUS.GOAL ? 7 : 2;
    drawRing(context, shape, theme.accent.withAlpha(0.22), glow, away + glow / 2);
    drawRing(context, shape, theme.accent.css, Math.max(2, Math.min(3.5, slot / 20)), away);
  }
  if (visible(selected)) drawRing(context, shapeOf(selected), theme.selected.css, 2.5, selected === focus ? 7 : 4);
}
