// A column: a typed array that grows at the back, can be shortened at the front, and is numbered for ever.

const GROWTH = 1.5; // times as many cells
const PHASES = 24; // about as many as the columns of a table
let columns = 0; // made so far

/**
 * Cells are numbered from `base`; the cell n stands in `array[n - base]`. The array is over-allocated; cells behind the
 * last mean nothing.
 *
 * Growing copies the whole column, which takes milliseconds where there are many cells. So no two columns of a table
 * grow at the same length: each has capacities of its own, evenly spread between those of the others.
 */
export class Column {
  #least = Math.round(64 * GROWTH ** ((columns++ % PHASES) / PHASES));

  /**
   * @param {any} Type  a typed array's constructor
   * @param {number} [fill]  what a cell holds until it is written
   * @param {number} [base]  number of the first cell
   */
  constructor(Type, fill = 0, base = 0) {
    this.Type = Type;
    this.fill = fill;
    this.base = base;
    this.length = 0;
    this.array = new Type(0);
  }

  /** The number behind the last cell. */
  get end() {
    return this.base + this.length;
  }

  /** @param {number} n  number of a cell, base ≤ n < end */
  at(n) {
    return this.array[n - this.base];
  }

  push(value) {
    if (this.length === this.array.length) this.#resize(this.#capacityFor(this.length + 1), 0);
    this.array[this.length++] = value;
  }

  /** Copies the values to the back. @param {ArrayLike<number>} values */
  append(values) {
    const start = this.length;
    this.#lengthen(values.length);
    this.array.set(values, start);
  }

  /** Lengthens the column by n cells that hold `fill`. */
  extend(n) {
    const start = this.length;
    this.#lengthen(n);
    this.array.fill(this.fill, start, this.length);
  }

  /** Takes the cells from number `end` on back. */
  truncate(end) {
    this.length = end - this.base;
  }

  /** Lets go what is held in reserve for growing. */
  trim() {
    if (this.length < this.array.length) this.#resize(this.length, 0);
  }

  /** Lets the cells before number n go; the memory is released, the numbers of the others stay. */
  dropBefore(n) {
    const dropped = Math.min(n - this.base, this.length);
    if (dropped <= 0) return;
    this.length -= dropped;
    this.base += dropped;
    this.#resize(this.#capacityFor(this.length), dropped);
  }

  #lengthen(n) {
    this.length += n;
    if (this.length > this.array.length) this.#resize(this.#capacityFor(this.length), 0);
  }

  /** The least of this column's capacities that suffices. */
  #capacityFor(length) {
    let capacity = this.#least;
    while (capacity < length) capacity = Math.ceil(capacity * GROWTH);
    return capacity;
  }

  #resize(capacity, from) {
    const kept = this.array.subarray(from, Math.min(this.array.length, from + this.length));
    this.array = new this.Type(capacity);
    this.array.set(kept);
  }
}

/**
 * How many of the ascending `values[from..to)` are at most `limit`, as an index: the first one above it.
 * @param {ArrayLike<number>} values
 * @returns {number} in from..to
 */
export function upperBound(values, limit, from, to) {
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (values[middle] <= limit) from = middle + 1;
    else to = middle;
  }
  return from;
}
