// How large a card is for the room there is, and how much room cards want to be comfortable.

const PAD = 4;

/**
 * @typedef {object} Shape  what is in the cards
 * @property {'board'|'text'} kind
 * @property {number} [rows]
 * @property {number} [columns]
 * @property {number} letters  of the longest name; 0 for boards
 */

/** Room that makes cards comfortable: pixels per slot and per level; `closest` is where zooming in ends. */
export function comfortableRoom(shape) {
  if (shape.kind === "board") {
    const { rows, columns } = shape;
    return { kx: Math.max(92, columns * 26 + 16), dy: Math.max(116, rows * 24 + 46), closest: 170 };
  }
  const kx = Math.min(180, Math.max(104, shape.letters * 8.6 + 26));
  return { kx, dy: 100, closest: kx * 1.5 };
}

/**
 * The measures of a card, in CSS pixels: width, height, side of a tile (whole device pixels), sizes of text.
 * @param {Shape} shape
 */
export function cardSize(shape, kx, dy, ratio) {
  const between = Math.min(32, Math.max(12, dy * 0.26)); // for the edge and its action
  const height = dy - between;
  const width = kx * 0.9;
  if (shape.kind === "text") {
    const name = Math.round(Math.min(18, Math.max(9, Math.min((width - 10) / (0.55 * shape.letters), height * 0.34))));
    const note = Math.min(13, Math.max(7, Math.round(name * 0.78)));
    const foot = note + 6;
    return { width: Math.min(width, 150), height: name * 1.55 + foot, tile: 0, note, foot, name, between };
  }
  const note = Math.round(Math.min(13, Math.max(7, height * 0.145)));
  const foot = note + 4;
  const room = Math.min((width - 2 * PAD) / shape.columns, (height - foot - 2 * PAD) / shape.rows);
  const tile = Math.max(4, Math.floor(Math.min(34, room) * ratio)) / ratio;
  const cardWidth = Math.max(tile * shape.columns + 2 * PAD, Math.min(width, note * 5.6));
  return { width: cardWidth, height: tile * shape.rows + 2 * PAD + foot, tile, note, foot, name: 0, between };
}
