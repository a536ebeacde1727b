// Near: every node a card with its board or name, g, h and f under it and the action on its edge.

import { STATUS } from "../table/codes.js";
import { cardSize } from "./card_size.js";
import { drawGlyph, isDropped, stroke } from "./glyphs.js";
import { fitted, noteOf, sizeToFit } from "./text.js";
import { drawRingOfDots } from "./rings.js";
import { tileSheet } from "./tiles.js";

const SHRUNK = 0.8; // dropped nodes
const ROOM_FOR_ALL = 66; // pixels that g, h and f need side by side to be read; with less, only the deciding one
const HOLLOW = 0;
const FILLED = 1;
const FAINT = 2;

const sheets = { whole: null, shrunk: null };
const size = { whole: null, shrunk: null };

/** Looks of cards by status, made once for a theme. */
function looksFor(theme) {
  if (theme.cards) return theme.cards;
  const { paper, ink, muted, line } = theme;
  const tint = (colour, share) => paper.mixed(colour, share).css;
  const look = (fill, rim, width, dash, style, text) => ({ fill, rim, width, dash, style, text });
  const byStatus = [];
  byStatus[STATUS.FRONTIER] = look(paper.css, theme.frontier.css, 2, null, HOLLOW, ink.css);
  byStatus[STATUS.STALE] = look(paper.css, theme.stale.css, 1.5, [5, 4], FAINT, muted.css);
  byStatus[STATUS.EXPANDED] = look(tint(theme.expanded, 0.5), theme.expanded.css, 1, null, FILLED, ink.css);
  byStatus[STATUS.DUPLICATE] = look(tint(theme.duplicate, 0.16), tint(theme.duplicate, 0.5), 1, null, FAINT, muted.css);
  byStatus[STATUS.CYCLE] = byStatus[STATUS.DUPLICATE];
  byStatus[STATUS.CUTOFF] = look(tint(theme.cutoff, 0.14), theme.cutoff.css, 1.25, null, HOLLOW, ink.css);
  byStatus[STATUS.GOAL] = look(tint(theme.goal, 0.2), theme.goal.css, 2, null, HOLLOW, ink.css);
  byStatus[STATUS.SUPERSEDED] = look(tint(theme.stale, 0.08), theme.stale.css, 1, [3, 3], FAINT, muted.css);
  byStatus[STATUS.FORGOTTEN] = look(paper.css, theme.stale.css, 1, [1, 3], FAINT, muted.css);
  const tiles = [
    { tile: paper.mixed(ink, theme.dark ? 0.13 : 0.075).css, ink: ink.css },
    { tile: theme.dark ? paper.mixed(ink, 0.04).css : paper.css, ink: ink.css },
    { tile: paper.mixed(line, 0.5).css, ink: muted.mixed(paper, 0.25).css },
  ];
  theme.cards = { byStatus, tiles };
  return theme.cards;
}

/** Half the height of a card: where edges end. */
export function halfCard(shape, camera, ratio) {
  return cardSize(shape, camera.kx, camera.dy, ratio).height / 2;
}

export function drawCards(context, scene, camera, visible, ratio) {
  const { x, y, slots, slotStatus, theme, shape } = scene;
  const { kx, tx, dy, ty } = camera;
  size.whole = cardSize(shape, kx, dy, ratio);
  size.shrunk = cardSize(shape, kx * SHRUNK, dy * SHRUNK, ratio);
  const { tiles } = looksFor(theme);
  if (shape.kind === "board") {
    sheets.whole = tileSheet(Math.round(size.whole.tile * ratio), tiles, theme.font);
    sheets.shrunk = tileSheet(Math.round(size.shrunk.tile * ratio), tiles, theme.font);
  }
  // From the bottom up, so that children that come out of their parent come out from behind it.
  for (let level = visible.end - 1; level >= visible.top; level--) {
    for (let s = visible.from[level]; s < visible.to[level]; s++) {
      const st = slotStatus[s];
      if (st !== 0) drawCard(context, scene, slots.rowOf[s], st, x[s] * kx + tx, y[s] * dy + ty, ratio);
    }
  }
}

