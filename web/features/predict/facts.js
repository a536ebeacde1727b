// Events between one step and the next, and the frontier at a time, in plain data: the source of questions about a
// search (pysrc/page/features/predict/steps.py). Everything that reads many nodes is done here.

import { KINDS } from "../../table/kinds.js";
import { STATUS } from "../../table/codes.js";
import { FAMILIES } from "../../table/families.js";

/**
 * @typedef {object} Fact  a node at a time
 * @property {number} row
 * @property {string} label      the state in one line
 * @property {number[]} [cells]  the board, row by row, or the ring, if states are such
 * @property {number} parent     row; -1 for a root
 * @property {string} action     "" for a root
 * @property {number} g
 * @property {number|null} h     null if there is none or it is infinite; also for priority
 * @property {number|null} priority
 * @property {number} depth
 * @property {number} born       time
 * @property {boolean} waits     in the frontier
 * @property {boolean} stale     a stale entry
 * @property {boolean} closed    already expanded
 * @property {number} before     the older node of its state with the lowest path cost that was not discarded when
 *   generated, in its iteration and on its side; -1: none. Only of nodes generated in between
 */

/**
 * @param {import("../../table/table.js").Table} table
 * @param {number} step  a step k
 * @returns {string} JSON text {step, at, until, waiting, limits: [at, until], outcome, left, events: [[kind's name,
 *   row], …], nodes: Fact[]}: the events after step k, up to the next step or the end; the length of the frontier at k,
 *   the limits then and afterwards; the outcome, if the search ends (else null), and the length of the frontier then.
 *   of another family, its `moment` (table/families.js). "null" if one of the two times is unknown, or forgotten
 */
export function happening(table, step) {
  const at = table.timeOfStep(step);
  const until = timeAfter(table, step);
  if (at < 0 || until < 0) return "null";
  const moment = FAMILIES[table.traits.family]?.moment;
  if (moment) return JSON.stringify(moment(table, step, at, until));
  const events = [];
  const made = [];
  const rows = new Set();
  for (let t = at + 1; t <= until; t++) {
    const { kind, node } = table.eventAt(t);
    events.push([KINDS[kind].name, node]);
    if (KINDS[kind].name === "iteration" || node < 0) continue;
    rows.add(node);
    if (KINDS[kind].makes) made.push(node);
    const parent = table.columns.parent[node - table.firstRow];
    if (parent >= 0) rows.add(parent);
  }
  const before = olderOf(table, made);
  for (const row of before.values()) if (row >= 0) rows.add(row);
  return JSON.stringify({
    step,
    at,
    until,
    waiting: table.entriesAt(at),
    limits: [table.iterationAt(at).limit, table.iterationAt(until).limit],
    outcome: table.finished && until === table.endTime ? JSON.parse(table.outcome).outcome : null,
    left: table.entriesAt(until),
    events,
    nodes: [...rows].map((row) => factOf(table, row, at, before.get(row) ?? -1)),
  });
}

/** @returns {number} the time of the next step, or of the end after the last one; -1 unknown */
function timeAfter(table, step) {
  if (step < table.stepCount) return table.timeOfStep(step + 1);
  return step === table.stepCount && table.finished ? table.endTime : -1;
}

/**
 * @param {number} most  number of entries to return
 * @returns {string} JSON text {count, nodes: Fact[]}: the frontier at t, in the order of expansion
 */
export function waiting(table, t, most) {
  const { frontier } = table.at(t);
  const rows = Array.from(frontier.rows(0, Math.min(most, frontier.count)));
  return JSON.stringify({ count: frontier.count, nodes: rows.map((row) => factOf(table, row, t, -1)) });
}

/** @returns {number} how many entries at t, without stale ones, have the same priority as this row */
export function alike(table, row, t) {
  const { priority } = table.columns;
  const { frontier } = /** @type {any} */ (table.at(t));
  const wanted = priority[row - table.firstRow];
  let count = 0;
  for (const each of frontier.entries ?? frontier.rows(0, frontier.count)) { // unsorted, which is faster
    if (priority[each - table.firstRow] === wanted && table.status(each, t) === STATUS.FRONTIER) count++;
  }
  return count;
}

/** @returns {string} JSON text of a Fact; "null" for a row that is not in memory, or not generated yet */
export function fact(table, row, t) {
  if (!table.has(row) || table.columns.generatedAt[row - table.firstRow] > t) return "null";
  return JSON.stringify(factOf(table, row, t, -1));
}

/** @returns {Fact} */
function factOf(table, row, t, before) {
  const { parent, g, h, priority, depth, generatedAt, expandedAt } = table.columns;
  const i = row - table.firstRow;
  const status = table.status(row, t);
  const cells = table.cells(row);
  return {
    row,
    label: table.label(row),
    ...(cells && { cells: Array.from(cells) }),
    parent: parent[i],
    action: table.actionLabel(row),
    g: g[i],
    h: h[i],
    priority: priority[i],
    depth: depth[i],
    born: generatedAt[i],
    waits: status === STATUS.FRONTIER || status === STATUS.STALE,
    stale: status === STATUS.STALE,
    closed: expandedAt[i] >= 0 && expandedAt[i] <= t,
    before,
  };
}

/** @returns {Map<number, number>} for each of these rows its `Fact.before`; -1: none */
function olderOf(table, made) {
  const { state, g, generatedAt, removedAt } = table.columns;
  const { firstRow } = table;
  const found = new Map();
  for (const row of made) {
    let older = -1;
    const wanted = state[row - firstRow];
    const side = table.side(row);
    const begin = table.iterationAt(generatedAt[row - firstRow]).firstRow;
    for (let i = Math.max(begin, firstRow) - firstRow; i < row - firstRow; i++) {
      if (state[i] !== wanted || removedAt[i] === generatedAt[i] || (older >= 0 && g[i] >= g[older - firstRow])) continue;
      if (side === null || table.side(i + firstRow) === side) older = i + firstRow;
    }
    found.set(row, older);
  }
  return found;
}
