// Which states of two tables are the same ones. Each table numbers its states as they appear; here a state has one
// number more, by which both know it.

import { NEVER } from "../../table/codes.js";
import { Column } from "../../table/columns/column.js";

/** The tables of a comparison are told apart by these numbers. */
export const [FIRST, SECOND] = [0, 1];
export const SIDES = [FIRST, SECOND];

/** The numbers that two tables' states share, taken in as the tables grow: nothing is looked at twice. */
export class Identity {
  #sharedOf = SIDES.map(() => new Column(Int32Array, NEVER));
  #ownOf = SIDES.map(() => new Column(Int32Array, NEVER));
  #numbers;

  /** @param {import("../../table/columns/states.js").States[]} states  of two tables, which show the same problem */
  constructor(states) {
    this.states = states;
    this.firstOf = states.map((each) => each.first);
    this.#numbers = states[FIRST].hasCells ? new NumbersOfCells(states) : new NumbersOfKeys(states);
  }

  /**
   * Takes in the states that have come since the last time, at most so many of each table.
   * @returns {boolean} whether that were all
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
        if (number === this.count) for (const own of this.#ownOf) own.push(NEVER); // numbers are given one by one
        this.#ownOf[side].array[number] = state;
      }
    }
    return all;
  }

  /** @returns {number} the number that both tables know the state by */
  shared(side, state) {
    return this.#sharedOf[side].array[state - this.firstOf[side]];
  }

  /** @returns {number} the table's own number of the state; -1 if it has not met it */
  own(side, shared) {
    return shared < this.#ownOf[side].length ? this.#ownOf[side].array[shared] : NEVER;
  }

  /** How many states there are in either. */
  get count() {
    return this.#ownOf[FIRST].length;
  }
}

/** States as names or as places of a grid. */
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
 * States as cells: an open hash table of numbers. The cells stay where they are, in the table that brought the state
 * first, so that a state costs here no more than its slots.
 */
class NumbersOfCells {
  #slots = new Int32Array(1024).fill(NEVER);
  #side = new Column(Uint8Array); // of the table in which the state came first
  #start = new Column(Int32Array); // and where its cells begin there

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

  /** The slot that holds the number of these cells, or the free one that shall. */
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

/** FNV-1a, its upper half mixed into the lower one, which decides the slot. */
function hash(cells, start, size) {
  let value = 0x811c9dc5;
  for (let at = start; at < start + size; at++) value = Math.imul(value ^ cells[at], 0x01000193);
  return value ^ (value >>> 15);
}
