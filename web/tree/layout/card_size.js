// The size of a card for the available room, and the room that cards need.

const PAD = 4; // around a picture
const LINE = 1.2; // of the font size
const LEGIBLE = 0.6; // of a picture's comfortable size, for pictures without digits
const SMALLEST = 12; // pixels of a picture's height
const SLOT = 100; // pixels of a slot at a font size of 16 pixels: about a name
const LEAST_SLOT = 44; // pixels of a slot with a useful card
const SMALL = 8.4; // pixels of the font on written cards in an overview
const GROWTH = 1.6; // times the comfortable font size: the limit of zooming in
const SIGN = 1.24; // times the font size: the height of a sign
const [UP, LOW] = [0.65, 0.46]; // the base line of a note above the edge: times the font size, on pictures a share of its room
const NOTE = 3.9; // times the font size: the width of “f 1000”, unless a face has longer ones
const SUM = 6; // the same of “A→B  12=2+10”

const UPRIGHT = 0.75; // times the font size: total space above and below the two lines of a written card
/** The same beside its name. */
export const SIDES = 0.6;
const CLOSE = 2; // pixels between two rows beside the text on an edge, if more rows fit
const LOWEST = 6; // pixels between two rows where three have no other room
const BARE = { search: 16, solution: 8 }; // pixels between two rows of pictures if more rows fit: edges without a text
const TIGHT = { least: 12, share: 0.8 }; // pixels between two rows in a low window, and the same in font sizes
const WIDEST = 4; // slots of a written card: longer names are truncated

/** The forms of names on written cards: whole, on two lines, with initials. */
export const [WHOLE, HALVED, INITIALS] = [0, 1, 2];

/** By how many rows a row is higher in which names have two lines: a line of any type that cardSize gives has room. */
export const TALL = 0.36;

/** The width of a card with a picture, in slots; its neighbours are 1 apart. */
export const UNIFORM = 0.9;

/**
 * @typedef {object} Shape  the content of the cards
 * @property {import("../../faces/index.js").Face} face
 * @property {number} unit   scale of the font size: 1 for 16 pixels
 * @property {number} [comfort]  the same, to which comfortable sizes grow: more than `unit` in a lecture hall
 * @property {number} least  pixels of the smallest legible font
 * @property {boolean} [parts]  whether a note has g, h and f
 * @property {number} [lines]  of a written card, two if not given: its name, its number, and that number's parts; one: name and number
 */

/** Room for comfortable cards: pixels per slot and per level; `closest` is the limit of zooming in. */
export function comfortableRoom(shape) {
  const { face, unit, comfort = unit } = shape;
  if (face.written) return { kx: comfort * SLOT, dy: comfort * 138, closest: unit * SLOT * GROWTH };
  const { width, height, comfortable, most } = face.size();
  const least = legibleRoom(shape);
  return {
    kx: Math.max(least.kx, comfort * Math.max(92, width * comfortable + 24)),
    dy: Math.max(least.dy, comfort * Math.max(116, height * comfortable + 60)),
    closest: comfort * (width * Math.min(most, comfortable * GROWTH) + 88),
  };
}

/** The smallest room in which cards are legible; `close`, `tight`, `ending`, `lowest`: a level's pixels if more rows fit, in low windows, at the solution, and at least. */
export function legibleRoom({ face, least, lines = 2, parts = false }) {
  const height = legibleHeight({ face, least, lines });
  const rows = { dy: height + edgeRoom(least), lowest: height + LOWEST };
  const tight = height + (face.written ? tightRoom(least) : BARE.search); // the text on an edge is then on the card
  const ending = face.written && lines > 1 ? tight : height + BARE.solution;
  if (face.written) return { kx: (least * SLOT) / 16, close: height + least + CLOSE, tight, ending, ...rows };
  const across = Math.max(legibleSide(face, least) * face.size().width + 2 * PAD, least * noteOf(face, parts));
  return { kx: across / UNIFORM, close: tight, tight, ending, ...rows };
}

const noteOf = (face, parts) => (parts ? (face.size().sum ?? SUM) : (face.size().note ?? NOTE));

