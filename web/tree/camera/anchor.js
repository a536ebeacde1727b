// Keep the node that the reader looks at in place when the tree is laid out again; bring a requested node into view.

import { middleOf, onScreen } from "./extent.js";
import { nodeAt } from "./node_at.js";

/**
 * The local row of the node to keep in place: the root, the selected one or the focus if visible, else a middle one.
 */
export function anchorOf(scene, camera) {
  const seen = (row) => {
    if (row < 0 || row >= scene.placed) return false;
    const { x, y } = onScreen(scene, row, camera);
    return x > 0 && x < camera.width && y > 0 && y < camera.height;
  };
  const wanted = [0, scene.selected, scene.focus].find(seen);
  return wanted ?? Math.max(0, nodeAt(scene, camera, camera.width / 2, camera.height / 2, camera.width));
}

/** The view of another layout in which the anchor keeps its position (`place`), and about its scale. */
export function anchored(scene, camera, anchor, place) {
  const fit = camera.fit();
  const kx = Math.max(fit.kx, Math.min(camera.near.kx, camera.kx));
  const dy = Math.max(fit.dy, Math.min(camera.near.dy, camera.dy));
  const { x, y } = middleOf(scene, anchor);
  const across = place.x * camera.kx + camera.tx;
  const down = place.y * camera.dy + camera.ty;
  return camera.kept({ kx, dy, tx: across - x * kx, ty: down - y * dy });
}

/** The view with a node well inside the window; null if it already is. A tree that fits has no nodes outside. */
export function revealed(scene, camera, row) {
  const view = { ...camera.goal };
  const { x, y } = onScreen(scene, row, view);
  const { width, height, inset } = camera;
  const aside = Math.min(120, width / 5);
  const { left, right, top, bottom } = camera.box;
  const all = left * view.kx + view.tx >= 0 && right * view.kx + view.tx <= width;
  if (!all && (x < aside || x > width - aside)) view.tx += width / 2 - x;
  const high = top * view.dy + view.ty >= 0 && bottom * view.dy + view.ty <= height;
  if (!high && (y < inset.top || y > height - inset.bottom)) view.ty += height / 2 - y;
  return view.tx === camera.goal.tx && view.ty === camera.goal.ty ? null : view;
}
