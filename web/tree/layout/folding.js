// What is left out of a tidy tree that is too large for its window (docs/decisions/0034-one-rule-of-the-camera.md). Cards
// move sideways for what comes first. Each depth has a row of its own. If the height is too small for all of them, whole
// rows are left out, for all nodes: in their place is a band, which counts the live ones below it. Nodes that are
// left out beside others need no place: badges at the nearest card above count them, `+7`, and dead leaves (discarded or
// stale). The record and the reader's own collapsed nodes do not change. Rows are local.

import { UNIFORM, WHOLE } from "./card_size.js";
import { depthsIn, heightsOf } from "./rows.js";
import { TidyLayout } from "./tidy.js";
import { Slots, arrange, openOf } from "./topology.js";

const MOST = 400; // nodes on show
const WIDEST = 64; // children of a node that are considered
const NEAREST = 80; // nodes of a path: no window has more legible rows
const LATEST = 40; // nodes expanded last whose children are considered
const OFFERS = 80; // trees that are measured for what need not be seen
const SHOWN = 1;
const STUB = 2;

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
 * @property {number[]} wanted  nodes that the reader has asked for, and the one that was expanded before
 * @property {number[]} soon  the first ones in the frontier
 * @property {(row: number) => boolean} isDropped
 * @property {(row: number) => boolean} isStale
 * @property {(row: number) => boolean} isWaiting  in the frontier
 * @property {Uint8Array|null} closed  not 0: collapsed by the reader, or forgotten by the search
 * @property {boolean} forgets  whether the search forgets nodes
 * @property {boolean} byCalls  whether its nodes are calls
 * @property {Float32Array|null} spans  the widths of cards in slots; null: all equal
 * @property {[number, Float32Array|null][]} [forms]  of names, with their widths in place of `spans`: the next one if nodes are left out beside others
 * @property {(row: number) => boolean} isBroken  whether a name is narrower in others
 * @property {(count: number, rows?: number) => number} signSpan  the width of a band in slots
 *
 * @typedef {object} Room  in rows
 * @property {number} down
 * @property {number} across  in slots
 * @property {number[]} depths  of all nodes, if all have room
 * @property {Set<number>|null} tall  those of names that have two lines; null: names have one
 * @property {number} low  what a band needs instead of rows that are left out
 * @property {number} at  from the row above it to its middle
 * @property {number} end  from there to where the next row would begin, and half a row
 *
 * @typedef {{rows: number, places: number[]}} Band
 * @typedef {{count: number, rows: number[]}} Dead  `rows`: the children of the card among them, or else the first one
 *
 * @typedef {{left: number, right: number, levels: number}} Extent
 * @typedef {{left: number, right: number, before: Map<number, number>, focus?: number, clear?: boolean}} Bounds  `before`: where rows were before this step; `focus`: the current row; `clear`: as in over.js
 * @typedef {Extent & {widest: number}} Measured  `widest`: what the tree needs, if cards are as close as they can be
 */

export class Folding {
  #tidy;
  #slots = new Slots();
  #place = { x: new Float64Array(0), left: 0, right: 0 };
  #kinds = new Uint8Array(0);
  #sizes = new Int32Array(0); // of subtrees, by row
  #live = new Int32Array(0); // the same without dead leaves
  #left = new Int32Array(0); // of these, the nodes left out below a row with a place
  #shown = new Set();
  #near = new Int32Array(0); // the nearest card at or above each row; -1: none
  #wide = new Map(); // of the cards on show, by depth, in slots
  #across = Infinity; // what a row of cards can have
  /** @type {Tree} */
  #tree;
  #fits = (_measured) => true;
  #kept = null; // the depths that have a row
  #over = new Int32Array(0); // from a row to its nearest ancestor in a depth that has a row
  #marked = []; // rows with a place
  #places = ""; // the same as a text
  #isClear = true; // as in over.js
  #offers = 0;

  /** @param {number} cousinGap  as in TidyLayout */
  constructor(cousinGap) {
    this.#tidy = new TidyLayout(cousinGap);
    this.active = false;
    this.revision = this.choices = 0; // as the planner's view
    this.hidden = new Uint8Array(0);
    /** How many nodes a band stands for, without dead leaves, by the row in whose place it is; and the width of its places in slots. */
    this.more = new Map();
    this.widths = new Map();
    /** What is left out below the card of a row, but for that below another one: dead leaves, and how many other nodes. @type {Map<number, Dead[]>} */
    this.hung = new Map();
    this.folded = new Map();
    /** The bands instead of rows: how many, and the places in which lines end at it. @type {Map<number, Band>} */
    this.bands = new Map();
    /** All these places, and the nodes below each. */
    this.stubs = new Set();
    this.below = new Map();
    /** The middle and the end of each row, and whether it is tall. @type {{middles: number[], ends: number[], tall: boolean[]}|null} */
    this.heights = null;
    /** Between these, in slots, all has room, but not as a tidy tree, or not where it was; null: it has. @type {Bounds|null} */
    this.bounds = null;
    /** The root's place in the window, in pixels; null: any. */
    this.place = null;
    this.names = WHOLE; // their form
  }

