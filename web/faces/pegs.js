// The towers of Hanoi. Cells: the peg of each disc, the smallest disc first.

import { LISTED, Numbered, changed, fillRound, isLegible, placed, write } from "./reading.js";

const LETTERS = "ABCDEFGHI";
const WIDE = 0.5; // horizontal space of a peg, in heights of the picture
const BASE = 0.03;
const HEAD = 0.005; // of the pegs, above the tallest tower
const FOOT = 0.19; // for the letters of the pegs
const LETTER = 0.23; // font sizes; a capital letter or a digit is lower
const NUMBER = 1.04; // of a disc's height: a digit, which is lower than its type, is clear of the edges
const THICKEST = 0.22;
const DISC = { narrowest: 0.37, widest: 0.96 }; // widths, in spaces of a peg
const LIFT = 0.3; // how high a disc rises in an animation

/** @typedef {import("./index.js").Face} Face @implements {Face} */
export class Pegs extends Numbered {
  /** @param {import("./index.js").Shape} shape */
  constructor({ pegs, goal = null }) {
    super();
    this.pegs = pegs;
    this.goal = goal; // the peg on which all discs are to be; null: there is none
  }

  size() {
    return { width: WIDE * this.pegs, height: 1, least: 30, comfortable: 80, most: 130, listed: LISTED };
  }

  draw(context, box, cells, look, before = null) {
    const { unit, left, top, width } = placed(box, this.size());
    const lettered = isLegible(unit * LETTER, box);
    const ground = top + unit * (lettered ? 1 - FOOT : 1);
    const rod = Math.max(1.5, unit * 0.03);
    const [across, down] = lettered ? [LETTER * 0.9 * unit, FOOT * unit] : [WIDE * 0.9 * unit, 3 * BASE * unit]; // at the goal
    for (let peg = 0; peg < this.pegs; peg++) {
      const middle = left + (peg + 0.5) * WIDE * unit;
      context.fillStyle = look.line;
      fillRound(context, middle - rod / 2, top + unit * 0.01, rod, ground - top - unit * 0.01, rod / 2);
      context.fillStyle = look.goal;
      if (peg === this.goal) fillRound(context, middle - across / 2, top + unit - down, across, down, unit * BASE);
      const ink = peg === this.goal ? look.paper : look.ink;
      if (lettered) write(context, LETTERS[peg], middle, ground + unit * FOOT * 0.58, unit * LETTER, 650, ink, look.font);
    }
    context.fillStyle = look.line;
    fillRound(context, left, ground - unit * BASE, width, unit * BASE, unit * BASE * 0.4);
    const discs = this.#standing(cells, lettered);
    const gone = before && this.#standing(before.cells, lettered);
    discs.forEach((disc, at) => {
      const from = gone?.[at];
      const share = from && from.x !== disc.x ? before.share : 1;
      const x = share < 1 ? from.x + (disc.x - from.x) * share : disc.x;
      const y = share < 1 ? Math.max(0, from.y + (disc.y - from.y) * share - LIFT * Math.sin(Math.PI * share)) : disc.y;
      const number = isLegible(disc.height * unit * NUMBER, box) ? String(at + 1) : "";
      const isMoved = box.from && box.from[at] !== cells[at];
      const { tile, ink } = isMoved ? look.moved : { tile: at % 2 ? look.warm : look.cool, ink: look.ink };
      context.strokeStyle = look.ink;
      drawDisc(context, number, left + x * unit, top + y * unit, disc.width * unit, disc.height * unit, { ...look, tile, ink });
    });
  }

  /** The rectangles of the discs, in units, smallest first. */
  #standing(cells, lettered) {
    const count = cells.length;
    const ground = (lettered ? 1 - FOOT : 1) - BASE;
    const height = Math.min(THICKEST, (ground - HEAD) / count);
    const below = new Array(this.pegs).fill(0);
    const boxes = new Array(count);
    for (let disc = count - 1; disc >= 0; disc--) {
      const width = WIDE * (DISC.widest - ((DISC.widest - DISC.narrowest) * (count - 1 - disc)) / Math.max(1, count - 1));
      const y = ground - ++below[cells[disc]] * height;
      boxes[disc] = { x: (cells[disc] + 0.5) * WIDE - width / 2, y, width, height };
    }
    return boxes;
  }

  /** The towers, largest disc first: "4321,-,-". @override */
  line(cells) {
    const towers = new Array(this.pegs).fill("");
    for (let disc = cells.length - 1; disc >= 0; disc--) towers[cells[disc]] += disc + 1;
    return towers.map((tower) => tower || "-").join(",");
  }

  /** Accepts any number of discs: the text may have another number than the search. @override */
  parse(text) {
    const towers = text.split(/[\s,]+/).filter((part) => part !== "");
    if (towers.length !== this.pegs || !towers.every((tower) => /^([1-9]+|-)$/.test(tower))) return null;
    const pegOf = new Map();
    for (const [peg, tower] of towers.entries()) {
      for (const disc of tower === "-" ? "" : tower) {
        if (pegOf.has(Number(disc))) return null;
        pegOf.set(Number(disc), peg);
      }
      if (tower !== [...tower].sort().reverse().join("")) return null;
    }
    const cells = Uint8Array.from({ length: pegOf.size }, (_, at) => pegOf.get(at + 1) ?? this.pegs);
    return cells.length > 0 && cells.every((peg) => peg < this.pegs) ? cells : null;
  }

  /**
   * First the pegs, then the discs on top of them. The first press chooses a disc, or the top disc of a peg; the second
   * one chooses the destination, a peg or any disc on it.
   */
  spots(cells, chosen = -1) {
    const top = (peg) => cells.indexOf(peg);
    const discOf = (spot) => (spot >= this.pegs ? spot - this.pegs : top(spot));
    const moved = chosen < 0 ? -1 : discOf(chosen);
    const after = (spot, peg) => {
      if (moved >= 0 && cells[moved] !== peg) return changed(cells, moved, peg);
      return discOf(spot) < 0 || spot === chosen ? changed(cells) : null; // an empty peg, or the choice is cancelled
    };
    const pegs = Array.from({ length: this.pegs }, (_, peg) => ({
      x: peg * WIDE,
      y: 0,
      width: WIDE,
      height: 1,
      label: { id: "peg", values: { peg: LETTERS[peg] } },
      next: after(peg, peg),
    }));
    const discs = this.#standing(cells, true).map((box, disc) => ({
      ...box,
      label: { id: "disc", values: { disc: disc + 1, peg: LETTERS[cells[disc]] } },
      next: after(this.pegs + disc, cells[disc]),
    }));
    return [...pegs, ...discs];
  }

  hint(_cells, chosen) {
    return { id: chosen < 0 ? "choose_disc" : "choose_peg", values: {} };
  }
}

function drawDisc(context, number, x, y, width, height, look) {
  const gap = Math.min(1, height * 0.08);
  context.lineWidth = 0.75;
  context.fillStyle = look.tile;
  fillRound(context, x, y + gap, width, height - gap, Math.min(height, width) * 0.32);
  context.stroke();
  write(context, number, x + width / 2, y + gap / 2 + height * 0.52, height * NUMBER, 650, look.ink, look.font);
}
