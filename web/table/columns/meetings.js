// The meetings of a bidirectional search: each is on a path of lower cost than the one before.

import { Column, upperBound } from "./column.js";
import { pathTo } from "../recursion.js";

export class Meetings {
  #times = new Column(Int32Array);
  #met = new Column(Int32Array);
  #last = { time: -1, pair: null };

  constructor(rows) {
    this.rows = rows;
  }

  /** Records that the row's state has also been reached from the other side. */
  note(row, t) {
    this.#times.push(t);
    this.#met.push(row);
  }

  /** @returns {Int32Array|null} the rows of the lowest-cost path known at t, as in table.solution */
  pathAt(t, iteration) {
    const pair = this.pairAt(t, iteration);
    return pair && Int32Array.of(...pathTo(pair[0], this.rows), ...pathTo(pair[1], this.rows).reverse().slice(1));
  }

  /** @returns {[number, number]|null} the two nodes of the state in which that path's halves meet, the start's first */
  pairAt(t, iteration) {
    const found = upperBound(this.#times.array, t, 0, this.#times.length) - 1;
    if (found < 0 || this.#times.array[found] < iteration.firstEvent) return null;
    const time = this.#times.array[found];
    if (this.#last.time !== time) this.#last = { time, pair: this.#pairOf(this.#met.array[found], time, iteration) };
    return this.#last.pair;
  }

  #pairOf(met, time, { firstRow }) {
    const root = this.#rootOf(met);
    const twin = this.#twinOf(met, root, firstRow, this.rows.endAt(time));
    return root === firstRow ? [met, twin] : [twin, met];
  }

  /** The node with the lowest path cost of the same state, reached from the other root. */
  #twinOf(met, root, from, end) {
    const { first, arrays } = this.rows;
    const { state, g } = arrays;
    let twin = -1;
    for (let row = from; row < end; row++) {
      if (state[row - first] !== state[met - first] || (twin >= 0 && g[row - first] >= g[twin - first])) continue;
      if (this.#rootOf(row) !== root) twin = row;
    }
    return twin;
  }

  #rootOf(row) {
    return pathTo(row, this.rows)[0];
  }

  dropBefore(t) {
    const kept = upperBound(this.#times.array, t - 1, 0, this.#times.length);
    this.#times.dropBefore(this.#times.base + kept);
    this.#met.dropBefore(this.#met.base + kept);
  }
}
