// The details of cells that are large enough: lines between them, costs, and marks of their status.

import { disc, drawGem, drawGlyph, stroke } from "../canvas/glyphs.js";
import { LOOKS } from "../canvas/status_styles.js";
import { keyOf } from "../canvas/notes.js";
import { numberText, widthOf } from "../canvas/text.js";
import { STATUS } from "../table/codes.js";

const LINES_FROM = 13; // pixels, like the next two
export const COSTS_FROM = 15;
export const NUMBERS_FROM = 18;
const BOTH_FROM = 30; // numbers beside costs
export const AIR = 4; // of a cell beside its number
const FRAMED = 3; // the same, if its neighbours have no number
const SMALLEST = 0.86; // of the type of numbers

/** Whether a number of so many digits has room in a cell whose neighbours have none. */
export const holds = ({ side, least }, digits) => (side - FRAMED) / (0.62 * digits) >= SMALLEST * least;

export function drawCells(context, form, { theme, traces: [{ standing }] }) {
  drawLines(context, form, theme);
  const { side, columns, left, top, costs } = form;
  const { status, row } = standing;
  for (let place = 0; place < form.count; place++) {
    if (costs[place] === 0) continue;
    const x = left + (place % columns) * side;
    const y = top + Math.floor(place / columns) * side;
    if (status[place] !== STATUS.UNBORN) drawMark(context, theme, status[place], x, y, side);
    if (row[place] >= 0 && standing.sideOf(row[place]) > 0) drawCorner(context, theme, x, y, side);
  }
}

/** The costs of cells, above the paths. They interrupt the lines of two searches; the path of one search is a band. */
export function drawCosts(context, { side, columns, left, top, costs, count }, { theme, traces, paired }) {
  if (side < COSTS_FROM) return;
  context.lineJoin = "round";
  context.lineWidth = Math.max(3, side * 0.14);
  context.strokeStyle = theme.paper.css;
  const crossed = new Set(paired ? traces.flatMap(({ path }) => path) : []);
  for (let place = 0; place < count; place++) {
    if (costs[place] === 0 || costs[place] === 1) continue;
    const [x, y] = [left + (place % columns) * side, top + Math.floor(place / columns) * side];
    drawCost(context, theme, costs[place], x, y, side, crossed.has(place));
  }
}

/** The deciding numbers of the reached cells; in a lecture, where they have no room in all of them, of this step's children. */
export function drawNumbers(context, form, { theme, traces: [{ table, standing, t }] }) {
  if (!form.noted) return;
  const current = form.sparse ? table.at(t).current : -1;
  const dearest = form.side < BOTH_FROM ? 1 : Infinity; // there, a number has no room beside a cost
  standing.row.forEach((row, place) => {
    if (row < 0 || form.costs[place] === 0 || form.costs[place] > dearest || place === form.start || place === form.goal) return;
    const [text, { x, y }] = [numberText(keyOf(table, row)), form.middleOf(place)];
    if (form.sparse && (current < 0 || table.columns.parent[row - table.firstRow] !== current)) return;
    drawNumber(context, theme, text, x, y, form);
  });
}

/** The lines between cells that are large enough. */
export function drawLines(context, { side, columns, rows, left, top }, theme) {
  if (side < LINES_FROM) return;
  context.strokeStyle = theme.line.withAlpha(0.6);
  context.lineWidth = 1;
  context.beginPath();
  for (let x = 0; x <= columns; x++) {
    context.moveTo(left + x * side, top);
    context.lineTo(left + x * side, top + rows * side);
  }
  for (let y = 0; y <= rows; y++) {
    context.moveTo(left, top + y * side);
    context.lineTo(left + columns * side, top + y * side);
  }
  context.stroke();
}

