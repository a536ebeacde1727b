// The search as a table. Every query is a function of the table and a time.
//
// THE CONTRACT (for web/tree and the page)
//
// Numbers. A *row* is a node's number, a *time* t an event's number, a *step* k a number of expansions; all are global
// to the search and are never renumbered, even when old iterations are dropped. "At t" means after event t; t = -1 is
// before the first event. -1 means never or none. In memory are the rows firstRow ≤ row < rowCount and the events
// firstEvent ≤ t < eventCount. A time above endTime counts as endTime; a time below firstEvent as the time just before
// firstEvent: empty lists, and the counts of what went before.
//
// Columns, for the painter, without copying:
//     const { parent, removedAt } = table.columns;
//     removedAt[row - table.firstRow]
// They are over-allocated (cells from rowCount - firstRow on are invalid) and replaced when they grow or shrink, so
// read them from `table.columns` again whenever `table.version` has changed. Read only.
//     parent       Int32    row of the parent, smaller than the row itself and in the same iteration; -1 root
//     action       Int8*    index of the action's label (table.actionLabel(row)); -1 root
//     depth        Int16*   edges from the root
//     iteration    Int16*   0-based number of the iteration
//     state        Int32    number of the state (equal states, equal numbers)
//     g h priority Float32* path cost; heuristic value, NaN where there is none; first component of the frontier's key
//     generatedAt  Int32    time; strictly ascending by row
//     expandedAt   Int32    time of the expansion; -1 never. A node backed up by recursive best-first search is in the
//                           frontier again as another row
//     removedAt    Int32    time at which the node left the frontier; = generatedAt if it never entered; -1 still in it
//     supersededAt Int32    time at which a better node of its state was generated while it was in the frontier; -1
//                           never. With the trait stale_when, the array is null until that happens to a node
//     staleAt      Int32    time from which its frontier entry is stale; -1 never: supersededAt (the same array) or, with
//                           the trait stale_when, the earlier time at which its state was visited by another node
//     fate         Int8     FATES in kinds.js, the latest known
//     *            Int32 or Float64 as soon as a value needs it (narrow.js)
// Status of a row at t (STATUS in codes.js): unborn if t < generatedAt; while removedAt is -1 or > t: stale if
// 0 ≤ staleAt ≤ t, else frontier; after that STATUS_OF_FATE[fate]. In a recursion an expanded node is returned once its
// call has. table.statuses() caches those of many rows.
//
// Roots. An iteration may have several (bidirectional search: row 0 forward, row 1 backward); each has depth 0, and
// every path of parents ends in one of them. A solution may be in two trees: see table.solution.
//
// Lists (frontier, visited) are {count, rows(from, n): Int32Array of at most n rows, indexOf(row): -1 if absent}; they
// stay valid when the table grows, but not when their iteration is dropped.
//
// One iteration at a time: lists and the tree at t are those of the iteration of time t; expanded, generated, deepest,
// maxFrontier and maxCalls are those of the whole search.

import { NEVER, STATUS } from "./codes.js";
import { entriesAsJson } from "./entries.js";
import { Extent } from "./extent.js";
import { BACK_UP, FORGET } from "./kinds.js";
import { Moment } from "./moment.js";
import { pathTo } from "./recursion.js";
import { Statuses, statusOf } from "./status.js";

/** An empty table for a new search. @param {import("./extent.js").Traits} traits */
export function createTable(traits) {
  return new Table(traits);
}

/** @typedef {{count: number, rows: (from: number, n: number) => Int32Array, indexOf: (row: number) => number}} List */

/** The queries. `Extent` has everything about the table as a whole: append, drop, steps, iterations. */
export class Table extends Extent {
  #moment = null;
  #momentOf = -1; // the table's version
  #solution = { outcome: null, rows: null };

  /**
   * @returns {Moment} the facts about time t; the same object for repeated queries while nothing is appended
   */
  at(t) {
    const at = this.#time(t);
    if (this.#moment?.t !== at || this.#momentOf !== this.version) {
      this.#moment = new Moment(this, at);
      this.#momentOf = this.version;
    }
    return this.#moment;
  }

  /** @returns {number} STATUS in codes.js; UNBORN for a row that is not in memory */
  status(row, t) {
    const status = this.has(row) ? statusOf(this.store.rows, row, t) : 0;
    return status === STATUS.EXPANDED && this.at(t).calls?.includes(row) === false ? STATUS.RETURNED : status;
  }

