// The reader's view of the tree: which nodes, in which colors, with which marks. Without any wish it costs
// nothing: painters and layout ask whether there is one.

/**
 * @typedef {import("../canvas/theme.js").Theme} Theme
 * @typedef {import("../canvas/colour.js").Colour} Colour
 *
 * @typedef {import("./layout/planner.js").View & Hiding} Shown
 * @typedef {object} Hiding
 * @property {number} count    how many of the rows that were taken in have a place of their own,
 * @property {number} deepest  and how deep they reach
 * @property {(table: object, base: number, rows: number, horizon: number) => void} take  takes in the local rows below
 *   `rows` of the iteration that begins with row `base`, as they are at the horizon
 *
 * @typedef {object} Colouring  nodes by a number that they have. A *tint* is the place of a colour: 1 … ; 0: no node
 * @property {object} key       another one whenever any node may have another tint
 * @property {(table: object, base: number, rows: number, horizon: number, t: number) => void} take  as above, to be seen
 *   at t
 * @property {(row: number, t: number) => number} tintOf  of a row of the table that is there at t
 * @property {(tints: Uint8Array, looks: Uint8Array, rowOf: Int32Array, slots: [number, number], base: number, t: number) => void} fill
 *   writes the tints of the slots from the first to before the second, 0 where there is no look
 * @property {(theme: Theme) => Colour[]} colours  by tint
 * @property {(row: number) => number} valueOf  at that t; NaN: it has none
 * @property {(row: number, brief: boolean) => string} noteOf  what stands at its card; brief: only the number
 *
 * @typedef {object} Overlay  what lies over the nodes
 * @property {(frame: import("./paint/frame.js").Frame, shapeOf: (row: number) => object) => void} draw  `shapeOf`: where
 *   a local row is, the same object each time
 */

/** The names of the colours that tell what a node is; under a tint all of them are that tint. */
const TOLD = ["frontier", "stale", "expanded", "duplicate", "cutoff", "goal", "only"];

export class Lens {
  #themes = new Map(); // tint → theme, of the colours and the theme seen last
  #colours = null;
  #theme = null;

  constructor() {
    /** @type {Shown|null} null: every node is shown */
    this.shown = null;
    /** @type {Colouring|null} null: a node's colour says what it is */
    this.colouring = null;
    /** @type {Overlay[]} */
    this.overlays = [];
  }

  /** Takes in what is on show. */
  take(table, base, rows, horizon, t) {
    this.shown?.take(table, base, rows, horizon);
    this.colouring?.take(table, base, rows, horizon, t);
  }

  /**
   * The theme in which a node with this tint is drawn: shapes and marks still tell what it is.
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
      const tinted = Object.fromEntries(TOLD.map((name) => [name, colours[tint]]));
      this.#themes.set(tint, { ...theme, ...tinted });
    }
    return this.#themes.get(tint);
  }
}
