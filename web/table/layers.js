// The layers of a search: where f, g or the depth becomes greater than it ever was, or a new iteration begins.

import { Column, upperBound } from "./columns/column.js";

/**
 * Algorithms with limits have a layer for each iteration. Those that take nodes by f or g have one for each value that
 * is greater than all before; those that take them otherwise, greedy search among them, one for each new depth.
 */
export class Layers {
  #begins = new Column(Int32Array); // the step of the layer's first expansion
  #values = new Column(Float64Array);
  #taken = 0;
  #iteration = -1;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.of = table.traits.key === "f" || table.traits.key === "g" ? "priority" : "depth";
  }

  /** How many layers have begun, as far as the search is known. */
  get count() {
    this.#sync();
    return this.#begins.length;
  }

  /** @returns {number} the step at which layer n, from 1, begins; 0 for layer 0: the start. Behind the last: -1 */
  stepOfLayer(n) {
    this.#sync();
    if (n <= 0) return 0;
    return n <= this.#begins.length ? this.#begins.array[n - 1] : -1;
  }

  /** @returns {number} the layer in which step k lies; 0 before the first expansion */
  layerOfStep(k) {
    this.#sync();
    return upperBound(this.#begins.array, k, 0, this.#begins.length);
  }

  /** @returns {number} the layer's f, g, depth or limit; NaN for layer 0 and for those to come */
  valueOfLayer(n) {
    this.#sync();
    return n >= 1 && n <= this.#values.length ? this.#values.array[n - 1] : NaN;
  }

  #sync() {
    const { table } = this;
    const column = table.columns[this.of];
    for (let k = Math.max(this.#taken, table.firstExpansion - 1) + 1; k <= table.expansionCount; k++) {
      const iteration = table.iterationAt(table.timeOfExpansion(k));
      if (iteration.limit !== null) {
        if (iteration.index > this.#iteration) this.#begin(k, iteration.limit);
        this.#iteration = iteration.index;
      } else {
        const value = column[table.rowOfExpansion(k) - table.firstRow];
        if (!(value <= this.#values.array[this.#values.length - 1])) this.#begin(k, value);
      }
    }
    this.#taken = table.expansionCount;
  }

  #begin(step, value) {
    this.#begins.push(step);
    this.#values.push(value);
  }
}

/** @returns {number} the last position known at which no more than n children have been made */
export function stepOfGenerated(table, n) {
  let [from, to] = [table.firstStep, table.stepCount];
  while (from < to) {
    const middle = (from + to + 1) >>> 1;
    if (table.at(table.timeOfStep(middle)).stats.generated <= n) from = middle;
    else to = middle - 1;
  }
  return from;
}
