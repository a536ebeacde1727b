// The node of the same state in the other search.

import { NEVER, STATUS } from "../table/codes.js";
import { Column } from "../table/column.js";

/** From the one that a reader looks for first; nodes on the solution come before all of them. */
const RANKS = ["GOAL", "EXPANDED", "FRONTIER", "CUTOFF", "STALE", "FORGOTTEN", "SUPERSEDED", "DUPLICATE", "CYCLE"];
const RANK = [];
for (const [rank, name] of RANKS.entries()) RANK[STATUS[name]] = rank;

/** The nodes of one state of a table: those of the state asked for last are kept, and found on as the table grows. */
export class Twins {
  #state = NEVER;
  #rows = new Column(Int32Array);
  #searched = 0;

  /** @param {import("../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
  }

  /** @returns {number} the row that best stands for the state in the iteration of t; -1 if there is none */
  best(state, t) {
    const { table } = this;
    this.#find(state);
    const { firstRow } = table.iterationAt(t);
    const { priority, generatedAt } = table.columns;
    const onPath = t >= table.endTime && table.finished ? table.solution : null;
    let best = NEVER;
    let rank = Infinity;
    let least = Infinity;
    for (let at = 0; at < this.#rows.length; at++) {
      const row = this.#rows.array[at];
      if (row < firstRow || !table.has(row) || generatedAt[row - table.firstRow] > t) continue;
      const own = onPath?.includes(row) ? -1 : RANK[table.status(row, t)];
      const cost = priority[row - table.firstRow];
      if (own < rank || (own === rank && cost < least)) [best, rank, least] = [row, own, cost];
    }
    return best;
  }

  #find(wanted) {
    const { table } = this;
    if (wanted !== this.#state) {
      this.#state = wanted;
      this.#rows = new Column(Int32Array);
      this.#searched = table.firstRow;
    }
    const { state } = table.columns;
    for (let row = Math.max(this.#searched, table.firstRow); row < table.rowCount; row++) {
      if (state[row - table.firstRow] === wanted) this.#rows.push(row);
    }
    this.#searched = table.rowCount;
  }
}
