// Notable times of a search: the beginnings of iterations and layers, better paths, and the generation and recognition
// of the goal.

import { Layers } from "../../table/layers.js";
import { NEVER } from "../../table/codes.js";
import { FAMILIES } from "../../table/families.js";
import { Column, upperBound } from "../../table/columns/column.js";
import { END, FOUND, GOAL, ITERATION, MEET } from "../../table/kinds.js";

/** The steps that expand a node deeper than all before. */
class Depths {
  #steps = new Column(Int32Array);
  #deepest = -1;
  #taken = 0;

  constructor(table) {
    this.table = table;
  }

  /** @returns {number} the first of them after this step; -1 unknown */
  after(step) {
    const { table } = this;
    const { depth } = table.columns;
    for (let k = Math.max(this.#taken + 1, table.firstExpansion); k <= table.expansionCount; k++) {
      const expandedDepth = depth[table.rowOfExpansion(k) - table.firstRow];
      if (expandedDepth > this.#deepest) this.#steps.push(k);
      this.#deepest = Math.max(expandedDepth, this.#deepest);
    }
    this.#taken = table.expansionCount;
    const { array, length } = this.#steps;
    const at = upperBound(array, step, 0, length);
    return at < length ? array[at] : NEVER;
  }
}

/** @typedef {"better"|"made"|"goal"} Moment  a better path is found; the goal is generated; the goal is recognised */

export class Marks {
  #scanned = 0;
  /** `known`: when the moment was identified. @type {{t: number, what: Moment, known: number}[]} */
  #moments = [];
  #least = Infinity; // the lowest path cost so far

  /** @param {import("../../table/table.js").Table} table  @param {import("./kin.js").Kin} kin  not shared */
  constructor(table, kin) {
    this.table = table;
    this.kin = kin;
    this.layers = new Layers(table);
    this.depths = new Depths(table);
  }

  /** The moments found so far, in order of time. */
  get moments() {
    this.#scan();
    return this.#moments;
  }

  /**
   * The target time from t. `what`: iteration, layer, depth or goal (any of the moments); `by`: 1 forward, -1 back.
   * @returns {number} -1 if there is none, or none is known yet
   */
  seek(t, what, by) {
    const { table } = this;
    const seek = FAMILIES[table.traits.family]?.seek;
    if (seek) return seek(table, t, what);
    if (what === "iteration") return this.#iteration(t, by);
    if (what === "goal") return this.#moment(t, by);
    const step = table.stepOfTime(t);
    const to = what === "depth" ? this.depths.after(step) : this.layers.stepOfLayer(this.layers.layerOfStep(step) + by);
    return to < 0 || (by < 0 && to >= step) ? NEVER : table.timeOfStep(to);
  }

  /** @returns {number} the first step of an iteration that is no longer in memory; -1: it is in memory */
  lostStep(t, by) {
    const { index } = this.table.iterationAt(t);
    const wanted = this.table.iterations.find((each) => each.index === index + by);
    return wanted?.dropped ? wanted.firstStep + 1 : NEVER;
  }

  /** The beginning of an iteration, after its root has been generated. */
  startOf({ firstEvent, dropped }) {
    if (dropped) return NEVER;
    const t = this.table.kindAt(firstEvent) === ITERATION ? firstEvent + 1 : firstEvent;
    return t <= this.table.settledTime ? t : NEVER;
  }

  #iteration(t, by) {
    const { table } = this;
    const { index } = table.iterationAt(t);
    const wanted = table.iterations.find((each) => each.index === index + by);
    return wanted && wanted.limit !== null ? this.startOf(wanted) : NEVER;
  }

  #moment(t, by) {
    const beyond = this.moments.filter((each) => by * (each.t - t) > 0);
    return (by > 0 ? beyond[0] : beyond.at(-1))?.t ?? NEVER;
  }

  #scan() {
    const { table } = this;
    for (let t = Math.max(this.#scanned, table.firstEvent); t < table.eventCount; t++) {
      const kind = table.kindAt(t);
      if (kind === MEET) this.#moments.push({ t, what: "better", known: t });
      else if (kind === GOAL || kind === FOUND) this.#recognised(t, table.nodeAt(t));
      else if (kind === END && table.traits.reverses && table.solution) this.#moments.push({ t, what: "goal", known: t });
    }
    this.#scanned = table.eventCount;
  }

  #recognised(t, row) {
    const { table } = this;
    const { generatedAt, g } = table.columns;
    const first = this.#moments.every(({ what }) => what === "better");
    if (first) {
      const made = generatedAt[this.kin.of(row)[0] - table.firstRow];
      if (made < t) this.#moments.push({ t: made, what: "made", known: t });
    }
    const cost = g[row - table.firstRow];
    if (first || cost < this.#least) this.#moments.push({ t, what: first ? "goal" : "better", known: t });
    this.#least = Math.min(cost, this.#least);
    this.#moments.sort((one, other) => one.t - other.t);
  }
}
