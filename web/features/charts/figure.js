// One chart on the page: legend, drawing, the values under the pointer, and the numbers as a table.

import { readTheme } from "../../canvas/theme.js";
import { sentence } from "../../text/words.js";
import { makeInteractive } from "./hand.js";
import { drawChart, imageOf, sizeOf } from "./image.js";
import { lookOf } from "./ink.js";
import { Legend } from "./legend.js";
import { IN_TABLE, NumbersTable, csvOf } from "./numbers.js";
import { Plot } from "./plot.js";

export class Figure {
  /** @type {import("./charts.js").ChartTexts} */
  words;
  /** @type {import("./side.js").Side[]} */
  sides = [];
  searches = [];
  log = false;
  #inspected = NaN; // the inspected place; NaN: the current one

  /**
   * @param {HTMLElement} element  with the parts `.chart-legend`, `.chart-plot`, `.chart-told`, `.chart-note`, `table`
   * @param {any} chart  one of CHARTS, or another object with the same interface (docs/architecture.md)
   * @param {(value: number) => string} write
   * @param {(step: number) => void} onGo
   */
  constructor(element, chart, words, write, onGo) {
    this.element = element;
    this.chart = chart;
    this.words = words;
    this.write = write;
    this.onGo = onGo;
    const part = (selector) => /** @type {HTMLElement} */ (element.querySelector(selector));
    this.host = part(".chart-plot");
    this.reading = part(".chart-told");
    this.note = part(".chart-thinned");
    this.plot = new Plot(this.host, () => this.#update());
    this.box = part(".chart-numbers");
    this.numbers = new NumbersTable(element.querySelector("table"));
    this.legend = new Legend(part(".chart-legend"), () => this.show());
    this.lines = [0, 1].map(() => mark("chart-now"));
    this.spot = mark("chart-spot");
    makeInteractive(this.host, this);
    this.host.addEventListener("pointerleave", () => this.look(NaN));
    this.host.addEventListener("blur", () => this.look(NaN));
  }

  /** Shows other searches. @param {import("./side.js").Side[]} sides @param {string[]} searches  their names */
  load(sides, searches) {
    this.sides = sides;
    this.searches = searches;
    this.#inspected = NaN;
    this.legend.out.clear();
    if (this.chart.kind === "lines" && sides.length > 1) {
      for (const side of [0, 1]) for (const id of ["g", "h", "depth"]) this.legend.out.add(`${side}:${id}`);
      for (const [side, { estimates }] of sides.entries()) if (!estimates) this.legend.out.delete(`${side}:g`);
    }
  }

  get follows() {
    return this.chart.follows ?? this.chart.kind === "lines";
  }

  show() {
    if (this.sides.length === 0 || this.host.clientWidth === 0) return;
    const theme = readTheme(document);
    const two = this.sides.length > 1;
    const picture = /** @type {any} */ (this.chart.picture(this.sides, this.plot.points));
    this.picture = picture;
    const groups = this.#groups(picture, theme, two);
    this.legend.show(groups, this.chart.kind === "lines" && (two || groups[0].entries.length > 2), theme);
    const lines = picture.lines?.filter(({ id, side }) => !this.legend.out.has(`${side}:${id}`));
    const names = picture.labels?.(this.write);
    const { kind } = this.chart;
    const shown = { ...picture, ...(lines && { lines }) };
    const look = (colours, id, side) => this.#look(colours, id, side, two);
    const { axis, upright } = this.words;
    this.plot.show({ kind, picture: shown, names, look, theme, axis, upright, write: this.write, log: this.log });
    this.plot.over?.append(...this.lines, this.spot);
  }

  /** Describes the inspected place, and marks the current steps. */
  #update() {
    if (this.sides.length === 0) return;
    const { first, last } = this.chart.range(this.sides);
    for (const [at, line] of this.lines.entries()) {
      const side = this.sides[at];
      line.hidden = !side || !this.follows || !this.plot.over;
      if (!line.hidden) line.style.transform = `translateX(${this.plot.left(side.step)}px)`;
    }
    const place = this.#place();
    this.#ring(place);
    this.host.setAttribute("aria-valuemin", String(first));
    this.host.setAttribute("aria-valuemax", String(last));
    this.host.setAttribute("aria-valuenow", String(place));
    const reading = this.#describe(place);
    this.host.setAttribute("aria-valuetext", reading);
    if (this.reading.textContent !== reading) this.reading.textContent = reading;
  }

  /** A ring around the inspected place, if the chart has a position for it. */
  #ring(place) {
    const at = Number.isNaN(this.#inspected) || !this.plot.over ? null : this.chart.spot?.(this.picture, place);
    this.spot.hidden = !at;
    if (at) this.spot.style.transform = `translate(${this.plot.left(at.x)}px, ${this.plot.top(at.y)}px)`;
  }

