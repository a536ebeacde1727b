// Builds a path with the calls of a canvas: straight lines and cubic curves, and whether it is a single circle or
// rectangle. It replaces Path2D, whose content cannot be read.

import { IDENTITY, keepsShapes, moved, scaleOf } from "./matrix.js";

const TURN = 2 * Math.PI;
const QUARTER = Math.PI / 2;

/**
 * @typedef {{circle: {x: number, y: number, r: number}} |
 *   {box: {x: number, y: number, width: number, height: number, r: number}}} Shape
 * @typedef {[string, ...number[]]} Piece  "M" and "L": x, y; "C": two control points and the end; "Z"
 */

export class Outline {
  /** @param {Outline} [other]  to copy */
  constructor(other) {
    /** @type {Piece[]} */
    this.pieces = other ? [...other.pieces] : [];
    /** @type {Shape|null} the whole outline; null if it is anything else */
    this.shape = other?.shape ?? null;
    this.at = other?.at ?? null; // the current point
    this.from = other?.from ?? null; // start of the current subpath
  }

  moveTo(x, y) {
    this.#add(["M", x, y]);
    this.at = this.from = [x, y];
  }

  lineTo(x, y) {
    if (!this.at) return this.moveTo(x, y);
    this.#add(["L", x, y]);
    this.at = [x, y];
  }

  bezierCurveTo(ax, ay, bx, by, x, y) {
    if (!this.at) this.moveTo(ax, ay);
    this.#add(["C", ax, ay, bx, by, x, y]);
    this.at = [x, y];
  }

  quadraticCurveTo(cx, cy, x, y) {
    if (!this.at) this.moveTo(cx, cy);
    const [ax, ay] = this.at;
    const two = 2 / 3;
    this.bezierCurveTo(ax + two * (cx - ax), ay + two * (cy - ay), x + two * (cx - x), y + two * (cy - y), x, y);
  }

  closePath() {
    if (!this.at) return;
    this.#add(["Z"]);
    this.at = this.from;
  }

