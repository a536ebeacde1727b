// The first step at which two searches expand different states, and what both knew then.

import { STATUS_NAMES } from "../../table/codes.js";
import { FAMILIES } from "../../table/families.js";
import { FIRST, SECOND, SIDES } from "./identity.js";

/**
 * @typedef {object} Difference
 * @property {number} step  the first expansion of different states, or of only one search; 0 if there is none and both
 *   searches are over
 * @property {number} from  the first expansion that could be compared: 1, unless older ones were dropped from memory
 * @property {Side[]} sides  of the first and the second search; empty if there is no difference
 *
 * @typedef {object} Side  what one search knew before this step
 * @property {object|null} entry   the node that it expands (entries.js), as in the frontier; null if the search has
 *   ended
 * @property {string|null} outcome  its outcome; null if it has not ended
 * @property {object|null} rival   its best node of the state that the other search expands; null if it has none
 * @property {string|null} status  the status of that node, as in STATUS: "frontier", "expanded", "cutoff", …
 * @property {number|null} limit   of the iteration; null if there is none
 * @property {boolean} begins      whether this is the first expansion of an iteration other than the first
 *
 * Another family has sides with `told` (what it tells of the step, or null after the end),
 * `before` (of the step before), and `outcome`.
 */

/** Compares expansion by expansion, continuing where the tables ended last time. */
export class FirstDifference {
  #compared = 0;
  #from = 1;
  #found = null;

  /**
   * @param {import("../../table/table.js").Table[]} tables
   * @param {import("./identity.js").Identity} identity
   * @param {import("./twins.js").Twins[]} twins
   */
  constructor(tables, identity, twins) {
    this.tables = tables;
    this.identity = identity;
    this.twins = twins;
  }

  /** @returns {Difference|null} null as long as it is unknown */
  find() {
    if (this.#found) return this.#found;
    const [a, b] = this.tables;
    const dropped = Math.max(a.firstExpansion, b.firstExpansion) - 1;
    if (dropped > this.#compared) {
      this.#compared = dropped;
      this.#from = dropped + 1;
    }
    const common = Math.min(a.expansionCount, b.expansionCount);
    while (this.#compared < common && this.#stateOf(FIRST) === this.#stateOf(SECOND)) this.#compared++;
    const step = this.#compared + 1;
    const ended = this.tables.map((table) => table.finished && table.expansionCount < step);
    if (this.#compared < common || (ended[FIRST] !== ended[SECOND] && this.#goesOn(ended, step))) {
      const { told } = FAMILIES[a.traits.family] ?? {};
      this.#found = told ? this.#told(told, step) : { step, from: this.#from, sides: SIDES.map((side) => this.#factsOf(side, step)) };
    } else if (ended[FIRST] && ended[SECOND]) {
      this.#found = { step: 0, from: this.#from, sides: [] };
    }
    return this.#found;
  }

  #goesOn(ended, step) {
    return this.tables[ended[FIRST] ? SECOND : FIRST].expansionCount >= step;
  }

  /** The first step that differs, as a family tells it. */
  #told(told, step) {
    const sides = this.tables.map((table) => ({
      told: step > table.stepCount ? null : told(table, table.timeOfStep(step)),
      before: told(table, table.timeOfStep(step - 1)),
      outcome: step > table.stepCount ? JSON.parse(table.outcome).outcome : null,
    }));
    return { step, from: this.#from, sides };
  }

  /** The state of the next expansion to compare. */
  #stateOf(side) {
    const table = this.tables[side];
    const row = table.rowOfExpansion(this.#compared + 1);
    return this.identity.shared(side, table.columns.state[row - table.firstRow]);
  }

  #factsOf(side, step) {
    const table = this.tables[side];
    const other = this.tables[1 - side];
    const row = table.rowOfExpansion(step);
    const before = row < 0 ? table.endTime : table.timeOfExpansion(step) - 1;
    const rival = this.#rival(side, other.rowOfExpansion(step), before);
    const iteration = table.iterationAt(row < 0 ? before : before + 1);
    return {
      entry: row < 0 ? null : entryOf(table, row, before),
      outcome: row < 0 ? JSON.parse(table.outcome).outcome : null,
      rival: rival < 0 ? null : entryOf(table, rival, before),
      status: rival < 0 ? null : STATUS_NAMES[table.status(rival, before)],
      limit: iteration.limit,
      begins: row >= 0 && iteration.index > 0 && iteration.firstEvent > table.timeOfExpansion(step - 1),
    };
  }

  #rival(side, otherRow, before) {
    if (otherRow < 0) return -1;
    const other = this.tables[1 - side];
    const shared = this.identity.shared(1 - side, other.columns.state[otherRow - other.firstRow]);
    const state = this.identity.own(side, shared);
    return state < 0 ? -1 : this.twins[side].best(state, before);
  }
}

/** The node as it is at t, without its later expansion. */
function entryOf(table, row, t) {
  const { expandedAt: _, ...entry } = JSON.parse(table.entries(row, t))[0];
  return entry;
}
