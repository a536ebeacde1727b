// The nodes of a map: the tree's own signs, and beside them the name and the number that decides.

import { disc, drawGlyph } from "../canvas/glyphs.js";
import { noteOf } from "../canvas/notes.js";
import { widthOf } from "../canvas/text.js";
import { STATUS } from "../table/codes.js";
import { OWN } from "./pair.js";

export const NOTE_GAP = 8; // pixels between two numbers

export function drawNodes(context, form, { theme, standing }) {
  form.points.forEach(({ x, y }, place) => {
    const { r } = form;
    const status = standing.status[place];
    disc(context, x, y, r, theme.paper.css, null);
    context.lineWidth = 1.5;
    if (place === form.start) disc(context, x, y, r + 3, theme.paper.css, theme.ink.css);
    if (place === form.goal) disc(context, x, y, r + 3, theme.paper.css, theme.goal.css);
    if (status === STATUS.UNBORN) disc(context, x, y, r * 0.55, theme.paper.css, theme.muted.css);
    else drawGlyph(context, status, x, y, r, theme);
  });
}

/** The name, and below it the number of the search that is shown; of two searches each one's, in its colour. */
export function drawNames(context, form, { theme, traces }) {
  context.lineJoin = "round";
  context.lineWidth = 4;
  context.strokeStyle = theme.paper.css;
  form.labels.forEach((box, place) => {
    if (!isWritten(form, place, traces)) return;
    const { left, top, width, height } = box;
    const { x } = form.points[place];
    const aside = left > x ? "left" : left + width < x ? "right" : "center";
    context.textAlign = aside;
    context.textBaseline = "alphabetic";
    const at = aside === "left" ? left : aside === "right" ? left + width : left + width / 2;
    const write = (text, colour, x, y) => {
      context.strokeText(text, x, y);
      context.fillStyle = colour.css;
      context.fillText(text, x, y);
    };
    const notes = notesAt(place, traces, theme);
    context.font = form.nameFont;
    const share = notes.length > 0 ? 0.42 : lone(box, form.points[place]);
    write(form.names[place], notes.length === 0 ? theme.muted : theme.ink, at, top + height * share);
    context.font = form.noteFont;
    const widths = notes.map(({ text }) => widthOf(context, text) + NOTE_GAP);
    const all = widths.reduce((sum, width) => sum + width, -NOTE_GAP);
    let next = aside === "left" ? at : aside === "right" ? at - all : at - all / 2;
    context.textAlign = "left";
    notes.forEach(({ text, colour }, which) => {
      write(text, colour, next, top + height * 0.9);
      next += widths[which];
    });
  });
}

/** Where names would crowd, only those of the states where a search has been. */
const isWritten = (form, place, traces) =>
  form.labels[place] && (!form.crowded || traces.some(({ standing }) => standing.row[place] >= 0));

function notesAt(place, traces, theme) {
  const notes = traces.map(({ table, standing }, which) => ({
    text: standing.row[place] < 0 ? "" : noteOf(table, standing.row[place], true),
    colour: traces.length > 1 ? theme[OWN[which]] : theme.muted,
  }));
  return notes.filter(({ text }) => text !== "");
}

/**
 * Where there is no room for a name: only those of the nodes that one points at, has selected, or that are expanded
 * now, and of the two ends.
 */
export function drawNamesOfPointed(context, form, { theme, traces, hovered, selected, focus, cursor }) {
  context.font = form.nameFont;
  context.textBaseline = "middle";
  context.lineJoin = "round";
  context.lineWidth = 5;
  context.strokeStyle = theme.paper.css;
  context.fillStyle = theme.ink.css;
  for (const place of new Set([hovered, selected, focus, cursor, form.start, form.goal])) {
    if (place < 0 || isWritten(form, place, traces)) continue;
    const { x, y } = form.points[place];
    const leftwards = x > form.width / 2;
    context.textAlign = leftwards ? "right" : "left";
    const at = x + (leftwards ? -1 : 1) * (form.r + 6);
    context.strokeText(form.names[place], at, y);
    context.fillText(form.names[place], at, y);
  }
}

/** Where in its box a name without a number stands: at the side of its node. */
function lone({ top, height }, { y }) {
  if (top > y) return 0.42;
  return top + height < y ? 0.85 : 0.65;
}
