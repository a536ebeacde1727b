// A canvas context that records shapes and texts, in drawing order. The painters of the page thus draw files in the
// same way as the screen; svg.js and tikz.js write them.

import { cellsOf } from "./cells.js";
import { angleOf, moved, scaleOf, times } from "./matrix.js";
import { Outline, boxed } from "./outline.js";
import { Gradient, paintOf } from "./paints.js";
import { Pen } from "./pen.js";
import { readFont, riseOf, widthIn } from "./type.js";

/**
 * @typedef {object} Line  of an outline
 * @property {number} width
 * @property {string} cap
 * @property {string} join
 * @property {number[]} dash
 *
 * @typedef {import("./paints.js").Paint|Gradient} Paint
 *
 * @typedef {object} Shape
 * @property {"shape"} kind
 * @property {Outline} outline
 * @property {Paint|null} fill
 * @property {Paint|null} stroke
 * @property {Line|null} line
 * @property {boolean} crisp  without antialiasing, so that adjacent cells show no gap
 * @property {Outline[]} clips  not visible outside of these
 *
 * @typedef {object} Text
 * @property {"text"} kind
 * @property {string} text
 * @property {number} x  of its start, middle or end, according to `align`
 * @property {number} y  of its baseline
 * @property {number} angle  degrees, clockwise
 * @property {"left"|"center"|"right"} align
 * @property {{family: string, size: number, weight: number}} font
 * @property {Paint} paint
 * @property {number} halo  0: the text itself; else the width of a line around it that separates it from the background
 * @property {Outline[]} clips
 *
 * @typedef {Shape|Text} Mark
 */

export class Recorder extends Pen {
  /** Signs and tiles are drawn as shapes (web/canvas/glyph_sheet.js). */
  shapes = true;
  /** @type {Mark[]} */
  marks = [];
  #path = new Outline(); // in untransformed coordinates

  /** @param {number} width  pixels @param {number} height */
  constructor(width, height) {
    super();
    this.canvas = { width, height };
  }

  // -- transforms ---------------------------------------------------------------------------------------------------

  setTransform(a, b, c, d, e, f) {
    this.matrix = [a, b, c, d, e, f];
  }

  translate(x, y) {
    this.matrix = times(this.matrix, [1, 0, 0, 1, x, y]);
  }

  scale(x, y) {
    this.matrix = times(this.matrix, [x, 0, 0, y, 0, 0]);
  }

  rotate(angle) {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    this.matrix = times(this.matrix, [cos, sin, -sin, cos, 0, 0]);
  }

  // -- outlines ----------------------------------------------------------------------------------------------------

  beginPath() {
    this.#path = new Outline();
  }

  moveTo(x, y) {
    this.#path.moveTo(x, y);
  }

  lineTo(x, y) {
    this.#path.lineTo(x, y);
  }

  bezierCurveTo(ax, ay, bx, by, x, y) {
    this.#path.bezierCurveTo(ax, ay, bx, by, x, y);
  }

  quadraticCurveTo(cx, cy, x, y) {
    this.#path.quadraticCurveTo(cx, cy, x, y);
  }

  arc(x, y, r, start, end, anticlockwise) {
    this.#path.arc(x, y, r, start, end, anticlockwise);
  }

  arcTo(x1, y1, x2, y2, r) {
    this.#path.arcTo(x1, y1, x2, y2, r);
  }

  rect(x, y, width, height) {
    this.#path.rect(x, y, width, height);
  }

  roundRect(x, y, width, height, radii = 0) {
    this.#path.roundRect(x, y, width, height, radii);
  }

  closePath() {
    this.#path.closePath();
  }

  clip(path = this.#path) {
    this.clips = [...this.clips, path.through(this.matrix)];
  }

  // -- drawing ------------------------------------------------------------------------------------------------------

  fill(path = this.#path) {
    const fill = this.#paint(this.fillStyle);
    if (path.pieces.length > 0 && fill) this.#add({ outline: path.through(this.matrix), fill });
  }

  stroke(path = this.#path) {
    const stroke = this.#paint(this.strokeStyle);
    const scale = scaleOf(this.matrix);
    if (path.pieces.length === 0 || !stroke || this.lineWidth === 0) return;
    const dash = this.getLineDash().map((length) => length * scale);
    const line = { width: this.lineWidth * scale, cap: this.lineCap, join: this.lineJoin, dash };
    this.#add({ outline: path.through(this.matrix), stroke, line });
  }

  fillRect(x, y, width, height) {
    this.fill(boxed(x, y, width, height));
  }

  strokeRect(x, y, width, height) {
    this.stroke(boxed(x, y, width, height));
  }

  /** Nothing to clear: recording begins empty. */
  clearRect() {}

  fillText(text, x, y) {
    this.#write(text, x, y, this.fillStyle, 0);
  }

  strokeText(text, x, y) {
    this.#write(text, x, y, this.strokeStyle, this.lineWidth * scaleOf(this.matrix));
  }

  measureText(text) {
    return widthIn(this.font, text);
  }

  createLinearGradient(x0, y0, x1, y1) {
    return new Gradient([...moved(this.matrix, x0, y0), ...moved(this.matrix, x1, y1)]);
  }

  /** A small image of cells of one colour each, enlarged: becomes rectangles. */
  drawImage(image, x, y, width, height) {
    for (const { colour, outline } of cellsOf(image, x, y, width, height)) {
      this.#add({ outline: outline.through(this.matrix), fill: paintOf(colour), crisp: true });
    }
  }

  #add(shape) {
    this.marks.push({ kind: "shape", fill: null, stroke: null, line: null, crisp: false, clips: this.clips, ...shape });
  }

  #write(text, x, y, style, halo) {
    const paint = this.#paint(style);
    if (text.trim() === "" || !paint) return;
    const scale = scaleOf(this.matrix);
    const font = readFont(this.font);
    const [atX, atY] = moved(this.matrix, x, y + riseOf(this.font, this.textBaseline));
    const align = /** @type {any} */ ({ start: "left", end: "right" }[this.textAlign] ?? this.textAlign);
    const angle = angleOf(this.matrix);
    const type = { ...font, size: font.size * scale };
    this.marks.push({ kind: "text", text, x: atX, y: atY, angle, align, paint, halo, font: type, clips: this.clips });
  }

  /** The visible paint of a style; null if it is invisible. @returns {Paint|null} */
  #paint(style) {
    if (style instanceof Gradient) return style;
    const paint = paintOf(style);
    const alpha = paint.alpha * this.globalAlpha;
    return alpha > 0 ? { ...paint, alpha } : null;
  }
}
