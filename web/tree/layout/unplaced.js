// Rows added after the last layout: each is drawn provisionally below its nearest ancestor that has a place.

import { grown } from "../../table/grown.js";

export class Unplaced {
  #slots = new Int32Array(0); // row - placed → slot
  #placed = 0;
  #end = 0;

  /** Starts with a new layout: the local rows below `placed` have places of their own. */
  begin(placed) {
    this.#placed = placed;
    this.#end = placed;
  }

  /**
   * The slots for the local rows from `placed` to `end`-1; -1 none. A row takes the slot of its parent, which is
   * already known, so that no path is followed twice.
   * @param {Int32Array} parent  the table's column; `offset` is the index of local row 0 in it, `base` that row
   * @param {Int32Array} slotOf  of the placed rows
   * @returns {Int32Array} from row `placed` on; may be longer
   */
  slots(parent, offset, base, slotOf, end) {
    const placed = this.#placed;
    this.#slots = grown(this.#slots, end - placed, this.#end - placed);
    for (let row = this.#end; row < end; row++) {
      const above = parent[offset + row] - base;
      this.#slots[row - placed] = above < 0 ? -1 : above < placed ? slotOf[above] : this.#slots[above - placed];
    }
    this.#end = Math.max(this.#end, end);
    return this.#slots;
  }
}
