// What is left out of a tidy tree that is too large for its window. The root, the path to the current node, that node
// and its children come first; then as much else as there is room for, from the current node outwards. Children left
// out are one sign, `+7`, in the place of the first of them; if the path is too long, its middle is a broken edge.
// The record and the reader's own collapsed nodes do not change. Rows are local.

import { TidyLayout } from "./tidy.js";
import { Slots, arrange } from "./topology.js";

const MOST = 400; // nodes on show
const WIDEST = 64; // children of a node that are considered
const PARTED = 3; // families without room that are tried child by child
const FEW = 6; // of their children
const NEAREST = 80; // nodes of a path: no window has more legible levels
const LEAST = 3; // nodes of a path that are on show where there is room: the root, and the current node below its parent
const MISSES = 12; // families in a row without room, after which no more are tried
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
 * @property {(row: number) => boolean} isDropped
 * @property {Uint8Array|null} closed  not 0: collapsed by the reader, or forgotten by the search
 * @property {boolean} forgets  whether the search forgets nodes
 * @property {Float32Array|null} spans  the widths of cards in slots; null: all equal
 *
 * @typedef {{left: number, right: number, levels: number}} Extent
 */

export class Folding {
  #tidy;
  #slots = new Slots();
  #place = { x: new Float64Array(0), left: 0, right: 0 };
  #kinds = new Uint8Array(0);
  #owners = new Int32Array(0);
  #shown = new Set();
  /** @type {Tree} */
  #tree;
  #path = [];
  #ways = []; // the path, and the ways to wanted nodes of which only the end has room
  #marked = []; // rows with a place
  #places = ""; // the same as a text

  /** @param {number} cousinGap  as in TidyLayout */
  constructor(cousinGap) {
    this.#tidy = new TidyLayout(cousinGap);
    this.active = false;
    this.revision = this.choices = 0; // as the planner's view
    this.hidden = new Uint8Array(0);
    /** The row above which a part of the path is left out, by the first row of that part. */
    this.below = new Map();
    /** How many nodes a sign stands for, by its row. */
    this.more = new Map();
    /** How many nodes are left out above a row on a broken edge, and how many steps that edge stands for. */
    this.skipped = new Map();
    this.steps = new Map();
  }

  get count() {
    return this.#shown.size;
  }

  /** The number of nodes left out. */
  get total() {
    const sum = (counts) => [...counts.values()].reduce((all, count) => all + count, 0);
    return sum(this.more) + sum(this.skipped);
  }

  /** Show the whole tree. */
  clear() {
    if (!this.active) return;
    this.active = false;
    this.#shown.clear();
    for (const map of [this.below, this.more, this.skipped, this.steps]) map.clear();
    this.revision = ++this.choices;
  }

  /** The extent of the whole tree, as far as the reader has not collapsed it. @param {Tree} tree @returns {Extent|null} */
  whole({ kin, rows, closed, spans }) {
    return openOf(rows, closed) ? this.#measure(kin, rows, closed && { hidden: closed }, spans) : null;
  }

  /** The levels that the path to the current node and its children need. @param {Tree} tree */
  levelsOfPath(tree) {
    const child = tree.kin.firstChild[tree.current];
    return pathTo(tree).length + (child >= 0 && child < tree.born ? 1 : 0);
  }

