// Nodes by depth, or by layers of f, at a time: expanded ones, those in the frontier, and the rest.

import { spanAt } from "../../table/span.js";
import { Extent } from "./bins.js";

/** The parts of each layer. `rest`: discarded, cut off, forgotten, or recognised as the goal. */
export const PARTS = ["expanded", "waiting", "rest"];

/** @typedef {{expanded: Int32Array, waiting: Int32Array, rest: Int32Array}} Layers  by the bin's number */
/** @typedef {import("./bins.js").Bins} Bins */

/** Counts the nodes of the current iteration by one of their values. */
export class LayerCounts {
  #known = { base: -1, rows: 0, extent: new Extent() };

  /** of the node at that index in these columns */
  constructor(table, value) {
    this.table = table;
    this.value = value;
  }

  /** The values of all nodes at the horizon, so that layers do not move while stepping. */
  extent(t, horizon) {
    const { base, rows } = spanAt(this.table, t, horizon);
    return this.#extent(base, rows);
  }

  /** @param {Bins} bins  the layers @returns {Layers} */
  at(t, bins) {
    const { table, value } = this;
    const { base, born } = spanAt(table, t, t);
    const [expanded, waiting, rest] = PARTS.map(() => new Int32Array(bins.count));
    const cells = table.columns;
    const { expandedAt, removedAt } = cells;
    const from = base - table.firstRow;
    for (let i = from; i < from + born; i++) {
      const layer = bins.of(value(cells, i));
      if (!(layer >= 0)) continue; // not a finite number
      if (expandedAt[i] >= 0 && expandedAt[i] <= t) expanded[layer]++;
      else if (removedAt[i] < 0 || removedAt[i] > t) waiting[layer]++;
      else rest[layer]++;
    }
    return { expanded, waiting, rest };
  }

  /** @returns {number} when the first node of a layer is expanded, up to the horizon; -1 if none is */
  firstExpansion(layer, bins, t, horizon) {
    const { table, value } = this;
    const { base, rows } = spanAt(table, t, horizon);
    const cells = table.columns;
    const from = base - table.firstRow;
    let first = -1;
    for (let i = from; i < from + rows; i++) {
      const at = cells.expandedAt[i];
      if (at < 0 || at > horizon || (first >= 0 && at >= first)) continue;
      if (bins.of(value(cells, i)) === layer) first = at;
    }
    return first;
  }

  /** Reads only the new rows. */
  #extent(base, rows) {
    let known = this.#known;
    if (known.base !== base || known.rows > rows) known = this.#known = { base, rows: 0, extent: new Extent() };
    const cells = this.table.columns;
    const from = base - this.table.firstRow;
    for (let i = from + known.rows; i < from + rows; i++) known.extent.take(this.value(cells, i));
    known.rows = rows;
    return known.extent;
  }
}

/**
 * The value that determines a node's layer: its f in a search with h, else g.
 * @param {import("../../table/extent.js").Traits} traits
 */
export function layerValue({ key }, hasH) {
  if (!hasH) return (cells, i) => cells.g[i];
  return key === "f" ? (cells, i) => cells.priority[i] : (cells, i) => cells.g[i] + cells.h[i];
}

/** Whether the search has a heuristic, according to its first node in memory. */
export const estimates = (table) => table.rowCount > table.firstRow && !Number.isNaN(table.columns.h[0]);
