// Nodes as plain data, for the panels.

import { STATUS_NAMES } from "./codes.js";
import { FAMILIES } from "./families.js";

/**
 * @typedef {object} Entry  one node at one time
 * @property {number} row
 * @property {string} label         the state in one line
 * @property {number[]} [cells]     the board, row by row, or the ring, if states are such
 * @property {number} g             path cost
 * @property {number|null} h        heuristic value; null if the algorithm uses none
 * @property {number|null} f        g + h; null if there is no h
 * @property {number} priority      first component of the frontier's key
 * @property {number} depth
 * @property {string|null} action   the action that led here; null for a root
 * @property {"forward"|"backward"} [side]  the end from which it was reached; only in a bidirectional search
 * @property {number} parent        row; -1 for a root
 * @property {number} iteration     0-based
 * @property {string} status        of STATUS_NAMES in codes.js
 * @property {boolean} [again]   whether it was expanded before, as another row whose children were forgotten
 * @property {number} generatedAt   time
 * @property {number} expandedAt    time, -1 never
 */

/**
 * @param {import("./table.js").Table} table
 * @param {ArrayLike<number>} rows  rows that are not in memory are omitted
 * @returns {string} JSON text of a list of entries; infinity, which JSON lacks, is null
 */
export function entriesAsJson(table, rows, t) {
  const { parent, action, depth, iteration, g, h, priority, generatedAt, expandedAt } = table.columns;
  const entries = [];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at];
    if (!table.has(row)) continue;
    const i = row - table.firstRow;
    const cells = table.cells(row);
    const side = table.side(row);
    const more = FAMILIES[table.traits.family]?.entry(table, row, t);
    entries.push({
      row,
      label: table.label(row),
      ...(cells && { cells: Array.from(cells) }),
      g: g[i],
      h: h[i],
      f: g[i] + h[i],
      priority: priority[i],
      depth: depth[i],
      action: action[i] < 0 ? null : table.actionLabel(row),
      ...(side && { side }),
      ...(table.forgets && table.renews(row) >= 0 && { again: true }),
      parent: parent[i],
      iteration: iteration[i],
      status: STATUS_NAMES[table.status(row, t)],
      generatedAt: generatedAt[i],
      expandedAt: expandedAt[i],
      ...more,
    });
  }
  return JSON.stringify(entries);
}
