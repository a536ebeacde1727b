// The shape of one iteration's tree: its rows in level order, which is the order of layout, painters and picking.
//
// A *slot* is a place in level order: level 0 from left to right, then level 1, … So a parent's slot is smaller than
// its children's, siblings are adjacent even if they were not generated together (recursive depth-first search), and x
// is sorted within a level. A *local* row is row - base, where base is the iteration's first row.

import { grown } from "../../table/grown.js";

/** First child and next sibling of every local row, extended as the search proceeds. */
export class Kinship {
  /** @param {number} base  @param {(row: number) => number} [former]  the row that a row takes the place of; -1 none */
  constructor(base, former) {
    this.base = base;
    this.former = former;
    this.count = 0;
    this.firstChild = new Int32Array(0);
    this.lastChild = new Int32Array(0);
    this.nextSibling = new Int32Array(0);
    this.firstRoot = -1;
    this.lastRoot = -1;
  }

  /** Adds local rows up to `count`; `parent` is the table's column and `offset` the index of local row 0 in it. */
  extend(parent, offset, count) {
    const from = this.count;
    if (count <= from) return;
    this.firstChild = grown(this.firstChild, count, from);
    this.lastChild = grown(this.lastChild, count, from);
    this.nextSibling = grown(this.nextSibling, count, from);
    const { firstChild, lastChild, nextSibling, base } = this;
    for (let i = from; i < count; i++) {
      firstChild[i] = -1;
      nextSibling[i] = -1;
      const p = parent[offset + i];
      if (p < 0) {
        if (this.lastRoot < 0) this.firstRoot = i;
        else nextSibling[this.lastRoot] = i;
        this.lastRoot = i;
      } else if (firstChild[p - base] < 0) {
        firstChild[p - base] = i;
        lastChild[p - base] = i;
      } else {
        const former = this.former ? this.former(base + i) - base : -1;
        const before = former >= 0 ? former : lastChild[p - base];
        nextSibling[i] = nextSibling[before];
        nextSibling[before] = i;
        if (before === lastChild[p - base]) lastChild[p - base] = i;
      }
    }
    this.count = count;
  }

  /** Of the siblings from a row on among the first `count` rows, at most so many that are asked for. */
  siblings(first, count, most, which) {
    const found = [];
    for (let row = first; row >= 0 && row < count && found.length < most; row = this.nextSibling[row]) if (which(row)) found.push(row);
    return found;
  }

  /** Whether another one of the first `count` rows has taken the place of a row. */
  isFormer(row, count) {
    const next = this.nextSibling[row];
    return next >= 0 && next < count && this.former?.(this.base + next) === this.base + row;
  }
}

/**
 * The first `rows` local rows in level order, or the visible ones of them. Arrays are reused by the next arrangement.
 */
export class Slots {
  constructor() {
    this.base = 0;
    this.rows = 0; // number of arranged rows
    this.count = 0; // number of rows with a slot: all, unless some are hidden
    this.levels = 0;
    this.high = 0; // the same, if some are lower or higher than others
    /** @type {Uint8Array|null} slot → 1 in such a higher level */
    this.tall = null;
    this.rowOf = new Int32Array(0); // slot → local row
    this.slotOf = new Int32Array(0); // local row → slot; for a hidden row that of its nearest ancestor with a slot
    this.parent = new Int32Array(0); // slot → the parent's slot, -1 root
    this.childStart = new Int32Array(0); // slot → first child's slot; the end is the start of the next slot's children
    this.level = new Float32Array(0); // slot → level; the type of Motion.y, so that painters see one kind of array
    this.levelStart = new Int32Array(0); // level → first slot; one more entry at the end
  }

  /** The number of roots. */
  get roots() {
    return this.levels > 0 ? this.levelStart[1] : 0;
  }

  reset(base, count) {
    this.base = base;
    this.rows = count;
    this.count = count;
    this.levels = 0;
    this.tall = null;
    this.rowOf = grown(this.rowOf, count, 0);
    this.slotOf = grown(this.slotOf, count, 0);
    this.parent = grown(this.parent, count, 0);
    this.level = grown(this.level, count, 0);
    this.childStart = grown(this.childStart, count + 1, 0);
  }
}

