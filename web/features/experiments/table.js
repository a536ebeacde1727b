// The rows as a table in which only visible rows exist; sorted by pressing a column heading.

import { linkOf } from "./links.js";

const SPARE = 10; // rows beyond both edges; also the number of rows created at a time
const TEXTS = new Set(["start", "algorithm", "heuristic", "options", "outcome"]);
const SHOWN = [
  "start", "depth", "algorithm", "heuristic", "options", "outcome", "cost", "expanded", "generated", "max_frontier",
  "max_depth", "reached", "seconds", "b_star",
]; // prettier-ignore
const MOVES = { ArrowDown: [1, 0], ArrowUp: [-1, 0], PageDown: [0, 1], PageUp: [0, -1], Home: [-Infinity, 0], End: [Infinity, 0] };

/**
 * @typedef {object} Words
 * @property {Record<string, string>} columns
 * @property {Record<string, Record<string, string>>} values  names of values that are ids, by column
 * @property {string} compare
 */

export class RowsTable {
  #order = [];
  #version = 0; // of the order: a change makes all rows anew
  #made = "";
  #current = 0; // the row in the tab order
  #rowHeight = 0;
  #sorted = { column: "", falling: false };
  #columns = SHOWN;
  #brief = new Intl.NumberFormat(document.documentElement.lang || "en", { maximumSignificantDigits: 2 });

