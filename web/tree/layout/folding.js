// What is left out of a tidy tree that is too large for its window. The root, the current node and its children come
// first; then its parent, what a sentence speaks of, the rest of the path, and as much else as there is room for.
// Each depth has a row of its own. If the height is too small for all of them, whole rows are left out, for all nodes.
// A sign, `+7`, is in the place of nodes that are left out; the line to those below it goes on through it. Below rows that
// are left out, it says how many steps they are. The record and the reader's own collapsed nodes do not change. Rows are
// local.

import { TidyLayout } from "./tidy.js";
import { Slots, arrange } from "./topology.js";

const MOST = 400; // nodes on show
const WIDEST = 64; // children of a node that are considered
const NEAREST = 80; // depths, and nodes of a path: no window has more legible rows
const LATEST = 40; // nodes expanded last whose children are considered
const OFFERS = 80; // that are measured for what need not be seen
const SHOWN = 1;
const SIGN = 2;

/**
 * @typedef {object} Tree
 * @property {import("./topology.js").Kinship} kin
 * @property {Int32Array} parents  the table's column, as is `depth`; `offset` is the index of local row 0 in it, `base` that row
 * @property {Int32Array} depth
 * @property {number} offset
 * @property {number} base
 * @property {number} rows  those that may have a place
 * @property {number} born  those that exist now
 * @property {number} current
 * @property {number[]} needed  nodes that are spoken of besides the current one, the most important one first
 * @property {number[]} wanted  nodes that the reader has asked for
 * @property {number[]} soon  the first ones in the frontier
 * @property {(row: number) => boolean} isDropped
 * @property {Uint8Array|null} closed  not 0: collapsed by the reader, or forgotten by the search
 * @property {boolean} forgets  whether the search forgets nodes
 * @property {Float32Array|null} spans  the widths of cards in slots; null: all equal
 * @property {(count: number, steps?: number) => number} signSpan  the width of a sign in slots
 *
 * @typedef {object} Room  in rows
 * @property {number} down
 * @property {number} low  what a row of signs needs instead of rows that are left out
 * @property {number} at  from the row above it to its middle
 * @property {number} end  from there to where the next row would begin, and half a row
 * @property {number} beside  0, or slots beside a card: where a sign is if such a row has no room
 * @property {boolean} firm  whether all of the path must be seen
 *
 * @typedef {{left: number, right: number, levels: number}} Extent
 */

export class Folding {
  #tidy;
  #slots = new Slots();
  #place = { x: new Float64Array(0), left: 0, right: 0 };
  #kinds = new Uint8Array(0);
  #sizes = new Int32Array(0);
  #shown = new Set();
  /** @type {Tree} */
  #tree;
  #kept = null; // the depths that have a row
  #across = new Map(); // from a row in depths that have none to its nearest ancestor in one that has
  #marked = []; // rows with a place
  #places = ""; // the same as a text
  #offers = 0;
  #beside = 0;

  /** @param {number} cousinGap  as in TidyLayout */
  constructor(cousinGap) {
    this.#tidy = new TidyLayout(cousinGap);
    this.active = false;
    this.revision = this.choices = 0; // as the planner's view
    this.hidden = new Uint8Array(0);
    /** How many nodes a sign stands for, by the row in whose place it is; and its width in slots. */
    this.more = new Map();
    this.widths = new Map();
    /** How many steps a sign stands for that is instead of rows, and the nodes below it. */
    this.steps = new Map();
    this.below = new Map();
    /** The signs that are beside the node above them, for lack of room below it. */
    this.beside = new Set();
    /** The middle and the end of each row, if some are low. @type {{middles: number[], ends: number[]}|null} */
    this.heights = null;
  }

  get count() {
    return this.#shown.size;
  }

  /** The number of nodes left out. */
  get total() {
    return [...this.more.values()].reduce((all, count) => all + count, 0);
  }

