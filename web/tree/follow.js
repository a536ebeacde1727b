// Where the camera goes by itself. As long as the whole tree can be read at once, all of it stays in the window and the
// camera moves only when the tree has outgrown it. Beyond that the scale stays, and the node being expanded is kept,
// with its parent and children, away from the window's edge.

const HEADROOM = 1.2; // a tree that had to be made smaller gets so much room to grow
const LOOSE = 0.6; // a tree that takes less of the room than this is shown larger
const AISLE = 0.2; // of the window, at each side: where the focus is not left

/** The smallest scales at which everything is kept in the window, for a window of this size. */
export function readingScale(camera) {
  const { near, width } = camera;
  const kx = Math.min(near.kx * 0.8, Math.max(near.kx * 0.6, width / 11.5));
  return { kx, dy: near.dy * (0.3 + (0.7 * kx) / near.kx) };
}

/**
 * The view to glide to.
 * @param {{kx: number, dy: number}|null} own  scales that the user has chosen, instead of the reading scales
 * @param {{left: number, right: number, top: number, bottom: number}|null} focus  in tree units
 */
export function followed(camera, own, focus) {
  const fit = camera.fit();
  const least = own ?? readingScale(camera);
  const { goal } = camera;
  const view = { ...goal };
  view.kx = axis(goal.kx, fit.kx, least.kx, camera.near.kx);
  view.dy = axis(goal.dy, fit.dy, least.dy, camera.near.dy);
  const { box, inset } = camera;
  if (view.kx <= fit.kx * 1.001) view.tx = camera.centred(view.kx);
  else if (focus) {
    const moved = goal.tx * (view.kx / goal.kx) + (camera.width / 2) * (1 - view.kx / goal.kx);
    view.tx = held(
      moved,
      view.kx,
      focus.left,
      focus.right,
      inset.left,
      camera.width - inset.right,
      box.left,
      box.right,
    );
  }
  if (view.dy <= fit.dy * 1.001) view.ty = inset.top - box.top * view.dy;
  else if (focus)
    view.ty = held(
      goal.ty,
      view.dy,
      focus.top,
      focus.bottom,
      inset.top,
      camera.height - inset.bottom,
      box.top,
      box.bottom,
    );
  return view;
}

/** The scale of one axis: as it is while the tree fits and is not small, else a fitting one, never below `least`. */
function axis(now, fit, least, near) {
  if (fit < least) return least;
  if (now <= fit && now >= Math.min(near, fit) * LOOSE) return now;
  return now > fit
    ? Math.max(least, Math.min(near, fit / HEADROOM))
    : Math.min(near, fit / (fit > near ? 1 : HEADROOM));
}

/**
 * The offset of one axis that keeps from … to within the aisles, moved as little as possible, showing no needless
 * margin.
 */
function held(offset, scale, from, to, low, high, boxFrom, boxTo) {
  const aisle = (high - low) * AISLE;
  const a = from * scale + offset;
  const b = to * scale + offset;
  const inside = high - low - 2 * aisle;
  let moved = offset;
  if (b - a > inside) moved += (low + high) / 2 - (a + b) / 2;
  else if (a < low + aisle) moved += low + aisle - a;
  else if (b > high - aisle) moved += high - aisle - b;
  const most = low - boxFrom * scale;
  const least = high - boxTo * scale;
  return Math.min(most, Math.max(least, moved));
}
