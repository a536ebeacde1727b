// The rows as files, line for line as the command writes them, so that `experiment --resume` can continue one.

import { harmless, quoted } from "../../text/cells.js";
import { COLUMNS } from "./rows.js";

/** A header, and a cell for each column, empty if there is no value. */
export const csvOfRows = (rows) =>
  [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))].map((cells) => `${cells.map(cellOf).join(",")}\n`).join("");

/** An array with one row per line. */
export function jsonOfRows(rows) {
  const lines = rows.map((row) => JSON.stringify(Object.fromEntries(COLUMNS.map((name) => [name, row[name]]))));
  return `[\n${lines.map((line, at) => `${at > 0 ? "," : ""}${line}\n`).join("")}]\n`;
}

function cellOf(value) {
  if (value === null) return "";
  return quoted(typeof value === "string" ? harmless(value) : String(value));
}
