// What a sentence tells of a step beyond its counts: which nodes, and the limit of a call.

import { NEVER } from "./codes.js";
import { BACK_UP, MEET, STALE, SUPERSEDED } from "./kinds.js";

const SAID = 5; // nodes of a kind: of more, only the number is told

/**
 * @typedef {object} Told  rows, unless another meaning is given
 * @property {number[]} children  of the expanded node
 * @property {number[]} reached   for each child with a name, the lowest path cost of its state before; NaN none. Of a few
 * @property {number[]} above     children of other nodes, generated after the return from the expanded node
 * @property {number[]} stale     stale entries that are removed, the first ones
 * @property {number} better      because of which the only one of them that is no child is stale; -1 unknown
 * @property {number[]} older     entries that a child has superseded
 * @property {number|null} limit  f-limit of the expanded node's call in recursive best-first search; null: none
 * @property {number} by         the successor of an outer call that sets it; -1 none
 * @property {number[]} returned  nodes whose calls have returned, in order
 * @property {number[]} results   what they have returned in iterative deepening
 * @property {number} cycle     in a search by calls, the depth at which the path of the expanded node has its state already; -1: at none
 * @property {ArrayLike<number>[]} met  for each state in which two searches have met in this step, its two nodes
 * @property {{forward: number|null, backward: number|null, cost: number, stops: boolean, empty: boolean}|null} joined  of
 *   two searches that have met: the lowest g of each, the lowest cost so far, whether no better path is left, and whether
 *   that is because one has no entry; null: they have not met
 *
 * @param {import("./table.js").Table} table
 * @param {import("./moment.js").Moment} moment
 * @param {number} from  time of the step's first event
 * @returns {Told}
 */
export function tell(table, moment, from) {
  const { children, firstChild, above, lastAbove } = moment.summary;
  const calls = moment.returned > SAID ? 0 : moment.returned;
  const named = table.traits.states?.kind === "text" && children <= SAID ? children : 0;
  const told = {
    ...{ children: following(firstChild, children), reached: following(firstChild, named).map((row) => lowestBefore(table, row)), above: above > SAID ? [] : following(lastAbove - above + 1, above) },
    ...{ stale: [], better: NEVER, older: [], limit: moment.limit, by: NEVER, cycle: cycleAt(table, moment), met: [], joined: joinedAt(table, moment) },
    ...{ returned: calls ? Array.from(moment.listed.rows(moment.open, calls)) : [], results: following(calls && moment.open, calls).map((at) => moment.resultAt(at)) },
  };
  const [innermost] = moment.limit === null ? [] : moment.grouped(moment.live).groups;
  if (innermost?.call === moment.summary.expanded) told.by = innermost.by;
  for (let at = from; at <= moment.t; at++) {
    const [kind, row] = [table.kindAt(at), table.nodeAt(at)];
    if (kind === STALE) told.stale.push(row);
    else if (kind === BACK_UP) told.returned.push(row);
    else if (kind === SUPERSEDED) told.older.push(row);
    else if (kind === MEET) told.met.push(table.at(at).meeting);
  }
  const alone = told.stale.filter((row) => table.columns.parent[row - table.firstRow] !== moment.summary.expanded);
  if (alone.length === 1) told.better = betterThan(table, alone[0], moment.t);
  told.stale.length = Math.min(SAID, told.stale.length);
  return told;
}

const following = (row, count) => Array.from({ length: count }, (_, at) => row + at);

/** The depth of the last node above the expanded one that has its state, in a search by calls. */
function cycleAt(table, { calls, summary }) {
  const { columns: { state }, firstRow } = table; // prettier-ignore
  const [row, ...above] = calls && summary.expanded >= 0 ? Array.from(table.path(summary.expanded)).reverse() : [NEVER];
  const depth = above.findIndex((each) => state[each - firstRow] === state[row - firstRow]);
  return depth < 0 ? NEVER : above.length - 1 - depth;
}

/** Whether two searches that have met stop: a path through both frontiers costs at least both lowest g, stale or not. */
function joinedAt(table, moment) {
  if (!moment.meeting) return null;
  const { best: cost, live, frontier, stops } = moment; // whose lists take time
  const { priority } = table.columns;
  const lowestOf = (list) => {
    const rows = list.rows(0, list.count);
    return ["forward", "backward"].map((side) => priority[rows.find((row) => table.side(row) === side) - table.firstRow] ?? null);
  };
  const isOpen = (lowest) => !lowest.includes(null) && lowest[0] + lowest[1] < cost;
  const found = lowestOf(live);
  const [forward, backward] = stops || isOpen(found) ? found : lowestOf(frontier);
  return { forward, backward, cost, stops, empty: forward === null || backward === null };
}

/** The lowest path cost of a node of the same state, side and iteration that was generated before. */
function lowestBefore(table, row) {
  const { columns: { state, g, iteration }, firstRow } = table; // prettier-ignore
  const wanted = row - firstRow;
  let lowest = NaN;
  for (let cell = state.indexOf(state[wanted]); cell < wanted; cell = state.indexOf(state[wanted], cell + 1)) {
    const isLike = iteration[cell] === iteration[wanted] && table.side(cell + firstRow) === table.side(row);
    if (isLike && !(g[cell] >= lowest)) lowest = g[cell];
  }
  return lowest;
}

/** The node of the same state and side that was expanded before t, or else has the lowest path cost; -1 none. */
function betterThan(table, row, t) {
  const { columns: { state, g, expandedAt }, firstRow } = table; // prettier-ignore
  const isDone = (cell) => expandedAt[cell] >= 0 && expandedAt[cell] < t;
  const [wanted, end] = [row - firstRow, table.rowsAt(t) - firstRow];
  let [best, cell] = [NEVER, Math.max(0, table.iterationAt(t).firstRow - firstRow) - 1];
  for (;;) {
    cell = state.indexOf(state[wanted], cell + 1); // ten times faster than a loop over a million nodes
    if (cell < 0 || cell >= end) return best < 0 ? NEVER : best + firstRow;
    if (cell === wanted || table.side(cell + firstRow) !== table.side(row)) continue;
    const [now, before] = [isDone(cell), best >= 0 && isDone(best)];
    if (best < 0 || (now && !before) || (now === before && g[cell] < g[best])) best = cell;
  }
}
