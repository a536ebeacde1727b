// The entries in the order of expansion, in which stale ones that follow each other are one.

export const LOOKED_AT = 64; // entries from the top: all of a long list would have to be sorted

/**
 * @param {import("../table/table.js").List} frontier
 * @param {import("../table/table.js").List} live  the same without stale entries
 * @param {number} most  runs of stale entries from the top; the others are left out
 * @returns the list, the runs by the first entry of each, which is in the list, and the one before the first live entry
 */
export function withRuns(frontier, live, most) {
  const [isLive, runs, heads] = [new Set(live.rows(0, LOOKED_AT)), new Map(), []];
  let run = null;
  for (const row of frontier.rows(0, LOOKED_AT)) {
    if (isLive.has(row)) run = null;
    else if (run) run.push(row);
    else if (runs.size < most) runs.set(row, (run = [row]));
    else break;
    if (!run || run[0] === row) heads.push(row);
  }
  const rowsAfter = (from, end) => live.rows(Math.max(from, heads.length) - runs.size, Math.max(0, end - Math.max(from, heads.length)));
  const rows = (from, n) => Int32Array.from([...heads.slice(from, from + n), ...rowsAfter(from, from + n)]);
  const indexOf = (row) => {
    const [early, place] = [heads.findIndex((head) => head === row || runs.get(head)?.includes(row)), live.indexOf(row)];
    return early >= 0 || place < 0 ? early : place + runs.size;
  };
  return { list: { count: live.count + runs.size, rows, indexOf }, runs, before: runs.get(heads[0]) ?? [] };
}
