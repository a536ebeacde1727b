// The nodes of one state.

import { NEVER } from "./codes.js";
import { Column, upperBound } from "./columns/column.js";

/**
 * Those of the state asked for last are kept, and found on as the table grows: looking again costs as much as the rows
 * that have come since.
 */
export class SameState {
  #state = NEVER;
  #found = new Column(Int32Array);
  #searched = 0;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @returns {Int32Array} the rows in memory that have this state, ascending; a view, read only */
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
