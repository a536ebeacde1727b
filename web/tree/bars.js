// What stands in the icicle's bars when they are large enough: a board or a name, in the middle of the part that is in
// the window, so that the path down to what one looks at can always be read.

import { STATUS } from "../table/codes.js";
import { drawGlyph, isDropped } from "./glyphs.js";
import { drawRingOfDots } from "./rings.js";
import { fitted, noteOf, widthOf } from "./text.js";
import { tileSheet } from "./tiles.js";
import { grown } from "./topology.js";

const LEAST_WIDTH = 26; // pixels, as the next two
const LEAST_HEIGHT = 13;
const LEAST_TILE = 9;
const LEAST_RING = 34;

/** One style of tile for all bars; kept with the theme. */
function stylesFor(theme) {
  theme.barTiles ??= [{ tile: theme.paper.css, ink: theme.ink.css }];
  return theme.barTiles;
}

/** Slots of the bars wide enough for a text, in level order; reused. */
let wide = new Int32Array(64);

/**
 * Fills `wide` from the roots down: below a narrow bar there are only narrower ones.
 * @returns {number} how many there are
 */
function findWide(scene, camera, visible) {
  const { x, w, slots } = scene;
  const { kx, tx, width } = camera;
  let count = 0;
  const consider = (from, to) => {
    for (let s = from; s < to; s++) {
      const left = Math.max(0, x[s] * kx + tx);
      const right = Math.min(width, (x[s] + w[s]) * kx + tx);
      if (right - left < LEAST_WIDTH) continue;
      if (count === wide.length) wide = grown(wide, count + 1, count);
      wide[count++] = s;
    }
  };
  consider(0, slots.roots);
  for (let i = 0; i < count && slots.level[wide[i]] + 1 < visible.end; i++)
    consider(slots.childStart[wide[i]], slots.childStart[wide[i] + 1]);
  return count;
}

export function drawBars(context, scene, camera, visible, ratio) {
  const { slots, slotStatus } = scene;
  if (camera.dy < LEAST_HEIGHT) return;
  const count = findWide(scene, camera, visible);
  for (let i = 0; i < count; i++) {
    const s = wide[i];
    if (slotStatus[s] !== 0 && slots.level[s] >= visible.top) drawBar(context, scene, camera, s, ratio);
  }
}

function drawBar(context, scene, camera, s, ratio) {
  const { x, w, y, slots, slotStatus, theme, shape } = scene;
  const { kx, tx, dy, ty, width } = camera;
  const row = slots.rowOf[s];
  const status = slotStatus[s];
  const left = Math.max(0, x[s] * kx + tx);
  const right = Math.min(width, (x[s] + w[s]) * kx + tx);
  // Dropped nodes fill only the upper half of their bar.
  const high = isDropped(status) ? dy / 2 : dy;
  const at = {
    x: (left + right) / 2,
    y: y[s] * dy + ty + high / 2,
    room: right - left - 6,
    size: Math.round(Math.min(15 * shape.unit, Math.max(9, dy * 0.56), high)),
    ink: status === STATUS.GOAL ? theme.goal.legible(theme.paper, theme.ink).css : theme.ink.css,
  };
  drawOutline(context, theme, status, left, y[s] * dy + ty, right - left, high);
  const tile =
    shape.kind === "board"
      ? Math.floor(Math.min(26 * shape.unit, (high - 8) / shape.rows, at.room / shape.columns) * ratio)
      : 0;
  if (shape.kind === "ring" && ringSide(high, at, shape) >= LEAST_RING) drawRing(context, scene, row, at, high);
  else if (tile >= LEAST_TILE * ratio) drawBoard(context, scene, row, at, tile, ratio);
  else drawName(context, scene, row, at);
}

/**
 * What tells statuses apart besides colour, where bars are wide: hollow ones have an outline, void ones are struck
 * through, forgotten ones levelly.
 */
function drawOutline(context, theme, status, left, top, across, high) {
  const hollow = status === STATUS.FRONTIER || status === STATUS.STALE;
  const crossed = status === STATUS.STALE || status === STATUS.SUPERSEDED;
  if (!hollow && !isDropped(status)) return;
  context.lineWidth = 2;
  context.strokeStyle = (
    status === STATUS.FRONTIER ? theme.frontier : isDropped(status) ? theme.duplicate : theme.stale
  ).css;
  context.beginPath();
  if (hollow) context.rect(left + 1, top + 1, across - 3, high - 3);
  if (status === STATUS.CYCLE) {
    drawGlyph(context, status, left + across - 11, top + 10, 7, theme);
    return;
  }
  if (status === STATUS.FORGOTTEN) {
    context.moveTo(left, top + high / 2);
    context.lineTo(left + across - 1, top + high / 2);
  } else if (!hollow || crossed) {
    context.moveTo(left, top + high - 1);
    context.lineTo(left + across - 1, top);
  }
  if (crossed) {
    context.moveTo(left, top);
    context.lineTo(left + across - 1, top + high - 1);
  }
  context.stroke();
}

const ringSide = (high, { room }, { unit }) => Math.min(90 * unit, high - 8, room);

function drawRing(context, scene, row, at, high) {
  const { theme, table, base, shape } = scene;
  const side = ringSide(high, at, shape);
  const colours = { lit: at.ink, rim: at.ink, paper: theme.paper.css };
  drawRingOfDots(context, table.cells(base + row), at.x - side / 2, at.y - side / 2, side, colours, theme.font);
}

/** `tile` is in device pixels. */
function drawBoard(context, scene, row, at, tile, ratio) {
  const { table, theme } = scene;
  const { columns, rows } = scene.shape;
  const half = (tile * columns) / 2 / ratio;
  const size = Math.min(13 * scene.shape.unit, Math.round((tile / ratio) * 0.8));
  const lines = noteOf(table, scene.base + row).split("  ");
  const noted = size >= 9 && at.room > 2 * half + size * 4;
  const middle = noted ? at.x - size * 1.6 : at.x;
  context.setTransform(1, 0, 0, 1, 0, 0);
  const top = Math.round(at.y * ratio - (tile * rows) / 2);
  tileSheet(tile, stylesFor(theme), theme.font).stamp(
    context,
    table.cells(scene.base + row),
    columns,
    0,
    Math.round((middle - half) * ratio),
    top,
  );
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (!noted) return;
  context.fillStyle = at.ink;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.font = `550 ${size}px ${theme.font}`;
  lines.forEach((line, i) =>
    context.fillText(line, middle + half + 5, at.y + (i - (lines.length - 1) / 2) * size * 1.25),
  );
}

/** A name may be cut short; half a board or ring says nothing. */
function nameIn(context, table, row, room) {
  const cells = table.cells(row);
  if (!cells) return fitted(context, table.label(row), room, 3);
  const digits = table.label(row).replaceAll(" ", "").replaceAll("/", " ");
  return widthOf(context, digits) <= room ? digits : "";
}

function drawName(context, scene, row, at) {
  context.font = `600 ${at.size}px ${scene.theme.font}`;
  const text = nameIn(context, scene.table, scene.base + row, at.room);
  if (!text) return;
  context.fillStyle = at.ink;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, at.x, at.y + 1);
}
