// The minimum of Knuth and Moore (1975): b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves of a tree with d levels of b moves each.

import { LEAF } from "./columns.js";

/** @returns {number} 0 for a tree that is not uniform, or of which a part was not made */
export function leastOf(table) {
  const { store, columns, rowCount, firstRow } = table;
  const { turn } = store.family.arrays;
  const { parent, depth } = columns;
  const counts = new Int32Array(rowCount - firstRow);
  for (let i = 1; i < counts.length; i++) counts[parent[i] - firstRow]++;
  const levels = depth[turn.subarray(0, counts.length).indexOf(LEAF)];
  for (let i = 0; i < counts.length; i++) {
    const wanted = turn[i] === LEAF ? 0 : counts[0];
    if (counts[i] !== wanted || (turn[i] === LEAF && depth[i] !== levels) || turn[i] === 0) return 0;
  }
  return counts[0] > 1 ? counts[0] ** Math.ceil(levels / 2) + counts[0] ** Math.floor(levels / 2) - 1 : 0;
}
