// For each state of the space, the node that represents it at a time.
//
// Many nodes may have the same state. The goal represents it first, then a current entry of the frontier, then an
// expanded node, and so on down to nodes that were discarded when generated. Of several entries it is the one that is
// expanded first; of other equals the one with the lowest path cost, then the latest. On the solution, or the path to the current node, it is the node of that path. A forgotten node
// represents nothing.

import { LOOKS } from "../canvas/status_styles.js";
import { STATUS } from "../table/codes.js";
import { Column } from "../table/columns/column.js";
import { grown } from "../table/grown.js";
import { isBefore } from "../table/order.js";
import { spanAt } from "../table/span.js";

const NONE = -1;
const UNKNOWN = -2;

/** The higher, the more important a status is. */
const RANK = Float32Array.from(LOOKS, (look) => look?.weight ?? 0);

export class Standing {
  #placeOf;
  #place = new Int32Array(0); // local row → its place
  #before = new Int32Array(0); // local row → the row before it at the same place
  #latest; // place → the latest local row
  #statuses; // of the rows, cached
  #turned = []; // places with a changed status, each once
  #round = 0; // number of the latest query
  #turnedAt; // place → number of the query at which it changed
  #preferred = []; // places of a path, where another row would represent the state
  #forgets;
  #placeOfState = new Column(Int32Array, UNKNOWN);

  /**
   * @param {import("../table/table.js").Table} table
   * @param {number} count  of places
   * @param {(label: string) => number} placeOf  the place of the state with this label; -1 none
   */
  constructor(table, count, placeOf) {
    this.table = table;
    this.#placeOf = placeOf;
    this.#forgets = table.forgets;
    this.#statuses = table.statuses();
    this.#turnedAt = new Int32Array(count);
    this.#latest = new Int32Array(count).fill(NONE);
    /** By place: STATUS, the row (or NONE), and the root it was reached from. */
    this.status = new Uint8Array(count);
    this.row = new Int32Array(count).fill(NONE);
    /** By local row: the number of its root, 0, or 1 in the search from the goal. */
    this.side = new Uint8Array(0);
    this.base = 0;
    this.known = 0;
    this.t = NONE;
  }

  /** Updates everything to time t; `horizon`: the latest time seen. `path`: rows that take precedence, or null. */
  show(t, horizon, path = null) {
    const { base, born, rows } = spanAt(this.table, t, horizon);
    const other = base !== this.base;
    if (other) {
      this.base = base;
      this.known = 0;
      this.#latest.fill(NONE);
    }
    this.#takeIn(Math.max(rows, born));
    const statuses = this.#statuses.at(t, base, rows);
    const turned = this.#statuses.turned();
    if (other || turned === null) this.#settleAll(statuses, born);
    else this.#settleTurned(statuses, turned);
    this.t = t;
    this.#prefer(path ?? [], t);
  }

  #prefer(path, t) {
    this.#preferred = [];
    for (const row of path) {
      const place = this.placeOf(row);
      if (place < 0 || this.row[place] === row) continue;
      this.#preferred.push(place);
      this.row[place] = row;
      this.status[place] = this.table.status(row, t);
    }
  }

  /** Whether a node represents its state rather than another one with the same status, which has it so far. */
  #isBetter(row, than, status) {
    const { columns, firstRow, traits } = this.table;
    if (than < 0) return true;
    if (status === STATUS.FRONTIER && !traits.recursive) return isBefore(row, than, this.table);
    return columns.g[row - firstRow] < columns.g[than - firstRow];
  }

  /** The place of a row of the current iteration; -1 none. */
  placeOf(row) {
    const local = row - this.base;
    return local >= 0 && local < this.known ? this.#place[local] : NONE;
  }

  /** By direction of a bidirectional search, the row with the lowest path cost at a place; -1: none. Others have one. */
  sidesAt(place) {
    const { columns, firstRow, traits } = this.table;
    if (!traits.reverses) return [this.row[place], NONE];
    const rows = [NONE, NONE];
    for (let local = this.#latest[place]; local >= 0; local = this.#before[local]) {
      const [row, side] = [this.base + local, this.side[local]];
      if (this.table.status(row, this.t) === STATUS.UNBORN) continue;
      if (rows[side] < 0 || columns.g[row - firstRow] <= columns.g[rows[side] - firstRow]) rows[side] = row;
    }
    return rows;
  }

  /** The rows at a place whose edges are drawn: those of sidesAt, and other entries in the frontier. */
  *drawnAt(place) {
    yield* this.sidesAt(place).filter((row) => row >= 0);
    if (this.status[place] !== STATUS.FRONTIER || this.table.traits.reverses) return;
    for (let local = this.#latest[place]; local >= 0; local = this.#before[local]) {
      const row = this.base + local;
      if (row !== this.row[place] && this.table.status(row, this.t) === STATUS.FRONTIER) yield row;
    }
  }

  /** The lowest path costs at a place, from the start and from the goal of a bidirectional search, if both reached it. */
  bothAt(place) {
    const rows = this.sidesAt(place);
    return Math.min(...rows) < 0 ? [] : rows.map((row) => this.table.columns.g[row - this.table.firstRow]);
  }

  sideOf(row) {
    return this.side[row - this.base];
  }

  /** Links the rows up to `count` to their places. */
  #takeIn(count) {
    const from = this.known;
    if (count <= from) return;
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
  }

  #placeFor(state, row) {
    const places = this.#placeOfState;
    if (state >= places.end) places.extend(state + 1 - places.end);
    if (places.array[state] === UNKNOWN) places.array[state] = this.#placeOf(this.table.label(row));
    return places.array[state];
  }

  /** Checks every row. */
  #settleAll(statuses, born) {
    const placeOf = this.#place;
    const { status, row } = this;
    if (this.#forgets) return row.forEach((_, place) => this.#settle(place, statuses));
    status.fill(STATUS.UNBORN);
    row.fill(NONE);
    for (let local = 0; local < born; local++) {
      const place = placeOf[local];
      const what = statuses[local];
      if (place < 0 || RANK[what] < RANK[status[place]]) continue;
      if (what === status[place] && this.#isBetter(row[place], this.base + local, what)) continue;
      status[place] = what;
      row[place] = this.base + local;
    }
  }

  /** Checks the places of the rows with a changed status, and those of the previous path. */
  #settleTurned(statuses, turned) {
    this.#round++;
    this.#turned.length = 0;
    for (const row of turned) this.#note(this.#place[row - this.base]);
    for (const place of this.#preferred) this.#note(place);
    for (const place of this.#turned) this.#settle(place, statuses);
  }

  #note(place) {
    if (place < 0 || this.#turnedAt[place] === this.#round) return;
    this.#turnedAt[place] = this.#round;
    this.#turned.push(place);
  }

  #settle(place, statuses) {
    const former = this.#forgets ? new Set() : null; // rows whose node is another row now
    let best = NONE;
    let most = /** @type {number} */ (STATUS.UNBORN);
    for (let local = this.#latest[place]; local >= 0; local = this.#before[local]) {
      const what = statuses[local] ?? STATUS.UNBORN; // beyond the horizon
      if (what === STATUS.UNBORN) continue;
      former?.add(this.table.renews(this.base + local) - this.base);
      if (what === STATUS.FORGOTTEN || RANK[what] < RANK[most] || former?.has(local)) continue;
      if (what === most && !this.#isBetter(this.base + local, best, what)) continue;
      most = what;
      best = this.base + local;
    }
    this.status[place] = most;
    this.row[place] = best;
  }
}