  rect(x, y, width, height) {
    this.#whole({ box: { x, y, width, height, r: 0 } }, () => {
      this.moveTo(x, y);
      this.lineTo(x + width, y);
      this.lineTo(x + width, y + height);
      this.lineTo(x, y + height);
      this.closePath();
    });
  }

  /** @param {number|number[]} radii  of all corners, or of each, clockwise from the upper left */
  roundRect(x, y, width, height, radii) {
    const all = Array.isArray(radii) ? radii : [radii];
    const most = Math.min(width, height) / 2;
    const [a, b, c, d] = [0, 1, 2, 3].map((corner) => Math.min(all[corner % all.length], most));
    const even = a === b && b === c && c === d;
    this.#whole(even ? { box: { x, y, width, height, r: a } } : null, () => {
      this.moveTo(x + a, y);
      this.lineTo(x + width - b, y);
      if (b) this.#turn(x + width - b, y + b, b, -QUARTER, 0);
      this.lineTo(x + width, y + height - c);
      if (c) this.#turn(x + width - c, y + height - c, c, 0, QUARTER);
      this.lineTo(x + d, y + height);
      if (d) this.#turn(x + d, y + height - d, d, QUARTER, 2 * QUARTER);
      this.lineTo(x, y + a);
      if (a) this.#turn(x + a, y + a, a, 2 * QUARTER, 3 * QUARTER);
      this.closePath();
    });
  }

  arc(x, y, r, start, end, anticlockwise = false) {
    const circle = Math.abs(end - start) >= TURN - 1e-9 ? { circle: { x, y, r } } : null;
    this.#whole(circle, () => {
      const [fromX, fromY] = [x + r * Math.cos(start), y + r * Math.sin(start)];
      if (this.at) this.lineTo(fromX, fromY);
      else this.moveTo(fromX, fromY);
      this.#turn(x, y, r, start, anticlockwise ? start - sweep(end, start) : start + sweep(start, end));
    });
  }

  /** A rounded corner between two lines (the HTML standard, arcTo). */
  arcTo(x1, y1, x2, y2, r) {
    if (!this.at) this.moveTo(x1, y1);
    const [x0, y0] = this.at;
    const one = Math.atan2(y0 - y1, x0 - x1);
    const other = Math.atan2(y2 - y1, x2 - x1);
    const half = Math.abs(sweepBetween(one, other)) / 2;
    if (r === 0 || half < 1e-6 || Math.PI / 2 - half < 1e-6) return this.lineTo(x1, y1);
    const away = r / Math.tan(half);
    const middle = one + sweepBetween(one, other) / 2;
    const [x, y] = [x1 + (Math.cos(middle) * r) / Math.sin(half), y1 + (Math.sin(middle) * r) / Math.sin(half)];
    const [ax, ay] = [x1 + away * Math.cos(one), y1 + away * Math.sin(one)];
    const [bx, by] = [x1 + away * Math.cos(other), y1 + away * Math.sin(other)];
    this.lineTo(ax, ay);
    const start = Math.atan2(ay - y, ax - x);
    this.#turn(x, y, r, start, start + sweepBetween(start, Math.atan2(by - y, bx - x)));
  }

  /** The transformed outline. @param {import("./matrix.js").Matrix} matrix */
  through(matrix) {
    const result = new Outline();
    result.pieces = this.pieces.map((piece) => through(piece, matrix));
    result.shape = keepsShapes(matrix) ? shapeThrough(this.shape, matrix) : null;
    result.at = this.at && moved(matrix, this.at[0], this.at[1]);
    result.from = this.from && moved(matrix, this.from[0], this.from[1]);
    return result;
  }

  /** Adds all pieces of another outline. */
  addPath(other) {
    this.pieces.push(...other.pieces);
    this.shape = null;
  }

  #add(piece) {
    this.pieces.push(piece);
    this.shape = null;
  }

  #whole(shape, draw) {
    const first = this.pieces.length === 0;
    draw();
    if (first) this.shape = shape;
  }

  /** Cubic curves for an arc from the current point, each at most a quarter turn. */
  #turn(x, y, r, start, end) {
    const parts = Math.max(1, Math.ceil(Math.abs(end - start) / QUARTER - 1e-9));
    const each = (end - start) / parts;
    const reach = (4 / 3) * Math.tan(each / 4) * r;
    for (let part = 0; part < parts; part++) {
      const [one, other] = [start + part * each, start + (part + 1) * each];
      const [ax, ay] = [x + r * Math.cos(one), y + r * Math.sin(one)];
      const [bx, by] = [x + r * Math.cos(other), y + r * Math.sin(other)];
      this.bezierCurveTo(
        ax - reach * Math.sin(one), ay + reach * Math.cos(one), bx + reach * Math.sin(other), by - reach * Math.cos(other), bx, by,
      );
    }
  }
}

/** A rectangle. */
export function boxed(x, y, width, height) {
  const outline = new Outline();
  outline.rect(x, y, width, height);
  return outline;
}

/** Radians from one angle to another, 0 … a full turn, as in canvas. */
function sweep(from, to) {
  if (to - from >= TURN) return TURN;
  return (((to - from) % TURN) + TURN) % TURN;
}

/** The shorter rotation from one angle to another, -π … π. */
function sweepBetween(from, to) {
  const angle = sweep(from, to);
  return angle > Math.PI ? angle - TURN : angle;
}

/** @returns {Piece} */
function through([kind, ...numbers], matrix) {
  const result = [];
  for (let at = 0; at < numbers.length; at += 2) result.push(...moved(matrix, numbers[at], numbers[at + 1]));
  return [kind, ...result];
}

function shapeThrough(shape, matrix) {
  if (!shape || matrix === IDENTITY) return shape;
  const scale = scaleOf(matrix);
  const { x: ownX, y: ownY } = shape.circle ?? shape.box;
  const [x, y] = moved(matrix, ownX, ownY);
  if (shape.circle) return { circle: { x, y, r: shape.circle.r * scale } };
  const { width, height, r } = shape.box;
  return { box: { x, y, width: width * scale, height: height * scale, r: r * scale } };
}
