// The meaning of each statistic: the nodes that it counts, and other definitions of the same name.

import { EXPAND, KINDS, flags } from "../../table/kinds.js";
import { STATUS } from "../../table/codes.js";

const LEAVES = flags(({ leaves }) => leaves);
const DISCARDED = flags(({ makes, enters, name }) => makes && !enters && name !== "found");

/** @typedef {{id: string, value: number|null}} Other  the count of another book or program; null: unknown at t */

/**
 * @param {import("../../table/table.js").Table} table
 * @param {import("./marks.js").Marks} marks
 * @param {string} key  of a statistic: expanded, generated, frontier, depth, cost, branching, limit
 * @returns {Other[]}
 */
export function othersOf(table, marks, key, t) {
  const find = OTHERS[key];
  return find ? find(new Sums(table, marks, t)).filter(Boolean) : [];
}

/** @returns {Int32Array} the rows counted by a statistic at t, ascending; for `cost` and `depth` the path */
export function nodesOf(table, key, t) {
  const { expandedAt, parent, generatedAt, removedAt } = table.columns;
  const { stats, iteration } = table.at(t);
  if (key === "depth" || key === "cost" || key === "limit") return stats.row < 0 ? new Int32Array(0) : table.path(stats.row);
  const counts = {
    expanded: (at) => expandedAt[at] >= 0 && expandedAt[at] <= t,
    generated: (at) => parent[at] >= 0,
    frontier: (at, row) => row >= iteration.firstRow && removedAt[at] >>> 0 > t,
  };
  if (key === "frontier" && table.traits.recursive) return table.at(t).frontier.rows(0, stats.calls).sort();
  const counted = counts[key] ?? counts.generated;
  const found = [];
  for (let row = table.firstRow; row < table.rowsAt(t); row++) {
    const at = row - table.firstRow;
    if (generatedAt[at] <= t && counted(at, row)) found.push(row);
  }
  return Int32Array.from(found);
}

const OTHERS = {
  expanded: (sums) => [
    sums.kinds.goal > 0 && { id: "goal_too", value: sums.stats.expanded + sums.kinds.goal },
    sums.left > sums.stats.expanded && { id: "taken_off", value: sums.left },
    sums.whole && { id: "expanded_states", value: sums.expandedStates },
    sums.stats.expanded > 0 && { id: "start_not", value: sums.stats.expanded - 1 },
    sums.limited && { id: "last_iteration", value: sums.ofIteration("expanded") },
    sums.early && { id: "early_test", value: sums.early.expanded },
  ],
  generated: (sums) => [
    { id: "start_too", value: sums.rows },
    sums.discarded > 0 && { id: "entered", value: sums.stats.generated - sums.discarded },
    { id: "reached", value: sums.stats.reached },
    sums.limited && { id: "last_iteration", value: sums.ofIteration("generated") },
    sums.early && { id: "early_test", value: sums.early.generated },
  ],
  frontier: (sums) => [
    sums.stats.calls === null && { id: "without_stale", value: sums.fresh },
    { id: "most", value: sums.stats.calls === null ? sums.stats.maxFrontier : sums.stats.maxCalls },
    sums.stats.calls === null && { id: "with_expanded", value: sums.stats.frontier + sums.ofIteration("expanded") },
  ],
  depth: (sums) => [
    { id: "in_nodes", value: sums.stats.depth + 1 },
    { id: "deepest", value: sums.stats.deepest },
    { id: "deepest_expanded", value: sums.deepestExpanded },
  ],
  cost: (sums) => [
    { id: "actions", value: sums.stats.depth },
    { id: "states", value: sums.stats.depth + 1 },
  ],
  branching: (sums) => [
    sums.stats.expanded > 0 && { id: "new_only", value: (sums.stats.generated - sums.discarded) / sums.stats.expanded },
    sums.stats.generated > 0 && { id: "per_node", value: sums.stats.generated / sums.rows },
  ],
  limit: (sums) => [{ id: "in_nodes", value: sums.stats.limit + 1 }],
};

/** Counts computed on demand, in one pass over the events or the rows. */
class Sums {
  constructor(table, marks, t) {
    this.table = table;
    this.marks = marks;
    this.t = t;
    this.moment = table.at(t);
    this.stats = this.moment.stats;
    this.whole = table.firstEvent === 0; // whether nothing has been dropped from memory
    const counts = new Float64Array(KINDS.length);
    for (let time = table.firstEvent; time <= t; time++) counts[table.kindAt(time)]++;
    this.kinds = Object.fromEntries(KINDS.map(({ name }, kind) => [name, counts[kind]]));
    const sum = (wanted) => counts.reduce((total, count, kind) => total + (wanted[kind] ? count : 0), 0);
    this.left = this.whole ? sum(LEAVES) : 0;
    this.discarded = this.whole ? sum(DISCARDED) : 0;
  }

  /** All generated nodes, including roots; a backed-up node is not counted again. */
  get rows() {
    const { table, t, stats } = this;
    if (this.whole) return table.rowsAt(t) - this.kinds["back-up"];
    return stats.generated + (stats.iteration + 1) * (table.traits.reverses ? 2 : 1);
  }

  get limited() {
    return this.stats.limit !== null && this.table.iterations.length > 1;
  }

  /** A count of the current iteration alone. */
  ofIteration(what) {
    const earlier = this.table.iterations.filter(({ index }) => index < this.stats.iteration);
    return this.stats[what] - earlier.reduce((sum, each) => sum + each[what], 0);
  }

  /** The statistics at the end of the search with an early goal test. */
  get early() {
    const made = this.marks.moments.find(({ known, what }) => what === "made" && known <= this.t);
    return made ? this.table.at(made.t).stats : null;
  }

  get expandedStates() {
    const { table, t } = this;
    const { state } = table.columns;
    const seen = new Uint8Array(this.stats.reached);
    let count = 0;
    for (let k = table.firstExpansion; k <= table.stepOfTime(t); k++) {
      const expandedState = state[table.rowOfExpansion(k) - table.firstRow];
      count += 1 - seen[expandedState];
      seen[expandedState] = 1;
    }
    return count;
  }

  get deepestExpanded() {
    const { table, t } = this;
    const { depth } = table.columns;
    let deepest = -1;
    for (let time = this.moment.iteration.firstEvent; time <= t; time++) {
      if (table.kindAt(time) === EXPAND) deepest = Math.max(deepest, depth[table.nodeAt(time) - table.firstRow]);
    }
    return deepest;
  }

  /** The number of frontier entries that are not stale. */
  get fresh() {
    const { table, t, moment } = this;
    const { removedAt } = table.columns;
    let count = 0;
    for (let row = moment.iteration.firstRow; row < table.rowsAt(t); row++) {
      if (removedAt[row - table.firstRow] >>> 0 > t && table.status(row, t) === STATUS.FRONTIER) count++;
    }
    return count;
  }
}
