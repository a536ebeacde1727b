// The band above a tree that is too large for the window: the path to the current node, and also that node with its
// children if they are too far apart.

import { stroke } from "../../canvas/glyphs.js";
import { chipSize, smallCard } from "../layout/card_size.js";
import { drawRing } from "./marks.js";

const TURN = 2 * Math.PI;

/**
 * @param {import("./frame.js").Frame} frame
 * @param {import("../camera/lineage.js").Band} band
 * @param {import("./cards.js").CardPainter} cards
 */
export function drawBand(frame, band, cards) {
  const { context, scene, camera } = frame;
  const { theme, shape } = scene;
  const { around, slots, type, way, elided } = band;
  context.fillStyle = theme.paper.css;
  context.fillRect(0, 0, camera.width, band.height);
  context.strokeStyle = theme.line.css;
  context.lineWidth = 1;
  stroke(context, 0, band.height - 0.5, camera.width, band.height - 0.5);
  const chip = chipSize(shape, type, 0);
  const middle = around + chip.height / 2;
  context.strokeStyle = theme.edge.css;
  context.lineWidth = 1.75;
  const first = way[0];
  const last = way[way.length - 1];
  if (first !== last) stroke(context, around + first.left + first.width, middle, around + last.left, middle);
  if (band.children.length > 0) drawChildren(frame, band, cards);
  const size = { ...chip, type, foot: 0 };
  for (const { at, left, width } of way) cards.drawAt(frame, slots.way[at], around + left, around, width, size, false);
  if (elided) drawElided(frame, band, middle);
  const current = scene.focus >= 0 ? scene.slotFor(scene.focus) : -1;
  if (slots.way[last.at] !== current) return;
  const ring = { x: around + last.left + last.width / 2, y: middle, halfWidth: last.width / 2, halfHeight: chip.height / 2 };
  drawRing(context, { ...ring, round: false }, theme.accent.css, 2.5, 2);
}

/** The children below, in a beam of light from the current node. */
function drawChildren(frame, { around, slots, type, way, children, height }, cards) {
  const { context, scene, camera } = frame;
  const { theme, shape } = scene;
  const from = way[way.length - 1];
  const light = context.createLinearGradient(0, around, 0, height);
  light.addColorStop(0, theme.accent.withAlpha(0.3));
  light.addColorStop(1, theme.accent.withAlpha(0.04));
  context.fillStyle = light;
  context.beginPath();
  context.moveTo(around + from.left, children[0].top + around - 10);
  context.lineTo(around + from.left + from.width, children[0].top + around - 10);
  const right = Math.max(...children.map(({ left, width }) => left + width));
  context.lineTo(Math.min(camera.width, 2 * around + right), height - 1);
  context.lineTo(Math.max(0, Math.min(...children.map(({ left }) => left))), height - 1);
  context.fill();
  const size = smallCard(shape, type, 0);
  for (const { at, left, top, width } of children) {
    cards.drawAt(frame, slots.children[at], around + left, around + top, width, size, true);
  }
}

/** Three dots, and the number of omitted nodes. */
function drawElided({ context, scene }, { around, type, elided }, middle) {
  const { theme } = scene;
  const { left, width, count } = elided;
  const x = around + left + width / 2;
  context.fillStyle = theme.paper.css;
  context.fillRect(around + left, middle - type * 0.7, width, type * 1.4);
  context.fillStyle = theme.muted.css;
  context.font = `500 ${type}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(String(count), x, middle - type * 0.35);
  for (const aside of [-1, 0, 1]) {
    context.beginPath();
    context.arc(x + aside * type * 0.36, middle + type * 0.5, Math.max(1.25, type * 0.09), 0, TURN);
    context.fill();
  }
}
