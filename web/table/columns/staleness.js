// Stale entries of algorithms that check only on removal whether a state was visited (trait stale_when).

import { Column } from "./column.js";
import { NEVER } from "../codes.js";

/**
 * Writes staleAt as soon as it is known: when a state is visited, for its nodes in the frontier; for later nodes, at
 * once. The frontier nodes of a state form a list (latest first), which a visit empties, so that the cost per node is
 * constant. Visits count within their iteration; with "visited-no-deeper" only those at the same or a smaller depth, so
 * that a state can be visited again, nearer to the root.
 */
export class Staleness {
  #visitedAt = new Column(Int32Array, NEVER);
  #visitedDepth = new Column(Int32Array, 0);
  #waiting = new Column(Int32Array, NEVER);
  #next;
  #firstEvent = 0;
  #firstRow = 0;

  /** @param {'visited'|'visited-no-deeper'} staleWhen */
  constructor(rows, staleWhen) {
    this.rows = rows;
    this.byDepth = staleWhen === "visited-no-deeper";
    this.#next = new Column(Int32Array, NEVER, rows.first);
  }

  /** Makes room for the rows and states of a chunk. */
  extend(stateCount) {
    this.#next.extend(this.rows.end - this.#next.end);
    this.#visitedAt.extend(stateCount - this.#visitedAt.end);
    this.#visitedDepth.extend(stateCount - this.#visitedDepth.end);
    this.#waiting.extend(stateCount - this.#waiting.end);
  }

  /** Discards the visits at the beginning of an iteration. */
  begin(firstEvent, firstRow) {
    this.#firstEvent = firstEvent;
    this.#firstRow = firstRow;
  }

  /** Records that the row entered the frontier at t. */
  enter(row, t) {
    const { state, staleAt } = this.rows.arrays;
    const i = row - this.rows.first;
    if (this.#wasVisited(state[i], this.#depthOf(row))) staleAt[i] = t;
    else this.#wait(row, state[i]);
  }

  /** Records that the row was removed at t, so that its state counts as visited. */
  visit(row, t) {
    const { state, staleAt, removedAt } = this.rows.arrays;
    const { first } = this.rows;
    const visited = state[row - first];
    const depth = this.#depthOf(row);
    if (this.#wasVisited(visited, depth)) return;
    this.#visitedAt.array[visited] = t;
    this.#visitedDepth.array[visited] = depth;
    let other = this.#waiting.array[visited];
    this.#waiting.array[visited] = NEVER;
    while (other >= this.#firstRow) {
      const next = this.#next.array[other - first];
      if (this.#depthOf(other) < depth) this.#wait(other, visited);
      else if (removedAt[other - first] === NEVER && staleAt[other - first] === NEVER) staleAt[other - first] = t;
      other = next;
    }
  }

  #wasVisited(state, depth) {
    return this.#visitedAt.array[state] >= this.#firstEvent && this.#visitedDepth.array[state] <= depth;
  }

  #wait(row, state) {
    this.#next.array[row - this.rows.first] = this.#waiting.array[state];
    this.#waiting.array[state] = row;
  }

  /** The relevant depth; 0 for all if depths do not count. */
  #depthOf(row) {
    return this.byDepth ? this.rows.arrays.depth[row - this.rows.first] : 0;
  }

  /** Frees reserves after the last event. */
  trim() {
    for (const column of [this.#next, this.#visitedAt, this.#visitedDepth, this.#waiting]) column.trim();
  }

  dropBefore(row) {
    this.#next.dropBefore(row);
  }
}
