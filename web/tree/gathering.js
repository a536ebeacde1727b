// The looks of nodes in the painters' order: their statuses and, in a comparison, a mark. Only nodes with a changed
// status are updated. Each level has the number of its latest change, so that painters can keep the rest of their
// picture.

import { ONLY_HERE } from "../canvas/status_styles.js";
import { STATUS } from "../table/codes.js";
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
  #tints = new Uint8Array(0);
  #marks = null;
  #firstRow = new Int32Array(0); // level → its smallest local row
  #lastRow = new Int32Array(0);
  #colouring = null;
  #key = null; // of the colouring of the tints

  constructor() {
    this.looks = new Uint8Array(0); // by slot: STATUS, or ONLY_HERE
    this.paints = this.looks; // by slot, for colours: the looks, or tints
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

  /** @param {import("./lens.js").Colouring|null} colouring  null: colours by look */
  colour(colouring) {
    const key = colouring?.key ?? null;
    if (colouring === this.#colouring && key === this.#key) return;
    this.#colouring = colouring;
    this.#key = key;
    this.forget();
  }

  /**
   * @param {Int32Array|null} turned  rows of the table with a status changed since the last call; null: any
   * @param {[number, number]} between  of the table's rows: the first of these, and their end
   * @param {import("./layout/topology.js").Slots} slots
   * @param {Uint8Array} statuses  by local row
   * @param {number} base  the row with the local row 0
   * @param {number} t
   */
  bring(turned, between, slots, statuses, base, t) {
    const marked = this.#marks ? this.#marks.turned(base) : [];
    if (!this.#whole) return this.#begin(slots, statuses, base, t);
    this.revision++;
    if (marked === null) return this.#lookAtAll(slots, statuses, base, t, ALL);
    if (turned === null) this.#lookAtAll(slots, statuses, base, t, between);
    else this.#look(turned, slots, statuses, base, t);
    this.#look(marked, slots, statuses, base, t);
  }

  #begin(slots, statuses, base, t) {
    this.looks = grown(this.looks, slots.count, 0);
    this.revised = grown(this.revised, slots.levels, 0);
    this.#firstRow = grown(this.#firstRow, slots.levels, 0);
    this.#lastRow = grown(this.#lastRow, slots.levels, 0);
    this.#findRows(slots);
    this.paints = this.looks;
    if (this.#colouring !== null) this.#tints = this.paints = grown(this.#tints, slots.count, 0);
    this.looks.fill(UNSEEN, 0, slots.count); // so that each level counts as changed
    this.#lookAtAll(slots, statuses, base, t, ALL);
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
  #lookAtAll({ levels, levelStart, rowOf }, statuses, base, t, [from, end]) {
    const { looks, revised, revision } = this;
    const colouring = this.#colouring;
    for (let level = 0; level < levels; level++) {
      if (base + this.#firstRow[level] >= end || base + this.#lastRow[level] < from) continue;
      let changed = false;
      for (let slot = levelStart[level]; slot < levelStart[level + 1]; slot++) {
        const row = rowOf[slot];
        const status = statuses[row];
        const look = status === STATUS.EXPANDED ? this.#lookOf(status, base + row) : status;
        if (looks[slot] === look) continue;
        looks[slot] = look;
        changed = true;
      }
      if (!changed) continue;
      revised[level] = revision;
      colouring?.fill(this.paints, looks, rowOf, [levelStart[level], levelStart[level + 1]], base, t);
    }
  }

  /** Updates these rows of the table, if they have slots. */
  #look(rows, { rows: placed, slotOf, rowOf, level }, statuses, base, t) {
    const { looks, paints, revised, revision } = this;
    const colouring = this.#colouring;
    for (let at = 0; at < rows.length; at++) {
      const local = rows[at] - base;
      if (local >= placed) continue;
      const slot = slotOf[local];
      if (rowOf[slot] !== local) continue; // hidden
      const look = this.#lookOf(statuses[local], rows[at]);
      const paint = colouring === null || look === 0 ? look : colouring.tintOf(rows[at], t);
      if (looks[slot] === look && paints[slot] === paint) continue;
      looks[slot] = look;
      paints[slot] = paint;
      revised[level[slot]] = revision;
    }
  }

  #lookOf(status, row) {
    return status === STATUS.EXPANDED && this.#marks?.has(row) ? ONLY_HERE : status;
  }
}
