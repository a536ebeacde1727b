// The rows on show at a time.

/**
 * The rows of the iteration of time t: its first row `base`, the number `born` at t, and the number `rows` with a
 * place, born by the horizon. Rows are in the order of generation, so each is a binary search.
 */
export function spanAt(table, t, horizon) {
  const { generatedAt, iteration } = table.columns;
  const cells = table.rowCount - table.firstRow;
  const bornCells = firstAbove(generatedAt, 0, cells, t);
  const shown = bornCells > 0 ? iteration[bornCells - 1] : (iteration[0] ?? 0);
  const begin = firstAbove(iteration, 0, cells, shown - 1);
  const end = firstAbove(iteration, begin, cells, shown);
  const known = firstAbove(generatedAt, begin, end, Math.max(t, horizon));
  return { base: table.firstRow + begin, born: Math.max(0, bornCells - begin), rows: Math.max(0, known - begin) };
}

/** The first cell in [from, to) whose value is above `value`, in an ascending column; `to` if there is none. */
function firstAbove(column, from, to, value) {
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (column[middle] <= value) from = middle + 1;
    else to = middle;
  }
  return from;
}
