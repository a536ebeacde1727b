// Drawing beyond uPlot's: marks on lines, bars, and cells. In canvas pixels, `unit` of them per CSS pixel.

import uPlot from "uplot";

import { drawBar, drawMark } from "./ink.js";

const APART = 84; // CSS pixels between two marks of a line

/** The marks on uPlot's series `number`; of the three series of a mean, it is the last one. */
export function paintMarks(plot, { picture, look, theme }, number) {
  let first = 1;
  for (const [at, line] of picture.lines.entries()) {
    const last = first + (line.low ? 2 : 0);
    if (last === number) marksOf(plot, line, picture.x, look(theme, line.id, line.side), at, theme);
    first = last + 1;
  }
}

function marksOf(plot, { y, apart = APART }, x, look, at, theme) {
  const unit = uPlot.pxRatio * theme.unit;
  let next = plot.bbox.left + (apart ? ((at % 4) * apart * unit) / 4 + 12 * unit : -Infinity); // staggers coinciding lines
  plot.ctx.save();
  for (let point = 0; point < x.length; point++) {
    if (Number.isNaN(y[point])) continue;
    const left = plot.valToPos(x[point], "x", true);
    if (left < next && x.length > 1) continue;
    drawMark(plot.ctx, look, left, plot.valToPos(y[point], "y", true), 4 * unit, theme.paper);
    next = left + apart * unit;
  }
  plot.ctx.restore();
}

/** A highlight behind the bar of the current step. */
export function paintBand(plot, { picture, theme }) {
  const { top, height } = plot.bbox;
  plot.ctx.fillStyle = theme.accent.withAlpha(0.2);
  for (const at of picture.present) {
    const [left, right] = [at - 0.5, at + 0.5].map((x) => plot.valToPos(x, "x", true));
    plot.ctx.fillRect(left, top, right - left, height);
  }
}

/** Charts without lines: bars, cells or dots. */
export function paintPlaces(plot, shown) {
  const paint = { bars: paintBars, cells: paintCells, dots: paintDots }[shown.kind];
  if (paint) inBox(plot, () => paint(plot, shown));
}

/** Draws clipped to the box of a plot. */
export function inBox({ ctx, bbox }, draw) {
  ctx.save();
  ctx.beginPath();
  ctx.rect(bbox.left, bbox.top, bbox.width, bbox.height);
  ctx.clip();
  draw();
  ctx.restore();
}

function paintBars(plot, { picture, look, theme, log }) {
  const { top, height } = plot.bbox;
  const unit = uPlot.pxRatio;
  const slot = plot.valToPos(1, "x", true) - plot.valToPos(0, "x", true);
  const each = Math.max(1, (slot * 0.82) / picture.groups.length);
  for (const [number, { side, parts }] of picture.groups.entries()) {
    const looks = parts.map(({ id }) => look(theme, id, side));
    for (let at = 0; at < parts[0].counts.length; at++) {
      const x = plot.valToPos(at, "x", true) + (number - picture.groups.length / 2) * each;
      let sum = 0;
      let foot = top + height;
      for (const [part, { counts }] of parts.entries()) {
        if (counts[at] === 0) continue;
        sum += counts[at];
        const head = Math.min(foot, plot.valToPos(log ? Math.max(sum, 0.7) : sum, "y", true));
        drawBar(plot.ctx, looks[part], Math.round(x), head, Math.max(1, Math.round(each - unit)), foot - head, unit);
        foot = head;
      }
    }
  }
}

/** Discs, or squares for the second search, sized by the number of states; and the line of a perfect h. */
function paintCells(plot, { picture, look, theme }) {
  const { d, h, clouds } = picture;
  const { ctx } = plot;
  const unit = uPlot.pxRatio;
  diagonal(plot, theme, unit);
  const most = clouds.reduce((sum, { cells }) => cells.counts.reduce((one, other) => Math.max(one, other), sum), 1);
  const across = Math.abs(plot.valToPos(d.width, "x", true) - plot.valToPos(0, "x", true)) / clouds.length;
  const down = Math.abs(plot.valToPos(h.width, "y", true) - plot.valToPos(0, "y", true));
  const largest = Math.max(3 * unit, Math.min(16 * unit, 0.6 * Math.max(across, down)));
  for (const [number, { side, cells }] of clouds.entries()) {
    const style = look(theme, "states", side);
    const shift = (number - (clouds.length - 1) / 2) * Math.min(across, largest);
    ctx.globalAlpha = 0.85;
    for (const [cell, count] of cells.counts.entries()) {
      if (count === 0) continue;
      const x = plot.valToPos(cells.sumsOfD[cell] / count, "x", true) + shift; // the mean position of its states
      const y = plot.valToPos(cells.sumsOfH[cell] / count, "y", true);
      drawMark(ctx, style, x, y, Math.max(1.5 * unit, largest * Math.sqrt(count / most)), theme.paper);
    }
  }
}

/** A dot for each pair of numbers, and the line of equal numbers. */
function paintDots(plot, { picture, look, theme }) {
  const { ctx } = plot;
  const unit = uPlot.pxRatio * theme.unit;
  diagonal(plot, theme, unit);
  ctx.globalAlpha = 0.8;
  for (const { x, y, id } of picture.dots) {
    drawMark(ctx, look(theme, id, 0), plot.valToPos(x, "x", true), plot.valToPos(y, "y", true), 4 * unit, theme.paper);
  }
}

function diagonal(plot, theme, unit) {
  const { min, max } = plot.scales.x;
  plot.ctx.strokeStyle = theme.muted.css;
  plot.ctx.lineWidth = 1.5 * unit;
  plot.ctx.setLineDash([3 * unit, 4 * unit]);
  plot.ctx.beginPath();
  for (const value of [min, max]) plot.ctx.lineTo(plot.valToPos(value, "x", true), plot.valToPos(value, "y", true));
  plot.ctx.stroke();
  plot.ctx.setLineDash([]);
}
