// The distinct states: boards and rings as cells, places of a grid as x and y, everything else by its name.

import { Column } from "./column.js";

const SEPARATORS = /[\s,;()]+/g;

/**
 * @typedef {object} Shape  what a state looks like
 * @property {"board"|"ring"|"cell"|"text"} kind  tiles in rows, 0 the blank; dots on a circle, 1 lit; a place "x,y" on
 *   a grid; a name. The first two come as cells, the third as places, the last as labels
 * @property {number} [rows]     of a board or a grid
 * @property {number} [columns]  of these
 * @property {number} [count]    dots of a ring
 */

export class States {
  #labels = [];
  #searchTexts = [];
  #cells;
  #places = null; // x, y of each state

  /**
   * @param {Shape} shape
   * @param {number} firstState  number of the first state that the chunks bring
   */
  constructor(shape, firstState) {
    const sizes = { board: [shape.columns, shape.rows], ring: [shape.count, 1] };
    const [columns, rows] = sizes[shape.kind] ?? [0, 0];
    this.columns = columns;
    this.size = columns * rows; // cells; 0 where states are labels
    this.first = firstState;
    this.#cells = new Column(Uint8Array);
    if (shape.kind === "cell") this.#places = new Column(Int16Array);
  }

  /** Do states come as cells? */
  get hasCells() {
    return this.size > 0;
  }

  /** How many states are known: their numbers are below this. */
  get end() {
    if (this.#places) return this.first + this.#places.length / 2;
    return this.first + (this.hasCells ? this.#cells.length / this.size : this.#labels.length);
  }

  append(chunk) {
    if (this.hasCells) this.#cells.append(chunk.cells);
    else if (this.#places) this.#places.append(chunk.places);
    else for (const label of chunk.new_labels) this.#labels.push(String(label));
  }

  /** The cells of all states one after the other, `size` cells each, beginning with state `first`; over-allocated. */
  get allCells() {
    return this.#cells.array;
  }

  /** @returns {Uint8Array|null} the state's cells, row by row (a view, read only); null where states are labels */
  cells(state) {
    if (!this.hasCells) return null;
    const start = (state - this.first) * this.size;
    return this.#cells.array.subarray(start, start + this.size);
  }

  /** @returns {string} a name in one line: "8 0 6 / 5 4 7 / 2 3 1", "3,14", "Arad" */
  label(state) {
    if (this.#places) return this.#place(state);
    if (!this.hasCells) return this.#labels[state - this.first];
    const cells = this.cells(state);
    let text = "";
    for (let at = 0; at < this.size; at++) {
      if (at > 0) text += at % this.columns === 0 ? " / " : " ";
      text += cells[at];
    }
    return text;
  }

  #place(state) {
    const { array } = this.#places;
    const at = 2 * (state - this.first);
    return `${array[at]},${array[at + 1]}`;
  }

  /** @returns {string} the name as it is searched: lower case, without blanks, commas and brackets */
  searchText(state) {
    return (this.#searchTexts[state - this.first] ??= searchable(this.label(state)));
  }
}

/** @param {string} text */
export function searchable(text) {
  return text.toLowerCase().replace(SEPARATORS, "");
}
