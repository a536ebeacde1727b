// What is known of the rows on show as a whole: how deep they reach, which number says most about them, how long names
// are. Each row is looked at once.

const NAMES_MEASURED = 300; // the first ones are enough

export class Measures {
  #sounded = 0; // local rows whose depths were looked at
  #named = 0; // local rows whose names were measured

  constructor() {
    this.deepest = 0;
    /** The length of the longest name. */
    this.letters = 0;
    /** Is there an action that does not cost 1? */
    this.weighted = false;
    /** Does what decides the order say more than the depth? */
    this.ranked = false;
  }

  /** Have more rows been measured than these? */
  exceeds(rows) {
    return rows < this.#sounded;
  }

  /** Looks at the rows that have come since the last call. @param {import("./scene.js").Scene} scene */
  take({ table, shape, base, offset, rows }) {
    const { depth, g, h, parent, priority } = table.columns;
    const { recursive } = table.traits;
    for (let cell = offset + this.#sounded; cell < offset + rows; cell++) {
      if (depth[cell] > this.deepest) this.deepest = depth[cell];
      if (!this.weighted && parent[cell] >= 0 && g[cell] - g[parent[cell] - table.firstRow] !== 1) this.weighted = true;
      if (priority[cell] !== 0 && priority[cell] !== depth[cell]) this.ranked = true;
      if (recursive && !Number.isNaN(h[cell])) this.ranked = true;
    }
    this.#sounded = rows;
    if (!shape.face.written) return;
    for (let row = this.#named; row < Math.min(rows, NAMES_MEASURED); row++) {
      this.letters = Math.max(this.letters, table.label(base + row).length);
    }
    this.#named = rows;
  }
}
