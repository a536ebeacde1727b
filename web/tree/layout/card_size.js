// How large a card is for the room there is, and how much room cards want to be comfortable.

const PAD = 4; // around a picture
const LINE = 1.2; // of the type
const LEGIBLE = 0.45; // of a picture's comfortable size, where it has no digits that say how large it must be
const SMALLEST = 12; // pixels of a picture's height
const SLOT = 100; // pixels of a slot at the page's type of 16 pixels: about a name
const LEAST_SLOT = 44; // pixels of a slot in which a card still says something
const SMALL = 0.7; // times the least type that can be read: what is written on a written card in an overview
const GROWTH = 1.6; // times the comfortable type: zooming in ends there
const NOTE = 3.9; // times the type: the width of “f 1000”

const UPRIGHT = 0.75; // times the type: above and below the two lines of a written card, together
const SIDES = 0.85; // the same beside its name
const WIDEST = 4; // slots of a written card: longer names are cut short

/** The width of a card that holds a picture, in slots; its neighbours are 1 apart. */
export const UNIFORM = 0.9;

/**
 * @typedef {object} Shape  what is in the cards
 * @property {import("../../faces/index.js").Face} face
 * @property {number} unit   how large the drawing's type is: 1 for 16 pixels. Everything comfortable grows with it
 * @property {number} least  pixels of the smallest type that can be read
 */

/** Room that makes cards comfortable: pixels per slot and per level; `closest` is where zooming in ends. */
export function comfortableRoom({ face, unit }) {
  if (face.written) return { kx: unit * SLOT, dy: unit * 138, closest: unit * SLOT * GROWTH };
  const { width, height, comfortable, most } = face.size();
  return {
    kx: unit * Math.max(92, width * comfortable + 24),
    dy: unit * Math.max(116, height * comfortable + 60),
    closest: unit * (width * Math.min(most, comfortable * GROWTH) + 88),
  };
}

/** The least room in which cards can be read. */
export function legibleRoom({ face, unit, least }) {
  if (face.written) return { kx: (least * SLOT) / 16, dy: writtenHeight(least) + edgeRoom(least) };
  const { width, height } = face.size();
  const side = legibleSide(face, unit, least);
  const across = Math.max(side * width + 2 * PAD, least * NOTE);
  return { kx: across / UNIFORM, dy: side * height + 2 * PAD + footOf(least) + edgeRoom(least) };
}

/** Pixels of a picture's unit below which it cannot be read. */
export function legibleSide(face, unit, least) {
  const { least: smallest, comfortable, type } = face.size();
  return Math.max(smallest, type ? least / type : LEGIBLE * comfortable * Math.max(1, Math.min(unit, least / 12)));
}

/** The width of a written card, in slots. @param {number} width  of its text in type of 16 pixels */
export const spanOf = (width) => Math.min(WIDEST, (width + 16 * SIDES) / SLOT);

/** The room for the text in a written card. */
export const textRoom = (width, type) => width - (SIDES - 0.25) * type;

const writtenHeight = (type) => type * (2 * LINE + UPRIGHT);
const edgeRoom = (type) => type + 12; // between two rows of cards, for what the edges say
const footOf = (note) => note + 6;

/**
 * A small card without a number, in the least size that can be read.
 * @param {Shape} shape
 * @param {number} type
 * @param {number} text  the width of its name in type of 16 pixels, where states are written
 */
export function chipSize({ face, unit, least }, type, text) {
  if (face.written) return { width: (text / 16 + SIDES) * type, height: type * (LINE + UPRIGHT), across: 0, down: 0 };
  const { width, height } = face.size();
  const side = legibleSide(face, unit, least);
  const [across, down] = [side * width, side * height];
  return { width: across + 2 * PAD, height: down + 2 * PAD, across, down };
}

/** The same with its number, of which `text` is the width if that is wider. The measures are those of cardSize. @param {Shape} shape */
export function smallCard(shape, type, text) {
  const { width, height, across, down } = chipSize(shape, type, text);
  const foot = shape.face.written ? type * LINE : footOf(type);
  const wide = shape.face.written ? width : Math.max(width, type * NOTE);
  return { width: wide, height: height + foot, across, down: down || type * LINE, type, foot };
}

/** Whether there is room for cards, rather than for signs. */
export function holdsCards(shape, kx, dy) {
  if (!shape.face.written) return Math.min(kx, dy * 0.9) >= LEAST_SLOT;
  const type = shape.least * SMALL;
  return 16 * kx >= type * SLOT && dy >= writtenHeight(type) + 4;
}

/**
 * The measures of a card, in CSS pixels: height, `type` of its name and note, those of the picture in it. Its width; of
 * a written card, whose name says how wide it is, that of a card as wide as a slot allows.
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
