// Numbers, sentences with numbers, and states, as a list's rows have them.

const THOUSANDS = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });

/** A number as one reads it: 181,439; 10.4; "–" for none. */
export const readable = (value) => (Number.isFinite(value) ? THOUSANDS.format(value) : "–");

/**
 * A sentence with numbers of a node in braces, as the page's words have it ("g {g} · #{row}"), ready to be filled in.
 * @param {string} text
 * @returns {(node: Object<string, number>) => string}
 */
export function sentence(text) {
  const parts = text.split(/\{(\w+)\}/);
  return (node) =>
    parts.map((part, at) => (at % 2 === 0 ? part : part === "row" ? node.row : readable(node[part]))).join("");
}

/**
 * A board as lines of text, or a ring as one: one element instead of ten.
 * @param {ArrayLike<number>} cells
 * @param {number} columns  of the board; 0 where the cells stand in a ring
 */
export function pictureText(cells, columns) {
  if (columns === 0) return Array.from(cells, (lit) => (lit ? "●" : "○")).join("");
  const width = cells.length > 9 ? 2 : 1;
  let text = "";
  for (let at = 0; at < cells.length; at++) {
    const tile = cells[at] === 0 ? " " : String(cells[at]);
    text += (at === 0 ? "" : at % columns === 0 ? "\n" : " ") + tile.padStart(width);
  }
  return text;
}
