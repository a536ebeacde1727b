// Game trees: what they add to a table, to its drawing and to its lists. Plain positional arguments, as in seam.js.

import { FACES } from "../../faces/index.js";
import { FAMILIES } from "../../table/families.js";
import { factsOf } from "./facts.js";
import { GAMES, lastValue } from "./family.js";
import { Marks } from "./marks.js";
import { momentOf } from "./moment.js";
import { LEAF } from "./columns.js";
import { NEVER } from "../../table/codes.js";
import { upperBound } from "../../table/columns/column.js";
import { CUT } from "../../table/kinds.js";

// The marks of a game tree that a reader can go to: the next leaf, the next cut, the value of the root.
/** @returns {number} the end of the next step after t that is of this kind; -1: none is known */
function seekMark(table, t, what) {
  const { family, events, rows } = table.store;
  const step = table.stepOfTime(t);
  if (what === "root") return endOf(table, family.arrays.valuedAt[0], step);
  const times = what === "leaf" ? family.leaves : family.skipped;
  for (let at = upperBound(times.array, t, 0, times.length); at < times.length; at++) {
    const found = times.array[at];
    // A cut belongs to the step of the value that it follows from.
    const time = endOf(table, events.kindAt(found) === CUT ? lastValue(events, found) : found, step);
    if (time !== NEVER && (what === "leaf" || rows.has(events.nodeAt(found)))) return time;
  }
  return NEVER;
}

/** The end of the step of this value, if it is a later one than `step`. */
function endOf(table, value, step) {
  if (value < 0) return NEVER;
  const found = table.stepOfTime(value);
  return found > step ? table.timeOfStep(found) : NEVER;
}

// The minimum of Knuth and Moore (1975): b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves of a tree with d levels of b moves each.
/** @returns {number} 0 for a tree that is not uniform, or of which a part was not made */
function leastOf(table) {
  const { store, columns, rowCount, firstRow } = table;
  const { turn } = store.family.arrays;
  const { parent, depth } = columns;
  const counts = new Int32Array(rowCount - firstRow);
  for (let i = 1; i < counts.length; i++) counts[parent[i] - firstRow]++;
  const levels = depth[turn.subarray(0, counts.length).indexOf(LEAF)];
  for (let i = 0; i < counts.length; i++) {
    const wanted = turn[i] === LEAF ? 0 : counts[0];
    if (counts[i] !== wanted || (turn[i] === LEAF && depth[i] !== levels) || turn[i] === 0) return 0;
  }
  return counts[0] > 1 ? counts[0] ** Math.ceil(levels / 2) + counts[0] ** Math.floor(levels / 2) - 1 : 0;
}

FAMILIES.games = { ...GAMES, moment: momentOf, told: factsOf, seek: seekMark };
FACES.marks = Marks;

/** What has happened at a time, for its sentence: JSON text of Facts (facts.js). */
export const facts = (table, t) => JSON.stringify(factsOf(table, t));

/** Leaves evaluated and skipped, and nodes visited, up to a time: JSON text. */
export const counts = (table, t) => JSON.stringify(table.store.family.counts(t));

/** The leaves that any order of moves needs: Knuth and Moore's minimum of a uniform tree; 0 for other trees. */
export const least = (table) => leastOf(table);
