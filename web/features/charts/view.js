// The charts that are shown: they are drawn when something has changed, at most once a frame, and not so often that a
// search that runs has to wait for them.

import { watchTheme } from "../../canvas/theme_changes.js";
import { CHARTS } from "./charts.js";
import { Figure } from "./figure.js";
import { Side } from "./side.js";

const SHARE = 4; // of the time, at most one part in so many goes into drawing
const TABLES = 250; // milliseconds between two tables while a search runs

export class ChartsView {
  /** @type {Side[]} */
  sides = [];
  /** @type {Map<string, Figure>} */
  figures = new Map();
  #searches = [];
  #frame = 0; // the frame, or the wait for it
  #writtenAt = -Infinity;
  #free = 0; // the moment from which it may be drawn again
  #running = false;

  /** @param {(value: number) => string} write  numbers in the page's language */
  constructor(write) {
    this.write = write;
    this.resized = new ResizeObserver(() => this.#ask());
    watchTheme(document, () => this.#ask());
    document.addEventListener("scroll", () => this.figures.size > 1 && this.#ask(), { capture: true, passive: true });
  }

  /** The searches that are shown: their tables and names. */
  load(tables, searches) {
    const known = new Map(this.sides.map((side) => [side.table, side]));
    this.sides = tables.map((table) => known.get(table) ?? new Side(table));
    this.#searches = searches;
    for (const figure of this.figures.values()) figure.load(this.sides, searches);
  }

  /** Another moment. @param {{t: number, horizon: number}[]} moments @param {boolean} running  too fast to be followed */
  stand(moments, running) {
    this.sides.forEach((side, at) => side.stand(moments[at].t, moments[at].horizon));
    this.#running = running;
    this.#ask();
  }

  /** Shows a chart in this element. */
  add(element, name, words, onGo) {
    const figure = new Figure(element, CHARTS[name], words, this.write, onGo);
    figure.load(this.sides, this.#searches);
    this.figures.set(name, figure);
    this.resized.observe(figure.host);
    this.#ask();
    return figure;
  }

  /** Takes all charts away. */
  clear() {
    for (const figure of this.figures.values()) figure.destroy();
    this.figures.clear();
    this.resized.disconnect();
  }

  /** Something else has changed. */
  refresh() {
    this.#ask();
  }

  #ask() {
    if (this.#frame) return;
    this.#frame = requestAnimationFrame(() => this.#onFrame());
  }

  #onFrame() {
    this.#frame = 0;
    const start = performance.now();
    if (this.#running && start < this.#free) return this.#ask();
    this.draw();
    const end = performance.now();
    this.#free = end + SHARE * (end - start);
  }

  /** Draws what is in sight. */
  draw() {
    const late = performance.now() - this.#writtenAt > TABLES;
    const tables = !this.#running || late;
    for (const figure of this.figures.values()) {
      if (!inSight(figure.host) || this.sides.some(({ t }) => t < 0)) continue;
      figure.show();
      if (tables) figure.tell();
    }
    if (tables) this.#writtenAt = performance.now();
  }
}

/** Is some of it in the window, and shown? */
function inSight(element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
