// The nodes of the current tree that have a place of their own: a *view* of the unchanged record. A node that the reader
// has collapsed hides the nodes below it, and represents them. Rows are local to the current iteration unless stated
// otherwise; the reader's choices are rows of the table, which are never renumbered.

import { NEVER } from "../../table/codes.js";
import { Column, upperBound } from "../../table/columns/column.js";
import { grown } from "../../table/grown.js";

export class Shown {
  #table = null;
  #base = 0;
  #rows = 0; // number of rows read
  #made = -1; // the revision of choices for these rows
  #collapsed = new Set(); // rows of the table
  #foldOf = new Int32Array(0); // of a hidden row: the index of its fold
  #indexOf = new Map(); // fold → its index
  #below = []; // by fold: the rows it hides, ascending

  constructor() {
    /** The collapsed nodes that hide something. @type {number[]} */
    this.folds = [];
    this.hidden = new Uint8Array(0); // not 0: without a place
    this.choices = 0;
    this.revision = 0;
    this.count = 0;
    this.deepest = 0;
  }

  get any() {
    return this.#collapsed.size > 0;
  }

  /** Collapses these rows of the table, and no others. @param {number[]} rows */
  collapse(rows) {
    this.#collapsed = new Set(rows);
    this.choices++;
    this.revision++;
  }

  /** @param {import("../../table/table.js").Table} table */
  take(table, base, rows) {
    const other = table !== this.#table || base !== this.#base || rows < this.#rows || this.#made !== this.choices;
    if (other) this.#begin(table, base);
    const from = this.#rows;
    if (rows <= from) return;
    this.hidden = grown(this.hidden, rows, from);
    this.#foldOf = grown(this.#foldOf, rows, from);
    for (let row = from; row < rows; row++) this.#takeRow(row);
    this.#rows = rows;
  }

  #begin(table, base) {
    if (this.#made === this.choices) this.revision++;
    this.#table = table;
    this.#base = base;
    this.#made = this.choices;
    this.#rows = this.count = this.deepest = 0;
    this.folds = [];
    this.#indexOf.clear();
    this.#below = [];
  }

  #takeRow(row) {
    const { columns, firstRow } = this.#table;
    const at = this.#base - firstRow + row;
    const above = columns.parent[at] - this.#base; // negative for a root
    const fold = above < 0 ? -1 : this.hidden[above] ? this.#foldOf[above] : this.#indexOfFold(above);
    this.hidden[row] = fold < 0 ? 0 : 1;
    if (fold >= 0) {
      this.#foldOf[row] = fold;
      this.#below[fold].push(row);
    } else {
      this.count++;
      this.deepest = Math.max(this.deepest, columns.depth[at]);
    }
  }

  /** The index of a visible row that is collapsed; -1: it is not. */
  #indexOfFold(row) {
    if (!this.#collapsed.has(this.#base + row)) return -1;
    if (!this.#indexOf.has(row)) {
      this.#indexOf.set(row, this.folds.length);
      this.folds.push(row);
      this.#below.push(new Column(Int32Array));
    }
    return this.#indexOf.get(row);
  }

  // -- queries ------------------------------------------------------------------------------------------------------

  /** How many of the first `born` local rows a fold hides; `fold`: its index in `folds`. */
  holds(fold, born) {
    const { array, length } = this.#below[fold];
    return upperBound(array, born - 1, 0, length);
  }

  /** How many of the first `born` local rows are hidden. */
  hiddenBefore(born) {
    return this.folds.reduce((sum, _, fold) => sum + this.holds(fold, born), 0);
  }

  /** Whether a row of the table is collapsed, even if nothing is below it. */
  isFold(row) {
    const local = row - this.#base;
    return local >= 0 && local < this.#rows && this.hidden[local] === 0 && this.#collapsed.has(row);
  }

  /** @returns {number} the row of the table that represents a hidden one; -1: it is not hidden */
  foldAbove(row) {
    const local = row - this.#base;
    if (local < 0 || local >= this.#rows || this.hidden[local] === 0) return NEVER;
    return this.#base + this.folds[this.#foldOf[local]];
  }
}
