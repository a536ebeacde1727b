// A long list of nodes (the frontier or the visited states) in which only the visible rows exist.

import { NextFrame } from "../canvas/next_frame.js";
import { watchTheme } from "../canvas/theme_changes.js";
import { Description } from "./description.js";
import { RowList } from "../table/recursion.js";
import { sentence } from "../text/words.js";
import { digest } from "./digest.js";
import { Lines } from "./lines.js";
import { Pictures } from "./pictures.js";
import { Row } from "./row.js";
import { LOOKED_AT, withRuns } from "./runs.js";

// A list with hidden order: its first entries, sorted by name, so that their places reveal nothing.
const SHOWN = 24; // first entries: few enough to find one among them

/**
 * @param {import("../table/table.js").List} list
 * @param {(row: number) => string} nameOf
 * @param {string} [language]
 * @returns {import("../table/table.js").List} `count` is the number shown
 */
function alphabetical(list, nameOf, language) {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const named = Array.from(list.rows(0, Math.min(SHOWN, list.count)), (row) => ({ row, name: nameOf(row) }));
  const rows = Int32Array.from(named.sort((one, other) => compare(one.name, other.name) || one.row - other.row), ({ row }) => row);
  return new RowList(rows);
}

const ROOMY = 2.8; // times the height of that line: a row beside whose picture it has room
const NEARLY = 0.01; // of a row: scroll positions are rounded
const GROUPED = 2; // lines below which a list is too low for headings
const COMPARED = 64; // rows beyond both edges among which there may be one with the same state
const MOST = 3; // entries beside each other; of so many, one is beside the next one and its reason
const SOUGHT = 256; // entries among which new ones are looked for: all of a long list would have to be sorted
const SPARE = 4; // rows beyond both edges, so that fast scrolling shows no gaps
const SHORT = 24; // characters of a name that fits beside the numbers in a lecture
const REST = 150; // milliseconds without a change of time before the spare rows are made: their layout is slow
/** @type {import("../table/table.js").List} */
const EMPTY = new RowList(new Int32Array(0)); // before the first time is shown

