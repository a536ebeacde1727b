// What a node is at one time.

import { NEVER, STATUS, STATUS_OF_FATE } from "./codes.js";
import { Column } from "./column.js";

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
 * The statuses of a stretch of rows at one time, kept from one question to the next: only rows to which something
 * happens between the two times are written again.
 */
export class Statuses {
  #kept = new Column(Uint8Array, STATUS.UNBORN);
  #from = 0;
  #t = NEVER;

  /**
   * @param {import("./rows.js").Rows} rows
   * @param {import("./blocks.js").Blocks} blocks
   */
  constructor(rows, blocks) {
    this.rows = rows;
    this.blocks = blocks;
  }

  /** @returns {Uint8Array} STATUS at t of the rows from…from+count-1, all in memory; valid until the next question */
  at(t, from, count) {
    if (from !== this.#from || count < this.#kept.length) this.#kept.truncate(0);
    const [early, late] = t < this.#t ? [t, this.#t] : [this.#t, t];
    const known = from + this.#kept.length;
    const changing = early === late ? [] : this.blocks.openAfter(early, from, Math.min(known, this.rows.endAt(late)));
    for (const [start, end] of changing) this.#write(t, start, end, from);
    this.#kept.extend(from + count - known);
    this.#write(t, known, from + count, from);
    this.#from = from;
    this.#t = t;
    return this.#kept.array.subarray(0, count);
  }

  #write(t, start, end, from) {
    writeStatuses(this.rows, t, this.#kept.array.subarray(start - from, end - from), start);
  }
}

/**
 * The statuses of the rows from…from+out.length-1, all in memory, in one pass.
 * @param {Uint8Array} out
 */
function writeStatuses(rows, t, out, from) {
  const { generatedAt, removedAt, staleAt, fate } = rows.arrays;
  const start = from - rows.first;
  const born = Math.min(out.length, Math.max(0, rows.endAt(t) - from));
  for (let at = 0; at < born; at++) {
    const i = start + at;
    if (removedAt[i] >>> 0 <= t)
      out[at] = STATUS_OF_FATE[fate[i]]; // >>> 0 turns -1, never, into the largest number
    else out[at] = staleAt[i] >>> 0 <= t ? STATUS.STALE : STATUS.FRONTIER;
  }
  out.fill(STATUS.UNBORN, born);
}
