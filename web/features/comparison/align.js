// Two trees at the same scale, so that they can be compared in size.

/**
 * @typedef {object} Tree  a view of a tree
 * @property {{kx: number, dy: number}|null} scale  the automatic one, or the user's; null: it is not on the screen
 * @property {{follows: boolean, fits: boolean}} mode  neither: controlled by the user
 * @property {string} form
 * @property {boolean} solved  whether the search is shown at its solution
 * @property {(whole: boolean) => void} setWhole
 * @property {(scale: {kx: number, dy: number}|null) => void} setScale
 */

/**
 * Gives both trees the smaller of their automatic scales; both are whole as soon as one search has found a goal. If the
 * user controls one camera, the other tree takes its scale. If the user controls both, or the layouts differ in their
 * units, each tree keeps its own.
 * @param {Tree} first
 * @param {Tree} second
 */
export function align(first, second) {
  const trees = [first, second];
  for (const tree of trees) tree.setWhole(trees.some(({ solved }) => solved));
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
