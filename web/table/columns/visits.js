// The visited list: visited rows in the order of the visits, and those that match a query.

import { Column, upperBound } from "./column.js";
import { EXPAND, VALUE, flags } from "../kinds.js";
import { Query } from "./query.js";

/** The events that count as visits, by the trait `visited`. */
const VISITS = {
  expanded: flags((_, number) => number === EXPAND),
  "taken-off": flags(({ visits }) => visits),
  none: flags(() => false),
  leaves: flags((_, number) => number === VALUE), // of a game tree
};

export class Visits {
  #found = null;

  /** @param {'expanded'|'taken-off'|'leaves'|'none'} trait */
  constructor(trait, rows, states) {
    this.kinds = VISITS[trait];
    this.rows = rows;
    this.states = states;
    /** Visits have permanent numbers, like rows. */
    this.row = new Column(Int32Array);
    this.time = new Column(Int32Array);
  }

  /** Records an event if it is a visit. */
  note(row, kind, t) {
    if (!this.kinds[kind]) return;
    this.row.push(row);
    this.time.push(t);
  }

  /** @returns {number} the number after the last visit at ≤ t */
  endAt(t) {
    return this.time.base + upperBound(this.time.array, t, 0, this.time.length);
  }

  /** The visits of an iteration up to t, latest first. */
  list(t, iteration, query) {
    const start = this.endAt(iteration.firstEvent - 1);
    const end = this.endAt(t);
    const wanted = Query.parse(query, this.states);
    if (wanted === null) return new VisitList(this, null, start, Math.max(0, end - start));
    const { hits } = this.#find(wanted, start, end);
    return new VisitList(this, hits, start, upperBound(hits.array, end - 1, 0, hits.length));
  }

  /** Caches the result, since the next query is usually the same or longer. */
  #find(query, start, end) {
    const last = this.#found?.start === start ? this.#found : null;
    if (last?.query.text !== query.text) {
      this.#found = new Found(this, query, start, last && query.text.startsWith(last.query.text) ? last : null);
    }
    this.#found.searchTo(end);
    return this.#found;
  }

  /** Frees reserves after the last event. */
  trim() {
    this.row.trim();
    this.time.trim();
  }

  dropBefore(t) {
    const visit = this.endAt(t - 1);
    this.row.dropBefore(visit);
    this.time.dropBefore(visit);
    this.#found = null;
  }
}

/** The visits from number `start` on that match a query, searched on demand. */
class Found {
  /** @param {Found|null} wider  the result for a shorter text: only its visits can match the longer one */
  constructor(visits, query, start, wider) {
    this.visits = visits;
    this.query = query;
    this.start = start;
    /** @type {Column} */
    this.hits = new Column(Int32Array);
    this.searched = wider?.searched ?? start;
    for (let at = 0; at < (wider?.hits.length ?? 0); at++) this.#test(wider.hits.array[at]);
  }

  /** Searches the visits before number `end`. */
  searchTo(end) {
    for (; this.searched < end; this.searched++) this.#test(this.searched);
  }

  #test(visit) {
    const { rows, row } = this.visits;
    if (this.query.matches(rows.arrays.state[row.at(visit) - rows.first])) this.hits.push(visit);
  }
}

/** The visits at places 0…count-1 of a sequence, latest first. */
class VisitList {
  /** @param {Column|null} hits  numbers of visits, ascending; null: all visits from `start` on */
  constructor(visits, hits, start, count) {
    this.visits = visits;
    this.hits = hits;
    this.start = start;
    this.count = count;
  }

  rows(from, n) {
    const length = Math.max(0, Math.min(n, this.count - from));
    return Int32Array.from({ length }, (_, at) => this.visits.row.at(this.#visit(this.count - 1 - from - at)));
  }

  indexOf(row) {
    const { rows, time } = this.visits;
    if (!rows.has(row)) return -1;
    const visit = this.visits.endAt(rows.arrays.removedAt[row - rows.first]) - 1;
    if (visit < time.base || this.visits.row.at(visit) !== row) return -1;
    const place = this.hits ? upperBound(this.hits.array, visit - 1, 0, this.count) : visit - this.start;
    return place >= 0 && place < this.count && this.#visit(place) === visit ? this.count - 1 - place : -1;
  }

  #visit(place) {
    return this.hits ? this.hits.array[place] : this.start + place;
  }
}
