// What happens between one step of a game tree and the next, in plain data: the source of questions about it
// (pysrc/page/features/predict/of_game.py).

import { NEVER } from "../../table/codes.js";
import { CUT, EXPAND, FATES, VALUE } from "../../table/kinds.js";
import { lastValue } from "./family.js";
import { moveName } from "./facts.js";

/**
 * @typedef {object} GameFact  a node at the first of the two times
 * @property {number} row
 * @property {string} label   its name, or the move that led there; "": the root of a game with boards
 * @property {number[]} [cells]
 * @property {number} parent  row; -1 for the root
 * @property {number} turn    who moves there (columns.js)
 * @property {number} chance  the probability of the move that led there
 * @property {number} born    time
 * @property {boolean} seen   visited
 * @property {boolean} known  its value has been handed up
 * @property {boolean} cut    skipped
 * @property {number|null} value  its own, or that of its children so far; null: none yet
 * @property {number|null} after  the same at the second time
 * @property {number} bound   1: `after` is a lower bound; -1: an upper one; 0: exact, or not known yet
 * @property {number|null} alpha  its window when it is visited; null: infinite
 * @property {number|null} beta
 */

/** @returns {object} {step, at, game: true, visited, valued, cut, open, nodes}: the rows of the first node that is
 *   visited, of the node whose value becomes known, and of the node whose other moves are skipped (-1: none); the rows
 *   that are open before, from the root; and every GameFact that matters */
export function momentOf(table, step, at, until) {
  const { events, rows, family } = table.store;
  const { parent, expandedAt } = rows.arrays;
  const above = (row) => parent[row - rows.first];
  let [visited, valued, cut] = [-1, -1, -1];
  for (let t = at + 1; t <= until; t++) {
    const [kind, row] = [events.kindAt(t), events.nodeAt(t)];
    if (kind === EXPAND && visited < 0) visited = row;
    else if (kind === VALUE) valued = row;
    else if (kind === CUT && cut < 0 && expandedAt[above(row) - rows.first] !== NEVER) cut = above(row);
  }
  const open = [];
  const last = lastValue(events, at);
  for (let row = last < events.first ? -1 : above(events.nodeAt(last)); row >= 0; row = above(row)) open.unshift(row);
  const wanted = new Set(open);
  if (valued >= 0 && above(valued) >= 0) wanted.add(above(valued));
  for (const row of [...wanted]) {
    const [first, end] = family.children(row);
    for (let child = first; child < end; child++) wanted.add(child);
  }
  if (valued >= 0) wanted.add(valued);
  return { step, at, game: true, visited, valued, cut, open, nodes: [...wanted].map((row) => factOf(table, row, at, until)) };
}

const finite = (value) => (Number.isFinite(value) ? value : null);

/** @returns {GameFact} */
function factOf(table, row, at, until) {
  const { rows, family } = table.store;
  const i = row - rows.first;
  const { parent, generatedAt, expandedAt, fate, removedAt } = rows.arrays;
  const cells = table.cells(row);
  return {
    row,
    label: moveName(table, row),
    ...(cells && { cells: Array.from(cells) }),
    parent: parent[i],
    turn: family.arrays.turn[i],
    chance: family.arrays.chance[i],
    born: generatedAt[i],
    seen: expandedAt[i] !== NEVER && expandedAt[i] <= at,
    known: family.isKnown(row, at),
    cut: fate[i] === FATES.indexOf("cut") && removedAt[i] <= at,
    value: finite(family.valueAt(row, at)),
    after: finite(family.valueAt(row, until)),
    bound: family.isKnown(row, until) ? family.arrays.bound[i] : 0,
    alpha: finite(family.arrays.alpha[i]),
    beta: finite(family.arrays.beta[i]),
  };
}
