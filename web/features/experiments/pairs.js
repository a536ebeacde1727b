// Two variants for the same starts, largest differences first (like experiment/widest_gap.py).

/** @typedef {{start: string, depth: number|null, x: number, y: number, ratio: number, rows: [any, any]}} Pair */

/**
 * @param {import("./rows.js").Rows} rows @param {number} one @param {number} other  variants
 * @param {(row: any) => number|null} measure
 * @returns {Pair[]} of the starts with both numbers; equal ratios in order of the starts
 */
export function pairsOf(rows, one, other, measure) {
  /** @type {Map<string, any[]>} */
  const found = new Map();
  for (const [at, row] of rows.all.entries()) {
    const side = [one, other].indexOf(rows.variantOf[at]);
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

/** The ratio of the larger to the smaller number. */
function ratioOf(x, y) {
  const [small, large] = x < y ? [x, y] : [y, x];
  if (small > 0) return large / small;
  return large > 0 ? Infinity : 1;
}
