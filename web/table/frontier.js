// The frontier at a time: the entries in the order in which they will be served.

import { inServingOrder } from "./order.js";

/** As many entries from the top are found without sorting all of them. */
const WINDOW = 256;
const BINS = 1024;

/** The entries at one time, found in one pass over the iteration's rows and sorted as far as somebody looks. */
export class Frontier {
  #top = null;
  #all = null;

  /** @param {number} count  how many entries there are at t */
  constructor(t, count, iteration, rows, states, tie) {
    this.table = rows;
    this.states = states;
    this.tie = tie;
    this.entries = waitingAt(t, count, iteration, rows);
  }

  get count() {
    return this.entries.length;
  }

  /** @returns {Int32Array} the rows at places from…from+n-1, the next to be served at place 0 */
  rows(from, n) {
    const end = from + n;
    if (this.#all === null && end <= WINDOW && this.count > 4 * WINDOW) {
      this.#top ??= this.#sorted(foremost(this.entries, WINDOW, this.table));
      return this.#top.slice(from, end);
    }
    return this.#order().slice(from, end);
  }

  indexOf(row) {
    return this.#order().indexOf(row);
  }

  #order() {
    this.#all ??= this.#sorted(this.entries);
    return this.#all;
  }

  #sorted(entries) {
    return inServingOrder(entries, this.table, this.states, this.tie);
  }
}

/** @returns {Int32Array} the iteration's rows that are in the frontier at t, ascending */
function waitingAt(t, count, iteration, { first, arrays: { removedAt } }) {
  const waiting = new Int32Array(count);
  let i = iteration.firstRow - first;
  for (let place = 0; place < count && i < removedAt.length; i++) {
    if (removedAt[i] >>> 0 > t) waiting[place++] = i + first; // >>> 0 turns -1, never, into the largest number
  }
  return waiting;
}

/**
 * The entries among which the first n to be served are: those up to the priority that the n-th has at most.
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
  if (!Number.isFinite(scale)) return entries; // all the same, or one without bound
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
