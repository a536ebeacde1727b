// The visible charts. They are drawn after changes, at most once a frame, and rarely enough not to slow down a running
// search.

import { NextFrame } from "../../canvas/next_frame.js";
import { watchTheme } from "../../canvas/theme_changes.js";
import { CHARTS } from "./charts.js";
import { Figure } from "./figure.js";
import { Side } from "./side.js";

const SHARE = 4; // the share of time for drawing is at most one in so many parts
const TABLES = 250; // milliseconds between two tables while a search runs

export class ChartsView {
  /** @type {Side[]} */
  sides = [];
  /** @type {Map<string, Figure>} */
  figures = new Map();
  #searches = [];
  #frame = new NextFrame(() => this.#onFrame());
  #writtenAt = -Infinity;
  #free = 0; // when drawing is allowed again
  #running = false;

  /** @param {(value: number) => string} write  numbers in the page's language */
  constructor(write) {
    this.write = write;
    this.resized = new ResizeObserver(() => this.#frame.request());
    watchTheme(document, () => this.#frame.request());
    document.addEventListener("scroll", () => this.figures.size > 1 && this.#frame.request(), { capture: true, passive: true });
  }

  /** Shows these searches: their tables and names. */
  load(tables, searches) {
    const known = new Map(this.sides.map((side) => [side.table, side]));
    this.sides = tables.map((table) => known.get(table) ?? new Side(table));
    this.#searches = searches;
    for (const figure of this.figures.values()) figure.load(this.sides, searches);
  }

  /** Sets the times. @param {{t: number, horizon: number}[]} moments @param {boolean} running  too fast to watch */
  stand(moments, running) {
    this.sides.forEach((side, at) => side.stand(moments[at].t, moments[at].horizon));
    this.#running = running;
    this.#frame.request();
  }

  /** Adds a chart in this element. */
  add(element, name, words, onGo) {
    const figure = new Figure(element, CHARTS[name], words, this.write, onGo);
    figure.load(this.sides, this.#searches);
    this.figures.set(name, figure);
    this.resized.observe(figure.host);
    this.#frame.request();
    return figure;
  }

  /** Removes all charts. */
  clear() {
    for (const figure of this.figures.values()) figure.destroy();
    this.figures.clear();
    this.resized.disconnect();
  }

  /** Draws again after another change. */
  refresh() {
    this.#frame.request();
  }

  #onFrame() {
    const start = performance.now();
    if (this.#running && start < this.#free) return this.#frame.request();
    this.draw();
    const end = performance.now();
    this.#free = end + SHARE * (end - start);
  }

  /** Draws the visible charts. */
  draw() {
    const late = performance.now() - this.#writtenAt > TABLES;
    const tables = !this.#running || late;
    for (const figure of this.figures.values()) {
      if (!isVisible(figure.host) || this.sides.some(({ t }) => t < 0)) continue;
      figure.show();
      if (tables) figure.tell();
    }
    if (tables) this.#writtenAt = performance.now();
  }
}

/** Whether part of the element is in the window. */
function isVisible(element) {
  const { top, bottom, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
}
