// The boards of tic-tac-toe and Connect-k: X and O on a grid.

import { Board } from "../../faces/board.js";
import { changed, placed } from "../../faces/reading.js";

const LETTER = 0.86; // of a cell
const LINE = 0.05; // of a cell: the lines of the grid

/** @typedef {import("../../faces/index.js").Face} Face @implements {Face} */
export class Marks extends Board {
  constructor(shape) {
    super(shape);
    this.marks = shape.marks;
    this.high = 1;
  }

  /** @override */
  size() {
    return { ...super.size(), type: LETTER };
  }

  /** @override */
  draw(context, box, cells, look) {
    const { unit, left, top } = placed(box, this.size());
    const line = Math.max(1, unit * LINE);
    context.fillStyle = look.tile;
    context.fillRect(left, top, unit * this.columns, unit * this.rows);
    context.fillStyle = look.ink;
    for (let at = 1; at < this.columns; at++) context.fillRect(left + at * unit - line / 2, top, line, unit * this.rows);
    for (let at = 1; at < this.rows; at++) context.fillRect(left, top + at * unit - line / 2, unit * this.columns, line);
    context.font = `650 ${unit * LETTER}px ${look.font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let at = 0; at < cells.length; at++) {
      if (cells[at] === 0) continue;
      const [column, row] = [at % this.columns, Math.floor(at / this.columns)];
      context.fillText(this.marks[cells[at]], left + (column + 0.5) * unit, top + (row + 0.55) * unit);
    }
  }

  /** @override */
  line(cells) {
    return this.#rowsOf(cells, " / ");
  }

  /** @override */
  brief(cells) {
    return this.#rowsOf(cells, " ");
  }

  #rowsOf(cells, below) {
    let text = "";
    for (let at = 0; at < cells.length; at++) text += (at > 0 && at % this.columns === 0 ? below : "") + this.marks[cells[at]];
    return text;
  }

  /** @override */
  text(cells) {
    return Array.from(cells, (cell) => this.marks[cell]).join("");
  }

  /** @override */
  parse(text) {
    const cells = Array.from(text.toUpperCase().replace(/[\s,/|]/g, ""), (mark) => this.marks.indexOf(mark));
    return cells.length === this.count && !cells.includes(-1) ? Uint8Array.from(cells) : null;
  }

  /** A press on an empty cell sets the mark of the player to move; one on a mark takes it off. @override */
  spots(cells) {
    const [crosses, noughts] = [1, 2].map((mark) => cells.filter((cell) => cell === mark).length);
    const mark = crosses > noughts ? 2 : 1;
    return Array.from(cells, (cell, at) => ({
      x: at % this.columns,
      y: Math.floor(at / this.columns),
      width: 1,
      height: 1,
      label: cell === 0 ? { id: "blank", values: {} } : { id: "tile", values: { tile: this.marks[cell] } },
      next: changed(cells, at, cell === 0 ? mark : 0),
    }));
  }

  /** @override */
  hint() {
    return { id: "slide", values: {} };
  }
}
