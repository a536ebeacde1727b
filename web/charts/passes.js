// Expansions by iteration.

/**
 * The iterations that have begun by a step, with the expansions that each has made by then.
 * @param {import("../table/table.js").Table} table
 * @returns {{index: number, limit: number|null, firstStep: number, expanded: number}[]}
 */
export function passesBy(table, t, seen) {
  return table.iterations
    .filter(({ index, firstEvent }) => index === 0 || firstEvent <= t)
    .map(({ index, limit, firstStep, expanded }) => ({
      index,
      limit,
      firstStep,
      expanded: Math.max(0, Math.min(firstStep + expanded, seen) - firstStep),
    }));
}

/** Has the search iterations? */
export const iterates = (table) => table.iterations.some(({ limit }) => limit !== null);
