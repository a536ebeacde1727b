// The scene: one plain object that layout and time write and painters read. Rows are local to the current iteration
// (row - base); places are by slot (see topology.js).

import { faceOf } from "../faces/index.js";
import { cardNote, goesByDepth, inLine, keyOf, limitNote, signOf, sumOf } from "../canvas/notes.js";
import { halved, initialled, numberText } from "../canvas/text.js";
import { isDropped } from "../canvas/status_styles.js";
import { STATUS } from "../table/codes.js";
import { FAMILIES } from "../table/families.js";
import { spanAt } from "../table/span.js";
import { Gathering } from "./gathering.js";
import { HALVED, INITIALS, PARTS, SIDES, UNIFORM, WHOLE, legibleRoom, lineOf, signSize } from "./layout/card_size.js";
import { Folding } from "./layout/folding.js";
import { Motion } from "./layout/motion.js";
import { COUSIN_GAP, Planner } from "./layout/planner.js";
import { Unplaced } from "./layout/unplaced.js";
import { Measures } from "./measures.js";
import { branchesOf } from "./solution.js";

/**
 * @param {object} table
 * @param {number} t
 * @param {number} base  the first row of the current iteration
 * @param {number} born  number of its rows at t
 * @returns {{focus: number, touched: number}}  local rows, -1 for none in this iteration. `focus`: the node being
 *   expanded, or removed without expansion, or the one on the solution where the reader is (`walked`, a row of the
 *   table, -1: none), or that has the last value; `touched`: the one of the last event
 */
function eventAt(table, t, base, born, walked) {
  const { current, stats, summary: { stale, cutoffs } } = table.at(t); // prettier-ignore
  const local = (row) => (row >= base && row < base + born ? row - base : -1);
  const touched = local(stats.row);
  if (walked >= 0) return { focus: local(walked), touched };
  const focus = table.traits.by_value ? touched : local(current);
  return { focus: focus < 0 && (stale > 0 || cutoffs > 0) ? touched : focus, touched };
}

const GLIDING_UP_TO = 3000; // rows
const SHORT = 2; // letters of a name beside which a number has room
const LEAST = 12; // pixels of the smallest legible font
const LEAST_LARGE = 18; // and from the last row of a lecture hall
const SOON = 40; // entries at the front of the frontier that are shown before others
const SIGN_PAD = 5; // pixels beside the text of a sign

/**
 * @typedef {object} Overlay
 * @property {(frame: import("./paint/frame.js").Frame, shapeOf: (row: number) => object) => void} draw  `shapeOf`: the
 *   position of a local row, the same object each time
 */

export class Scene {
  constructor() {
    this.table = null;
    this.statuses = null; // computes `status`
    this.theme = null;
    /** Scale of the font size: 1 for 16 pixels. */
    this.unit = 1;
    /** Whether it must be readable from the last row of a lecture hall. */
    this.large = false;
    /**
     * The width of a text at a font size of 16 pixels; `bold`: for names.
     * @type {(text: string, bold: boolean) => number}
     */
    this.textWidth = (text, bold) => text.length * (bold ? 9.2 : 8.8);
    this.shape = { face: faceOf({ kind: "text" }), unit: 1, comfort: 1, least: LEAST, lines: 2 }; // the content of cards, see card_size.js
    this.planner = new Planner();
    this.motion = new Motion();
    this.gathering = new Gathering();
    this.unplaced = new Unplaced();
    /** What is left out for lack of room. */
    this.folding = new Folding(COUSIN_GAP);
    /** The nodes with a place of their own. @type {import("./layout/planner.js").View|null} null: all */
    this.shown = null;
    /** Drawn over the nodes. @type {Overlay[]} */
    this.overlays = [];
    this.form = "tidy";
    /** Whether the node that is expanded next is the answer to an open question. */
    this.covered = false;
    /** What a band says that is instead of so many rows, with so many nodes. @type {(rows: number, nodes: number) => string} */
    this.bandText = (rows, nodes) => `${rows} ${nodes}`;
    this.bandRoom = Infinity; // pixels of the widest text of a band
    this.clear();
  }

