// The comparison of two searches.

import { createComparison as comparisonOf } from "./comparison.js";

/**
 * @typedef {object} Tree  a view of a tree
 * @property {{kx: number, dy: number}|null} scale  the automatic one, or the user's; null: it is not on the screen
 * @property {{follows: boolean, fits: boolean}} mode  neither: controlled by the user
 * @property {string} form
 * @property {boolean} solved  whether the search is shown at its solution
 * @property {{width: number, height: number}|null} window  null: it is hidden, as the second tree on a phone
 * @property {(window: {width: number, height: number}) => void} assumeWindow
 * @property {boolean} isLarge  whether boxes are drawn instead of its nodes, if it is by itself
 * @property {(whole: boolean, large: boolean) => void} setWhole
 * @property {(scale: {kx: number, dy: number}|null) => void} setScale
 */

/**
 * Gives both trees the smaller of their automatic scales, a hidden one as in the window of the other. As soon as one
 * search has found a goal, both are whole, and in boxes if one of them is. If the user controls one camera, the other
 * tree takes its scale. If the user controls both, or the layouts differ in their units, each tree keeps its own.
 * @param {Tree} first
 * @param {Tree} second
 */
export function alignTrees(first, second) {
  const trees = [first, second];
  const seen = first.window ?? second.window;
  for (const tree of trees) if (seen && !tree.window) tree.assumeWindow(seen);
  const [whole, large] = [trees.some(({ solved }) => solved), trees.some(({ isLarge }) => isLarge)];
  for (const tree of trees) tree.setWhole(whole, whole && large);
  const userControlled = trees.filter(({ mode }) => !mode.follows && !mode.fits);
  if (userControlled.length === 2 || first.form !== second.form) {
    for (const tree of trees) tree.setScale(null);
    return;
  }
  const scales = (userControlled.length === 1 ? userControlled : trees).flatMap(({ scale }) => scale ?? []);
  if (scales.length === 0) return;
  const least = { kx: Math.min(...scales.map(({ kx }) => kx)), dy: Math.min(...scales.map(({ dy }) => dy)) };
  for (const tree of trees) if (!userControlled.includes(tree)) tree.setScale(least);
}

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
