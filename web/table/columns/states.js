// The distinct states, in the encoding of their shape: a number of small cells or of 16-bit numbers each, or a name.
// Their face writes them as lines.

import { faceOf } from "../../faces/index.js";
import { Column } from "./column.js";

const SEPARATORS = /[\s,;()]+/g;

export class States {
  #labels = [];
  #searchTexts = [];
  #cells;
  #places = null; // a number of 16-bit numbers per state

  /**
   * @param {import("../../faces/index.js").Shape} shape
   * @param {number} firstState  number of the first state in the chunks
   */
  constructor(shape, firstState) {
    this.face = faceOf(shape);
    this.size = shape.cells ?? 0; // cells; 0 if states are labels
    this.perPlace = shape.places ?? 0;
    this.first = firstState;
    this.#cells = new Column(Uint8Array);
    if (this.perPlace > 0) this.#places = new Column(Int16Array);
  }

  /** Whether states are cells. */
  get hasCells() {
    return this.size > 0;
  }

  /** The number of known states: all numbers are below this. */
  get end() {
    if (this.#places) return this.first + this.#places.length / this.perPlace;
    return this.first + (this.hasCells ? this.#cells.length / this.size : this.#labels.length);
  }

  append(chunk) {
    if (this.hasCells) this.#cells.append(chunk.cells);
    else if (this.#places) this.#places.append(chunk.places);
    else for (const label of chunk.new_labels) this.#labels.push(String(label));
  }

  /** The cells of all states in sequence, `size` cells each, beginning with state `first`; over-allocated. */
  get allCells() {
    return this.#cells.array;
  }

  /** @returns {Uint8Array|null} the state's cells, row by row (a read-only view); null if states are labels */
  cells(state) {
    if (!this.hasCells) return null;
    const start = (state - this.first) * this.size;
    return this.#cells.array.subarray(start, start + this.size);
  }

  /** @returns {string} a name in one line: "8 0 6 / 5 4 7 / 2 3 1", "3,14", "Arad" */
  label(state) {
    if (this.hasCells) return this.face.line(this.cells(state));
    if (!this.#places) return this.#labels[state - this.first];
    const start = this.perPlace * (state - this.first);
    return this.face.line(this.#places.array.subarray(start, start + this.perPlace));
  }

  /** @returns {number|string} equal for equal states of the same problem, in any table; not for states with cells */
  key(state) {
    if (!this.#places) return this.#labels[state - this.first];
    const { array } = this.#places;
    const at = 2 * (state - this.first);
    return 65_536 * array[at] + array[at + 1];
  }

  /** @returns {string} the name for searching: lower case, without spaces, commas and brackets */
  searchText(state) {
    return (this.#searchTexts[state - this.first] ??= searchable(this.label(state)));
  }
}

/** @param {string} text */
export function searchable(text) {
  return text.toLowerCase().replace(SEPARATORS, "");
}
