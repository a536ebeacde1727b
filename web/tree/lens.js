// The reader's view of the tree: visible nodes, colours and marks. Unused, it costs nothing: painters and layout check
// whether it is set.

/**
 * @typedef {import("../canvas/theme.js").Theme} Theme
 * @typedef {import("../canvas/colour.js").Colour} Colour
 *
 * @typedef {import("./layout/planner.js").View & Hiding} Shown
 * @typedef {object} Hiding
 * @property {number} count    number of rows with a place of their own
 * @property {number} deepest  their greatest depth
 * @property {(table: object, base: number, rows: number, horizon: number) => void} take  takes the local rows below
 *   `rows` of the iteration that begins with row `base`, as they are at the horizon
 *
 * @typedef {object} Colouring  colours nodes by one of their numbers. A *tint* is the index of a colour: 1 … ; 0: no
 *   node
 * @property {object} key       another object whenever any node may have another tint
 * @property {(table: object, base: number, rows: number, horizon: number, t: number) => void} take  as above, for time
 *   t
 * @property {(row: number, t: number) => number} tintOf  of a row of the table that exists at t
 * @property {(tints: Uint8Array, looks: Uint8Array, rowOf: Int32Array, slots: [number, number], base: number, t: number) => void} fill
 *   writes the tints of the slots from the first to before the second, 0 where there is no look
 * @property {(theme: Theme) => Colour[]} colours  by tint
 * @property {(row: number) => number} valueOf  at that t; NaN: none
 * @property {(row: number, brief: boolean) => string} noteOf  the text at its card; brief: only the number
 *
 * @typedef {object} Overlay  drawn over the nodes
 * @property {(frame: import("./paint/frame.js").Frame, shapeOf: (row: number) => object) => void} draw  `shapeOf`: the
 *   position of a local row, the same object each time
 */

/** The colours that depend on the status; a tint replaces all of them. */
const STATUS_COLOURS = ["frontier", "stale", "expanded", "duplicate", "cutoff", "goal", "only"];

export class Lens {
  #themes = new Map(); // tint → theme, for the last colours and theme
  #colours = null;
  #theme = null;

  constructor() {
    /** @type {Shown|null} null: every node is visible */
    this.shown = null;
    /** @type {Colouring|null} null: colours by status */
    this.colouring = null;
    /** @type {Overlay[]} */
    this.overlays = [];
  }

  /** Updates to the rows on show. */
  take(table, base, rows, horizon, t) {
    this.shown?.take(table, base, rows, horizon);
    this.colouring?.take(table, base, rows, horizon, t);
  }

  /**
   * The theme for drawing a node with this tint: shapes and marks still show its status.
   * @param {Theme} theme
   * @returns {Theme} the same object each time
   */
  themeOf(tint, theme) {
    if (this.colouring === null) return theme;
    const colours = this.colouring.colours(theme);
    if (colours !== this.#colours || theme !== this.#theme) {
      this.#themes.clear();
      this.#colours = colours;
      this.#theme = theme;
    }
    if (!this.#themes.has(tint)) {
      const tinted = Object.fromEntries(STATUS_COLOURS.map((name) => [name, colours[tint]]));
      this.#themes.set(tint, { ...theme, ...tinted });
    }
    return this.#themes.get(tint);
  }
}
