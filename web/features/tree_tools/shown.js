// The nodes of the current tree that have a place of their own: a *view* of the unchanged record. Rows are local to the
// current iteration unless stated otherwise; the reader's choices are rows of the table, which are never renumbered.
//
// A node *folds* its subtree if the reader has collapsed it, or, while only the path to one node is shown, if it is off
// that path and the reader has not opened it. Nodes below a fold are hidden and represented by the fold. Discarded
// duplicates can be hidden as well, according to their status at the horizon, so that nothing moves when stepping back.

import { NEVER, STATUS, STATUS_COUNT } from "../../table/codes.js";
import { upperBound } from "../../table/columns/column.js";
import { grown } from "../../table/grown.js";
import { Folds } from "./folds.js";

const FOLDED = 1; // below a fold
const DROPPED = 2; // a duplicate, while duplicates are hidden
const BLOCK = 12; // bits: duplicates are counted in blocks of so many rows

const FOLDS = 1; // its children are hidden
const OPEN = 2; // off the path, with its whole subtree shown

/** Discarded and never expanded nodes, which have no subtree. */
const DUPLICATES = flagged(STATUS.DUPLICATE, STATUS.CYCLE, STATUS.SUPERSEDED);

/** @returns {Uint8Array} by status: 1 for these statuses */
function flagged(...statuses) {
  return Uint8Array.from({ length: STATUS_COUNT }, (_, status) => (statuses.includes(status) ? 1 : 0));
}

export class Shown {
  #table = null;
  #base = 0;
  #rows = 0; // number of rows read
  #made = -1; // the revision of choices for these rows
  #traits = new Uint8Array(0); // FOLDS, OPEN
  #folds = new Folds();
  #dropped = new Int32Array(0); // hidden duplicates by block of rows
  #statuses = null; // at the horizon, which determines hidden duplicates
  #way = new Int32Array(0); // local rows above the target, ascending, if only its path is shown

  constructor() {
    /** Rows of the table that the reader has collapsed (true) or opened (false). @type {Map<number, boolean>} */
    this.wishes = new Map();
    /** The row of the table whose path alone is shown; -1: none, everything is shown. */
    this.target = NEVER;
    /** Whether duplicates are hidden. */
    this.without = false;
    this.hidden = new Uint8Array(0); // not 0: without a place
    this.choices = 0;
    this.revision = 0;
    this.count = 0;
    this.deepest = 0;
  }

  get any() {
    return this.wishes.size > 0 || this.target !== NEVER || this.without;
  }

  /** Whether the target is in the current tree. */
  get hasTarget() {
    return this.target >= this.#base && this.target < this.#base + this.#rows;
  }

  /** Records a change of the choices. */
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

  /** Updates the nodes with a changed status since the last horizon. */
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

  // -- queries ------------------------------------------------------------------------------------------------------

  /** The folds that hide something, as local rows. */
  get folds() {
    return this.#folds.rows;
  }

  /** How many of the first `born` local rows a fold hides; `fold`: its index in `folds`. */
  holds(fold, born) {
    return this.#folds.holds(fold, born);
  }

  /** Whether a row of the table hides its subtree, even an empty one. */
  isFold(row) {
    const local = row - this.#base;
    return local >= 0 && local < this.#rows && this.hidden[local] !== FOLDED && (this.#traits[local] & FOLDS) !== 0;
  }

  /** @returns {number} the row of the table that represents a hidden one; -1: not below a fold */
  foldAbove(row) {
    const local = row - this.#base;
    if (local < 0 || local >= this.#rows || this.hidden[local] !== FOLDED) return NEVER;
    return this.#base + this.#folds.above(local);
  }

  /** Whether a row of the table is hidden as a duplicate. */
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