function legibleHeight({ face, least, lines = 2 }) {
  if (face.written) return writtenHeight(least, lines);
  return legibleSide(face, least) * face.size().height + 2 * PAD + footOf(least);
}

/** Whether a card of this size (as of cardSize) is legible. */
export function isLegible({ face, least }, { type, down }) {
  return type >= least - 0.25 && (face.written || down >= (legibleSide(face, least) - 1) * face.size().height);
}

/** Pixels of a picture's unit below which it is illegible. */
function legibleSide(face, least) {
  const { least: smallest, comfortable, type } = face.size();
  return Math.max(smallest, type ? least / type : LEGIBLE * comfortable * Math.max(1, least / 12));
}

/** The width of a written card, in slots. @param {number} width  of its text at a font size of 16 pixels */
export const spanOf = (width) => Math.min(WIDEST, (width + 16 * SIDES) / SLOT);

/** The room for the text in a written card. */
export const textRoom = (width, type) => width - 0.2 * type;

/** The font size of the parts of a number, in that of the number. */
export const PARTS = 0.9; // 16 pixels in a lecture

export const lineOf = (type) => LINE * type;
const writtenHeight = (type, lines = 2) => type * (lines * LINE + UPRIGHT);
const tightRoom = (type) => Math.max(TIGHT.least, TIGHT.share * type); // an edge can be seen in it
const edgeRoom = (type) => type + 10; // between two rows of cards, for the texts on edges
const footOf = (note) => note + 2;

/** Whether there is room for cards instead of signs. */
export function holdsCards(shape, kx, dy) {
  if (!shape.face.written) return Math.min(kx, dy * 0.9) >= LEAST_SLOT;
  return 16 * kx >= SMALL * SLOT && dy >= writtenHeight(SMALL, shape.lines) + 4;
}

/**
 * The measures of a card, in CSS pixels: height, font size of its name and note (`type`), those of the picture, and from
 * its lower edge up to the base lines of the note (`up`) and of its last line. The width of a written card depends on its
 * name; this is the width that fills a slot.
 * @param {Shape} shape
 */
export function cardSize({ face, unit, comfort = unit, least, lines = 2, parts = false }, kx, dy, ratio) {
  const width = kx * UNIFORM;
  if (face.written) {
    const edge = Math.min(edgeRoom(least), Math.max(LOWEST, dy - writtenHeight(least, lines)));
    const room = Math.min((16 * kx) / SLOT, (dy - edge) / writtenHeight(1, lines), 16 * unit * GROWTH);
    const type = Math.floor(Math.max(room, SMALL) * 4) / 4;
    const height = writtenHeight(type, lines);
    const [foot, up, last] = [type * LINE * (lines - 1), type * (UP + LINE * Math.max(0, lines - 2)), type * UP];
    return { width, height, across: width, down: type * LINE, type, foot, up, last, between: dy - height };
  }
  const spare = Math.max(LOWEST, dy - legibleHeight({ face, least }));
  const between = Math.min(spare, limited(dy * 0.26, Math.min(12, least), 32 * unit)); // for the edge and its action
  const type = Math.round(limited((dy - between) * 0.145, least, Math.max(least, 14 * unit)));
  const foot = footOf(type);
  const size = face.size();
  const room = Math.min((width - 2 * PAD) / size.width, (dy - between - foot - 2 * PAD) / size.height);
  const side = Math.floor(limited(room, SMALLEST / size.height, size.most * comfort) * ratio) / ratio;
  const across = side * size.width;
  const down = side * size.height;
  const wide = Math.max(across + 2 * PAD, Math.min(width, type * noteOf(face, parts)));
  return { width: wide, height: down + 2 * PAD + foot, across, down, type, foot, up: foot * LOW, last: foot * LOW, between };
}

/** The font size of a sign for nodes that are left out, and its height, in CSS pixels. @param {Shape} shape */
export function signSize({ least, unit }) {
  const type = Math.max(least, Math.round(12 * unit));
  return { type, height: type * SIGN };
}

const limited = (value, least, most) => Math.min(most, Math.max(least, value));
