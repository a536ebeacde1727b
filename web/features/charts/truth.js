// h against the true distance to the goal: the number of reached states for each pair of both.

import { Column } from "../../table/columns/column.js";
import { Extent } from "./bins.js";

const ROUNDING = 1e-12; // the tolerance of the solver's heuristic check (judging.py)

/** @typedef {import("./bins.js").Bins} Bins */

export class Truth {
  #h = new Column(Float64Array); // by state; NaN if it was no longer in memory
  #next = 0; // the next row to read
  /** By state, as far as known; NaN: no goal can be reached from there. @type {Float64Array|null} */
  distances = null;
  #extents = { h: new Extent(), d: new Extent() };
  #taken = 0; // number of states in the extents

  constructor(table) {
    this.table = table;
  }

  /** The number of states whose distances are needed at t. */
  wanted(t) {
    return this.table.at(t).stats.reached;
  }

  /** Whether all distances needed at t are known. */
  knows(t) {
    return this.distances !== null && this.distances.length >= this.wanted(t);
  }

  /** Sets the distances of the states, by number; null: no goal can be reached. */
  tell(distances) {
    this.distances = Float64Array.from(distances, (each) => each ?? NaN);
  }

  /** Distances and heuristic values of all states reached at the horizon. */
  extents(horizon) {
    this.#readRows();
    this.#extend(Math.min(this.distances?.length ?? 0, this.#h.length, this.wanted(horizon)));
    return this.#extents;
  }

  /** @param {Bins} d @param {Bins} h @returns {Cells} at t */
  at(t, d, h) {
    const cells = new Cells(d, h);
    const states = Math.min(this.#taken, this.wanted(t));
    for (let state = 0; state < states; state++) cells.take(this.distances[state], this.#h.array[state]);
    return cells;
  }

  /** Reads the h of each state from its first node. */
  #readRows() {
    const { table } = this;
    const { state, h } = table.columns;
    this.#next = Math.max(this.#next, table.firstRow);
    for (; this.#next < table.rowCount; this.#next++) {
      const i = this.#next - table.firstRow;
      while (this.#h.length < state[i]) this.#h.push(NaN);
      if (state[i] === this.#h.length) this.#h.push(h[i]);
    }
  }

  #extend(states) {
    for (; this.#taken < states; this.#taken++) {
      const distance = this.distances[this.#taken];
      if (Number.isNaN(distance)) continue;
      this.#extents.d.take(distance);
      this.#extents.h.take(this.#h.array[this.#taken]);
    }
  }
}

/** States grouped in cells of equal distance and equal h. */
export class Cells {
  states = 0;
  above = 0; // states whose h is above their distance
  hopeless = 0; // states from which no goal can be reached

  /** @param {Bins} d @param {Bins} h */
  constructor(d, h) {
    this.d = d;
    this.h = h;
    /** By cell, d · h.count + h: the number of states, and the sums of their distances and of their h. */
    this.counts = new Int32Array(d.count * h.count);
    this.sumsOfD = new Float64Array(d.count * h.count);
    this.sumsOfH = new Float64Array(d.count * h.count);
    /** By bin of distances: the smallest and the largest h. */
    this.least = new Float64Array(d.count).fill(Infinity);
    this.most = new Float64Array(d.count).fill(-Infinity);
  }

  take(distance, estimate) {
    this.states++;
    if (Number.isNaN(distance)) this.hopeless++;
    else if (Number.isFinite(estimate)) {
      const row = this.d.of(distance);
      const cell = row * this.h.count + this.h.of(estimate);
      this.counts[cell]++;
      this.sumsOfD[cell] += distance;
      this.sumsOfH[cell] += estimate;
      if (estimate < this.least[row]) this.least[row] = estimate;
      if (estimate > this.most[row]) this.most[row] = estimate;
      if (estimate > distance * (1 + ROUNDING)) this.above++;
    }
  }

  /** For a bin of distances: the number of states, and the smallest, mean and largest h (NaN if there are none). */
  summary(row) {
    let [states, sum] = [0, 0];
    for (let cell = row * this.h.count; cell < (row + 1) * this.h.count; cell++) {
      states += this.counts[cell];
      sum += this.sumsOfH[cell];
    }
    return states > 0 ? [states, this.least[row], sum / states, this.most[row]] : [0, NaN, NaN, NaN];
  }
}
