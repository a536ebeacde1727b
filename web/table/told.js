// What a sentence tells of a step beyond its counts: which nodes, and the limit of a call.

import { NEVER, STATUS } from "./codes.js";
import { BACK_UP, CUTOFF, KINDS, STALE } from "./kinds.js";

const SAID = 5; // stale entries: of more, only the number is told

/**
 * @typedef {object} Told  rows, unless another meaning is given
 * @property {number[]} cut        children of the expanded node that are cut off
 * @property {number[]} cutAbove   other nodes that are cut off
 * @property {number[]} stale      stale entries that are removed, the first ones
 * @property {number} better       because of which the only one of them is stale; -1 unknown
 * @property {number|null} limit   f-limit of the expanded node's call in recursive best-first search; null: none, or
 *   infinite
 * @property {number} returned     the node whose call has returned, with its backed-up f; -1 none
 * @property {string[]} first     names of the kinds of its events that no earlier step has
 * @property {number} late        of the children, how many are stale from the beginning: their state was visited before
 * @property {ArrayLike<number>} met  the two nodes of the state in which two searches have met in this step
 *
 * @param {import("./table.js").Table} table
 * @param {import("./moment.js").Moment} moment
 * @param {number} from  time of the step's first event
 * @returns {Told}
 */
export function tell(table, moment, from) {
  const { expanded } = moment.summary;
  const { parent } = table.columns;
  const met = moment.summary.met >= 0 ? (moment.meeting ?? []) : [];
  const told = {
    cut: [], cutAbove: [], stale: [], better: NEVER, limit: moment.limit, returned: NEVER, met, first: [], late: lateOf(table, moment),
  }; // prettier-ignore
  const kinds = new Set();
  for (let at = from; at <= moment.t; at++) {
    const [kind, row] = [table.kindAt(at), table.nodeAt(at)];
    if (kind === CUTOFF) (parent[row - table.firstRow] === expanded ? told.cut : told.cutAbove).push(row);
    else if (kind === STALE && told.stale.push(row) === 1) told.better = betterThan(table, row, at);
    else if (kind === BACK_UP) told.returned = row;
    kinds.add(kind);
  }
  told.first = [...kinds].filter((kind) => isNew(table, kind, from)).map((kind) => KINDS[kind].name);
  told.stale.length = Math.min(SAID, told.stale.length);
  return told;
}

function lateOf(table, { t, summary: { firstChild, children } }) {
  if (!table.traits.stale_when) return 0;
  return Array.from({ length: children }, (_, at) => table.status(firstChild + at, t)).filter((each) => each === STATUS.STALE).length;
}

/** Whether no event before t is of this kind; false if some of them are no longer in memory. */
function isNew(table, kind, t) {
  let at = t - 1;
  while (at >= 0 && table.kindAt(at) !== kind && table.kindAt(at) >= 0) at--;
  return at < 0;
}

/** The node of the same state and side that was expanded before t, or else has the lowest path cost; -1 none. */
function betterThan(table, row, t) {
  const { state, g, expandedAt } = table.columns;
  const cell = (other) => other - table.firstRow;
  const side = table.side(row);
  let best = NEVER;
  const isDone = (other) => expandedAt[cell(other)] >= 0 && expandedAt[cell(other)] < t;
  for (let other = table.iterationAt(t).firstRow; other < table.rowsAt(t); other++) {
    if (other === row || state[cell(other)] !== state[cell(row)] || table.side(other) !== side) continue;
    const [now, before] = [isDone(other), best >= 0 && isDone(best)];
    if (best < 0 || (now && !before) || (now === before && g[cell(other)] < g[cell(best)])) best = other;
  }
  return best;
}
