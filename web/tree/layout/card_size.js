// The size of a card for the available room, and the room that cards need.

const PAD = 4; // around a picture
const LINE = 1.2; // of the font size
const LEGIBLE = 0.45; // of a picture's comfortable size, for pictures without digits
const SMALLEST = 12; // pixels of a picture's height
const SLOT = 100; // pixels of a slot at a font size of 16 pixels: about a name
const LEAST_SLOT = 44; // pixels of a slot with a useful card
const SMALL = 0.7; // times the smallest legible font size: the font size on written cards in an overview
const GROWTH = 1.6; // times the comfortable font size: the limit of zooming in
const NOTE = 3.9; // times the font size: the width of “f 1000”

const UPRIGHT = 0.75; // times the font size: total space above and below the two lines of a written card
const SIDES = 0.85; // the same beside its name
const WIDEST = 4; // slots of a written card: longer names are truncated

/** The width of a card with a picture, in slots; its neighbours are 1 apart. */
export const UNIFORM = 0.9;

/**
 * @typedef {object} Shape  the content of the cards
 * @property {import("../../faces/index.js").Face} face
 * @property {number} unit   scale of the font size: 1 for 16 pixels. Comfortable sizes grow with it
 * @property {number} least  pixels of the smallest legible font
 */

/** Room for comfortable cards: pixels per slot and per level; `closest` is the limit of zooming in. */
export function comfortableRoom({ face, unit }) {
  if (face.written) return { kx: unit * SLOT, dy: unit * 138, closest: unit * SLOT * GROWTH };
  const { width, height, comfortable, most } = face.size();
  return {
    kx: unit * Math.max(92, width * comfortable + 24),
    dy: unit * Math.max(116, height * comfortable + 60),
    closest: unit * (width * Math.min(most, comfortable * GROWTH) + 88),
  };
}

/** The smallest room in which cards are legible. */
export function legibleRoom({ face, unit, least }) {
  if (face.written) return { kx: (least * SLOT) / 16, dy: writtenHeight(least) + edgeRoom(least) };
  const { width, height } = face.size();
  const side = legibleSide(face, unit, least);
  const across = Math.max(side * width + 2 * PAD, least * NOTE);
  return { kx: across / UNIFORM, dy: side * height + 2 * PAD + footOf(least) + edgeRoom(least) };
}

/** Pixels of a picture's unit below which it is illegible. */
export function legibleSide(face, unit, least) {
  const { least: smallest, comfortable, type } = face.size();
  return Math.max(smallest, type ? least / type : LEGIBLE * comfortable * Math.max(1, Math.min(unit, least / 12)));
}

/** The width of a written card, in slots. @param {number} width  of its text at a font size of 16 pixels */
export const spanOf = (width) => Math.min(WIDEST, (width + 16 * SIDES) / SLOT);

/** The room for the text in a written card. */
export const textRoom = (width, type) => width - (SIDES - 0.25) * type;

const writtenHeight = (type) => type * (2 * LINE + UPRIGHT);
const edgeRoom = (type) => type + 12; // between two rows of cards, for the texts on edges
const footOf = (note) => note + 6;

/**
 * A small card without a number, in the smallest legible size.
 * @param {Shape} shape
 * @param {number} type
 * @param {number} text  the width of its name at a font size of 16 pixels, for written states
 */
export function chipSize({ face, unit, least }, type, text) {
  if (face.written) return { width: (text / 16 + SIDES) * type, height: type * (LINE + UPRIGHT), across: 0, down: 0 };
  const { width, height } = face.size();
  const side = legibleSide(face, unit, least);
  const [across, down] = [side * width, side * height];
  return { width: across + 2 * PAD, height: down + 2 * PAD, across, down };
}

/**
 * The same with its number; `text` is the width of the wider of both. Measures as in cardSize.
 * @param {Shape} shape
 */
export function smallCard(shape, type, text) {
  const { width, height, across, down } = chipSize(shape, type, text);
  const foot = shape.face.written ? type * LINE : footOf(type);
  const wide = shape.face.written ? width : Math.max(width, type * NOTE);
  return { width: wide, height: height + foot, across, down: down || type * LINE, type, foot };
}

/** Whether there is room for cards instead of signs. */
export function holdsCards(shape, kx, dy) {
  if (!shape.face.written) return Math.min(kx, dy * 0.9) >= LEAST_SLOT;
  const type = shape.least * SMALL;
  return 16 * kx >= type * SLOT && dy >= writtenHeight(type) + 4;
}

/**
 * The measures of a card, in CSS pixels: height, font size of its name and note (`type`), those of the picture. The
 * width of a written card depends on its name; this is the width that fills a slot.
 * @param {Shape} shape
 */
export function cardSize({ face, unit, least }, kx, dy, ratio) {
  const width = kx * UNIFORM;
  if (face.written) {
    const room = Math.min((16 * kx) / SLOT, (dy - edgeRoom(least)) / (2 * LINE + UPRIGHT), 16 * unit * GROWTH);
    const type = Math.floor(Math.max(room, least * SMALL) * 4) / 4;
    const height = writtenHeight(type);
    return { width, height, across: width, down: type * LINE, type, foot: type * LINE, between: dy - height };
  }
  const between = limited(dy * 0.26, Math.min(12, least), 32 * unit); // for the edge and its action
  const type = Math.round(limited((dy - between) * 0.145, least, Math.max(least, 14 * unit)));
  const foot = footOf(type);
  const size = face.size();
  const room = Math.min((width - 2 * PAD) / size.width, (dy - between - foot - 2 * PAD) / size.height);
  const side = Math.floor(limited(room, SMALLEST / size.height, size.most * unit) * ratio) / ratio;
  const across = side * size.width;
  const down = side * size.height;
  const wide = Math.max(across + 2 * PAD, Math.min(width, type * NOTE));
  return { width: wide, height: down + 2 * PAD + foot, across, down, type, foot, between };
}

const limited = (value, least, most) => Math.min(most, Math.max(least, value));
