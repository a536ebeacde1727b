// What a list says of a node: its state, small, and the numbers that decide its place.

import { STATUS } from "../table/codes.js";
import { pictureText, sentence } from "./texts.js";

const MANY_LINES = 3;

/**
 * @typedef {object} Words  sentences, with a node's numbers in braces: row, g, h, f, depth, priority
 * @property {string} lead     what decides a node's place
 * @property {string} rest     its other numbers
 * @property {string} other    the same where the priority is not g + h
 * @property {string} [next]   beside the row that is next, in a list of those that wait
 * @property {string} [each]   beside every row, instead
 * @property {string} [stale]  beside stale entries
 */

export class Description {
  /**
   * @param {import("../table/table.js").Table} table
   * @param {number} columns  of boards; 0 for rings
   * @param {Words} words
   */
  constructor(table, columns, words) {
    Object.assign(this, { table, columns, words });
    const { lead, rest, other } = words;
    this.sentences = { lead: sentence(lead), rest: sentence(rest), other: sentence(other) };
  }

  /** The row at a place of the list at time t, as Row takes it. */
  of(row, place, t) {
    const { table, columns, words, sentences } = this;
    const numbers = this.#numbersOf(row);
    const cells = table.cells(row);
    const next = words.next !== undefined && place === 0;
    const stale = words.next !== undefined && table.status(row, t) === STATUS.STALE;
    return {
      row,
      look: `${next ? "next " : ""}${stale ? "stale" : ""}`,
      picture: cells === null ? "name" : kindOf(cells, columns),
      texts: [
        cells === null ? table.label(row) : pictureText(cells, columns),
        sentences.lead(numbers),
        (numbers.priority === numbers.f ? sentences.rest : sentences.other)(numbers),
        (stale ? words.stale : (words.each ?? (next ? words.next : ""))),
      ],
    };
  }

  #numbersOf(row) {
    const { g, h, depth, priority } = this.table.columns;
    const i = row - this.table.firstRow;
    return { row, g: g[i], h: h[i], f: g[i] + h[i], depth: depth[i], priority: priority[i] };
  }
}

/** The class of the picture. */
function kindOf(cells, columns) {
  if (columns === 0) return "mini ring";
  return cells.length > MANY_LINES * columns ? "mini small" : "mini";
}
