// A long list of nodes (the frontier or the visited states) in which only the visible rows exist.

import { NextFrame } from "../canvas/next_frame.js";
import { watchTheme } from "../canvas/theme_changes.js";
import { Description } from "./description.js";
import { sentence } from "../text/words.js";
import { Lines } from "./lines.js";
import { Pictures } from "./pictures.js";
import { Row } from "./row.js";

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
  return {
    count: rows.length,
    rows: (from, n) => rows.slice(from, from + n),
    indexOf: (row) => rows.indexOf(row),
  };
}

const ROOMY = 2.8; // times the height of that line: a row beside whose picture it has room
const NEARLY = 0.01; // of a row: scroll positions are rounded
const GROUPED = 2; // lines below which a list is too low for headings
const NAMED = 3; // stale entries of which the line that counts them says the numbers
const COMPARED = 64; // rows beyond both edges among which there may be one with the same state
const MOST = 4; // entries beside each other
const CROWDED = 3; // entries beside each other, so that a line of words would run over the last picture
const SPARE = 4; // rows beyond both edges, so that fast scrolling shows no gaps
const SHORT = 24; // characters of a name that fits beside the numbers in a lecture
const REST = 150; // milliseconds without a change of time before the spare rows are made: their layout is slow
/** @type {import("../table/table.js").List} */
const EMPTY = { count: 0, rows: () => new Int32Array(0), indexOf: () => -1 }; // before the first time is shown

export class ListView {
  #pool = [];
  #source = EMPTY; // in groups
  #asked = EMPTY; // without stale entries
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
  #hidden = -1; // the place of an entry in whose stead the rows below are counted; -1: none
  #cut = 0; // pixels at the lower edge, in which a row would be cut, or which count the rows below
  #lines = new Lines();
  #groups = []; // of the entries (web/table/groups.js); none: they are one
  #lead = -1; // the place of the entry with a reason
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
    this.reasonHeight = this.noteHeight = this.headingHeight = this.entryWidth = 0;
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
    // As high as a row, as a reason, as the count of the rows below, and as a heading; as wide as an entry with a picture.
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
    this.pictures.load(this.description.face);
    const pictured = !this.description.face.written;
    this.element.classList.toggle("pictured", pictured);
    this.element.classList.toggle("grouped", Boolean(words.groups && (table.forgets || words.sides)));
    const { listed } = this.description.face.size();
    this.element.classList.toggle("tall", listed !== undefined);
    this.element.style.setProperty("--down", String(listed ?? ""));
    this.element.closest(".lists")?.toggleAttribute("data-sides", Boolean(words.sides));
    this.element.closest(".lists")?.toggleAttribute("data-pictured", pictured); // `:has()` would be slow while rows change
    this.#source = this.#asked = EMPTY;
    this.#widths = words.columns.map(() => 0);
    this.element.style.setProperty("--key", JSON.stringify(`${words.key} `));
    this.element.dataset.columns = String(words.columns.length);
    this.#selected = -1;
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