  clear() {
    this.planner.reset();
    this.folding.clear();
    this.opened = new Set(); // rows of the table whose children the reader has asked for
    this.motion.active = false;
    this.base = 0; // first row of the current iteration
    this.born = 0; // local rows below this exist at t
    this.rows = 0; // local rows below this exist at the horizon and have a place
    this.t = -1;
    this.status = new Uint8Array(0); // STATUS by local row, at t
    this.slotStatus = new Uint8Array(0); // looks by slot: see gathering.js
    this.focus = -1; // local row being expanded at t, or removed without expansion; -1 none
    this.touched = -1; // local row of the last event; -1 none
    this.walked = -1; // the table's row on the solution where the reader is; -1 none
    this.selectedRow = -1; // the table's number of the selected row
    this.selected = -1; // the same as a local row; -1 if it is not on show
    this.hovered = -1;
    /** Highlighted rows of the table, ascending. @type {ArrayLike<number>} */
    this.pointedOut = [];
    this.measures = new Measures();
    this.solution = branchesOf(null, null, 0); // or the lowest-cost path so far of a bidirectional search
    this.solved = false; // whether it is the solution
    this.#take(this.planner.placement);
  }

  setTable(table) {
    this.planner.former = table.forgets ? (row) => table.renews(row) : undefined;
    this.clear();
    this.table = table;
    this.statuses = table.statuses();
    const { key, family, states, weight } = table.traits;
    const face = faceOf(states);
    const parts = key === "f" && !family && !table.forgets && (weight ?? 1) === 1 && !face.written;
    this.shape = { ...this.shape, face, parts };
  }

  setTheme(theme) {
    this.theme = theme;
    this.setLarge(this.large);
    this.measures = new Measures(); // card widths depend on the font, which may have arrived
  }

  /** @param {boolean} large  whether it must be readable from the last row of a lecture hall */
  setLarge(large) {
    const unit = this.theme?.unit ?? 1;
    this.large = large;
    this.unit = large ? Math.max(unit, LEAST_LARGE / 16) : unit;
    const comfort = large ? Math.max(this.unit, LEAST_LARGE / LEAST) : unit;
    this.shape = { ...this.shape, unit: this.unit, comfort };
    this.setLeast(this.least);
  }

  /** Pixels of the smallest legible font. */
  get least() {
    return this.large ? LEAST_LARGE : Math.min(LEAST, 16 * (this.theme?.unit ?? 1));
  }

  /** Whether rows say the depth of their nodes: cards have actions instead, and the order goes by depth. */
  get saysDepth() {
    const { table, shape: { face, lines } } = this; // prettier-ignore
    return table && (!face.written || lines === 1 || table.traits.states.kind === "cell") && this.form === "tidy" && goesByDepth(table);
  }

  /** Whether rows say the g of their nodes: it is one for all, and cards with pictures have no room for it beside f. */
  get saysG() {
    const { table, shape, measures } = this;
    return table?.traits.key === "f" && !table.traits.family && !shape.face.written && this.form === "tidy" && !measures.weighted;
  }

  /** Pixels beside the tree for what rows say: two digits. */
  get depthRoom() {
    return this.saysDepth || this.saysG ? 1.24 * this.least : 0;
  }

  /** Whether the line of a card is an action in words: if it says no number, and all have room on the smallest cards. */
  get hasWords() {
    const { table: { store, traits }, shape: { face, least }, saysDepth } = this; // prettier-ignore
    const names = [...Object.values(traits.actions ?? {}), ...store.actions];
    const room = legibleRoom(this.shape).kx * UNIFORM - 4;
    return saysDepth && !face.written && !face.coded && names.every((name) => (this.textWidth(name, false) * least) / 16 <= room);
  }

  /** @param {number} least  pixels of the smallest font on cards */
  setLeast(least) {
    if (least !== this.shape.least) this.shape = { ...this.shape, least };
  }

  /** Whether the numbers below names have their parts below them: g and h. */
  get sums() {
    return this.shape.lines === 3;
  }

  /** @param {number} lines  of the cards */
  setLines(lines) {
    if (lines !== this.shape.lines) this.shape = { ...this.shape, lines };
  }

  /** Whether one line is enough for a card: it has room for name and number, or its row says the number, a depth. */
  get isTerse() {
    const { shape: { face }, measures, table } = this; // prettier-ignore
    const { key, family, states } = table.traits;
    const holds = goesByDepth(table) ? states.kind !== "cell" : measures.terse && typeof key === "string";
    return face.written && holds && !family && !table.forgets;
  }

  /** The parts of a local row's number, if it has some. */
  sumOf(row) {
    return this.table.traits.family ? "" : sumOf(this.table, this.base + row);
  }

  /** Measures the rows on show. */
  measure() {
    this.measures.take(this);
  }

  /**
   * Sets everything to time t, with places for everything at the horizon.
   * @returns {boolean} whether the iteration changed
   */
  setTime(t, horizon, path) {
    const { table } = this;
    const { base, born, rows } = spanAt(table, t, horizon);
    const changed = base !== this.base || this.rows === 0;
    this.base = base;
    this.born = born;
    this.rows = rows;
    if (t !== this.t) {
      this.opened.clear();
      this.walked = -1;
    }
    this.t = t;
    this.shown?.take(table, base, rows);
    this.status = this.statuses.at(t, base, rows);
    this.solved = Boolean(path);
    this.solution = branchesOf(table, path ?? table.pathSoFar(t), this.base);
    this.standAt(this.walked);
    if (changed) this.hovered = -1;
    if (changed || this.measures.exceeds(this.rows)) this.measures = new Measures();
    this.select(this.selectedRow);
    return changed;
  }

