// The nodes of a map: the signs of the tree, with the name and the deciding number beside them.

import { disc, drawGlyph } from "../canvas/glyphs.js";
import { widthOf } from "../canvas/text.js";
import { LOOKS } from "../canvas/status_styles.js";
import { STATUS } from "../table/codes.js";
import { drawShape, stageOf } from "./pair.js";
import { partOf } from "./labels.js";
import { BETWEEN, LINE, halves, nameFont, noteFont, relabelled } from "./map_labels.js";
import { isWritten, noteAt } from "./map_notes.js";

const CHIP = 2; // pixels of a chip on both sides of its text

/** Those that a search from the goal has reached are squares in its colour; around the sign of the other search's node. */
export function drawNodes(context, form, { theme, traces: [{ standing }] }) {
  form.points.forEach(({ x, y }, place) => {
    const { r } = form;
    const status = standing.status[place];
    disc(context, x, y, r, theme.paper.css, null);
    context.lineWidth = 1.5;
    if (place === form.start) disc(context, x, y, r + 3, theme.paper.css, theme.ink.css);
    if (form.goals.has(place)) disc(context, x, y, r + 3, theme.paper.css, theme.goal.css);
    if (status === STATUS.UNBORN) return disc(context, x, y, r * 0.55, theme.paper.css, theme.muted.css);
    const [ahead, back] = standing.sidesAt(place);
    const hasRoom = LOOKS[status].mark !== "foot" || !form.goals.has(place); // within the ring
    if (back < 0) return drawGlyph(context, status, x, y, hasRoom ? r : 0.75 * r, theme);
    const [one, other] = [ahead, back].map((row) => (row < 0 ? status : standing.table.status(row, standing.t)));
    const [size, line] = ahead < 0 ? [r, 1.5] : [r * 1.25, 2.5];
    context.lineWidth = line;
    drawShape(context, 1, x, y, size, stageOf(other) === 1 ? theme.paper.css : theme.cutoff.css, theme.cutoff.css);
    if (ahead < 0) return;
    disc(context, x, y, r * 0.85, theme.paper.css, null);
    drawGlyph(context, one, x, y, r * 0.7, theme);
  });
}

/** The names now, each with its place and its note: both path costs where both directions of a search have been. */
export function namesNow(context, form, traces) {
  const labels = [...form.labels];
  return labels.flatMap((label, place) => {
    if (!isWritten(form, place, traces)) return [];
    const both = noteAt(form, place, traces);
    const rooms = both.includes("+") ? [true, false].map((beside) => relabelled(context, { ...form, labels }, place, both, beside)) : [];
    const found = rooms.filter(({ conflicts }) => conflicts === 0).sort((one, other) => one.cost - other.cost)[0];
    labels[place] = found ?? label;
    return [{ place, label: labels[place], note: found ? both : form.noted ? noteAt(form, place, traces, false) : "" }];
  });
}

/** The opaque grounds of the names. */
export function drawGrounds(context, form, { theme }, names) {
  for (const { place, label, note } of names) drawGround(context, rowsOf(context, form, place, label, note), theme);
}

/** The name, with the number beside or below it, grey for unreached states; the search's edges pass beneath its letters. */
export function drawNames(context, form, { theme, traces }, names) {
  for (const { place, label, note } of names) drawLabel(context, form, place, label, note, theme, traces);
}

/** The rows of a label: pieces of text with their fonts, the width of each row, the box around them, and where each is. */
function rowsOf(context, form, place, label, note) {
  const [named, noted] = [nameFont(form.type, form.font), noteFont(form.type, form.font)];
  const names = (label.lines === "wrapped" ? halves(form.names[place]) : [form.names[place]]).map((text) => [[text, named]]);
  const rows = note === "" ? names : label.lines === "one" ? [[...names[0], [note, noted]]] : [...names, [[note, noted]]];
  const each = LINE * form.type;
  const widths = rows.map((row) => row.reduce((sum, [text, font]) => sum + BETWEEN + measured(context, text, font), -BETWEEN));
  const boxOf = (width, height) => partOf(label, form.points[place].y, { width, height });
  const box = boxOf(Math.max(...widths), rows.length * each);
  return { rows, each, box, leftOf: (row) => boxOf(widths[row], 0).left };
}

function drawGround(context, { box: { left, top, width, height } }, theme) {
  context.fillStyle = theme.paper.css;
  context.beginPath();
  context.roundRect(left - CHIP, top, width + 2 * CHIP, height, 3);
  context.fill();
}

function drawLabel(context, form, place, label, note, theme, traces) {
  const { rows, each, box, leftOf } = rowsOf(context, form, place, label, note);
  const reached = traces.some(({ standing }) => standing.row[place] >= 0);
  Object.assign(context, { textBaseline: "middle", textAlign: "left", lineJoin: "round", lineWidth: 2 * CHIP, strokeStyle: theme.paper.css });
  context.fillStyle = (reached ? theme.ink : theme.muted).css;
  rows.forEach((row, at) => {
    let x = leftOf(at);
    const y = box.top + (at + 0.5) * each;
    for (const [text, font] of row) {
      context.font = font;
      context.strokeText(text, x, y);
      context.fillText(text, x, y);
      x += widthOf(context, text) + BETWEEN;
    }
  });
}

function measured(context, text, font) {
  context.font = font;
  return widthOf(context, text);
}

/** Names without a regular place: of both ends, of nodes that are hovered or selected; in a map with names, of the current one. */
export function drawNamesOfPointed(context, form, { theme, traces, hovered, selected, cursor }) {
  for (const place of new Set([form.start, form.goal, form.named ? traces[0].focus : -1, hovered, selected, cursor])) {
    if (place < 0 || isWritten(form, place, traces)) continue;
    form.asked[place] ??= relabelled(context, form, place, "");
    drawGround(context, rowsOf(context, form, place, form.asked[place], ""), theme);
    drawLabel(context, form, place, form.asked[place], "", theme, traces);
  }
}
