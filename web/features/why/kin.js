// The other nodes of a selected node's state.

import { NEVER, STATUS_OF_FATE, STATUS } from "../../table/codes.js";
import { SameState } from "../../table/same_state.js";

export class Kin {
  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.same = new SameState(table);
  }

  /** @returns {Int32Array} the rows in memory that have the state of this one, ascending; a view, read only */
  of(row) {
    return this.same.rows(this.table.columns.state[row - this.table.firstRow]);
  }

  /** Those of the row's own iteration that were searched from the same end and made before it. */
  before(row) {
    return this.#near(row).filter((other) => other < row);
  }

  /** @returns {number} the node of the same state that was searched from the other end and made last before t; -1 none */
  opposite(row, t) {
    const { table } = this;
    const side = table.side(row);
    const born = (other) => table.columns.generatedAt[other - table.firstRow] <= t;
    return this.of(row).findLast((other) => born(other) && table.side(other) !== side) ?? NEVER;
  }

  /**
   * @returns {number} the node because of which a child was discarded: of best-first searches the best one of its state
   *   so far, which entered the frontier last; else one that was expanded, or else the first
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

  /** @returns {number} the node with which the row's state had been visited by time t; -1 none */
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

  /** @returns {number} the cheaper node that made an entry stale at t; -1 not known */
  better(row, t) {
    const { table } = this;
    const { state } = table.columns;
    const same = (other) => table.has(other) && state[other - table.firstRow] === state[row - table.firstRow];
    const neighbour = [t - 1, t + 1].map((time) => table.nodeAt(time)).find((other) => other !== row && same(other));
    return neighbour ?? this.#near(row).findLast((other) => other > row && other < table.rowsAt(t)) ?? NEVER;
  }

  /** @returns {number} the first node, cheaper than an expanded one, with which its state was opened again; -1 none */
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

  /** Those of the row's iteration and side. */
  #near(row) {
    const { table } = this;
    const { iteration } = table.columns;
    const own = iteration[row - table.firstRow];
    const side = table.side(row);
    const near = (other) => iteration[other - table.firstRow] === own && (side === null || table.side(other) === side);
    return this.of(row).filter(near);
  }
}

/** @type {Set<number>} */
const VISITED = new Set([STATUS.EXPANDED, STATUS.CUTOFF, STATUS.GOAL]);
