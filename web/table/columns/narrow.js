// A column that uses the narrowest sufficient type.

import { Column } from "./column.js";

/** The wider type, for each narrow one. @type {[any, any][]} */
const PAIRS = [
  [Int8Array, Int32Array],
  [Int16Array, Int32Array],
  [Float32Array, Float64Array],
];
const WIDER = new Map(PAIRS);

/**
 * Begins with a narrow type, and switches to the wider one for a value that the narrow one cannot represent exactly:
 * most path costs are whole numbers, most searches less than 32,768 deep.
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

  /** Whether the cells from `start` on equal these values; NaN equals NaN. */
  #holds(values, start) {
    if (!WIDER.has(this.Type)) return true;
    const { array } = this;
    for (let at = 0; at < values.length; at++) {
      if (array[start + at] !== values[at] && !Number.isNaN(values[at])) return false;
    }
    return true;
  }
}
