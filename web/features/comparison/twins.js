// The node of the same state in the other search.

import { NEVER, STATUS } from "../../table/codes.js";
import { SameState } from "../../table/same_state.js";

/** From the most to the least relevant status; nodes on the solution precede all of them. */
const RANKS = ["GOAL", "EXPANDED", "RETURNED", "FRONTIER", "CUTOFF", "STALE", "FORGOTTEN", "SUPERSEDED", "DUPLICATE", "CYCLE"];
const RANK = [];
for (const [rank, name] of RANKS.entries()) RANK[STATUS[name]] = rank;

export class Twins {
  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.same = new SameState(table);
  }

  /** @returns {number} the row that best represents the state in the iteration of t; -1 if there is none */
  best(state, t) {
    const { table } = this;
    const { firstRow } = table.iterationAt(t);
    const { priority, generatedAt } = table.columns;
    const onPath = t >= table.endTime && table.finished ? table.solution : null;
    let best = NEVER;
    let rank = Infinity;
    let least = Infinity;
    for (const row of this.same.rows(state)) {
      if (row < firstRow || !table.has(row) || generatedAt[row - table.firstRow] > t) continue;
      const nodeRank = onPath?.includes(row) ? -1 : RANK[table.status(row, t)];
      const cost = priority[row - table.firstRow];
      if (nodeRank < rank || (nodeRank === rank && cost < least)) [best, rank, least] = [row, nodeRank, cost];
    }
    return best;
  }
}
