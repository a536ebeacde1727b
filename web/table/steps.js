// Positions: where a search can be looked at, one after each expansion.

import { Column, upperBound } from "./column.js";
import { CUTOFF, CYCLE, DUPLICATE, END, EXPAND, FOUND, GENERATE, ITERATION, MEET, SUPERSEDED } from "./codes.js";

/** What belongs to the expansion before it; the other kinds belong to what comes next. */
const EXTENDS = new Set([GENERATE, DUPLICATE, CYCLE, FOUND, MEET, SUPERSEDED, CUTOFF]);

/**
 * Position k is the last event of expansion k, without what is taken off, forgotten or backed up before the next one;
 * position 0 is the root, or all roots. A position is known once the next expansion, an iteration or the end has closed
 * it: then nothing moves it.
 */
export class Steps {
  #open = -1;
  #openBefore = -1;

  /**
   * @param {number} firstEvent
   * @param {number} expandedBefore  expansions before firstEvent
   */
  constructor(firstEvent, expandedBefore) {
    const hasRoot = firstEvent === 0;
    /** times[k]: the time of position k, as far as known. */
    this.times = new Column(Int32Array, 0, hasRoot ? 0 : expandedBefore + 1);
    /** expansions[k]: the time of expansion k, from 1. */
    this.expansions = new Column(Int32Array, 0, expandedBefore + 1);
    this.rootPending = hasRoot;
  }

  /** Takes the next event in. */
  note(t, kind) {
    if (kind === EXPAND) {
      this.#close();
      this.rootPending = false;
      this.expansions.push(t);
      this.#open = t;
    } else if (kind === ITERATION || kind === END) {
      this.#openBefore = this.#open;
      this.#close();
    } else if (EXTENDS.has(kind) && (this.#open >= 0 || this.rootPending)) {
      this.rootPending = false;
      this.#open = t;
    }
  }

  #close() {
    if (this.#open >= 0) this.times.push(this.#open);
    this.#open = -1;
  }

  /** Takes back the last event, which was the end. */
  reopen() {
    this.#open = this.#openBefore;
    if (this.#open >= 0) this.times.truncate(this.times.end - 1);
  }

  /** @returns {number} the time of position k; -1 if it is not known, or dropped */
  timeOf(k) {
    return k >= this.times.base && k < this.times.end ? this.times.at(k) : -1;
  }

  /** @returns {number} how many expansions there were at ≤ t */
  countAt(t) {
    const { array, base, length } = this.expansions;
    return base - 1 + upperBound(array, t, 0, length);
  }

  /** @returns {number} the time of the last position before t, the open one included; -1 if there is none in memory */
  lastBefore(t) {
    if (this.#open >= 0 && this.#open < t) return this.#open;
    const { array, length } = this.times;
    const before = upperBound(array, t - 1, 0, length);
    return before > 0 ? array[before - 1] : -1;
  }

  /** Nothing more will come: lets go what is held in reserve. */
  trim() {
    this.expansions.trim();
    this.times.trim();
  }

  /** Lets everything before the event go. */
  dropBefore(t) {
    const step = this.countAt(t - 1) + 1;
    this.expansions.dropBefore(step);
    this.times.dropBefore(step);
  }
}
