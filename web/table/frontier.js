// The frontier at a time: the entries in the order of expansion.

import { upperBound } from "./columns/column.js";
import { inExpansionOrder } from "./order.js";

/** So many entries from the top are found without sorting all of them. */
const WINDOW = 256;
const BINS = 1024;

/** The entries at one time, sorted on demand. */
export class Frontier {
  #top = null;
  #all = null;

  /** @param {Int32Array} entries  the rows in the frontier, ascending */
  constructor(entries, rows, states, tie) {
    this.table = rows;
    this.states = states;
    this.tie = tie;
    this.entries = entries;
    if (tie === "fifo" && isAscending(entries, rows)) this.#all = entries; // already in the order of expansion
  }

  get count() {
    return this.entries.length;
  }

  /** The entries that are stale at t, or those that are not; all where nothing can be stale. */
  at(t, stale) {
    const { first, arrays } = this.table;
    const { staleAt } = arrays;
    return staleAt ? this.where((row) => staleAt[row - first] >>> 0 <= t === stale) : this; // >>> 0: see waitingAt
  }

  /** @param {(row: number) => boolean} is  which entries to keep */
  where(is) {
    const kept = new Int32Array(this.count);
    let count = 0;
    for (const row of this.entries) if (is(row)) kept[count++] = row; // filter() takes three times as long
    return count === this.count ? this : new Frontier(kept.subarray(0, count), this.table, this.states, this.tie);
  }

  /** @returns {Int32Array} the rows at places from…from+n-1; the one at place 0 is expanded next */
  rows(from, n) {
    const end = from + n;
    if (this.#all === null && end <= WINDOW && this.count > 4 * WINDOW) {
      this.#top ??= this.#sorted(foremost(this.entries, WINDOW, this.table));
      return this.#top.slice(from, end);
    }
    return this.#order().slice(from, end);
  }

  indexOf(row) {
    const at = upperBound(this.entries, row, 0, this.count) - 1;
    if (this.entries[at] !== row) return -1;
    return this.#all === this.entries ? at : this.#order().indexOf(row);
  }

  #order() {
    this.#all ??= this.#sorted(this.entries);
    return this.#all;
  }

  #sorted(entries) {
    return inExpansionOrder(entries, this.table, this.states, this.tie);
  }
}

/**
 * @param {number} count  number of rows in the frontier
 * @param {Iterable<[number, number]>} open  the ranges of rows that contain them
 * @returns {Int32Array} the rows in the frontier at t, ascending
 */
export function waitingAt(t, count, open, { first, arrays: { removedAt } }) {
  const waiting = new Int32Array(count);
  let place = 0;
  for (const [start, end] of open) {
    for (let i = start - first; i < end - first; i++) {
      if (removedAt[i] >>> 0 > t) waiting[place++] = i + first; // >>> 0 turns -1, never, into the largest number
    }
  }
  return waiting;
}

/** Whether priorities never decrease. */
function isAscending(entries, { first, arrays: { priority } }) {
  for (let at = 1; at < entries.length; at++) {
    if (!(priority[entries[at] - first] >= priority[entries[at - 1] - first])) return false;
  }
  return true;
}

/**
 * The entries that include the first n to be expanded: those up to the priority of the n-th.
 * @param {Int32Array} entries  more than n
 * @returns {Int32Array} at least n of them, ascending
 */
function foremost(entries, n, { first, arrays: { priority } }) {
  let least = Infinity;
  let most = -Infinity;
  for (let at = 0; at < entries.length; at++) {
    const value = priority[entries[at] - first];
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const scale = (BINS - 1) / (most - least);
  if (!Number.isFinite(scale)) return entries; // all equal, or one infinite
  const counts = new Uint32Array(BINS);
  for (let at = 0; at < entries.length; at++) counts[Math.floor((priority[entries[at] - first] - least) * scale)]++;
  let bin = 0;
  let wanted = counts[0];
  while (wanted < n) wanted += counts[++bin];
  const found = new Int32Array(wanted);
  for (let at = 0, place = 0; place < wanted; at++) {
    if (Math.floor((priority[entries[at] - first] - least) * scale) <= bin) found[place++] = entries[at];
  }
  return found;
}
