// Marks above the states, on maps and grids: the solution, the path to the selected node, and rings.

/**
 * The lines, under the nodes of a map and over the cells of a grid; where numbers stand in the cells, bands below them,
 * so that no line strikes them through.
 */
export function drawWays(context, picture) {
  if (picture.form.bandWidth > 0) drawBands(context, picture);
  else drawLines(context, picture);
}

function drawLines(context, { form, theme, way, path, solved }) {
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
}

/** The solution: a band with an edge; a path that may still be beaten: pieces of one; the way to the selected node: a tint. */
function drawBands(context, { form, theme, way, path, solved }) {
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
  for (const place of places) {
    const { x, y } = form.middleOf(place);
    context.lineTo(x, y);
  }
  context.stroke();
}

/** Rings around what is pointed at, expanded now, selected, and where the keyboard is. */
export function drawMarks(context, { form, theme, hovered, focus, selected, cursor }) {
  if (hovered >= 0 && hovered !== selected) ring(context, form, hovered, theme.ink.withAlpha(0.55), 1.5, 2);
  if (focus >= 0) {
    ring(context, form, focus, theme.paper.css, 6, 2);
    ring(context, form, focus, theme.accent.css, 3, 2);
  }
  if (selected >= 0) ring(context, form, selected, theme.selected.css, 2.5, 5);
  if (cursor < 0) return;
  ring(context, form, cursor, theme.paper.css, 4, 4);
  context.setLineDash([4, 3]);
  ring(context, form, cursor, theme.ink.css, 2, 4);
  context.setLineDash([]);
}

/** A ring around a place, so many pixels away from it. */
export function ring(context, form, place, colour, width, away) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  form.outline(context, place, away);
  context.stroke();
}
