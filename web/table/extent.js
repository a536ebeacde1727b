// What a table holds: how far it reaches, how it grows and shrinks, and its steps.

import { Store } from "./store.js";

const KEPT_ROWS = 600_000; // as worker.py has it

/**
 * @typedef {object} Traits  what the solver says about a search; other fields are ignored
 * @property {import("./states.js").Shape} states
 * @property {boolean} recursive            the frontier is a call stack
 * @property {'fifo'|'lifo'|'low-h'|'high-g'|'state'|'deepest'} tie  order of frontier entries of equal priority
 * @property {null|'visited'|'visited-no-deeper'} stale_when  an entry is stale once its state was visited in the same
 *   iteration; the latter: at the same or a smaller depth
 * @property {'expanded'|'taken-off'|'none'} visited  which nodes stand in the visited list
 */

/** The part of the table that does not look at nodes. */
export class Extent {
  /** @param {Traits} traits */
  constructor(traits) {
    this.traits = traits;
    /** When more rows than this are in memory, the oldest whole iterations are dropped. */
    this.keptRows = KEPT_ROWS;
    /** For this folder only. */
    this.store = new Store(traits);
  }

  /** Takes in the solver's next chunk, copying it. @param {import("./store.js").Chunk} chunk */
  append(chunk) {
    this.store.append(chunk);
    while (this.rowCount - this.firstRow > this.keptRows && this.drop(this.store.iterations.oldest.index));
  }

  /** Takes the end back, as the search goes on with a larger budget. */
  reopen() {
    this.store.reopen();
  }

  /** Lets an iteration and those before it go, except the current one. @returns {boolean} whether any went */
  drop(index) {
    return this.store.drop(index);
  }

  get version() {
    return this.store.version;
  }
  get columns() {
    return this.store.rows.arrays;
  }
  get firstRow() {
    return this.store.rows.first;
  }
  get rowCount() {
    return this.store.rows.end;
  }
  get firstEvent() {
    return this.store.events.first;
  }
  get eventCount() {
    return this.store.events.end;
  }
  get endTime() {
    return this.eventCount - 1;
  }

  /** Whether the end has come. */
  get finished() {
    return this.store.finished;
  }

  /** JSON text of the outcome, as the solver gives it; null while the search runs. */
  get outcome() {
    return this.store.outcome;
  }

  /** K: the last step whose position is known; -1 before the first. */
  get stepCount() {
    return this.store.steps.times.end - 1;
  }

  /** The first step whose position is in memory. */
  get firstStep() {
    return this.store.steps.times.base;
  }

  /** @returns {number} the time of step k's position; -1 if it is not known or no longer in memory */
  timeOfStep(k) {
    return this.store.steps.timeOf(k);
  }

  /** @returns {number} the number of expansions at ≤ t */
  stepOfTime(t) {
    return this.store.steps.countAt(t);
  }

  /** @returns {import("./iterations.js").Iteration[]} all of them, oldest first, dropped ones too */
  get iterations() {
    return this.store.iterations.list(this.rowCount, this.eventCount, this.store.tallies.running);
  }

  /** Whether the row is in memory. */
  has(row) {
    return this.store.rows.has(row);
  }
}
