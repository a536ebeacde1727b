// Marks over the nodes: the node being expanded, the only element in the accent colour, and rings.

import { ONLY_HERE } from "../../canvas/status_styles.js";
import { STATUS } from "../../table/codes.js";

const TURN = 2 * Math.PI;
const WHOLE = [];
const FOR_HIDDEN = [7, 5];

/**
 * The light from the node being expanded on its children at t; below edges and nodes.
 * @param {import("./frame.js").Frame} frame
 */
export function drawBeam({ context, scene, camera, slot, half, type }) {
  const { x, y, slots, slotStatus, theme, focus, across } = scene;
  const { kx, tx, dy, ty } = camera;
  if (!scene.shows(focus) || slot < 4 || scene.solved) return;
  const s = slots.slotOf[focus];
  const first = slots.childStart[s];
  let end = slots.childStart[s + 1];
  while (end > first && slotStatus[end - 1] === STATUS.UNBORN) end--;
  if (end === first) return;
  const atX = x[s] * kx + tx;
  const atY = y[s] * dy + ty;
  const below = y[end - 1] * dy + ty + half + scene.higher(end - 1, type) / 2 + 10;
  const reach = slot * 0.62;
  const beside = (s) => (across && half > 0 ? across[s] * kx * 0.5 + 6 : reach);
  const glow = context.createLinearGradient(0, atY, 0, below);
  glow.addColorStop(0, theme.accent.withAlpha(0.4));
  glow.addColorStop(0.55, theme.accent.withAlpha(0.16));
  glow.addColorStop(1, theme.accent.withAlpha(0));
  context.fillStyle = glow;
  context.beginPath();
  context.moveTo(atX - reach * 0.3, atY);
  context.lineTo(atX + reach * 0.3, atY);
  context.lineTo(x[end - 1] * kx + tx + beside(end - 1), below);
  context.lineTo(x[first] * kx + tx - beside(first), below);
  context.fill();
}

/**
 * The area of the nodes that only this one of two searches has expanded.
 * @param {import("./frame.js").Frame} frame
 */
export function drawOnlyHere({ context, scene, camera, visible }) {
  const { x, y, slots, slotStatus, theme, across } = scene;
  const { kx, tx, dy, ty } = camera;
  const beside = (s) => Math.max(1, (across ? across[s] / 2 + 0.07 : 0.65) * kx);
  context.save();
  context.globalCompositeOperation = theme.paper.luminance > 0.5 ? "darken" : "lighten"; // where areas overlap, they are one
  context.fillStyle = theme.paper.mixed(theme.only, 0.25).css;
  for (let level = visible.top; level < visible.end; level++) {
    for (let s = visible.edgeFrom[level]; s < visible.edgeTo[level]; s++) {
      if (slotStatus[s] !== ONLY_HERE) continue;
      const [atX, atY, above] = [x[s] * kx + tx, y[s] * dy + ty, slots.parent[s]];
      context.fillRect(atX - beside(s), atY - dy / 2, 2 * beside(s), dy);
      if (above < 0 || slotStatus[above] !== ONLY_HERE) continue;
      const [aboveX, aboveY] = [x[above] * kx + tx, y[above] * dy + ty];
      context.beginPath();
      context.moveTo(aboveX - beside(above), aboveY);
      context.lineTo(aboveX + beside(above), aboveY);
      context.lineTo(atX + beside(s), atY);
      context.lineTo(atX - beside(s), atY);
      context.fill();
    }
  }
  context.restore();
}

const RIM = 24; // pixels

/**
 * Fades the edges towards the rim of the window where the tree goes on beyond it; below the nodes.
 * @param {import("./frame.js").Frame} frame
 */
export function fadeRim({ context, scene, camera, half }) {
  const { box, kx, tx, dy, ty, width, height } = camera;
  const { paper } = scene.theme;
  const fade = (beyond, fromX, fromY, toX, toY) => {
    if (!beyond) return;
    const shade = context.createLinearGradient(fromX, fromY, toX, toY);
    shade.addColorStop(0, paper.css);
    shade.addColorStop(1, paper.withAlpha(0));
    context.fillStyle = shade;
    context.fillRect(Math.min(fromX, toX), Math.min(fromY, toY), Math.abs(toX - fromX) || width, Math.abs(toY - fromY) || height);
  };
  fade(box.left * kx + tx < -1, 0, 0, RIM, 0);
  fade(box.right * kx + tx > width + 1, width, 0, width - RIM, 0);
  fade((half > 0 ? -half : box.top * dy) + ty < -1, 0, 0, 0, RIM);
  fade(box.bottom * dy + ty > height + 1, 0, height, 0, height - RIM);
}

