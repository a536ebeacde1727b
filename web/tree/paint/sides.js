// The two trees of a bidirectional search: the goal's has the colour that its states have on the map.

const themes = new WeakMap();

/** The colours of the goal's tree. @param {import("../../canvas/theme.js").Theme} theme */
export function themeOfGoal(theme) {
  if (!themes.has(theme)) {
    const { paper, cutoff: own } = theme;
    themes.set(theme, { ...theme, frontier: own, expanded: paper.mixed(own, 0.85), edge: paper.mixed(own, 0.6), faintEdge: paper.mixed(own, 0.3) });
  }
  return themes.get(theme);
}

/** Whether a slot is in the goal's tree: that of the second root. */
export function isFromGoal({ table, slots }, slot) {
  let at = table.traits.reverses ? slot : -1;
  while (at >= 0 && slots.parent[at] >= 0) at = slots.parent[at];
  return at >= 0 && slots.rowOf[at] > 0;
}
