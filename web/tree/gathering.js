// The looks of nodes, which are their statuses and, where searches are compared, a mark, in the painters' order. Only
// nodes that have turned are touched, and for each level it is known since when it looks as it does, so that painters can
// keep the rest of their picture.

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
  #whole = false; // have these slots been gathered?
  #marks = null;

  constructor() {
    this.looks = new Uint8Array(0); // by slot: STATUS, or ONLY_HERE
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
   * @param {Int32Array|null} turned  rows of the table that have another status than when this was called last; null: any
   * @param {import("./layout/topology.js").Slots} slots
   * @param {Uint8Array} statuses  by local row
   * @param {number} base  the row that is the local row 0
   */
  bring(turned, slots, statuses, base) {
    const marked = this.#marks ? this.#marks.turned(base) : [];
    if (this.#whole && (turned === null || marked === null)) this.forget();
    if (this.#whole) {
      this.revision++;
      this.#look(turned, slots, statuses, base);
      this.#look(marked, slots, statuses, base);
    } else this.#lookAtAll(slots, statuses, base);
    this.#whole = true;
  }

  #lookAtAll({ count, levels, rowOf }, statuses, base) {
    this.looks = grown(this.looks, count, 0);
    this.revised = grown(this.revised, levels, 0).fill(this.revision);
    const { looks } = this;
    for (let slot = 0; slot < count; slot++) {
      const row = rowOf[slot];
      const status = statuses[row];
      looks[slot] = status === STATUS.EXPANDED ? this.#lookOf(status, base + row) : status;
    }
  }

  /** Looks at these rows of the table, where they have a place. */
  #look(rows, { count, slotOf, level }, statuses, base) {
    const { looks, revised, revision } = this;
    for (let at = 0; at < rows.length; at++) {
      const local = rows[at] - base;
      if (local >= count) continue;
      const slot = slotOf[local];
      const look = this.#lookOf(statuses[local], rows[at]);
      if (looks[slot] === look) continue;
      looks[slot] = look;
      revised[level[slot]] = revision;
    }
  }

  #lookOf(status, row) {
    return status === STATUS.EXPANDED && this.#marks?.has(row) ? ONLY_HERE : status;
  }
}
