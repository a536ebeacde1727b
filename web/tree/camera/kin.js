// The current node of the search, and the nodes to show with it: the root, the path to it, its children.

import { UNIFORM } from "../layout/card_size.js";

const NEAREST = 80; // ancestors that are considered: no window has more legible levels
const MOST = 400; // children

/** The values of data-visible, in this order. */
export const PARTS = ["root", "path", "current", "children"];

/**
 * @typedef {object} Kin  slots
 * @property {number} root
 * @property {number[]} path  the nearest ancestors below the root, from the parent up; a part that is left out in the
 *   middle is a number on an edge
 * @property {number} depth  number of edges from the root to the current node
 * @property {number} current
 * @property {number[]} children  those that exist at t
 * @property {boolean} whole  whether all of them have a place, but for discarded ones
 */

/** @param {import("../scene.js").Scene} scene @returns {Kin|null} null if there is no tree yet */
export function kinOf(scene) {
  const { slots, status, placed, folding } = scene;
  if (placed === 0) return null;
  const current = Math.max(0, scene.slotFor(currentRow(scene)));
  const path = [];
  let root = current;
  let depth = 0;
  for (let above = slots.parent[current]; above >= 0; above = slots.parent[above]) {
    root = above;
    depth++;
    if (path.length < NEAREST && slots.parent[above] >= 0) path.push(above);
  }
  const children = [];
  const end = Math.min(slots.childStart[current + 1], slots.childStart[current] + MOST);
  for (let child = slots.childStart[current]; child < end; child++) {
    if (!folding.standsIn(slots.rowOf[child]) && status[slots.rowOf[child]] !== 0) children.push(child);
  }
  return { root, path, depth, current, children, whole: !folding.lacksChildren(slots.rowOf[current]) };
}

/** The local row of the current node: being expanded, the goal at the end, or else of the last event. */
export function currentRow({ focus, touched, solved, solution }) {
  if (focus >= 0) return focus;
  if (solved && solution.forward.length > 0) return solution.forward.at(-1);
  return Math.max(0, touched);
}

/** Half of the width of a node's card, in slots. */
export const besideOf = ({ across }, slot) => (across ? across[slot] : UNIFORM) / 2;
