// Running counts of a search, stored for every 64th event, so that the counts at any time need only a short scan.

import { Column } from "./column.js";
import { END, EXPAND, ITERATION, KINDS } from "../kinds.js";

const SPACING = 64;

/**
 * The counts at one time. Of the whole search: expanded, generated (children, including discarded ones, but not copies
 * of backed-up nodes), reached (states with a node), maxFrontier (the largest frontier, including stale entries),
 * maxCalls (in a recursion, the most nested calls) and deepest (-1 while there is no node). Of the iteration: frontier.
 */
export class Tally {
  expanded = 0;
  generated = 0;
  maxFrontier = 0;
  maxCalls = 0;
  frontier = 0;
  deepest = -1;
  reached = 0;

  /** The same counts, with an empty iteration. */
  atIterationStart() {
    return Object.assign(new Tally(), this, { frontier: 0 });
  }

  /** Counts event t, whose late cells have been written. */
  count(rows, kind, row, t) {
    if (kind === ITERATION) Object.assign(this, this.atIterationStart());
    if (kind === ITERATION || kind === END) return;
    const { parent, depth, state, generatedAt, removedAt } = rows.arrays;
    const i = row - rows.first;
    const born = generatedAt[i] === t;
    const left = removedAt[i] === t;
    if (born) {
      if (parent[i] >= 0 && KINDS[kind].generates) this.generated++;
      if (depth[i] > this.deepest) this.deepest = depth[i];
      if (state[i] >= this.reached) this.reached = state[i] + 1; // states are numbered in order of appearance
      if (!left && ++this.frontier > this.maxFrontier) this.maxFrontier = this.frontier;
    } else if (left) {
      this.frontier--;
    }
    if (kind === EXPAND) this.expanded++;
    const calls = left ? depth[i] + 1 : Math.max(1, depth[i]); // of the node, or of its caller
    if (calls > this.maxCalls) this.maxCalls = calls;
  }
}

const FIELDS = Object.keys(new Tally());

/** The counts before the first event in the table. */
export function startingTally(expanded = 0, generated = 0) {
  return Object.assign(new Tally(), { expanded, generated });
}

export class Tallies {
  /** @param {Tally} start  the counts before the first event */
  constructor(firstEvent, rows, events, start) {
    this.rows = rows;
    this.events = events;
    this.running = Object.assign(new Tally(), start);
    this.kept = new Column(Int32Array, 0, FIELDS.length * Math.ceil(firstEvent / SPACING));
  }

  /** Counts the next event. */
  count(t, kind, row) {
    if (t % SPACING === 0) for (const field of FIELDS) this.kept.push(this.running[field]);
    this.running.count(this.rows, kind, row, t);
  }

  /**
   * @param {number} t
   * @param {{firstEvent: number, before: Tally}} iteration  the iteration of t, with the counts before its first event
   * @returns {Tally}
   */
  at(t, iteration) {
    const nearest = Math.floor((t + 1) / SPACING);
    const tally = Object.assign(new Tally(), iteration.before);
    let from = iteration.firstEvent;
    const place = nearest * FIELDS.length;
    if (nearest * SPACING > from && place < this.kept.end) {
      from = nearest * SPACING;
      for (const [offset, field] of FIELDS.entries()) tally[field] = this.kept.at(place + offset);
    }
    for (let event = from; event <= t; event++) {
      tally.count(this.rows, this.events.kindAt(event), this.events.nodeAt(event), event);
    }
    return tally;
  }

  dropBefore(t) {
    this.kept.dropBefore(FIELDS.length * Math.ceil(t / SPACING));
  }
}
