// The numbers that can determine colours. Each is a column of the record, or derived from one.

import { keyOf } from "../../canvas/notes.js";

/**
 * @typedef {object} Measure
 * @property {(table: import("../../table/table.js").Table) => (row: number, t: number) => number} of  the number of a row of
 *   the table at a time when it exists; NaN: none
 * @property {boolean} growing  whether numbers never decrease with time, so that only the latest must be read
 */

/** @type {Record<string, Measure>} */
export const MEASURES = {
  f: {
    growing: false,
    of(table) {
      const { h } = table.columns;
      const none = table.traits.key === "h"; // a search by h alone has no f
      return (row) => (none || Number.isNaN(h[row - table.firstRow]) ? NaN : keyOf(table, row));
    },
  },
  g: { growing: false, of: (table) => column(table, table.columns.g) },
  h: { growing: false, of: (table) => column(table, table.columns.h) },
  order: {
    growing: true,
    of(table) {
      const { expandedAt } = table.columns;
      return (row, t) => {
        const then = expandedAt[row - table.firstRow];
        return then < 0 || then > t ? NaN : table.stepOfTime(then);
      };
    },
  },
  depth: { growing: false, of: (table) => column(table, table.columns.depth) },
};

function column({ firstRow }, values) {
  return (row) => values[row - firstRow];
}