/** Marks of a cell's status besides its colour: a frame, a cross, a bar at the bottom, a horizontal bar, a square. */
function drawMark(context, theme, look, x, y, side) {
  const { colour, mark, hollow } = LOOKS[look];
  const [line, gap] = side < BOTH_FROM ? [1.25, 0.25] : [side / 12, 1]; // narrow beside a number
  const away = line / 2 + gap;
  context.lineWidth = line;
  context.lineCap = "butt";
  context.strokeStyle = theme[colour].css;
  if (hollow && !mark) context.strokeRect(x + away, y + away, side - 2 * away, side - 2 * away);
  else if (mark === "cross") {
    const [near, far] = [side * 0.25, side * 0.75];
    stroke(context, x + near, y + near, x + far, y + far, x + near, y + far, x + far, y + near);
  } else if (mark === "foot") {
    context.fillStyle = theme[colour].css;
    context.fillRect(x + 1, y + side - 1 - 2 * line, side - 2, 2 * line);
  } else if (mark === "level") stroke(context, x + side * 0.2, y + side / 2, x + side * 0.8, y + side / 2);
  else if (mark === "gem") drawGem(context, x + side * 0.82, y + side * 0.18, side * 0.13, theme[colour].css, theme.paper.css);
}

/** The mark of the search from the goal: a cut corner. */
function drawCorner(context, theme, x, y, side) {
  context.strokeStyle = theme.cutoff.withAlpha(0.8);
  context.lineWidth = Math.max(1, side / 20);
  stroke(context, x + side * 0.72, y + 1, x + side - 1, y + side * 0.28);
}

/** The number that decides when a cell is expanded. */
function drawNumber(context, theme, text, x, y, { side, least, sparse }) {
  const size = sparse ? Math.min(least, Math.floor((side - FRAMED) / (0.62 * text.length))) : Math.max(least, Math.min(16, Math.round(side * 0.36)));
  if (sparse && !holds({ side, least }, text.length)) return;
  context.font = `${sparse ? 600 : 550} ${size}px ${theme.font}`;
  if (!sparse && widthOf(context, text) > side - AIR) return;
  context.fillStyle = theme.ink.css;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y + 1);
}

/** In the corner, to leave room for the number. */
function drawCost(context, theme, cost, x, y, side, crossed) {
  const small = side >= BOTH_FROM;
  const size = Math.round(small ? Math.min(11, side * 0.26) : side * 0.78);
  context.font = `500 ${size}px ${theme.font}`;
  context.fillStyle = theme.muted.css;
  context.textAlign = small ? "left" : "center";
  context.textBaseline = small ? "top" : "middle";
  const [left, top] = small ? [x + 4, y + 4] : [x + side / 2, y + side / 2 + 1];
  if (crossed) context.strokeText(numberText(cost), left, top);
  context.fillText(numberText(cost), left, top);
}

/** The start is a dot in a ring; the goal has the sign of goals in the tree. Neither becomes too small to see. */
export function drawEnds(context, form, theme) {
  const r = Math.max(4, Math.min(13, form.side * 0.4));
  if (form.start >= 0) {
    const { x, y } = form.middleOf(form.start);
    disc(context, x, y, r * 1.3, theme.paper.css, null);
    context.lineWidth = Math.max(1.5, r * 0.22);
    disc(context, x, y, r, null, theme.ink.css);
    disc(context, x, y, r * 0.5, theme.ink.css, null);
  }
  if (form.goal < 0) return;
  const { x, y } = form.middleOf(form.goal);
  disc(context, x, y, r * 1.3, theme.paper.css, null);
  drawGlyph(context, STATUS.GOAL, x, y, r, theme);
}

export const ROUND = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** The numbers of columns and rows outside two edges, as many as have room, and those of the current cell, if need be above. */
export function drawCoordinates(context, form, { theme, traces }) {
  const current = traces.map(({ focus }) => form.xy(focus));
  context.textAlign = "center";
  context.textBaseline = "middle";
  [form.columns, form.rows].forEach((count, axis) => {
    const every = axis === 0 ? form.every : (ROUND.find((step) => step * form.side >= form.type) ?? count);
    for (let at = 0; at < count; at++) {
      const away = Math.min(...current.map((xy) => (xy[axis] >= 0 ? Math.abs(xy[axis] - at) : every)));
      if (away > 0 && (at % every > 0 || (axis === 1 && away < every))) continue;
      context.font = `${away === 0 ? 700 : 500} ${form.type}px ${theme.font}`;
      context.fillStyle = (away === 0 ? theme.ink : theme.muted).css;
      const along = (at + 0.5) * form.side;
      const above = (at % every === 0 ? 0.65 : 1.65) * form.type;
      if (axis === 0) context.fillText(String(at), form.left + along, form.top - above);
      else context.fillText(String(at), form.left - form.margin.across / 2, form.top + along);
    }
  });
}
