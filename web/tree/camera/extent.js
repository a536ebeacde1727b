// Positions in the tree, in units of slots (for bars, of their layout) and levels, and in the window.

const BESIDE = 0.47; // slots beside the middles of the outermost nodes
const BESIDE_CARDS = 0.02; // slots beside their cards, where these are as wide as their names

/** The extent of a tidy tree with these outermost nodes. */
export function boxAround({ left, right, levels }, hasWidths) {
  const beside = hasWidths ? BESIDE_CARDS : BESIDE;
  return { left: left - beside, right: right + beside, top: -0.45, bottom: levels - 0.53, root: 0, levels };
}

/** The extent of the whole tree. */
export function boxOf({ placement, slots: { high: levels } }) {
  const { left, right, bars, across } = placement;
  return bars ? { left, right, top: 0, bottom: levels, root: (left + right) / 2, levels } : boxAround({ left, right, levels }, across !== null);
}

/** The centre of a node as currently drawn. */
export function middleOf(scene, row) {
  const slot = scene.slotFor(row);
  if (!scene.placement.bars) return { x: scene.x[slot], y: scene.y[slot] };
  return { x: scene.x[slot] + scene.w[slot] / 2, y: scene.y[slot] + 0.5 };
}

/** The same in the window, for a view. */
export function onScreen(scene, row, view) {
  const { x, y } = middleOf(scene, row);
  return { x: x * view.kx + view.tx, y: y * view.dy + view.ty };
}
