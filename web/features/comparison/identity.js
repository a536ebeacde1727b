// Identifies equal states of two tables. Each table numbers its states in order of appearance; here each state gets a
// shared number.

import { NEVER } from "../../table/codes.js";
import { Column } from "../../table/columns/column.js";

/** Indices of the two tables. */
export const [FIRST, SECOND] = [0, 1];
export const SIDES = [FIRST, SECOND];

/** The shared numbers of the states of two tables, extended as the tables grow. */
export class Identity {
  #sharedOf = SIDES.map(() => new Column(Int32Array, NEVER));
  #ownOf = SIDES.map(() => new Column(Int32Array, NEVER));
  #numbers;

  /** @param {import("../../table/columns/states.js").States[]} states  of the two tables of one problem */
  constructor(states) {
    this.states = states;
    this.firstOf = states.map((each) => each.first);
    this.#numbers = states[FIRST].hasCells ? new NumbersOfCells(states) : new NumbersOfKeys(states);
  }

  /**
   * Reads new states, at most `most` of each table.
   * @returns {boolean} whether that was all
   */
  sync(most = Infinity) {
    let all = true;
    for (const side of SIDES) {
      const shared = this.#sharedOf[side];
      const from = this.firstOf[side] + shared.length;
      const end = Math.min(this.states[side].end, from + most);
      if (end < this.states[side].end) all = false;
      for (let state = from; state < end; state++) {
        const number = this.#numbers.numberOf(side, state);
        shared.push(number);
        if (number === this.count) for (const own of this.#ownOf) own.push(NEVER); // numbers are assigned in order
        this.#ownOf[side].array[number] = state;
      }
    }
    return all;
  }

  /** @returns {number} the shared number of a state */
  shared(side, state) {
    return this.#sharedOf[side].array[state - this.firstOf[side]];
  }

  /** @returns {number} the table's own number of a state; -1 if it does not have it */
  own(side, shared) {
    return shared < this.#ownOf[side].length ? this.#ownOf[side].array[shared] : NEVER;
  }

  /** The number of states in either table. */
  get count() {
    return this.#ownOf[FIRST].length;
  }
}

/** Numbers for states that are names or positions on a grid. */
class NumbersOfKeys {
  #known = new Map();

  constructor(states) {
    this.states = states;
  }

  numberOf(side, state) {
    const key = this.states[side].key(state);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.#known.size);
    return this.#known.size - 1;
  }
}

/**
 * Numbers for states that are cells: an open-addressing hash table. The cells themselves stay in the table that had the
 * state first, so that a state needs only its slots here.
 */
class NumbersOfCells {
  #slots = new Int32Array(1024).fill(NEVER);
  #side = new Column(Uint8Array); // of the table that had the state first
  #start = new Column(Int32Array); // the index of its cells there

  constructor(states) {
    this.states = states;
    this.size = states[FIRST].size;
  }

  numberOf(side, state) {
    const cells = this.states[side].allCells;
    const start = (state - this.states[side].first) * this.size;
    const slot = this.#slotOf(cells, start);
    if (this.#slots[slot] !== NEVER) return this.#slots[slot];
    const number = this.#side.length;
    this.#slots[slot] = number;
    this.#side.push(side);
    this.#start.push(start);
    if (2 * this.#side.length > this.#slots.length) this.#grow();
    return number;
  }

  /** The slot with the number of these cells, or the free slot for it. */
  #slotOf(cells, start) {
    const mask = this.#slots.length - 1;
    let slot = hash(cells, start, this.size) & mask;
    while (this.#slots[slot] !== NEVER && !this.#equals(this.#slots[slot], cells, start)) slot = (slot + 1) & mask;
    return slot;
  }

  #equals(number, cells, start) {
    const others = this.states[this.#side.array[number]].allCells;
    const from = this.#start.array[number];
    for (let at = 0; at < this.size; at++) if (others[from + at] !== cells[start + at]) return false;
    return true;
  }

  #grow() {
    this.#slots = new Int32Array(4 * this.#slots.length).fill(NEVER);
    for (let number = 0; number < this.#side.length; number++) {
      const cells = this.states[this.#side.array[number]].allCells;
      this.#slots[this.#slotOf(cells, this.#start.array[number])] = number;
    }
  }
}

/** FNV-1a, with its upper half mixed into the lower one, which determines the slot. */
function hash(cells, start, size) {
  let value = 0x811c9dc5;
  for (let at = start; at < start + size; at++) value = Math.imul(value ^ cells[at], 0x01000193);
  return value ^ (value >>> 15);
}
