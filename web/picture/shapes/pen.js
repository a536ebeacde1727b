// The state of a canvas context, with save() and restore().

import { IDENTITY } from "./matrix.js";

/** The values of a new context. */
const FRESH = {
  fillStyle: "black",
  strokeStyle: "black",
  lineWidth: 1,
  lineCap: "butt",
  lineJoin: "miter",
  miterLimit: 10,
  font: "10px sans-serif",
  textAlign: "start",
  textBaseline: "alphabetic",
  globalAlpha: 1,
  imageSmoothingEnabled: true,
};

export class Pen {
  #dash = [];
  #kept = [];
  /** @type {import("./matrix.js").Matrix} */
  matrix = IDENTITY;
  /** Nothing is drawn outside these outlines. @type {import("./outline.js").Outline[]} */
  clips = [];

  constructor() {
    this.fillStyle = /** @type {any} */ (FRESH.fillStyle);
    this.strokeStyle = /** @type {any} */ (FRESH.strokeStyle);
    this.lineWidth = FRESH.lineWidth;
    this.lineCap = FRESH.lineCap;
    this.lineJoin = FRESH.lineJoin;
    this.miterLimit = FRESH.miterLimit;
    this.font = FRESH.font;
    this.textAlign = FRESH.textAlign;
    this.textBaseline = FRESH.textBaseline;
    this.globalAlpha = FRESH.globalAlpha;
    this.imageSmoothingEnabled = FRESH.imageSmoothingEnabled;
  }

  setLineDash(dash) {
    this.#dash = dash.length % 2 === 0 ? [...dash] : [...dash, ...dash];
  }

  getLineDash() {
    return this.#dash;
  }

  save() {
    const values = Object.fromEntries(Object.keys(FRESH).map((name) => [name, this[name]]));
    this.#kept.push({ values, matrix: this.matrix, clips: this.clips, dash: this.#dash });
  }

  restore() {
    const kept = this.#kept.pop();
    if (!kept) return;
    Object.assign(this, kept.values);
    this.matrix = kept.matrix;
    this.clips = kept.clips;
    this.#dash = kept.dash;
  }
}
