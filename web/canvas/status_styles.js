// The appearance of each status: as a sign, a card, a bar, a cell, from far, and in the legend. A new status is one
// more entry here. Statuses differ in shape or mark, so that colour never stands alone.

import { STATUS, STATUS_COUNT } from "../table/codes.js";

/**
 * @typedef {"slash"|"slashes"|"cross"|"level"|"return"|"foot"|"ring"|"gem"} Mark
 *   drawn over or beside a node: one stroke, two of them, a cross, a horizontal stroke, a circular arrow, a bar below the node, a
 *   second ring, a small square on one corner
 *
 * @typedef {object} Look  Shares are of the look's own colour on paper: 0 none … 1 full.
 * @property {string} name  in texts, for the legend
 * @property {string} colour  of the theme
 * @property {Mark|null} mark
 * @property {boolean} dropped  of no further interest: drawn smaller, fainter and without a number
 * @property {boolean} hollow  recognised by its outline
 * @property {number} weight  priority where a state has several nodes, and the drawing order
 * @property {{size: number, fill: number, rim: boolean, dash: number[]|null, reach: number}} sign  in radii; `reach`: of
 *   its mark
 * @property {(fill: number) => number[]} far  upper rim, upper half, lower half, lower rim of a small mark; `fill`: the
 *   inside of hollow ones, little from near, much from far, where rims are invisible
 * @property {{size: number, lined: boolean}} square
 * @property {{fill: number, rim: number, line: number, dash: number[]|null, picture: "plain"|"raised"|"faint"}} card
 * @property {{near: number, far: number}} cell  of a grid; `near`: where its mark is visible as well
 */

/** @type {Look[]} by STATUS; the place of UNBORN is empty, and ONLY_HERE follows the statuses */
export const LOOKS = [];

LOOKS[STATUS.FRONTIER] = {
  name: "frontier",
  colour: "frontier",
  mark: null,
  dropped: false,
  hollow: true,
  weight: 9,
  sign: { size: 1, fill: 0, rim: true, dash: null, reach: 0 },
  far: (fill) => [1, fill, fill, 1],
  square: { size: 1, lined: true },
  card: { fill: 0, rim: 1, line: 2, dash: null, picture: "plain" },
  cell: { near: 0, far: 0.9 },
};

LOOKS[STATUS.STALE] = {
  name: "stale",
  colour: "stale",
  mark: "cross",
  dropped: false,
  hollow: true,
  weight: 5,
  sign: { size: 1, fill: 0, rim: true, dash: [0.45, 0.4], reach: 0.46 },
  far: (fill) => [1, fill * 0.45, fill * 0.45, 1],
  square: { size: 1, lined: true },
  card: { fill: 0.08, rim: 1, line: 2, dash: [5, 4], picture: "faint" },
  cell: { near: 0.35, far: 0.35 },
};

LOOKS[STATUS.EXPANDED] = {
  name: "expanded",
  colour: "expanded",
  mark: null,
  dropped: false,
  hollow: false,
  weight: 7,
  sign: { size: 1, fill: 1, rim: false, dash: null, reach: 0 },
  far: () => [0.72, 0.72, 0.72, 0.72],
  square: { size: 1, lined: false },
  card: { fill: 0.5, rim: 1, line: 1, dash: null, picture: "raised" },
  cell: { near: 0.5, far: 0.5 },
};

LOOKS[STATUS.RETURNED] = {
  name: "returned",
  colour: "expanded",
  mark: null,
  dropped: false,
  hollow: false,
  weight: 6.5,
  sign: { size: 0.8, fill: 0.25, rim: true, dash: null, reach: 0 },
  far: () => [0.4, 0.4, 0.4, 0.4],
  square: { size: 0.8, lined: true },
  card: { fill: 0, rim: 1, line: 1, dash: null, picture: "faint" },
  cell: { near: 0.2, far: 0.3 },
};

LOOKS[STATUS.DUPLICATE] = {
  name: "duplicate",
  colour: "duplicate",
  mark: "slash",
  dropped: true,
  hollow: false,
  weight: 2,
  sign: { size: 0.55, fill: 0.55, rim: false, dash: null, reach: 0.72 },
  far: () => [0.55, 0.55, 0, 0],
  square: { size: 0.55, lined: false },
  card: { fill: 0.16, rim: 1, line: 1, dash: null, picture: "faint" },
  cell: { near: 0.25, far: 0.25 },
};

LOOKS[STATUS.CYCLE] = {
  name: "cycle",
  colour: "duplicate",
  mark: "return",
  dropped: true,
  hollow: false,
  weight: 1,
  sign: { size: 0.62, fill: 0, rim: false, dash: null, reach: 0.62 },
  far: () => [0.55, 0.55, 0, 0],
  square: { size: 0.55, lined: true },
  card: { fill: 0.16, rim: 1, line: 1, dash: null, picture: "faint" },
  cell: { near: 0.25, far: 0.25 },
};

