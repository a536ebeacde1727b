// Which nodes of the tree on show have a place of their own: a *view* of the record, which stays what it is. Rows are
// local to the iteration on show where nothing else is said; what the reader wants is told in rows of the table, which
// are never renumbered.
//
// A node *folds* its subtree where the reader has collapsed it, or, while only the way to one node is shown, where it
// lies beside that way and the reader has not opened it. What is below a fold is hidden and stands with the fold. Nodes
// that were dropped as duplicates may be hidden as well: of those that are at the latest moment seen, so that nothing
// moves when one goes back.

import { NEVER, STATUS, STATUS_COUNT } from "../../table/codes.js";
import { upperBound } from "../../table/columns/column.js";
import { grown } from "../../table/grown.js";
import { Folds } from "./folds.js";

const FOLDED = 1; // below a fold
const DROPPED = 2; // a duplicate, while those are hidden
const BLOCK = 12; // bits: duplicates are counted by so many rows

const FOLDS = 1; // its children are hidden
const OPEN = 2; // it lies off the way, and all below it is shown

/** Made, dropped, and never expanded: nothing is below them. */
const DUPLICATES = flagged(STATUS.DUPLICATE, STATUS.CYCLE, STATUS.SUPERSEDED);

/** @returns {Uint8Array} by status: 1 for these */
function flagged(...statuses) {
  return Uint8Array.from({ length: STATUS_COUNT }, (_, status) => (statuses.includes(status) ? 1 : 0));
}

export class Shown {
  #table = null;
  #base = 0;
  #rows = 0; // that were taken in
  #made = -1; // the choice with which they were
  #traits = new Uint8Array(0); // FOLDS, OPEN
  #folds = new Folds();
  #dropped = new Int32Array(0); // duplicates that are hidden, by block of rows
  #statuses = null; // of a time when duplicates are hidden: at the horizon
  #way = new Int32Array(0); // local rows above the one to which only the way is shown, ascending

  constructor() {
    /** Rows of the table that the reader has collapsed (true) or opened (false). @type {Map<number, boolean>} */
    this.wishes = new Map();
    /** The row of the table to which only the way is shown; -1: no way, but everything. */
    this.target = NEVER;
    /** Are duplicates hidden? */
    this.without = false;
    this.hidden = new Uint8Array(0); // not 0: it has no place
    this.choices = 0;
    this.revision = 0;
    this.count = 0;
    this.deepest = 0;
  }

  get any() {
    return this.wishes.size > 0 || this.target !== NEVER || this.without;
  }

  /** Is the node to which the way is wanted in the tree on show? */
  get hasTarget() {
    return this.target >= this.#base && this.target < this.#base + this.#rows;
  }

  /** A wish has changed. */
  choose() {
    this.choices++;
    this.revision++;
  }

  /** @param {import("../../table/table.js").Table} table */
  take(table, base, rows, horizon) {
    const other = table !== this.#table || base !== this.#base || rows < this.#rows || this.#made !== this.choices;
    const came = !other && this.target >= base + this.#rows && this.target < base + rows;
    if (other || came) this.#begin(table, base, rows);
    const from = this.#rows;
    if (rows > from) {
      this.hidden = grown(this.hidden, rows, from);
      this.#traits = grown(this.#traits, rows, from);
      this.#folds.grow(rows, from);
      this.#dropped = grown(this.#dropped, (rows >> BLOCK) + 1, (from >> BLOCK) + 1);
      this.#takeRows(from, rows);
    }
    this.#rows = rows;
    if (this.without) this.#takeDropped(horizon, rows);
  }

  #begin(table, base, rows) {
    if (this.#made === this.choices) this.revision++;
    this.#table = table;
    this.#base = base;
    this.#made = this.choices;
    this.#rows = this.count = this.deepest = 0;
    this.#folds.clear();
    this.#dropped.fill(0);
    this.#statuses = table.statuses();
    const has = this.target >= base && this.target < base + rows;
    const way = has ? table.path(this.target) : [];
    this.#way = Int32Array.from(way.slice(0, -1), (row) => row - base);
  }

