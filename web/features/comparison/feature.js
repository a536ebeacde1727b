// The comparison of two searches.

import { align } from "./align.js";
import { createComparison as comparisonOf } from "./comparison.js";

/** Compares two tables of one problem; the first difference is JSON text ("null": unknown). */
export function createComparison(first, second) {
  const comparison = comparisonOf(first, second);
  return {
    catchUp: (most) => comparison.catchUp(most),
    difference: () => JSON.stringify(comparison.difference()),
    stand: (t, secondTime) => comparison.stand(t, secondTime),
    mark: (side, view) =>
      view.mark({
        has: (row) => comparison.isOnlyHere(side, row),
        turned: (firstRow) => comparison.turnedRows(side, firstRow),
      }),
    counts: (side, t) => JSON.stringify(comparison.counts(side, t)),
    twin: (side, row, t) => comparison.twin(side, row, t),
  };
}

/** Two trees at the same scale (comparison/align.js). */
export const alignTrees = (first, second) => align(first, second);
