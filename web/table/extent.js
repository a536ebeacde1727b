// The extent of a table: how far it reaches, how it grows and shrinks, and its steps.

import { NEVER } from "./codes.js";
import { ExactTallies } from "./columns/exact.js";
import { Store } from "./columns/store.js";

const KEPT_ROWS = 600_000; // more than the largest search of the default problem has in one iteration

/**
 * @typedef {object} Traits  what the solver says about a search; other fields are ignored
 * @property {import("../faces/index.js").Shape} states
 * @property {Object<string, string>} [actions]  what actions are called, where they are not called by their own name
 * @property {'f'|'g'|'h'|null} [key]       what orders the frontier; null: a stack, a queue, a recursion
 * @property {number|null} [weight]         of h in f, where it can be chosen
 * @property {boolean} recursive            the frontier is a call stack
 * @property {boolean} [reverses]           the search begins at both ends; the second root is the goal
 * @property {'fifo'|'lifo'|'low-h'|'high-g'|'state'|'deepest'} tie  order of frontier entries of equal priority
 * @property {null|'visited'|'visited-no-deeper'} stale_when  an entry is stale once its state was visited in the same
 *   iteration; the latter: at the same or a smaller depth
 * @property {'expanded'|'taken-off'|'none'} visited  which nodes stand in the visited list
 * @property {'depth'|'f'|null} [limited]   what an iteration's limit is a limit of
 * @property {string[]} [kinds]             the names of the kinds of events that may come
 * @property {'observed'|'inferred'} [frontier]  of an observed program: whether its own containers could be watched
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

  /** Takes in the solver's next chunk, copying it. @param {import("./columns/store.js").Chunk} chunk */
  append(chunk) {
    this.store.append(chunk);
    while (this.rowCount - this.firstRow > this.keptRows && this.drop(this.store.iterations.oldest.index));
  }

  /** Whether only some of the nodes are here, and the counts are those of all of them. */
  get isSample() {
    return this.store.tallies instanceof ExactTallies;
  }

  /** How a search ended whose chunks do not say so: JSON text, as `outcome`. */
  conclude(outcome) {
    this.store.conclude(outcome);
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

  /** Whether the end has come: nothing will be appended any more. */
  get finished() {
    return this.store.finished;
  }

  /** Whether the search ran out of budget: the end has not come, more may be appended. */
  get stopped() {
    return this.store.stopped;
  }

  /** Whether it does not go on by itself. */
  get rests() {
    return this.finished || this.stopped;
  }

  /** JSON text of the outcome, as the solver gives it; null while the search goes on. */
  get outcome() {
    return this.store.outcome;
  }

  /**
   * K: the last step whose position is known; -1 before the first. Where the budget is spent, that of the step under way
   * is where the search stands, and moves on with it.
   */
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

  /**
   * The last time whose place is settled: its step's position is known, and its distance from there will not change.
   */
  get settledTime() {
    return this.store.steps.settledTime(this.endTime);
  }

  /**
   * @param {number} [fine]  events beyond the step's position, or before it
   * @returns {number} the time of that place; where the step has no event there, its nearest one
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

  /** @returns {import("./columns/iterations.js").Iteration[]} all of them, oldest first, dropped ones too */
  get iterations() {
    const all = this.store.iterations.list(this.rowCount, this.eventCount, this.store.tallies.running);
    if (!this.isSample) return all;
    return all.map((each) => ({ ...each, firstStep: this.stepOfTime(each.firstEvent) }));
  }

  /** The first expansion in memory, from 1. */
  get firstExpansion() {
    return this.store.steps.expansions.base;
  }

  /** How many expansions have come, also the one whose step is not closed yet. */
  get expansionCount() {
    return this.store.steps.expansions.end - 1;
  }

  /** @returns {number} the time of expansion k, from 1; -1 if it has not come or is no longer in memory */
  timeOfExpansion(k) {
    return k >= this.firstExpansion && k <= this.expansionCount ? this.store.steps.expansions.at(k) : -1;
  }

  /** @returns {number} the row that expansion k expands; -1 if it has not come or is no longer in memory */
  rowOfExpansion(k) {
    const t = this.timeOfExpansion(k);
    return t < 0 ? -1 : this.store.events.nodeAt(t);
  }

  /** @returns {{kind: number, node: number}} the event t, which is in memory; node: a row, an iteration's number, or -1 */
  eventAt(t) {
    const { events } = this.store;
    return { kind: events.kindAt(t), node: events.nodeAt(t) };
  }

  /** @returns {number} how many entries the frontier has at t, which is in memory; stale ones included */
  entriesAt(t) {
    return this.store.tallies.at(t, this.store.iterations.at(t)).frontier;
  }

  /** The iteration in which t lies, without its counts. @returns {{index, limit, firstEvent, firstRow}} */
  iterationAt(t) {
    return this.store.iterations.at(t);
  }

  /** The distinct states, as far as they have come. */
  get states() {
    return this.store.states;
  }

  /** @returns {number} what happened at t (KINDS in kinds.js); -1 where that is not in memory */
  kindAt(t) {
    const { events } = this.store;
    return t >= events.first && t < events.end ? events.kindAt(t) : NEVER;
  }

  /** @returns {number} to which row it happened at t; the iteration's number where one begins, -1 not in memory */
  nodeAt(t) {
    const { events } = this.store;
    return t >= events.first && t < events.end ? events.nodeAt(t) : NEVER;
  }

  /** @returns {number} the number behind the last row that was made at ≤ t */
  rowsAt(t) {
    return this.store.rows.endAt(t);
  }

  /** Whether the row is in memory. */
  has(row) {
    return this.store.rows.has(row);
  }
}
