// The columns of the nodes, one row per node. table.js has their meaning.

import { Column, upperBound } from "./column.js";
import { NEVER } from "../codes.js";
import { NarrowColumn } from "./narrow.js";

/** Brought by the chunks; the narrow ones become wider where that is needed. */
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

/** Written later, by the events (late.js). */
const LATE = ["generatedAt", "expandedAt", "removedAt"];

export class Rows {
  #columns = {};

  /**
   * @param {number} firstRow  number of the first row
   * @param {boolean} ownStaleAt  whether an entry can go stale without being superseded
   */
  constructor(firstRow, ownStaleAt) {
    for (const [name, Type] of Object.entries(GIVEN)) this.#columns[name] = new NarrowColumn(Type, 0, firstRow);
    // Who finds stale entries by the visits has no use for superseded ones: see supersede().
    for (const name of [...LATE, ownStaleAt ? "staleAt" : "supersededAt"]) {
      this.#columns[name] = new Column(Int32Array, NEVER, firstRow);
    }
    this.#columns.fate = new Column(Int8Array, 0, firstRow);
    /** @type {any} The arrays themselves, indexed by row - first. */
    this.arrays = {};
    this.#expose();
  }

  get first() {
    return this.#columns.parent.base;
  }

  /** The number behind the last row. */
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

  /** Writes that a cheaper node was generated at t; the column is made when it is needed. */
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

  /** Nothing more will come: lets go what is held in reserve. */
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

  /** @returns {number} the number behind the last row that was generated at ≤ t */
  endAt(t) {
    return this.first + upperBound(this.arrays.generatedAt, t, 0, this.end - this.first);
  }

  #expose() {
    for (const [name, column] of Object.entries(this.#columns)) this.arrays[name] = column.array;
    if (this.#columns.staleAt) this.arrays.supersededAt ??= null;
    else this.arrays.staleAt = this.arrays.supersededAt;
  }
}
