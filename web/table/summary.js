// What one step did, for the sentence that says so, and the node that it is about.

import {
  BACK_UP,
  CUTOFF,
  CYCLE,
  DUPLICATE,
  END,
  EXPAND,
  FORGET,
  FOUND,
  GOAL,
  ITERATION,
  MEET,
  NEVER,
  STALE,
  SUPERSEDED,
} from "./codes.js";

/**
 * The events of the step in which t lies, up to t.
 * @param {number} from  time of the first one
 * @returns {StepSummary}
 *
 * @typedef {object} StepSummary
 * @property {number} expanded    the expanded row; -1 none
 * @property {number} children    nodes that were made, duplicates and cycles included; roots and backed-up nodes not
 * @property {number} duplicates  of these, discarded because their state is reached at no greater cost
 * @property {number} cycles      of these, discarded because their state lies on their own path
 * @property {number} cutoffs     nodes at the limit
 * @property {number} superseded  older entries beaten by a child
 * @property {number} stale       stale entries taken off
 * @property {number} goal        the row recognised as the goal when taken off; -1 none
 * @property {number} found       the row recognised as the goal when made; -1 none
 * @property {number} forgotten   entries dropped from memory
 * @property {number} backedUp    the row that stands in the frontier again with a backed-up f, the last one; -1 none
 * @property {number} met         the row whose state was reached from the other side, on the cheapest path so far; the
 *                                last one; -1 none
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
    found: -1,
    forgotten: 0,
    backedUp: -1,
    met: -1,
    iteration: false,
    ended: false,
  };
  const { parent, generatedAt } = rows.arrays;
  for (let event = from; event <= t; event++) {
    const kind = events.kindAt(event);
    const row = events.nodeAt(event);
    if (kind === ITERATION) summary.iteration = true;
    else if (kind === END) summary.ended = true;
    else if (kind === BACK_UP) summary.backedUp = row;
    else if (generatedAt[row - rows.first] === event && parent[row - rows.first] !== NEVER) summary.children++;
    if (kind === EXPAND) summary.expanded = row;
    else if (kind === DUPLICATE) summary.duplicates++;
    else if (kind === CYCLE) summary.cycles++;
    else if (kind === CUTOFF) summary.cutoffs++;
    else if (kind === SUPERSEDED) summary.superseded++;
    else if (kind === STALE) summary.stale++;
    else if (kind === GOAL) summary.goal = row;
    else if (kind === FOUND) summary.found = row;
    else if (kind === FORGET) summary.forgotten++;
    else if (kind === MEET) summary.met = row;
  }
  return summary;
}

const IN_HAND = new Set([EXPAND, STALE, CUTOFF, GOAL, FOUND]);

/** @returns {number} the row that the iteration took off or found last at ≤ t; before that its root; -1 none */
export function nodeInHand(t, iteration, rows, events) {
  for (let event = t; event >= iteration.firstEvent; event--) {
    if (IN_HAND.has(events.kindAt(event))) return events.nodeAt(event);
  }
  return rows.endAt(t) > iteration.firstRow ? iteration.firstRow : NEVER;
}
