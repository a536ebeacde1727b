// What stands where: for each place of the state space, the node that tells most about it at a time.
//
// Many nodes may have the same state. The one that counts is the goal, else a live entry of the frontier, else an
// expanded node, and so on down to nodes that were dropped when they were made; among equals the cheapest, then the
// latest. On the solution it is the solution's own node.

import { LOOKS } from "../canvas/looks.js";
import { STATUS } from "../table/codes.js";
import { END, ITERATION } from "../table/kinds.js";
import { Column } from "../table/column.js";
import { grown } from "../table/grown.js";
import { spanAt } from "../table/span.js";

const FEW = 512; // events that are followed one by one,
const SHARE = 1 / 128; // or such a share of the nodes, if that is more
const NONE = -1;
const UNKNOWN = -2;

/** The more a status says about a state, the higher. */
const RANK = Uint8Array.from(LOOKS, (look) => look?.weight ?? 0);

export class Standing {
  #placeOf;
  #place = new Int32Array(0); // local row → its place
  #before = new Int32Array(0); // local row → the row before it at the same place
  #latest; // place → the latest local row
  #preferred = false; // do rows of a path stand above others?
  #placeOfState = new Column(Int32Array, UNKNOWN);

  /**
   * @param {import("../table/table.js").Table} table
   * @param {number} count  of places
   * @param {(label: string) => number} placeOf  the place of the state with this label; -1 none
   */
  constructor(table, count, placeOf) {
    this.table = table;
    this.#placeOf = placeOf;
    this.#latest = new Int32Array(count).fill(NONE);
    /** By place: STATUS, the row (NONE without one), and from which root it was reached. */
    this.status = new Uint8Array(count);
    this.row = new Int32Array(count).fill(NONE);
    /** By local row: the number of its root, 0 or, searched from the other end, 1. */
    this.side = new Uint8Array(0);
    this.base = 0;
    this.known = 0;
    this.t = NONE;
  }

  /** Brings everything to time t; `horizon`: the latest time seen. `path`: rows that count above all others, or null. */
  show(t, horizon, path = null) {
    const { base, born, rows } = spanAt(this.table, t, horizon);
    const other = base !== this.base;
    if (other) {
      this.base = base;
      this.known = 0;
      this.#latest.fill(NONE);
    }
    const grew = this.#takeIn(Math.max(rows, born));
    const first = Math.min(t, this.t) + 1;
    const last = Math.max(t, this.t);
    const few = Math.max(FEW, born * SHARE);
    const many = grew > few || last - first >= few || first < this.table.firstEvent;
    if (other || many || this.#preferred) this.#all(t, born, rows);
    else for (let event = first; event <= last; event++) this.#follow(event, t);
    this.t = t;
    this.#preferred = path !== null;
    if (path) this.#prefer(path, t);
  }

  #prefer(path, t) {
    for (const row of path) {
      const place = this.placeOf(row);
      if (place < 0) continue;
      this.row[place] = row;
      this.status[place] = this.table.status(row, t);
    }
  }

  /** Does a node say more of its state than another one with the same status? Whoever says as much came later. */
  #isCheaper(row, than) {
    const { g } = this.table.columns;
    const { firstRow } = this.table;
    return than < 0 || g[row - firstRow] < g[than - firstRow];
  }

  /** The place of a row of the iteration on show; -1 none. */
  placeOf(row) {
    const local = row - this.base;
    return local >= 0 && local < this.known ? this.#place[local] : NONE;
  }

  sideOf(row) {
    return this.side[row - this.base];
  }

  /** Links the rows up to `count` to their places. @returns {number} how many were new */
  #takeIn(count) {
    const from = this.known;
    if (count <= from) return 0;
    this.#place = grown(this.#place, count, from);
    this.#before = grown(this.#before, count, from);
    this.side = grown(this.side, count, from);
    const { parent, state } = this.table.columns;
    const offset = this.base - this.table.firstRow;
    for (let local = from; local < count; local++) {
      const above = parent[offset + local];
      this.side[local] = above < 0 ? Math.min(1, local) : this.side[above - this.base];
      const place = this.#placeFor(state[offset + local], this.base + local);
      this.#place[local] = place;
      if (place < 0) continue;
      this.#before[local] = this.#latest[place];
      this.#latest[place] = local;
    }
    this.known = count;
    return count - from;
  }

  #placeFor(state, row) {
    const places = this.#placeOfState;
    if (state >= places.end) places.extend(state + 1 - places.end);
    if (places.array[state] === UNKNOWN) places.array[state] = this.#placeOf(this.table.label(row));
    return places.array[state];
  }

  #all(t, born, rows) {
    const statuses = this.table.statuses(t, this.base, rows);
    const placeOf = this.#place;
    const { status, row } = this;
    status.fill(STATUS.UNBORN);
    row.fill(NONE);
    for (let local = 0; local < born; local++) {
      const place = placeOf[local];
      const what = statuses[local];
      if (place < 0 || RANK[what] < RANK[status[place]]) continue;
      if (what === status[place] && this.#isCheaper(row[place], this.base + local)) continue;
      status[place] = what;
      row[place] = this.base + local;
    }
  }

  /** What an event changes concerns nodes of one state only. */
  #follow(event, t) {
    const { kind, node } = this.table.event(event);
    if (kind === ITERATION || kind === END) return;
    const place = this.placeOf(node);
    if (place < 0) return;
    this.status[place] = STATUS.UNBORN;
    this.row[place] = NONE;
    for (let local = this.#latest[place]; local >= 0; local = this.#before[local]) {
      const status = this.table.status(this.base + local, t);
      if (status === STATUS.UNBORN || RANK[status] < RANK[this.status[place]]) continue;
      if (status === this.status[place] && !this.#isCheaper(this.base + local, this.row[place])) continue;
      this.status[place] = status;
      this.row[place] = this.base + local;
    }
  }
}
