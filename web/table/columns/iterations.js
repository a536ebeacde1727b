// The iterations of a search: one for most algorithms, one per limit or bound for the deepening ones.

/**
 * @typedef {object} Iteration
 * @property {number} index        0-based number
 * @property {number|null} limit   depth limit or bound; null for algorithms without iterations
 * @property {number} firstRow
 * @property {number} endRow       the number after its last row
 * @property {number} firstEvent
 * @property {number} lastEvent    its last event so far
 * @property {number} firstStep    the step before it: the number of expansions before it
 * @property {number} expandedBefore  the expansions before it
 * @property {number} expanded
 * @property {number} generated    generated children, including duplicates
 * @property {boolean} dropped     its rows and events are no longer in memory
 */

export class Iterations {
  #all = [];
  #firstIndex;

  /** @param {number} firstIndex  number of the first iteration in the table */
  constructor(firstIndex) {
    this.#firstIndex = firstIndex;
  }

  /**
   * Begins an iteration; an event at the very beginning only sets the limit of the existing one.
   * @param {import("./tally.js").Tally} before  the counts before it
   */
  begin(limit, firstEvent, firstRow, before) {
    if (this.current?.firstEvent === firstEvent) {
      this.current.limit = limit;
      return;
    }
    const index = this.#firstIndex + this.#all.length;
    this.#all.push({ index, limit, firstRow, firstEvent, before: before.atIterationStart(), dropped: false });
  }

  get current() {
    return this.#all.at(-1);
  }

  /** The oldest one in memory. */
  get oldest() {
    return this.#all.find((iteration) => !iteration.dropped);
  }

  /** The iteration of time t, or the oldest in memory for earlier times. */
  at(t) {
    return this.#last((iteration) => iteration.firstEvent <= t);
  }

  /** The iteration of a row. */
  ofRow(row) {
    return this.#last((iteration) => iteration.firstRow <= row);
  }

  /** The number after the iteration's last row. */
  endRow(iteration, rowCount) {
    return this.#after(iteration)?.firstRow ?? rowCount;
  }

  /** Marks the iteration and earlier ones as dropped, except the current one. @returns {boolean} whether any was */
  drop(index) {
    const dropped = this.#all.filter(
      (iteration) => iteration !== this.current && iteration.index <= index && !iteration.dropped,
    );
    for (const iteration of dropped) iteration.dropped = true;
    return dropped.length > 0;
  }

  /** @returns {Iteration[]} */
  list(rowCount, eventCount, running) {
    return this.#all.map((iteration) => {
      const next = this.#after(iteration);
      const { index, limit, firstRow, firstEvent, before, dropped } = iteration;
      const after = next?.before ?? running;
      return {
        index,
        limit,
        firstRow,
        endRow: next?.firstRow ?? rowCount,
        firstEvent,
        lastEvent: (next?.firstEvent ?? eventCount) - 1,
        firstStep: before.expanded,
        expandedBefore: before.expanded,
        expanded: after.expanded - before.expanded,
        generated: after.generated - before.generated,
        dropped,
      };
    });
  }

  #after(iteration) {
    return this.#all[iteration.index - this.#firstIndex + 1];
  }

  #last(holds) {
    let from = 0;
    let to = this.#all.length;
    while (from < to) {
      const middle = (from + to) >>> 1;
      const iteration = this.#all[middle];
      if (iteration.dropped || holds(iteration)) from = middle + 1;
      else to = middle;
    }
    const found = this.#all[from - 1];
    return found && !found.dropped ? found : this.oldest;
  }
}
