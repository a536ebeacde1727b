// The two charts of an experiment, as web/features/charts/figure.js draws them: means by depth, and two ways start by start.

import { byDepth } from "./depths.js";
import { lookOfDot, lookOfWay } from "./looks.js";
import { pairsOf } from "./pairs.js";
import { MEASURES } from "./rows.js";

const LEAST = 0.7; // what is drawn at the least: a logarithmic axis has no 0
const NEAR = 28; // CSS pixels from a dot, within which it is meant

/**
 * @typedef {object} Source  what is drawn
 * @property {import("./rows.js").Rows} rows
 * @property {string} measure  in MEASURES
 * @property {[number, number]} pair  the ways of the second chart
 * @property {(way: number) => string} nameOf
 * @property {Record<string, string>} names  of the columns of their tables
 */

/** Where a logarithmic axis begins: it names powers of ten, of which the last one below all values is to be seen. */
const beginOf = (values) => 0.85 * 10 ** Math.floor(Math.log10(values.reduce((least, each) => Math.min(least, each), values[0] ?? 1)));

/** What was counted last, as long as there are no more rows. */
class Counted {
  #key = "";
  #value = null;

  of(key, count) {
    if (key !== this.#key) [this.#key, this.#value] = [key, count()];
    return this.#value;
  }
}

/** The mean by depth, a line for each way; the band around it has the middle half. */
export class DepthsChart {
  kind = "lines";
  follows = false;
  look = lookOfWay;

  #counted = new Counted();

  /** @param {Source} source */
  constructor(source) {
    this.source = source;
  }

  picture() {
    const { rows, measure } = this.source;
    return this.#counted.of(`${rows.all.length} ${measure}`, () => this.#picture(rows, measure));
  }

  #picture(rows, measure) {
    const { depths, cell } = byDepth(rows, MEASURES[measure]);
    const known = depths.filter((depth) => depth !== null);
    const lines = rows.ways.map((_, way) => {
      const cells = known.map((depth) => cell(depth, way));
      const [y, low, high] = [(each) => each.mean, (each) => each.quartiles[0], (each) => each.quartiles[1]].map((of) =>
        Float64Array.from(cells, (each) => Math.max(LEAST, of(each))),
      );
      return { id: `way:${way}`, side: 0, y, low, high, apart: 0 };
    });
    const least = beginOf(lines.flatMap(({ low }) => [...low].filter((value) => !Number.isNaN(value))));
    const labels = (write) => known.map(write);
    return { x: Float64Array.from(known), least, first: known[0] ?? 0, last: known.at(-1) ?? 1, lines, labels, depths: known, cell };
  }

  at(_sides, { depths, cell }, place) {
    return this.source.rows.ways.map((_, way) => ({ id: `way:${way}`, side: 0, value: cell(depths[place], way).mean }));
  }

  numbers(_sides, _most, _write, { depths, cell } = this.picture()) {
    const { rows, names } = this.source;
    const columns = ["searches", "mean", "lower", "upper"];
    const head = rows.ways.flatMap((_, way) => columns.map((id) => ({ name: names[id], group: this.source.nameOf(way) })));
    const body = depths.map((depth) => [
      depth,
      ...rows.ways.flatMap((_, way) => {
        const each = cell(depth, way);
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

  /** A depth is no search. */
  step() {
    return -1;
  }
}

/** A dot for each start, where one way's number and the other's meet. Its places: the starts, those that differ most first. */
export class PairsChart {
  kind = "dots";
  look = lookOfDot;
  #counted = new Counted();

  /** @param {Source} source */
  constructor(source) {
    this.source = source;
  }

  /** @returns {import("./pairs.js").Pair[]} */
  pairs() {
    const { rows, measure, pair } = this.source;
    const key = `${rows.all.length} ${measure} ${pair}`;
    return this.#counted.of(key, () => pairsOf(rows, ...pair, MEASURES[measure]));
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
