// What happens at a time: the node that the search is busy with, and the one that its last event was about.

/**
 * @param {object} table
 * @param {number} t
 * @param {number} base  the first row of the iteration on show
 * @param {number} born  how many of its rows exist at t
 * @returns {{focus: number, touched: number}}  local rows, -1: none, or none of this iteration. `focus`: the node being
 *   expanded, or taken off and not expanded; `touched`: the one of the last event
 */
export function eventAt(table, t, base, born) {
  const { summary, stats } = table.at(t);
  const { expanded, goal, stale, cutoffs } = summary;
  const local = (row) => (row >= base && row < base + born ? row - base : -1);
  const touched = local(stats.row);
  const focus = local(goal >= 0 ? goal : expanded);
  return { focus: focus < 0 && (stale > 0 || cutoffs > 0) ? touched : focus, touched };
}