LOOKS[STATUS.CUTOFF] = {
  name: "cutoff",
  colour: "cutoff",
  mark: "foot",
  dropped: false,
  hollow: false,
  weight: 6,
  sign: { size: 0.72, fill: 0.25, rim: true, dash: null, reach: 0.95 },
  far: (fill) => [0.15 + fill * 0.35, 0.15 + fill * 0.35, 0.15 + fill * 0.35, 1],
  square: { size: 1, lined: true },
  card: { fill: 0.14, rim: 1, line: 1.25, dash: null, picture: "plain" },
  cell: { near: 0.3, far: 0.75 },
};

LOOKS[STATUS.GOAL] = {
  name: "goal",
  colour: "goal",
  mark: "ring",
  dropped: false,
  hollow: false,
  weight: 10,
  sign: { size: 1.15, fill: 1, rim: true, dash: null, reach: 0 },
  far: () => [1, 1, 1, 1],
  square: { size: 1.5, lined: false },
  card: { fill: 0.2, rim: 1, line: 2, dash: null, picture: "plain" },
  cell: { near: 0.45, far: 0.45 },
};

LOOKS[STATUS.SUPERSEDED] = {
  name: "superseded",
  colour: "stale",
  mark: "slashes",
  dropped: true,
  hollow: false,
  weight: 3,
  sign: { size: 0.6, fill: 0.2, rim: true, dash: null, reach: 0.72 },
  far: () => [1, 0, 0, 0],
  square: { size: 0.55, lined: true },
  card: { fill: 0.16, rim: 1, line: 1, dash: null, picture: "faint" },
  cell: { near: 0.25, far: 0.25 },
};

LOOKS[STATUS.FORGOTTEN] = {
  name: "forgotten",
  colour: "duplicate",
  mark: "level",
  dropped: true,
  hollow: false,
  weight: 4,
  sign: { size: 0.68, fill: 0, rim: true, dash: [0, 0.36], reach: 0.95 },
  far: () => [0, 0.45, 0, 0],
  square: { size: 0.55, lined: false },
  card: { fill: 0, rim: 1, line: 1, dash: [1, 3], picture: "faint" },
  cell: { near: 0.3, far: 0.3 },
};

LOOKS[STATUS.CUT] = {
  name: "cut",
  colour: "duplicate",
  mark: "slash",
  dropped: true,
  hollow: false,
  weight: 1.5,
  sign: { size: 0.62, fill: 0.2, rim: true, dash: [0.3, 0.3], reach: 0.72 },
  far: () => [0.35, 0.35, 0, 0],
  square: { size: 0.55, lined: true },
  card: { fill: 0.1, rim: 1, line: 1, dash: [4, 3], picture: "faint" },
  cell: { near: 0.25, far: 0.25 },
};

/** Not a status: expanded by this one of two searches only. */
export const ONLY_HERE = STATUS_COUNT;

LOOKS[ONLY_HERE] = {
  name: "only-here",
  colour: "only",
  mark: "gem",
  dropped: false,
  hollow: false,
  weight: 8,
  sign: { size: 1, fill: 0.6, rim: true, dash: null, reach: 0.5 },
  far: () => [1, 1, 0.7, 0.7],
  square: { size: 1.2, lined: false },
  card: { fill: 0.3, rim: 1, line: 2, dash: null, picture: "raised" },
  cell: { near: 0.5, far: 0.7 },
};

export const LOOK_COUNT = LOOKS.length;

/** All looks, least important first: the order in which painters draw them. */
export const BY_WEIGHT = Array.from(LOOKS.keys())
  .filter((look) => LOOKS[look])
  .sort((one, other) => LOOKS[one].weight - LOOKS[other].weight);

const bitsOf = (test) => BY_WEIGHT.reduce((bits, look) => (test(LOOKS[look]) ? bits | (1 << look) : bits), 0);

const DROPPED = bitsOf(({ dropped }) => dropped);

/** Whether a look is of a generated and discarded node. Called for every node in every frame. */
export const isDropped = (look) => ((DROPPED >> look) & 1) === 1;

/** Bits of the looks whose small marks are not filled evenly. */
export const UNEVEN = bitsOf(({ far }) => new Set(far(0.5)).size > 1);

/** The look of the sign with this name; undefined if there is none. */
export const lookNamed = (name) => {
  const found = LOOKS.findIndex((look) => look?.name === name);
  return found < 0 ? undefined : found;
};
