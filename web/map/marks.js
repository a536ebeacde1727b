// Marks on maps and grids: the solution, the path to the selected node, and rings.

import { drawHead } from "./map_edges.js";

/**
 * The paths: lines below the nodes of a map or over the cells of a grid. In cells with numbers they are bands below the
 * numbers, so that no line crosses them.
 */
export function drawWays(context, picture) {
  if (picture.form.bandWidth > 0) drawBands(context, picture);
  else drawLines(context, picture);
}

function drawLines(context, { form, theme, traces: [{ way, path, solved }] }) {
  const width = form.lineWidth;
  if (way.length > 1) drawLine(context, form, way, theme.selected.withAlpha(0.45), width * 0.8);
  if (path.length === 0) return;
  if (!solved) {
    context.setLineDash([width * 1.5, width * 1.5]);
    drawLine(context, form, path, theme.path.css, width * 0.7);
    context.setLineDash([]);
    return;
  }
  drawLine(context, form, path, theme.paper.css, width * 1.8);
  drawLine(context, form, path, theme.path.css, width);
  if (!form.directed) return;
  path.slice(1).forEach((to, at) => {
    const from = form.bendBetween(path[at], to) ?? form.points[path[at]];
    drawHead(context, from, form.points[to], form.r + width / 2, 3 * width);
  });
}

/** The solution is a band with an edge, a path that may still improve is dashed, the selected node's path is a tint. */
function drawBands(context, { form, theme, traces: [{ way, path, solved }] }) {
  const width = form.bandWidth;
  if (way.length > 1) drawLine(context, form, way, theme.selected.withAlpha(0.25), width);
  if (path.length === 0) return;
  if (!solved) {
    context.setLineDash([width * 0.5, width * 0.3]);
    drawLine(context, form, path, theme.path.withAlpha(0.35), width, "butt");
    context.setLineDash([]);
    return;
  }
  drawLine(context, form, path, theme.path.css, width);
  drawLine(context, form, path, theme.paper.mixed(theme.path, 0.25).css, width - 2 * Math.max(2, width / 12));
}

/** @param {CanvasLineCap} cap */
export function drawLine(context, form, places, colour, width, cap = "round") {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = cap;
  context.lineJoin = "round";
  context.beginPath();
  places.forEach((place, at) => {
    const { x, y } = form.middleOf(place);
    const bend = form.bendBetween?.(places[at - 1], place);
    if (bend) context.quadraticCurveTo(bend.x, bend.y, x, y);
    else context.lineTo(x, y);
  });
  context.stroke();
}

/** The bar that the entry has in the list: at the left of the place that is expanded next; on the ring of a start or goal. */
export function drawNext(context, { form, theme, covered, traces }) {
  const { next } = traces[0];
  if (next < 0 || covered) return;
  const { x, y } = form.middleOf(next);
  const isEnd = next === form.start || form.goals?.has(next);
  const [half, from] = form.side ? [form.side / 2, 1] : [form.r + (isEnd ? 2 : 0), -4]; // inside a cell, outside a disc
  const wide = Math.max(2, Math.min(5, half * 0.4));
  const bar = (colour, rim) => {
    context.fillStyle = colour.css;
    context.fillRect(x - half + from - rim, y - half - rim, wide + 2 * rim, 2 * (half + rim));
  };
  if (isEnd && !form.side) bar(theme.paper, 1.5);
  bar(theme.accent, 0);
}

/** Rings around the hovered, current and selected place, and at the keyboard cursor. */
export function drawMarks(context, { form, theme, hovered, traces, selected, cursor }) {
  const [{ focus, standing }] = traces;
  if (hovered >= 0 && hovered !== selected) ring(context, form, hovered, theme.ink.withAlpha(0.55), 1.5, 2);
  if (focus >= 0) {
    const square = standing.sidesAt(focus)[1] >= 0; // as the node is
    const away = form.side ? 0 : 2; // no mark of the next cell is below it
    ring(context, form, focus, theme.paper.css, 6, away, square);
    ring(context, form, focus, theme.accent.css, 3, away, square);
  }
  if (selected >= 0) ring(context, form, selected, theme.selected.css, 2.5, 5);
  ringCursor(context, form, theme, cursor, 4);
}

export function ringCursor(context, form, theme, cursor, away) {
  if (cursor < 0) return;
  ring(context, form, cursor, theme.paper.css, 4, away);
  context.setLineDash([4, 3]);
  ring(context, form, cursor, theme.ink.css, 2, away);
  context.setLineDash([]);
}

/** A ring around a place, `away` pixels outside it. */
export function ring(context, form, place, colour, width, away, square = false) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  form.outline(context, place, away, square);
  context.stroke();
}