function drawCard(context, scene, row, status, x, y, ratio) {
  const { theme, table } = scene;
  const { byStatus } = looksFor(theme);
  const look = byStatus[status];
  const dropped = isDropped(status);
  const own = dropped ? size.shrunk : size.whole;
  // A shrunk card hangs as high as the others, so that its edge and action stand in the row.
  const middle = dropped ? y - (size.whole.height - own.height) / 2 : y;
  const left = Math.round((x - own.width / 2) * ratio) / ratio;
  const top = Math.round((middle - own.height / 2) * ratio) / ratio;
  ground(context, look, left, top, own);
  if (scene.shape.kind === "board") drawBoard(context, table, row + scene.base, dropped, look, left, top, own, ratio);
  else if (scene.shape.kind === "ring") drawRing(context, scene, row, look, left, top, own);
  else drawName(context, scene, row, look, left, top, own);
  drawNote(context, scene, row, look, left, top, own);
  drawMark(context, theme, status, left, top, own);
}

function drawBoard(context, table, row, dropped, look, left, top, own, ratio) {
  const { columns } = table.traits.states;
  const inset = (own.width - own.tile * columns) / 2;
  context.setTransform(1, 0, 0, 1, 0, 0);
  const sheet = dropped ? sheets.shrunk : sheets.whole;
  sheet.stamp(
    context,
    table.cells(row),
    columns,
    look.style,
    Math.round((left + inset) * ratio),
    Math.round((top + 4) * ratio),
  );
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

function drawRing(context, scene, row, look, left, top, own) {
  const { theme, table, base } = scene;
  const colours = { lit: look.text, rim: look.text, paper: theme.paper.css };
  const inset = (own.width - own.tile) / 2;
  drawRingOfDots(context, table.cells(base + row), left + inset, top + 4, own.tile, colours, theme.font);
}

function drawName(context, scene, row, look, left, top, own) {
  const text = scene.table.label(scene.base + row);
  const room = own.width - 10;
  context.font = `650 ${own.name}px ${scene.theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = look.text;
  context.fillText(fitted(context, text, room), left + own.width / 2, top + own.name * 0.95 + 1);
}

function ground(context, look, left, top, { width, height }) {
  context.beginPath();
  context.roundRect(left, top, width, height, Math.min(7, width * 0.1));
  context.fillStyle = look.fill;
  context.fill();
  context.strokeStyle = look.rim;
  context.lineWidth = look.width;
  if (look.dash) context.setLineDash(look.dash);
  context.stroke();
  if (look.dash) context.setLineDash([]);
}

function drawNote(context, scene, row, look, left, top, own) {
  const text = noteOf(scene.table, scene.base + row, own.width < ROOM_FOR_ALL);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = look.text;
  context.font = `500 ${own.note}px ${scene.theme.font}`;
  const room = own.width - 5;
  const smaller = sizeToFit(context, text, own.note, room);
  if (smaller < 6) return;
  if (smaller < own.note) context.font = `500 ${smaller}px ${scene.theme.font}`;
  context.fillText(text, left + own.width / 2, top + own.height - own.foot * 0.32);
}

function drawMark(context, theme, status, left, top, { width, height }) {
  context.lineCap = "round";
  if (status === STATUS.DUPLICATE || status === STATUS.STALE || status === STATUS.SUPERSEDED) {
    context.strokeStyle = (status === STATUS.DUPLICATE ? theme.duplicate : theme.stale).withAlpha(0.75);
    context.lineWidth = 1.75;
    context.beginPath();
    context.moveTo(left - 3, top + height + 3);
    context.lineTo(left + width + 3, top - 3);
    if (status !== STATUS.DUPLICATE) {
      context.moveTo(left - 3, top - 3);
      context.lineTo(left + width + 3, top + height + 3);
    }
    context.stroke();
  } else if (status === STATUS.FORGOTTEN) {
    context.strokeStyle = theme.stale.withAlpha(0.75);
    context.lineWidth = 1.75;
    stroke(context, left - 4, top + height / 2, left + width + 4, top + height / 2);
  } else if (status === STATUS.CYCLE) {
    drawGlyph(context, status, left + width - 1, top + 1, Math.min(11, width * 0.2), theme);
  } else if (status === STATUS.CUTOFF) {
    context.fillStyle = theme.cutoff.css;
    context.fillRect(left - 3, top + height + 1, width + 6, 5);
  } else if (status === STATUS.GOAL) {
    context.strokeStyle = theme.goal.css;
    context.lineWidth = 2;
    context.beginPath();
    context.roundRect(left - 4, top - 4, width + 8, height + 8, 10);
    context.stroke();
  }
}
