// How a node of a game tree is written and drawn: ▲ MAX, ▼ MIN, ○ chance; its value, a bound as one, and on the current
// path its window.

import { numberText } from "../../canvas/text.js";
import { NEVER, STATUS } from "../../table/codes.js";
import { VALUE } from "../../table/kinds.js";
import { CHANCE, GameColumns, LEAF, MAX } from "./columns.js";

const SIGNS = { [MAX]: "▲", [-1]: "▼", [CHANCE]: "○" };
const STRIKE = "\u0336"; // combines with the sign before it
const ABOVE = 10; // pixels from a node to the strokes across its edge
const WIDE = 7; // half their width
const BOUNDS = { 1: "≥ ", 0: "", [-1]: "≤ " };

/** A number as the page writes it. */
export const written = (value) => (value === -Infinity ? "−∞" : numberText(value).replace("-", "−"));

/** Whether the algorithm has windows. */
export const isWindowed = (table) => table.traits.kinds?.includes("cut");

/** The value of a row at t in words; a bound is written as one. */
export function valueText(table, row, t) {
  const games = table.store.family;
  const value = games.valueAt(row, t);
  if (Number.isNaN(value)) return "";
  const whole = games.isKnown(row, t) || games.isCut(row, t);
  return (whole ? BOUNDS[games.arrays.bound[row - table.firstRow]] : "") + written(value);
}

/** The window of a row that is open at t; "" for others, and for algorithms without windows. */
export function windowText(table, row, t) {
  const i = row - table.firstRow;
  const { expandedAt } = table.columns;
  const open = expandedAt[i] !== NEVER && expandedAt[i] <= t && !table.store.family.isKnown(row, t);
  if (!open || !isWindowed(table)) return "";
  return `[${table.store.family.windowAt(row, t).map(written).join(", ")}]`;
}

/** The former value, struck through, of a node whose value has just changed. */
function oldText(table, row, t) {
  const { events, family, rows } = table.store;
  const at = lastValue(events, t);
  if (at < 0 || rows.arrays.parent[events.nodeAt(at) - rows.first] !== row) return "";
  const [before, after] = [family.valueAt(row, at - 1), family.valueAt(row, at)];
  return Number.isNaN(before) || before === after ? "" : `${[...written(before)].map((sign) => sign + STRIKE).join("")} `;
}

/** The time of the last value at ≤ t; before the first event if there is none. */
export function lastValue(events, t) {
  while (t >= events.first && events.kindAt(t) !== VALUE) t--;
  return t;
}

const isLeaf = (table, row) => table.store.family.arrays.turn[row - table.firstRow] === LEAF;

/** Whether a leaf is called by its value, as those of a typed tree are. */
function isNamedByValue(table, row, t) {
  const value = table.store.family.valueAt(row, t);
  return table.cells(row) === null && Number(table.label(row).replace("−", "-")).toPrecision(6) === value.toPrecision(6);
}

/** @type {import("../../table/families.js").Family} */
export const GAMES = {
  columns: (rows, events) => new GameColumns(rows, events),

  entry(table, row, t) {
    const [value, window] = [valueText(table, row, t), windowText(table, row, t)];
    return { value, window, sign: SIGNS[table.store.family.arrays.turn[row - table.firstRow]] ?? "" };
  },

  name(table, row) {
    const sign = SIGNS[table.store.family.arrays.turn[row - table.firstRow]];
    return sign ? `${sign} ${table.label(row)}` : table.label(row);
  },

  note(table, row, t, brief = false) {
    if (isLeaf(table, row) && isNamedByValue(table, row, t)) return "";
    const written = table.cells(row) === null;
    const sign = written ? "" : (SIGNS[table.store.family.arrays.turn[row - table.firstRow]] ?? "");
    const value = `${sign} ${oldText(table, row, t)}${valueText(table, row, t)}`;
    const beside = brief || table.columns.parent[row - table.firstRow] >= 0; // there its window is beside its edge
    return `${value} ${beside ? "" : windowText(table, row, t)}`.trim();
  },

  /** The probability of a roll, or the window; before it the move, where states are boards: a name says where it leads. */
  move(table, row, t) {
    const chance = table.store.family.arrays.chance[row - table.firstRow];
    if (chance < 1) return written(chance);
    const move = table.cells(row) === null ? "" : table.actionLabel(row);
    return `${move} ${windowText(table, row, t)}`.trim();
  },

  returns(table, row, t) {
    const { family } = table.store;
    const [first, end] = family.children(row);
    return family.isCut(row, t) || (end > first && family.isKnown(end - 1, t));
  },

  widest(table, row) {
    if (isLeaf(table, row)) return "";
    return table.columns.parent[row - table.firstRow] < 0 && isWindowed(table) ? "00 [−00, ∞]" : "≤ −00";
  },

  cells: (table, row, t) => [`${valueText(table, row, t)} ${windowText(table, row, t)}`.trim()],

  /** Double strokes across the edges to skipped nodes, and the edge over which the last value was handed up. */
  draw({ context, scene, visible }, shapeOf) {
    const { slots, slotStatus, theme } = scene;
    context.lineCap = "round";
    for (let level = Math.max(1, visible.top); level < visible.end; level++) {
      for (let s = visible.from[level]; s < visible.to[level]; s++) {
        if (slotStatus[s] !== STATUS.CUT) continue;
        if (slotStatus[slots.parent[s]] === STATUS.CUT) continue; // only where the cut is
        const { x, y, halfHeight } = shapeOf(slots.rowOf[s]);
        strike(context, x, y - halfHeight - ABOVE, theme.ink.css);
      }
    }
  },
};

/** Two short strokes across an edge, which arrives from above. */
function strike(context, x, y, colour) {
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.beginPath();
  for (const shift of [-2.5, 2.5]) {
    context.moveTo(x - WIDE, y + shift + 2);
    context.lineTo(x + WIDE, y + shift - 2);
  }
  context.stroke();
}
