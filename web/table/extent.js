// The extent of a table: its size, its growth, and its steps.

import { NEVER } from "./codes.js";
import { Store } from "./columns/store.js";
import { FORGET, KINDS } from "./kinds.js";

const KEPT_ROWS = 600_000; // more than one iteration of the largest search of the default problem has

/**
 * @typedef {object} Traits  the solver's facts about a search; other fields are ignored
 * @property {import("../faces/index.js").Shape} states
 * @property {Object<string, string>} [actions]  names of actions, if they differ from the actions
 * @property {'f'|'g'|'h'|null} [key]       the order of the frontier; null: a stack, a queue, a recursion
 * @property {number|null} [weight]         of h in f, if it can be chosen
 * @property {string} [family]             none: a search (families.js)
 * @property {boolean} [by_value]           a step is a value that becomes known, not an expansion
 * @property {boolean} recursive            the frontier is a call stack
 * @property {any} [source]  the code, with its `runs` (source_listing/runs.py)
 * @property {boolean} [reverses]           the search begins at both ends; the second root is the goal
 * @property {'fifo'|'lifo'|'low-h'|'high-g'|'state'|'deepest'} tie  order of frontier entries of equal priority
 * @property {null|'visited'|'visited-no-deeper'} stale_when  an entry is stale once its state was visited in the same
 *   iteration; the latter: at the same or a smaller depth
 * @property {'expanded'|'taken-off'|'leaves'|'none'} visited  which nodes are in the visited list
 * @property {'depth'|'f'|null} [limited]   the quantity limited in each iteration
 * @property {string[]} [kinds]             the names of the possible kinds of events
 * @property {'observed'|'inferred'} [frontier]  of an observed program: whether its own containers could be observed
 */

/** The part of the table that does not read nodes. */
export class Extent {
  /** @param {Traits} traits */
  constructor(traits) {
    this.traits = traits;
    /** If more rows than this are in memory, the oldest complete iterations are dropped. */
    this.keptRows = KEPT_ROWS;
    /** Internal to this folder. */
    this.store = new Store(traits);
  }

  /** Appends a copy of the solver's next chunk; iterations from that of time `shown` on are not dropped. */
  append(chunk, shown = Infinity) {
    this.store.append(chunk);
    const { iterations } = this.store;
    const isFull = () => this.rowCount - this.firstRow > this.keptRows;
    while (isFull() && iterations.oldest !== iterations.at(shown)) this.drop(iterations.oldest.index);
  }

  /** Sets how a search ended, if its chunks do not contain it: JSON text, like `outcome`. */
  conclude(outcome) {
    this.store.conclude(outcome);
  }

  /** Notes that nothing more will come, though the search has not ended: what ran of the current step can be seen. */
  breakOff() {
    this.store.breakOff();
  }

  /** Drops an iteration and earlier ones, except the current one. @returns {boolean} whether any was dropped */
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

  /** Whether the search has ended, so that nothing will be appended. */
  get finished() {
    return this.store.finished;
  }

  /** Whether the search ran out of budget: it has not ended, more may be appended. */
  get stopped() {
    return this.store.stopped;
  }

  /** Whether it does not continue by itself. */
  get rests() {
    return this.finished || this.stopped;
  }

  /** JSON text of the solver's outcome; null while the search continues. */
  get outcome() {
    return this.store.outcome;
  }

  /**
   * K: the last step with a known position; -1 before the first. If the budget is spent, this is the provisional
   * position of the current step.
   */
  get stepCount() {
    return this.store.steps.times.end - 1;
  }

  /** The first step whose position is in memory. */
  get firstStep() {
    return this.store.steps.times.base;
  }

  /** @returns {number} the time of step k's position; -1 if it is unknown or no longer in memory */
  timeOfStep(k) {
    return this.store.steps.timeOf(k);
  }

  /** The last time with a final place: its step's position is known, and its distance from there will not change. */
  get settledTime() {
    return this.store.steps.settledTime(this.endTime);
  }

  /**
   * @param {number} [fine]  events after or before the step's position
   * @returns {number} the time of that place, or of the step's nearest event
   */
  timeAt(step, fine = 0) {
    const { steps } = this.store;
    const first = Math.max(this.firstEvent, steps.startOf(step));
    return Math.max(first, Math.min(steps.timeOf(step) + fine, steps.startOf(step + 1) - 1, this.endTime));
  }

  /** @returns {number} the number of expansions at ≤ t */
  stepOfTime(t) {
    return this.store.steps.countAt(t);
  }

  /** @returns {import("./columns/iterations.js").Iteration[]} all of them, oldest first, including dropped ones */
  get iterations() {
    return this.store.iterations.list(this.rowCount, this.eventCount, this.store.tallies.running);
  }

  /** The first expansion in memory, from 1. */
  get firstExpansion() {
    return this.store.steps.expansions.base;
  }

  /** The number of expansions so far, including one whose step is still open. */
  get expansionCount() {
    return this.store.steps.expansions.end - 1;
  }

  /** @returns {number} the time of expansion k, from 1; -1 if it has not happened or is no longer in memory */
  timeOfExpansion(k) {
    return k >= this.firstExpansion && k <= this.expansionCount ? this.store.steps.expansions.at(k) : -1;
  }

  /** @returns {number} the row expanded by expansion k; -1 if it has not happened or is no longer in memory */
  rowOfExpansion(k) {
    const t = this.timeOfExpansion(k);
    return t < 0 ? -1 : this.store.events.nodeAt(t);
  }

  /** @returns {{kind: number, node: number}} event t, which is in memory; node: a row, an iteration's number, or -1 */
  eventAt(t) {
    const { events } = this.store;
    return { kind: events.kindAt(t), node: events.nodeAt(t) };
  }

  /** @returns {number} the number of frontier entries at t, which is in memory; including stale ones */
  entriesAt(t) {
    return this.store.tallies.at(t, this.store.iterations.at(t)).frontier;
  }

  /** The iteration of time t, without its counts. @returns {{index, limit, firstEvent, firstRow}} */
  iterationAt(t) {
    return this.store.iterations.at(t);
  }

  /** Whether nodes are forgotten, and made again when needed. */
  get forgets() {
    return this.traits.kinds?.includes(KINDS[FORGET].name) ?? false;
  }

  /** The distinct states so far. */
  get states() {
    return this.store.states;
  }

  /** @returns {number} the kind of the event at t (KINDS in kinds.js); -1 if it is not in memory */
  kindAt(t) {
    const { events } = this.store;
    return t >= events.first && t < events.end ? events.kindAt(t) : NEVER;
  }

  /** @returns {number} the row of the event at t; the iteration's number if one begins, -1 if it is not in memory */
  nodeAt(t) {
    const { events } = this.store;
    return t >= events.first && t < events.end ? events.nodeAt(t) : NEVER;
  }

  /** @returns {number} the number after the last row generated at ≤ t */
  rowsAt(t) {
    return this.store.rows.endAt(t);
  }

  /** Whether the row is in memory. */
  has(row) {
    return this.store.rows.has(row);
  }
}
