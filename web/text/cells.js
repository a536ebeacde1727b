// Cells of CSV files that spreadsheets do not reinterpret, as written by searchlight/cells.py.

const FORMULA = /^\u0027*[=+\-@\t\r]/; // with or without leading apostrophes
const NUMBER = /^\u0027*[-+]?[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?$/;
const MARK = "\u0027"; // an apostrophe

/** A text as a cell: an apostrophe precedes what a spreadsheet would take for a formula, unless it is a number. */
export const harmless = (text) => (FORMULA.test(text) && !NUMBER.test(text) ? MARK + text : text);

/** A cell according to RFC 4180. */
export function quoted(text) {
  const needed = [",", "\"", "\r", "\n"].some((sign) => text.includes(sign));
  return needed ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}
