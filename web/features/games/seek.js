// The marks of a game tree that a reader can go to: the next leaf, the next cut, the value of the root.

import { NEVER } from "../../table/codes.js";
import { upperBound } from "../../table/columns/column.js";
import { CUT } from "../../table/kinds.js";
import { lastValue } from "./family.js";

/** @returns {number} the end of the next step after t that is of this kind; -1: none is known */
export function seekMark(table, t, what) {
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
