// What a node is at one time.

import { NEVER, STATUS, STATUS_OF_FATE } from "./codes.js";
import { Column } from "./column.js";

const FEW = 1024; // rows that have turned are told one by one,
const SHARE = 1 / 4; // or such a share of all, if that is more

/**
 * @param {import("./rows.js").Rows} rows
 * @param {number} row  in memory
 * @returns {number} STATUS
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
 * The statuses of a stretch of rows at one time, kept from one question to the next, and which of them have turned: the
 * one memory of what each row looks like. Only rows to which something can have happened between the two times are
 * looked at. Each drawing has one of its own, and works out from what has turned what it has to draw again.
 */
export class Statuses {
  #kept = new Column(Uint8Array, STATUS.UNBORN);
  #turned = new Column(Int32Array); // rows
  #all = true; // are so many turned that all are to be looked at?
  #from = 0;
  #t = NEVER;

  /** @param {import("./store.js").Store} store */
  constructor(store) {
    this.store = store;
  }

  /** @returns {Uint8Array} STATUS at t of the rows from…from+count-1, all in memory; valid until the next question */
  at(t, from, count) {
    const { rows, blocks } = this.store;
    if (from !== this.#from || count < this.#kept.length) {
      this.#kept.truncate(0);
      this.#all = true;
    }
    const [early, late] = t < this.#t ? [t, this.#t] : [this.#t, t];
    const known = from + this.#kept.length;
    this.#from = from;
    this.#t = t;
    if (early < late) {
      const changing = blocks.openAfter(early, from, Math.min(known, rows.endAt(late)));
      for (const [start, end] of changing) this.#write(start, end);
    }
    this.#kept.extend(from + count - known);
    this.#write(known, from + count);
    return this.#kept.array.subarray(0, count);
  }

  /**
   * The rows whose status has turned since this was asked last, in any order, some of them more than once.
   * @returns {Int32Array|null} valid until the next question; null: look at all of them
   */
  turned() {
    const rows = this.#all ? null : this.#turned.array.subarray(0, this.#turned.length);
    this.#turned.truncate(0);
    this.#all = false;
    return rows;
  }

  #write(start, end) {
    const turned = this.#all ? null : this.#turned;
    writeStatuses(this.store.rows, this.#t, this.#kept.array, this.#from, start, end, turned);
    if (this.#turned.length > Math.max(FEW, this.#kept.length * SHARE)) {
      this.#turned.truncate(0);
      this.#all = true;
    }
  }
}

/**
 * Writes the statuses of the rows start…end-1, all in memory, in one pass.
 * @param {Uint8Array} out  from row `from` on
 * @param {Column|null} turned  takes the rows that have another status than before
 */
function writeStatuses(rows, t, out, from, start, end, turned) {
  const { generatedAt, removedAt, staleAt, fate } = rows.arrays;
  const { first } = rows;
  for (let row = start; row < end; row++) {
    const i = row - first;
    let status = /** @type {number} */ (STATUS.UNBORN);
    if (generatedAt[i] <= t) {
      if (removedAt[i] >>> 0 <= t) status = STATUS_OF_FATE[fate[i]]; // >>> 0 turns -1, never, into the largest number
      else status = staleAt[i] >>> 0 <= t ? STATUS.STALE : STATUS.FRONTIER;
    }
    if (out[row - from] === status) continue;
    out[row - from] = status;
    turned?.push(row);
  }
}
