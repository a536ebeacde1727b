// The looks of statuses from far. A node's mark has four zones, one above the other; statuses differ in which of them
// they fill, so that they differ in shape too.

import { STATUS, STATUS_COUNT } from "../table/codes.js";

/** Upper rim, upper half, lower half, lower rim. */
export const ZONES = 4;

/** Bits of the statuses that do not look the same in every zone: all but the filled ones. */
export const UNEVEN = ((1 << STATUS_COUNT) - 2) & ~(1 << STATUS.EXPANDED) & ~(1 << STATUS.GOAL);

/**
 * The colours as [zone][status]; what a status leaves empty is paper.
 * @param {number} fill  colour inside hollow nodes: little from near, much from far, where rims cannot be seen
 */
export function zonePalette(theme, fill) {
  const { paper, frontier, stale, expanded, duplicate, cutoff, goal } = theme;
  const rows = new Array(STATUS_COUNT).fill(null).map(() => [paper, paper, paper, paper]);
  const hollow = (colour, share) => [colour, paper.mixed(colour, share), paper.mixed(colour, share), colour];
  rows[STATUS.FRONTIER] = hollow(frontier, fill);
  rows[STATUS.STALE] = hollow(stale, fill * 0.45);
  const filled = paper.mixed(expanded, 0.72);
  rows[STATUS.EXPANDED] = [filled, filled, filled, filled];
  const faint = paper.mixed(duplicate, 0.55);
  rows[STATUS.DUPLICATE] = [faint, faint, paper, paper];
  rows[STATUS.CYCLE] = [faint, faint, paper, paper];
  const light = paper.mixed(cutoff, 0.15 + fill * 0.35);
  rows[STATUS.CUTOFF] = [light, light, light, cutoff];
  rows[STATUS.GOAL] = [goal, goal, goal, goal];
  rows[STATUS.SUPERSEDED] = [stale, paper, paper, paper];
  rows[STATUS.FORGOTTEN] = [paper, paper.mixed(stale, 0.45), paper, paper];
  return Array.from({ length: ZONES }, (_, zone) => rows.map((colours) => colours[zone]));
}
