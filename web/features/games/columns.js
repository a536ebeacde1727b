// The columns of a game tree, by the same rules as the solver's (games/cells.py).

import { Column, upperBound } from "../../table/columns/column.js";
import { NarrowColumn } from "../../table/columns/narrow.js";
import { NEVER } from "../../table/codes.js";
import { CUT, EXPAND, FATES, VALUE } from "../../table/kinds.js";

export const MAX = 1;
export const MIN = -1;
export const CHANCE = 0;
export const LEAF = 2; // in the column `turn`: nobody moves, the game is over

const TYPES = {
  turn: Int8Array, // who moves
  chance: Float32Array, // the probability of the move that led here
  alpha: Float32Array, // the window when it was visited
  beta: Float32Array,
  value: Float32Array, // its value, or that of its children so far; NaN none
  bound: Int8Array, // of the value: 1 a lower bound, -1 an upper bound, 0 exact
};

export class GameColumns {
  #columns = {};
  #pending = { alpha: [], beta: [], value: [] }; // of events that are not noted yet

  constructor(rows, events) {
    this.rows = rows;
    this.events = events;
    for (const [name, Type] of Object.entries(TYPES)) {
      this.#columns[name] = new (name === "chance" ? NarrowColumn : Column)(Type, Type === Float32Array ? NaN : 0, rows.first);
    }
    this.#columns.valuedAt = new Column(Int32Array, NEVER, rows.first);
    this.#columns.firstChild = new Column(Int32Array, NEVER, rows.first);
    this.leaves = new Column(Int32Array); // times of leaves that were evaluated
    this.skipped = new Column(Int32Array); // times of nodes that were skipped
    this.skippedLeaves = new Column(Int32Array); // of these, leaves
    /** @type {any} indexed by row - first */
    this.arrays = {};
  }

  /** Appends the rows of a chunk; its events are noted one by one. */
  append(chunk) {
    const added = chunk.parent.length;
    for (const [name, column] of Object.entries(this.#columns)) {
      if (name === "turn" || name === "chance") column.append(chunk[name]);
      else column.extend(added);
    }
    for (const name of ["alpha", "beta", "value"]) this.#pending[name] = { cells: chunk[name], at: 0 };
    this.#expose();
  }

  #expose() {
    for (const [name, column] of Object.entries(this.#columns)) this.arrays[name] = column.array;
  }

  #next(name) {
    const pending = this.#pending[name];
    return pending.cells[pending.at++];
  }

  #write(name, i, value) {
    if (Math.fround(value) !== value && this.arrays[name] instanceof Float32Array) {
      const column = this.#columns[name];
      column.Type = Float64Array;
      this.arrays[name] = column.array = new Float64Array(column.array);
    }
    this.arrays[name][i] = value;
  }

  /** Takes in an event. @param {number} born  the next row without an event */
  note(t, kind, row, born) {
    const i = row - this.rows.first;
    if (kind === EXPAND) {
      this.#write("alpha", i, this.#next("alpha"));
      this.#write("beta", i, this.#next("beta"));
      this.arrays.firstChild[i] = born;
    } else if (kind === VALUE) this.#know(t, row, this.#next("value"));
    else if (kind === CUT) this.#cut(t, row);
  }

  /** Whether the event at t gives a leaf its value. */
  isLeafAt(t) {
    const { events } = this;
    return events.kindAt(t) === VALUE && t > events.first && events.kindAt(t - 1) === EXPAND && events.nodeAt(t - 1) === events.nodeAt(t);
  }

  #know(t, row, value) {
    const { rows, arrays } = this;
    const i = row - rows.first;
    this.#write("value", i, value);
    arrays.valuedAt[i] = t;
    if (this.isLeafAt(t)) this.leaves.push(t);
    const above = rows.arrays.parent[i] - rows.first;
    if (above < 0) return;
    const [turn, best] = [arrays.turn[above], arrays.value[above]];
    if (turn === CHANCE) this.#write("value", above, (Number.isNaN(best) ? 0 : best) + arrays.chance[i] * value);
    else if (Number.isNaN(best) || turn * value > turn * best) {
      this.#write("value", above, value);
      arrays.bound[above] = arrays.bound[i];
    } else if (value === best && arrays.bound[i] !== arrays.bound[above]) arrays.bound[above] = 0;
  }

  #cut(t, row) {
    const { rows, arrays } = this;
    const i = row - rows.first;
    this.skipped.push(t);
    if (arrays.turn[i] === LEAF) this.skippedLeaves.push(t);
    const above = rows.arrays.parent[i] - rows.first;
    if (rows.arrays.expandedAt[above] !== NEVER && arrays.valuedAt[above] === NEVER) arrays.bound[above] = arrays.turn[above];
  }

  counts(t) {
    const upTo = (times) => upperBound(times.array, t, 0, times.length);
    return { leaves: upTo(this.leaves), skipped: upTo(this.skipped), skippedLeaves: upTo(this.skippedLeaves) };
  }

  /** Whether the row has its own value at t. */
  isKnown(row, t) {
    const at = this.arrays.valuedAt[row - this.rows.first];
    return at !== NEVER && at <= t;
  }

  /** Whether the rest of the row's moves has been skipped at t: then the last of them has. */
  isCut(row, t) {
    const [first, end] = this.children(row);
    const { fate, removedAt } = this.rows.arrays;
    const last = end - 1 - this.rows.first;
    return end > first && fate[last] === FATES.indexOf("cut") && removedAt[last] <= t;
  }

  /** The rows of a node's children. @returns {[number, number]} the first, and the one after the last */
  children(row) {
    const { parent } = this.rows.arrays;
    const first = this.arrays.firstChild[row - this.rows.first];
    if (first === NEVER) return [0, 0];
    let end = first;
    while (end < this.rows.end && parent[end - this.rows.first] === row) end++;
    return [first, end];
  }

  /**
   * The value of a row at t: its own, or the best of its children so far, or the sum so far of a roll.
   * @returns {number} NaN: none yet
   */
  valueAt(row, t) {
    const { arrays, rows } = this;
    const i = row - rows.first;
    if (this.isKnown(row, t)) return arrays.value[i];
    const turn = arrays.turn[i];
    let best = NaN;
    const [first, end] = this.children(row);
    for (let child = first; child < end; child++) {
      if (!this.isKnown(child, t)) continue;
      const value = arrays.value[child - rows.first];
      if (turn === CHANCE) best = (Number.isNaN(best) ? 0 : best) + arrays.chance[child - rows.first] * value;
      else if (Number.isNaN(best) || turn * value > turn * best) best = value;
    }
    return best;
  }

  /** The window of an open row at t: a value so far has moved the bound of the player who moves, unless it cuts. */
  windowAt(row, t) {
    const i = row - this.rows.first;
    const { alpha, beta, turn } = this.arrays;
    const value = this.valueAt(row, t);
    const within = turn[i] === MAX ? value <= beta[i] : value >= alpha[i]; // else it would cut, if there were other moves
    const moves = within && !this.isCut(row, t);
    return [
      turn[i] === MAX && moves ? Math.max(alpha[i], value) : alpha[i],
      turn[i] === MIN && moves ? Math.min(beta[i], value) : beta[i],
    ];
  }

  trim() {
    for (const column of Object.values(this.#columns)) column.trim();
    this.#expose();
  }
}
