// The order in which frontier entries are expanded: by priority, and for equal ones by the trait `tie`.

/**
 * Sorts rows by a number each, ascending and stable (radix sort: at most four passes, one for each 16 bits in which the
 * numbers differ).
 * @param {Int32Array} rows
 * @param {(row: number) => number} key
 * @returns {Int32Array} a new array
 */
export function sortedBy(rows, key) {
  const count = rows.length;
  const keys = new Float64Array(count);
  let ascending = true;
  for (let at = 0; at < count; at++) {
    keys[at] = key(rows[at]) + 0; // + 0 makes -0 a 0
    if (keys[at] < keys[at - 1]) ascending = false;
  }
  if (ascending && !Number.isNaN(keys[0])) return rows.slice(); // all of them are NaN, or none
  const digits = new Uint16Array(keys.buffer); // little-endian, like every machine with a browser
  makeComparable(digits);
  let from = new Uint32Array(count);
  let to = new Uint32Array(count);
  for (let at = 0; at < count; at++) from[at] = at;
  for (let digit = 0; digit < 4; digit++) {
    if (pass(digits, digit, from, to)) [from, to] = [to, from];
  }
  const sorted = new Int32Array(count);
  for (let at = 0; at < count; at++) sorted[at] = rows[from[at]];
  return sorted;
}

/** Turns the bits of doubles into unsigned numbers of the same order. */
function makeComparable(digits) {
  for (let at = 3; at < digits.length; at += 4) {
    if (digits[at] & 0x8000) for (let digit = at - 3; digit <= at; digit++) digits[digit] ^= 0xffff;
    else digits[at] ^= 0x8000;
  }
}

/** One counting pass over one digit. @returns {boolean} false if all have the same digit, so that nothing was moved */
function pass(digits, digit, from, to) {
  let least = 0xffff;
  let most = 0;
  for (let at = digit; at < digits.length; at += 4) {
    if (digits[at] < least) least = digits[at];
    if (digits[at] > most) most = digits[at];
  }
  if (least >= most) return false;
  const starts = new Uint32Array(most - least + 2);
  for (let at = digit; at < digits.length; at += 4) starts[digits[at] - least + 1]++;
  for (let at = 1; at < starts.length; at++) starts[at] += starts[at - 1];
  for (let at = 0; at < from.length; at++) to[starts[digits[4 * from[at] + digit] - least]++] = from[at];
  return true;
}

/** For ways to break ties, a number in the cell of a row that is lower for entries which are expanded earlier. */
const TIES = {
  lifo: (_columns, cell) => -cell,
  "low-h": ({ h }, cell) => h[cell],
  "high-g": ({ g }, cell) => -g[cell],
  deepest: ({ depth }, cell) => -depth[cell],
};

/** Whether a row is expanded before another one of the same state. @returns {boolean} */
export function isBefore(row, other, { columns, firstRow, traits }) {
  const by = (key) => key(columns, row - firstRow) - key(columns, other - firstRow);
  return (by(({ priority }, cell) => priority[cell]) || by(TIES[traits.tie] ?? (() => 0)) || row - other) < 0;
}

/**
 * @param {Int32Array} rows  ascending
 * @param {import("./columns/rows.js").Rows} table
 * @param {import("./columns/states.js").States} states
 * @param {'fifo'|'lifo'|'low-h'|'high-g'|'state'|'deepest'} tie  remaining ties are first in, first out
 * @returns {Int32Array} the rows in the order of expansion
 */
export function inExpansionOrder(rows, { first, arrays }, states, tie) {
  const { priority, state } = arrays;
  let sorted = rows;
  if (tie === "lifo") sorted = rows.slice().reverse();
  else if (tie === "state") sorted = sortedByState(rows, (row) => state[row - first], states);
  else if (TIES[tie]) sorted = sortedBy(rows, (row) => TIES[tie](arrays, row - first));
  return sortedBy(sorted, (row) => priority[row - first]);
}

/** Boards cell by cell, six cells packed into one number; names as texts, lists of numbers number by number. */
function sortedByState(rows, stateOf, states) {
  if (!states.hasCells) {
    const parts = new Map();
    const partsOf = (row) => {
      const state = stateOf(row);
      if (!parts.has(state)) parts.set(state, comparable(states.label(state)));
      return parts.get(state);
    };
    return rows.slice().sort((one, other) => compare(partsOf(one), partsOf(other)) || one - other);
  }
  const cells = states.allCells;
  let sorted = rows;
  for (let end = states.size; end > 0; end -= 6) {
    sorted = sortedBy(sorted, (row) => {
      const start = (stateOf(row) - states.first) * states.size;
      let packed = 0;
      for (let at = start + Math.max(0, end - 6); at < start + end; at++) packed = 256 * packed + cells[at];
      return packed;
    });
  }
  return sorted;
}

function comparable(label) {
  const numbers = label
    .replace(/[()\s]/g, "")
    .split(",")
    .map((part) => (part === "" ? NaN : Number(part)));
  return numbers.some(Number.isNaN) ? [label] : numbers;
}

function compare(one, other) {
  for (let at = 0; at < Math.min(one.length, other.length); at++) {
    if (one[at] < other[at]) return -1;
    if (one[at] > other[at]) return 1;
  }
  return one.length - other.length;
}
