// The text about a node on cards, maps and edges.

import { STATUS } from "../table/codes.js";
import { FAMILIES } from "../table/families.js";
import { numberText } from "./text.js";

/**
 * The note below a card: the numbers that the algorithm uses, each with its letter; `brief`: only the deciding one.
 * Greedy search uses h alone, breadth-first search the depth alone. With a weighted h, the note shows how f is computed.
 */
export function noteOf(table, row, brief = false) {
  const cell = row - table.firstRow;
  const { columns, traits } = table;
  const g = numberText(columns.g[cell]);
  if (goesByDepth(table)) return `${traits.depth ?? "depth"} ${columns.depth[cell]}`;
  if (Number.isNaN(columns.h[cell])) return `g ${g}`;
  const h = numberText(columns.h[cell]);
  if (traits.key === "h") return `h ${h}`;
  const f = numberText(keyOf(table, row));
  if (brief) return `f ${f}`;
  return (traits.weight ?? 1) !== 1 ? `${g} + ${numberText(traits.weight)}·${h}  f ${f}` : `g ${g}  h ${h}  f ${f}`;
}

/** The note on a card: an arrow says that its f was backed up from below. */
export const cardNote = (table, row, brief) => noteOf(table, row, brief) + (table.forgets && table.renews(row) >= 0 ? " ↑" : "");

/** The f-limit of an open call of recursive best-first search at time t, beside its f: ` ≤ 447`; "" for other nodes. */
export const limitNote = (table, row, t) => numberText(table.at(t).limits.get(row) ?? NaN).replace(/.+/, " ≤ $&");

/** What a call of iterative-deepening A* has returned by time t, on its card: `→ 417`; "" for other nodes. */
export function resultNote(table, row, t) {
  const isBack = table.traits.limited === "f" && !table.forgets && table.status(row, t) === STATUS.RETURNED;
  return isBack ? `→ ${numberText(table.at(t).resultOf(row))}` : "";
}

/** The parts of the number above it on a card: `140+253`; for greedy search g, by which its code discards; "" none. */
export function sumOf(table, row) {
  const cell = row - table.firstRow;
  const { columns: { g, h }, traits } = table; // prettier-ignore
  if (goesByDepth(table) || Number.isNaN(h[cell])) return "";
  if (traits.key === "h") return `g ${numberText(g[cell])}`;
  return `${numberText(g[cell])}+${(traits.weight ?? 1) === 1 ? "" : `${numberText(traits.weight)}·`}${numberText(h[cell])}`;
}

/** Whether the algorithm uses no number of a node but its depth. */
export const goesByDepth = ({ traits }) => traits.key === null && traits.uses_h === false;

/** The number that decides when a node is expanded: its priority; in a recursive search, which has no queue, f. */
export function keyOf(table, row) {
  const cell = row - table.firstRow;
  const { depth, g, h, priority } = table.columns;
  if (goesByDepth(table)) return depth[cell];
  return table.traits.recursive && !Number.isNaN(h[cell]) ? g[cell] + h[cell] : priority[cell];
}

const SIGNS = { "up-right": "↗", "down-right": "↘", "down-left": "↙", "up-left": "↖", up: "↑", down: "↓", left: "←", right: "→", across: "→", back: "←", fill: "↑", empty: "↓" };
const MOVE = new RegExp(`^(?:(\\S{1,3}) )?(${Object.keys(SIGNS).join("|")})(?: (\\S))?$`);

/** The sign of the action that led to a node, from its English name: `3↑`, `A→C`, `A↓`, `⇅5` for switching; "" if it has none. */
export function signOf(table, row) {
  const { columns, firstRow, store, traits } = table;
  const name = store.actions[columns.action[row - firstRow]] ?? "";
  if (name === "" || traits.family || isNamed(table, row)) return "";
  if (traits.states.kind === "ring") return `⇅${name}`;
  const [, what = "", way, jug = ""] = MOVE.exec(name) ?? [];
  return way && !(what && jug) ? what + jug + SIGNS[way] : (/^(\S) (?:in)?to (\S)$/.exec(name)?.slice(1).join("→") ?? "");
}

/** Whether the action only names the state at either end. */
const isNamed = (table, row) => [row, table.columns.parent[row - table.firstRow]].some((end) => table.actionLabel(row) === table.label(end));

/** The parts of a line on a card, without those that are missing. */
export const inLine = (parts, apart = " ") => parts.filter(Boolean).join(apart);

/**
 * The text on the edge to a node: the action, unless it has a sign, which is on the card, or only names the state that it
 * leads to; and the cost, if the algorithm uses costs.
 * @param {boolean} weighted  costs differ from 1, so every cost is shown
 */
export function edgeText(table, row, weighted, t) {
  const cell = row - table.firstRow;
  const { g, parent } = table.columns;
  if (parent[cell] < 0) return "";
  const family = FAMILIES[table.traits.family];
  if (family) return family.move(table, row, t);
  const cost = numberText(g[cell] - g[parent[cell] - table.firstRow]);
  const action = signOf(table, row) || isNamed(table, row) ? "" : table.actionLabel(row);
  return [action, weighted && !goesByDepth(table) ? cost : ""].filter(Boolean).join(" ");
}
