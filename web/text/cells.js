// Cells of CSV files that a spreadsheet does not reinterpret, as searchlight/cells.py writes them.

const FORMULA = /^\u0027*[=+\-@\t\r]/; // apostrophes of its own in front or not
const NUMBER = /^\u0027*[-+]?[0-9]+(\.[0-9]+)?(e[-+]?[0-9]+)?$/;
const MARK = "\u0027"; // an apostrophe

/** A text as a cell: what a spreadsheet would take for a formula has an apostrophe in front. A number has none. */
export const harmless = (text) => (FORMULA.test(text) && !NUMBER.test(text) ? MARK + text : text);

/** A cell as RFC 4180 has it. */
export function quoted(text) {
  const needed = [",", "\"", "\r", "\n"].some((sign) => text.includes(sign));
  return needed ? `"${text.replaceAll("\"", "\"\"")}"` : text;
}
