// Positions in the tree, in units of slots (for bars, of their layout) and levels, and in the window.

const BESIDE = 0.55; // slots beside the middles of the outermost nodes
const BESIDE_CARDS = 0.02; // slots beside their cards, where these are as wide as their names

/** The extent of the whole tree, and the x of its root or of the middle between its roots. */
export function boxOf({ placement, slots }) {
  const { left, right, bars, across } = placement;
  if (bars) return { left, right, top: 0, bottom: slots.levels, root: (left + right) / 2 };
  const beside = across ? BESIDE_CARDS : BESIDE;
  return { left: left - beside, right: right + beside, top: -0.45, bottom: slots.levels - 0.5, root: 0 };
}

/** The extent of the focus, or else the last changed node, with its parent and children; null if there is none. */
export function focusBox(scene) {
  const row = scene.focus >= 0 ? scene.focus : scene.touched;
  if (row < 0) return null;
  const { slots, placement } = scene;
  const { x, w } = placement;
  const slot = scene.slotFor(row);
  const endOf = (s) => x[s] + (w ? w[s] : 0);
  const box = { left: x[slot], right: endOf(slot), top: slots.level[slot] - 1, bottom: slots.level[slot] + 1.5 };
  const first = slots.childStart[slot];
  const end = slots.childStart[slot + 1];
  if (first < end) {
    box.left = Math.min(box.left, x[first]);
    box.right = Math.max(box.right, endOf(end - 1));
  }
  return box;
}

/** The extent of the solution, on both sides of a bidirectional search. */
export function pathBox(scene) {
  const { solution, slots, placement } = scene;
  const { x, w, bars } = placement;
  const box = { left: Infinity, right: -Infinity, top: bars ? 0 : -0.5, bottom: 1 };
  for (const branch of [solution.forward, solution.backward]) {
    for (const row of branch) {
      const slot = scene.slotFor(row);
      box.left = Math.min(box.left, x[slot] - BESIDE);
      box.right = Math.max(box.right, x[slot] + (w ? w[slot] : BESIDE));
      box.bottom = Math.max(box.bottom, slots.level[slot] + (bars ? 1 : 0.6));
    }
  }
  return box;
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