  /** Show the whole tree. */
  clear() {
    if (!this.active) return;
    this.active = false;
    this.#shown.clear();
    for (const map of [this.more, this.widths, this.steps, this.below, this.beside]) map.clear();
    this.heights = null;
    this.revision = ++this.choices;
  }

  /** The extent of the whole tree, as far as the reader has not collapsed it. @param {Tree} tree @returns {Extent|null} */
  whole({ kin, rows, closed, spans }) {
    return openOf(rows, closed) ? this.#measure(kin, rows, closed && { hidden: closed }, spans) : null;
  }

  /** The levels that the path to the current node and its children need. @param {Tree} tree */
  levelsOfPath({ kin, depth, offset, current, born }) {
    const child = kin.firstChild[current];
    return depth[offset + current] + (child >= 0 && child < born ? 2 : 1);
  }

  /**
   * Chooses what is on show.
   * @param {Tree} tree
   * @param {Room|null} room  null: for everything
   * @param {(extent: Extent, must: boolean) => boolean} fits  `must`: what is there must be seen
   */
  fold(tree, room, fits) {
    this.#tree = tree;
    this.#beside = room?.beside ?? 0;
    this.#clean();
    this.#shown = new Set(this.#siblings(tree.kin.firstRoot));
    this.#offers = 0;
    const all = openOf(tree.born, tree.closed);
    this.#keep(null);
    if (!all || !this.#offer(all, (extent) => fits(extent, false))) {
      this.#keep(room);
      this.#choose(fits, room?.firm ?? false);
    }
    this.#apply(this.#shown);
    const places = [this.#marked.sort((a, b) => a - b), [...this.more], this.heights?.middles].join(" ");
    if (!this.active || places !== this.#places) this.revision = ++this.choices;
    this.#places = places;
    this.active = true;
  }

  #clean() {
    const { rows, born, parents, offset, base, closed } = this.#tree;
    if (this.hidden.length < rows) this.hidden = new Uint8Array(Math.ceil(rows * 1.25));
    if (this.#kinds.length < this.hidden.length) this.#kinds = new Uint8Array(this.hidden.length);
    if (this.#sizes.length < this.hidden.length) this.#sizes = new Int32Array(this.hidden.length);
    this.hidden.fill(1, 0, rows);
    this.#kinds.fill(0, 0, rows);
    this.#sizes.fill(0, 0, rows);
    for (let row = born - 1; row >= 0; row--) {
      if (!closed?.[row]) this.#sizes[row]++;
      const above = parents[offset + row] - base;
      if (above >= 0) this.#sizes[above] += this.#sizes[row];
    }
    this.#marked = [];
  }

  /** Chooses the depths that have a row: all, or the most important ones that have room. @param {Room|null} room */
  #keep(room) {
    this.#across.clear();
    this.heights = this.#kept = null;
    if (room === null) return;
    const { depth, offset, current, needed } = this.#tree;
    const at = depth[offset + current];
    const first = [0, at, this.#children(current, 1).length > 0 ? at + 1 : at, Math.max(0, at - 1)];
    const spoken = needed.map((row) => depth[offset + row]);
    const above = range(at - 2, Math.max(1, at - NEAREST));
    const rest = Array.from({ length: NEAREST }, (_, more) => at + 2 + more);
    let kept = [];
    for (const one of [...first, ...spoken, ...above, ...rest]) {
      if (kept.includes(one)) continue;
      const some = [...kept, one].sort((a, b) => a - b);
      const gaps = some.filter((each, index) => index > 0 && each > some[index - 1] + 1).length;
      if (kept.length < 2 || some.length + gaps * room.low <= room.down) kept = some;
    }
    this.#kept = new Set(kept);
    const [middles, ends] = [[], []];
    const put = (middle, end) => void (middles.push(middle), ends.push(middle + end));
    for (let index = 0, middle = 0; index < kept.length; index++, middle++) {
      put(middle, 1);
      if (kept[index] + 1 === kept[index + 1]) continue;
      put(middle + room.at, room.end);
      middle += room.low;
    }
    this.heights = { middles, ends };
  }

  /** Whether nodes of this depth have a row. */
  #keeps(row) {
    return this.#kept === null || this.#kept.has(this.#tree.depth[this.#tree.offset + row]);
  }

  #choose(fits, firm) {
    const { current, needed, wanted, soon, isDropped } = this.#tree;
    const must = (rows) => this.#offer(rows, (extent) => fits(extent, true));
    const may = (rows) => this.#offers++ < OFFERS && this.#offer(rows, (extent) => fits(extent, false));
    const children = this.#children(current).filter((row) => this.#keeps(row));
    this.#shown.add(current);
    const live = children.filter((row) => !isDropped(row));
    if (!must(children) && (live.length === children.length || !must(live))) for (const child of live.slice(0, WIDEST)) if (!must([child])) break;
    const path = this.#pathTo(current);
    for (const row of [...path.slice(1, 2), ...needed]) if (!this.#want(row, may)) this.#want(row, must);
    for (const row of path) this.#want(row, firm ? must : may);
    for (const row of [...wanted, ...soon]) this.#want(row, may);
    this.#spread([...path, ...this.#latest()], may);
    for (let before = 0; before < this.#shown.size;) {
      before = this.#shown.size;
      this.#apply(this.#shown);
      for (const row of [...this.more.keys()]) this.#want(row, may);
    }
  }

  /** Shows a node with its ancestors, or alone. @returns {boolean} whether it is on show */
  #want(row, offer) {
    const way = this.#pathTo(row).filter((at) => !this.#shown.has(at) && this.#keeps(at));
    if (this.#shown.has(row)) return true;
    if (!this.#keeps(row) || this.#tree.closed?.[row]) return false;
    return offer(way) || (way.length > 1 && offer([row]));
  }

  /** Shows the children of these nodes, then those of nodes that are on show by then. */
  #spread(parents, may) {
    const queue = [...parents, ...this.#shown];
    for (let at = 0; at < queue.length && this.#shown.size < MOST && this.#offers < OFFERS; at++) {
      const rows = this.#children(queue[at], WIDEST, (row) => !this.#shown.has(row) && this.#keeps(row));
      if (rows.length === 0) continue;
      const live = rows.filter((row) => !this.#tree.isDropped(row));
      const found = [rows, live].find((some) => some.length > 0 && may(some)) ?? [];
      queue.push(...found);
    }
  }

  /** The nodes that were expanded last. */
  #latest() {
    const found = new Set();
    const { born } = this.#tree;
    for (let row = born - 1; row > Math.max(0, born - 10 * LATEST) && found.size < LATEST; row--) found.add(this.#parentOf(row));
    found.delete(-1);
    return [...found].filter((row) => !this.#tree.closed?.[row]);
  }

  #parentOf(row) {
    const { parents, offset, base } = this.#tree;
    return Math.max(-1, parents[offset + row] - base);
  }

  /** The nearest nodes of the path to a node, from it upwards. */
  #pathTo(row) {
    const path = [];
    for (let at = row; at >= 0 && path.length < NEAREST; at = this.#above(at)) path.push(at);
    return path;
  }

  /** The nearest ancestor in a depth that has a row. */
  #above(row) {
    const parent = this.#parentOf(row);
    if (parent < 0 || this.#keeps(parent)) return parent;
    let above = this.#across.get(parent) ?? -1;
    if (above >= 0) return above;
    for (above = parent; !this.#keeps(above);) above = this.#parentOf(above);
    this.#across.set(parent, above);
    return above;
  }

  /** Shows these rows too if they have room. */
  #offer(rows, fits) {
    const shown = new Set(this.#shown);
    for (const row of rows) shown.add(row);
    this.#apply(shown);
    const { kin, born, spans } = this.#tree;
    if (!fits(this.#measure(kin, born, this, spans, this.widths))) return false;
    this.#shown = shown;
    return true;
  }

  #apply(shown) {
    const mark = (row, kind) => {
      this.hidden[row] = kind ? 0 : 1;
      this.#kinds[row] = kind;
    };
    for (const row of this.#marked) mark(row, 0);
    for (const map of [this.more, this.widths, this.steps, this.below]) map.clear();
    for (const row of shown) mark(row, SHOWN);
    const marked = [...shown];
    const left = new Map(); // nodes left out below a marked one
    const beyond = new Map(); // the marked nodes below it beyond rows that are left out
    for (const row of shown) left.set(row, this.#sizes[row] - 1);
    for (let at = 0; at < marked.length; at++) {
      const row = marked[at];
      const above = this.#above(row);
      if (above < 0) continue;
      if (!this.#kinds[above]) {
        mark(above, SIGN);
        left.set(above, this.#sizes[above] - 1);
        this.more.set(above, 1);
        marked.push(above);
      }
      left.set(above, left.get(above) - this.#sizes[row]);
      if (this.#parentOf(row) !== above) beyond.set(above, [...(beyond.get(above) ?? []), row]);
    }
    for (const row of marked) if (left.get(row) > 0) this.#sign(row, left.get(row), beyond.get(row), mark);
    this.#marked = [...marked, ...this.more.keys()];
    for (const [row, count] of this.more) this.widths.set(row, this.#tree.signSpan(count, this.steps.get(row)));
    this.beside.clear();
    for (const sign of this.#beside > 0 ? [...this.more.keys()] : []) {
      if (this.#keeps(sign)) continue;
      this.beside.add(sign);
      const wide = 2 * (this.widths.get(sign) + this.#beside);
      this.widths.set(sign, wide).set(this.#above(sign), wide);
    }
  }

  /** Puts a sign for so many nodes below a row: on it if it is a sign itself, on a sign below it, or in a place of its own. */
  #sign(row, count, beyond, mark) {
    const children = this.#children(row, WIDEST);
    const own = beyond ? undefined : [row, ...children].find((at) => this.more.has(at));
    if (own !== undefined) return void this.more.set(own, this.more.get(own) + count);
    const sign = this.#children(row, 1, (child) => !this.#kinds[child])[0];
    mark(sign, SIGN);
    this.more.set(sign, count);
    if (!beyond) return;
    const { depth, offset } = this.#tree;
    this.steps.set(sign, depth[offset + beyond[0]] - depth[offset + row]);
    this.below.set(sign, beyond.sort((a, b) => this.#parentOf(a) - this.#parentOf(b) || a - b));
  }

  #measure(kin, rows, shown, spans, signs = null) {
    for (const job of [arrange(kin, rows, this.#slots, shown), this.#tidy.run(this.#slots, this.#place, spans, signs)]) {
      while (!job.next().done);
    }
    const { left, right } = this.#place;
    return { left, right, levels: this.#slots.high };
  }

  /**
   * The children of a row that exist, at most so many of those that are asked for.
   * @param {number} row  @param {number} [most]  @param {(row: number) => boolean} [which]
   */
  #children(row, most = Infinity, which = () => true) {
    return this.#siblings(this.#tree.kin.firstChild[row], most, which);
  }

  /** @param {number} first  @param {number} [most]  @param {(row: number) => boolean} [which] */
  #siblings(first, most = Infinity, which = () => true) {
    const { kin, born, closed } = this.#tree;
    const found = [];
    for (let row = first; row >= 0 && row < born && found.length < most; row = kin.nextSibling[row]) {
      if (!closed?.[row] && which(row)) found.push(row);
    }
    return found;
  }
}

/** The whole numbers from `most` down to `least`. */
const range = (most, least) => Array.from({ length: Math.max(0, most - least + 1) }, (_, less) => most - less);

/** The rows below `count` that are not closed; null if they are too many. */
function openOf(count, closed) {
  const open = [];
  for (let row = 0; row < count && open.length <= MOST; row++) if (!closed?.[row]) open.push(row);
  return open.length > MOST ? null : open;
}
