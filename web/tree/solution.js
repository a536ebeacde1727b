// The solution in the tree: along one branch or, after a bidirectional search, along two.

const NOTHING = new Int32Array(0);

/**
 * @typedef {object} Branches  local rows, each the parent of the next
 * @property {Int32Array} forward   from the root of the start
 * @property {Int32Array} backward  from the root of the goal to the node with the last state of `forward`; empty if
 *   there is only one tree
 */

/**
 * @param {import("../table/table.js").Table} table
 * @param {ArrayLike<number>|null} path  rows as in table.solution
 * @param {number} base  the row with the local row 0
 * @returns {Branches}
 */
export function branchesOf(table, path, base) {
  if (!path || path.length === 0) return { forward: NOTHING, backward: NOTHING };
  const { parent } = table.columns;
  const rows = Array.from(path);
  const turn = rows.findIndex((row, at) => at > 0 && parent[row - table.firstRow] !== rows[at - 1]);
  const down = turn < 0 ? rows : rows.slice(0, turn);
  const up = turn < 0 ? [] : rows.slice(turn);
  const twin = up.length > 0 ? childLike(table, down.at(-1), up[0]) : otherRootLike(table, down.at(-1), base);
  const local = (list) => Int32Array.from(list, (row) => row - base);
  return { forward: local(down), backward: twin < 0 ? NOTHING : local([twin, ...up].reverse()) };
}

/** The child of `above` with the lowest path cost that has the same state as a node of the other tree; -1 none. */
function childLike(table, node, above) {
  const { state, g } = table.columns;
  const { firstRow } = table;
  let best = -1;
  for (const child of table.children(above)) {
    if (state[child - firstRow] !== state[node - firstRow]) continue;
    if (best < 0 || g[child - firstRow] < g[best - firstRow]) best = child;
  }
  return best;
}

/** The second root, if it has the same state as a node of the first tree; else -1. */
function otherRootLike(table, node, base) {
  const { parent, state } = table.columns;
  const [second, first] = [base + 1, node].map((row) => row - table.firstRow);
  const isRoot = table.has(base + 1) && node !== base + 1 && parent[second] < 0;
  return isRoot && state[second] === state[first] ? base + 1 : -1;
}
