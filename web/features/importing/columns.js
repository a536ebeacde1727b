// Converts the JSON columns of a block to typed arrays, checking each number.

import { Fault, badCell } from "./fault.js";

const INFINITE = { inf: Infinity, "-inf": -Infinity };
const LONGEST_TEXT = 10_000; // characters of a state or an action, which are measured for drawing
const MOST_AT_ONCE = 2 ** 21; // cells of a column in one block

/** The ranges of the integer types. @type {[any, [number, number]][]} */
const INTEGER_RANGES = [
  [Int8Array, [-128, 127]],
  [Uint8Array, [0, 255]],
  [Int16Array, [-32_768, 32_767]],
  [Int32Array, [-(2 ** 31), 2 ** 31 - 1]],
];
const RANGES = new Map(INTEGER_RANGES);

/**
 * @param {any} written  a list, or one value for all cells
 * @param {number} count  number of cells
 * @param {any} Type  the typed array's constructor
 * @param {string} name  for error messages, like `line`
 */
export function columnOf(written, count, Type, name, line) {
  const column = new Type(count);
  const read = Type === Float64Array ? fraction : whole(...RANGES.get(Type));
  if (!Array.isArray(written)) {
    if (written === undefined) throw badCell(name, -1, line);
    const cell = read(written);
    if (cell === undefined) throw badCell(name, 0, line);
    return column.fill(cell);
  }
  if (written.length !== count) throw new Fault("length", { name, line, count, found: written.length });
  for (let at = 0; at < count; at++) {
    const cell = read(written[at]);
    if (cell === undefined) throw badCell(name, at, line);
    column[at] = cell;
  }
  return column;
}

const whole = (least, most) => (cell) =>
  Number.isInteger(cell) && cell >= least && cell <= most ? cell : undefined;

function fraction(cell) {
  if (typeof cell === "number") return cell;
  return cell === null ? NaN : INFINITE[cell];
}

/** A number of cells, read from a block. */
export function countOf(block, name, line) {
  const count = block[name];
  if (!Number.isInteger(count) || count < 0 || count > MOST_AT_ONCE) throw badCell(name, 0, line);
  return count;
}

/** A list of texts. */
export function textsOf(written, name, line) {
  if (!Array.isArray(written)) throw badCell(name, -1, line);
  return written.map((text, at) => {
    if (typeof text !== "string" && typeof text !== "number") throw badCell(name, at, line);
    if (String(text).length > LONGEST_TEXT) throw new Fault("long_text", { name, place: at, line, most: LONGEST_TEXT });
    return String(text);
  });
}
