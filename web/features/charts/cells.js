// The chart of h against the true distance: the number of reached states in each cell.

import { Bins, Extent } from "./bins.js";

const MOST = 40; // bins in each direction
const SUMMARY = ["states", "h_least", "h_mean", "h_most"];

/** @typedef {{side: number, cells: import("./truth.js").Cells}} Cloud */

export class TruthChart {
  kind = "cells";
  axis = "distance";

  has(sides) {
    return sides.some(({ estimates }) => estimates);
  }

  /** The searches that can be drawn: those with a heuristic and known distances. */
  #known(sides) {
    return [...sides.entries()].filter(([, side]) => side.estimates && side.truth.distances);
  }

  /** Whether the distances of all visible states are known. */
  complete(sides) {
    return sides.every((side) => !side.estimates || side.truth.knows(side.t));
  }

  /** @returns {{d: Bins, h: Bins, clouds: Cloud[]}} */
  picture(sides) {
    const known = this.#known(sides);
    const extents = known.map(([, { truth, horizon }]) => truth.extents(horizon));
    const d = new Bins(Extent.of(extents.map((each) => each.d)), MOST);
    const h = new Bins(Extent.of(extents.map((each) => each.h)), MOST);
    return { d, h, clouds: known.map(([number, { truth, t }]) => ({ side: number, cells: truth.at(t, d, h) })) };
  }

  /** For each distance: the number of states, and the smallest, mean and largest h. */
  at(_sides, { clouds }, bin) {
    return clouds.flatMap(({ side, cells }) => {
      const values = bin < cells.d.count ? cells.summary(bin) : [];
      return SUMMARY.map((id, at) => ({ id, side, value: values[at] ?? NaN }));
    });
  }

  numbers(sides, _most, write, picture = this.picture(sides)) {
    const { d, clouds } = picture;
    const head = [{ id: "distance", side: -1 }, ...clouds.flatMap(({ side }) => SUMMARY.map((id) => ({ id, side })))];
    const rows = Array.from({ length: d.count }, (_, bin) => [
      d.label(bin, write),
      ...this.at(sides, picture, bin).map(({ value }) => value),
    ]).filter((row) => row.slice(1).some((value) => value > 0)); // distances without states need no row
    return { head, every: 1, present: new Set(), rows };
  }

  range(sides) {
    const { d } = this.picture(sides);
    return { first: 0, last: Math.max(0, d.count - 1), place: 0 };
  }

  /** A distance is not a step. */
  step() {
    return -1;
  }
}
