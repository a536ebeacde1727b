// A column: a typed array that grows at the back, can be shortened at the front, and is numbered for ever.

/**
 * Cells are numbered from `base`; the cell n stands in `array[n - base]`. The array is over-allocated; all cells behind
 * the last hold `fill`, so that a column of -1 can be lengthened without writing.
 */
export class Column {
  /**
   * @param {Function} Type  a typed array's constructor
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
    if (this.length === this.array.length) this.#resize(Math.max(64, 2 * this.length), 0);
    this.array[this.length++] = value;
  }

  /** Copies the values to the back. @param {ArrayLike<number>} values */
  append(values) {
    const start = this.length;
    this.extend(values.length);
    this.array.set(values, start);
  }

  /** Lengthens the column by n cells that hold `fill`. */
  extend(n) {
    this.length += n;
    if (this.length > this.array.length) {
      this.#resize(Math.max(64, this.length, Math.ceil(1.5 * this.array.length)), 0);
    }
  }

  /** Takes the cells from number `end` on back. */
  truncate(end) {
    this.array.fill(this.fill, end - this.base, this.length);
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
    this.#resize(Math.ceil(1.5 * this.length), dropped);
  }

  #resize(capacity, from) {
    const kept = this.array.subarray(from, Math.min(this.array.length, from + this.length));
    this.array = new this.Type(capacity);
    this.array.set(kept);
    if (this.fill !== 0) this.array.fill(this.fill, kept.length);
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
