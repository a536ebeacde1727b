// The looks of nodes, which are their statuses and, where searches are compared, a mark, in the painters' order. From one
// time to the next only those are touched that may have changed, and for each level it is known since when it looks as
// it does, so that painters can keep the rest of their picture.

import { ONLY_HERE } from "../canvas/looks.js";
import { STATUS } from "../table/codes.js";
import { grown } from "../table/grown.js";

/**
 * @typedef {object} Marks  the nodes that only this one of two searches has expanded
 * @property {(row: number) => boolean} has  of an expanded row of the table
 * @property {(firstRow: number) => ArrayLike<number>|null} turned  rows from this one on whose answer may be another
 *   since they were asked for last, because the other search has moved; null: any
 */

export class Gathering {
  #t = 0;
  #whole = false; // have these slots been gathered, at #t?
  #firstRow = new Int32Array(0); // level → its smallest local row
  #lastRow = new Int32Array(0);
  #marks = null;

  constructor() {
    this.statuses = new Uint8Array(0); // STATUS by slot, or ONLY_HERE
    this.revision = 0; // the number of the latest change
    this.begun = 0; // that with which these slots began
    this.revised = new Uint32Array(0); // level → the number of its latest change
  }

  /** Other slots, or another table: everything is gathered anew. */
  forget() {
    this.begun = ++this.revision;
    this.#whole = false;
  }

  /** @param {Marks|null} marks  null: nothing is marked */
  mark(marks) {
    this.#marks = marks;
    this.forget();
  }

  /**
   * @param {import("../table/table.js").Table} table
   * @param {import("./layout/topology.js").Slots} slots
   * @param {Uint8Array} statuses  at t, by local row
   * @param {number} base  the row that is the local row 0
   */
  bring(table, slots, statuses, base, t) {
    const turned = this.#marks ? this.#marks.turned(base) : [];
    if (turned === null) this.forget();
    if (!this.#whole) this.#all(slots, statuses, base);
    else if (t !== this.#t) {
      const changing = table.changed(this.#t, t, base, base + slots.count);
      this.#some(slots, statuses, base, hull(changing, base));
    }
    if (turned?.length > 0) this.#turn(slots, statuses, base, turned);
    this.#whole = true;
    this.#t = t;
  }

  #all({ count, levels, levelStart, rowOf }, statuses, base) {
    this.statuses = grown(this.statuses, count, 0);
    this.revised = grown(this.revised, levels, 0).fill(this.revision);
    this.#firstRow = grown(this.#firstRow, levels, 0);
    this.#lastRow = grown(this.#lastRow, levels, 0);
    const bySlot = this.statuses;
    for (let level = 0; level < levels; level++) {
      let first = count;
      let last = 0;
      for (let slot = levelStart[level]; slot < levelStart[level + 1]; slot++) {
        const row = rowOf[slot];
        bySlot[slot] = this.#lookOf(statuses[row], base + row);
        if (row < first) first = row;
        if (row > last) last = row;
      }
      this.#firstRow[level] = first;
      this.#lastRow[level] = last;
    }
  }

  /** Looks at the levels that have a row from…end-1. */
  #some({ levels, levelStart, rowOf }, statuses, base, [from, end]) {
    const { statuses: bySlot, revised } = this;
    this.revision++;
    for (let level = 0; level < levels; level++) {
      if (this.#firstRow[level] >= end || this.#lastRow[level] < from) continue;
      let changed = false;
      for (let slot = levelStart[level]; slot < levelStart[level + 1]; slot++) {
        const row = rowOf[slot];
        const look = this.#lookOf(statuses[row], base + row);
        if (bySlot[slot] === look) continue;
        bySlot[slot] = look;
        changed = true;
      }
      if (changed) revised[level] = this.revision;
    }
  }

  /** Looks at these rows of the table, where they have a place. */
  #turn({ count, slotOf, level }, statuses, base, rows) {
    this.revision++;
    for (let at = 0; at < rows.length; at++) {
      const local = rows[at] - base;
      if (local >= count) continue;
      const slot = slotOf[local];
      const look = this.#lookOf(statuses[local], rows[at]);
      if (this.statuses[slot] === look) continue;
      this.statuses[slot] = look;
      this.revised[level[slot]] = this.revision;
    }
  }

  #lookOf(status, row) {
    return status === STATUS.EXPANDED && this.#marks?.has(row) ? ONLY_HERE : status;
  }
}

/** @returns {[number, number]} the local rows from the first stretch to the last, those between them included */
function hull(stretches, base) {
  let [from, end] = [Infinity, 0];
  for (const stretch of stretches) {
    from = Math.min(from, stretch[0] - base);
    end = stretch[1] - base;
  }
  return [from, end];
}
