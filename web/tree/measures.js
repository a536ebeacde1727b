// Measures of all shown rows together: how deep they reach, which number says most about them, how wide their
// cards are. Each row is looked at once.

import { grown } from "../table/grown.js";
import { spanOf } from "./layout/card_size.js";

const SPANNED_UP_TO = 4000; // rows: in a larger tree every card has the same room

export class Measures {
  #sounded = 0; // local rows whose depths were looked at
  #spanned = 0; // local rows whose cards were measured
  #spans = new Float32Array(0);

  constructor() {
    this.deepest = 0;
    /** Is there an action that does not cost 1? */
    this.weighted = false;
    /** Does what decides the order say more than the depth? */
    this.ranked = false;
  }

  /** Have more rows been measured than these? */
  exceeds(rows) {
    return rows < this.#sounded;
  }

  /** The widths of written cards in slots, by local row; null: all have the same room. @returns {Float32Array|null} */
  spans(rows) {
    return this.#spanned >= rows ? this.#spans : null;
  }

  /** Looks at the rows that have come since the last call. @param {import("./scene.js").Scene} scene */
  take(scene) {
    const { table, offset, rows } = scene;
    const { depth, g, h, parent, priority } = table.columns;
    const { recursive } = table.traits;
    for (let cell = offset + this.#sounded; cell < offset + rows; cell++) {
      if (depth[cell] > this.deepest) this.deepest = depth[cell];
      if (!this.weighted && parent[cell] >= 0 && g[cell] - g[parent[cell] - table.firstRow] !== 1) this.weighted = true;
      if (priority[cell] !== 0 && priority[cell] !== depth[cell]) this.ranked = true;
      if (recursive && !Number.isNaN(h[cell])) this.ranked = true;
    }
    this.#sounded = rows;
    if (scene.shape.face.written && rows <= SPANNED_UP_TO) this.#span(scene);
  }

  #span(scene) {
    const { rows } = scene;
    this.#spans = grown(this.#spans, rows, this.#spanned);
    for (let row = this.#spanned; row < rows; row++) this.#spans[row] = spanOf(scene.cardWidth(row));
    this.#spanned = rows;
  }
}
