// Nodes by depth, or by layers of f, at a time: how many are expanded, how many wait, and how many went otherwise.

import { spanAt } from "../../table/span.js";
import { Extent } from "./bins.js";

/** What is counted of each layer. `rest`: discarded, cut off, forgotten, or recognised as the goal. */
export const PARTS = ["expanded", "waiting", "rest"];

/** @typedef {{expanded: Int32Array, waiting: Int32Array, rest: Int32Array}} Layers  by the bin's number */
/** @typedef {import("./bins.js").Bins} Bins */

/** Counts the nodes of the iteration that is shown, by one of their values. */
export class LayerCounts {
  #known = { base: -1, rows: 0, extent: new Extent() };

  /** @param {(cells: any, i: number) => number} value  of the node in these columns, in that cell */
  constructor(table, value) {
    this.table = table;
    this.value = value;
  }

  /** The values of all nodes known at the horizon: so layers do not move while one steps. */
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
      if (!(layer >= 0)) continue; // no number, or without bound
      if (expandedAt[i] >= 0 && expandedAt[i] <= t) expanded[layer]++;
      else if (removedAt[i] < 0 || removedAt[i] > t) waiting[layer]++;
      else rest[layer]++;
    }
    return { expanded, waiting, rest };
  }

  /** @returns {number} when the first node of a layer is expanded, up to the horizon; -1 where none is */
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

  /** Looks only at the rows that it has not seen yet. */
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
 * The value by which the layers of a search are drawn: its f where it has an h, else g.
 * @param {import("../../table/extent.js").Traits} traits
 */
export function layerValue({ key }, hasH) {
  if (!hasH) return (cells, i) => cells.g[i];
  return key === "f" ? (cells, i) => cells.priority[i] : (cells, i) => cells.g[i] + cells.h[i];
}

/** Does the search estimate anything? Its first node in memory says it. */
export const estimates = (table) => table.rowCount > table.firstRow && !Number.isNaN(table.columns.h[0]);
