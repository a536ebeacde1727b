// Bins group values, so that there are few enough to distinguish.

const MOST = 60; // bins of a chart
const EPSILON = 1e-9; // rounding error of a value on the edge of a bin

/** The range of values, and whether all of them are whole. */
export class Extent {
  low = Infinity;
  high = -Infinity;
  whole = true;

  /** Ignores values that are not finite. */
  take(value) {
    if (!Number.isFinite(value)) return;
    if (value < this.low) this.low = value;
    if (value > this.high) this.high = value;
    if (this.whole && !Number.isInteger(value)) this.whole = false;
  }

  get empty() {
    return this.low > this.high;
  }

  /** The range of all extents. @param {Extent[]} extents @returns {Extent} */
  static of(extents) {
    const all = new Extent();
    all.low = Math.min(...extents.map(({ low }) => low));
    all.high = Math.max(...extents.map(({ high }) => high));
    all.whole = extents.every(({ whole }) => whole);
    return all;
  }
}

/** Bins of equal width, which is 1, 2 or 5 times a power of ten; a few whole values have one bin each. */
export class Bins {
  /** @param {Extent} extent */
  constructor({ low, high, whole, empty }, most = MOST) {
    this.width = empty ? 1 : widthFor(high - low, whole, most);
    this.first = empty ? 0 : Math.floor(low / this.width + EPSILON);
    this.count = empty ? 0 : Math.floor(high / this.width + EPSILON) - this.first + 1;
    this.whole = whole;
  }

  /** The index of a value's bin. */
  of(value) {
    return Math.floor(value / this.width + EPSILON) - this.first;
  }

  /** The smallest value of a bin. */
  from(bin) {
    return (this.first + bin) * this.width;
  }

  /** The only value of a bin, or else the value in its middle. */
  middle(bin) {
    return this.from(bin) + (this.single ? 0 : this.whole ? (this.width - 1) / 2 : this.width / 2);
  }

  /** Whether each bin has only one value. */
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
