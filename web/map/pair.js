// Two searches in one space. Each has its own shape and color, so that color alone carries no meaning: the first
// one discs on the left, the second one squares on the right. What is expanded is filled, what is in the frontier hollow;
// in the cells of a grid the first one has the corner above, the second one the corner below.

import { disc } from "../canvas/glyphs.js";
import { LOOKS, isDropped } from "../canvas/looks.js";
import { STATUS } from "../table/codes.js";
import { drawLine, ring } from "./marks.js";

/** @type {("first"|"second")[]} their colours, by the place in `picture.traces` */
export const OWN = ["first", "second"];

/**
 * What is seen of a status where two searches share a place: 0 nothing, 1 generated and waiting, 2 expanded, or the goal.
 * @param {number} status
 */
export function stageOf(status) {
  if (status === STATUS.UNBORN || isDropped(status)) return 0;
  return LOOKS[status].hollow ? 1 : 2;
}

/** The mark of one of two searches around (x, y), as large as a disc of radius r. */
export function drawShape(context, which, x, y, r, fill, rim) {
  if (which === 0) return disc(context, x, y, r, fill, rim);
  const half = r * 0.89; // as much area as the disc
  context.beginPath();
  context.rect(x - half, y - half, 2 * half, 2 * half);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = rim;
  context.stroke();
}

/** Both paths: the first one's a line, the second one's dashes on it, so that both are seen where they go together. */
export function drawPairWays(context, { form, theme, traces }) {
  const width = form.lineWidth;
  traces.forEach(({ path }, which) => {
    if (path.length < 2) return;
    const [wide, dash] = which === 0 ? [width * 1.5, []] : [width * 0.75, [width * 1.6, width * 1.6]];
    drawLine(context, form, path, theme.paper.css, wide + 3);
    context.setLineDash(dash);
    drawLine(context, form, path, theme[OWN[which]].css, wide);
    context.setLineDash([]);
  });
}

/** Rings around what is pointed at or selected, and where the keyboard is; what is expanded now has its own shape. */
export function drawPairMarks(context, picture) {
  const { form, theme, traces, hovered, selected, cursor } = picture;
  traces.forEach(({ focus }, which) => {
    if (focus < 0) return;
    const { x, y, r } = form.markAt(focus, which);
    context.lineWidth = 6;
    drawShape(context, which, x, y, r + 3.5, "transparent", theme.paper.css);
    context.lineWidth = 3;
    drawShape(context, which, x, y, r + 3.5, "transparent", theme.accent.css);
  });
  if (hovered >= 0 && hovered !== selected) ring(context, form, hovered, theme.ink.withAlpha(0.55), 1.5, 6);
  if (selected >= 0) ring(context, form, selected, theme.selected.css, 2.5, 8);
  if (cursor < 0) return;
  ring(context, form, cursor, theme.paper.css, 4, 8);
  context.setLineDash([4, 3]);
  ring(context, form, cursor, theme.ink.css, 2, 8);
  context.setLineDash([]);
}
