// The distinct states: boards as cells, everything else by its name.

import { Column } from "./column.js";

const SEPARATORS = /[\s,;()]+/g;

export class States {
  #labels = [];
  #searchTexts = [];
  #cells;

  /**
   * @param {{kind: "board", rows: number, columns: number} | {kind: "text"}} shape
   * @param {number} firstState  number of the first state that the chunks bring
   */
  constructor(shape, firstState) {
    this.isBoard = shape.kind === "board";
    this.columns = this.isBoard ? shape.columns : 0;
    this.size = this.isBoard ? shape.rows * shape.columns : 0;
    this.first = firstState;
    this.#cells = new Column(Uint8Array);
  }

  /** How many states are known: their numbers are below this. */
  get end() {
    return this.first + (this.isBoard ? this.#cells.length / this.size : this.#labels.length);
  }

  append(chunk) {
    if (this.isBoard) this.#cells.append(chunk.cells);
    else for (const label of chunk.new_labels) this.#labels.push(String(label));
  }

  /** All boards one after the other, `size` cells each, beginning with state `first`; over-allocated. */
  get allCells() {
    return this.#cells.array;
  }

  /** @returns {Uint8Array|null} the board's cells, row by row (a view, read only); null if states are not boards */
  cells(state) {
    if (!this.isBoard) return null;
    const start = (state - this.first) * this.size;
    return this.#cells.array.subarray(start, start + this.size);
  }

  /** @returns {string} a name in one line: "8 0 6 / 5 4 7 / 2 3 1", "Arad" */
  label(state) {
    if (!this.isBoard) return this.#labels[state - this.first];
    const cells = this.cells(state);
    let text = "";
    for (let at = 0; at < this.size; at++) {
      if (at > 0) text += at % this.columns === 0 ? " / " : " ";
      text += cells[at];
    }
    return text;
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
