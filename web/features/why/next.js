// Why the next entry of the frontier is first: its key compared with the runner-up's, and the tie-breaking rule.

import { FAMILIES } from "../../table/families.js";
import { END, ITERATION } from "../../table/kinds.js";

const LOOKED_AT = 256; // entries from the top that are compared; equal ones beyond are not counted

/**
 * @typedef {object} Reason  why an entry is expanded next
 * @property {string} what    empty, over (the search has ended), calls (a recursion), returns (one with nothing left to
 *   look at), alone, live (all others are stale), key (its key is lower), tie, order (of a queue or a stack), program (the
 *   order of an observed program), unknown (that order is not visible)
 * @property {object} [first]   the entry: row, label, priority, g, h, f, depth, entered (step), side
 * @property {object} [second]  the runner-up, in the same form
 * @property {string} [rule]  what decides a tie: fifo, lifo, low-h, high-g, state, deepest
 * @property {number} [equal]  number of compared entries with the same priority, including the first
 * @property {boolean} [more]  whether there may be more
 * @property {boolean} [stale]  whether stale entries before the runner-up are passed over
 * @property {{what: string}|null} [decision]  what the algorithm itself decides here. `what`, of a recursion: descends (a
 *   child is called next), back (the calls return to a caller, which calls another child), iterates (all return, before
 *   the next iteration), ends (all return), `nth`: which child is called, first or next, or the root, `cut`: the lowest f cut off so far in the iteration; of recursive best-first
 *   search: within (the best child's f is within the f-limit), turns (it is not, so the call returns), `lowest`, `second`:
 *   the lowest f of the children and the next one (infinity is null in JSON); of two searches that have met: meets (a better path may exist),
 *   stops (none can), emptied (nor can any, as one frontier is empty)
 */

/** @param {import("../../table/table.js").Table} table  @returns {Reason} */
export function reasonAt(table, t) {
  const reason = orderAt(table, t);
  if (["over", "empty"].includes(reason.what)) return reason;
  const { recursive, family, reverses } = table.traits;
  const decision = family ? null : recursive ? callAfter(table, t) : reverses ? sumOf(table, t) : limitOf(table, t);
  if (!recursive && table.at(t).stops && !["stops", "emptied"].includes(decision?.what)) return { what: "over" };
  return { ...reason, decision };
}

function orderAt(table, t) {
  const { listed: frontier, frontier: entries, returned } = table.at(t);
  const { traits } = table;
  if (table.finished && t >= table.endTime) return { what: "over" };
  if (frontier.count === 0) return { what: "empty" };
  const top = frontier.rows(0, Math.min(LOOKED_AT, frontier.count));
  const first = factsOf(table, top[0]);
  if (traits.recursive) {
    const returns = FAMILIES[traits.family]?.returns?.(table, top[0], t);
    return { what: returns ? "returns" : "calls", first, equal: frontier.count - returned };
  }
  if (traits.frontier === "inferred") return { what: "unknown" };
  if (first.priority === null) return { what: "dead", first };
  if (top.length === 1) return { what: entries.count > 1 ? "live" : "alone", first };
  const second = factsOf(table, top[1]);
  if (traits.frontier) return { what: "program", first, second };
  const { priority } = table.columns;
  const stale = entries.count > frontier.count && entries.at(t, true).entries.some(isBefore(table, first, second));
  if (first.priority !== second.priority) return { what: "key", first, second, stale };
  const equal = top.findIndex((row) => priority[row - table.firstRow] !== first.priority);
  const same = { equal: equal < 0 ? top.length : equal, more: equal < 0 && frontier.count > top.length };
  const rule = ruleBetween(table, top[0], top[1]);
  return { what: traits.key === null ? "order" : "tie", first, second, rule, stale, ...same };
}

/** Whether an entry is before the runner-up, or in a queue or a stack before the first one. */
function isBefore({ columns: { priority }, firstRow, traits }, first, second) {
  if (traits.key !== null) return (row) => priority[row - firstRow] <= (second.priority ?? Infinity);
  return traits.tie === "lifo" ? (row) => row > first.row : (row) => row < first.row;
}

/** The rule that decides between two of equal priority: if the tie-breaking rule does not, the order of arrival. */
function ruleBetween(table, one, other) {
  const { h, g, depth, state } = table.columns;
  const [a, b] = [one - table.firstRow, other - table.firstRow];
  const decides = { "low-h": h[a] !== h[b], "high-g": g[a] !== g[b], deepest: depth[a] !== depth[b], state: state[a] !== state[b] };
  const { tie } = table.traits;
  return decides[tie] === false ? "fifo" : tie;
}

function factsOf(table, row) {
  const { priority, g, h, depth, generatedAt } = table.columns;
  const at = row - table.firstRow;
  return {
    row,
    label: table.label(row),
    priority: Number.isFinite(priority[at]) ? priority[at] : null,
    g: g[at],
    h: Number.isNaN(h[at]) ? null : h[at],
    depth: depth[at],
    entered: table.stepOfTime(generatedAt[at]),
    t: generatedAt[at],
    side: table.side(row),
  };
}

/** What a recursion does after a step; null if that is not known. */
function callAfter(table, t) {
  const { summary } = table.at(t);
  const [kind, row] = [table.kindAt(t + 1), table.nodeAt(t + 1)];
  if (kind < 0 || t !== table.timeOfStep(table.stepOfTime(t))) return null;
  if (kind === ITERATION) return { what: "iterates", limit: table.iterationAt(t + 1).limit };
  if (kind === END) return { what: "ends" };
  const caller = table.columns.parent[row - table.firstRow];
  const what = caller === summary.expanded ? "descends" : "back";
  const cut = table.traits.limited === "f" ? table.at(t).lowestCut : Infinity;
  const limit = table.iterationAt(t).limit;
  const nth = what === "back" || summary.children > 1 ? "next" : caller < 0 ? "root" : "first";
  return { what, next: factsOf(table, row), nth, caller: table.label(caller), limit, cut: Number.isFinite(cut) ? cut : null };
}

/** Whether the lowest g of both sides of a bidirectional search leave room for a path of lower cost. */
function sumOf(table, t) {
  const { joined } = table.at(t).told;
  return joined && { what: joined.empty ? "emptied" : joined.stops ? "stops" : "meets", ...joined };
}

/** Whether the best child is within the f-limit of its call, in recursive best-first search; and the f of the second best. */
function limitOf(table, t) {
  const { limit, summary } = table.at(t);
  if (limit === null || summary.children === 0 || t !== table.timeOfStep(table.stepOfTime(t))) return null;
  const values = Array.from(table.children(summary.expanded, t), (child) => table.columns.priority[child - table.firstRow]);
  const [lowest, second = Infinity] = values.sort((one, other) => one - other).map((value) => (Number.isFinite(value) ? value : Infinity));
  const what = lowest > limit || lowest === Infinity ? "turns" : "within";
  return { what, lowest, limit, second, caller: factsOf(table, summary.expanded) };
}
