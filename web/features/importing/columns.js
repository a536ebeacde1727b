// The columns of a block, as JSON has them, made into typed arrays: each number is looked at once.

import { Fault, badCell } from "./fault.js";

const INFINITE = { inf: Infinity, "-inf": -Infinity };
const LONGEST_TEXT = 10_000; // characters of a state or an action: what is drawn is measured
export const MOST_AT_ONCE = 2 ** 21; // cells of a column in one block

/** Whole numbers: what each type holds. @type {[any, [number, number]][]} */
const HELD = [
  [Uint8Array, [0, 255]],
  [Int16Array, [-32_768, 32_767]],
  [Int32Array, [-(2 ** 31), 2 ** 31 - 1]],
];
const RANGES = new Map(HELD);

/**
 * @param {any} written  a list, or the one value of all cells
 * @param {number} count  of the cells
 * @param {any} Type  the typed array's constructor
 * @param {string} name  and `line`: where it stands, for the sentence
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

/** A number of cells, as a block says it. */
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
