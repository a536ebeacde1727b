// The current node of the search at a time, and the node of its last event.

/**
 * @param {object} table
 * @param {number} t
 * @param {number} base  the first row of the current iteration
 * @param {number} born  number of its rows at t
 * @returns {{focus: number, touched: number}}  local rows, -1 for none in this iteration. `focus`: the node being
 *   expanded, or removed without expansion; `touched`: the one of the last event
 */
export function eventAt(table, t, base, born) {
  const { summary, stats } = table.at(t);
  const isGame = table.traits.family === "games"; // the node with the last value
  const { expanded, goal, stale, cutoffs } = summary;
  const local = (row) => (row >= base && row < base + born ? row - base : -1);
  const touched = local(stats.row);
  const focus = isGame ? touched : local(goal >= 0 ? goal : expanded);
  return { focus: focus < 0 && (stale > 0 || cutoffs > 0) ? touched : focus, touched };
}
