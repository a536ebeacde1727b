// The sign of each look: a disc, its rim, and a mark.

import { LOOKS } from "./status_styles.js";

const TURN = 2 * Math.PI;
const SOLID = [];

/** Draws the sign of a look centred at (x, y), within 1.25 r. */
export function drawGlyph(context, look, x, y, r, theme) {
  const { colour, mark, sign } = LOOKS[look];
  const ink = theme[colour];
  const line = Math.max(1, Math.min(3.6, r * 0.22));
  context.lineWidth = line;
  context.lineCap = "round";
  if (mark === "gem") drawGem(context, x, y, r * 1.2, theme.paper.mixed(ink, sign.fill).css, ink.css);
  else {
    if (sign.dash) context.setLineDash([sign.dash[0] * r, sign.dash[1] * r]);
    const middle = mark === "foot" ? y - r * 0.1 : y;
    const radius = sign.size < 1 ? r * sign.size : mark === "ring" || !sign.rim ? r * sign.size : r - line / 2;
    const fill = mark === "ring" ? theme.paper : theme.paper.mixed(ink, sign.fill);
    disc(context, x, middle, radius, fill.css, sign.rim ? ink.css : null);
    if (sign.dash) context.setLineDash(SOLID);
  }
  if (mark) drawMark(context, mark, x, y, r, sign.reach * r, ink.css, line);
}

/** A square standing on one corner. */
export function drawGem(context, x, y, half, fill, rim) {
  context.beginPath();
  context.moveTo(x, y - half);
  context.lineTo(x + half, y);
  context.lineTo(x, y + half);
  context.lineTo(x - half, y);
  context.closePath();
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = rim;
  context.stroke();
}

function drawMark(context, mark, x, y, r, reach, colour, line) {
  context.strokeStyle = colour;
  context.fillStyle = colour;
  strike(context, mark, x - reach, y - reach, x + reach, y + reach);
  if (mark === "return") drawReturn(context, x, y, r, reach, line);
  else if (mark === "ring") disc(context, x, y, r * 1.15 - line * 1.9, colour, null);
  else if (mark === "foot") {
    context.lineWidth = line * 1.7;
    context.lineCap = "butt";
    stroke(context, x - reach, y + reach, x + reach, y + reach);
  }
}

/** The strokes of a mark through an area; other marks have none. */
export function strike(context, mark, left, top, right, bottom) {
  const [apart, middle] = [0.36 * (right - left), (top + bottom) / 2];
  if (mark === "slash") stroke(context, left, bottom, right, top);
  else if (mark === "slashes") stroke(context, left, bottom, right - apart, top, left + apart, bottom, right, top);
  else if (mark === "cross") stroke(context, left, bottom, right, top, left, top, right, bottom);
  else if (mark === "level") stroke(context, left, middle, right, middle);
}

/** A circular arrow. */
function drawReturn(context, x, y, r, radius, line) {
  const open = -0.2 * Math.PI;
  context.beginPath();
  context.arc(x, y, radius, open + 0.45 * Math.PI, open + TURN);
  context.stroke();
  const tipX = x + radius * Math.cos(open);
  const tipY = y + radius * Math.sin(open);
  context.beginPath();
  context.moveTo(tipX + line * 1.5 + r * 0.22, tipY - line * 0.4);
  context.lineTo(tipX - line - r * 0.24, tipY - line * 0.4);
  context.lineTo(tipX + r * 0.06, tipY + line + r * 0.34);
  context.fill();
}

export function disc(context, x, y, r, fill, rim) {
  context.beginPath();
  context.arc(x, y, r, 0, TURN);
  if (fill) {
    context.fillStyle = fill;
    context.fill();
  }
  if (rim) {
    context.strokeStyle = rim;
    context.stroke();
  }
}

export function stroke(context, ...points) {
  context.beginPath();
  for (let i = 0; i < points.length; i += 4) {
    context.moveTo(points[i], points[i + 1]);
    context.lineTo(points[i + 2], points[i + 3]);
  }
  context.stroke();
}
