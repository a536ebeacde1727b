// What a recorder has kept, painted on a canvas after all: for drawings that cannot be asked to draw themselves larger.

import { Gradient } from "./paints.js";

/** @param {CanvasRenderingContext2D|OffscreenCanvasRenderingContext2D} context  @param {import("./recorder.js").Mark[]} marks */
export function replay(context, marks) {
  for (const mark of marks) {
    context.save();
    for (const outline of mark.clips) context.clip(pathOf(outline));
    if (mark.kind === "text") write(context, mark);
    else draw(context, mark);
    context.restore();
  }
}

function draw(context, { outline, fill, stroke, line }) {
  const path = pathOf(outline);
  if (fill) {
    context.fillStyle = styleOf(context, fill);
    context.fill(path);
  }
  if (!stroke) return;
  context.strokeStyle = styleOf(context, stroke);
  context.lineWidth = line.width;
  context.lineCap = line.cap;
  context.lineJoin = line.join;
  context.setLineDash(line.dash);
  context.stroke(path);
}

function write(context, { text, x, y, angle, align, font, paint, halo }) {
  context.translate(x, y);
  context.rotate((angle * Math.PI) / 180);
  context.font = `${font.weight} ${font.size}px ${font.family}`;
  context.textAlign = align;
  context.fillStyle = context.strokeStyle = styleOf(context, paint);
  context.lineWidth = halo;
  context.lineJoin = "round";
  if (halo) context.strokeText(text, 0, 0);
  else context.fillText(text, 0, 0);
}

function styleOf(context, paint) {
  if (!(paint instanceof Gradient)) return `rgba(${paint.r},${paint.g},${paint.b},${paint.alpha})`;
  const gradient = context.createLinearGradient(...paint.line);
  for (const [at, { r, g, b, alpha }] of paint.stops) gradient.addColorStop(at, `rgba(${r},${g},${b},${alpha})`);
  return gradient;
}

function pathOf({ pieces }) {
  const path = new Path2D();
  for (const [kind, ...numbers] of pieces) {
    if (kind === "M") path.moveTo(numbers[0], numbers[1]);
    else if (kind === "L") path.lineTo(numbers[0], numbers[1]);
    else if (kind === "C") path.bezierCurveTo(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5]);
    else path.closePath();
  }
  return path;
}
