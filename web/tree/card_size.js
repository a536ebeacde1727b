// How large a card is for the room there is, and how much room cards want to be comfortable.

const PAD = 4;

/**
 * @typedef {object} Shape  what is in the cards
 * @property {'board'|'ring'|'text'|'cell'} kind  as states.js has it; the last two are written
 * @property {number} [rows]
 * @property {number} [columns]
 * @property {number} [count]  of a ring
 * @property {number} letters  of the longest name; 0 where states are not written
 * @property {number} unit  how large the page's type is: 1 for 16 pixels. Everything comfortable grows with it
 */

/** Room that makes cards comfortable: pixels per slot and per level; `closest` is where zooming in ends. */
export function comfortableRoom(shape) {
  const { unit } = shape;
  if (shape.kind === "board") {
    const { rows, columns } = shape;
    return {
      kx: unit * Math.max(92, columns * 35 + 16),
      dy: unit * Math.max(116, rows * 31 + 54),
      closest: unit * 190,
    };
  }
  if (shape.kind === "ring") {
    const side = Math.min(150, Math.max(64, shape.count * 8));
    return { kx: unit * (side + 30), dy: unit * (side + 64), closest: unit * (side + 130) };
  }
  const kx = unit * Math.min(180, Math.max(104, shape.letters * 8.6 + 26));
  return { kx, dy: unit * 100, closest: kx * 1.5 };
}

/**
 * The measures of a card, in CSS pixels: width, height, side of a tile (whole device pixels) or of a ring's square,
 * sizes of text.
 * @param {Shape} shape
 */
export function cardSize(shape, kx, dy, ratio) {
  const { unit } = shape;
  const between = limited(dy * 0.26, 12, 32 * unit); // for the edge and its action
  const height = dy - between;
  const width = kx * 0.9;
  if (isWritten(shape)) {
    const name = Math.round(limited(Math.min((width - 10) / (0.64 * shape.letters), height * 0.34), 9, 18 * unit));
    const note = Math.round(limited(name * 0.78, 7, 13 * unit));
    const foot = note + 6;
    return { width: Math.min(width, 150 * unit), height: name * 1.55 + foot, tile: 0, note, foot, name, between };
  }
  const note = Math.round(limited(height * 0.145, 7, 13 * unit));
  const foot = note + 4;
  if (shape.kind === "ring") {
    const tile = limited(Math.min(width - 2 * PAD, height - foot - 2 * PAD), 12, 190 * unit);
    const across = Math.max(tile + 2 * PAD, Math.min(width, note * 5.6));
    return { width: across, height: tile + 2 * PAD + foot, tile, note, foot, name: 0, between };
  }
  const room = Math.min((width - 2 * PAD) / shape.columns, (height - foot - 2 * PAD) / shape.rows);
  const tile = Math.floor(limited(room, 4, 34 * unit) * ratio) / ratio;
  const cardWidth = Math.max(tile * shape.columns + 2 * PAD, Math.min(width, note * 5.6));
  return { width: cardWidth, height: tile * shape.rows + 2 * PAD + foot, tile, note, foot, name: 0, between };
}

/** The length of the longest name, where it is known beforehand: of the last cell of a grid; else 0. */
export const lettersKnown = ({ kind, rows, columns }) =>
  kind === "cell" ? `${columns - 1},${rows - 1}`.length : 0;

/** Does a name stand for the state? */
export const isWritten = ({ kind }) => kind === "text" || kind === "cell";

const limited = (value, least, most) => Math.min(most, Math.max(least, value));
