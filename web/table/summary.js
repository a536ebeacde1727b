// What one step did, for the sentence that says so, and the node that it is about.

import { CUTOFF, CYCLE, DUPLICATE, END, EXPAND, GOAL, ITERATION, NEVER, STALE, SUPERSEDED } from "./codes.js";

/**
 * The events of the step in which t lies, up to t.
 * @param {number} from  time of the first one
 * @returns {StepSummary}
 *
 * @typedef {object} StepSummary
 * @property {number} expanded    the expanded row; -1 none
 * @property {number} children    nodes that were made, duplicates and cycles included, roots not
 * @property {number} duplicates  of these, discarded because their state is reached at no greater cost
 * @property {number} cycles      of these, discarded because their state lies on their own path
 * @property {number} cutoffs     nodes at the limit
 * @property {number} superseded  older entries beaten by a child
 * @property {number} stale       stale entries taken off
 * @property {number} goal        the row recognised as the goal; -1 none
 * @property {boolean} iteration  whether a new iteration began
 * @property {boolean} ended      whether the search came to its end
 */
export function summarise(from, t, rows, events) {
  const summary = {
    expanded: -1,
    children: 0,
    duplicates: 0,
    cycles: 0,
    cutoffs: 0,
    superseded: 0,
    stale: 0,
    goal: -1,
    iteration: false,
    ended: false,
  };
  const { parent, generatedAt } = rows.arrays;
  for (let event = from; event <= t; event++) {
    const kind = events.kindAt(event);
    const row = events.nodeAt(event);
    if (kind === ITERATION) summary.iteration = true;
    else if (kind === END) summary.ended = true;
    else if (generatedAt[row - rows.first] === event && parent[row - rows.first] !== NEVER) summary.children++;
    if (kind === EXPAND) summary.expanded = row;
    else if (kind === DUPLICATE) summary.duplicates++;
    else if (kind === CYCLE) summary.cycles++;
    else if (kind === CUTOFF) summary.cutoffs++;
    else if (kind === SUPERSEDED) summary.superseded++;
    else if (kind === STALE) summary.stale++;
    else if (kind === GOAL) summary.goal = row;
  }
  return summary;
}

const TAKEN_OFF = new Set([EXPAND, STALE, CUTOFF, GOAL]);

/** @returns {number} the row that the iteration took off last at ≤ t; before that its root; -1 none */
export function nodeInHand(t, iteration, rows, events) {
  for (let event = t; event >= iteration.firstEvent; event--) {
    if (TAKEN_OFF.has(events.kindAt(event))) return events.nodeAt(event);
  }
  return rows.endAt(t) > iteration.firstRow ? iteration.firstRow : NEVER;
}
