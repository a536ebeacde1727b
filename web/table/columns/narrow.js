// A column that takes as little room as its values allow.

import { Column } from "./column.js";

/** The wider type, for each narrow one. @type {[any, any][]} */
const PAIRS = [
  [Int8Array, Int32Array],
  [Int16Array, Int32Array],
  [Float32Array, Float64Array],
];
const WIDER = new Map(PAIRS);

/**
 * Begins with a narrow type, and goes over to the wider one when a value comes that the narrow one does not hold
 * exactly: path costs are mostly whole numbers, searches mostly less than 32,768 deep.
 */
export class NarrowColumn extends Column {
  /** @override */
  append(values) {
    const start = this.length;
    super.append(values);
    if (this.#holds(values, start)) return;
    this.Type = WIDER.get(this.Type);
    this.array = new this.Type(this.array);
    this.array.set(values, start);
  }

  /** Do the cells from `start` on have these values? NaN is NaN. */
  #holds(values, start) {
    if (!WIDER.has(this.Type)) return true;
    const { array } = this;
    for (let at = 0; at < values.length; at++) {
      if (array[start + at] !== values[at] && !Number.isNaN(values[at])) return false;
    }
    return true;
  }
}
