// How large a card is for the room there is, and how much room cards want to be comfortable.

import { numberText } from "./text.js";

const PAD = 4;

/** Room that makes cards comfortable: pixels per slot and per level; `closest` is where zooming in ends. */
export function comfortableRoom(shape, longestName) {
  if (shape.kind === "board") {
    const { rows, columns } = shape;
    return { kx: Math.max(92, columns * 26 + 16), dy: Math.max(116, rows * 24 + 46), closest: 170 };
  }
  const kx = Math.min(176, Math.max(88, longestName * 8.2 + 34));
  return { kx, dy: 92, closest: kx * 1.6 };
}

/**
 * The measures of a card, in CSS pixels: width, height, side of a tile (whole device pixels), sizes of text.
 * @param {{kind: string, rows?: number, columns?: number}} shape  of the states
 */
export function cardSize(shape, kx, dy, ratio) {
  const between = Math.min(32, Math.max(12, dy * 0.24)); // for the edge and its action
  const height = dy - between;
  const width = kx * 0.9;
  const note = Math.round(Math.min(13, Math.max(7, height * 0.145)));
  const foot = note + 4;
  if (shape.kind === "board") {
    const room = Math.min((width - 2 * PAD) / shape.columns, (height - foot - 2 * PAD) / shape.rows);
    const tile = Math.max(4, Math.floor(Math.min(34, room) * ratio)) / ratio;
    const cardWidth = Math.max(tile * shape.columns + 2 * PAD, Math.min(width, note * 5.6));
    return { width: cardWidth, height: tile * shape.rows + 2 * PAD + foot, tile, note, foot, name: 0, between };
  }
  const name = Math.round(Math.min(17, Math.max(9, Math.min(kx * 0.13, height * 0.3))));
  return { width, height: name * 1.5 + foot + PAD, tile: 0, note, foot, name, between };
}

/** What stands under a card: the numbers that the algorithm uses, each with its letter. */
export function noteOf(table, row) {
  const cell = row - table.firstRow;
  const { g, h, priority } = table.columns;
  if (Number.isNaN(h[cell])) return `g ${numberText(g[cell])}`;
  return `g ${numberText(g[cell])}  h ${numberText(h[cell])}  f ${numberText(priority[cell])}`;
}
