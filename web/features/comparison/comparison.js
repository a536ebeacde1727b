// Compares two searches of one problem. Each query first reads what was added to the tables since the last one. Counts
// are kept when a table drops its oldest iterations.

import { FirstDifference } from "./difference.js";
import { Expanded } from "./expanded.js";
import { Identity, SIDES } from "./identity.js";
import { Twins } from "./twins.js";

/**
 * @param {import("../../table/table.js").Table} first   with at least one chunk, like the second
 * @param {import("../../table/table.js").Table} second  of the same problem with the same start
 */
export function createComparison(first, second) {
  return new Comparison([first, second]);
}

/** `side`: 0 the first search, 1 the second one. */
export class Comparison {
  #versions = [-1, -1];
  #times = [-1, -1];

  /** @param {import("../../table/table.js").Table[]} tables */
  constructor(tables) {
    this.tables = tables;
    this.identity = new Identity(tables.map((table) => table.states));
    this.expanded = new Expanded(tables, this.identity);
    this.twins = tables.map((table) => new Twins(table));
    this.first = new FirstDifference(tables, this.identity, this.twins);
  }

  #sync() {
    this.catchUp(Infinity);
  }

  /**
   * Reads what was added to the tables, at most `most` states and expansions of each. Two searches that were finished
   * before the comparison are read over several frames.
   * @returns {boolean} whether everything has been read; if not, the next query reads the rest
   */
  catchUp(most) {
    if (SIDES.every((side) => this.tables[side].version === this.#versions[side])) return true;
    if (!this.identity.sync(most) || !this.expanded.sync(most)) return false;
    this.#versions = this.tables.map((table) => table.version);
    return true;
  }

  /** @returns {import("./difference.js").Difference|null} null as long as it is unknown */
  difference() {
    this.#sync();
    return this.first.find();
  }

  /** What another family counts at time t: {leaves, skipped, …}; null for a search. */
  counts(side, t) {
    return this.tables[side].store.family?.counts(t) ?? null;
  }

  /**
   * Sets the times of both searches for the following queries.
   * @returns {{both: number, only: number[]}} number of states expanded by both, and by only one
   */
  stand(firstTime, secondTime) {
    this.#sync();
    this.#times = [firstTime, secondTime];
    const { counts, both } = this.expanded.at(this.#times);
    return { both, only: counts.map((count) => count - both) };
  }

  /** Whether this search has expanded the row, and the other one no node of its state, at the current times. */
  isOnlyHere(side, row) {
    const table = this.tables[side];
    if (!table.has(row)) return false;
    const i = row - table.firstRow;
    const at = table.columns.expandedAt[i];
    if (at < 0 || at > this.#times[side]) return false;
    return !this.expanded.has(1 - side, this.identity.shared(side, table.columns.state[i]));
  }

  /**
   * The rows whose isOnlyHere may have changed since the last call, except those that the search itself has expanded or
   * undone; of the iteration that begins with firstRow.
   * @returns {number[]|null} null: any
   */
  turnedRows(side, firstRow) {
    return this.expanded.turnedRows(side, firstRow);
  }

  /** @returns {number} the row that represents the same state in the other search at its time t; -1: none */
  twin(side, row, t) {
    this.#sync();
    const table = this.tables[side];
    if (!table.has(row)) return -1;
    const shared = this.identity.shared(side, table.columns.state[row - table.firstRow]);
    const state = this.identity.own(1 - side, shared);
    return state < 0 ? -1 : this.twins[1 - side].best(state, t);
  }
}
