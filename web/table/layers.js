// The layers of a search: a layer begins at a new maximum of f, g or depth, or with an iteration.

import { Column, upperBound } from "./columns/column.js";

/**
 * Algorithms with limits have one layer per iteration. Those ordered by f or g have one for each value greater than all
 * before; others, including greedy search, have one for each new depth.
 */
export class Layers {
  #begins = new Column(Int32Array); // the step of a layer's first expansion
  #values = new Column(Float64Array);
  #taken = 0;
  #iteration = -1;

  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.of = table.traits.key === "f" || table.traits.key === "g" ? "priority" : "depth";
  }

  /** The number of layers begun so far. */
  get count() {
    this.#sync();
    return this.#begins.length;
  }

  /** @returns {number} the first step of layer n, from 1; 0 for layer 0, the start; -1 after the last one */
  stepOfLayer(n) {
    this.#sync();
    if (n <= 0) return 0;
    return n <= this.#begins.length ? this.#begins.array[n - 1] : -1;
  }

  /** @returns {number} the layer of step k; 0 before the first expansion */
  layerOfStep(k) {
    this.#sync();
    return upperBound(this.#begins.array, k, 0, this.#begins.length);
  }

  /** @returns {number} the layer's f, g, depth or limit; NaN for layer 0 and future layers */
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
