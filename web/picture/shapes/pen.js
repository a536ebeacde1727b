// The state of a canvas's context between two calls, which restore() brings back.

import { IDENTITY } from "./matrix.js";

/** Values as a fresh context has them. */
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
  /** Outlines outside of which nothing is drawn. @type {import("./outline.js").Outline[]} */
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
    const own = Object.fromEntries(Object.keys(FRESH).map((name) => [name, this[name]]));
    this.#kept.push({ own, matrix: this.matrix, clips: this.clips, dash: this.#dash });
  }

  restore() {
    const kept = this.#kept.pop();
    if (!kept) return;
    Object.assign(this, kept.own);
    this.matrix = kept.matrix;
    this.clips = kept.clips;
    this.#dash = kept.dash;
  }
}
