// One frame. The level of detail goes by the room of a node, in pixels per slot, and by how many are in the window.

import { drawBars } from "./bars.js";
import { drawCards, halfCard } from "./cards.js";
import { cardSize } from "./card_size.js";
import { circleRadius, drawCircles } from "./circles.js";
import { drawEdgeTexts } from "./edge_texts.js";
import { drawEdges } from "./edges.js";
import { drawIcicle } from "./icicle.js";
import { drawBeam, drawRings, drawWayBars, drawWays } from "./marks.js";
import { drawPixels } from "./pixels.js";
import { drawPointer } from "./pointer.js";
import { drawSquares } from "./squares.js";
import { Visible } from "./visible.js";

const PIXELS_BELOW = 1.2; // pixels per slot
const SQUARES_BELOW = 7;
const CIRCLES_BELOW = 44;
const PIXELS_ABOVE = 6000; // nodes in the window
const MARGIN = 90; // pixels beyond the window in which a node still reaches into it

const visible = new Visible();

export function paint(surface, scene, camera) {
  const { context, ratio } = surface;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (!scene.table || scene.placed === 0) {
    clear(context, surface, scene);
    return;
  }
  scene.gather();
  visible.look(scene, camera, MARGIN, 1);
  const slot = Math.min(camera.kx, camera.dy * 0.9);
  const { bars } = scene.placement;
  if (bars) paintIcicle(context, scene, camera, ratio);
  else if (slot < PIXELS_BELOW || visible.count > PIXELS_ABOVE) paintPixels(context, scene, camera, ratio, slot);
  else {
    clear(context, surface, scene);
    paintNodes(context, scene, camera, ratio, slot);
  }
  if (scene.focus < 0) return;
  const focus = bars ? shapeOfBar(scene, camera, scene.focus) : shapeOfNode(scene, camera, scene.focus, null, 0);
  drawPointer(context, scene, camera, focus);
}

function clear(context, { width, height }, { theme }) {
  context.fillStyle = theme.paper.css;
  context.fillRect(0, 0, width, height);
}

function paintNodes(context, scene, camera, ratio, slot) {
  const cards = slot >= CIRCLES_BELOW;
  const circles = !cards && slot >= SQUARES_BELOW;
  const half = cards ? halfCard(scene.shape, camera, ratio) : 0;
  drawBeam(context, scene, camera, slot, half);
  drawEdges(context, scene, camera, visible, slot, half);
  drawWays(context, scene, camera, slot, half);
  if (cards) {
    drawEdgeTexts(context, scene, camera, visible, ratio);
    drawCards(context, scene, camera, visible, ratio);
  } else if (circles) drawCircles(context, scene, camera, visible, slot, ratio);
  else drawSquares(context, scene, camera, visible, slot, ratio);
  const size = cards ? cardSize(scene.shape, camera.kx, camera.dy, ratio) : null;
  const r = circles ? circleRadius(slot, scene.shape.unit) : Math.max(2, slot * 0.4);
  drawRings(context, scene, (row) => shapeOfNode(scene, camera, row, size, r), slot);
}

function shapeOfNode(scene, camera, row, size, r) {
  const slot = scene.slotFor(row);
  const x = scene.x[slot] * camera.kx + camera.tx;
  const y = scene.y[slot] * camera.dy + camera.ty;
  if (size) return { x, y, halfWidth: size.width / 2, halfHeight: size.height / 2, round: false };
  return { x, y, halfWidth: r, halfHeight: r, round: true };
}

function paintPixels(context, scene, camera, ratio, slot) {
  drawPixels(context, scene, camera, visible, ratio);
  drawWays(context, scene, camera, slot, 0);
  drawRings(context, scene, (row) => shapeOfNode(scene, camera, row, null, 3), slot);
}

function paintIcicle(context, scene, camera, ratio) {
  drawIcicle(context, scene, camera, visible, ratio);
  drawWayBars(context, scene, camera);
  drawBars(context, scene, camera, visible, ratio);
  drawRings(context, scene, (row) => shapeOfBar(scene, camera, row), 20);
}

function shapeOfBar(scene, camera, row) {
  const slot = scene.slotFor(row);
  const left = Math.max(-20, scene.x[slot] * camera.kx + camera.tx);
  const right = Math.min(camera.width + 20, (scene.x[slot] + scene.w[slot]) * camera.kx + camera.tx);
  const y = (scene.y[slot] + 0.5) * camera.dy + camera.ty;
  return {
    x: (left + right) / 2,
    y,
    halfWidth: Math.max(1, (right - left) / 2),
    halfHeight: Math.max(2, camera.dy / 2 - 1),
    round: false,
  };
}
