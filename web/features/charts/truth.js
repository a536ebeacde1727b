// h against the true distance to the goal: how many of the reached states have which pair of both.

import { Column } from "../../table/columns/column.js";
import { Extent } from "./bins.js";

const ROUNDING = 1e-12; // as the solver's verdict on a heuristic takes it (judging.py)

/** @typedef {import("./bins.js").Bins} Bins */

export class Truth {
  #h = new Column(Float64Array); // by state; NaN where it was not in memory any more
  #next = 0; // the row that is looked at next
  /** By state, as far as they have been told; NaN: no goal can be reached from there. @type {Float64Array|null} */
  distances = null;
  #extents = { h: new Extent(), d: new Extent() };
  #taken = 0; // states whose values the extents have

  constructor(table) {
    this.table = table;
  }

  /** How many states there are whose distances are wanted, up to t. */
  wanted(t) {
    return this.table.at(t).stats.reached;
  }

  /** Whether all distances that are to be shown at t are known. */
  knows(t) {
    return this.distances !== null && this.distances.length >= this.wanted(t);
  }

  /** Takes in the distances of the states, by their numbers; null: no goal can be reached. */
  tell(distances) {
    this.distances = Float64Array.from(distances, (each) => each ?? NaN);
  }

  /** Distances and estimates of all states reached at the horizon. */
  extents(horizon) {
    this.#look();
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

  /** The h of each state is that of its first node. */
  #look() {
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

/** States, put together in cells of equal distance and equal h. */
export class Cells {
  states = 0;
  above = 0; // those whose h is above their distance
  hopeless = 0; // those from which no goal can be reached

  /** @param {Bins} d @param {Bins} h */
  constructor(d, h) {
    this.d = d;
    this.h = h;
    /** By cell, d · h.count + h: how many states, and the sums of their distances and of their h. */
    this.counts = new Int32Array(d.count * h.count);
    this.sumsOfD = new Float64Array(d.count * h.count);
    this.sumsOfH = new Float64Array(d.count * h.count);
    /** By bin of distances: the least h and the largest. */
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

  /** Of the states in a bin of distances: how many, and the least, the mean and the largest h (NaN: there are none). */
  summary(row) {
    let [states, sum] = [0, 0];
    for (let cell = row * this.h.count; cell < (row + 1) * this.h.count; cell++) {
      states += this.counts[cell];
      sum += this.sumsOfH[cell];
    }
    return states > 0 ? [states, this.least[row], sum / states, this.most[row]] : [0, NaN, NaN, NaN];
  }
}
