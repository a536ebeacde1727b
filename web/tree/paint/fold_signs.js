// What is left out of the tree for lack of room: `+7` in the place of children, and on a broken edge `⋯ 5 steps` instead of
// a part of the path.

import { numberText, widthOf } from "../../canvas/text.js";
import { onEdge } from "../camera/pick.js";
import { drawBroken } from "./edges.js";

const PAD = 5; // beside and above the text
const HIGH = 0.62; // times the font size: half of the sign's height
const DASH = [5, 3]; // of the rim of a sign on an edge

const sizeIn = ({ shape }) => Math.max(shape.least, Math.round(12 * shape.unit));

/**
 * What the sign on a broken edge says, and its width: how many steps, and how many nodes beside them are left out; if
 * another sign is too near for that, how many nodes are left out.
 */
export function stepsOf(context, scene, { kx }, row) {
  const { folding, slots, x, y } = scene;
  const { font } = context;
  context.font = fontOf(scene);
  const [slot, count] = [slots.slotOf[row], folding.steps.get(row)];
  const wide = (text) => widthOf(context, text) + 2 * PAD;
  const beside = folding.skipped.get(row) - count + 1;
  const words = `⋯ ${scene.stepsText(count)}${beside > 0 ? ` +${numberText(beside)}` : ""}`;
  const isNear = (other) => other !== slot && y[other] === y[slot] && Math.abs(x[other] - x[slot]) * kx < wide(words) + PAD;
  const text = [...folding.steps.keys()].some((each) => isNear(slots.slotOf[each])) ? `⋯ +${numberText(folding.skipped.get(row))}` : words;
  const width = wide(text);
  context.font = font;
  return { text, width };
}

/** Gives a node's shape the place and size of the sign instead of it: at its top, where the edge ends, or on an edge. */
export function placeSign(scene, camera, shape, row) {
  const size = sizeIn(scene);
  const halfHeight = Math.min(shape.halfHeight, size * HIGH);
  const below = scene.folding.below.get(row);
  const at = below === undefined ? { y: shape.y - shape.halfHeight + halfHeight } : onEdge(scene, camera, below);
  Object.assign(shape, { halfWidth: Math.min(shape.halfWidth, size * 1.2), halfHeight }, at);
}

/**
 * @param {import("./frame.js").Frame} frame
 * @param {(row: number) => {x: number, y: number, halfHeight: number}} shapeOf
 */
export function drawSigns(frame, shapeOf) {
  const { scene, camera } = frame;
  const { folding } = scene;
  for (const [row, count] of folding.more) {
    const shape = shapeOf(row);
    drawSign(frame, shape.x, shape.y, `+${numberText(count)}`, []);
  }
  for (const row of folding.steps.keys()) {
    drawBroken(frame, row);
    const { x, y } = onEdge(scene, camera, row);
    drawSign(frame, x, y, stepsOf(frame.context, scene, camera, row).text, DASH);
  }
}

const fontOf = (scene) => `600 ${sizeIn(scene)}px ${scene.theme.font}`;

function drawSign({ context, scene }, x, y, text, dash) {
  const { theme } = scene;
  const size = sizeIn(scene);
  context.font = fontOf(scene);
  const half = Math.max(widthOf(context, text) / 2 + PAD, size * 0.9);
  context.beginPath();
  context.roundRect(x - half, y - size * HIGH, 2 * half, 2 * size * HIGH, size * HIGH);
  context.fillStyle = theme.paper.css;
  context.fill();
  context.strokeStyle = theme.muted.css;
  context.lineWidth = 1.25;
  context.setLineDash(dash);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = theme.ink.css;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + size * 0.06);
}
