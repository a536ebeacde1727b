// Two ways to search on the same starts, those first on which they differ most (as experiment/differing.py has it).

/** @typedef {{start: string, depth: number|null, x: number, y: number, ratio: number, rows: [any, any]}} Pair */

/**
 * @param {import("./rows.js").Rows} rows @param {number} one @param {number} other  ways
 * @param {(row: any) => number|null} measure
 * @returns {Pair[]} of the starts that have both numbers; of equal ratios the first start stands first
 */
export function pairsOf(rows, one, other, measure) {
  /** @type {Map<string, any[]>} */
  const found = new Map();
  for (const [at, row] of rows.all.entries()) {
    const side = [one, other].indexOf(rows.wayOf[at]);
    if (side < 0 || measure(row) === null) continue;
    const key = `${row.problem} ${row.start}`;
    if (!found.has(key)) found.set(key, []);
    found.get(key)[side] = row;
  }
  const pairs = [...found.values()].filter(([mine, theirs]) => mine && theirs).map(([mine, theirs]) => pairOf(mine, theirs, measure));
  return pairs.sort((a, b) => (a.ratio === b.ratio ? 0 : b.ratio - a.ratio));
}

function pairOf(mine, theirs, measure) {
  const [x, y] = [measure(mine), measure(theirs)];
  return { start: mine.start, depth: mine.depth, x, y, ratio: ratioOf(x, y), rows: /** @type {[any, any]} */ ([mine, theirs]) };
}

/** How many times the smaller one goes into the larger. */
function ratioOf(x, y) {
  const [small, large] = x < y ? [x, y] : [y, x];
  if (small > 0) return large / small;
  return large > 0 ? Infinity : 1;
}
