// The rows on show at a time.

import { upperBound } from "./columns/column.js";

/**
 * The rows of the iteration of time t: its first row `base`, the number `born` at t, and the number `rows` with a
 * place, born by the horizon. Rows are in the order of generation, so each is a binary search.
 */
export function spanAt(table, t, horizon) {
  const { generatedAt, iteration } = table.columns;
  const cells = table.rowCount - table.firstRow;
  const bornCells = upperBound(generatedAt, t, 0, cells);
  const shown = bornCells > 0 ? iteration[bornCells - 1] : (iteration[0] ?? 0);
  const begin = upperBound(iteration, shown - 1, 0, cells);
  const end = upperBound(iteration, shown, begin, cells);
  const known = upperBound(generatedAt, Math.max(t, horizon), begin, end);
  return { base: table.firstRow + begin, born: Math.max(0, bornCells - begin), rows: Math.max(0, known - begin) };
}
