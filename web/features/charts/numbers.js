// The numbers of a chart as a table, and as a file.

import { harmless, quoted } from "../../text/cells.js";

const ROWS = 20; // of a table over time

/** A table in which only changed text is written. */
export class NumbersTable {
  #headed = "";

  /** @param {HTMLTableElement} table */
  constructor(table) {
    this.table = table;
    this.head = table.createTHead();
    this.body = table.createTBody();
  }

  /**
   * @param {{name: string, group: string}[]} head  `group`: the search of the column, if there are several
   * @param {(string|number)[][]} rows
   * @param {(row: (string|number)[]) => boolean} isPresent
   * @param {(value: number) => string} write
   */
  show(head, rows, isPresent, write) {
    this.#headings(head);
    while (this.body.rows.length > rows.length) this.body.deleteRow(-1);
    for (const [at, row] of rows.entries()) {
      const line = this.body.rows[at] ?? this.body.insertRow();
      while (line.cells.length > row.length) line.deleteCell(-1);
      while (line.cells.length < row.length) line.append(line.cells.length === 0 ? heading("row") : document.createElement("td"));
      const isCurrent = isPresent(row);
      if (isCurrent !== (line.ariaCurrent === "true")) line.ariaCurrent = isCurrent ? "true" : null;
      for (const [place, value] of row.entries()) say(line.cells[place], typeof value === "number" ? write(value) : value);
    }
  }

  /** One row for the searches, if there are several, and one for the columns. */
  #headings(head) {
    const headText = JSON.stringify(head);
    if (headText === this.#headed) return;
    this.#headed = headText;
    this.head.replaceChildren();
    const groups = [...new Set(head.map(({ group }) => group))].filter((group) => group);
    if (groups.length > 0) {
      const line = this.head.insertRow();
      const before = head.findIndex(({ group }) => group);
      line.append(Object.assign(document.createElement("td"), { colSpan: before }));
      for (const group of groups) {
        const cell = heading("colgroup", group);
        cell.colSpan = head.filter((each) => each.group === group).length;
        line.append(cell);
      }
    }
    this.head.insertRow().append(...head.map(({ name }) => heading("col", name)));
  }

  /** Scrolls to the current row, without moving the page. */
  reveal(host) {
    const line = /** @type {HTMLElement|null} */ (this.body.querySelector("[aria-current]"));
    if (!line || host.matches(":hover, :focus-within") || host.scrollHeight <= host.clientHeight) return;
    const above = this.head.clientHeight + line.clientHeight;
    const top = line.offsetTop - above;
    const bottom = line.offsetTop + line.clientHeight;
    if (top < host.scrollTop) host.scrollTop = top;
    else if (bottom > host.scrollTop + host.clientHeight) host.scrollTop = bottom - host.clientHeight;
  }
}

function heading(scope, text = "") {
  return Object.assign(document.createElement("th"), { scope, textContent: text });
}

function say(cell, text) {
  if (cell.textContent !== text) cell.textContent = text;
}

/** The number of rows in the table of a chart with one row per step. */
export const IN_TABLE = ROWS;

/** @returns {string} comma-separated lines (RFC 4180); unknown values are empty */
export function csvOf(head, rows) {
  const line = (cells) => cells.map(cellOf).join(",");
  return [head, ...rows].map(line).join("\r\n") + "\r\n";
}

function cellOf(value) {
  if (typeof value === "number") return Number.isNaN(value) ? "" : String(value);
  return quoted(harmless(value));
}
