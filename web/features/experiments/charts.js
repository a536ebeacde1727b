// The two charts of an experiment (web/features/charts/figure.js): means by depth, and two methods start by start.

import { byDepth } from "./depths.js";
import { pairsOf } from "./pairs.js";
import { MEASURES } from "./rows.js";

// The look of a variant in a chart: a colour and a mark; from the fifth on, a dashed line and an open mark.
const COLOURS = ["frontier", "goal", "cutoff", "second", "only", "expanded", "ink"];
const MARKS = ["disc", "square", "triangle", "diamond"];
const DASH = [6, 4];

/** @param {string} id  "variant:2" @returns {import("../charts/ink.js").Look} */
function lookOfWay(theme, id) {
  const at = Number(id.slice("variant:".length));
  const again = at >= MARKS.length;
  return {
    colour: theme[COLOURS[at % COLOURS.length]], mark: MARKS[at % MARKS.length], fill: "",
    dash: again ? DASH : [], open: again, lone: false,
  }; // prettier-ignore
}

/** @param {string} id  "solved", or "open" if at least one of two searches found no solution */
function lookOfDot(theme, id) {
  const open = id === "open";
  return { colour: theme[open ? "cutoff" : "frontier"], mark: open ? "triangle" : "disc", fill: "", dash: [], open, lone: true };
}

const LEAST = 0.7; // the smallest drawn value: a logarithmic axis has no 0
const NEAR = 28; // CSS pixels around a dot in which it is selected

/**
 * @typedef {object} Source  the data
 * @property {import("./rows.js").Rows} rows
 * @property {string} measure  in MEASURES
 * @property {[number, number]} pair  indices of the variants in the second chart
 * @property {(variant: number) => string} nameOf
 * @property {Record<string, string>} names  of the columns of their tables
 */

/** The start of a logarithmic axis: slightly below the last power of ten below all values, so that it is visible. */
const beginOf = (values) => 0.85 * 10 ** Math.floor(Math.log10(values.reduce((least, each) => Math.min(least, each), values[0] ?? 1)));

/** Caches a result until its key changes. */
class Cached {
  #key = "";
  #value = null;

  of(key, compute) {
    if (key !== this.#key) [this.#key, this.#value] = [key, compute()];
    return this.#value;
  }
}

/** The mean by depth, one line per variant; the band around it contains the middle half. */
export class DepthsChart {
  kind = "lines";
  follows = false;
  look = lookOfWay;

  #cached = new Cached();

  /** @param {Source} source */
  constructor(source) {
    this.source = source;
  }

  picture() {
    const { rows, measure } = this.source;
    return this.#cached.of(`${rows.all.length} ${measure}`, () => this.#picture(rows, measure));
  }

  #picture(rows, measure) {
    const { depths, cell } = byDepth(rows, MEASURES[measure]);
    const known = depths.filter((depth) => depth !== null);
    const lines = rows.variants.map((_, variant) => {
      const cells = known.map((depth) => cell(depth, variant));
      const [y, low, high] = [(each) => each.mean, (each) => each.quartiles[0], (each) => each.quartiles[1]].map((of) =>
        Float64Array.from(cells, (each) => Math.max(LEAST, of(each))),
      );
      return { id: `variant:${variant}`, side: 0, y, low, high, apart: 0 };
    });
    const least = beginOf(lines.flatMap(({ low }) => [...low].filter((value) => !Number.isNaN(value))));
    const labels = (write) => known.map(write);
    return { x: Float64Array.from(known), least, first: known[0] ?? 0, last: known.at(-1) ?? 1, lines, labels, depths: known, cell };
  }

  at(_sides, { depths, cell }, place) {
    const valueOf = (variant) => cell(depths[place], variant).mean;
    return this.source.rows.variants.map((_, variant) => ({ id: `variant:${variant}`, side: 0, value: valueOf(variant) }));
  }

  numbers(_sides, _most, _write, { depths, cell } = this.picture()) {
    const { rows, names } = this.source;
    const columns = ["searches", "mean", "lower", "upper"];
    const headOf = (variant) => columns.map((id) => ({ name: names[id], group: this.source.nameOf(variant) }));
    const head = rows.variants.flatMap((_, variant) => headOf(variant));
    const body = depths.map((depth) => [
      depth,
      ...rows.variants.flatMap((_, variant) => {
        const each = cell(depth, variant);
        return [each.searches, each.mean, ...each.quartiles];
      }),
    ]);
    return { head: [{ name: names.depth, group: "" }, ...head], every: 1, present: new Set(), rows: body };
  }

  range() {
    return { first: 0, last: Math.max(0, this.picture().depths.length - 1), place: 0 };
  }

  nearest({ depths }, plot, left) {
    const away = depths.map((depth) => Math.abs(plot.left(depth) - left));
    return away.length > 0 ? away.indexOf(Math.min(...away)) : NaN;
  }

  /** A depth is not a search. */
  step() {
    return -1;
  }
}

/** A dot for each start, at the numbers of two variants. Its places are the starts, largest differences first. */
export class PairsChart {
  kind = "dots";
  look = lookOfDot;
  #cached = new Cached();

  /** @param {Source} source */
  constructor(source) {
    this.source = source;
  }

  /** @returns {import("./pairs.js").Pair[]} */
  pairs() {
    const { rows, measure, pair } = this.source;
    const key = `${rows.all.length} ${measure} ${pair}`;
    return this.#cached.of(key, () => pairsOf(rows, ...pair, MEASURES[measure]));
  }

  picture() {
    const pairs = this.pairs();
    const dots = pairs.map(({ x, y, rows }) => {
      const id = rows.every(({ outcome }) => outcome === "solution") ? "solved" : "open";
      return { x: Math.max(LEAST, x), y: Math.max(LEAST, y), id };
    });
    const all = dots.flatMap(({ x, y }) => [x, y]);
    const most = all.reduce((found, each) => Math.max(found, each), 1);
    const entries = ["solved", "open"].filter((id) => dots.some((dot) => dot.id === id)).map((id) => ({ id, side: 0 }));
    return { dots, pairs, entries, range: [beginOf(all), 1.5 * most], labels: () => pairs.map(({ start }) => start) };
  }

  at(_sides, { pairs }, place) {
    const pair = pairs[place];
    return pair ? ["x", "y"].map((id, at) => ({ name: this.#name(at), id, side: 0, value: pair[id] })) : [];
  }

  #name(at) {
    return this.source.nameOf(this.source.pair[at]);
  }

  numbers(_sides, most, _write, { pairs } = this.picture()) {
    const { names } = this.source;
    const head = [names.start, names.depth, this.#name(0), this.#name(1), names.ratio].map((name) => ({ name, group: "" }));
    const rows = pairs.slice(0, most).map(({ start, depth, x, y, ratio }) => [start, depth ?? NaN, x, y, ratio]);
    return { head, every: 1, present: new Set(), rows };
  }

  range() {
    return { first: 0, last: Math.max(0, this.pairs().length - 1), place: 0 };
  }

  spot({ dots }, place) {
    return dots[place] ?? null;
  }

  nearest({ dots }, plot, left, top) {
    const away = dots.map(({ x, y }) => Math.hypot(plot.left(x) - left, plot.top(y) - top));
    const least = away.reduce((found, each) => Math.min(found, each), Infinity);
    return least <= NEAR ? away.indexOf(least) : NaN;
  }

  step(_sides, place) {
    return place;
  }
}
