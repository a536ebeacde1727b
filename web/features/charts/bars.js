// Charts of layers and of iterations: bars, with those of two searches beside each other.

import { Bins, Extent } from "./bins.js";
import { PARTS } from "./layers.js";

/**
 * The iterations that have begun by a step, with their expansions so far.
 * @param {import("../../table/table.js").Table} table
 * @returns {{index: number, limit: number|null, firstStep: number, expanded: number}[]}
 */
export function passesBy(table, t, seen) {
  return table.iterations
    .filter(({ index, firstEvent }) => index === 0 || firstEvent <= t)
    .map(({ index, limit, firstStep, expandedBefore, expanded }) => ({
      index,
      limit,
      firstStep,
      expanded: Math.max(0, Math.min(expandedBefore + expanded, seen) - expandedBefore),
    }));
}

/** Whether the search has iterations. */
export const iterates = (table) => table.iterations.some(({ limit }) => limit !== null);

const MOST_ROWS = 60; // bins: a table of layers is never thinned out

/**
 * @typedef {object} Group  the bars of one search
 * @property {number} side
 * @property {{id: string, counts: ArrayLike<number>}[]} parts  of each bar, from the bottom up
 */

/** Nodes by depth (`depths`) or by f (`layers`), at the current time. */
export class LayersChart {
  kind = "bars";
  present = null;

  /** @param {"depths"|"layers"} counted @param {string} axis */
  constructor(counted, axis) {
    this.counted = counted;
    this.axis = axis;
  }

  has() {
    return true;
  }

  #bins(sides) {
    return new Bins(Extent.of(sides.map((side) => side[this.counted].extent(side.t, side.horizon))), MOST_ROWS);
  }

  /** @returns {{labels: (write: any) => string[], groups: Group[], present: Set<number>}} */
  picture(sides) {
    const bins = this.#bins(sides);
    const groups = sides.map((side, number) => {
      const counts = side[this.counted].at(side.t, bins);
      return { side: number, parts: PARTS.map((id) => ({ id, counts: counts[id] })) };
    });
    return { labels: (write) => labels(bins, write), groups, present: this.#present(sides, bins) };
  }

  /** The layers of the current nodes. */
  #present(sides, bins) {
    const found = new Set();
    for (const side of sides) {
      const i = side.table.at(side.t).row - side.table.firstRow;
      if (i >= 0) found.add(bins.of(side[this.counted].value(side.table.columns, i)));
    }
    return found;
  }

  at(_sides, picture, bin) {
    return valuesAt(picture, bin);
  }

  numbers(sides, _most, write, picture = this.picture(sides)) {
    const { groups, labels: named, present } = picture;
    const head = [{ id: this.axis, side: -1 }, ...groups.flatMap(({ side }) => PARTS.map((id) => ({ id, side })))];
    const rows = named(write).map((label, bin) => [label, ...valuesAt(picture, bin).map(({ value }) => value)]);
    return { head, every: 1, present, rows };
  }

  range(sides) {
    const bins = this.#bins(sides);
    return { first: 0, last: Math.max(0, bins.count - 1), place: Math.max(0, ...this.#present(sides, bins)) };
  }

  /** The step that expands the layer's first node; -1 if there is none yet. */
  step(sides, layer) {
    const bins = this.#bins(sides);
    for (const side of sides) {
      const t = side[this.counted].firstExpansion(layer, bins, side.t, side.horizon);
      if (t >= 0) return side.table.stepOfTime(t);
    }
    return -1;
  }
}

const valuesAt = ({ groups }, at) =>
  groups.flatMap(({ side, parts }) => parts.map(({ id, counts }) => ({ id, side, value: counts[at] })));

const labels = (bins, write) => Array.from({ length: bins.count }, (_, bin) => bins.label(bin, write));

/** Expansions by iteration, up to the horizon. */
export class PassesChart {
  kind = "bars";
  axis = "iteration";

  has(sides) {
    return sides.some(({ table }) => iterates(table));
  }

  #passes(sides) {
    return sides.map((side) => passesBy(side.table, side.horizon, side.seen));
  }

  picture(sides) {
    const passes = this.#passes(sides);
    const count = Math.max(...passes.map(({ length }) => length));
    const each = Array.from({ length: count }, (_, at) => at);
    const groups = passes.map((ofSide, side) => ({
      side,
      parts: [{ id: "expanded", counts: each.map((at) => ofSide[at]?.expanded ?? 0) }],
    }));
    const present = new Set(sides.map(({ table, t }) => table.at(t).stats.iteration - passes[0][0].index));
    return { labels: (write) => each.map((at) => nameOf(passes, at, write)), groups, present };
  }

  at(_sides, picture, at) {
    return valuesAt(picture, at);
  }

  numbers(sides, _most, _write, { groups, present } = this.picture(sides)) {
    const passes = this.#passes(sides);
    const count = groups[0].parts[0].counts.length;
    const rows = Array.from({ length: count }, (_, at) => [
      at + 1,
      ...passes.flatMap((ofSide) => [ofSide[at]?.limit ?? NaN, ofSide[at]?.expanded ?? NaN]),
    ]);
    const head = [{ id: "iteration", side: -1 }];
    for (const side of passes.keys()) head.push({ id: "limit", side }, { id: "expanded", side });
    return { head, every: 1, present, rows };
  }

  range(sides) {
    const { groups, present } = this.picture(sides);
    return { first: 0, last: groups[0].parts[0].counts.length - 1, place: Math.max(0, ...present) };
  }

  /** The iteration's first step. */
  step(sides, at) {
    const pass = this.#passes(sides)
      .map((ofSide) => ofSide[at])
      .find((each) => each && each.expanded > 0);
    return pass ? pass.firstStep + 1 : -1;
  }
}

/** "3 (14)": the number of an iteration and its limit, if both searches have the same. */
function nameOf(passes, at, write) {
  const limits = new Set(passes.map((ofSide) => ofSide[at]?.limit).filter((limit) => limit !== undefined && limit !== null));
  return limits.size === 1 ? `${at + 1} (${write([...limits][0])})` : String(at + 1);
}
