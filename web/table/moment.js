// One time of a search, with facts that are computed on demand and cached.

import { RowList, callStack, lowestCut } from "./recursion.js";
import { END, EXPAND, GOAL, ITERATION, KINDS, STALE, flags } from "./kinds.js";
import { Frontier, waitingAt } from "./frontier.js";
import { linesRun } from "./ran.js";
import { groupsOf, joined } from "./groups.js";
import { nodeInHand, summarise } from "./summary.js";
import { tell } from "./told.js";

const RUNS = flags(({ makes, leaves }, number) => (makes || leaves) && number !== EXPAND);

export class Moment {
  #table;
  #known = new Map();

  /**
   * @param {import("./table.js").Table} table
   * @param {number} t  in memory, or the time before the first event that is
   */
  constructor(table, t) {
    this.#table = table;
    this.t = t;
  }

  #once(what, find) {
    if (!this.#known.has(what)) this.#known.set(what, find());
    return this.#known.get(what);
  }

  /**
   * @returns {{kind: number, node: number, line: number}|null} the event t (node: a row, the iteration's number or -1;
   *   line: of the algorithm's source, from 1); null if it is not in memory
   */
  get event() {
    return this.#once("event", () => {
      const { events } = this.#table.store;
      const { t } = this;
      if (t < events.first || t >= events.end) return null;
      return Object.freeze({ kind: events.kind.at(t), node: events.node.at(t), line: events.line.at(t) });
    });
  }

  /** The name of the event's kind; null if the event is not in memory. */
  get eventName() {
    return this.event && KINDS[this.event.kind].name;
  }

  /** The number of expansions so far, which is the step of this time. */
  get step() {
    return this.#once("step", () => this.#table.store.steps.countAt(this.t));
  }

  /** The iteration of this time, internal to this folder. */
  get iteration() {
    return this.#once("iteration", () => this.#table.store.iterations.at(this.t));
  }

  /** The row of the current node (summary.js); -1 none. */
  get row() {
    const { rows, events } = this.#table.store;
    return this.#once("row", () => nodeInHand(this.t, this.iteration, rows, events));
  }

  /**
   * The counts. Of the search so far: expanded, generated (children, including duplicates), reached (states with a
   * node), maxFrontier (the largest frontier, including stale entries), maxCalls (the most nested calls), deepest (-1
   * before the first node), branching (generated / expanded; NaN before the first expansion). Of the iteration:
   * frontier (entries, including stale ones), calls (current ones, the length of the list `frontier`), iteration
   * (0-based), limit (null for algorithms without). Of the current node: row, depth (both -1: none) and g (NaN). Calls
   * are null if the search is not recursive.
   */
  get stats() {
    return this.#once("stats", () => {
      const { store, traits } = this.#table;
      const { t, iteration, row } = this;
      const { arrays, first } = store.rows;
      const { maxCalls, ...counts } = store.tallies.at(t, iteration);
      return Object.freeze({
        ...counts,
        calls: traits.recursive ? this.frontier.count : null,
        maxCalls: traits.recursive ? maxCalls : null,
        row,
        depth: row < 0 ? -1 : arrays.depth[row - first],
        g: row < 0 ? NaN : arrays.g[row - first],
        iteration: iteration.index,
        limit: t < iteration.firstEvent ? null : iteration.limit,
        branching: counts.expanded === 0 ? NaN : counts.generated / counts.expanded,
      });
    });
  }

  get #from() {
    return Math.max(this.iteration.firstEvent, this.#table.store.steps.lastBefore(this.t) + 1);
  }

  /**
   * @returns {import("./summary.js").StepSummary} the events of the current step so far: those of its iteration after
   *   the previous position
   */
  get summary() {
    const { rows, events } = this.#table.store;
    return this.#once("summary", () => Object.freeze(summarise(this.#from, this.t, rows, events)));
  }

  /** The row being expanded, or found to be the goal; -1: none, as at the end of two searches that have met. */
  get current() {
    const { expanded, goal } = this.summary;
    return goal >= 0 ? goal : this.meeting && this.event?.kind === END ? -1 : expanded;
  }

  /** @returns {import("./told.js").Told} of the same events, which nodes they are about */
  get told() {
    return this.#once("told", () => tell(this.#table, this, this.#from));
  }

  /** Whether a step of a recursion leaves the search here, so that the events up to the next one are known. */
  get #isLeft() {
    const { traits } = this.#table;
    if (!traits.recursive || traits.family || this.t !== this.#table.timeOfStep(this.step)) return false;
    return this.summary.expanded >= 0;
  }

  /**
   * The f-limit of each open call in recursive best-first search, the root's first: the lowest f of the successors beside
   * it and above. Infinite without another successor. @returns {Map<number, number>} by row; empty for other searches
   */
  get limits() {
    return this.#once("limits", () => {
      const { columns: { depth, priority }, firstRow, forgets } = this.#table; // prettier-ignore
      const entries = forgets ? this.live.rows(0, this.live.count) : [];
      const beside = (at) => entries.find((row) => depth[row - firstRow] <= at);
      const calls = Array.from(forgets ? this.#table.path(this.summary.expanded) : []);
      return new Map(calls.map((row, at) => [row, priority[beside(at) - firstRow] ?? Infinity]));
    });
  }

  /** That of the current call; null for other searches. */
  get limit() {
    return [...this.limits.values()].at(-1) ?? null;
  }

  /**
   * The source's lines that ran in this step, the last one last (ran.js); without the source's `runs`, those of its
   * events. Negative: not in the listing for a lecture.
   */
  get ran() {
    const [table, { traits, store }] = [this.#table, this.#table];
    if (traits.source?.runs && !traits.family) return linesRun(table, store.steps.lastBefore(this.t) + 1, this.t);
    const lines = new Set();
    for (let at = this.#from; at < this.t; at++) {
      if (RUNS[table.kindAt(at)]) lines.add(store.events.line.at(at));
    }
    lines.delete(this.event?.line);
    return [...lines, this.event?.line ?? 0];
  }

  /** @returns {ArrayLike<number>|null} the two nodes of one state through which a bidirectional search's path leads */
  get meeting() {
    return this.#table.store.meetings.pairAt(this.t, this.iteration);
  }

  /** The cost of the best path that a bidirectional search has found; null: none. */
  get best() {
    const [{ meeting }, { columns, firstRow }] = [this, this.#table];
    return meeting && columns.g[meeting[0] - firstRow] + columns.g[meeting[1] - firstRow];
  }

  /** Whether the search ends without another expansion, although its frontier may have entries. */
  get stops() {
    let [table, t] = [this.#table, this.t];
    while (table.kindAt(t + 1) === STALE) t++;
    const next = table.kindAt(t + 1);
    return Boolean(table.finished && t >= table.endTime) || next === END || (next === GOAL && table.traits.reverses === true);
  }

  /** Whether no node is next: the search has ended, or is about to, or all calls have returned. */
  get isOver() {
    const { traits, finished, endTime } = this.#table;
    return traits.recursive ? Boolean(finished && this.t >= endTime) || this.open === 0 : this.stops;
  }

  /** The row that is expanded next, or whose call goes on; -1: none. */
  get next() {
    return this.isOver ? -1 : (this.listed.rows(0, 1)[0] ?? -1);
  }

  /** The same; in a search by calls the row that is called next, so far as that is known. */
  get called() {
    const [table, at] = [this.#table, this.t + 1];
    if (this.calls === null) return this.next;
    return [EXPAND, GOAL].includes(table.kindAt(at)) ? table.nodeAt(at) : -1;
  }

  /** How many of the listed calls return before the next expansion. */
  get returned() {
    return this.#once("returned", () => {
      const [table, t] = [this.#table, this.t];
      if (!this.#isLeft) return 0;
      const { depth, parent } = table.columns;
      const [next, deepest] = [table.kindAt(t + 1), depth[this.summary.expanded - table.firstRow]];
      if (next === ITERATION || next === END) return deepest + 1;
      const caller = next < 0 ? this.frontier.rows(0, 1)[0] : parent[table.nodeAt(t + 1) - table.firstRow]; // the budget may be spent
      return caller < 0 ? 0 : Math.max(0, deepest - depth[caller - table.firstRow]);
    });
  }

  /** How many calls of the list have not returned. */
  get open() {
    return this.listed.count - this.returned;
  }

  /** The rows of these calls in a search by calls; null: it is none. @returns {Int32Array|null} */
  get calls() {
    const { traits } = this.#table;
    return traits.recursive && !traits.family ? this.#once("calls", () => this.listed.rows(0, this.open)) : null;
  }

  /** @returns {number|null} what the call at a place of the list has returned (lowestCut); null if it is still open */
  resultAt(place) {
    return place < this.open ? null : this.resultOf(this.listed.rows(place, 1)[0]);
  }

  /** The same of a row, whose call has returned. */
  resultOf(row) {
    return lowestCut(row, this.t, this.#table.store.rows);
  }

  /** The lowest f that was cut off so far in this iteration; Infinity if nothing was. */
  get lowestCut() {
    const { rows } = this.#table.store;
    return this.#once("lowestCut", () => lowestCut(this.iteration.firstRow, this.t, rows));
  }

  /**
   * @returns {import("./table.js").List} the entries in the order of expansion; in a recursion the calls, innermost
   *   first
   */
  get frontier() {
    return this.#once("frontier", () => {
      const { store, traits, outcome } = this.#table;
      const { tallies, rows, blocks, events, states } = store;
      const { t, iteration } = this;
      if (traits.recursive) return new RowList(callStack(t, iteration, rows, events, outcome));
      const open = blocks.openAfter(t, iteration.firstRow, rows.endAt(t));
      const entries = waitingAt(t, tallies.at(t, iteration).frontier, open, rows);
      return new Frontier(entries, rows, states, traits.tie);
    });
  }

  /** @returns {import("./table.js").List} the same without stale entries: the first one is expanded next */
  get live() {
    const { frontier, t } = this;
    return this.#once("live", () => (frontier instanceof Frontier ? frontier.at(t, false) : frontier));
  }

  /**
   * @returns {import("./table.js").List} the same; in a recursion, where a step leaves the search, the calls of the node
   *   that it has expanded: the open ones, then those that have returned, innermost first
   */
  get listed() {
    return this.#once("listed", () => {
      if (!this.#isLeft) return this.live;
      const [calls, { returned }] = [this.#table.path(this.summary.expanded).reverse(), this];
      const rows = new Int32Array(calls.length);
      rows.set(calls.subarray(returned));
      rows.set(calls.subarray(0, returned), calls.length - returned);
      return new RowList(rows);
    });
  }

  /** @returns {{groups: import("./groups.js").Group[], list: import("./table.js").List}} a list of entries in groups */
  grouped(list) {
    const groups = groupsOf(this.#table, this.t, list);
    return { groups, list: groups.length > 0 ? joined(groups) : list };
  }
}