export class ListView {
  #pool = [];
  #notes = []; // in place of entries
  #source = EMPTY; // in groups
  #asked = EMPTY; // without stale entries
  #runs = new Map(); // stale entries that are one in the list (runs.js)
  #selected = -1;
  #scrollTop = 0;
  #viewHeight = 0;
  #spaced = 0; // the height written to the spacer
  #frame = new NextFrame(() => this.#scrolled());
  #rest = 0;
  #unfolded = false; // whether the reader has stale entries listed
  #unfold = () => {
    this.#unfolded = !this.#unfolded;
    this.#draw(SPARE);
  };
  #covered = false; // whether the order and the next node are hidden
  #bringing = false; // whether the next frame scrolls the list
  #reason = { t: -1, text: "", inFull: "" }; // why the first entry is next at a time
  #cells = []; // the places of the entries in view, or how many are left out there (digest.js); then each at its place
  #cut = 0; // pixels at the lower edge, in which a row would be cut, or which count the rows below
  #after = ""; // counts the entries after the last one in view
  #lines = new Lines();
  #groups = []; // of the entries (web/table/groups.js); none: they are one
  #lead = -1; // the place of the entry with a reason
  #tiled = false; // whether entries have been beside each other since the search or the width changed
  #across = 1; // as written to the style
  #widths = []; // of the columns, in characters
  #named = 0; // characters of the first name

  /**
   * @typedef {import("../table/table.js").Table} Table
   * @typedef {import("../table/table.js").List} List
   *
   * @param {HTMLElement} element
   * @param {string} label  names the list for screen readers
   * @param {(table: Table, t: number, query: string) => List} ask  returns the list at a time
   * @param {(row: number) => void} onChoose  called when a node is chosen with the pointer or a key
   * @param {(value: number) => string} readable  formats numbers
   * @param {HTMLElement|null} fold  counts the stale entries where they have no room; a press lists them
   */
  constructor(element, label, ask, onChoose, readable, fold = null) {
    this.element = element;
    this.ask = ask;
    this.onChoose = onChoose;
    this.readable = readable;
    this.fold = fold;
    this.foldHeight = 0;
    this.reasonHeight = this.noteHeight = this.headingHeight = this.entryWidth = this.stackedWidth = 0;
    element.setAttribute("role", "listbox");
    element.setAttribute("aria-label", label);
    element.tabIndex = 0;
    this.spacer = part("div");
    this.rows = part("div", "rows");
    this.emptyNote = part("p", "note empty");
    this.emptyNote.setAttribute("role", "option");
    this.emptyNote.setAttribute("aria-selected", "false");
    this.pictures = new Pictures(element);
    const moving = part("div", "moving");
    moving.append(this.rows, this.pictures.canvas);
    this.moving = moving;
    // As high as a row, as a reason, as the count of the rows below, and as a heading; as wide as an entry with a picture,
    // its numbers in one line, and in two.
    this.gauge = part("div", "gauge");
    this.gauge.append(part("div"), part("div"), part("div"), part("div"));
    this.beyond = part("p", "beyond");
    this.beyond.setAttribute("aria-hidden", "true"); // each entry says its place
    element.append(this.spacer, moving, this.beyond, this.gauge);
    this.observer = new ResizeObserver(() => this.#measure());
    for (const sized of [element, ...this.gauge.children]) this.observer.observe(sized);
    this.unwatch = watchTheme(element.ownerDocument, () => this.#repaint());
    element.addEventListener("scroll", () => this.#frame.request());
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("keydown", (event) => this.#key(event));
    fold?.addEventListener("click", this.#unfold);
  }

  /** Shows a new search. @param {import("./description.js").Words} words */
  load(table, words) {
    this.table = table;
    this.description = new Description(table, words, this.readable);
    this.countBelow = sentence(words.more, this.readable);
    this.countNew = sentence(words.fresh ?? "", this.readable);
    this.countBetween = sentence(words.between ?? "", this.readable);
    this.pictures.load(this.description.face);
    const pictured = !this.description.face.written;
    this.element.classList.toggle("pictured", pictured);
    this.element.classList.toggle("grouped", Boolean(words.groups && (table.forgets || words.sides)));
    const { listed, board } = this.description.face.size();
    this.element.classList.toggle("tall", listed !== undefined);
    this.element.style.setProperty("--down", String(listed ?? ""));
    this.element.style.setProperty("--board-type", String(board ?? 1));
    this.element.closest(".lists")?.toggleAttribute("data-sides", Boolean(words.sides));
    this.element.closest(".lists")?.toggleAttribute("data-pictured", pictured); // `:has()` would be slow while rows change
    if (this.fold) this.#crowd(false);
    this.#source = this.#asked = EMPTY;
    this.#widths = words.columns.map(() => 0);
    this.element.style.setProperty("--entered", `${words.entered?.length ?? 0}ch`);
    this.element.style.setProperty("--key", JSON.stringify(`${words.key} `));
    Object.assign(this.element.dataset, { columns: words.columns.length, terms: words.columns.at(-1) === "{h}" ? "short" : "weighted" });
    [this.#selected, this.#tiled] = [-1, false];
    if (this.#scrollTop) this.#scrollTop = this.element.scrollTop = 0; // setting it forces a layout
  }

  /**
   * @param {string} empty  shown when the list is empty
   * @returns {number} the length of the list
   */
  show(t, empty, query = "") {
    const source = (this.#asked = this.ask(this.table, t, query));
    this.t = t;
    if (this.emptyNote.textContent !== empty) this.emptyNote.textContent = empty;
    this.#draw(0);
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#draw(SPARE), REST);
    return source.count;
  }

  /** From the next `show` on, sorts the list by name and hides which node is next. @param {boolean} yes */
  cover(yes) {
    this.#covered = yes;
  }

  /** Shows why the first entry is next at time t: in a line below it, and in full. */
  explain(t, text, inFull) {
    this.#reason = { t, text, inFull };
    this.#explain();
  }

  #explain() {
    const { t, text, inFull } = this.#reason;
    const place = String(this.#lead + 1);
    const lead = this.#lead < 0 ? null : this.#pool.find(({ element }) => element.getAttribute("aria-posinset") === place);
    lead?.say(t === this.t ? text : "", t === this.t ? inFull : "");
  }

  /** Selects a node and scrolls to it, if it is in the list; -1: none. */
  select(row) {
    this.#selected = row;
    const lines = this.#lines;
    const place = row < 0 ? -1 : this.#source.indexOf(row);
    const top = lines.topOf(lines.lineOf(place));
    const isBelow = top + lines.rowHeight > this.#scrollTop + this.#viewHeight || (place < this.#cells.length && !this.#cells.includes(place));
    if (place >= 0 && (top < this.#scrollTop || isBelow)) {
      this.#scrollTop = Math.max(0, Math.min(lines.height - this.#viewHeight, top - this.#viewHeight / 2));
      this.#bringing = true;
      this.#frame.request();
    }
    this.#draw(SPARE);
  }

  destroy() {
    clearTimeout(this.#rest);
    this.#frame.end();
    this.observer.disconnect();
    this.unwatch();
    this.fold?.removeEventListener("click", this.#unfold);
    this.onChoose = () => {}; // releases the page, which holds this view
    this.element.replaceChildren();
  }

  #repaint() {
    this.pictures.forget();
    this.#draw(SPARE);
  }

  /** Stores the sizes when they change: reading them after each update would force a layout. */
  #measure() {
    const [row, reason, note, heading] = Array.from(this.gauge.children, (each) => each.getBoundingClientRect());
    this.#lines.rowHeight = row.height;
    [this.entryWidth, this.stackedWidth] = [row.width, reason.width];
    this.reasonHeight = reason.height;
    this.noteHeight = note.height;
    this.headingHeight = heading.height;
    this.#viewHeight = this.element.clientHeight;
    if (this.fold && !this.fold.hidden) {
      const above = this.fold.getBoundingClientRect(); // of no height beside the drawing of a phone
      this.foldHeight = above.height && this.element.getBoundingClientRect().top - above.top;
    }
    this.#tiled &&= this.#lines.width === this.element.clientWidth;
    this.#lines.width = this.element.clientWidth;
    this.#draw(SPARE);
  }

  #scrolled() {
    if (this.#bringing) this.element.scrollTop = this.#scrollTop;
    this.#bringing = false;
    const { scrollTop } = this.element;
    if (scrollTop === this.#scrollTop) return;
    this.#scrollTop = scrollTop;
    this.#draw(SPARE);
  }

  #draw(spare) {
    const { moving } = this;
    const lines = this.#lines;
    if (lines.rowHeight === 0 || this.#asked === EMPTY) return;
    this.#arrange();
    const { count } = this.#source;
    const height = Math.floor(lines.height);
    if (height !== this.#spaced) this.spacer.style.height = `${height}px`;
    this.#spaced = height;
    this.#clip();
    const visible = Math.floor(this.#viewHeight / (this.#runs.size > 0 ? this.headingHeight : lines.rowHeight)) + 2 * spare + 2; // the first and the last one partly
    const last = Math.max(0, lines.lineAt(height) - SPARE - 1); // after the list has become shorter than its scroll position
    const line = Math.min(last, Math.max(0, lines.lineAt(this.#scrollTop) - spare));
    const isDigest = this.#cells.slice(0, -1).some((place) => place < 0);
    const cells = lines.placesIn(line, line + visible).slice(0, isDigest ? this.#cells.length : undefined);
    const places = cells.map((cell) => this.#cells[cell] ?? cell);
    const listed = places.filter((place) => place >= 0);
    const rows = this.#rowsAt(listed);
    const around = Math.max(0, (listed[0] ?? 0) - COMPARED);
    this.description.tellApart(this.#source.rows(around, Math.min(count, (listed.at(-1) ?? 0) + COMPARED) - around));
    this.pictures.prepare(cells, lines);
    while (this.#pool.length < rows.length) this.#pool.push(new Row());
    const [shown, pool] = [rows.values(), this.#pool.values()];
    const between = (at) => this.countBetween({ count: this.#countIn(places[at + 1] + places[at], places[at + 1]) });
    const elements = places.map((place, at) => {
      if (place < 0) return this.#skip(at, cells[at] < this.#cells.length - 1 ? between(at) : this.#after);
      const [row, written] = [shown.next().value, pool.next().value];
      const column = this.#groups.findIndex(({ end }) => place < end);
      const entry = this.description.of(row, this.#covered ? -1 : place, this.t, this.#groups[column], this.#runs.get(row));
      written.show(entry, this.#idOf(row), row, place, count, row === this.#selected, place === this.#lead, this.#isBeside && column > 0);
      this.pictures.draw(at, entry.state, entry.cells ?? "", entry.stale); // its iteration may have been dropped
      this.#widen(entry.columns);
      return written.element;
    });
    this.#hold(elements.length > 0 ? elements : [this.emptyNote]);
    this.pictures.clearFrom(places.length);
    if (rows.length) this.#name(this.table.label(rows[0]).length);
    this.#explain();
    const transform = `translateY(${Math.floor(lines.topOf(line))}px)`;
    if (moving.style.transform !== transform) moving.style.transform = transform;
  }

  /** The rows at ascending places. */
  #rowsAt(places) {
    const begins = places.flatMap((place, at) => (place - 1 === places[at - 1] ? [] : [at]));
    return begins.flatMap((at, next) => [...this.#source.rows(places[at], (begins[next + 1] ?? places.length) - at)]);
  }

  /**
   * Covers a cut row by the number of the entries below, or has it in the place of the last of several beside each other; the
   * list scrolls so much farther. Not scrolled, it shows the new entries in place of others.
   */
  #clip() {
    const { noteHeight, beyond } = this;
    const lines = this.#lines;
    const [{ rowHeight }, { count }] = [lines, this.#source];
    const room = this.#viewHeight;
    const whole = lines.height > room ? lines.lineAt(room) : 0;
    const isTiled = lines.across > 1 && !this.#isBeside; // then the last cell can count the others
    const isShort = !isTiled && whole > 1 && room - lines.topOf(whole) < noteHeight && rowHeight < ROOMY * noteHeight;
    const rest = whole > 0 ? Math.floor(room - lines.topOf(whole - (isShort ? 1 : 0))) : 0;
    const places = lines.placesIn(0, lines.lineAt(this.#scrollTop + room - rest + NEARLY * rowHeight));
    const isCounted = isTiled && rest < noteHeight; // not on a picture
    const isGrouped = this.#groups.length > 0;
    this.#cells = places;
    if (whole > 0 && places.length < count && !isGrouped) {
      const most = lines.heightOf(places);
      let cells = places.length; // fewer where entries as high as others are in the place of low ones
      do this.#cells = this.#digest(cells, isCounted);
      while (lines.heightOf(this.#cells) > most && --cells > 0);
    }
    const shown = this.#cells.filter((place) => place >= 0);
    const end = isGrouped ? shown.length : (shown.at(-1) ?? -1) + 1;
    const hasRoom = isCounted || rest >= noteHeight || (rowHeight >= ROOMY * noteHeight && lines.across === 1);
    const text = whole > 0 && hasRoom && end < count ? this.#textBelow(shown, end) : "";
    this.#after = text; // in a cell, or else below them
    if (beyond.textContent !== (isCounted ? "" : text)) beyond.textContent = isCounted ? "" : text;
    if (rest === this.#cut) return;
    this.#cut = rest;
    this.element.style.setProperty("--rest", `${rest}px`);
  }

  /** What so many cells show (digest.js). An entry that is selected is in its cell. */
  #digest(room, isCounted) {
    const { count } = this.#source;
    const first = this.#source.rows(0, SOUGHT);
    const isTop = this.#scrollTop === 0 && !this.#covered;
    const fresh = isTop ? this.description.freshAt(this.t).map((row) => first.indexOf(row)).filter((place) => place >= 0) : [];
    const given = { least: this.#lead + 1, fresh: fresh.sort((one, other) => one - other), isCounted };
    const [cells, selected] = [digest(room, count, given), first.indexOf(this.#selected)];
    return selected >= 0 && selected < room && !cells.includes(selected) ? [...Array(room).keys()] : cells;
  }

  /** How many entries are at these places, of which a run has several. */
  #countIn(from, end) {
    const runs = [...this.#runs].filter(([row]) => from <= this.#source.indexOf(row) && this.#source.indexOf(row) < end);
    return runs.reduce((sum, [, run]) => sum + run.length - 1, end - from);
  }

  /** Counts the entries from `end` on, and new ones that are not at these places; else calls that have returned. */
  #textBelow(places, end) {
    const { count } = this.#source;
    const open = this.#covered || !this.description.words.returned ? count : Math.min(count, this.table.at(this.t).open);
    if (end >= open) return this.description.returnedBelow(this.#source.rows(end, count), end > open);
    const rows = this.#covered || this.#scrollTop > 0 ? null : this.#rowsAt(places);
    const fresh = rows ? this.description.freshAt(this.t).filter((row) => !rows.includes(row)).length : 0;
    return this.countBelow({ count: this.#countIn(end, open) }) + (fresh > 0 ? this.countNew({ count: fresh }) : "");
  }

  /**
   * The entries in the order of expansion, stale ones in their places, those that follow each other as one. In a long or low
   * list a line counts them, and names those before the next one; pictured ones before it are one in the list.
   */
  #listed() {
    const [asked, { frontier, live, calls }, { rowHeight }] = [this.#asked, this.table.at(this.t), this.#lines];
    const stale = this.fold && !this.table.traits.recursive ? frontier.count - live.count : 0;
    const isNamed = this.description.face.written;
    if (calls && !isNamed && !this.#covered) return new RowList(calls); // the open ones
    const all = withRuns(frontier, live, stale > 0 ? Infinity : 0);
    const room = this.#viewHeight + (this.fold?.hidden ? 0 : this.foldHeight);
    const free = room - this.reasonHeight - live.count * rowHeight;
    const isWhole = live.count === 0 || (!isNamed && stale * rowHeight <= free);
    const fits = isWhole || all.runs.size * (isNamed ? this.headingHeight : rowHeight) <= free;
    const isNextInView = room >= (isNamed ? this.headingHeight + this.reasonHeight : 0) + GROUPED * rowHeight; // beside or below a run
    const isInRoom = isWhole || (frontier.count <= LOOKED_AT && (fits || isNextInView));
    const isPictured = !isNamed && all.before.length > 0 && isNextInView;
    if (!fits && isNamed && this.#viewHeight > 0 && this.fold) this.#crowd(true);
    this.#runs = new Map();
    this.#count(isInRoom && !this.#covered ? 0 : stale, this.#covered ? [] : all.before);
    if (this.#covered) return alphabetical(asked, (row) => this.table.label(row), this.element.ownerDocument.documentElement.lang);
    if (stale > 0 && (isWhole || (!isInRoom && this.#unfolded && this.foldHeight > 0))) return frontier;
    if (stale === 0 || !(isInRoom || isPictured)) return asked;
    const found = isInRoom ? all : withRuns(frontier, live, 1);
    this.#runs = found.runs;
    return found.list;
  }

  /** Whether not all entries have had room: then the code leaves it more, until the next search. */
  #crowd(yes) {
    this.element.closest(".lists")?.toggleAttribute("data-crowded", yes);
  }

  /** Counts stale entries in a line, and names those `ahead` of the next entry, unless they are pictured; 0: there is no line. */
  #count(stale, ahead) {
    const { fold, description } = this;
    if (!fold) return;
    if (fold.hidden !== (stale === 0)) {
      fold.hidden = stale === 0;
      this.#viewHeight += fold.hidden ? this.foldHeight : -this.foldHeight; // until it is measured
    }
    const [first, isNamed] = [ahead.length, description.face.written];
    const text = isNamed && first > 0 && first < stale ? description.foldedFirst({ first, count: stale - first }) : description.folded({ count: stale });
    [text, isNamed ? description.named(ahead) : ""].forEach((each, at) => fold.children[at].textContent !== each && (fold.children[at].textContent = each));
    fold.setAttribute("aria-expanded", String(this.#unfolded));
  }

  /** The place of a row among the first ones of a group: all of a long list would have to be sorted. */
  #placeOf(row, count) {
    const groups = this.#groups.length > 0 ? this.#groups : [{ first: 0, end: count }];
    const places = groups.map(({ first, end }) => ({ first, at: this.#source.rows(first, Math.min(COMPARED, end - first)).indexOf(row) }));
    const found = places.find(({ at }) => at >= 0);
    return found ? found.first + found.at : -1;
  }

  get #isBeside() {
    return this.#groups.length > 0 && Boolean(this.description.words.sides);
  }

  /**
   * Puts the entries into groups, and as many pictured ones beside each other as fit; names of sides need the whole width.
   */
  #arrange() {
    const { words, face } = this.description;
    const lines = this.#lines;
    const isLow = this.#viewHeight < GROUPED * lines.rowHeight;
    const flat = this.#listed();
    const isFlat = isLow || this.#covered || !words.groups;
    ({ groups: this.#groups, list: this.#source } = isFlat ? { groups: [], list: flat } : this.table.at(this.t).grouped(flat));
    const { count } = this.#source;
    const isTold = words.next !== undefined && !this.#covered && !this.table.at(this.t).isOver;
    this.#lead = !isTold ? -1 : this.#groups[0]?.turns ? 0 : this.#placeOf(this.table.at(this.t).next, count);
    const beside = this.#isBeside;
    const low = face.written ? [...this.#runs.keys()].map((row) => this.#source.indexOf(row)) : [];
    const given = { lead: this.#lead, more: this.reasonHeight, heading: this.headingHeight, beside, low };
    lines.across = beside ? 2 : 1;
    lines.arrange(count, this.#groups, given);
    let [isStacked, isShared] = [false, false];
    const single = face.written || words.sides || this.#viewHeight < 2 * lines.rowHeight || !(this.#tiled ||= lines.height > this.#viewHeight);
    if (!single) {
      const [inLine, inLines] = [this.entryWidth, this.stackedWidth].map((width) => Math.max(1, Math.min(MOST, Math.floor(lines.width / width))));
      isStacked = this.#groups.length === 0 && face.size().listed !== undefined && inLines >= Math.min(MOST, inLine + 1);
      lines.across = isStacked ? inLines : inLine;
      isShared = isStacked && lines.across >= MOST && !words.returned; // the innermost call is above the others
      lines.arrange(count, this.#groups, { ...given, shared: isShared });
      if (isStacked) this.element.style.setProperty("--spare", `${Math.floor(lines.width / lines.across - this.stackedWidth)}px`);
    }
    this.element.classList.toggle("stacked", isStacked);
    this.element.classList.toggle("led", isShared);
    this.element.classList.toggle("passed", isShared && this.#lead === 1);
    if (lines.across !== this.#across) this.element.style.setProperty("--across", String((this.#across = lines.across)));
    this.element.classList.toggle("paired", beside);
  }

  /** Makes room for names of so many characters. */
  #name(length) {
    if (length === this.#named) return;
    this.#named = length;
    this.element.classList.toggle("short", length <= SHORT);
    this.element.style.setProperty("--name", `${length}ch`);
  }

  /** Widens the columns to the longest numbers so far. */
  #widen(columns) {
    for (let at = 0; at < columns.length; at++) {
      if (columns[at].length <= this.#widths[at]) continue;
      this.#widths[at] = columns[at].length;
      this.element.style.setProperty(`--column-${at}`, `${columns[at].length}ch`);
    }
  }

  /** Puts rows into the document; those that are there stay. */
  #hold(elements) {
    const { children } = this.rows;
    elements.forEach((each, at) => each !== children[at] && this.rows.insertBefore(each, children[at] ?? null));
    while (children.length > elements.length) this.rows.lastElementChild.remove();
  }

  /** A text in the place of entries that are left out: each of the others says its place. */
  #skip(at, text) {
    this.pictures.clear(at);
    const note = (this.#notes[at] ??= part("p", "skipped"));
    note.setAttribute("aria-hidden", "true");
    note.textContent = text;
    return note;
  }

  #idOf(row) {
    return `${this.element.id}-row-${row}`;
  }

  #click(event) {
    const row = Number(event.target.closest(".rows [data-row]")?.dataset.row ?? -1); // of an entry, or of a call
    if (row >= 0) this.onChoose(row);
  }

  #key(event) {
    const { count } = this.#source;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]; // a presenter's remote has the page keys
    if (move === undefined || count === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const index = this.#selected >= 0 ? this.#source.indexOf(this.#selected) : -1;
    const place = index >= 0 ? Math.max(0, Math.min(count - 1, index + move)) : 0;
    const [row] = this.#source.rows(place, 1);
    this.onChoose(row);
    this.element.setAttribute("aria-activedescendant", this.#idOf(row));
  }
}

function part(tag, className = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.setAttribute("role", "presentation");
  return element;
}
