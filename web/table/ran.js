// Which lines of the source have run in a step, from the ways between its stops (source_listing/runs.py).

import { CUTOFF, END, FORGET, GOAL, ITERATION, SUPERSEDED, flags } from "./kinds.js";
import { lowestCut } from "./recursion.js";

const OF_CALLER = flags(({ makes }, number) => makes || number === FORGET || number === SUPERSEDED);
const NONE = [0, 0, "", []];

/**
 * @param {import("./table.js").Table} table  with the source's `runs`
 * @param {number} from  the first event of the step
 * @returns {number[]} the lines that have run up to event t and then until a loop goes on, a call is made, or the last
 *   call has returned, which then may forget its children; in the order in which each ran last; if none has, as
 *   at a goal that was found when generated, those of the step before. Negative: not in the listing for a lecture
 */
export function linesRun(table, from, t) {
  const first = turned(table, from) <= t ? turned(table, from) : from;
  const end = turned(table, t + 1);
  const lines = new Set();
  for (let at = first; at <= end; at++) {
    const [, kept, , ran] = wayTo(table, at);
    for (const line of ran.slice(at === first && first > 0 ? kept : 0, at === end ? kept : ran.length)) {
      lines.delete(line);
      lines.add(line);
    }
  }
  if (from === 0 || [...lines].some((line) => line > 0)) return [...lines];
  return [...lines, ...linesRun(table, table.store.steps.lastBefore(from - 1) + 1, from - 1)];
}

/** The event after those that forget nodes. */
function turned(table, t) {
  while (table.kindAt(t) === FORGET) t++;
  return t;
}

/** The way to event t from the one before it, to whose step its first `kept` lines belong. */
function wayTo(table, t) {
  const [kind, before, { columns, firstRow, store }] = [table.kindAt(t), table.kindAt(t - 1), table];
  const { ways, calls, first } = table.traits.source.runs;
  if (kind < 0 || (t > 0 && before < 0)) return NONE;
  let cut = calls.length < 2 && kind === END ? JSON.parse(table.outcome)?.outcome === "cutoff" : before === CUTOFF;
  const way = (from, to) => ways[from]?.findLast(([end, , when]) => end === to && (!when || (when === "cut") === cut)) ?? NONE;
  let [from, to] = [t > 0 ? store.events.line.at(t - 1) : first, kind === END ? 0 : store.events.line.at(t)];
  if (calls.length < 2 || before === GOAL) return way(from, to); // at the goal, calls are shown as open
  const depth = (row) => (row < 0 ? -1 : columns.depth[row - firstRow]);
  let [row, above, caller] = [callAt(table, t - 1), callAt(table, t - 1), callAt(table, t)];
  while (depth(above) > depth(caller)) above = columns.parent[above - firstRow];
  const [ran, isCall] = [[], above !== caller];
  for (let levels = depth(row) - depth(caller) + Number(isCall); levels > 0; levels--) {
    cut ||= lowestCut(row, t - 1, store.rows) !== Infinity;
    ran.push(...way(from, 0)[3]);
    row = columns.parent[row - firstRow];
    from = calls[row < 0 ? 0 : 1];
  }
  const last = way(from, isCall ? calls[row < 0 ? 0 : 1] : to);
  return [to, ran.length || last[1], "", [...ran, ...last[3], ...(isCall ? way(calls[2], to)[3] : [])]];
}

/** The row whose call event t is in; -1: the search's own function. */
function callAt(table, t) {
  const [kind, row] = [table.kindAt(t), table.nodeAt(t)];
  if (kind < 0 || kind === ITERATION || row < 0) return -1;
  return OF_CALLER[kind] ? table.columns.parent[row - table.firstRow] : row;
}
