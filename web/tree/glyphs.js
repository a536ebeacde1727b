// One sign for each status. They differ in shape or mark, so that colour is never alone: frontier hollow, stale hollow
// and crossed, expanded filled, duplicate small and struck through, cycle an arrow that returns, cutoff standing on a
// bar, goal in a double ring, superseded a small dashed ring, crossed, forgotten a small dotted ring with a level bar.

import { STATUS } from "../table/codes.js";

const TURN = 2 * Math.PI;
const FADED = 0.55;

/** Is the node of no further interest: made and dropped? Such nodes are drawn smaller and without a number. */
export const isDropped = (status) =>
  status === STATUS.DUPLICATE ||
  status === STATUS.CYCLE ||
  status === STATUS.SUPERSEDED ||
  status === STATUS.FORGOTTEN;

/** Draws the sign of a status around (x, y), nothing of it farther away than 1.25 r. */
export function drawGlyph(context, status, x, y, r, theme) {
  const line = Math.max(1, Math.min(2.4, r * 0.2));
  context.lineWidth = line;
  context.lineCap = "round";
  const draw = DRAW[status];
  if (draw) draw(context, x, y, r, theme, line);
  context.setLineDash(SOLID);
}

const SOLID = [];

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

const DRAW = [];

DRAW[STATUS.FRONTIER] = (context, x, y, r, theme, line) =>
  disc(context, x, y, r - line / 2, theme.paper.css, theme.frontier.css);

DRAW[STATUS.STALE] = (context, x, y, r, theme, line) => {
  context.setLineDash([r * 0.45, r * 0.4]);
  disc(context, x, y, r - line / 2, theme.paper.css, theme.stale.css);
  context.setLineDash(SOLID);
  const d = r * 0.46;
  stroke(context, x - d, y - d, x + d, y + d, x - d, y + d, x + d, y - d);
};

DRAW[STATUS.EXPANDED] = (context, x, y, r, theme) => disc(context, x, y, r, theme.expanded.css, null);

DRAW[STATUS.DUPLICATE] = (context, x, y, r, theme) => {
  disc(context, x, y, r * 0.55, theme.paper.mixed(theme.duplicate, FADED).css, null);
  context.strokeStyle = theme.duplicate.css;
  const d = r * 0.72;
  stroke(context, x - d, y + d, x + d, y - d);
};

DRAW[STATUS.CYCLE] = (context, x, y, r, theme, line) => {
  const radius = r * 0.62;
  const open = -0.2 * Math.PI;
  disc(context, x, y, radius, theme.paper.css, null);
  context.strokeStyle = theme.duplicate.css;
  context.beginPath();
  context.arc(x, y, radius, open + 0.45 * Math.PI, open + TURN);
  context.stroke();
  const tipX = x + radius * Math.cos(open);
  const tipY = y + radius * Math.sin(open);
  context.fillStyle = theme.duplicate.css;
  context.beginPath();
  context.moveTo(tipX + line * 1.5 + r * 0.22, tipY - line * 0.4);
  context.lineTo(tipX - line - r * 0.24, tipY - line * 0.4);
  context.lineTo(tipX + r * 0.06, tipY + line + r * 0.34);
  context.fill();
};

DRAW[STATUS.CUTOFF] = (context, x, y, r, theme, line) => {
  disc(context, x, y - r * 0.1, r * 0.72, theme.paper.mixed(theme.cutoff, 0.25).css, theme.cutoff.css);
  context.lineWidth = line * 1.7;
  context.lineCap = "butt";
  stroke(context, x - r * 0.95, y + r * 0.95, x + r * 0.95, y + r * 0.95);
};

DRAW[STATUS.GOAL] = (context, x, y, r, theme, line) => {
  disc(context, x, y, r * 1.15, theme.paper.css, theme.goal.css);
  disc(context, x, y, r * 1.15 - line * 1.9, theme.goal.css, null);
};

DRAW[STATUS.SUPERSEDED] = (context, x, y, r, theme) => {
  context.setLineDash([r * 0.3, r * 0.3]);
  disc(context, x, y, r * 0.6, theme.paper.css, theme.stale.css);
  context.setLineDash(SOLID);
  const d = r * 0.72;
  stroke(context, x - d, y - d, x + d, y + d, x - d, y + d, x + d, y - d);
};

DRAW[STATUS.FORGOTTEN] = (context, x, y, r, theme) => {
  context.setLineDash([0, r * 0.36]);
  disc(context, x, y, r * 0.68, theme.paper.css, theme.stale.css);
  context.setLineDash(SOLID);
  stroke(context, x - r * 0.95, y, x + r * 0.95, y);
};
