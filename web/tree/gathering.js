// The looks of nodes in the painters' order: their statuses and, in a comparison, a mark. Only nodes with a changed
// status are updated. Each level has the number of its latest change, so that painters can keep the rest of their
// picture.

import { ONLY_HERE } from "../canvas/status_styles.js";
import { isExpanded } from "../table/codes.js";
import { grown } from "../table/grown.js";

/** @type {[number, number]} */
const ALL = [0, Infinity];
const UNSEEN = 255; // not a look

/**
 * @typedef {object} Marks  the nodes expanded by only this one of two searches
 * @property {(row: number) => boolean} has  of an expanded row of the table
 * @property {(firstRow: number) => ArrayLike<number>|null} turned  rows from this one on whose mark may have changed
 *   since the last call, because the other search has moved; null: any
 */

export class Gathering {
  #whole = false; // whether these slots have been gathered
  #marks = null;
  #firstRow = new Int32Array(0); // level → its smallest local row
  #lastRow = new Int32Array(0);

  constructor() {
    this.looks = new Uint8Array(0); // by slot: STATUS, or ONLY_HERE
    this.revision = 0; // number of the latest change
    this.begun = 0; // number of the first change of these slots
    this.revised = new Uint32Array(0); // level → number of its latest change
  }

  /** Discards everything, for other slots or another table. */
  forget() {
    this.begun = ++this.revision;
    this.#whole = false;
  }

  /** @param {Marks|null} marks  null: none */
  mark(marks) {
    this.#marks = marks;
    this.forget();
  }

  /**
   * @param {Int32Array|null} turned  rows of the table with a status changed since the last call; null: any
   * @param {[number, number]} between  of the table's rows: the first of these, and their end
   * @param {import("./layout/topology.js").Slots} slots
   * @param {Uint8Array} statuses  by local row
   * @param {number} base  the row with the local row 0
   */
  bring(turned, between, slots, statuses, base) {
    const marked = this.#marks ? this.#marks.turned(base) : [];
    if (!this.#whole) return this.#begin(slots, statuses, base);
    this.revision++;
    if (marked === null) return this.#lookAtAll(slots, statuses, base, ALL);
    if (turned === null) this.#lookAtAll(slots, statuses, base, between);
    else this.#look(turned, slots, statuses, base);
    this.#look(marked, slots, statuses, base);
  }

  #begin(slots, statuses, base) {
    this.looks = grown(this.looks, slots.count, 0);
    this.revised = grown(this.revised, slots.levels, 0);
    this.#firstRow = grown(this.#firstRow, slots.levels, 0);
    this.#lastRow = grown(this.#lastRow, slots.levels, 0);
    this.#findRows(slots);
    this.looks.fill(UNSEEN, 0, slots.count); // so that each level counts as changed
    this.#lookAtAll(slots, statuses, base, ALL);
    this.revised.fill(this.revision);
    this.#whole = true;
  }

  #findRows({ levels, levelStart, rowOf }) {
    for (let level = 0; level < levels; level++) {
      let [first, last] = [rowOf[levelStart[level]], 0];
      for (let slot = levelStart[level]; slot < levelStart[level + 1]; slot++) {
        const row = rowOf[slot];
        if (row < first) first = row;
        if (row > last) last = row;
      }
      this.#firstRow[level] = first;
      this.#lastRow[level] = last;
    }
  }

  /** Updates the levels that contain one of the table's rows from…end-1. */
  #lookAtAll({ levels, levelStart, rowOf }, statuses, base, [from, end]) {
    const { looks, revised, revision } = this;
    const isMarked = this.#marks !== null;
    for (let level = 0; level < levels; level++) {
      if (base + this.#firstRow[level] >= end || base + this.#lastRow[level] < from) continue;
      let changed = false;
      for (let slot = levelStart[level]; slot < levelStart[level + 1]; slot++) {
        const row = rowOf[slot];
        const status = statuses[row];
        const look = isMarked ? this.#lookOf(status, base + row) : status;
        if (looks[slot] === look) continue;
        looks[slot] = look;
        changed = true;
      }
      if (changed) revised[level] = revision;
    }
  }

  /** Updates these rows of the table, if they have slots. */
  #look(rows, { rows: placed, slotOf, rowOf, level }, statuses, base) {
    const { looks, revised, revision } = this;
    for (let at = 0; at < rows.length; at++) {
      const local = rows[at] - base;
      if (local >= placed) continue;
      const slot = slotOf[local];
      if (rowOf[slot] !== local) continue; // hidden
      const look = this.#lookOf(statuses[local], rows[at]);
      if (looks[slot] === look) continue;
      looks[slot] = look;
      revised[level[slot]] = revision;
    }
  }

  #lookOf(status, row) {
    return isExpanded(status) && this.#marks?.has(row) ? ONLY_HERE : status;
  }
}