  /** The number of nodes left out. */
  get total() {
    const counts = [...this.more.values(), ...this.folded.values(), ...[...this.hung.values()].flat().map((dead) => dead.count)];
    return counts.reduce((all, count) => all + count, 0);
  }

  /** Whether a row with a place is not drawn itself: a line ends at a band there. */
  standsIn(row) {
    return this.active && this.#kinds[row] === STUB;
  }

  /** The dead leaves that hang at the card of a row: stale ones, and others. */
  hangingAt(row) {
    return (this.hung.get(row) ?? []).filter(({ count }) => count > 0);
  }

  /** The children of a row that are left out beside others, but for dead leaves. */
  foldedAt(row) {
    return this.folded.has(row) ? this.#children(row, Infinity, (child) => !this.#kinds[child] && !this.#isDead(child)) : [];
  }

  /** Whether some child of a row is left out that was not discarded. */
  lacksChildren(row) {
    return this.active && this.#children(row, 1, (child) => !this.#shown.has(child) && !this.#tree.isDropped(child)).length > 0;
  }

  /** Show the whole tree. */
  clear() {
    if (!this.active) return;
    [this.active, this.names, this.heights, this.bounds, this.place] = [false, WHOLE, null, null, null];
    this.#shown.clear();
    for (const map of [this.more, this.hung, this.folded, this.widths, this.bands, this.stubs, this.below]) map.clear();
    this.revision = ++this.choices;
  }

  /** The extent of the whole tree, as far as the reader has not collapsed it. @param {Tree} tree @returns {Extent|null} */
  whole({ kin, rows, closed, spans }) {
    return openOf(rows, closed, MOST) ? this.#measure(kin, rows, closed && { hidden: closed }, spans) : null;
  }

  /** The depths of this tree, and those of names that have two lines if they can. @param {Tree} tree */
  depthsOf({ depth, offset, born, closed, isBroken }) {
    const [found, tall] = [[], new Set()];
    for (let row = 0; row < born; row++) {
      if (closed?.[row]) continue;
      found[depth[offset + row]] = true;
      if (isBroken(row)) tall.add(depth[offset + row]);
    }
    return { depths: Object.keys(found).map(Number), tall };
  }

