// Two searches in one space. They differ in shape as well as colour: the first one has discs on the left, the second
// one squares on the right. Expanded ones are filled, those in the frontier hollow, others have no mark. In the cells of
// a grid the first search has the upper corner, the second one the lower corner.

import { disc } from "../canvas/glyphs.js";
import { LOOKS, isDropped } from "../canvas/status_styles.js";
import { STATUS } from "../table/codes.js";
import { drawLine, ring, ringCursor } from "./marks.js";

/** @type {("first"|"second")[]} their colours, by index in `picture.traces` */
export const COLOURS = ["first", "second"];

/**
 * The visible form of a status where two searches share a place: 0 none, 1 in the frontier, 2 expanded or the goal.
 * @param {number} status
 */
export function stageOf(status) {
  if (status === STATUS.UNBORN || status === STATUS.CUTOFF || isDropped(status)) return 0;
  return LOOKS[status].hollow ? 1 : 2;
}

/** The mark of one of two searches centred at (x, y), as large as a disc of radius r. */
export function drawShape(context, which, x, y, r, fill, rim) {
  if (which === 0) return disc(context, x, y, r, fill, rim);
  const half = r * 0.89; // the same area as the disc
  context.beginPath();
  context.rect(x - half, y - half, 2 * half, 2 * half);
  context.fillStyle = fill;
  context.fill();
  context.strokeStyle = rim;
  context.stroke();
}

/** Both paths: a line for the first search, dashes on it for the second, visible even where they coincide. */
export function drawPairWays(context, { form, theme, traces }) {
  const { lineWidth: width } = form, [wide, narrow] = [width * 1.5, width * 0.75];
  const [first, second] = traces.map(({ path }) => (path.length < 2 ? null : path));
  if (second) drawLine(context, form, second, theme.paper.css, narrow + 3);
  if (first) drawLine(context, form, first, theme.paper.css, wide + 3);
  if (first) drawLine(context, form, first, theme.first.css, wide);
  if (!second) return;
  context.setLineDash([width * 1.6, width * 1.6]);
  drawLine(context, form, second, theme.second.css, narrow);
  context.setLineDash([]);
}

/** Rings around the hovered and selected place and at the keyboard cursor; the current nodes have their own shapes. */
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
  ringCursor(context, form, theme, cursor, 8);
}
