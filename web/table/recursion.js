// The call stack of a recursive search, which the page shows instead of a frontier.

import { NEVER } from "./codes.js";
import { CUTOFF, END, EXPAND, FATES, GENERATE, GOAL, VALUE } from "./kinds.js";

const CUT_OFF = FATES.indexOf("cutoff");
/** Outcomes after which all calls have returned. */
const RETURNED = new Set(["failure", "cutoff", "value"]);

/**
 * The active calls at t, innermost first: the node that was last expanded, cut off or recognised, or whose child was
 * last generated, and its ancestors. A root that is not expanded yet is about to be called. When the search has ended
 * without a goal, all calls have returned; at a goal, or when the budget is spent, they are still active.
 * @param {string|null} outcome  JSON text, once the search is over
 * @returns {Int32Array}
 */
export function callStack(t, iteration, rows, events, outcome) {
  if (t >= iteration.firstEvent && events.kindAt(t) === END && RETURNED.has(JSON.parse(outcome)?.outcome)) {
    return new Int32Array(0);
  }
  for (let event = t; event >= iteration.firstEvent; event--) {
    const row = events.nodeAt(event);
    switch (events.kindAt(event)) {
      case EXPAND:
      case CUTOFF:
      case GOAL:
        return pathTo(row, rows).reverse();
      case VALUE: {
        const parent = rows.arrays.parent[row - rows.first]; // the node itself has returned
        return parent >= 0 ? pathTo(parent, rows).reverse() : new Int32Array(0);
      }
      case GENERATE: {
        const parent = rows.arrays.parent[row - rows.first];
        if (parent >= 0 && rows.arrays.expandedAt[parent - rows.first] === NEVER) break; // drawn behind a skipped node
        return pathTo(parent >= 0 ? parent : row, rows).reverse();
      }
    }
  }
  return new Int32Array(0);
}

/**
 * What a call returns by time t: the lowest f that was cut off below it; infinity if nothing was. NaN: nodes have no h.
 */
export function lowestCut(row, t, rows) {
  const { first, arrays } = rows;
  const { depth, fate, g, h } = arrays;
  const end = rows.endAt(t) - first;
  let lowest = Infinity;
  for (let at = row - first; at < end && (at === row - first || depth[at] > depth[row - first]); at++) {
    if (fate[at] === CUT_OFF) lowest = Math.min(lowest, g[at] + h[at]);
  }
  return lowest;
}

/** @returns {Int32Array} the rows from the root to this row, including both */
export function pathTo(row, { first, arrays: { parent, depth } }) {
  const path = new Int32Array(depth[row - first] + 1);
  for (let at = path.length - 1; at >= 0; at--) {
    path[at] = row;
    row = parent[row - first];
  }
  return path;
}

/** A list of rows that is completely in memory; see the contract in table.js. */
export class RowList {
  #rows;

  /** @param {Int32Array} rows */
  constructor(rows) {
    this.#rows = rows;
  }

  get count() {
    return this.#rows.length;
  }

  rows(from, n) {
    return this.#rows.slice(from, from + n);
  }

  indexOf(row) {
    return this.#rows.indexOf(row);
  }
}
