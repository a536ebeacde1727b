// Trees for the layout tests, as parent columns in generation order.

import { Kinship, Slots, arrange } from "../../../web/tree/topology.js";

/** A small seeded generator of numbers in [0, 1) (mulberry32), so that a failing tree can be made again. */
export function seeded(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Each node hangs under one of the `reach` nodes before it: 1 is a path, a large number a broad tree. */
export function randomTree(count, reach, seed) {
  const random = seeded(seed);
  const parent = new Int32Array(count).fill(-1);
  for (let i = 1; i < count; i++) parent[i] = Math.max(0, i - 1 - Math.floor(random() * reach));
  return parent;
}

export function finish(job) {
  while (!job.next().done);
}

export function slotsOf(parent, base = 0, count = parent.length) {
  const kin = new Kinship(base);
  kin.extend(parent, 0, count);
  const slots = new Slots();
  finish(arrange(kin, count, slots));
  return slots;
}