  /** Stands on this row of the solution until the time changes; -1: on none. */
  standAt(row) {
    this.walked = row;
    Object.assign(this, eventAt(this.table, this.t, this.base, this.born, row)); // focus and touched
  }

  /** Marks rows as expanded in this search only; null: none. @param {import("./gathering.js").Marks|null} marks */
  mark(marks) {
    this.gathering.mark(marks);
  }

  /** Selects the table's row; -1: none. */
  select(row) {
    this.selectedRow = row;
    const local = row - this.base;
    this.selected = row >= 0 && local >= 0 && local < this.rows ? local : -1;
  }

  /** Lays out the rows of setTime. `quick`: the next time comes soon. @returns {boolean} whether places changed */
  layOut(now, quick = false) {
    const { table, planner, folding } = this;
    const spans = this.measures.spans(this.rows, folding.names, this.sums);
    const shown = folding.active ? folding : this.shown;
    return planner.update(table.columns.parent, this.offset, this.base, this.rows, this.form, now, quick, shown, spans);
  }

  /** The tree as `folding` takes it. @returns {import("./layout/folding.js").Tree} */
  treeToFold(current) {
    const { planner, table, offset, base, born, selected, status, solution } = this;
    const { forgets } = table;
    const { kx } = legibleRoom(this.shape);
    const { parent: parents, depth } = table.columns;
    const rows = forgets ? born : this.rows;
    const kin = planner.kinOf(parents, offset, base, this.rows);
    const closed = forgets ? this.#gone(kin) : (this.shown?.hidden ?? null);
    while (closed?.[current]) current = this.parentOf(current);
    const isBorn = (row) => row >= 0 && row < born;
    const ends = [solution.forward, solution.backward].map((branch) => branch.at(-1) ?? -1);
    return {
      ...{ kin, parents, depth, offset, base, rows, born, current, closed, forgets, byCalls: table.at(this.t).calls !== null },
      needed: [...(this.solved || ends[1] >= 0 ? ends : []), ...this.#soon(1), ...table.at(this.t).told.older.map((row) => row - base)].filter(isBorn),
      wanted: [...[...this.opened].map((row) => row - base), selected, table.rowOfExpansion(table.stepOfTime(this.t) - 1) - base].filter(isBorn),
      soon: this.#soon(SOON).filter(isBorn),
      signSpan: (count, rows) => this.signWidth(this.signText(count, rows)) / kx,
      isWaiting: (row) => status[row] === STATUS.FRONTIER,
      isDropped: (row) => isDropped(status[row]) || status[row] === STATUS.STALE,
      isStale: (row) => status[row] === STATUS.STALE,
      spans: this.measures.spans(this.rows),
      isBroken: (row) => this.measures.isBroken(row),
    };
  }

  /** Not 0 for rows that are collapsed, or forgotten: the older ones of a node whose f was backed up as well. */
  #gone(kin) {
    const { born, status, shown } = this;
    const gone = new Uint8Array(born);
    for (let row = 0; row < born; row++) {
      const above = this.parentOf(row);
      if (shown?.hidden[row] || gone[above] || status[row] === STATUS.FORGOTTEN || kin.isFormer(row, born)) gone[row] = 1;
    }
    return gone;
  }