  /**
   * @param {HTMLElement} host  scrolls
   * @param {Words} words
   * @param {(value: number) => string} write
   * @param {(at: number, beside: boolean) => void} onOpen  the index of the row in `rows.all`; `beside`: in a
   *   comparison with another variant
   */
  constructor(host, words, write, onOpen) {
    this.host = host;
    this.words = words;
    this.write = write;
    this.onOpen = onOpen;
    this.table = document.createElement("table");
    this.head = this.table.createTHead().insertRow();
    this.body = this.table.createTBody();
    host.replaceChildren(this.table);
    host.addEventListener("scroll", () => this.#draw());
    new ResizeObserver(() => this.#measure()).observe(host);
    this.head.addEventListener("click", (event) => this.#sort(event.target));
    this.body.addEventListener("click", (event) => this.#press(event));
    this.body.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows another experiment. @param {import("./rows.js").Rows} rows @param {Words} words */
  load(rows, words) {
    this.rows = rows;
    this.words = words;
    this.#current = this.host.scrollTop = 0;
    this.#sorted = { column: "", falling: false };
    this.refresh();
  }

  /** Updates after rows were added. */
  refresh() {
    if (!this.rows) return;
    const { all, variants } = this.rows;
    const idle = ["heuristic", "options"].filter((name) => variants.every((variant) => !variant[name]));
    const columns = SHOWN.filter((name) => !idle.includes(name));
    if (columns.length !== this.#columns.length || this.head.cells.length === 0) this.#headings(columns);
    this.#order = this.rows.order(this.#sorted.column, this.#sorted.falling);
    this.#version++;
    this.table.ariaRowCount = String(all.length + 1);
    this.#draw();
  }

  #headings(columns) {
    this.#columns = columns;
    this.head.replaceChildren(
      ...["", ...columns].map((column) => {
        const cell = Object.assign(document.createElement("th"), { scope: "col", className: TEXTS.has(column) ? "text" : "" });
        const button = Object.assign(document.createElement("button"), { type: "button", className: "quiet" });
        button.textContent = column === "" ? this.words.columns.number : this.words.columns[column];
        button.dataset.column = column;
        cell.append(button);
        return cell;
      }),
    );
    if (this.rows.variants.length > 1) this.head.append(Object.assign(document.createElement("th"), { scope: "col", textContent: this.words.columns.beside }));
    this.#mark();
  }

  #mark() {
    for (const cell of /** @type {any} */ (this.head.cells)) {
      const column = cell.querySelector("button")?.dataset.column;
      const sorted = column === this.#sorted.column;
      cell.ariaSort = sorted ? (this.#sorted.falling ? "descending" : "ascending") : null;
    }
  }

  /** Sorts by a column; pressed again, in reverse. */
  #sort(target) {
    const column = target.closest("button")?.dataset.column;
    if (column === undefined) return;
    const again = column === this.#sorted.column;
    this.#sorted = { column, falling: again && !this.#sorted.falling };
    this.#mark();
    this.#current = this.host.scrollTop = 0;
    this.refresh();
  }

  // -- visible rows --------------------------------------------------------------------------------------------------

  #measure() {
    const line = this.body.querySelector("tr:not(.pad)");
    this.#rowHeight = line ? /** @type {HTMLElement} */ (line).offsetHeight : 0;
    this.#draw();
  }

  #draw() {
    if (!this.rows) return;
    if (this.host.clientHeight === 0) this.#rowHeight = 0;
    const height = this.#rowHeight || 30;
    const count = this.#order.length;
    const atStep = (pixels) => Math.floor(pixels / height / SPARE) * SPARE;
    const first = Math.max(0, Math.min(atStep(this.host.scrollTop) - SPARE, count - 1));
    const last = Math.min(count, atStep(this.host.scrollTop + this.host.clientHeight) + 2 * SPARE);
    const made = `${this.#version} ${first} ${last} ${this.#current}`;
    if (made === this.#made) return;
    this.#made = made;
    const focused = this.body.contains(document.activeElement) ? document.activeElement.tagName : "";
    const lines = this.#order.slice(first, last).map((at, place) => this.#line(at, first + place));
    this.body.replaceChildren(pad(first * height), ...lines, pad((count - last) * height));
    if (focused) this.#focus(focused);
    if (this.#rowHeight === 0 && lines.length > 0 && lines[0].offsetHeight > 0) this.#measure();
  }

  #line(at, place) {
    const row = this.rows.all[at];
    const line = document.createElement("tr");
    line.ariaRowIndex = String(place + 2);
    line.dataset.place = String(place);
    line.dataset.outcome = row.outcome;
    line.append(cellOf("td", this.write(at + 1)));
    for (const column of this.#columns) {
      if (column === "start") line.append(this.#linked(row, place));
      else line.append(cellOf("td", this.#textOf(column, row[column]), TEXTS.has(column) ? "text" : ""));
    }
    if (this.rows.variants.length > 1) {
      const button = Object.assign(document.createElement("button"), { type: "button", className: "quiet", textContent: this.words.compare });
      button.tabIndex = place === this.#current ? 0 : -1;
      button.setAttribute("aria-label", `${this.words.compare}, ${row.start}`);
      const cell = cellOf("td", "", "text");
      cell.append(button);
      line.append(cell);
    }
    return line;
  }

  /** The start, as a link to the search. */
  #linked(row, place) {
    const link = Object.assign(document.createElement("a"), { href: linkOf(row), textContent: row.start, title: row.start });
    link.tabIndex = place === this.#current ? 0 : -1;
    const cell = cellOf("th", "", "text");
    cell.scope = "row";
    cell.append(link);
    return cell;
  }

  #textOf(column, value) {
    if (value === null) return "–";
    if (column === "seconds") return this.#brief.format(value);
    if (typeof value === "number") return this.write(value);
    return this.words.values[column]?.[value] ?? value;
  }

  // -- pointer and keys ----------------------------------------------------------------------------------------------

  #press(event) {
    const line = event.target.closest("tr[data-place]");
    const pressed = event.target.closest("a, button");
    if (!line || !pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#current = Number(line.dataset.place);
    this.onOpen(this.#order[this.#current], pressed.tagName === "BUTTON");
  }

  #key(event) {
    if (!(event.key in MOVES) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const [rows, pages] = MOVES[event.key];
    const page = Math.max(1, Math.floor(this.host.clientHeight / (this.#rowHeight || 30)) - 2);
    const place = Number(event.target.closest("tr").dataset.place) + rows + pages * page;
    this.#current = Math.max(0, Math.min(this.#order.length - 1, place));
    this.#reveal();
    this.#draw();
    this.#focus(event.target.tagName);
  }

  #reveal() {
    const height = this.#rowHeight;
    const above = this.head.offsetHeight;
    const top = this.#current * height;
    const room = this.host.clientHeight - above - height;
    if (top < this.host.scrollTop) this.host.scrollTop = top;
    else if (top > this.host.scrollTop + room) this.host.scrollTop = top - room;
  }

  /** Focuses the current row. @param {string} tag  a link, or a button */
  #focus(tag = "A") {
    const line = this.body.querySelector(`tr[data-place="${this.#current}"]`);
    /** @type {HTMLElement|null} */ (line?.querySelector(tag) ?? null)?.focus({ preventScroll: true });
  }

  /** Focuses the row that was opened last, or the first one. */
  focus() {
    this.#draw();
    this.#focus();
  }
}

const cellOf = (tag, text, className = "") =>
  /** @type {HTMLTableCellElement} */ (Object.assign(document.createElement(tag), { textContent: text, className }));

/** A spacer above or below the visible rows. */
function pad(height) {
  const line = document.createElement("tr");
  line.className = "pad";
  line.ariaHidden = "true";
  const cell = line.insertCell();
  cell.colSpan = 99;
  cell.style.height = `${Math.max(0, height)}px`;
  return line;
}
