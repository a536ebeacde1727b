// The statuses in the painters' order. From one time to the next only those are touched that may have changed, and for
// each level it is known since when it looks as it does, so that painters can keep the rest of their picture.

import { grown } from "./topology.js";

export class Gathering {
  #t = 0;
  #earliest = 0; // of the times shown since then
  #whole = false; // have these slots been gathered, at #t?
  #firstRow = new Int32Array(0); // level → its smallest local row
  #lastRow = new Int32Array(0);

  constructor() {
    this.statuses = new Uint8Array(0); // STATUS by slot
    this.revision = 0; // the number of the latest change
    this.begun = 0; // that with which these slots began
    this.revised = new Uint32Array(0); // level → the number of its latest change
  }

  /** Other slots, or another table: everything is gathered anew. */
  forget() {
    this.begun = ++this.revision;
    this.#whole = false;
  }

  /** Time t is shown, if only until the next one is: an end that is taken back is left before its time is another's. */
  pass(t) {
    this.#earliest = Math.min(this.#earliest, t);
  }

  /**
   * @param {import("../table/table.js").Table} table
   * @param {import("./topology.js").Slots} slots
   * @param {Uint8Array} statuses  at t, by local row
   * @param {number} base  the row that is the local row 0
   */
  bring(table, slots, statuses, base, t) {
    if (!this.#whole) this.#all(slots, statuses);
    else if (t !== this.#t || t !== this.#earliest) {
      const changing = table.changing(this.#earliest, Math.max(t, this.#t), base, base + slots.count);
      this.#some(slots, statuses, hull(changing, base));
    }
    this.#whole = true;
    this.#t = this.#earliest = t;
  }

  #all({ count, levels, levelStart, rowOf }, statuses) {
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
        bySlot[slot] = statuses[row];
        if (row < first) first = row;
        if (row > last) last = row;
      }
      this.#firstRow[level] = first;
      this.#lastRow[level] = last;
    }
  }

  /** Looks at the levels that have a row from…end-1. */
  #some({ levels, levelStart, rowOf }, statuses, [from, end]) {
    const { statuses: bySlot, revised } = this;
    this.revision++;
    for (let level = 0; level < levels; level++) {
      if (this.#firstRow[level] >= end || this.#lastRow[level] < from) continue;
      let changed = false;
      for (let slot = levelStart[level]; slot < levelStart[level + 1]; slot++) {
        const status = statuses[rowOf[slot]];
        if (bySlot[slot] === status) continue;
        bySlot[slot] = status;
        changed = true;
      }
      if (changed) revised[level] = this.revision;
    }
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
