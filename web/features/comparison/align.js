// Two trees at the same scale: a difference in size is then one of the trees and not of the cameras.

/**
 * @typedef {object} Tree  a view of a tree
 * @property {{kx: number, dy: number}} scale  that it would have by itself, or has as the user's
 * @property {{follows: boolean, fits: boolean}} mode  neither: the camera is the user's
 * @property {string} form
 * @property {(scale: {kx: number, dy: number}|null) => void} setScale
 */

/**
 * Gives both the smaller of the scales that they would have; where the camera of one is the user's, the other one takes
 * its. Where both are, or the forms differ, whose units are others, each has its own.
 * @param {Tree} first
 * @param {Tree} second
 */
export function align(first, second) {
  const trees = [first, second];
  const held = trees.filter(({ mode }) => !mode.follows && !mode.fits);
  if (held.length === 2 || first.form !== second.form) {
    for (const tree of trees) tree.setScale(null);
    return;
  }
  const scales = (held.length === 1 ? held : trees).map(({ scale }) => scale);
  const least = { kx: Math.min(...scales.map(({ kx }) => kx)), dy: Math.min(...scales.map(({ dy }) => dy)) };
  for (const tree of trees) if (!held.includes(tree)) tree.setScale(least);
}
