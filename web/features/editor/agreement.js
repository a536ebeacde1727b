// Compares two runs of a search, the second one with changed code.

/**
 * @param {import("../../table/table.js").Table} before
 * @param {import("../../table/table.js").Table} now
 * @param {number} step  the last step to compare
 * @returns {number} the last expansion, at most `step`, up to which both have expanded the same states
 */
export function agreement(before, now, step) {
  const known = Math.min(step, before.expansionCount, now.expansionCount);
  let agreed = Math.min(known, Math.max(before.firstExpansion, now.firstExpansion) - 1); // dropped steps are skipped
  while (agreed < known && expanded(before, agreed + 1) === expanded(now, agreed + 1)) agreed++;
  return agreed;
}

function expanded(table, step) {
  const row = table.rowOfExpansion(step);
  return table.states.label(table.columns.state[row - table.firstRow]);
}