  /** The local rows that are expanded next, at most so many; none if that is asked. */
  #soon(most) {
    const { table, t, base } = this;
    const { recursive, family } = table.traits;
    const moment = table.at(t);
    return this.covered || recursive || family || moment.stops ? [] : [...moment.live.rows(0, most)].map((row) => row - base);
  }

  /** What a badge says that counts so many nodes; or a band instead of so many rows, as much as it has room for. */
  signText(count, rows) {
    const text = rows ? this.bandText(rows, count) : null;
    return [text, text?.split(", ")[0]].find((each) => each && this.signWidth(each) <= this.bandRoom) ?? `+${numberText(count)}`;
  }

  /** The width of a sign, in CSS pixels. */
  signWidth(text) {
    const { type } = signSize(this.shape);
    return Math.max((this.textWidth(text, true) * type) / 16 + 2 * SIGN_PAD, type * 1.8);
  }

  /** Whether nodes are too many to see single ones; then they move without animation. */
  get crowded() {
    return this.slots.count > GLIDING_UP_TO;
  }

  /** Takes over the planner's new placement, animated or at once. */
  adopt(gliding, drift) {
    const { planner, motion } = this;
    const next = planner.placement;
    const glides = gliding && next.slots.count <= GLIDING_UP_TO && this.placement.form === next.form && this.placed > 0;
    if (glides) motion.begin({ x: this.x, y: this.y, w: this.w, slots: this.slots }, next, drift);
    else motion.active = false;
    this.#take(next);
  }

  #take(placement) {
    const { motion } = this;
    this.placement = placement;
    this.slots = placement.slots;
    this.placed = placement.slots.rows;
    this.gathering.forget();
    this.unplaced.begin(this.placed);
    this.x = motion.active ? motion.x : placement.x;
    this.y = motion.active ? motion.y : placement.slots.level;
    this.w = motion.active ? motion.w : placement.w;
    this.across = placement.across;
  }

  /** Gathers statuses in the painters' order. */
  gather() {
    const { gathering, statuses } = this;
    gathering.bring(statuses.turned(), statuses.between, this.slots, this.status, this.base);
    this.slotStatus = gathering.looks;
  }

  /** Advances the animation of nodes. */
  advance(share, kx, dy) {
    if (!this.motion.active) return;
    this.motion.advance(this.placement, share, kx, dy);
    if (!this.motion.active) this.#take(this.placement);
  }

  /** The index of the local row 0 in the table's columns. */
  get offset() {
    return this.base - this.table.firstRow;
  }

  /** The local row that is expanded next; -1: none, or that is asked. */
  get next() {
    return this.covered ? -1 : Math.max(-1, this.table.at(this.t).called - this.base);
  }

  statusOf(row) {
    return row >= 0 && row < this.rows ? this.status[row] : STATUS.UNBORN;
  }

  /** The name of a local row. */
  nameOf(row) {
    const { face } = this.shape;
    const family = face.written ? FAMILIES[this.table.traits.family] : null;
    if (family) return family.name(this.table, this.base + row);
    const cells = face.written ? this.table.cells(this.base + row) : null;
    return cells ? face.line(cells) : this.table.label(this.base + row);
  }

  /** The lines of a local row's name on its card. */
  linesOf(row) {
    return this.measures.isBroken(row) ? inForm(this.nameOf(row), this.folding.names) : [this.nameOf(row)];
  }

  /**
   * The width of the wider of a local row's name and its number, at a font size of 16 pixels; 0 for pictures. `form`: of
   * the name, if it can have it; `full`: with the parts of the number.
   */
  cardWidth(row, form = WHOLE, full = false) {
    if (!this.shape.face.written) return 0;
    const family = FAMILIES[this.table.traits.family];
    const at = this.base + row;
    const sign = signOf(this.table, at);
    const note = family ? family.widest(this.table, at) : inLine([sign, sign && this.saysDepth ? "" : cardNote(this.table, at, true) + limitNote(this.table, at, this.t)]);
    const lines = family ? [this.nameOf(row)] : inForm(this.nameOf(row), form);
    const name = Math.max(...lines.map((line) => this.textWidth(line, true)));
    const line = this.isShort(row) ? `${this.nameOf(row)} ${numberText(keyOf(this.table, at))}` : "";
    return Math.max(name, this.textWidth(note, false), this.textWidth(line, true) - 16 * SIDES, full ? PARTS * this.textWidth(this.sumOf(row), false) : 0);
  }

  /** Whether a local row's name leaves room for its number beside it. */
  isShort(row) {
    return this.nameOf(row).length <= SHORT;
  }

  /** Pixels by which a slot's card is higher than others, as all in its row are: a name has two lines. */
  higher(slot, type) {
    return this.slots.tall?.[slot] ? lineOf(type) : 0;
  }

  /** Whether a local row has a place of its own. */
  shows(row) {
    return row >= 0 && row < this.placed && this.slots.rowOf[this.slots.slotOf[row]] === row;
  }

  /** The slot for a local row: its own, or that of its nearest ancestor with a place. */
  slotFor(row) {
    if (row < this.placed) return row < 0 ? -1 : this.slots.slotOf[row];
    return this.unplacedSlots[row - this.placed];
  }

  /** The same for all rows without a place, from row `placed` on. */
  get unplacedSlots() {
    return this.unplaced.slots(this.table.columns.parent, this.offset, this.base, this.slots.slotOf, this.rows);
  }

  parentOf(row) {
    const above = this.table.columns.parent[this.offset + row];
    return above < 0 ? -1 : above - this.base;
  }
}

/** The lines of a name in a form. */
const inForm = (name, form) => (form === HALVED ? halved(name) : [form === INITIALS ? initialled(name) : name]);
