// What a face draws on, in place of a canvas: it leaves elements of SVG behind, for paper. Of the context of a canvas it
// has what the faces use (web/faces).

import { element, round } from "./svg.js";

const TURN = 2 * Math.PI;
const ANCHORS = { center: "middle", left: "start", start: "start", right: "end", end: "end" };

export class Pen {
  fillStyle = "#000";
  strokeStyle = "#000";
  lineWidth = 1;
  lineCap = "butt";
  lineJoin = "miter";
  font = "10px sans-serif";
  textAlign = "start";
  textBaseline = "alphabetic";
  #path = "";
  #at = { x: 0, y: 0 };

  /** @param {SVGElement} group  where the elements go */
  constructor(group) {
    this.group = group;
  }

  beginPath() {
    this.#path = "";
  }

  moveTo(x, y) {
    this.#path += `M${round(x)} ${round(y)}`;
    this.#at = { x, y };
  }

  /** The first point of a path is moved to. */
  lineTo(x, y) {
    this.#path += `${this.#path ? "L" : "M"}${round(x)} ${round(y)}`;
    this.#at = { x, y };
  }

  quadraticCurveTo(cx, cy, x, y) {
    this.#path += `Q${round(cx)} ${round(cy)} ${round(x)} ${round(y)}`;
    this.#at = { x, y };
  }

  closePath() {
    this.#path += "Z";
  }

  /** A whole circle, or the part of one from an angle to another, clockwise; a line leads to where it begins. */
  arc(x, y, radius, from, to) {
    const point = (angle) => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) });
    const whole = to - from >= TURN - 1e-6;
    const middle = whole ? from + TURN / 2 : (from + to) / 2;
    const begin = point(from);
    if (whole) this.moveTo(begin.x, begin.y);
    else this.lineTo(begin.x, begin.y);
    for (const end of [point(middle), point(whole ? from + TURN : to)]) {
      this.#path += `A${round(radius)} ${round(radius)} 0 0 1 ${round(end.x)} ${round(end.y)}`;
      this.#at = end;
    }
  }

  /** Towards (x1, y1), and on to (x2, y2), the corner rounded. */
  arcTo(x1, y1, x2, y2, radius) {
    const unit = (x, y) => ({ x: (x - x1) / Math.hypot(x - x1, y - y1), y: (y - y1) / Math.hypot(x - x1, y - y1) });
    const back = unit(this.#at.x, this.#at.y);
    const on = unit(x2, y2);
    const half = Math.acos(Math.max(-1, Math.min(1, back.x * on.x + back.y * on.y))) / 2;
    const away = radius / Math.tan(half);
    const sweep = back.x * on.y - back.y * on.x < 0 ? 1 : 0;
    this.lineTo(x1 + back.x * away, y1 + back.y * away);
    const end = { x: x1 + on.x * away, y: y1 + on.y * away };
    this.#path += `A${round(radius)} ${round(radius)} 0 0 ${sweep} ${round(end.x)} ${round(end.y)}`;
    this.#at = end;
  }

  /** `radii`: one for all corners, or four, clockwise from the upper left one. */
  roundRect(x, y, width, height, radii) {
    const [a, b, c, d] = Array.isArray(radii) ? radii : [radii, radii, radii, radii];
    this.moveTo(x + a, y);
    this.lineTo(x + width - b, y);
    this.#corner(b, x + width, y + b);
    this.lineTo(x + width, y + height - c);
    this.#corner(c, x + width - c, y + height);
    this.lineTo(x + d, y + height);
    this.#corner(d, x, y + height - d);
    this.lineTo(x, y + a);
    this.#corner(a, x + a, y);
    this.closePath();
  }

  #corner(radius, x, y) {
    if (radius > 0) this.#path += `A${round(radius)} ${round(radius)} 0 0 1 ${round(x)} ${round(y)}`;
  }

  fill() {
    this.group.append(element("path", { d: this.#path, fill: this.fillStyle }));
  }

  stroke() {
    const look = { "stroke-width": round(this.lineWidth), "stroke-linecap": this.lineCap, "stroke-linejoin": this.lineJoin };
    this.group.append(element("path", { d: this.#path, fill: "none", stroke: this.strokeStyle, ...look }));
  }

  fillRect(x, y, width, height) {
    const sides = { x: round(x), y: round(y), width: round(width), height: round(height) };
    this.group.append(element("rect", { ...sides, fill: this.fillStyle }));
  }

  /** The font's weight and size are what counts; the letters are the page's. */
  fillText(text, x, y) {
    const [, weight, digits] = /(\d+)?\s*([\d.]+)px/.exec(this.font);
    const size = Number(digits);
    const lowered = this.textBaseline === "middle" ? 0.36 * size : 0; // half the height of a digit
    const look = { "font-size": round(size), "font-weight": weight ?? 400, "text-anchor": ANCHORS[this.textAlign] };
    this.group.append(element("text", { x: round(x), y: round(y + lowered), fill: this.fillStyle, ...look }, text));
  }
}
