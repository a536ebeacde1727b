// A chart drawn on another context and in other colours: with uPlot's layout on the page, in the same order. Lengths
// are pixels of uPlot's canvas.

import uPlot from "uplot";

import { inBox, paintBand, paintMarks, paintPlaces } from "./paint.js";

const GAP = 5; // CSS pixels between a tick and its number, as in uPlot

/**
 * @param {CanvasRenderingContext2D} context
 * @param {any} plot  the uPlot on the page
 * @param {any} shown  as in plot.js, with the theme to use
 */
export function drawStill(context, plot, shown) {
  const { bbox, data } = plot;
  const place = { ctx: context, bbox, scales: plot.scales, valToPos: (value, scale) => plot.valToPos(value, scale, true) };
  if (shown.kind === "bars") paintBand(place, shown);
  plot.axes.forEach((axis, at) => drawAxis(place, plot, axis, at, shown.theme));
  paintPlaces(place, shown);
  if (shown.kind !== "lines") return;
  let number = 1;
  for (const { id, side, low } of shown.picture.lines) {
    const look = shown.look(shown.theme, id, side);
    inBox(place, () => {
      if (low) drawBand(place, data[0], data[number], data[number + 1], look.colour.withAlpha(0.16));
      if (low) number += 2;
      drawLine(place, data[0], data[number], look, shown.theme.unit);
    });
    paintMarks(place, shown, number);
    number++;
  }
}

function drawAxis({ ctx, bbox, valToPos }, plot, axis, at, theme) {
  const ratio = uPlot.pxRatio;
  const upright = at === 1;
  const [increment, space] = axis._found;
  const edge = Math.round(axis._pos * ratio);
  const tick = 4 * ratio;
  const middle = upright ? bbox.top + bbox.height / 2 : bbox.left + bbox.width / 2;
  const font = `${12.5 * theme.unit * ratio}px ${theme.font}`;
  const kept = axis.ticks.filter(plot, axis._splits, at, space, increment);
  const places = axis._splits.map((value) => Math.round(valToPos(value, upright ? "y" : "x")));
  const strokes = (colour, draw) => {
    ctx.beginPath();
    places.forEach((each, index) => kept[index] !== null && draw(each));
    Object.assign(ctx, { strokeStyle: colour, lineWidth: ratio });
    ctx.setLineDash([]);
    ctx.stroke();
  };
  const across = (from, to) => (each) => {
    ctx.moveTo(...(upright ? [from, each] : [each, from]));
    ctx.lineTo(...(upright ? [to, each] : [each, to]));
  };
  const far = upright ? bbox.left + bbox.width : bbox.top;
  if (axis.grid.show) strokes(theme.line.withAlpha(0.7), across(edge, far));
  strokes(theme.line.css, across(edge, upright ? edge - tick : edge + tick));
  Object.assign(ctx, { font, fillStyle: theme.muted.css });
  Object.assign(ctx, upright ? { textAlign: "right", textBaseline: "middle" } : { textAlign: "center", textBaseline: "top" });
  const beside = upright ? edge - tick - GAP * ratio : edge + tick + GAP * ratio;
  axis._values.forEach((text, index) => text && ctx.fillText(text, ...(upright ? [beside, places[index]] : [places[index], beside])));
  if (!axis.label) return;
  ctx.save();
  ctx.translate(...(upright ? [axis._lpos * ratio, middle] : [middle, axis._lpos * ratio]));
  if (upright) ctx.rotate(-Math.PI / 2);
  Object.assign(ctx, { textAlign: "center", textBaseline: upright ? "bottom" : "top" });
  ctx.fillText(axis.label, 0, 0);
  ctx.restore();
}

function drawLine({ ctx, valToPos }, x, y, { colour, dash }, unit) {
  const width = uPlot.pxRatio * unit;
  ctx.beginPath();
  y.forEach((value, at) => {
    if (value === null) return;
    const to = at > 0 && y[at - 1] !== null ? "lineTo" : "moveTo";
    ctx[to](valToPos(x[at], "x"), valToPos(value, "y"));
  });
  Object.assign(ctx, { strokeStyle: colour.css, lineWidth: 2 * width, lineJoin: "round" });
  ctx.setLineDash(dash.map((each) => each * width));
  ctx.stroke();
}

/** The band between minimum and maximum of a mean. */
function drawBand({ ctx, valToPos }, x, low, high, colour) {
  const known = Array.from(low.keys()).filter((at) => low[at] !== null && high[at] !== null);
  ctx.beginPath();
  for (const at of known) ctx.lineTo(valToPos(x[at], "x"), valToPos(high[at], "y"));
  for (const at of known.reverse()) ctx.lineTo(valToPos(x[at], "x"), valToPos(low[at], "y"));
  ctx.closePath();
  ctx.fillStyle = colour;
  ctx.fill();
}
