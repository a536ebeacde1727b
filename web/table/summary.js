// The events of one step, for its sentence, and the current node.

import { NEVER } from "./codes.js";
import { BACK_UP, CUTOFF, CYCLE, END, EXPAND, FORGET, FOUND, GOAL, ITERATION, STALE, VALUE, flags } from "./kinds.js";

/**
 * Summarises the events of the step of time t, up to t. Children and their fates are those of the expanded node; when a
 * recursion returns from it within the step, it continues above.
 * @param {number} from  time of the first one
 * @returns {StepSummary}
 *
 * @typedef {object} StepSummary
 * @property {number} expanded    the expanded row; -1 none
 * @property {number} children    its generated children, including duplicates and cycles
 * @property {number} cycles      of these, discarded because their state is on their own path
 * @property {number} cutoffs     of these, cut off at the limit; without an expansion, all cutoffs
 * @property {number} firstChild  the row of the first of them; -1 none
 * @property {number} above       children of other nodes, generated after the return
 * @property {number} lastAbove   the row of the last of them; -1 none
 * @property {number} cutoffsAbove  other nodes that were cut off at the limit
 * @property {number} stale       stale entries removed
 * @property {number} goal        the row recognised as the goal on removal; -1 none
 * @property {number} forgotten   entries dropped from memory
 */
export function summarise(from, t, rows, events) {
  const summary = {
    ...{ expanded: -1, children: 0, firstChild: -1, cycles: 0, cutoffs: 0, above: 0, lastAbove: -1, cutoffsAbove: 0 },
    ...{ stale: 0, goal: -1, forgotten: 0 },
  };
  const { parent, generatedAt } = rows.arrays;
  for (let event = from; event <= t; event++) {
    const kind = events.kindAt(event);
    const row = events.nodeAt(event);
    if (kind === ITERATION || kind === END) continue;
    const above = parent[row - rows.first];
    const isChild = above !== NEVER && above === summary.expanded;
    if (kind !== BACK_UP && generatedAt[row - rows.first] === event && above !== NEVER) {
      summary[isChild ? "children" : "above"]++;
      if (!isChild) summary.lastAbove = row;
      else if (summary.children === 1) summary.firstChild = row;
    }
    if (kind === EXPAND) summary.expanded = row;
    else if (kind === CYCLE) summary.cycles++;
    else if (kind === CUTOFF) summary[isChild || summary.expanded < 0 ? "cutoffs" : "cutoffsAbove"]++;
    else if (kind === STALE) summary.stale++;
    else if (kind === GOAL) summary.goal = row;
    else if (kind === FORGET) summary.forgotten++;
  }
  return summary;
}

/** Events that remove a node from the frontier, or recognise a child as the goal. */
const IN_HAND = flags((_, number) => [EXPAND, STALE, CUTOFF, GOAL, FOUND, VALUE].includes(number));
const EXPANSION = flags((_, number) => number === EXPAND);

/**
 * The current node at t: the one removed last. An expanded node stays current while its children are generated,
 * recognised or cut off, until the search is over. Before the first removal it is the iteration's root.
 * @returns {number} its row; -1 none
 */
export function nodeInHand(t, iteration, rows, events) {
  const before = (last, kinds) => {
    while (last >= iteration.firstEvent && !kinds[events.kindAt(last)]) last--;
    return last;
  };
  const last = before(t, IN_HAND);
  if (last < iteration.firstEvent) return rows.endAt(t) > iteration.firstRow ? iteration.firstRow : NEVER;
  const kind = events.kindAt(last);
  const ofChild = kind === CUTOFF || (kind === FOUND && events.kindAt(t) !== END);
  const expansion = ofChild ? before(last, EXPANSION) : last;
  return events.nodeAt(expansion < iteration.firstEvent ? last : expansion);
}