const SLICE = 8192;

/**
 * Fills `slots` with the first `count` rows of `kin`; a generator, so that a large tree can be arranged between frames.
 * @param {{hidden: Uint8Array, below?: Map<number, number[]>, heights?: {middles: number[], ends: number[], tall: boolean[]}|null}|null} [shown]
 *   `hidden`, by local row: not 0 if neither the row nor its subtree gets a slot; for the hidden rows see standIn. A root
 *   always gets one. `below`: the descendants below a row instead of its children; `heights`: as in Folding
 */
export function* arrange(kin, count, slots, shown = null) {
  slots.reset(kin.base, count);
  let tail = 0;
  for (let row = kin.firstRoot; row >= 0 && row < count; row = kin.nextSibling[row]) {
    tail = placeAt(slots, tail, row, -1, 0);
  }
  let head = 0;
  while (head < tail) {
    const to = Math.min(tail, head + SLICE);
    tail = placeChildren(kin, count, slots, head, to, tail, shown?.hidden ?? null, shown?.below);
    head = to;
    yield;
  }
  slots.count = tail;
  slots.childStart[tail] = tail;
  markLevels(slots);
  if (shown?.heights) raise(slots, shown.heights);
}

/**
 * Gives each hidden row the slot of its nearest ancestor that has one, like a row without a place yet. Such a slot is
 * recognised by its rowOf, which is another row.
 * @param {Slots} slots
 * @param {Int32Array} parent  the table's column; `offset` is the index of local row 0 in it
 * @param {number} offset
 */
export function standIn({ base, rows, count, slotOf, rowOf }, parent, offset) {
  for (let row = 0; row < rows; row++) {
    const slot = slotOf[row];
    if (slot >= count || rowOf[slot] !== row) slotOf[row] = slotOf[parent[offset + row] - base];
  }
}

function placeAt(slots, at, row, parent, level) {
  slots.rowOf[at] = row;
  slots.slotOf[row] = at;
  slots.parent[at] = parent;
  slots.level[at] = level;
  return at + 1;
}

function placeChildren(kin, count, slots, from, to, tail, hidden, instead) {
  const { firstChild, nextSibling } = kin;
  const { rowOf, slotOf, parent, level, childStart } = slots;
  for (let slot = from; slot < to; slot++) {
    childStart[slot] = tail;
    const below = level[slot] + 1;
    const others = instead?.get(rowOf[slot]);
    if (others) for (const row of others) tail = placeAt(slots, tail, row, slot, below);
    for (let child = others ? -1 : firstChild[rowOf[slot]]; child >= 0; child = nextSibling[child]) {
      if (child >= count || (hidden !== null && hidden[child] !== 0)) continue;
      rowOf[tail] = child;
      slotOf[child] = tail;
      parent[tail] = slot;
      level[tail] = below;
      tail++;
    }
  }
  return tail;
}

function markLevels(slots) {
  const { level, count } = slots;
  const levels = count ? level[count - 1] + 1 : 0;
  slots.levelStart = grown(slots.levelStart, levels + 1, 0);
  for (let slot = 0, next = 0; slot < count; slot++) {
    if (level[slot] === next) slots.levelStart[next++] = slot;
  }
  slots.levelStart[levels] = count;
  slots.levels = slots.high = levels;
}

/** Moves the slots of each level to its height. */
function raise(slots, { middles, ends, tall }) {
  const { level, levels, levelStart, count } = slots;
  slots.tall = new Uint8Array(count);
  for (let at = 0; at < levels; at++) {
    level.fill(middles[at], levelStart[at], levelStart[at + 1]);
    slots.tall.fill(Number(tall[at]), levelStart[at], levelStart[at + 1]);
  }
  slots.high = ends[levels - 1];
}

/** The rows below `count` that are not closed; null if they are more than `most`. */
export function openOf(count, closed, most) {
  const open = [];
  for (let row = 0; row < count && open.length <= most; row++) if (!closed?.[row]) open.push(row);
  return open.length > most ? null : open;
}
