// The charts over time: a line for each quantity of each search, step by step.

import { UNKNOWN } from "./course.js";
import { bucketed, bucketsFor, tableSteps } from "./thin.js";

const isCount = (value) => value !== UNKNOWN;
const isValue = (value) => Number.isFinite(value);

/**
 * @typedef {object} Line
 * @property {string} id
 * @property {number} side        0 or 1
 * @property {Float64Array} y     by point
 * @property {Float64Array} [low]  the minimum in the bucket, if a point represents several steps
 * @property {Float64Array} [high]
 */

export class LinesChart {
  kind = "lines";
  axis = "step";

  /** @param {string[]} columns  of the course @param {boolean} spread  whether values vary much between steps */
  constructor(columns, spread) {
    this.columns = columns;
    this.spread = spread;
  }

  /** Whether a search has a quantity. */
  #has(side, id) {
    return id === "h" || id === "f" ? side.estimates : true;
  }

  has() {
    return true;
  }

  /** @returns {{x: Float64Array, last: number, lines: Line[]}} */
  picture(sides, most) {
    const last = lastOf(sides);
    const buckets = bucketsFor(last, most);
    const lines = [];
    for (const [number, side] of sides.entries()) {
      side.course.catchUp(side.seen);
      const known = Math.min(side.course.length, side.seen + 1);
      for (const id of this.columns) {
        if (!this.#has(side, id)) continue;
        const { low, high, mean, last: ends } = bucketed(side.course.of(id), known, buckets, this.#known());
        const several = this.spread && buckets.size > 1;
        lines.push({ id, side: number, y: several ? mean : ends, ...(several && { low, high }) });
      }
    }
    return { x: buckets.ends, last, lines };
  }

  #known() {
    return this.spread ? isValue : isCount;
  }

  /** The values at one place: a number for each column of `numbers`. */
  at(sides, _picture, step) {
    return this.#cells(sides).map((cell) => ({ ...cell, value: this.#shown(sides[cell.side], cell.id, step) }));
  }

  numbers(sides, most) {
    for (const side of sides) side.course.catchUp(side.seen);
    const first = this.spread ? 1 : 0;
    const read = Number.isFinite(most) ? this.#shown.bind(this) : this.#value.bind(this);
    const { every, steps } = tableSteps(lastOf(sides), most, sides.map(({ step }) => step));
    const cells = this.#cells(sides);
    return {
      head: [{ id: "step", side: -1 }, ...cells],
      every,
      present: new Set(sides.map(({ step }) => step)),
      rows: steps
        .filter((step) => step >= first)
        .map((step) => [step, ...cells.map(({ side, id }) => read(sides[side], id, step))]),
    };
  }

  #cells(sides) {
    return sides.flatMap((side, number) =>
      this.columns.filter((id) => this.#has(side, id)).map((id) => ({ id, side: number })),
    );
  }

  /** The statistics at the current position; elsewhere those after each step. */
  #shown(side, id, step) {
    return (step === side.step ? side.now[id] : undefined) ?? this.#value(side, id, step);
  }

  #value(side, id, step) {
    const value = step <= side.seen && step < side.course.length ? side.course.of(id)[step] : NaN;
    return this.#known()(value) ? value : NaN;
  }

  /** All places, and the current one. */
  range(sides) {
    return { first: 0, last: lastOf(sides), place: sides[0].step };
  }

  /** @returns {number} the step at a place of the axis */
  step(_sides, place) {
    return place;
  }
}

const lastOf = (sides) => Math.max(0, ...sides.map(({ seen }) => seen));
