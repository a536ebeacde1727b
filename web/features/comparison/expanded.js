// What each of two searches has expanded, state by state, and what only one of them has.

import { Column, upperBound } from "../../table/columns/column.js";
import { NEVER } from "../../table/codes.js";
import { SIDES } from "./identity.js";

const MOST_TURNED = 50_000; // states whose nodes are looked for one by one; with more, all nodes are looked at again

/** What one search has expanded, as far as its table is known. A state has its shared number (identity.js). */
class History {
  order = new Column(Int32Array); // states by their first expansion
  firstAt = new Column(Int32Array); // the times of these
  rank = new Column(Int32Array, NEVER); // state → place in the order
  latest = new Column(Int32Array); // state → its latest expansion, from 1; 0 none
  former = new Column(Int32Array, 0, 1); // expansion → the one of the same state before it; 0 none
  count = 0; // states expanded at the time of the last question
  turned = []; // states at which the other search has come or gone since they were asked for; null: too many

  constructor(table) {
    this.table = table;
  }

  /** Takes in the expansions that have come since the last time, at most so many. @returns {boolean} whether all */
  take(identity, side, most) {
    const { table, rank, latest, former } = this;
    for (const each of [rank, latest]) each.extend(identity.count - each.length);
    former.extend(Math.max(0, table.firstExpansion - former.end)); // what was dropped unseen
    const { state } = table.columns;
    const last = Math.min(table.expansionCount, former.end - 1 + most);
    for (let k = former.end; k <= last; k++) {
      const shared = identity.shared(side, state[table.rowOfExpansion(k) - table.firstRow]);
      former.push(latest.array[shared]);
      latest.array[shared] = k;
      if (rank.array[shared] !== NEVER) continue;
      rank.array[shared] = this.order.length;
      this.order.push(shared);
      this.firstAt.push(table.timeOfExpansion(k));
    }
    return last === table.expansionCount;
  }

  /** Had it expanded the state at the time of the last question? */
  has(shared) {
    const rank = this.rank.array[shared];
    return rank !== NEVER && rank < this.count;
  }

  turn(shared) {
    if (this.turned === null || this.latest.array[shared] === 0) return;
    if (this.turned.length < MOST_TURNED) this.turned.push(shared);
    else this.turned = null;
  }
}

/** Both of them, and how many states both have expanded at two times, counted on from the last question. */
export class Expanded {
  #both = 0;

  /**
   * @param {import("../../table/table.js").Table[]} tables
   * @param {import("./identity.js").Identity} identity
   */
  constructor(tables, identity) {
    this.identity = identity;
    this.histories = tables.map((table) => new History(table));
  }

  /** Takes in what has come; the identity must know the states. @returns {boolean} whether that was all */
  sync(most = Infinity) {
    const all = SIDES.map((side) => this.histories[side].take(this.identity, side, most));
    return all[0] && all[1];
  }

  /** The counts at these times: states that each has expanded, and that both have. @param {number[]} times */
  at(times) {
    for (const side of SIDES) {
      const [own, other] = [this.histories[side], this.histories[1 - side]];
      const { array: order } = own.order;
      const wanted = upperBound(own.firstAt.array, times[side], 0, own.firstAt.length);
      while (own.count < wanted) this.#cross(order[own.count++], other, 1);
      while (own.count > wanted) this.#cross(order[--own.count], other, -1);
    }
    return { counts: this.histories.map(({ count }) => count), both: this.#both };
  }

  #cross(shared, other, by) {
    if (other.has(shared)) this.#both += by;
    other.turn(shared);
  }

  /** Had this side expanded the state, at the time of the last question? */
  has(side, shared) {
    return this.histories[side].has(shared);
  }

  /**
   * The rows of this side at whose state the other side has come or gone since they were asked for last.
   * @param {number} firstRow  rows before this one are left out
   * @returns {number[]|null} null: so many that all are to be looked at again
   */
  turnedRows(side, firstRow) {
    const { table, latest, former, turned } = this.histories[side];
    this.histories[side].turned = [];
    if (turned === null) return null;
    const rows = [];
    for (const shared of turned) {
      for (let k = latest.array[shared]; k >= table.firstExpansion; k = former.at(k)) {
        const row = table.rowOfExpansion(k);
        if (row < firstRow) break;
        rows.push(row);
      }
    }
    return rows;
  }
}
