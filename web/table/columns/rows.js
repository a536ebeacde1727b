// The columns of the nodes, one row per node. Their meaning is documented in table.js.

import { Column, upperBound } from "./column.js";
import { NEVER } from "../codes.js";
import { NarrowColumn } from "./narrow.js";

/** Columns from chunks; narrow ones become wider when necessary. */
const GIVEN = {
  parent: Int32Array,
  action: Int8Array,
  depth: Int16Array,
  iteration: Int16Array,
  state: Int32Array,
  g: Float32Array,
  h: Float32Array,
  priority: Float32Array,
};

/** Columns written later, by the events (late_cells.js). */
const LATE = ["generatedAt", "expandedAt", "removedAt"];

export class Rows {
  #columns = {};

  /**
   * @param {number} firstRow  number of the first row
   * @param {boolean} ownStaleAt  whether an entry can become stale without being superseded
   */
  constructor(firstRow, ownStaleAt) {
    for (const [name, Type] of Object.entries(GIVEN)) this.#columns[name] = new NarrowColumn(Type, 0, firstRow);
    // Searches that detect stale entries by visits need no column for superseded ones: see supersede().
    for (const name of [...LATE, ownStaleAt ? "staleAt" : "supersededAt"]) {
      this.#columns[name] = new Column(Int32Array, NEVER, firstRow);
    }
    this.#columns.fate = new Column(Int8Array, 0, firstRow);
    /** @type {any} The arrays, indexed by row - first. */
    this.arrays = {};
    this.#expose();
  }

  get first() {
    return this.#columns.parent.base;
  }

  /** The number after the last row. */
  get end() {
    return this.#columns.parent.end;
  }

  append(chunk) {
    const added = chunk.parent.length;
    for (const [name, column] of Object.entries(this.#columns)) {
      if (name in GIVEN) column.append(chunk[name]);
      else column.extend(added);
    }
    this.#expose();
  }

  /** Records that a better node was generated at t; creates the column on demand. */
  supersede(row, t) {
    if (!this.#columns.supersededAt) {
      this.#columns.supersededAt = new Column(Int32Array, NEVER, this.first);
      this.#columns.supersededAt.extend(this.end - this.first);
      this.#expose();
    }
    const { supersededAt, staleAt } = this.arrays;
    supersededAt[row - this.first] = t;
    if (staleAt[row - this.first] === NEVER) staleAt[row - this.first] = t;
  }

  /** Frees reserves after the last row. */
  trim() {
    for (const column of Object.values(this.#columns)) column.trim();
    this.#expose();
  }

  dropBefore(row) {
    for (const column of Object.values(this.#columns)) column.dropBefore(row);
    this.#expose();
  }

  has(row) {
    return row >= this.first && row < this.end;
  }

  /** @returns {number} the number after the last row generated at ≤ t */
  endAt(t) {
    return this.first + upperBound(this.arrays.generatedAt, t, 0, this.end - this.first);
  }

  #expose() {
    for (const [name, column] of Object.entries(this.#columns)) this.arrays[name] = column.array;
    if (this.#columns.staleAt) this.arrays.supersededAt ??= null;
    else this.arrays.staleAt = this.arrays.supersededAt;
  }
}
