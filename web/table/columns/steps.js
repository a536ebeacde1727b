// Positions at which a search can be viewed, one after each expansion.

import { Column, upperBound } from "./column.js";
import { END, EXPAND, ITERATION, VALUE, flags } from "../kinds.js";

const STARTS = flags((kind) => kind.starts);
const EXTENDS = flags((kind) => kind.extends);
const FOLLOWS = flags((kind) => kind.follows);

/**
 * Position k is the last event of expansion k, before any removal, forgetting or backing up for the next one; position
 * 0 is after the generation of all roots. A position is known and final once the next expansion, an iteration or the
 * end follows. While the search is stopped, because its budget is spent, the last position is provisional.
 */
export class Steps {
  #open = -1; // the last event of the current step
  #rested = false; // whether it is already a position, because the search stopped there

  /**
   * @param {number} firstEvent
   * @param {number} expandedBefore  expansions before firstEvent
   * @param {boolean} byValue  a step is a value of a game tree, with the cuts behind it, instead of an expansion
   */
  constructor(firstEvent, expandedBefore, byValue = false) {
    this.begins = byValue ? VALUE : EXPAND;
    this.extends = byValue ? FOLLOWS : EXTENDS;
    const hasRoot = firstEvent === 0;
    /** times[k]: the time of position k, as far as known. */
    this.times = new Column(Int32Array, 0, hasRoot ? 0 : expandedBefore + 1);
    /** expansions[k]: the time of expansion k, from 1. */
    this.expansions = new Column(Int32Array, 0, expandedBefore + 1);
    this.rootPending = hasRoot;
  }

  /** Processes the next event. */
  note(t, kind) {
    if (kind === this.begins) {
      this.#close();
      this.rootPending = false;
      this.expansions.push(t);
      this.#open = t;
    } else if (kind === ITERATION || kind === END) {
      this.#close();
    } else if (this.rootPending) {
      if (STARTS[kind]) this.#extend(t);
      else this.#close();
    } else if (this.#open >= 0 && this.extends[kind]) {
      this.#extend(t);
    }
  }

  #extend(t) {
    this.#open = t;
    if (this.#rested) this.times.array[this.times.length - 1] = t;
  }

  #close() {
    this.rest();
    if (this.#open >= 0) this.rootPending = false;
    this.#open = -1;
    this.#rested = false;
  }

  /** The search stops: the current step gets a provisional position. */
  rest() {
    if (this.#open >= 0 && !this.#rested) this.times.push(this.#open);
    this.#rested = this.#open >= 0;
  }

  /** @returns {number} the time of position k; -1 if it is unknown, or dropped */
  timeOf(k) {
    return k >= this.times.base && k < this.times.end ? this.times.at(k) : -1;
  }

  /** @returns {number} the time of expansion k; -1 if it is no longer in memory, Infinity if it has not happened */
  startOf(k) {
    if (k < this.expansions.base) return -1;
    return k < this.expansions.end ? this.expansions.at(k) : Infinity;
  }

  /** @returns {number} the time before the step with an unknown position, or `last` if there is none */
  settledTime(last) {
    return this.#open < 0 || this.#rested ? last : Math.max(-1, this.startOf(this.countAt(this.#open)) - 1);
  }

  /** @returns {number} the number of expansions at ≤ t */
  countAt(t) {
    const { array, base, length } = this.expansions;
    return base - 1 + upperBound(array, t, 0, length);
  }

  /** @returns {number} the time of the last position before t, including the open one; -1 if there is none in memory */
  lastBefore(t) {
    if (this.#open >= 0 && this.#open < t) return this.#open;
    const { array, length } = this.times;
    const before = upperBound(array, t - 1, 0, length);
    return before > 0 ? array[before - 1] : -1;
  }

  /** Frees reserves after the last event. */
  trim() {
    this.expansions.trim();
    this.times.trim();
  }

  /** Drops everything before the event. */
  dropBefore(t) {
    const step = this.countAt(t - 1) + 1;
    this.expansions.dropBefore(step);
    this.times.dropBefore(step);
  }
}
