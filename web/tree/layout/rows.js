// The rows of a tree of which something is left out: which depths have one, and how high each is.

import { TALL } from "./card_size.js";

const NEAREST = 80; // depths: no window has more legible rows

/**
 * The depths that have a row: the most important ones that have room.
 * @param {import("./folding.js").Room} room
 * @param {number} at  the depth of the current node
 * @param {boolean} isParent
 * @param {number[]} spoken  depths of what else a sentence speaks of
 */
export function depthsIn(room, at, isParent, spoken) {
  const near = [0, at, isParent ? at + 1 : at, Math.max(0, at - 1), ...spoken];
  const above = Array.from({ length: Math.max(0, Math.min(NEAREST, at - 2)) }, (_, less) => at - 2 - less);
  const rest = Array.from({ length: NEAREST }, (_, more) => at + 1 + more);
  let kept = [];
  for (const one of [...near, ...above, ...rest]) {
    if (kept.includes(one)) continue;
    const some = [...kept, one].sort((a, b) => a - b);
    const gaps = some.filter((each, index) => index > 0 && each > some[index - 1] + 1).length;
    if (kept.length < 2 || some.length + gaps * room.low <= room.down) kept = some;
  }
  return kept;
}

/**
 * The middle and the end of each row, and whether it is tall: of these depths, and of the bands between them.
 * @param {number[]} depths
 * @param {Set<number>} tall  those of higher rows
 * @param {import("./folding.js").Room|null} room  null: without bands
 */
export function heightsOf(depths, tall, room = null) {
  const heights = { middles: [], ends: [], tall: [] };
  const put = (middle, end, isTall) => void (heights.middles.push(middle), heights.ends.push(middle + end), heights.tall.push(isTall));
  let next = 0;
  depths.forEach((depth, index) => {
    const half = tall.has(depth) ? TALL / 2 : 0;
    put(next + half, 1 + half, half > 0);
    next += 1 + 2 * half;
    if (room === null || depth + 1 === depths[index + 1]) return;
    put(next - 1 + room.at, room.end, false);
    next += room.low;
  });
  return heights;
}
