// What has happened at a time of a game tree, in plain data, for its sentence.

import { NEVER } from "../../table/codes.js";
import { CUT, END, EXPAND, GENERATE, VALUE } from "../../table/kinds.js";
import { LEAF } from "./columns.js";
import { lastValue, valueText, written } from "./family.js";

/**
 * @typedef {object} Facts
 * @property {string} kind  "start", "visit", "made", "value" or "end"
 * @property {string} name    of the node of the event
 * @property {boolean} leaf
 * @property {string} turn  "max", "min", "chance" or "leaf"
 * @property {string} value   in words, with ≤ or ≥ where it is a bound
 * @property {{name: string, turn: string, before: string, after: string}|null} above  its parent, and the parent's
 *   value before and after
 * @property {Cut|null} cut   the cut that follows from the value
 * @property {string} move    at the end: the child that is played
 *
 * @typedef {object} Cut
 * @property {string} name    whose moves are skipped
 * @property {string} turn    whose turn it is there
 * @property {number} count   moves skipped
 * @property {string} value   of it so far
 * @property {string} bound   the bound that cuts
 * @property {string} by      the ancestor whose bound it is; "": the window at the root
 * @property {string} child   the move by which the ancestor has it
 */

const TURNS = { 1: "max", "-1": "min", 0: "chance", 2: "leaf" };

/** @returns {Facts} */
export function factsOf(table, t) {
  const { events, rows, family } = table.store;
  const last = lastValue(events, t);
  const kind = events.kindAt(t);
  const cut = kind === CUT || (kind === GENERATE && last >= 0 && skips(events, rows, last, t));
  const at = cut ? last : t;
  const row = kind === END ? rows.first : events.nodeAt(at);
  const i = row - rows.first;
  const above = rows.arrays.parent[i];
  const turn = TURNS[family.arrays.turn[i]];
  const facts = { kind: kindOf(kind, cut, above), name: moveName(table, row), turn, value: valueText(table, row, t) };
  const isValue = facts.kind === "value";
  return {
    ...facts,
    leaf: family.arrays.turn[i] === LEAF || (isValue && family.isLeafAt(at)),
    above: isValue && above >= 0 ? aboveOf(table, above, at) : null,
    cut: isValue ? cutOf(table, at) : null,
    move: facts.kind === "end" ? moveOf(table, row) : "",
  };
}

function kindOf(kind, cut, above) {
  if (cut || kind === VALUE) return "value";
  if (kind === END) return "end";
  if (kind === EXPAND) return "visit";
  return above < 0 ? "start" : "made";
}

/** Whether all events after the value up to t skip nodes, or make what is drawn behind them. */
function skips(events, rows, from, t) {
  for (let event = from + 1; event <= t; event++) {
    const above = rows.arrays.parent[events.nodeAt(event) - rows.first];
    const behind = above >= 0 && rows.arrays.expandedAt[above - rows.first] === NEVER;
    if (events.kindAt(event) !== CUT && !(events.kindAt(event) === GENERATE && behind)) return false;
  }
  return t > from;
}

function aboveOf(table, above, t) {
  const { family, rows } = table.store;
  const text = (time) => {
    const value = family.valueAt(above, time);
    return Number.isNaN(value) ? "" : written(value);
  };
  const turn = TURNS[family.arrays.turn[above - rows.first]];
  return { name: moveName(table, above), turn, before: text(t - 1), after: text(t) };
}

/** The cut that follows from the value at t: its consequence, known when the next event is a cut. */
function cutOf(table, t) {
  const { events, rows, family } = table.store;
  if (t + 1 >= events.end || events.kindAt(t + 1) !== CUT) return null;
  const { parent } = rows.arrays;
  const row = parent[events.nodeAt(t + 1) - rows.first];
  const [first, end] = family.children(row);
  let count = 0;
  for (let child = first; child < end; child++) count += rows.arrays.expandedAt[child - rows.first] === NEVER ? 1 : 0;
  const i = row - rows.first;
  const turn = family.arrays.turn[i];
  const bounds = turn > 0 ? family.arrays.beta : family.arrays.alpha;
  let under = row;
  while (parent[under - rows.first] >= 0 && bounds[parent[under - rows.first] - rows.first] === bounds[i]) under = parent[under - rows.first];
  const by = parent[under - rows.first];
  return {
    name: moveName(table, row), turn: TURNS[turn], count, value: written(family.valueAt(row, t)), bound: written(bounds[i]),
    by: by < 0 ? "" : moveName(table, by), child: by < 0 ? "" : bestMove(table, by, t),
  }; // prettier-ignore
}

/** The first child that has the value of a row at t. */
function bestMove(table, row, t) {
  const { family } = table.store;
  const value = family.valueAt(row, t);
  const [first, end] = family.children(row);
  for (let child = first; child < end; child++) {
    if (family.isKnown(child, t) && family.valueAt(child, t) === value) return moveName(table, child);
  }
  return "";
}

const moveOf = (table, root) => bestMove(table, root, table.endTime);

/** A node's name; on a board, the move that led there: X5. "": its root. */
export function moveName(table, row) {
  if (table.cells(row) === null) return table.label(row);
  const above = table.columns.parent[row - table.firstRow];
  if (above < 0) return "";
  return (table.store.family.arrays.turn[above - table.firstRow] > 0 ? "X" : "O") + table.actionLabel(row);
}