  #alphabetical(source) {
    return alphabetical(source, (row) => this.table.label(row), this.element.ownerDocument.documentElement.lang);
  }

  /** Selects a node and scrolls to it, if it is in the list; -1: none. */
  select(row) {
    this.#selected = row;
    const lines = this.#lines;
    const place = row < 0 ? -1 : this.#source.indexOf(row);
    const top = lines.topOf(lines.lineOf(place));
    const isBelow = top + lines.rowHeight > this.#scrollTop + this.#viewHeight || place === this.#hidden;
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
    this.entryWidth = row.width;
    this.reasonHeight = reason.height;
    this.noteHeight = note.height;
    this.headingHeight = heading.height;
    this.#viewHeight = this.element.clientHeight;
    if (this.fold && !this.fold.hidden) this.foldHeight = this.element.getBoundingClientRect().top - this.fold.getBoundingClientRect().top;
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
    const visible = Math.floor(this.#viewHeight / lines.rowHeight) + 2 * spare + 2; // the first and the last one partly
    const last = Math.max(0, lines.lineAt(height) - SPARE - 1); // after the list has become shorter than its scroll position
    const line = Math.min(last, Math.max(0, lines.lineAt(this.#scrollTop) - spare));
    const places = lines.placesIn(line, line + visible);
    const shown = this.#rowsAt(places);
    const around = Math.max(0, (places[0] ?? 0) - COMPARED);
    this.description.tellApart(this.#source.rows(around, Math.min(count, (places.at(-1) ?? 0) + COMPARED) - around));
    this.#hold(shown.length);
    this.pictures.prepare(places, lines);
    for (let at = 0; at < shown.length; at++) {
      const [row, place] = [shown[at], places[at]];
      const column = this.#groups.findIndex(({ end }) => place < end);
      const entry = this.description.of(row, this.#covered ? -1 : place, this.t, this.#groups[column]);
      const isSecond = this.#isBeside && column > 0;
      this.#pool[at].show(entry, this.#idOf(row), row, place, count, row === this.#selected, place === this.#lead, isSecond);
      this.pictures.draw(at, entry.state, entry.cells ?? "", entry.stale); // its iteration may have been dropped
      this.#widen(entry.columns);
    }
    this.pictures.clearFrom(shown.length);
    if (shown.length) this.#name(this.table.label(shown[0]).length);
    this.#explain();
    const transform = `translateY(${Math.floor(lines.topOf(line))}px)`;
    if (moving.style.transform !== transform) moving.style.transform = transform;
  }

  /** The rows at ascending places. */
  #rowsAt(places) {
    const begins = places.flatMap((place, at) => (place - 1 === places[at - 1] ? [] : [at]));
    return begins.flatMap((at, next) => [...this.#source.rows(places[at], (begins[next + 1] ?? places.length) - at)]);
  }

  /** Covers a cut row, or else the last of crowded entries, by the number of those below; the list scrolls so much farther. */
  #clip() {
    const { noteHeight, beyond } = this;
    const lines = this.#lines;
    const { rowHeight } = lines;
    const { count } = this.#source;
    const room = this.#viewHeight;
    const whole = lines.height > room ? lines.lineAt(room) : 0;
    const isShort = whole > 1 && room - lines.topOf(whole) < noteHeight && rowHeight < ROOMY * noteHeight;
    const rest = whole > 0 ? Math.floor(room - lines.topOf(whole - (isShort ? 1 : 0))) : 0;
    const places = lines.placesIn(0, lines.lineAt(this.#scrollTop + room - rest + NEARLY * rowHeight));
    const hasRoom = rest >= noteHeight || (rowHeight >= ROOMY * noteHeight && lines.across < CROWDED); // not on a picture
    this.#hidden = whole > 0 && places.length < count && !hasRoom && lines.across >= CROWDED ? places.at(-1) : -1;
    if (this.#hidden >= 0) places.pop();
    const text = whole > 0 && places.length < count && (hasRoom || this.#hidden >= 0) ? this.#textBelow(places) : "";
    if (beyond.textContent !== text) beyond.textContent = text;
    beyond.classList.toggle("instead", this.#hidden >= 0);
    if (rest === this.#cut) return;
    this.#cut = rest;
    this.element.style.setProperty("--rest", `${rest}px`);
  }

  /** Counts the entries but for those at these places, and the new ones; else calls that have returned. */
  #textBelow(places) {
    const { count } = this.#source;
    const open = this.#covered ? count : count - this.description.returnedAt(this.t);
    if (places.length >= open) return this.description.returnedBelow(this.#source.rows(places.length, count), places.length > open);
    const fresh = this.#covered || this.#scrollTop > 0 ? 0 : this.description.newBelow(this.#rowsAt(places), this.t);
    return this.countBelow({ count: open - places.length }) + (fresh > 0 ? this.countNew({ count: fresh }) : "");
  }

  /** The entries in the order of expansion, stale ones in their places if all have room or the reader wants them. */
  #listed() {
    const [asked, { frontier, live }] = [this.#asked, this.table.at(this.t)];
    const stale = this.fold && !this.table.traits.recursive ? frontier.count - live.count : 0;
    if (stale > 0) {
      const room = this.#viewHeight + (this.fold.hidden ? 0 : this.foldHeight);
      const isWhole = !this.#covered && (live.count === 0 || frontier.count * this.#lines.rowHeight + this.reasonHeight <= room);
      this.#count(isWhole ? 0 : stale, frontier);
      if (isWhole || (this.#unfolded && !this.#covered)) return frontier;
    } else if (this.fold) this.#count(0, frontier);
    return this.#covered ? this.#alphabetical(asked) : asked;
  }

  /** Counts the stale entries in a line, and says which are the first ones; 0: there is no such line. */
  #count(stale, frontier) {
    const { fold, description, t } = this;
    if (fold.hidden !== (stale === 0)) {
      fold.hidden = stale === 0;
      this.#viewHeight += fold.hidden ? this.foldHeight : -this.foldHeight; // until it is measured
    }
    if (stale === 0) return;
    const first = this.#covered ? 0 : Math.max(0, [...frontier.rows(0, COMPARED)].indexOf(this.table.at(t).next));
    const values = Array.from(this.#covered ? [] : frontier.at(t, true).rows(0, NAMED), (row) => description.leadOf(row));
    const text = description.folded({ count: stale, first, values: [...values, ...(stale > values.length ? ["…"] : [])].join(", ") });
    if (fold.textContent !== text) fold.textContent = text;
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
   * Puts the entries into groups, and as many pictured ones beside each other as fit; results of calls and names of sides
   * need the whole width.
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
    const given = { lead: this.#lead, more: this.reasonHeight, heading: this.headingHeight, beside };
    lines.across = beside ? 2 : 1;
    lines.arrange(count, this.#groups, given);
    const single = face.written || words.sides || words.returned || lines.height <= this.#viewHeight || this.#viewHeight < 2 * lines.rowHeight;
    if (!single) {
      lines.across = Math.max(1, Math.min(MOST, Math.floor(lines.width / this.entryWidth)));
      lines.arrange(count, this.#groups, given);
    }
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

  /** Puts `count` rows, or the note of an empty list, into the document. */
  #hold(count) {
    const { rows, emptyNote } = this;
    while (this.#pool.length < count) this.#pool.push(new Row());
    if (count > 0) emptyNote.remove();
    else if (rows.firstChild !== emptyNote) rows.replaceChildren(emptyNote);
    while (rows.childElementCount > Math.max(1, count)) rows.lastElementChild.remove();
    for (let at = rows.childElementCount; at < count; at++) rows.append(this.#pool[at].element);
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
