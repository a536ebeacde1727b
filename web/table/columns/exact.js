// The counts of a sampled recording: they come with the events, as the kept nodes are incomplete.

import { Column } from "./column.js";
import { Tally } from "./tally.js";

/** Names in chunks → names here. */
const FIELDS = {
  expanded: "expanded",
  generated: "generated",
  frontier: "frontier",
  max_frontier: "maxFrontier",
  deepest: "deepest",
  max_calls: "maxCalls",
};

/** Replaces Tallies. The number of reached states is unknown: NaN. */
export class ExactTallies {
  #counted = 0; // events
  #columns = Object.keys(FIELDS).map((name) => ({ name, column: new Column(Float64Array) }));

  /** Adds the counts of a chunk, one of each per event. */
  append(counts) {
    for (const { name, column } of this.#columns) column.append(counts[name]);
  }

  /** The counts at the next event: an iteration begins with the counts of everything before it, kept or not. */
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

  dropBefore() {} // everything is kept: events are numbered from 0
}
