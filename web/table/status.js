// The status of a node at one time.

import { NEVER, STATUS, STATUS_OF_FATE } from "./codes.js";
import { Column } from "./columns/column.js";

const FEW = 1024; // changed rows that are listed
const SHARE = 1 / 16; // or such a share of all, if that is more; beyond that, reading all rows in order is faster
const OF_CALLS = STATUS_OF_FATE.map((status) => (status === STATUS.EXPANDED ? STATUS.RETURNED : status)); // but for the few that are open

/**
 * @param {import("./columns/rows.js").Rows} rows
 * @param {number} row  in memory
 * @returns {number} STATUS; never RETURNED
 */
export function statusOf(rows, row, t) {
  const { generatedAt, removedAt, staleAt, fate } = rows.arrays;
  const i = row - rows.first;
  if (generatedAt[i] > t) return STATUS.UNBORN;
  if (removedAt[i] === NEVER || removedAt[i] > t) {
    return staleAt[i] !== NEVER && staleAt[i] <= t ? STATUS.STALE : STATUS.FRONTIER;
  }
  return STATUS_OF_FATE[fate[i]];
}

/**
 * The statuses of a range of rows at one time, cached between queries, and the rows that have changed. Only rows that
 * can have changed between the two times are read. Each drawing has its own cache, and redraws only what has changed.
 */
export class Statuses {
  #kept = new Column(Uint8Array, STATUS.UNBORN);
  #turned = new Column(Int32Array); // changed rows
  #all = true; // whether too many rows have changed to list them
  #from = 0;
  #t = NEVER;
  #open = new Int32Array(0); // calls at #t
  /** @type {[number, number]} */
  #readRange = [Infinity, 0]; // the range of rows read since then
  /**
   * The range of rows that contains the last result of `turned`: its first row and its end.
   * @type {[number, number]}
   */
  between = [0, Infinity];

  /** @param {import("./columns/store.js").Store} store  @param {(t: number) => Int32Array|null} callsAt  the calls of a moment */
  constructor(store, callsAt) {
    this.store = store;
    this.callsAt = callsAt;
  }

  /** @returns {Uint8Array} STATUS at t of the rows from…from+count-1, all in memory; valid until the next call */
  at(t, from, count) {
    const { rows, blocks } = this.store;
    if (from !== this.#from || count < this.#kept.length) {
      this.#kept.truncate(0);
      this.#all = true;
      this.#readRange = [0, Infinity];
    }
    const calls = this.callsAt(t);
    const ofFate = calls ? OF_CALLS : STATUS_OF_FATE;
    const [early, late] = t < this.#t ? [t, this.#t] : [this.#t, t];
    const known = from + this.#kept.length;
    this.#from = from;
    this.#t = t;
    if (early < late) {
      const changing = blocks.openAfter(early, from, Math.min(known, rows.endAt(late)));
      for (const [start, end] of changing) this.#write(start, end, ofFate);
    }
    this.#kept.extend(from + count - known);
    this.#write(known, from + count, ofFate);
    this.#keepOpen(calls ?? this.#open);
    return this.#kept.array.subarray(0, count);
  }

  /**
   * The rows whose status may have changed since the last call, in any order, possibly repeated.
   * @returns {Int32Array|null} valid until the next call; null: any row may have changed
   */
  turned() {
    const rows = this.#all ? null : this.#turned.array.subarray(0, this.#turned.length);
    this.#turned.truncate(0);
    this.#all = false;
    this.between = this.#readRange;
    this.#readRange = [Infinity, 0];
    return rows;
  }

  /** The expanded rows that were written as returned are open if they are among these calls. */
  #keepOpen(calls) {
    const kept = this.#kept.array.subarray(0, this.#kept.length);
    const turn = (row, status, other) => {
      if (kept[row - this.#from] !== status) return;
      kept[row - this.#from] = other;
      if (!this.#all) this.#turned.push(row);
      this.#readRange = [Math.min(row, this.#readRange[0]), Math.max(row + 1, this.#readRange[1])];
    };
    for (const row of this.#open) turn(row, STATUS.EXPANDED, STATUS.RETURNED);
    for (const row of calls) turn(row, STATUS.RETURNED, STATUS.EXPANDED);
    this.#open = calls;
  }

  #write(start, end, ofFate) {
    if (start >= end) return;
    const { rows } = this.store;
    const out = this.#kept.array;
    this.#readRange = [Math.min(start, this.#readRange[0]), Math.max(end, this.#readRange[1])];
    const most = this.#all ? 0 : Math.max(FEW, this.#kept.length * SHARE);
    const seen = turnStatuses(rows, ofFate, this.#t, out, this.#from, start, end, this.#turned, most);
    if (seen === end) return;
    this.#all = true;
    this.#turned.truncate(0);
    writeStatuses(rows, ofFate, this.#t, out.subarray(seen - this.#from, end - this.#from), seen);
  }
}

/**
 * Writes the statuses of the rows start…end-1, all in memory, until `turned` has `most` rows.
 * @param {Uint8Array} out  from row `from` on
 * @param {Column} turned  receives the rows with a changed status
 * @returns {number} the row before which it stopped
 */
function turnStatuses(rows, ofFate, t, out, from, start, end, turned, most) {
  const { generatedAt, removedAt, staleAt, fate } = rows.arrays;
  const { first } = rows;
  let row = start;
  for (; row < end && turned.length < most; row++) {
    const i = row - first;
    let status = /** @type {number} */ (STATUS.UNBORN);
    if (generatedAt[i] <= t) {
      if (removedAt[i] >>> 0 <= t) status = ofFate[fate[i]]; // >>> 0 turns -1, never, into the largest number
      else status = staleAt[i] >>> 0 <= t ? STATUS.STALE : STATUS.FRONTIER;
    }
    if (out[row - from] === status) continue;
    out[row - from] = status;
    turned.push(row);
  }
  return row;
}

/**
 * Writes the statuses of the rows from…from+out.length-1, all in memory, in one pass, which takes a third of the time.
 */
function writeStatuses(rows, ofFate, t, out, from) {
  const { removedAt, staleAt, fate } = rows.arrays;
  const start = from - rows.first;
  const born = Math.min(out.length, Math.max(0, rows.endAt(t) - from));
  for (let at = 0; at < born; at++) {
    const i = start + at;
    if (removedAt[i] >>> 0 <= t) out[at] = ofFate[fate[i]];
    else out[at] = staleAt[i] >>> 0 <= t ? STATUS.STALE : STATUS.FRONTIER;
  }
  out.fill(STATUS.UNBORN, born);
}
