// What is written on cards and edges, and how it is made to fit.

/** At most two decimals, none where there are none. */
export function numberText(value) {
  if (Number.isInteger(value)) return String(value);
  if (value === Infinity) return "∞";
  return Number.isNaN(value) ? "" : String(Math.round(value * 100) / 100);
}

const widths = new Map();

/** The width of a text in the context's font; measured once. */
export function widthOf(context, text) {
  const key = context.font + text;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size > 4000) widths.clear();
    width = context.measureText(text).width;
    widths.set(key, width);
  }
  return width;
}

/** The text, or as much of it as `room` pixels hold, with an ellipsis; "" if that is not even `least` letters. */
export function fitted(context, text, room, least = 1) {
  if (widthOf(context, text) <= room) return text;
  for (let length = text.length - 1; length >= least; length--) {
    const shorter = `${text.slice(0, length).trimEnd()}…`;
    if (widthOf(context, shorter) <= room) return shorter;
  }
  return "";
}

/**
 * The largest whole size, at most `size`, at which the text takes no more than `room`; it is in the font at `size` now.
 */
export function sizeToFit(context, text, size, room) {
  const wide = widthOf(context, text);
  return wide <= room ? size : Math.floor((size * room) / wide);
}

/**
 * What stands under a card: the numbers that the algorithm uses, each with its letter; `brief`: only the deciding one.
 */
export function noteOf(table, row, brief = false) {
  const cell = row - table.firstRow;
  const { g, h } = table.columns;
  if (Number.isNaN(h[cell])) return `g ${numberText(g[cell])}`;
  const f = numberText(keyOf(table, row));
  return brief ? `f ${f}` : `g ${numberText(g[cell])}  h ${numberText(h[cell])}  f ${f}`;
}

/** The number that decides when a node is served: its priority; in a search by calls, which has no queue, f. */
export function keyOf(table, row) {
  const cell = row - table.firstRow;
  const { g, h, priority } = table.columns;
  return table.traits.recursive && !Number.isNaN(h[cell]) ? g[cell] + h[cell] : priority[cell];
}

/**
 * What stands on the edge to a node: the action, unless it only names where it leads, and its cost if that is not 1.
 */
export function edgeText(table, row) {
  const cell = row - table.firstRow;
  const { g, parent } = table.columns;
  if (parent[cell] < 0) return "";
  const cost = numberText(g[cell] - g[parent[cell] - table.firstRow]);
  const action = table.actionLabel(row) ?? "";
  if (cost === "1") return action;
  return action === "" || action === table.label(row) ? cost : `${action} ${cost}`;
}

/** Widths are measured again: the font has changed. */
export function forgetWidths() {
  widths.clear();
}
