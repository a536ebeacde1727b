// What a node is at one time.

import { NEVER, STATUS, STATUS_OF_FATE } from "./codes.js";

/**
 * @param {import("./rows.js").Rows} rows
 * @param {number} row  in memory
 * @returns {number} STATUS
 */
export function statusOf(rows, row, t) {
  const { generatedAt, removedAt, staleAt, fate } = rows.arrays;
  const i = row - rows.first;
  if (generatedAt[i] > t) return STATUS.UNBORN;
  if (removedAt[i] === NEVER || removedAt[i] > t) {
    return staleAt[i] !== NEVER && staleAt[i] <= t ? STATUS.STALE : STATUS.FRONTIER;
  }
  return STATUS_OF_FATE[fate[i]];
}

/**
 * The statuses of the rows from…from+out.length-1, all in memory, in one pass.
 * @param {Uint8Array} out
 */
export function writeStatuses(rows, t, out, from) {
  const { generatedAt, removedAt, staleAt, fate } = rows.arrays;
  const start = from - rows.first;
  const born = Math.min(out.length, Math.max(0, rows.endAt(t) - from));
  for (let at = 0; at < born; at++) {
    const i = start + at;
    if (removedAt[i] >>> 0 <= t)
      out[at] = STATUS_OF_FATE[fate[i]]; // >>> 0 turns -1, never, into the largest number
    else out[at] = staleAt[i] >>> 0 <= t ? STATUS.STALE : STATUS.FRONTIER;
  }
  out.fill(STATUS.UNBORN, born);
}
