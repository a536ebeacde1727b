// The counts of a sampled recording: they come with the events, because the kept nodes do not give them.

import { Column } from "./column.js";
import { Tally } from "./tally.js";

/** The names that chunks have for them, and ours. */
const FIELDS = {
  expanded: "expanded",
  generated: "generated",
  frontier: "frontier",
  max_frontier: "maxFrontier",
  deepest: "deepest",
  max_calls: "maxCalls",
};

/** In the place of Tallies. How many states were reached nobody knows: NaN. */
export class ExactTallies {
  #counted = 0; // events
  #columns = Object.keys(FIELDS).map((name) => ({ name, column: new Column(Float64Array) }));

  /** Takes the counts of a chunk in, one of each for each event. */
  append(counts) {
    for (const { name, column } of this.#columns) column.append(counts[name]);
  }

  /** Those at the event that is counted next: an iteration begins with all that came before it, kept or not. */
  get running() {
    return this.#at(Math.min(this.#counted, this.#columns[0].column.length - 1));
  }

  count() {
    this.#counted++;
  }

  /** @returns {Tally} */
  at(t, iteration) {
    return t < iteration.firstEvent ? Object.assign(new Tally(), iteration.before) : this.#at(t);
  }

  #at(t) {
    const tally = Object.assign(new Tally(), { reached: NaN });
    if (t < 0) return tally;
    for (const { name, column } of this.#columns) tally[FIELDS[name]] = column.at(t);
    return tally;
  }

  dropBefore() {} // all of it is kept: the numbers of events begin with 0
}