const isGoal = (scene) => scene.statusOf(scene.focus) === STATUS.GOAL;

/** Pixels from the focused node to the middle of its ring: a goal has one of its own. */
export const awayOf = (scene) => (isGoal(scene) ? 6 : 2);

/**
 * The glow around the focused node. Parameters as below.
 * @param {import("./frame.js").Frame} frame
 * @param {(row: number) => object} shapeOf
 * @param {number} slot
 */
export function drawGlow({ context, scene }, shapeOf, slot) {
  if (scene.statusOf(scene.focus) === STATUS.UNBORN) return;
  const glow = Math.max(5, Math.min(8, slot / 6)); // clear of the texts on edges
  drawRing(context, shapeOf(scene.focus), scene.theme.accent.withAlpha(0.22), glow, awayOf(scene) + glow / 2);
}

/**
 * Rings around the hovered, the selected and the focused node; dashed if the node represents a hidden one.
 * @param {import("./frame.js").Frame} frame
 * @param {(row: number) => object} shapeOf  a node's position: its centre and its half sizes
 * @param {number} slot  the room of a node, which determines the size of the glow
 */
export function drawRings({ context, scene }, shapeOf, slot) {
  const { theme, hovered, selected, focus } = scene;
  const visible = (row) => row >= 0 && scene.statusOf(row) !== STATUS.UNBORN;
  const dash = (row) => context.setLineDash(row < scene.placed && !scene.shows(row) ? FOR_HIDDEN : WHOLE);
  if (visible(hovered) && hovered !== selected) drawRing(context, shapeOf(hovered), theme.ink.withAlpha(0.55), 1.5, 3);
  if (visible(focus)) {
    dash(focus);
    drawRing(context, shapeOf(focus), theme.accent.css, Math.max(2, Math.min(isGoal(scene) ? 2.5 : 3.5, slot / 20)), awayOf(scene));
  }
  if (visible(selected)) {
    dash(selected);
    drawRing(context, shapeOf(selected), theme.selected.css, 2.5, selected === focus ? 7 : 4);
  }
  context.setLineDash(WHOLE);
}

const MOST = 4000; // rings: more would not distinguish single nodes
const GRAIN = 4; // pixels: nodes closer together share a ring
const FINE = 24; // dashed rings, at most, to distinguish a few from the selected node's

/**
 * Rings around the highlighted nodes, or around these rows of the table.
 * @param {import("./frame.js").Frame} frame
 * @param {(row: number) => object} shapeOf  as above
 */
export function drawPointedOut({ context, scene, camera }, shapeOf, rows = scene.pointedOut) {
  const { theme } = scene;
  if (rows.length === 0) return;
  const seen = new Set();
  context.save();
  if (rows.length <= FINE) context.setLineDash([5, 3]);
  for (let at = 0; at < rows.length && seen.size < MOST; at++) {
    const row = rows[at] - scene.base;
    if (row < 0 || row >= scene.born || row === scene.selected) continue;
    const shape = shapeOf(row);
    if (shape.x < 0 || shape.x > camera.width || shape.y < 0 || shape.y > camera.height) continue;
    const place = Math.round(shape.x / GRAIN) * 65_536 + Math.round(shape.y / GRAIN);
    if (seen.has(place)) continue;
    seen.add(place);
    drawRing(context, shape, theme.only.css, 2, 3);
  }
  context.restore();
}

/** A ring around a shape, `away` pixels outside it. */
export function drawRing(context, { x, y, halfWidth, halfHeight, round }, colour, width, away) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  if (round) context.arc(x, y, halfWidth + away, 0, TURN);
  else {
    const [across, down] = [halfWidth + away, halfHeight + away];
    context.roundRect(x - across, y - down, 2 * across, 2 * down, 6 + away);
  }
  context.stroke();
}
