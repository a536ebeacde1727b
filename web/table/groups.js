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
 * @property {number} [by]     the successor of an outer call that sets it, and is next if this call returns; -1: none
 * @property {"forward"|"backward"} [side]
 * @property {string[]} marks  what the first ones are: best; alternative, of the innermost call; resumed, if it is next
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
  const [valueOf, after] = [(row) => (row < 0 ? Infinity : priority[row - firstRow]), table.at(t)];
  const isDone = t >= table.endTime || t === table.timeOfStep(after.step); // else a call may not have all its successors
  let next = -1; // sets the limit of the next call
  const found = [...calls.keys()].sort((one, other) => depth[one - firstRow] - depth[other - firstRow]).map((call) => {
    const isInnermost = call === after.current;
    const [by, [best]] = [next, calls.get(call)];
    const limit = valueOf(by);
    if (valueOf(best) <= limit && valueOf(best) < Infinity) next = best;
    const turns = isDone && isInnermost && (valueOf(best) > limit || valueOf(best) === Infinity);
    const marks = !isInnermost ? [] : turns ? ["best"] : ["best", "alternative"];
    return { list: new RowList(Int32Array.from(calls.get(call))), call, limit, by, marks: isDone ? marks : [], turns };
  });
  const resumed = found.at(-1)?.turns && found.find(({ list }) => list.rows(0, 1)[0] === found.at(-1).by);
  if (resumed) resumed.marks = ["resumed"];
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
