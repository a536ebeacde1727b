// The status of a node at one time, as a small integer. The kinds of events are in kinds.js.

import { FATES } from "./kinds.js";

/** What a node is at one time, for drawing: the result of `table.status(row, t)`. */
export const STATUS = Object.freeze({
  UNBORN: 0,
  FRONTIER: 1,
  STALE: 2,
  EXPANDED: 3,
  DUPLICATE: 4,
  CYCLE: 5,
  CUTOFF: 6,
  GOAL: 7,
  SUPERSEDED: 8,
  FORGOTTEN: 9,
  CUT: 10,
  RETURNED: 11,
});

/** Of each status: "unborn", "frontier", … The id of its text is `status.` and this name. */
export const STATUS_NAMES = Object.keys(STATUS).map((name) => name.toLowerCase());
export const STATUS_COUNT = STATUS_NAMES.length;

/** Whether the node has been expanded and is no goal; in a recursion, its call may have returned. */
export const isExpanded = (status) => status === STATUS.EXPANDED || status === STATUS.RETURNED;

/** The status of a node that has left the frontier, by its fate. */
export const STATUS_OF_FATE = Uint8Array.from(FATES, (fate) => STATUS[fate.toUpperCase()]);

export const NEVER = -1;
