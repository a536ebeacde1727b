// The states expanded by each of two searches, and by only one of them.

import { Column, upperBound } from "../../table/columns/column.js";
import { NEVER } from "../../table/codes.js";
import { SIDES } from "./identity.js";

const MOST_TURNED = 50_000; // states whose nodes are listed; with more, all nodes are checked again

/** The expansions of one search. States have shared numbers (identity.js). */
class History {
  order = new Column(Int32Array); // states by their first expansion
  firstAt = new Column(Int32Array); // the times of these
  rank = new Column(Int32Array, NEVER); // state → index in `order`
  latest = new Column(Int32Array); // state → its latest expansion, from 1; 0 none
  former = new Column(Int32Array, 0, 1); // expansion → the previous one of the same state; 0 none
  count = 0; // number of states expanded at the last query
  turned = []; // states whose expansion by the other search has changed since the last call; null: too many

  constructor(table) {
    this.table = table;
  }

  /** Reads new expansions, at most `most`. @returns {boolean} whether that was all */
  take(identity, side, most) {
    const { table, rank, latest, former } = this;
    for (const each of [rank, latest]) each.extend(identity.count - each.length);
    former.extend(Math.max(0, table.firstExpansion - former.end)); // dropped before they were read
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

  /** Whether the state was expanded at the time of the last query. */
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

/** Both histories, and the number of states expanded by both, updated from the last query. */
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

  /** Reads new expansions; the identity must know the states. @returns {boolean} whether that was all */
  sync(most = Infinity) {
    const all = SIDES.map((side) => this.histories[side].take(this.identity, side, most));
    return all[0] && all[1];
  }

  /** The numbers of states expanded by each, and by both, at these times. @param {number[]} times */
  at(times) {
    for (const side of SIDES) {
      const [history, other] = [this.histories[side], this.histories[1 - side]];
      const { array: order } = history.order;
      const wanted = upperBound(history.firstAt.array, times[side], 0, history.firstAt.length);
      while (history.count < wanted) this.#cross(order[history.count++], other, 1);
      while (history.count > wanted) this.#cross(order[--history.count], other, -1);
    }
    return { counts: this.histories.map(({ count }) => count), both: this.#both };
  }

  #cross(shared, other, by) {
    if (other.has(shared)) this.#both += by;
    other.turn(shared);
  }

  /** Whether this side had expanded the state at the time of the last query. */
  has(side, shared) {
    return this.histories[side].has(shared);
  }

  /**
   * The rows of this side whose states' expansion by the other side has changed since the last call.
   * @param {number} firstRow  earlier rows are omitted
   * @returns {number[]|null} null: too many, all must be checked again
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
