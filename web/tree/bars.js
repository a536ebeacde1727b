// What stands in the icicle's bars when they are large enough: a board or a name, in the middle of the part that is in
// the window, so that the path down to what one looks at can always be read.

import { STATUS } from "../table/codes.js";
import { noteOf } from "./card_size.js";
import { fitted, widthOf } from "./text.js";
import { TileSheet } from "./tiles.js";

const LEAST_WIDTH = 26;
const LEAST_HEIGHT = 13;

const sheet = new TileSheet();

function stylesFor(theme) {
  theme.barTiles ??= [{ tile: theme.paper.css, ink: theme.ink.css }];
  return theme.barTiles;
}

export function drawBars(context, scene, camera, window, ratio) {
  const { x, w, y, slots, status, theme, table } = scene;
  const { kx, tx, dy, ty, width } = camera;
  if (dy < LEAST_HEIGHT) return;
  const shape = table.traits.states;
  const size = Math.round(Math.min(15, Math.max(9, dy * 0.42)));
  const tile = shape.kind === "board" ? Math.floor(Math.min(24, (dy - 10) / shape.rows) * ratio) / ratio : 0;
  const boards = tile >= 7;
  if (boards) sheet.prepare(Math.round(tile * ratio), stylesFor(theme), theme.font);
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (let level = window.top; level < window.end; level++) {
    for (let s = window.from[level]; s < window.to[level]; s++) {
      const row = slots.rowOf[s];
      const st = status[row];
      const left = Math.max(0, x[s] * kx + tx);
      const right = Math.min(width, (x[s] + w[s]) * kx + tx);
      if (st === 0 || right - left < LEAST_WIDTH) continue;
      const at = { x: (left + right) / 2, y: (y[s] + 0.5) * dy + ty, room: right - left - 6, size, tile };
      if (boards && at.room >= tile * shape.columns) drawBoard(context, scene, row, at, ratio);
      else drawName(context, scene, row, st, at);
    }
  }
}

function drawBoard(context, scene, row, at, ratio) {
  const { table, theme } = scene;
  const { columns, rows } = table.traits.states;
  const half = (at.tile * columns) / 2;
  const note = at.room > at.tile * columns + 40 ? noteOf(table, scene.base + row) : "";
  const middle = note ? at.x - 20 : at.x;
  context.setTransform(1, 0, 0, 1, 0, 0);
  const left = Math.round((middle - half) * ratio);
  sheet.stamp(context, table.cells(scene.base + row), columns, 0, left, Math.round((at.y - (at.tile * rows) / 2) * ratio));
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  if (!note) return;
  context.fillStyle = theme.ink.css;
  context.textAlign = "left";
  context.font = `600 ${Math.min(12, at.tile)}px ${theme.font}`;
  const lines = note.split("  ");
  lines.forEach((line, i) => context.fillText(line, middle + half + 6, at.y + (i - (lines.length - 1) / 2) * Math.min(14, at.tile * 1.1)));
  context.textAlign = "center";
}

/** A name may be cut short; half a board says nothing. */
function nameIn(context, table, row, room) {
  const cells = table.cells(row);
  if (!cells) return fitted(context, table.label(row), room, 3);
  const digits = table.label(row).replaceAll(" ", "").replaceAll("/", " ");
  return widthOf(context, digits) <= room ? digits : "";
}

function drawName(context, scene, row, status, at) {
  const { table, theme } = scene;
  context.font = `600 ${at.size}px ${theme.font}`;
  const text = nameIn(context, table, scene.base + row, at.room);
  context.fillStyle = scene.onPath(row) || status === STATUS.GOAL ? theme.path.legible(theme.paper, theme.ink).css : theme.ink.css;
  if (text) context.fillText(text, at.x, at.y + 1);
}
