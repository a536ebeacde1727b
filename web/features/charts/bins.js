// Bins: values put together, so that there are no more of them than can be told apart.

const MOST = 60; // bins of a chart
const EPSILON = 1e-9; // what rounding may take from a value that stands on a bin's edge

/** The values low…high, whether all of them are whole, and how many there were. */
export class Extent {
  low = Infinity;
  high = -Infinity;
  whole = true;

  /** Not a number, or without bound: it is in no bin. */
  take(value) {
    if (!Number.isFinite(value)) return;
    if (value < this.low) this.low = value;
    if (value > this.high) this.high = value;
    if (this.whole && !Number.isInteger(value)) this.whole = false;
  }

  get empty() {
    return this.low > this.high;
  }

  /** @param {Extent[]} extents @returns {Extent} what holds the values of all of them */
  static of(extents) {
    const all = new Extent();
    all.low = Math.min(...extents.map(({ low }) => low));
    all.high = Math.max(...extents.map(({ high }) => high));
    all.whole = extents.every(({ whole }) => whole);
    return all;
  }
}

/** Bins of equal width, which is 1, 2 or 5 times a power of ten; whole values have one each where they are few. */
export class Bins {
  /** @param {Extent} extent */
  constructor({ low, high, whole, empty }, most = MOST) {
    this.width = empty ? 1 : widthFor(high - low, whole, most);
    this.first = empty ? 0 : Math.floor(low / this.width + EPSILON);
    this.count = empty ? 0 : Math.floor(high / this.width + EPSILON) - this.first + 1;
    this.whole = whole;
  }

  /** The number of the value's bin. */
  of(value) {
    return Math.floor(value / this.width + EPSILON) - this.first;
  }

  /** The least value that belongs to a bin. */
  from(bin) {
    return (this.first + bin) * this.width;
  }

  /** Where a bin holds one value only: that value; else the value in its middle. */
  middle(bin) {
    return this.from(bin) + (this.single ? 0 : this.whole ? (this.width - 1) / 2 : this.width / 2);
  }

  /** Does each bin hold one value? */
  get single() {
    return this.whole && this.width === 1;
  }

  /** @param {(value: number) => string} write @returns {string} "12", "10–19", "12–12.5" */
  label(bin, write) {
    const from = this.from(bin);
    if (this.single) return write(from);
    return `${write(from)}–${write(from + (this.whole ? this.width - 1 : this.width))}`;
  }
}

function widthFor(span, whole, most) {
  if (whole && span < most) return 1;
  const least = Math.max(span / most, whole ? 1 : 1e-6);
  const power = 10 ** Math.floor(Math.log10(least));
  return power * [1, 2, 5, 10].find((times) => times * power >= least * (1 - EPSILON));
}