  #takeRows(from, to) {
    const { parent, depth } = this.#table.columns;
    const base = this.#base;
    const offset = base - this.#table.firstRow;
    const { hidden } = this;
    const traits = this.#traits;
    const way = this.#way;
    const narrowed = this.target >= base && this.target < base + to;
    const wished = Int32Array.from(this.wishes.keys(), (row) => row - base).sort();
    let nextWish = upperBound(wished, from - 1, 0, wished.length);
    let nextOnWay = upperBound(way, from - 1, 0, way.length);
    for (let row = from; row < to; row++) {
      const above = parent[offset + row] < 0 ? -1 : parent[offset + row] - base;
      const wish = wished[nextWish] === row ? this.wishes.get(base + wished[nextWish++]) : null;
      const onWay = way[nextOnWay] === row;
      if (onWay) nextOnWay++;
      hidden[row] = 0;
      traits[row] = 0;
      if (above >= 0 && (hidden[above] === FOLDED || (traits[above] & FOLDS) !== 0)) {
        hidden[row] = FOLDED;
        this.#folds.hide(row, above, hidden[above] === FOLDED);
      } else {
        this.count++;
        if (depth[offset + row] > this.deepest) this.deepest = depth[offset + row];
      }
      const open = wish === false || (above >= 0 && (traits[above] & OPEN) !== 0);
      const folds = wish ?? (narrowed && !onWay && !open);
      traits[row] = (folds ? FOLDS : 0) | (open && narrowed ? OPEN : 0);
    }
  }

  /** Looks at the nodes that have turned since the horizon that was seen last. */
  #takeDropped(horizon, rows) {
    const base = this.#base;
    const { expandedAt } = this.#table.columns;
    const offset = base - this.#table.firstRow;
    const statuses = this.#statuses.at(horizon, base, rows);
    const turned = this.#statuses.turned();
    const { hidden } = this;
    let more = 0;
    let changed = false;
    const end = turned === null ? rows : turned.length;
    for (let at = 0; at < end; at++) {
      const row = turned === null ? at : turned[at] - base;
      if (hidden[row] === FOLDED) continue;
      const dropped = DUPLICATES[statuses[row]] === 1 && expandedAt[offset + row] === NEVER ? DROPPED : 0;
      if (dropped === hidden[row]) continue;
      hidden[row] = dropped;
      const one = dropped === DROPPED ? 1 : -1;
      more += one;
      this.#dropped[row >> BLOCK] += one;
      changed = true;
    }
    this.count -= more;
    if (changed) this.revision++;
  }

  // -- what is told of it ------------------------------------------------------------------------------------------------

  /** The folds that hide something, as local rows. */
  get folds() {
    return this.#folds.rows;
  }

  /** How many of the first `born` local rows a fold hides; `fold`: its place in `folds`. */
  holds(fold, born) {
    return this.#folds.holds(fold, born);
  }

  /** Does a row of the table hide what is below it, now or as soon as there is anything? */
  isFold(row) {
    const local = row - this.#base;
    return local >= 0 && local < this.#rows && this.hidden[local] !== FOLDED && (this.#traits[local] & FOLDS) !== 0;
  }

  /** @returns {number} the row of the table that stands for a folded one; -1: it is not folded away */
  foldAbove(row) {
    const local = row - this.#base;
    if (local < 0 || local >= this.#rows || this.hidden[local] !== FOLDED) return NEVER;
    return this.#base + this.#folds.above(local);
  }

  /** Is a row of the table hidden as a duplicate? */
  isDropped(row) {
    const local = row - this.#base;
    return local >= 0 && local < this.#rows && this.hidden[local] === DROPPED;
  }

  /** How many of the first `born` local rows are hidden: by folds, and as duplicates. */
  hiddenBefore(born) {
    let folded = 0;
    for (let fold = 0; fold < this.folds.length; fold++) folded += this.holds(fold, born);
    const block = born >> BLOCK;
    let duplicates = this.#dropped.subarray(0, block).reduce((sum, count) => sum + count, 0);
    for (let row = block << BLOCK; row < born; row++) if (this.hidden[row] === DROPPED) duplicates++;
    return { folded, duplicates };
  }
}
