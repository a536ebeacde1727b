// The nodes of one state.

import { NEVER } from "./codes.js";
import { Column, upperBound } from "./columns/column.js";

/**
 * The rows of the last requested state are cached and extended as the table grows, so that a repeated query only reads
 * the new rows.
 */
export class SameState {
  #state = NEVER;
  #found = new Column(Int32Array);
  #searched = 0;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @returns {Int32Array} the rows in memory with this state, ascending; a read-only view */
  rows(wanted) {
    const { table } = this;
    if (wanted !== this.#state) {
      this.#state = wanted;
      this.#found = new Column(Int32Array);
      this.#searched = table.firstRow;
    }
    const { state } = table.columns;
    for (let row = Math.max(this.#searched, table.firstRow); row < table.rowCount; row++) {
      if (state[row - table.firstRow] === wanted) this.#found.push(row);
    }
    this.#searched = table.rowCount;
    const { array, length } = this.#found;
    return array.subarray(upperBound(array, table.firstRow - 1, 0, length), length);
  }
}