  /**
   * Chooses what is on show.
   * @param {Tree} tree
   * @param {number} levels  as many as there is room for
   * @param {(extent: Extent, must: boolean) => boolean} fits  `must`: what is there must be seen
   */
  fold(tree, levels, fits) {
    this.#tree = tree;
    this.#path = pathTo(tree);
    this.#clean();
    const all = openOf(tree.born, tree.closed);
    this.#show(0);
    if (!all || !this.#offer(all, (extent) => fits(extent, false))) this.#choose(levels, fits);
    this.#apply(this.#shown);
    this.#count();
    const places = [this.#marked.sort((a, b) => a - b), [...this.more.keys()], ...this.below].join(" ");
    if (!this.active || places !== this.#places) this.revision = ++this.choices;
    this.#places = places;
    this.active = true;
  }

  #clean() {
    const { rows } = this.#tree;
    if (this.hidden.length < rows) this.hidden = new Uint8Array(Math.ceil(rows * 1.25));
    if (this.#kinds.length < this.hidden.length) this.#kinds = new Uint8Array(this.hidden.length);
    this.hidden.fill(1, 0, rows);
    this.#kinds.fill(0, 0, rows);
    this.below.clear();
    this.more.clear();
  }

  #choose(levels, fits) {
    const { current, needed, wanted, isDropped } = this.#tree;
    const children = this.#children(current);
    const most = Math.max(2, levels - (children.length > 0 ? 1 : 0));
    const must = (rows) => this.#offer(rows, (extent) => fits(extent, true));
    const may = (rows) => this.#offer(rows, (extent) => fits(extent, false));
    // A path that leans to one side leaves more room when less of it is shown.
    const shows = (rows, least, offer) =>
      range(most, least).some((count) => this.#show(count) && must(children) && rows.every((row) => this.#want(row, offer)));
    const few = range(needed.length, 0).map((count) => needed.slice(0, count));
    if (!few.some((rows) => shows(rows, LEAST, may) || shows(rows, LEAST, must)) && !shows([], 2, must)) {
      this.#show(most);
      const kept = children.filter((row) => !isDropped(row));
      if (kept.length === children.length || !must(kept)) for (const child of kept.slice(0, WIDEST)) if (!must([child])) break;
    }
    for (const row of [...needed, ...wanted]) this.#want(row, may);
    this.#spread(may);
  }

  /** Shows the roots and the ends of the path, and nothing else; of 0 nodes: nothing. */
  #show(count) {
    this.#ways = [this.#path];
    this.#shown = new Set(count > 0 ? [...this.#siblings(this.#tree.kin.firstRoot), ...ends(this.#path, count)] : []);
    return true;
  }

  /** Shows the way to a node, or its end on a broken edge. @returns {boolean} whether the node is on show */
  #want(row, offer) {
    const way = this.#wayTo(row);
    if (way.length === 0 || offer(way)) return this.#shown.has(row);
    this.#ways.push(way.toReversed());
    const joint = way.find((at) => this.#path.includes(at)); // where it leaves a part of the path that is left out
    const isShown = offer(joint === undefined ? [row] : [row, joint]);
    if (!isShown) this.#ways.pop();
    return isShown;
  }

  /** Shows families, from the current node outwards: those beside the path first. */
  #spread(may) {
    const queue = this.#path.filter((row) => this.#shown.has(row)).reverse();
    for (const row of this.#shown) if (!queue.includes(row)) queue.push(row);
    for (let at = 0, misses = 0, parted = 0; at < queue.length && misses < MISSES && this.#shown.size < MOST; at++) {
      const rows = this.#children(queue[at], WIDEST, (row) => !this.#shown.has(row) && !this.#path.includes(row));
      if (rows.length === 0) continue;
      const live = rows.filter((row) => !this.#tree.isDropped(row));
      const found = [rows, live].find((some) => some.length > 0 && may(some)) ?? (parted++ < PARTED ? live.slice(0, FEW).filter((row) => may([row])) : []);
      misses = found.length > 0 ? 0 : misses + 1;
      queue.push(...found);
    }
  }

  /** A node and its ancestors, as far as they are not on show. */
  #wayTo(row) {
    const way = [];
    for (let at = row; at >= 0 && !this.#shown.has(at); at = this.#parentOf(at)) {
      if (this.#tree.closed?.[at]) return [];
      way.push(at);
    }
    return way;
  }

  #parentOf(row) {
    const { parents, offset, base } = this.#tree;
    return parents[offset + row] - base;
  }

  /** Shows these rows too if they have room. */
  #offer(rows, fits) {
    const shown = new Set(this.#shown);
    for (const row of rows) shown.add(row);
    this.#apply(shown);
    const { kin, born, spans } = this.#tree;
    if (!fits(this.#measure(kin, born, this, spans, this.more))) return false;
    this.#shown = shown;
    return true;
  }

  #apply(shown) {
    const mark = (row, kind) => {
      this.hidden[row] = kind ? 0 : 1;
      this.#kinds[row] = kind;
    };
    for (const row of this.#marked) mark(row, 0);
    this.below.clear();
    this.more.clear();
    for (const way of this.#ways) {
      let top = -1;
      for (const row of way) {
        if (!shown.has(row)) top = top < 0 ? row : top;
        else if (top >= 0) {
          this.below.set(top, row);
          top = -1;
        }
      }
    }
    for (const row of shown) mark(row, SHOWN);
    for (const row of shown) {
      const sign = this.#children(row, 1, (child) => !shown.has(child) && !this.below.has(child))[0];
      if (sign === undefined) continue;
      mark(sign, SIGN);
      this.more.set(sign, 0);
    }
    this.#marked = [...shown, ...this.more.keys()];
  }

  /** Counts what each sign stands for. */
  #count() {
    const { born, parents, depth, offset, base, closed } = this.#tree;
    if (this.#owners.length < born) this.#owners = new Int32Array(Math.ceil(born * 1.25));
    const owners = this.#owners; // of a row left out: the number of its sign
    const signs = [...this.more.keys(), ...this.below.values()];
    const counts = new Float64Array(signs.length);
    const signBelow = new Map([...this.more.keys()].map((row, sign) => [parents[offset + row] - base, sign]));
    const signOn = new Map([...this.below.keys()].map((row, number) => [row, this.more.size + number]));
    for (let row = 0; row < born; row++) {
      if (this.#kinds[row] === SHOWN || closed?.[row]) continue;
      const above = parents[offset + row] - base;
      owners[row] = this.#kinds[above] === SHOWN ? (signOn.get(row) ?? signBelow.get(above)) : owners[above];
      counts[owners[row]]++;
    }
    this.skipped.clear();
    this.steps.clear();
    for (const [top, row] of this.below) this.steps.set(row, depth[offset + row] - depth[offset + top] + 1);
    signs.forEach((row, sign) => (sign < signBelow.size ? this.more : this.skipped).set(row, counts[sign]));
  }

  #measure(kin, rows, shown, spans, signs = null) {
    for (const job of [arrange(kin, rows, this.#slots, shown), this.#tidy.run(this.#slots, this.#place, spans, signs)]) {
      while (!job.next().done);
    }
    const { left, right } = this.#place;
    return { left, right, levels: this.#slots.levels };
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

/** The path to the current node: of a very long one, the root, the node below it, and the nearest nodes. */
function pathTo({ current, parents, offset, base }) {
  const nearest = [];
  let top = []; // the two highest nodes above these
  for (let row = current; row >= 0; row = parents[offset + row] - base) {
    if (nearest.length < NEAREST) nearest.push(row);
    else top = [row, ...top.slice(0, 1)];
  }
  return [...top, ...nearest.reverse()];
}

/** The whole numbers from `most` down to `least`. */
const range = (most, least) => Array.from({ length: Math.max(0, most - least + 1) }, (_, less) => most - less);

/** The rows below `count` that are not closed; null if they are too many. */
function openOf(count, closed) {
  const open = [];
  for (let row = 0; row < count && open.length <= MOST; row++) if (!closed?.[row]) open.push(row);
  return open.length > MOST ? null : open;
}

/** The first and the last ones of a path that is longer than `most`, which is at least 2. */
const ends = (path, most) => (path.length <= most ? path : [path[0], ...path.slice(path.length - Math.max(1, most - 1))]);
