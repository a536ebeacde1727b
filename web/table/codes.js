// The small integers that both sides of the seam share; the solver's events.py and record.py have the same ones.

/** Event kinds. GENERATE, DUPLICATE, CYCLE, FOUND and BACK_UP make a row; GENERATE and BACK_UP enter the frontier. */
export const GENERATE = 0;
export const DUPLICATE = 1;
export const CYCLE = 2;
export const SUPERSEDED = 3;
export const EXPAND = 4;
export const STALE = 5;
export const CUTOFF = 6;
export const GOAL = 7;
export const ITERATION = 8;
export const END = 9;
export const FOUND = 10;
export const FORGET = 11;
export const BACK_UP = 12;
export const MEET = 13;

/** What became of a node, as far as is known: the column `fate`. */
export const FATE = Object.freeze({
  FRONTIER: 0,
  EXPANDED: 1,
  DUPLICATE: 2,
  CYCLE: 3,
  SUPERSEDED: 4,
  CUTOFF: 5,
  GOAL: 6,
  FORGOTTEN: 7,
});

/** What a node is at one time, for drawing: the answer of `table.status(row, t)`. */
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
});

export const STATUS_COUNT = Object.keys(STATUS).length;

/** The status of a node that has left the frontier, by its fate. */
export const STATUS_OF_FATE = Uint8Array.of(
  STATUS.FRONTIER,
  STATUS.EXPANDED,
  STATUS.DUPLICATE,
  STATUS.CYCLE,
  STATUS.SUPERSEDED,
  STATUS.CUTOFF,
  STATUS.GOAL,
  STATUS.FORGOTTEN,
);

export const NEVER = -1;
