// Colours one tree's nodes by a number, on a scale shared with the other tree.

import { noteOf } from "../../canvas/notes.js";
import { numberText } from "../../canvas/text.js";
import { NEVER } from "../../table/codes.js";
import { grown } from "../../table/grown.js";
import { MEASURES } from "./measures.js";
import { paletteOf } from "./palette.js";

export class Colouring {
  #table = null;
  #value = null; // value of a row at a time
  #version = -1; // of the table, for `#value`
  #held = 0; // the first row that the scale has not seen
  #end = 0; // after the last row on show
  #t = -1;
  #tints = new Uint8Array(0); // of each row in memory, as far as known
  #known = { key: null, first: 0, rows: 0, steps: 0 }; // scale, first row and extent of the known tints
  #colours = []; // by tint, of the last theme and scale
  #theme = null;
  #key = null;

  /**
   * @param {string} measure  of MEASURES
   * @param {string} word  its name
   * @param {import("./scale.js").Scale} scale
   */
  constructor(measure, word, scale) {
    this.measure = MEASURES[measure];
    this.name = measure;
    this.word = word;
    this.scale = scale;
  }

  get key() {
    return this.scale.key;
  }

  /** The tint of nodes without a number, after those of the classes. */
  get none() {
    return this.scale.count + 1;
  }

  /** Extends the scale to all numbers up to the horizon, so that stepping back changes no colours. */
  take(table, base, rows, horizon, t) {
    if (table !== this.#table) {
      this.#held = 0;
      this.#known.key = null;
    }
    this.#look(table);
    this.#t = t;
    this.#end = base + rows;
    if (this.measure.growing) {
      const steps = table.stepOfTime(horizon);
      if (steps > 0) [1, steps].forEach((step) => this.scale.hold(step));
      return;
    }
    const from = Math.max(this.#held, table.firstRow);
    for (let row = from; row < base + rows; row++) this.scale.hold(this.#value(row, horizon));
    this.#held = Math.max(this.#held, base + rows);
  }

  /** Gets the columns again after something was appended. */
  #look(table) {
    if (table === this.#table && table.version === this.#version) return;
    this.#table = table;
    this.#version = table.version;
    this.#value = this.measure.of(table);
  }

  /** Computes the missing tints of the rows below `end`. */
  #know(table, end) {
    const known = this.#known;
    const { firstRow: first } = table;
    if (known.key !== this.key || known.first !== first) {
      Object.assign(known, { key: this.key, first, rows: first, steps: table.firstExpansion - 1 });
    }
    const from = known.rows;
    if (end > from) {
      this.#tints = grown(this.#tints, end - first, from - first);
      for (let row = from; row < end; row++) this.#tints[row - first] = this.#tintOfValue(this.#value(row, NEVER));
      known.rows = end;
    }
    if (!this.measure.growing) return;
    while (known.steps < table.expansionCount && table.rowOfExpansion(known.steps + 1) < end) {
      const step = ++known.steps;
      const row = table.rowOfExpansion(step);
      if (row >= first) this.#tints[row - first] = this.#tintOfValue(step);
    }
  }

  #tintOfValue(value) {
    return this.scale.classOf(value) || this.none;
  }

  tintOf(row, t) {
    return this.#tintOfValue(this.#value(row, t));
  }

  fill(tints, looks, rowOf, [from, to], base, t) {
    const table = this.#table;
    this.#look(table);
    this.#know(table, this.#end);
    const { none } = this;
    const known = this.#tints;
    const { expandedAt } = table.columns;
    const offset = base - table.firstRow;
    const { growing } = this.measure;
    for (let slot = from; slot < to; slot++) {
      const cell = offset + rowOf[slot];
      if (looks[slot] === 0) tints[slot] = 0;
      else tints[slot] = growing && !(expandedAt[cell] <= t) ? none : known[cell];
    }
  }

  colours(theme) {
    if (theme === this.#theme && this.key === this.#key) return this.#colours;
    this.#theme = theme;
    this.#key = this.key;
    const palette = paletteOf(theme);
    const classes = Array.from({ length: this.scale.count }, (_, at) => palette[this.scale.colourOf(at + 1)]);
    this.#colours = [theme.paper, ...classes, theme.duplicate];
    return this.#colours;
  }

  valueOf(row) {
    this.#look(this.#table);
    return this.#value(row, this.#t);
  }

  noteOf(row, brief) {
    const value = numberText(this.valueOf(row));
    if (value === "") return brief ? "" : noteOf(this.#table, row);
    const phrase = `${this.word} ${value}`;
    if (brief) return phrase;
    const note = noteOf(this.#table, row);
    return note.split("  ").some((part) => part === phrase) ? note : `${phrase}  ${note}`;
  }
}
