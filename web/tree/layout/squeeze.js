// Brings the rows of a tidy tree into a window that is narrower than the tree: cards move sideways, as little as they
// can, and stay near the places that they had before this step. Nodes keep their order in each row, so that no edges
// cross. The children of the current node are below it, and other nodes over theirs (over.js).

import { pushLeft, pushRight } from "./over.js";

const SWEEPS = 4;
const HOLD = 0.5; // share of the way back to where siblings were together
const ALONE = 0.35; // and each of them

/**
 * @param {import("./topology.js").Slots} slots
 * @param {Float64Array} x  of the tidy tree, by slot; changed
 * @param {(slot: number) => number} beside  what of a card is beside its x
 * @param {(left: number, right: number) => number} apart  the least distance of two neighbours
 * @param {{left: number, right: number, before?: Map<number, number>}} bounds  `before`: where rows were, if that matters
 * @param {import("./over.js").Limit[]} limits  by which nodes are over their children
 * @returns {{left: number, right: number}} of the squeezed tree
 */
export function squeeze(slots, x, beside, apart, bounds, limits = []) {
  const { count, levels, levelStart, childStart, parent, rowOf } = slots;
  const wanted = new Float64Array(count);
  const tidy = x.slice(0, count);
  const { before = new Map() } = bounds;
  const place = (level) => settle(x, wanted, levelStart[level], levelStart[level + 1], beside, apart, bounds);
  /** Moves the wishes of siblings, or of one node, towards where they were. */
  const hold = (first, end) => {
    let [far, some] = [0, 0];
    for (let s = first; s < end; s++) if (before.has(rowOf[s])) [far, some] = [far + before.get(rowOf[s]) - wanted[s], some + 1];
    for (let s = first; s < end && some > 0; s++) {
      wanted[s] += (HOLD * far) / some;
      if (before.has(rowOf[s])) wanted[s] += ALONE * (before.get(rowOf[s]) - wanted[s]);
    }
  };
  const goDown = () => {
    for (let level = 1; level < levels; level++) {
      for (let s = levelStart[level]; s < levelStart[level + 1]; s++) wanted[s] = x[parent[s]] + tidy[s] - tidy[parent[s]];
      for (let above = levelStart[level - 1]; above < levelStart[level]; above++) hold(childStart[above], childStart[above + 1]);
      place(level);
    }
  };
  const goUp = (isLast = false) => {
    for (let level = levels - 2; level >= (slots.roots > 1 ? 0 : 1); level--) {
      for (let s = levelStart[level]; s < levelStart[level + 1]; s++) {
        const [first, end] = [childStart[s], childStart[s + 1]];
        wanted[s] = first < end ? (x[first] + x[end - 1]) / 2 : x[s];
        if (!isLast || first === end) hold(s, s + 1);
      }
      place(level);
    }
  };
  wanted.set(tidy);
  place(0);
  goDown();
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    goUp();
    goDown();
  }
  goUp(true);
  const most = Float64Array.from(tidy, (_, s) => bounds.right - beside(s));
  pushLeft(most, limits);
  for (let s = slots.roots === 1 ? 1 : 0; s < count; s++) x[s] = Math.min(most[s], Math.max(x[s], bounds.left + beside(s)));
  pushRight(x, limits); // if all of this has room, nothing is beyond `most`
  const ends = Array.from({ length: levels }, (_, level) => [levelStart[level], levelStart[level + 1] - 1]);
  const edges = ends.map(([first, last]) => [x[first] - beside(first), x[last] + beside(last)]);
  return { left: Math.min(...edges.map(([left]) => left)), right: Math.max(...edges.map(([, right]) => right)) };
}

/**
 * Gives the slots of a row the places that are nearest to the wanted ones (least squares: neighbours that are too close
 * move together, around their mean).
 */
function settle(x, wanted, from, to, beside, apart, { left, right }) {
  const blocks = []; // of slots as close as can be: `at` is the place of the first slot of the row, if all of it was
  const before = [0]; // from there to each slot
  for (let s = from; s < to; s++) {
    if (s > from) before.push(before[s - from - 1] + apart(s - 1, s));
    let block = { at: wanted[s] - before[s - from], size: 1 };
    for (let last = blocks.at(-1); last && last.at > block.at; last = blocks.at(-1)) {
      const size = last.size + block.size;
      block = { at: (last.at * last.size + block.at * block.size) / size, size };
      blocks.pop();
    }
    blocks.push(block);
  }
  const [least, most] = [left + beside(from), right - beside(to - 1) - before[to - from - 1]];
  let s = from;
  for (const { at, size } of blocks) {
    const start = least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
    for (const end = s + size; s < end; s++) x[s] = start + before[s - from];
  }
}
