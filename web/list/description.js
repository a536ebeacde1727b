// What a list says of a node: its state, small, and the numbers that decide its place.

import { faceOf } from "../faces/index.js";
import { STATUS } from "../table/codes.js";
import { sentence } from "../text/words.js";

/**
 * @typedef {object} Words  sentences, with a node's numbers in braces: row, g, h, f, depth, priority
 * @property {string} lead     what decides a node's place
 * @property {string} rest     its other numbers
 * @property {string} other    the same where the priority is not g + h
 * @property {string} [next]   beside the row that is next, in a list of those that wait
 * @property {string} [each]   beside every row, instead
 * @property {string} [stale]  beside stale entries
 * @property {{forward: string, backward: string}} [sides]  beside all, in a search from both ends
 */

export class Description {
  #numbers = { row: 0, g: 0, h: 0, f: 0, depth: 0, priority: 0 };

  /**
   * @param {import("../table/table.js").Table} table
   * @param {Words} words
   * @param {(value: number) => string} readable  how numbers are written
   */
  constructor(table, words, readable) {
    const write = (value, name) => (name === "row" ? String(value) : readable(value));
    this.table = table;
    this.words = words;
    this.face = faceOf(table.traits.states);
    this.lead = sentence(words.lead, write);
    this.rest = sentence(words.rest, write);
    this.other = sentence(words.other, write);
    /** What `of` has found out last; the same object each time. */
    this.said = { state: 0, cells: null, label: "", lead: "", rest: "", tag: "", next: false, stale: false };
  }

  /** What is said of a row at a place of the list at time t; -1: its place is not to be told. */
  of(row, place, t) {
    const { table, words, said } = this;
    const numbers = this.#numbersOf(row);
    said.state = table.columns.state[row - table.firstRow];
    said.cells = table.cells(row);
    said.label = table.label(row);
    said.next = words.next !== undefined && place === 0;
    said.stale = words.next !== undefined && table.status(row, t) === STATUS.STALE;
    said.lead = this.lead(numbers);
    said.rest = numbers.priority === numbers.f ? this.rest(numbers) : this.other(numbers);
    said.tag = said.stale ? words.stale : (words.each ?? (said.next ? words.next : ""));
    const side = words.sides && table.side(row);
    if (side) said.tag = said.tag === "" ? words.sides[side] : `${words.sides[side]} · ${said.tag}`;
    return said;
  }

  #numbersOf(row) {
    const { g, h, depth, priority } = this.table.columns;
    const i = row - this.table.firstRow;
    const numbers = this.#numbers;
    numbers.row = row;
    numbers.g = g[i];
    numbers.h = h[i];
    numbers.f = g[i] + h[i];
    numbers.depth = depth[i];
    numbers.priority = priority[i];
    return numbers;
  }
}
