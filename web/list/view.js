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
  #source = EMPTY;
  #selected = -1;
  #scrollTop = 0;
  #viewHeight = 0;
  #spaced = 0; // the height written to the spacer
  #frame = new NextFrame(() => this.#scrolled());
  #rest = 0;
  #covered = false; // whether the order and the next node are hidden
  #bringing = false; // whether the next frame scrolls the list
  #reason = { t: -1, text: "", inFull: "" }; // why the first entry is next at a time
  #hidden = -1; // the place of an entry in whose stead the rows below are counted; -1: none
  #cut = 0; // pixels at the lower edge, in which a row would be cut, or which count the rows below
  #lines = new Lines();
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
   */
  constructor(element, label, ask, onChoose, readable) {
    this.element = element;
    this.ask = ask;
    this.onChoose = onChoose;
    this.readable = readable;
    this.reasonHeight = this.noteHeight = this.entryWidth = 0;
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
    // As high as a row, the line of a reason, and the line that counts the rows below; as wide as an entry with a picture.
    this.gauge = part("div", "gauge");
    this.gauge.append(part("div"), part("div"), part("div"));
    this.beyond = part("p", "beyond");
    this.beyond.setAttribute("aria-hidden", "true"); // each entry says its place
    element.append(this.spacer, moving, this.beyond, this.gauge);
    this.observer = new ResizeObserver(() => this.#measure());
    for (const sized of [element, ...this.gauge.children]) this.observer.observe(sized);
    this.unwatch = watchTheme(element.ownerDocument, () => this.#repaint());
    element.addEventListener("scroll", () => this.#frame.request());
    element.addEventListener("click", (event) => this.#click(event));
    element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows a new search. @param {import("./description.js").Words} words */
  load(table, words) {
    this.table = table;
    this.description = new Description(table, words, this.readable);
    this.countBelow = sentence(words.more, this.readable);
    this.countNew = sentence(words.fresh ?? "", this.readable);
    this.returnedBelow = words.returned && sentence(words.returned.below, this.readable);
    this.pictures.load(this.description.face);
    const pictured = !this.description.face.written;
    this.element.classList.toggle("pictured", pictured);
    const { listed } = this.description.face.size();
    this.element.classList.toggle("tall", listed !== undefined);
    this.element.style.setProperty("--down", String(listed ?? ""));
    this.element.closest(".lists")?.toggleAttribute("data-sides", Boolean(words.sides));
    this.element.closest(".lists")?.toggleAttribute("data-pictured", pictured); // `:has()` would be slow while rows change
    this.#source = EMPTY;
    this.#widths = words.columns.map(() => 0);
    this.element.dataset.columns = String(words.columns.length);
    this.#selected = -1;
    if (this.#scrollTop) this.#scrollTop = this.element.scrollTop = 0; // setting it forces a layout
  }

  /**
   * @param {string} empty  shown when the list is empty
   * @returns {number} the length of the list
   */
  show(t, empty, query = "") {
    const source = this.ask(this.table, t, query);
    this.#source = this.#covered ? this.#alphabetical(source) : source;
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
    const first = this.#lines.leads ? this.#pool.find(({ element }) => element.getAttribute("aria-posinset") === "1") : null;
    first?.say(t === this.t ? text : "", t === this.t ? inFull : "");
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
      this.#scrollTop = Math.max(0, Math.min(lines.heightOf(this.#source.count) - this.#viewHeight, top - this.#viewHeight / 2));
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
    this.onChoose = () => {}; // releases the page, which holds this view
    this.element.replaceChildren();
  }

  #repaint() {
    this.pictures.forget();
    this.#draw(SPARE);
  }

  /** Stores the sizes when they change: reading them after each update would force a layout. */
  #measure() {
    const [row, reason, note] = Array.from(this.gauge.children, (each) => each.getBoundingClientRect());
    this.#lines.rowHeight = row.height;
    this.entryWidth = row.width;
    this.reasonHeight = reason.height;
    this.noteHeight = note.height;
    this.#viewHeight = this.element.clientHeight;
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
    const { count } = this.#source;
    if (lines.rowHeight === 0 || this.#source === EMPTY) return;
    this.#arrange();
    const height = Math.floor(lines.heightOf(count));
    if (height !== this.#spaced) this.spacer.style.height = `${height}px`;
    this.#spaced = height;
    this.#clip();
    const visible = Math.floor(this.#viewHeight / lines.rowHeight) + 2 * spare + 2; // the first and the last one partly
    const last = Math.max(0, lines.lineOf(count) - SPARE - 1); // after the list has become shorter than its scroll position
    const line = Math.min(last, Math.max(0, Math.floor((this.#scrollTop - lines.more) / lines.rowHeight) - spare));
    const first = lines.placeOf(line);
    const shown = this.#source.rows(first, Math.min(lines.placeOf(line + visible), count) - first);
    const around = Math.max(0, first - COMPARED);
    this.description.tellApart(this.#source.rows(around, Math.min(count, first + shown.length + COMPARED) - around));
    this.#hold(shown.length);
    this.pictures.prepare(shown.length, lines, first);
    for (let at = 0; at < shown.length; at++) {
      const row = shown[at];
      const entry = this.description.of(row, this.#covered ? -1 : first + at, this.t);
      this.#pool[at].show(entry, this.#idOf(row), row, first + at, count, row === this.#selected);
      this.pictures.draw(at, entry.state, entry.cells ?? "", entry.stale); // its iteration may have been dropped
      this.#widen(entry.columns);
    }
    this.pictures.clearFrom(shown.length);
    if (shown.length) this.#name(this.table.label(shown[0]).length);
    this.#explain();
    const transform = `translateY(${Math.floor(lines.topOf(line))}px)`;
    if (moving.style.transform !== transform) moving.style.transform = transform;
  }

  /** Covers a cut row, or else the last of crowded entries, by the number of those below; the list scrolls so much farther. */
  #clip() {
    const { noteHeight, beyond } = this;
    const lines = this.#lines;
    const { rowHeight } = lines;
    const { count } = this.#source;
    const room = this.#viewHeight - lines.more;
    const rows = lines.heightOf(count) > this.#viewHeight ? Math.floor(room / rowHeight) : 0;
    const isShort = rows > 1 && room - rows * rowHeight < noteHeight && rowHeight < ROOMY * noteHeight;
    const rest = rows > 0 ? Math.floor(room - (rows - (isShort ? 1 : 0)) * rowHeight) : 0;
    const end = lines.placeOf(Math.floor((this.#scrollTop + room - rest) / rowHeight + NEARLY));
    const hasRoom = rest >= noteHeight || (rowHeight >= ROOMY * noteHeight && lines.across < CROWDED); // not on a picture
    this.#hidden = rows > 0 && end < count && !hasRoom && lines.across >= CROWDED ? end - 1 : -1;
    const seen = this.#hidden >= 0 ? this.#hidden : end;
    const text = rows > 0 && seen < count && (hasRoom || seen < end) ? this.#textBelow(seen, rest >= noteHeight) : "";
    if (beyond.textContent !== text) beyond.textContent = text;
    beyond.classList.toggle("instead", this.#hidden >= 0);
    if (rest === this.#cut) return;
    this.#cut = rest;
    this.element.style.setProperty("--rest", `${rest}px`);
  }

  /** Counts the entries below so many, and the new ones if the line `isAlone`; else calls that have returned. */
  #textBelow(seen, isAlone) {
    const { count } = this.#source;
    const open = this.#covered ? count : count - this.description.returnedAt(this.t);
    if (seen >= open) return this.returnedBelow({ count: count - seen });
    const fresh = !isAlone || this.#covered || this.#scrollTop > 0 ? 0 : this.description.newBelow(this.#source.rows(0, seen), this.t);
    return this.countBelow({ count: open - seen }) + (fresh > 0 ? this.countNew({ count: fresh }) : "");
  }

  /** Puts as many pictured entries beside each other as fit; results of calls and names of sides need the whole width. */
  #arrange() {
    const { words, face } = this.description;
    const { count } = this.#source;
    const lines = this.#lines;
    lines.leads = words.next !== undefined && !this.#covered && count > 0 && !this.description.isOver(this.t);
    lines.more = lines.leads ? this.reasonHeight : 0;
    const isWhole = count * lines.rowHeight + lines.more <= this.#viewHeight;
    const single = face.written || words.sides || words.returned || isWhole || this.#viewHeight < 2 * lines.rowHeight;
    const across = single ? 1 : Math.max(1, Math.min(MOST, Math.floor(lines.width / this.entryWidth)));
    if (across !== lines.across) this.element.style.setProperty("--across", String((lines.across = across)));
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
    const entry = event.target.closest(".entry[data-row]");
    if (entry) this.onChoose(Number(entry.dataset.row));
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
