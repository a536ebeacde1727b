// The nodes with collapsed subtrees, and the nodes hidden by each. Rows are local.

import { Column, upperBound } from "../../table/columns/column.js";
import { grown } from "../../table/grown.js";

export class Folds {
  #number = new Int32Array(0); // of a fold its index in `rows`; of a row below one, the index of this fold
  #below = []; // by fold: the hidden rows, ascending

  constructor() {
    /** The folds that hide something. @type {number[]} */
    this.rows = [];
  }

  clear() {
    this.rows = [];
    this.#below = [];
  }

  /** Makes room for rows. */
  grow(rows, kept) {
    this.#number = grown(this.#number, rows, kept);
  }

  /** Hides a row: its parent `above` is hidden as well, or is its fold. */
  hide(row, above, aboveIsHidden) {
    const fold = aboveIsHidden ? this.#number[above] : this.#numberOf(above);
    this.#number[row] = fold;
    this.#below[fold].push(row);
  }

  #numberOf(row) {
    const known = this.#number[row];
    if (known < this.rows.length && this.rows[known] === row) return known;
    this.#number[row] = this.rows.length;
    this.rows.push(row);
    this.#below.push(new Column(Int32Array));
    return this.rows.length - 1;
  }

  /** The fold that hides a row. */
  above(row) {
    return this.rows[this.#number[row]];
  }

  /** How many of the first `born` rows a fold hides; `fold`: its index in `rows`. */
  holds(fold, born) {
    const { array, length } = this.#below[fold];
    return upperBound(array, born - 1, 0, length);
  }
}