  #look(theme, id, side, two) {
    return this.chart.look?.(theme, id) ?? lookOf(theme, id, side, two);
  }

  #place() {
    const { first, last, place } = this.chart.range(this.sides);
    return Number.isNaN(this.#inspected) ? place : Math.max(first, Math.min(last, this.#inspected));
  }

  #describe(place) {
    const value = sentence(this.words.value, String);
    const known = this.chart.at(this.sides, this.picture, place).filter((each) => !Number.isNaN(each.value));
    if (known.length === 0) return "";
    const sentences = this.sides.map((_, number) => {
      const mine = known.filter(({ side }) => side === number);
      const values = mine.map((each) => value({ name: this.#name(each), value: this.write(each.value) })).join(" · ");
      if (this.sides.length < 2 || values === "") return values;
      return sentence(this.words.of_search, String)({ search: this.searches[number], sentence: values });
    });
    const named = this.follows ? this.write(place) : (this.#label(place) ?? "");
    const values = sentences.filter((each) => each !== "").join("; ");
    return sentence(this.words.place, String)({ axis: this.words.placed ?? this.words.axis, place: named, values });
  }

  #label(place) {
    return this.picture.labels?.(this.write)[place] ?? this.picture.d?.label(place, this.write);
  }

  /** The name of a column. */
  #name({ id, side, name = null }) {
    if (name !== null) return name;
    const calls = id === "frontier" && this.sides[side]?.table.traits.recursive;
    return this.words.names[calls ? "calls" : id];
  }

  /** The name of a column's search, if there are several. */
  #group({ side, group = "" }) {
    if (group !== "") return group;
    return side < 0 || this.sides.length < 2 ? "" : this.searches[side];
  }

  /** The entries of the legend: for each search its lines, bars or cells. */
  #groups({ lines, groups, clouds, entries }, theme, two) {
    const found = entries ?? lines ?? groups?.flatMap(({ side, parts }) => parts.map(({ id }) => ({ side, id })));
    const all = found ?? clouds.map(({ side }) => ({ side, id: "states" }));
    return this.sides.map((_, number) => ({
      name: two ? this.searches[number] : "",
      entries: all
        .filter(({ side }) => side === number)
        .map(({ id, side }) => ({ key: `${side}:${id}`, look: this.#look(theme, id, side, two), text: this.#name({ id, side }) })),
    }));
  }

  /** Fills the table of numbers. */
  tell() {
    if (this.sides.length === 0 || !this.picture) return;
    const { head, rows, every, present } = this.#numbers(IN_TABLE, this.write);
    const isLine = this.follows;
    const places = new Map(rows.map((row, at) => [row, at]));
    const isPresent = (row) => present.has(isLine ? row[0] : places.get(row));
    this.numbers.show(head, rows, isPresent, this.write);
    this.numbers.reveal(this.box);
    const thinned = every > 1 ? sentence(this.words.every, (value) => this.write(value))({ every }) : "";
    if (this.note.textContent !== thinned) this.note.textContent = thinned;
  }

  #numbers(most, write) {
    const numbers = /** @type {any} */ (this.chart.numbers(this.sides, most, write, this.picture));
    return { ...numbers, head: numbers.head.map((each) => ({ name: this.#name(each), group: this.#group(each) })) };
  }

  /** Additional facts about the picture; none for most charts. */
  facts() {
    if (this.chart.kind !== "cells" || this.sides.length === 0) return [];
    const { clouds } = /** @type {any} */ (this.chart.picture(this.sides));
    return clouds.map(({ side, cells: { states, above, hopeless } }) => ({ side, states, above, hopeless }));
  }

  /** All its numbers, as a CSV file. */
  csv() {
    const { head, rows } = this.#numbers(Infinity, String);
    const of = sentence(this.words.of, String);
    return csvOf(head.map(({ name, group }) => (group ? of({ name, search: group }) : name)), rows);
  }

  /** The chart as a PNG image. @returns {Promise<Blob|null>} */
  image() {
    this.show(); // it may have been invisible
    return imageOf(this.plot, this.#surroundings(readTheme(document)));
  }

  /** The chart as shapes. @returns {{width: number, height: number, draw: (context: any, theme: any) => void}} */
  still() {
    this.show();
    const size = sizeOf(this.plot.size, this.#surroundings(readTheme(document)));
    return { ...size, draw: (context, theme) => drawChart(context, this.plot, this.#surroundings(theme)) };
  }

  /** Title, legend and marks around the drawing, for an image. */
  #surroundings(theme) {
    const groups = this.#groups(this.picture, theme, this.sides.length > 1);
    const legend = groups.map(({ name, entries }) => ({ name, entries: entries.filter(({ key }) => !this.legend.out.has(key)) }));
    const nows = this.follows ? this.sides.map(({ step }) => this.plot.left(step)) : [];
    return { title: this.words.title, legend, nows, box: this.plot.box, theme };
  }

  // -- the interface for hand.js ------------------------------------------------------------------------------------

  range() {
    return { ...this.chart.range(this.sides), place: this.#place() };
  }

  placeAt(clientX, clientY) {
    const { over } = this.plot;
    if (!over || this.sides.length === 0) return NaN;
    const { first, last } = this.chart.range(this.sides);
    const { left, top } = over.getBoundingClientRect();
    if (this.chart.nearest) return this.chart.nearest(this.picture, this.plot, clientX - left, clientY - top);
    const value = this.plot.value(clientX - left);
    const place = this.picture.d ? this.picture.d.of(value + this.picture.d.width / 2) : Math.round(value);
    return Math.max(first, Math.min(last, place));
  }

  look(place) {
    if (Object.is(place, this.#inspected) || !this.picture) return;
    this.#inspected = place;
    this.#update();
  }

  go(place) {
    const step = this.chart.step(this.sides, place);
    if (step >= 0) {
      if (this.follows) this.#inspected = NaN;
      this.onGo(step);
    }
  }

  destroy() {
    this.plot.destroy();
  }
}

const mark = (className) => Object.assign(document.createElement("i"), { className, hidden: true });
