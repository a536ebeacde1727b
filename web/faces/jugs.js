// Water jugs. Cells: the amount in each jug.

import { LISTED, Numbered, changed, isLegible, placed, write } from "./reading.js";

const LETTERS = "ABCDEFGHI";
const WIDE = 0.54; // horizontal space of a jug, in heights of the picture
const JUG = 0.46; // width
const LOWEST = 0.3; // of the tallest jug: a smaller one has no room for a number
const FOOT = 0.24; // for the letters
const LETTER = { one: 0.25, two: 0.22 }; // font sizes, for sizes of one digit, or of two
const LETTERED = 18 / 14; // type of a lecture, in that of its letters
const AMOUNT = 0.4;
const DIGIT = 0.62; // width of a digit, in font sizes
const MOVE = 4.1; // width of a card, in font sizes of its note: “A→B  f 12”
const LEVELS = 12; // selectable in a jug, at most

/** @typedef {import("./index.js").Face} Face @implements {Face} */
export class Jugs extends Numbered {
  coded = true;

  /** @param {import("./index.js").Shape} shape */
  constructor({ sizes }) {
    super();
    this.sizes = sizes;
    this.largest = Math.max(...sizes);
    this.letter = this.largest > 9 ? LETTER.two : LETTER.one;
  }

  size() {
    return { width: WIDE * this.sizes.length, height: 1, least: 34, comfortable: 66, most: 130, type: this.letter * LETTERED, listed: LISTED, note: MOVE };
  }

  draw(context, box, cells, look, before = null) {
    const { unit, left, top } = placed(box, this.size());
    const lettered = isLegible(unit * this.letter, box);
    this.sizes.forEach((size, jug) => {
      const { x, y, width, height } = this.#outline(jug, lettered);
      const amount = before ? before.cells[jug] + (cells[jug] - before.cells[jug]) * before.share : cells[jug];
      const at = { x: left + x * unit, y: top + y * unit, width: width * unit, height: height * unit };
      drawJug(context, at, amount, size, unit, look);
      const digits = String(cells[jug]);
      const type = Math.min(unit * AMOUNT, at.height * 0.85, at.width / (digits.length * DIGIT));
      const inside = [at.x + at.width * 0.46, at.y + at.height * 0.54];
      if (isLegible(type, box)) write(context, digits, ...inside, type, 650, look.ink, look.font);
      const [name, below] = [box.type ? LETTERS[jug] : `${LETTERS[jug]} ${size}`, top + unit * (1 - FOOT * 0.42)];
      if (lettered) write(context, name, at.x + at.width / 2, below, unit * this.letter, 600, look.ink, look.font);
    });
  }

  /** The rectangle of a jug, in units. */
  #outline(jug, lettered) {
    const ground = (lettered ? 1 - FOOT : 1) - 0.03;
    const height = (ground - 0.05) * Math.max(LOWEST, this.sizes[jug] / this.largest);
    return { x: jug * WIDE + (WIDE - JUG) / 2, y: ground - height, width: JUG, height };
  }

  /** @override */
  fits(cells) {
    return cells.length === this.sizes.length && cells.every((amount, jug) => amount <= this.sizes[jug]);
  }

  /**
   * First the names of the jugs: choosing one pours its content into the next one that is pressed. Then the levels of
   * each jug, from the bottom up: a press fills it to that level.
   */
  spots(cells, chosen = -1) {
    const names = this.sizes.map((size, jug) => ({
      x: jug * WIDE,
      y: 1 - FOOT,
      width: WIDE,
      height: FOOT,
      label: { id: "jug", values: { jug: LETTERS[jug], held: cells[jug], size } },
      next: chosen < 0 ? null : this.#poured(cells, chosen, jug),
    }));
    return [...names, ...this.sizes.flatMap((size, jug) => this.#levels(cells, jug, size))];
  }

  #poured(cells, jug, other) {
    const poured = jug === other ? 0 : Math.min(cells[jug], this.sizes[other] - cells[other]);
    return changed(cells, jug, cells[jug] - poured, other, cells[other] + (jug === other ? 0 : poured));
  }

  /** Includes empty and full; large jugs have fewer levels. Each spot extends halfway to its neighbours. */
  #levels(cells, jug, size) {
    const { x, y, width, height } = this.#outline(jug, true);
    const step = Math.ceil(size / LEVELS);
    const levels = Array.from({ length: Math.ceil(size / step) }, (_, at) => at * step);
    levels.push(size);
    const borders = levels.slice(1).map((level, at) => (level + levels[at]) / 2 / size);
    return levels.map((level, at) => {
      const under = borders[at - 1] ?? 0;
      const over = borders[at] ?? 1;
      const label = { id: "level", values: { jug: LETTERS[jug], level, size } };
      const next = changed(cells, jug, level);
      const box = { x, y: y + height * (1 - over), width, height: height * (over - under) };
      return { ...box, label, next, pressed: cells[jug] === level };
    });
  }

  hint(_cells, chosen) {
    return chosen < 0 ? { id: "fill", values: {} } : { id: "pour", values: { jug: LETTERS[chosen] } };
  }
}

function drawJug(context, { x, y, width, height }, amount, size, unit, look) {
  const line = Math.max(1, unit * 0.022);
  const round = width * 0.16;
  const level = y + height * (1 - amount / size);
  if (amount > 0) {
    context.fillStyle = look.cool;
    context.beginPath();
    const corner = Math.min(round, height * (amount / size));
    context.roundRect(x, level, width, y + height - level, [0, 0, corner, corner]);
    context.fill();
  }
  context.strokeStyle = look.ink;
  context.lineWidth = line;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(x - width * 0.1, y);
  context.lineTo(x, y + width * 0.1);
  context.arcTo(x, y + height, x + width / 2, y + height, round);
  context.arcTo(x + width, y + height, x + width, y, round);
  context.lineTo(x + width, y);
  context.stroke();
  if (height / size < 4) return;
  context.lineWidth = Math.max(0.75, line * 0.6);
  context.beginPath();
  for (let mark = 1; mark < size; mark++) {
    const at = y + height * (1 - mark / size);
    context.moveTo(x + width, at);
    context.lineTo(x + width * 0.87, at);
  }
  context.stroke();
}