  /** @returns {Statuses} a cache of the statuses of many rows, for one drawing */
  statuses() {
    return new Statuses(this.store, (t) => this.at(t).calls);
  }

  /**
   * @returns {List} the iteration's visited nodes, latest first; `query`: only those with a matching state (query.js)
   */
  visited(t, query = "") {
    const at = this.#time(t);
    return this.store.visits.list(at, this.store.iterations.at(at), query);
  }

  /** @returns {string} JSON text of a list of Entry (entries.js), one for each row in memory, at time t */
  entries(rows, t = this.endTime) {
    return entriesAsJson(this, typeof rows === "number" ? [rows] : rows, t);
  }

  /** @returns {string} the state in one line; "" for a row that is not in memory */
  label(row) {
    return this.has(row) ? this.store.states.label(this.#state(row)) : "";
  }

  /** @returns {Uint8Array|null} the board, row by row, or the ring (a read-only view); null if states are labels */
  cells(row) {
    return this.has(row) ? this.store.states.cells(this.#state(row)) : null;
  }

  /** @returns {"forward"|"backward"|null} the end from which the row was reached; null if there is one end only */
  side(row) {
    if (!this.traits.reverses || !this.has(row)) return null;
    const { columns: { parent }, firstRow } = this; // prettier-ignore
    const root = this.store.iterations.ofRow(row).firstRow;
    while (parent[row - firstRow] >= 0) row = parent[row - firstRow];
    return row === root ? "forward" : "backward";
  }

  /** @returns {string} the action that led to the row, in the reader's terms; "" for a root */
  actionLabel(row) {
    const action = this.store.actions[this.columns.action[row - this.firstRow]] ?? "";
    return this.traits.actions?.[action] ?? action;
  }

  /** @returns {Int32Array} the rows from the root to this one; empty if it is not in memory */
  path(row) {
    return this.has(row) ? pathTo(row, this.store.rows) : new Int32Array(0);
  }

  /**
   * @returns {number} the row that this one takes the place of, as its f was backed up when what was below it had been
   *   forgotten; -1 none
   */
  renews(row) {
    const { columns, firstRow } = this;
    const t = columns.generatedAt[row - firstRow];
    if (this.kindAt(t) !== BACK_UP || this.kindAt(t - 1) !== FORGET) return NEVER;
    const former = columns.parent[this.nodeAt(t - 1) - firstRow];
    const isSame = (column) => column[former - firstRow] === column[row - firstRow];
    return isSame(columns.parent) && isSame(columns.state) ? former : NEVER;
  }

  /**
   * @returns {Int32Array|null} the rows of the solution, from the start to the goal; null without one. In a
   *   bidirectional search: down to the meeting node, then up to the other root, without repeating the state in the
   *   middle
   */
  get solution() {
    if (this.#solution.outcome !== this.outcome) {
      const { path } = JSON.parse(this.outcome) ?? {};
      this.#solution = { outcome: this.outcome, rows: path ? Int32Array.from(path) : null };
    }
    return this.#solution.rows;
  }

  /**
   * @returns {Int32Array|null} the rows of the lowest-cost path that a bidirectional search knows at t, in the form of
   *   `solution`; null before the first meeting, and for other searches
   */
  pathSoFar(t) {
    const at = this.#time(t);
    return this.store.meetings.pathAt(at, this.store.iterations.at(at));
  }

  /** @returns {Int32Array} the row's children generated at ≤ t, ascending */
  children(row, t = this.endTime) {
    const { rows, iterations } = this.store;
    if (!this.has(row)) return new Int32Array(0);
    const end = Math.min(rows.endAt(t), iterations.endRow(iterations.ofRow(row), rows.end));
    const found = [];
    for (let child = row + 1; child < end; child++) {
      if (rows.arrays.parent[child - rows.first] === row) found.push(child);
    }
    return Int32Array.from(found);
  }

  /** The time itself if it is in memory; else the end, or the time before the first event in memory. */
  #time(t) {
    return Math.max(this.firstEvent - 1, Math.min(t, this.endTime));
  }

  #state(row) {
    return this.columns.state[row - this.firstRow];
  }
}
