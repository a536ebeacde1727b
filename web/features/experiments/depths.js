// Summarises the rows by depth: number, mean and spread for each algorithm and heuristic.

/** The searches of one variant for the starts of one depth. Means are over those that found a solution (summary.py). */
export class Cell {
  searches = 0;
  /** @type {number[]} */
  values = [];
  /** @type {number[]} */
  branching = [];

  add(row, value) {
    this.searches++;
    if (row.outcome !== "solution") return;
    if (value !== null) this.values.push(value);
    if (row.b_star !== null) this.branching.push(row.b_star);
  }

  get mean() {
    return meanOf(this.values);
  }

  get meanBranching() {
    return meanOf(this.branching);
  }

  /** The lower and upper quartile. */
  get quartiles() {
    const sorted = this.values.toSorted((one, other) => one - other);
    return [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  }
}

/**
 * @param {import("./rows.js").Rows} rows
 * @param {(row: any) => number|null} measure
 * @returns {{depths: (number|null)[], unsolved: number, cell: (depth: number|null, variant: number) => Cell}}
 *   depths ascending; null, for unsuccessful searches of starts with unknown depth, is last
 */
export function byDepth(rows, measure) {
  /** @type {Map<number|null, Cell[]>} */
  const found = new Map();
  for (const [at, row] of rows.all.entries()) {
    if (!found.has(row.depth)) found.set(row.depth, []);
    const cells = found.get(row.depth);
    (cells[rows.variantOf[at]] ??= new Cell()).add(row, measure(row));
  }
  const depths = [...found.keys()].sort((one, other) => (one ?? Infinity) - (other ?? Infinity));
  const unsolved = rows.all.filter(({ outcome }) => outcome !== "solution").length;
  return { depths, unsolved, cell: (depth, variant) => found.get(depth)?.[variant] ?? new Cell() };
}

const meanOf = (values) => (values.length === 0 ? NaN : values.reduce((sum, value) => sum + value, 0) / values.length);

/** Interpolates linearly. */
function quantile(sorted, share) {
  if (sorted.length === 0) return NaN;
  const place = share * (sorted.length - 1);
  const [low, high] = [Math.floor(place), Math.ceil(place)];
  return sorted[low] + (place - low) * (sorted[high] - sorted[low]);
}
