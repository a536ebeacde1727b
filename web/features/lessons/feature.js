// Lessons: highlights, and files named in links.

import { fetched } from "../../links/same_host.js";
import { textWithin } from "../../text/foreign.js";

const LIT = "spoken-of";
const readable = (state) => state.replace(/[\s,]+/g, ",").replace(/^,|,$/g, "");

/**
 * @param {import("../../table/table.js").Table} table
 * @returns {number} the latest node of a state at a time, -1 if there is none; the state as typed
 */
export function rowOf(table, state, t) {
  const wanted = readable(state);
  const { generatedAt } = table.columns;
  for (let row = table.rowCount - 1; row >= table.firstRow; row--) {
    if (generatedAt[row - table.firstRow] <= t && (readable(table.label(row)) === wanted || cellsOf(table, row) === wanted)) return row;
  }
  return -1;
}

const cellsOf = (table, row) => table.cells(row)?.join(",");

/** Removes all highlights. */
export function unlight() {
  for (const each of document.querySelectorAll(`.${LIT}`)) each.classList.remove(LIT);
}

export function light(element) {
  element.classList.add(LIT);
}

/** Scroll as far as is needed to see an element, and no further. */
export function reveal(element) {
  element.scrollIntoView({ block: "nearest" });
}

/** Highlights the first line that contains a text. @returns {string} the whole line, "" if there is none */
export function lightLine(host, text) {
  for (const line of host.firstElementChild?.children ?? []) {
    if (!line.textContent.includes(text.trim())) continue;
    line.classList.add(LIT);
    const top = line.offsetTop - host.clientHeight * 0.4;
    if (line.offsetTop < host.scrollTop || line.offsetTop + line.offsetHeight > host.scrollTop + host.clientHeight) host.scrollTop = top;
    return line.textContent.trim();
  }
  return "";
}

const LONGEST = 1_000_000; // characters of a lesson's file

/**
 * The text of a file of the same host; links to other hosts are refused.
 * @returns {Promise<{text?: string, wrong: ""|"foreign"|"absent"|"long", address: string}>}
 */
export async function fetchFile(address) {
  const { given, ...answer } = await fetched(address);
  if (!given) return answer;
  const text = await textWithin(given, LONGEST).catch(() => undefined);
  if (text === undefined) return { ...answer, wrong: "absent" };
  return text === null ? { ...answer, wrong: "long" } : { ...answer, text };
}

/** A lesson's JSON text, formatted for reading. */
export const written = (text) => `${JSON.stringify(JSON.parse(text), null, 2)}\n`;
