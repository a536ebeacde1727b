// Finds rows that can still change. A row that has left the frontier never changes again; blocks of such rows are
// skipped.

import { Column } from "./column.js";

const SIZE = 256; // rows
const OPEN = 0xffffffff; // NEVER, read as an unsigned number

/** The table's rows in blocks, each with the time at which its last row left the frontier. */
export class Blocks {
  #leftBy = new Column(Uint32Array, OPEN);
  #firstOpen = 0; // all blocks before this one are closed
  #firstRow = 0; // first row of the blocks
  #lastUpdate = -1; // the end of the events at the last update

  constructor(rows, events) {
    this.rows = rows;
    this.events = events;
  }

  /**
   * The ranges of the rows from…end-1 that can still change after time t; the others had left the frontier by then.
   * @returns {Generator<[number, number]>} the first row of each, and the row after its last one
   */
  *openAfter(t, from, end) {
    this.#update();
    const { array: leftBy, length } = this.#leftBy;
    const { first } = this.rows;
    for (let row = from; row < end; ) {
      let block = Math.floor((row - first) / SIZE);
      while (block < length && leftBy[block] <= t) block++;
      const start = Math.max(row, first + block * SIZE);
      while (block < length && leftBy[block] > t) block++;
      row = block < length ? first + block * SIZE : end;
      if (start < end) yield [start, Math.min(row, end)];
    }
  }

  /** Updates the blocks that were open when the table was shorter. */
  #update() {
    const { rows, events } = this;
    if (rows.first !== this.#firstRow) {
      this.#firstRow = rows.first;
      this.#leftBy = new Column(Uint32Array, OPEN);
      this.#firstOpen = 0;
    } else if (events.end === this.#lastUpdate) return;
    this.#lastUpdate = events.end;
    const whole = Math.floor((rows.end - rows.first) / SIZE); // the last block is incomplete
    this.#leftBy.extend(Math.max(0, whole - this.#leftBy.length));
    const { array: leftBy, length } = this.#leftBy;
    for (let block = this.#firstOpen; block < length; block++) {
      if (leftBy[block] === OPEN) leftBy[block] = lastRemoval(rows.arrays.removedAt, block * SIZE);
    }
    while (this.#firstOpen < length && leftBy[this.#firstOpen] !== OPEN) this.#firstOpen++;
  }
}

/** @returns {number} when the last row of a block left the frontier; OPEN if one is still there */
function lastRemoval(removedAt, start) {
  let last = 0;
  for (let i = start; i < start + SIZE && last !== OPEN; i++) last = Math.max(last, removedAt[i] >>> 0);
  return last;
}
