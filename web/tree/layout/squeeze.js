// Brings the rows of a tidy tree into a window that is narrower than the tree: cards move sideways, as little as they
// can, and stay near the places that they had before this step. Nodes keep their order in each row, so that no edges
// cross. The children of the current node are below it, and other nodes over theirs (over.js).

import { pushLeft, pushRight } from "./over.js";

const SWEEPS = 4;
const HEAVY = 1e6; // times the weight of other nodes: the current node and its children
const HOLD = 0.5; // share of the way back to where siblings were together
const ALONE = 0.35; // and each of them

/**
 * @param {import("./topology.js").Slots} slots
 * @param {Float64Array} x  of the tidy tree, by slot; changed
 * @param {(slot: number) => number} beside  what of a card is beside its x
 * @param {(left: number, right: number) => number} apart  the least distance of two neighbours
 * @param {{left: number, right: number, before?: Map<number, number>, focus?: number}} bounds  `before`: where rows were, if that matters; `focus`: the current row
 * @param {import("./over.js").Limit[]} limits  by which nodes are over their children
 * @returns {{left: number, right: number}} of the squeezed tree
 */
export function squeeze(slots, x, beside, apart, bounds, limits = []) {
  const { count, levels, levelStart, childStart, parent, rowOf } = slots;
  const wanted = new Float64Array(count);
  const tidy = x.slice(0, count);
  const { before = new Map(), focus = -1 } = bounds;
  const pins = new Map();
  const place = (level) => settle(x, wanted, pins, levelStart[level], levelStart[level + 1], beside, apart, bounds);
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
    if (sweep === SWEEPS / 2 && focus >= 0) pin(pins, slots, x, slots.slotOf[focus], beside, apart, bounds);
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

/** Places for the current node and its children: the middle of these below it, if both rows allow it. */
function pin(pins, { roots, levels, levelStart, childStart }, x, slot, beside, apart, { left, right }) {
  const [first, end] = [childStart[slot], childStart[slot + 1]];
  if (first === end) return;
  /** Where the middle of such neighbours can be, and how wide they are. */
  const room = (from, to) => {
    const level = levelStart.findIndex((start, at) => at === levels || start > from) - 1;
    const far = (a, b) => Array.from({ length: b - a }, (_, at) => apart(a + at, a + at + 1)).reduce((all, each) => all + each, 0);
    const [start, last] = [levelStart[level], levelStart[level + 1] - 1];
    const wide = far(from, to);
    return { least: left + beside(start) + far(start, from) + wide / 2, most: right - beside(last) - far(to, last) - wide / 2, wide };
  };
  const below = room(first, end - 1);
  const above = roots === 1 && slot === 0 ? { least: x[0], most: x[0] } : room(slot, slot);
  const within = ({ least, most }, at) => Math.max(least, Math.min(most, at));
  const middle = within(above, within(below, within(above, x[slot])));
  pins.set(slot, middle);
  let at = within(below, middle) - below.wide / 2;
  pins.set(first, at);
  for (let s = first + 1; s < end; s++) pins.set(s, (at += apart(s - 1, s)));
}

/**
 * Gives the slots of a row the places that are nearest to the wanted ones (least squares: neighbours that are too close
 * move together, around their mean). Those with `pins` have these, if the others can make room.
 */
function settle(x, wanted, pins, from, to, beside, apart, { left, right }) {
  const blocks = []; // of slots as close as can be: `at` is the place of the first slot of the row, if all of it was
  const before = [0]; // from there to each slot
  for (let s = from; s < to; s++) {
    if (s > from) before.push(before[s - from - 1] + apart(s - 1, s));
    let block = { at: (pins.get(s) ?? wanted[s]) - before[s - from], size: 1, weight: pins.has(s) ? HEAVY : 1 };
    for (let last = blocks.at(-1); last && last.at > block.at; last = blocks.at(-1)) {
      const weight = last.weight + block.weight;
      block = { at: (last.at * last.weight + block.at * block.weight) / weight, size: last.size + block.size, weight };
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
