// Tiles in rows, 0 for a blank: the sliding puzzles.

import { digitMatcher } from "./digits.js";
import { changed, numbersIn, placed, write } from "./reading.js";
import { tileSheet } from "./tiles.js";

const LARGEST = 16; // cells of a sliding puzzle
const TYPE = { one: 0.95, two: 0.86 }; // of a tile's width: numbers of one digit, or of two
const HIGH = { one: 0.9, two: 0.87 }; // the same: a tile's height
const LEAST = { one: 18 / 20, two: 18 / 23 }; // the same with the gap, of the smallest tiles in a lecture
const SMALLER = 0.765; // so much of legible type have two digits in the lists of a lecture: else four boards fill one
const SUM = 4.45; // width of a card, in font sizes of its note: “25=10+15”
const ROWS_OF_TYPE = 5.8; // a larger board is no higher than so many lines of legible type

/** @typedef {import("./index.js").Face} Face @implements {Face} */
export class Board {
  written = false;

  /** @param {import("./index.js").Shape} shape */
  constructor({ rows, columns }) {
    this.rows = rows;
    this.columns = columns;
    this.count = rows * columns;
    this.digits = this.count > 10 ? "two" : "one";
    this.signed = this.count <= LARGEST;
    this.high = this.count > LARGEST ? 1 : HIGH[this.digits];
  }

  size() {
    const type = this.count > LARGEST ? this.rows / ROWS_OF_TYPE : LEAST[this.digits];
    return { width: this.columns, height: this.rows * this.high, least: 9, comfortable: 33, most: 34, type, sum: SUM, listed: (this.rows * this.high) / type, board: this.count > 10 && this.count <= LARGEST ? SMALLER : 1 };
  }

  draw(context, box, cells, look, before = null) {
    const { ratio, from: former, sign } = box;
    const { unit, left, top } = placed(box, this.size());
    const side = Math.round(unit * ratio);
    const high = Math.floor(side * this.high + 1e-6);
    if (high < 1) return;
    // `3→` is the move of a tile, `→` that of the blank: a dark tile beside it would seem to go the other way.
    const [sheet, moved] = [look, look.moved ?? look].map((each) => tileSheet(side, high, each, TYPE[this.digits]));
    context.setTransform(1, 0, 0, 1, 0, 0);
    for (let at = 0; at < cells.length; at++) {
      let column = at % this.columns;
      let row = Math.floor(at / this.columns);
      const isMoved = former && sign && former[at] !== cells[at];
      if (cells[at] === 0 && this.signed) {
        if (isMoved) write(context, sign.at(-1), left * ratio + (column + 0.47) * side, top * ratio + (row + 0.5) * high, side * TYPE.two, 650, look.ink, look.font);
        continue; // on a larger board, empty cells are seen
      }
      const from = before && cells[at] ? Array.prototype.indexOf.call(before.cells, cells[at]) : at;
      if (from >= 0 && from !== at) {
        column += ((from % this.columns) - column) * (1 - before.share);
        row += (Math.floor(from / this.columns) - row) * (1 - before.share);
      }
      (isMoved && sign.length > 1 ? moved : sheet).stamp(context, cells[at], Math.round(left * ratio + column * side), Math.round(top * ratio + row * high));
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }

  line(cells) {
    return this.#rowsOf(cells, " ", " / ");
  }

  brief(cells) {
    return this.#rowsOf(cells, "", " ");
  }

  #rowsOf(cells, between, below) {
    let text = "";
    for (let at = 0; at < cells.length; at++) {
      text += (at === 0 ? "" : at % this.columns === 0 ? below : between) + cells[at];
    }
    return text;
  }

  text(cells) {
    return cells.join(",");
  }

  parse(text) {
    const cells = numbersIn(text);
    return cells?.length === this.count && cells.every((tile) => tile < this.count) ? cells : null;
  }

  matcher(query, words) {
    return digitMatcher(query, words, this.count);
  }

  /** A tile beside a blank slides into it. Any two other tiles are exchanged by choosing one after the other. */
  spots(cells, chosen = -1) {
    return Array.from(cells, (tile, at) => ({
      x: at % this.columns,
      y: Math.floor(at / this.columns) * this.high,
      width: 1,
      height: this.high,
      label: tile === 0 ? { id: "blank", values: {} } : { id: "tile", values: { tile } },
      next: this.#after(cells, at, chosen),
    }));
  }

  #after(cells, at, chosen) {
    if (chosen >= 0) return changed(cells, chosen, cells[at], at, cells[chosen]);
    const blank = cells[at] === 0 ? -1 : this.#beside(at).find((other) => cells[other] === 0);
    return blank >= 0 ? changed(cells, blank, cells[at], at, 0) : null;
  }

  #beside(at) {
    const column = at % this.columns;
    const cells = [at - this.columns, at + this.columns];
    if (column > 0) cells.push(at - 1);
    if (column < this.columns - 1) cells.push(at + 1);
    return cells;
  }

  /** With one blank, an exchange makes half of all boards unreachable from the other half; with two it does not. */
  hint(cells, chosen) {
    if (chosen < 0) return { id: "slide", values: {} };
    const oneBlank = cells.indexOf(0) === cells.lastIndexOf(0);
    return { id: oneBlank ? "exchange_parity" : "exchange", values: {} };
  }
}
