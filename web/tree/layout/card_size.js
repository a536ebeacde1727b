// How large a card is for the room there is, and how much room cards want to be comfortable.

const PAD = 4;
const LEGIBLE = 0.45; // of what is comfortable: digits that are at ease at 24 pixels can be read at ten
const SMALLEST = 12; // pixels of a picture's height

/**
 * @typedef {object} Shape  what is in the cards
 * @property {import("../../faces/index.js").Face} face
 * @property {number} letters  of the longest name; 0 where states are not written
 * @property {number} unit  how large the page's type is: 1 for 16 pixels. Everything comfortable grows with it
 */

/** Room that makes cards comfortable: pixels per slot and per level; `closest` is where zooming in ends. */
export function comfortableRoom({ face, letters, unit }) {
  if (face.written) {
    const kx = unit * Math.min(180, Math.max(104, letters * 8.6 + 26));
    return { kx, dy: unit * 100, closest: kx * 1.5 };
  }
  const { width, height, comfortable, most } = face.size();
  return {
    kx: unit * Math.max(92, width * comfortable + 24),
    dy: unit * Math.max(116, height * comfortable + 48),
    closest: unit * (width * Math.min(most, comfortable * 1.6) + 88),
  };
}

/** The least room in which cards can be read: their digits or letters are in type of ten pixels. */
export function legibleRoom({ face, letters, unit }) {
  if (face.written) return { kx: unit * Math.min(52, 7 * letters + 18), dy: unit * 48 };
  const { width, height, least, comfortable } = face.size();
  const side = Math.max(least, LEGIBLE * comfortable);
  return { kx: unit * Math.max(50, side * width + 14), dy: (unit * (side * height + 24)) / 0.74 };
}

/**
 * The measures of a card, in CSS pixels: width, height, those of the picture in it, sizes of text.
 * @param {Shape} shape
 */
export function cardSize({ face, letters, unit }, kx, dy, ratio) {
  const between = limited(dy * 0.26, 12, 32 * unit); // for the edge and its action
  const height = dy - between;
  const width = kx * 0.9;
  if (face.written) {
    const name = Math.round(limited(Math.min((width - 10) / (0.64 * letters), height * 0.34), 10 * unit, 18 * unit));
    const note = Math.round(limited(name * 0.78, 10 * unit, 13 * unit));
    const foot = note + 6;
    const across = Math.min(width, 150 * unit);
    return { width: across, height: name * 1.55 + foot, across: across - 10, down: name * 1.4, note, foot, between };
  }
  const note = Math.round(limited(height * 0.145, 10 * unit, 13 * unit));
  const foot = note + 4;
  const size = face.size();
  const room = Math.min((width - 2 * PAD) / size.width, (height - foot - 2 * PAD) / size.height);
  const side = Math.floor(limited(room, SMALLEST / size.height, size.most * unit) * ratio) / ratio;
  const across = side * size.width;
  const down = side * size.height;
  const wide = Math.max(across + 2 * PAD, Math.min(width, note * 5.6));
  return { width: wide, height: down + 2 * PAD + foot, across, down, note, foot, between };
}

const limited = (value, least, most) => Math.min(most, Math.max(least, value));