  /**
   * Chooses what is on show.
   * @param {Tree} tree
   * @param {Room|null} room  null: for everything
   * @param {(measured: Measured) => boolean} fits  @param {(extent: Extent) => Bounds|null} boundsOf  of what is on show
   */
  fold(tree, room, fits, boundsOf) {
    [this.#fits, this.place] = [fits, null];
    for (const [names, spans] of tree.forms ?? [[WHOLE, tree.spans]]) if (this.#select(names, { ...tree, spans }, room)) break;
    this.#hang();
    if (room?.tall) {
      this.heights = heightsOf(room.depths, new Set([...this.#shown].filter(tree.isBroken).map((row) => this.#depthOf(row))));
    }
    const extent = this.#measureShown();
    const bounds = boundsOf(extent);
    if (bounds) Object.assign(bounds, { focus: tree.current, clear: this.#isClear });
    this.bounds = bounds && (bounds.before.size > 0 || extent.left < bounds.left || extent.right > bounds.right) ? bounds : null;
    const places = [this.#marked.sort((a, b) => a - b), [...this.more], this.heights?.middles, this.bounds?.left, this.bounds?.right].join(" ");
    if (!this.active || places !== this.#places) this.revision = ++this.choices;
    this.#places = places;
    this.active = true;
  }

  /** The same with names of one form. @returns {boolean} whether no node is left out beside others */
  #select(names, tree, room) {
    [this.names, this.#tree, this.#isClear, this.#across] = [names, tree, true, (room?.across ?? Infinity) + (tree.spans ? 0 : UNIFORM)];
    this.#clean();
    this.#begin();
    const all = openOf(tree.born, tree.closed, MOST);
    this.#keep(room?.tall ? room : null);
    if (!all || !this.#offer(all)) {
      this.#keep(room);
      this.#choose();
    }
    this.#apply(this.#shown);
    return this.folded.size === 0;
  }

  #begin() {
    for (const all of [this.#shown, this.#wide]) all.clear();
    this.#show(this.#siblings(this.#tree.kin.firstRoot));
    this.#offers = 0;
  }

  #clean() {
    const { rows, born, parents, offset, base, closed } = this.#tree;
    if (this.hidden.length < rows) {
      const room = Math.ceil(rows * 1.25);
      [this.hidden, this.#kinds] = [new Uint8Array(room), new Uint8Array(room)];
      [this.#sizes, this.#live, this.#left, this.#over, this.#near] = Array.from({ length: 5 }, () => new Int32Array(room));
    }
    this.hidden.fill(1, 0, rows);
    for (const column of [this.#kinds, this.#sizes, this.#live]) column.fill(0, 0, rows);
    for (let row = born - 1; row >= 0; row--) {
      if (!closed?.[row]) this.#sizes[row]++;
      if (!closed?.[row] && !this.#isDead(row)) this.#live[row]++;
      const above = parents[offset + row] - base;
      if (above < 0) continue;
      this.#sizes[above] += this.#sizes[row];
      this.#live[above] += this.#live[row];
    }
    this.#marked = [];
  }

  /** Chooses the depths that have a row: all, or the most important ones that have room. @param {Room|null} room */
  #keep(room) {
    this.heights = this.#kept = null;
    if (room?.tall) this.heights = heightsOf(room.depths, room.tall);
    if (room === null || room.tall) return;
    const { current, needed, parents, depth, offset, base, born } = this.#tree;
    const kept = depthsIn(room, this.#depthOf(current), this.#children(current, 1).length > 0, needed.map((row) => this.#depthOf(row)));
    this.#kept = new Set(kept);
    this.heights = heightsOf(kept, new Set(), room);
    const [over, keeps] = [this.#over, Array.from({ length: kept.at(-1) + 1 }, (_, at) => kept.includes(at))];
    for (let row = 0; row < born; row++) {
      const above = parents[offset + row] - base;
      over[row] = above < 0 ? -1 : keeps[depth[offset + above]] ? above : over[above];
    }
  }

  /** Whether a row has no children and was discarded, or is stale. */
  #isDead(row) {
    return this.#sizes[row] === 1 && this.#tree.isDropped(row);
  }

  /** Whether nodes of this depth have a row. */
  #keeps(row) {
    return this.#kept === null || this.#kept.has(this.#depthOf(row));
  }

  /**
   * Chooses what is on show. Beside a map, the whole frontier comes before room between families, and before what the step
   * discards, if it has room then.
   */
  #choose() {
    const { spans, born, isWaiting } = this.#tree;
    const lacks = () => spans !== null && openOf(born, null, MOST)?.some((row) => isWaiting(row) && !this.#shown.has(row) && this.#keeps(row));
    let kept = /** @type {[Set<number>, Map<number, number>]} */ ([this.#shown, this.#wide]);
    for (const [isClear, isEarly] of [[true, true], [false, true], [false, false]]) {
      this.#isClear = isClear;
      this.#begin();
      this.#choosing(isEarly);
      if (!lacks()) return isClear && !this.#tree.byCalls && this.#fillUp();
      if (isEarly) kept = [new Set(this.#shown), new Map(this.#wide)];
    }
    [this.#shown, this.#wide] = kept;
  }

  /** Where others have room only over the children of strangers, they are there rather than left out. */
  #fillUp() {
    const before = this.#shown.size;
    [this.#isClear, this.#offers] = [false, 0];
    this.#spread(null, (rows) => this.#offers < OFFERS && this.#offer(rows), (row) => !this.#tree.isDropped(row));
    this.#isClear = this.#shown.size === before;
  }

  /** The one rule of what comes first. Those that come last are left out first. @param {boolean} isEarly  whether what the step discards comes before others */
  #choosing(isEarly) {
    const { current, needed, wanted, soon, isDropped, isWaiting } = this.#tree;
    const must = (rows) => this.#offer(rows);
    const may = (rows) => this.#offers < OFFERS && this.#offer(rows);
    const isLive = (row) => !isDropped(row);
    const children = this.#children(current, Infinity, (row) => this.#keeps(row));
    const path = this.#pathTo(current);
    this.#show(path);
    this.#fill(children.filter(isLive), must);
    for (const row of needed) this.#want(row, must);
    if (isEarly) this.#fill(children.filter(isDropped), must);
    for (const row of wanted) this.#want(row, may);
    const beside = (rows) => (this.#depthOf(rows[0]) === this.#depthOf(current) + 1 ? must : may)(rows);
    for (const row of soon) this.#want(row, beside);
    this.#spread(null, beside, isWaiting);
    const families = [path, ...needed.map((row) => this.#pathTo(row))].flatMap((way) => way.flatMap((row) => [row, this.#parentOf(row)]));
    this.#spread(families, may, isLive);
    if (this.#tree.byCalls) this.#spreadBack(may, isLive);
    else this.#spreadAll(may, isLive);
    const parents = [...this.#shown].filter((row) => this.#depthOf(row) === this.#depthOf(current));
    for (const row of parents) this.#fill(this.#children(row, WIDEST, isWaiting), must); // signs may have gone
    this.#fill(children.filter(isDropped), must);
    this.#apply(this.#shown);
    if (this.folded.size > 0) return;
    const dead = [...this.#shown].flatMap((row) => this.#children(row, WIDEST, (each) => isDropped(each) && this.#keeps(each) && !this.#shown.has(each)));
    may(dead); // all of them, or none
  }

  #spreadAll(may, isLive) {
    const latest = this.#latest();
    for (const row of latest) if (this.#want(row, may)) this.#fill(this.#children(row, WIDEST, isLive), may);
    this.#spread(null, may, isLive);
    for (let before = 0; before < this.#shown.size;) {
      before = this.#shown.size;
      this.#apply(this.#shown);
      for (const row of [...this.folded.keys()].flatMap((above) => this.foldedAt(above).slice(0, 1)).filter(isLive)) this.#want(row, may);
    }
  }

  /** Shows branches of calls that have returned, the last one first, until one has no room: so none comes back. */
  #spreadBack(may, isLive) {
    const stack = this.#siblings(this.#tree.kin.firstRoot);
    for (let row = stack.pop(); row !== undefined; row = stack.pop()) {
      const children = this.#children(row, WIDEST, isLive);
      const more = children.filter((each) => this.#keeps(each) && !this.#shown.has(each));
      if (more.length > 0 && !may(more)) return;
      stack.push(...children);
    }
  }

  /** Shows a node with its ancestors. @returns {boolean} whether it is on show */
  #want(row, offer) {
    if (this.#shown.has(row)) return true;
    if (!this.#keeps(row) || this.#tree.closed?.[row]) return false;
    return offer(this.#pathTo(row).filter((at) => !this.#shown.has(at) && this.#keeps(at)));
  }

  /** Shows such children of these nodes, if they or what is above their row that is left out are on show; null: of all that are, from the root down. */
  #spread(parents, may, which) {
    const queue = parents ?? [...this.#shown].sort((a, b) => this.#depthOf(a) - this.#depthOf(b) || a - b);
    for (let at = 0; at < queue.length && this.#shown.size < MOST && this.#offers < OFFERS; at++) {
      if (queue[at] < 0 || !this.#shown.has(this.#keeps(queue[at]) ? queue[at] : this.#above(queue[at]))) continue;
      const found = this.#fill(this.#children(queue[at], WIDEST, (row) => this.#keeps(row) && which(row)), may);
      if (parents === null) queue.push(...found);
    }
  }

  /** Shows all of these siblings that have room. @returns {number[]} those that were not on show before */
  #fill(siblings, offer) {
    const rows = siblings.filter((row) => !this.#shown.has(row) && this.#keeps(row)).slice(0, WIDEST);
    if (rows.length === 0 || offer(rows)) return rows;
    return rows.length > 1 ? rows.filter((row) => offer([row])) : [];
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
    return this.#kept === null ? this.#parentOf(row) : this.#over[row];
  }

  /** Shows these rows too if they have room. */
  #offer(rows) {
    const more = rows.filter((row) => !this.#shown.has(row));
    if ([...this.#widthsWith(more).values()].some((wide) => wide > this.#across)) return false;
    this.#offers++;
    this.#apply([...this.#shown, ...more]);
    if (!this.#fits(this.#measureShown())) return false;
    this.#show(more);
    return true;
  }

  /** How wide the rows of cards are with these ones at least, by depth. */
  #widthsWith(rows) {
    const wide = new Map();
    for (const row of rows) {
      const depth = this.#depthOf(row);
      wide.set(depth, (wide.get(depth) ?? this.#wide.get(depth) ?? 0) + (this.#tree.spans?.[row] ?? UNIFORM));
    }
    return wide;
  }

  #show(rows) {
    for (const [depth, wide] of this.#widthsWith(rows.filter((row) => !this.#shown.has(row)))) this.#wide.set(depth, wide);
    for (const row of rows) this.#shown.add(row);
  }

  #depthOf(row) {
    return this.#tree.depth[this.#tree.offset + row];
  }

  /** Marks what is shown, with its ancestors, and counts the others. @param {Iterable<number>} shown */
  #apply(shown) {
    for (const row of this.#marked) this.#mark(row, 0);
    for (const map of [this.more, this.hung, this.folded, this.widths, this.bands, this.stubs, this.below]) map.clear();
    const marked = [...shown];
    const broken = new Map(); // the first place of a band, by the depth above it; -1: none yet
    for (const row of marked) {
      this.#mark(row, SHOWN);
      this.#left[row] = this.#live[row] - Number(!this.#isDead(row));
    }
    const beyond = new Map(); // the marked nodes below a marked one, beyond rows that are left out
    for (const row of marked) {
      const above = this.#above(row);
      if (above < 0) continue;
      this.#left[above] -= this.#live[row];
      if (this.#parentOf(row) === above) continue;
      beyond.set(above, [...(beyond.get(above) ?? []), row]);
      broken.set(this.#depthOf(above), -1);
    }
    for (const row of marked) {
      if (this.#left[row] === 0) continue;
      if (broken.has(this.#depthOf(row))) this.#stub(row, this.#left[row], beyond.get(row) ?? [], broken);
      else this.folded.set(row, this.#left[row]);
    }
    this.#marked = [...marked, ...this.stubs];
    for (const [first, { rows, places }] of this.bands) {
      const wide = this.#tree.signSpan(this.more.get(first), rows) / places.length;
      for (const row of places) this.widths.set(row, wide);
    }
  }

  /** Hangs each dead leaf without a card at the nearest one above it. */
  #hang() {
    const { born, closed, isStale } = this.#tree;
    for (let row = 0; row < born; row++) {
      const above = this.#parentOf(row);
      this.#near[row] = this.#kinds[row] === SHOWN ? row : above < 0 ? -1 : this.#near[above];
      const card = this.#near[row];
      if (card === row || card < 0 || closed?.[row] || !this.#isDead(row)) continue;
      if (!this.hung.has(card)) this.hung.set(card, [{ count: 0, rows: [] }, { count: 0, rows: [] }]);
      const dead = this.hung.get(card)[isStale(row) ? 0 : 1];
      dead.count++;
      if (above === card || dead.rows.length === 0) dead.rows.push(row);
    }
  }

  #mark(row, kind) {
    this.hidden[row] = kind ? 0 : 1;
    this.#kinds[row] = kind;
  }

  /** Ends a line at the band below a row, which counts all `count` nodes left out below it. `beyond`: those on show. */
  #stub(row, count, beyond, broken) {
    const place = this.#children(row, 1)[0];
    const depth = this.#depthOf(row);
    this.#mark(place, STUB);
    this.stubs.add(place);
    if (broken.get(depth) < 0) {
      broken.set(depth, place);
      const next = Math.min(...[...this.#kept].filter((each) => each > depth));
      this.bands.set(place, { rows: next - depth - 1, places: [] });
    }
    const first = broken.get(depth);
    this.bands.get(first).places.push(place);
    this.more.set(first, count + (this.more.get(first) ?? 0));
    if (beyond.length > 0) this.below.set(place, beyond.sort((a, b) => this.#parentOf(a) - this.#parentOf(b) || a - b));
  }

  /** @returns {Measured} */
  #measureShown() {
    const { kin, born, spans, current } = this.#tree;
    const extent = this.#measure(kin, born, this, spans, this.widths);
    return { ...extent, widest: this.#tidy.widest(this.#slots, this.#place, spans, this.widths, this.#slots.slotOf[current], this.#isClear) };
  }

  #measure(kin, rows, shown, spans, signs = null) {
    for (const job of [arrange(kin, rows, this.#slots, shown), this.#tidy.run(this.#slots, this.#place, spans, signs)]) {
      while (!job.next().done);
    }
    const { left, right } = this.#place;
    return { left, right, levels: this.#slots.high };
  }

  /** The children of a row that exist, at most so many of those that are asked for. @param {number} row  @param {number} [most]  @param {(row: number) => boolean} [which] */
  #children(row, most = Infinity, which = () => true) {
    return this.#siblings(this.#tree.kin.firstChild[row], most, which);
  }

  /** @param {number} first  @param {number} [most]  @param {(row: number) => boolean} [which] */
  #siblings(first, most = Infinity, which = () => true) {
    const { kin, born, closed } = this.#tree;
    return kin.siblings(first, born, most, (row) => !closed?.[row] && which(row));
  }
}
