// Stale entries of algorithms that ask only when popping whether a state was visited (trait stale_when_visited).

import { Column } from "./column.js";
import { NEVER } from "./codes.js";

/**
 * Writes staleAt as soon as it is decided: when a state is visited, for the nodes of this state that are waiting; for
 * nodes that come later, at once. The waiting nodes of a state form a list (latest first), which a visit empties, so
 * that all of it costs a few steps per node. Visits count within their iteration.
 */
export class Staleness {
  #visitedAt = new Column(Int32Array, NEVER);
  #waiting = new Column(Int32Array, NEVER);
  #next;
  #firstEvent = 0;
  #firstRow = 0;

  constructor(rows) {
    this.rows = rows;
    this.#next = new Column(Int32Array, NEVER, rows.first);
  }

  /** Makes room for the rows and states that a chunk has brought. */
  extend(stateCount) {
    this.#next.extend(this.rows.end - this.#next.end);
    this.#visitedAt.extend(stateCount - this.#visitedAt.end);
    this.#waiting.extend(stateCount - this.#waiting.end);
  }

  /** Forgets the visits: a new iteration begins. */
  begin(firstEvent, firstRow) {
    this.#firstEvent = firstEvent;
    this.#firstRow = firstRow;
  }

  /** The row entered the frontier at t. */
  enter(row, t) {
    const { state, staleAt } = this.rows.arrays;
    const i = row - this.rows.first;
    if (this.#visitedAt.array[state[i]] >= this.#firstEvent) {
      staleAt[i] = t;
    } else {
      this.#next.array[i] = this.#waiting.array[state[i]];
      this.#waiting.array[state[i]] = row;
    }
  }

  /** The row was taken off at t, and its state counts as visited from now on. */
  visit(row, t) {
    const { state, staleAt, removedAt } = this.rows.arrays;
    const { first } = this.rows;
    const visited = state[row - first];
    if (this.#visitedAt.array[visited] >= this.#firstEvent) return;
    this.#visitedAt.array[visited] = t;
    for (let other = this.#waiting.array[visited]; other >= this.#firstRow; other = this.#next.array[other - first]) {
      if (removedAt[other - first] === NEVER && staleAt[other - first] === NEVER) staleAt[other - first] = t;
    }
    this.#waiting.array[visited] = NEVER;
  }

  dropBefore(row) {
    this.#next.dropBefore(row);
  }
}
