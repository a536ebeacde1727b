// Measures of all rows on show together: the greatest depth, the most telling number, the widths of their cards. Each
// row is read once.

import { initialled } from "../canvas/text.js";
import { grown } from "../table/grown.js";
import { HALVED, WHOLE, spanOf } from "./layout/card_size.js";

const SPANNED_UP_TO = 4000; // rows: in a larger tree every card has the same room

export class Measures {
  #sounded = 0; // local rows with measured depths
  #spanned = 0; // local rows with measured cards
  #spans = Array.from({ length: 6 }, () => new Float32Array(0)); // by form, then by form with the parts of numbers
  #named = new Map(); // names by what they are with initials
  #limits = new Map(); // of the open calls whose cards have been measured

  constructor() {
    /** Whether some name is narrower on two lines. */
    this.breaks = false;
    /** Whether names can have initials, as no two are the same then. */
    this.shortens = true;
    /** Whether the number of some card has parts. */
    this.sums = false;
    this.terse = true; // whether all names are short
    this.deepest = 0;
    /** Whether some action does not cost 1. */
    this.weighted = false;
  }

  /** Whether more rows than these have been measured. */
  exceeds(rows) {
    return rows < this.#sounded;
  }

  /** The widths of written cards in slots, by local row, with names of this form; `full`: with the parts of numbers; null: all equal. @returns {Float32Array|null} */
  spans(rows, form = WHOLE, full = false) {
    return this.#spanned < rows ? null : this.#spans[form + 3 * Number(full)];
  }

  /** The same, if some name is narrower in this form. */
  spansIn(rows, form, full) {
    return form === WHOLE || (this.breaks && (form === HALVED || this.shortens)) ? this.spans(rows, form, full) : null;
  }

  /** Whether a local row's name is narrower on two lines. */
  isBroken(row) {
    return this.#spans[HALVED][row] < this.#spans[WHOLE][row];
  }

  /** Measures the rows added since the last call. @param {import("./scene.js").Scene} scene */
  take(scene) {
    const { table, offset, rows } = scene;
    const { depth, g, parent } = table.columns;
    for (let cell = offset + this.#sounded; cell < offset + rows; cell++) {
      if (depth[cell] > this.deepest) this.deepest = depth[cell];
      if (!this.weighted && parent[cell] >= 0 && g[cell] - g[parent[cell] - table.firstRow] !== 1) this.weighted = true;
    }
    this.#sounded = rows;
    if (scene.shape.face.written && rows <= SPANNED_UP_TO) this.#span(scene);
  }

  /** Measures added rows, and anew those of calls that are open, or were at the last call: their limit is on the card. */
  #span(scene) {
    const { rows, base, table, t } = scene;
    const { limits } = table.at(t);
    const anew = limits === this.#limits ? [] : [...this.#limits.keys(), ...limits.keys()].map((row) => row - base);
    const added = Array.from({ length: rows - this.#spanned }, (_, at) => this.#spanned + at);
    const renewed = (widths) => grown(anew.length > 0 ? widths.slice() : widths, rows, this.#spanned); // a layout is of one array
    this.#spans = this.#spans.map(renewed);
    for (const row of [...anew, ...added]) {
      const name = scene.nameOf(row);
      const isOne = !name.includes(" "); // word, so all forms are the same
      this.#spans.forEach((widths, at) => (widths[row] = isOne && at % 3 > 0 ? this.#spans[at - 1][row] : spanOf(scene.cardWidth(row, at % 3, at > 2))));
      this.shortens &&= (this.#named.get(initialled(name)) ?? name) === name;
      this.#named.set(initialled(name), name);
      this.breaks ||= this.isBroken(row);
      this.terse &&= scene.isShort(row);
      this.sums ||= scene.sumOf(row) !== "";
    }
    [this.#spanned, this.#limits] = [rows, limits];
  }
}
