// The entries as an algorithm keeps them: the successors of each open call of recursive best-first search, or those of
// each side of a search from both ends.

import { RowList } from "./recursion.js";

/**
 * @typedef {object} Group  entries of a `list` at consecutive places, from `first` to before `end`
 * @property {import("./table.js").List} list
 * @property {number} first
 * @property {number} end
 * @property {number} [call]   the open call whose successors they are
 * @property {number} [limit]  its f-limit
 * @property {"forward"|"backward"} [side]
 * @property {string[]} marks  what the first ones are: best; alternative, which sets the limit of the next call
 * @property {boolean} turns   whether the call returns, as its best is beyond its f-limit
 */

/**
 * @param {any} list  entries in the order of expansion (frontier.js)
 * @returns {Group[]} the innermost call first, or the side of the start; empty for other searches
 */
export function groupsOf(table, t, list) {
  const { traits, forgets } = table;
  let end = 0;
  const found = forgets ? successors(table, t, list) : traits.reverses ? sides(table, list) : [];
  return found.map((group) => ({ marks: [], turns: false, ...group, first: end, end: (end += group.list.count) }));
}

function sides(table, list) {
  const of = (side) => ({ side, list: list.where((row) => table.side(row) === side) });
  return [of("forward"), of("backward")].filter(({ list: { count } }) => count > 0);
}

function successors(table, t, list) {
  const { columns: { parent, priority, depth }, firstRow } = table; // prettier-ignore
  const calls = new Map();
  for (const row of list.rows(0, list.count)) {
    const call = parent[row - firstRow];
    if (call < 0) return []; // the root, which is not called yet
    calls.set(call, [...(calls.get(call) ?? []), row]);
  }
  const [best, after] = [(call) => priority[calls.get(call)[0] - firstRow], table.at(t)];
  const isDone = t >= table.endTime || t === table.timeOfStep(after.step); // else a call may not have all its successors
  let bound = Infinity;
  const found = [...calls.keys()].sort((one, other) => depth[one - firstRow] - depth[other - firstRow]).map((call) => {
    const isInnermost = call === after.current;
    const limit = bound;
    bound = Math.min(bound, best(call));
    const turns = isDone && isInnermost && (best(call) > limit || best(call) === Infinity);
    const marks = !isInnermost ? ["alternative"] : turns ? ["best"] : ["best", "alternative"];
    return { list: new RowList(Int32Array.from(calls.get(call))), call, limit, marks: isDone ? marks : [], turns };
  });
  return found.reverse();
}

/** The groups as one list. @param {Group[]} groups @returns {import("./table.js").List} */
export function joined(groups) {
  const within = (place, { first, end }) => Math.max(first, Math.min(end, place)) - first;
  const rows = (from, n) => groups.flatMap((group) => [...group.list.rows(within(from, group), within(from + n, group) - within(from, group))]);
  const placeOf = (row) => groups.map(({ list, first }) => ({ at: list.indexOf(row), first })).find(({ at }) => at >= 0);
  return {
    count: groups.at(-1).end,
    rows: (from, n) => Int32Array.from(rows(from, n)),
    indexOf: (row) => ((found) => (found ? found.first + found.at : -1))(placeOf(row)),
  };
}
