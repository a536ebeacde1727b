// The other nodes of a selected node's state.

import { NEVER, STATUS_OF_FATE, STATUS } from "../../table/codes.js";
import { SameState } from "../../table/same_state.js";

export class Kin {
  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.same = new SameState(table);
  }

  /** @returns {Int32Array} the rows in memory with the state of this one, ascending; a read-only view */
  of(row) {
    return this.same.rows(this.table.columns.state[row - this.table.firstRow]);
  }

  /** The older ones of the row's iteration, from the same end. */
  before(row) {
    return this.#near(row).filter((other) => other < row);
  }

  /** @returns {number} the latest node of the same state from the other end before t; -1 none */
  opposite(row, t) {
    const { table } = this;
    const side = table.side(row);
    const born = (other) => table.columns.generatedAt[other - table.firstRow] <= t;
    return this.of(row).findLast((other) => born(other) && table.side(other) !== side) ?? NEVER;
  }

  /**
   * @returns {number} the node because of which a child was discarded: in best-first searches the best one of its state
   *   so far, which entered the frontier last; else an expanded one, or else the first
   */
  standing(row) {
    const { table } = this;
    const { generatedAt, removedAt, expandedAt } = table.columns;
    const cell = (other) => other - table.firstRow;
    const waited = this.before(row).filter((other) => removedAt[cell(other)] !== generatedAt[cell(other)]);
    if (table.traits.kinds?.includes("superseded")) return waited.at(-1) ?? NEVER;
    const now = generatedAt[cell(row)];
    const done = (other) => expandedAt[cell(other)] >= 0 && expandedAt[cell(other)] < now;
    return waited.find(done) ?? waited.at(0) ?? NEVER;
  }

  /** @returns {number} the node that had visited the row's state by time t; -1 none */
  visitor(row, t) {
    const { table } = this;
    const { removedAt, fate, depth } = table.columns;
    const cell = (other) => other - table.firstRow;
    const deepest = table.traits.stale_when === "visited-no-deeper" ? depth[cell(row)] : Infinity;
    let found = NEVER;
    for (const other of this.#near(row)) {
      const left = removedAt[cell(other)];
      if (other === row || left < 0 || left > t || depth[cell(other)] > deepest) continue;
      if (!VISITED.has(STATUS_OF_FATE[fate[cell(other)]])) continue;
      if (found < 0 || left > removedAt[cell(found)]) found = other;
    }
    return found;
  }

  /** @returns {number} the node with a lower path cost that made an entry stale at t; -1 unknown */
  better(row, t) {
    const { table } = this;
    const { state } = table.columns;
    const same = (other) => table.has(other) && state[other - table.firstRow] === state[row - table.firstRow];
    const neighbour = [t - 1, t + 1].map((time) => table.nodeAt(time)).find((other) => other !== row && same(other));
    return neighbour ?? this.#near(row).findLast((other) => other > row && other < table.rowsAt(t)) ?? NEVER;
  }

  /** @returns {number} the first node with a lower path cost that reopened the state of an expanded one; -1 none */
  reopener(row) {
    const { table } = this;
    const { generatedAt, removedAt, expandedAt, g } = table.columns;
    const cell = (other) => other - table.firstRow;
    const cheaper = (other) =>
      g[cell(other)] < g[cell(row)] &&
      generatedAt[cell(other)] > expandedAt[cell(row)] &&
      removedAt[cell(other)] !== generatedAt[cell(other)];
    return this.#near(row).find(cheaper) ?? NEVER;
  }

  /** The nodes of the row's iteration and side. */
  #near(row) {
    const { table } = this;
    const { iteration } = table.columns;
    const index = iteration[row - table.firstRow];
    const side = table.side(row);
    const near = (other) => iteration[other - table.firstRow] === index && (side === null || table.side(other) === side);
    return this.of(row).filter(near);
  }
}

/** @type {Set<number>} */
const VISITED = new Set([STATUS.EXPANDED, STATUS.CUTOFF, STATUS.GOAL]);
