// A column: a typed array that grows at the end and can be shortened at the front, with permanent numbering.

const GROWTH = 1.5; // factor
const PHASES = 24; // about the number of columns of a table
let columns = 0; // made so far

/**
 * Cells are numbered from `base`; cell n is `array[n - base]`. The array is over-allocated; cells after the last one
 * are invalid.
 *
 * Growing copies the whole column, which takes milliseconds for long ones. Therefore no two columns of a table grow at
 * the same length: their capacities are evenly spread.
 */
export class Column {
  #least = Math.round(64 * GROWTH ** ((columns++ % PHASES) / PHASES));

  /**
   * @param {any} Type  a typed array's constructor
   * @param {number} [fill]  initial value of a cell
   * @param {number} [base]  number of the first cell
   */
  constructor(Type, fill = 0, base = 0) {
    this.Type = Type;
    this.fill = fill;
    this.base = base;
    this.length = 0;
    this.array = new Type(0);
  }

  /** The number after the last cell. */
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

  /** Copies the values to the end. @param {ArrayLike<number>} values */
  append(values) {
    const start = this.length;
    this.#lengthen(values.length);
    this.array.set(values, start);
  }

  /** Adds n cells with the value `fill`. */
  extend(n) {
    const start = this.length;
    this.#lengthen(n);
    this.array.fill(this.fill, start, this.length);
  }

  /** Removes the cells from number `end` on. */
  truncate(end) {
    this.length = end - this.base;
  }

  /** Frees the reserve for growing. */
  trim() {
    if (this.length < this.array.length) this.#resize(this.length, 0);
  }

  /** Removes the cells before number n and frees their memory; the others keep their numbers. */
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

  /** The smallest sufficient capacity of this column. */
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
 * The number of ascending `values[from..to)` up to `limit`, as an index: the first one above it.
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
