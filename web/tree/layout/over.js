// Places in which each node is over its children: a quarter of a card beside an only one at most, and as far between the
// outer ones of several. Those of the current node stand together. Nodes of a row keep their order and distances. Children
// are not below a card beside their parent, if that is asked, but for those of the current node, which a beam shows.

const ROUNDS = 60;
const CLEAR = 1.4; // half cards from a child to a stranger in the row above

/** @typedef {[number, number, number]} Limit  of two slots: the second is at least so far to the right of the first */

/**
 * @param {import("./topology.js").Slots} slots
 * @param {(left: number, right: number) => number} apart  the least distance of two neighbours
 * @param {(slot: number) => number} half  of a card
 * @param {number} focus  the current slot; -1: none
 * @param {(slot: number) => boolean} isFree  whether it may be anywhere: the root, and where a line ends at a band
 * @param {boolean} isClear  whether a card without children is not over those of its neighbours
 * @returns {Limit[]} from the root down
 */
export function limitsOf({ levels, levelStart, childStart }, apart, half, focus, isFree, isClear) {
  const hasNone = (s) => childStart[s] === childStart[s + 1];
  const limits = /** @type {Limit[]} */ ([]);
  for (let level = 0; level < levels; level++) {
    const [from, to] = [levelStart[level], levelStart[level + 1]];
    for (let s = from + 1; s < to; s++) limits.push([s - 1, s, apart(s - 1, s)]);
    for (let s = from; s < to; s++) {
      const [first, end] = [childStart[s], childStart[s + 1]];
      if (first === end || isFree(s) || isFree(first)) continue;
      let wide = 0;
      for (let child = first + 1; s === focus && child < end; child++) {
        const far = apart(child - 1, child);
        limits.push([child, child - 1, -far]); // they stand together
        wide += far;
      }
      const last = s === focus ? first : end - 1;
      const quarter = half(s) / 2;
      const reach = s === focus ? Math.max(half(s), wide / 2) : end - first > 1 ? -quarter : quarter;
      limits.push([s, last, -reach - wide / 2], [first, s, wide / 2 - reach]);
      if (!isClear || s === focus) continue;
      if (s > from && hasNone(s - 1)) limits.push([s - 1, first, CLEAR * half(s - 1)]);
      if (s + 1 < to && hasNone(s + 1)) limits.push([end - 1, s + 1, CLEAR * half(s + 1)]);
    }
  }
  return limits;
}

/** Moves slots to the right, no farther than the limits say. @param {Float64Array} x  changed */
export function pushRight(x, limits) {
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    for (const [left, right, far] of limits) {
      if (x[right] >= x[left] + far - 1e-9) continue;
      x[right] = x[left] + far;
      moved = true;
    }
  }
}

/** The same to the left. @param {Float64Array} x  changed */
export function pushLeft(x, limits) {
  for (let round = 0, moved = true; moved && round < ROUNDS; round++) {
    moved = false;
    for (let at = limits.length - 1; at >= 0; at--) {
      const [left, right, far] = limits[at];
      if (x[left] <= x[right] - far + 1e-9) continue;
      x[left] = x[right] - far;
      moved = true;
    }
  }
}
