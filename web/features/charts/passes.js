// Expansions by iteration.

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
