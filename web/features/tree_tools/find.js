// Finds nodes by their typed state, in the notation of the problem's face.

import { Column, upperBound } from "../../table/columns/column.js";
import { Query } from "../../table/columns/query.js";

const [UNKNOWN, NO, YES] = [0, 1, 2];

export class Finder {
  #query = null;
  #answers = new Column(Uint8Array, UNKNOWN); // by state
  #found = new Column(Int32Array); // rows, ascending
  #from = 0; // the rows that were searched
  #to = 0;

  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {string} text  "": nothing to find */
  ask(text) {
    const query = Query.parse(text, this.table.states);
    if (query?.text === this.#query?.text) return;
    this.#query = query;
    this.#answers.truncate(0);
    this.#found.truncate(0);
    this.#to = this.#from;
  }

  /**
   * The rows from…to-1 that match, ascending, as a view. A later call with more rows reads only the new ones; each
   * state is checked once.
   * @returns {Int32Array}
   */
  rows(from, to) {
    if (this.#query === null) return this.#found.array.subarray(0, 0);
    if (from !== this.#from) {
      this.#found.truncate(0);
      this.#from = this.#to = from;
    }
    const { columns, firstRow, states } = this.table;
    this.#answers.extend(Math.max(0, states.end - states.first - this.#answers.length));
    const answers = this.#answers.array;
    for (let row = this.#to; row < to; row++) {
      const state = columns.state[row - firstRow];
      const at = state - states.first;
      if (answers[at] === UNKNOWN) answers[at] = this.#query.matches(state) ? YES : NO;
      if (answers[at] === YES) this.#found.push(row);
    }
    this.#to = Math.max(this.#to, to);
    const { array, length } = this.#found;
    return array.subarray(0, upperBound(array, to - 1, 0, length));
  }
}

/**
 * The next match after a row, or before it; continues at the other end.
 * @param {Int32Array} rows  ascending
 * @param {number} by  1 or -1
 * @returns {number} its index; -1: none
 */
export function nextAfter(rows, row, by) {
  if (rows.length === 0) return -1;
  if (by > 0) return upperBound(rows, row, 0, rows.length) % rows.length;
  const before = upperBound(rows, row - 1, 0, rows.length) - 1;
  return before < 0 ? rows.length - 1 : before;
}
