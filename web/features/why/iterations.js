// The iterations of a search: the work of each, and how much of it was repeated.

/** Counts, as the table grows, how many expansions of each iteration repeat the previous one. */
class Repeats {
  #upTo = [0]; // of the expansions taken in, up to each
  #start; // the number of the expansion before the first of them
  #taken;
  #expandedIn = []; // state → index of the last iteration that expanded it, and of the one before that
  #before = [];
  #peaks = []; // by depth, on the path to the last expanded node

  constructor(table) {
    this.table = table;
    this.#start = this.#taken = table.firstExpansion - 1;
    this.from = table.firstExpansion > 1 ? table.iterations.find(({ dropped }) => !dropped)?.index : 0;
  }

  /** Of an iteration's expansions after the one with the first number, up to the other. @returns {number|null} null if unknown, because the iteration or the previous one was not in memory */
  of(index, before, last) {
    if (index < this.from || (index === this.from && index > 0)) return null;
    return this.#upTo[last - this.#start] - this.#upTo[before - this.#start];
  }

  takeIn() {
    const { table } = this;
    const { state, iteration } = table.columns;
    const limits = new Map(table.iterations.map(({ index, limit }) => [index, limit]));
    for (let k = Math.max(this.#taken + 1, table.firstExpansion); k <= table.expansionCount; k++) {
      const row = table.rowOfExpansion(k);
      const at = row - table.firstRow;
      const index = iteration[at];
      this.#upTo.push(this.#upTo.at(-1) + Number(this.#wasMade(at, index, limits)));
      if (this.#expandedIn[state[at]] === index) continue;
      this.#before[state[at]] = this.#expandedIn[state[at]];
      this.#expandedIn[state[at]] = index;
    }
    this.#taken = table.expansionCount;
  }

  /** The greatest f on the path to the current node: in a recursion, the last one expanded above it is its parent. */
  #peak(depth, f) {
    const peak = depth > 0 ? Math.max(f, this.#peaks[depth - 1]) : f;
    this.#peaks[depth] = peak;
    return peak;
  }

  /** With a limit, a node repeats if it was within the previous limit; otherwise states are compared. */
  #wasMade(at, index, limits) {
    const { traits, columns } = this.table;
    const { depth, g, h, state } = columns;
    const last = limits.get(index - 1) ?? -Infinity;
    if (!traits.stale_when && traits.limited === "depth" && traits.recursive) return depth[at] < last;
    if (!traits.stale_when && traits.limited === "f") return this.#peak(depth[at], g[at] + h[at]) <= last;
    return (this.#expandedIn[state[at]] === index ? this.#before : this.#expandedIn)[state[at]] === index - 1;
  }
}

export class Iterations {
  /** @param {import("../../table/table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.repeats = new Repeats(table);
  }

  /** Whether the search has iterations, as far as is known. */
  get any() {
    return this.table.iterations[0]?.limit != null;
  }

  /**
   * @param {number} t  the current time
   * @param {number} until  later events are ignored
   * @returns {{index: number, limit: number, before: number|null, step: number, expanded: number, generated: number,
   *   again: number|null, outcome: string|null, dropped: boolean, now: boolean}[]}  before: the last limit, at which
   *   `again` of them were expanded, too; outcome null: in progress; "done": all calls have returned, but nothing is known
   *   of what comes next
   */
  facts(t, until) {
    const { table, repeats } = this;
    repeats.takeIn();
    const all = table.iterations.filter(({ firstEvent }) => firstEvent <= until);
    const now = table.iterationAt(t).index;
    return all.map((each, at) => {
      const whole = at < all.length - 1 || until >= each.lastEvent;
      const { expanded, generated } = whole ? each : this.#soFar(each, until);
      const last = at === all.length - 1;
      const ended = last && table.rests && until >= table.endTime;
      const outcome = !last ? "cutoff" : ended ? JSON.parse(table.outcome).outcome : this.#isDone(until) ? "done" : null;
      const { index, limit, firstStep: step, firstEvent, dropped, expandedBefore } = each;
      const again = repeats.of(index, expandedBefore, expandedBefore + expanded);
      return { index, limit, before: all[at - 1]?.limit ?? null, step, firstEvent, expanded, generated, again, outcome, dropped, now: index === now };
    });
  }

  #isDone(until) {
    const { returned, open } = this.table.at(until);
    return returned > 0 && open === 0;
  }

  #soFar({ expandedBefore, firstEvent }, until) {
    const { expanded, generated } = this.table.at(until).stats;
    return { expanded: expanded - expandedBefore, generated: generated - this.#generatedBefore(firstEvent) };
  }

  #generatedBefore(firstEvent) {
    const before = this.table.iterations.filter((each) => each.firstEvent < firstEvent);
    return before.reduce((sum, { generated }) => sum + generated, 0);
  }
}

const WHOLE = new Set(["cutoff", "failure"]); // outcomes of iterations that reached their limit everywhere

/**
 * The cost of repetition: the expansions of all complete iterations, compared with the last one, and b/(b − 1), its
 * limit in a tree where every node has b children and the depth limit grows without bound (Korf 1985).
 * @param {ReturnType<Iterations["facts"]>} facts
 * @returns {{total: number, last: number, ratio: number, branching: number, bound: number}|null} null before two of them
 *   have expanded something
 */
export function costOf(facts) {
  const whole = facts.filter(({ outcome, expanded }) => expanded > 0 && WHOLE.has(outcome));
  const last = whole.at(-1);
  if (whole.length < 2 || last.generated <= last.expanded) return null;
  const total = whole.reduce((sum, { expanded }) => sum + expanded, 0);
  const branching = last.generated / last.expanded;
  return { total, last: last.expanded, ratio: total / last.expanded, branching, bound: branching / (branching - 1) };
}
