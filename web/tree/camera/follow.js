// The camera's automatic movement. As long as the whole tree is legible, it stays in the window, and the camera moves
// only when the tree outgrows it. Beyond that the scale stays, and the node being expanded is kept away from the edge
// of the window, with its parent and children.

const HEADROOM = 1.2; // room to grow for a tree that was just scaled down
const SNUG = 1.02; // tolerated excess: changes of the window by a few pixels move nothing
const LOOSE = 0.6; // share of the room below which a tree is enlarged
const AISLE = 0.2; // share of the window at each side that the focus stays out of
const NO_AISLE = 0.02;
const NEARLY = 0.7; // share of the scale of a part from which on the whole tree is shown instead

/**
 * @typedef {{kx: number, dy: number}} Scale
 * @typedef {{left: number, right: number, top: number, bottom: number}} Box  in tree units
 * @typedef {{kx: number, dy: number, tx: number, ty: number}} View
 * @typedef {import("./camera.js").Camera} Camera
 */

/**
 * The scale of a tree that is not legible as a whole, for the size of the window.
 * @param {Camera} camera
 * @returns {Scale}
 */
export function readingScale({ near, legible, width }) {
  const kx = Math.max(legible.kx, Math.min(near.kx * 0.8, Math.max(near.kx * 0.6, width / 11.5)));
  return { kx, dy: Math.max(legible.dy, near.dy * (0.3 + (0.7 * kx) / near.kx)) };
}

/**
 * The view of the search: the whole tree while it is legible, else the focus at a legible scale.
 * @param {Camera} camera
 * @param {Scale|null} own  the scale chosen by the user, which is then the minimum
 * @param {Box|null} focus
 * @returns {View}
 */
export function followed(camera, own, focus) {
  const { goal, near, legible } = camera;
  const fit = camera.fit();
  const reading = own ?? readingScale(camera);
  const least = own ?? legible;
  const kx = axis(goal.kx, fit.kx, least.kx, reading.kx, near.kx);
  const dy = axis(goal.dy, fit.dy, least.dy, reading.dy, near.dy);
  return placed(camera, { kx, dy }, focus, AISLE);
}

/**
 * The view of the whole tree, at any scale; it moves rarely while the tree grows.
 * @param {Camera} camera
 * @returns {View}
 */
export const whole = (camera) => followed(camera, { kx: 0, dy: 0 }, null);

/**
 * The view of a part of the tree that should be entirely visible, no larger than comfortable.
 * @param {Camera} camera
 * @param {Box} box
 * @returns {View}
 */
export function framed(camera, box) {
  const fit = camera.fit();
  const { legible } = camera;
  if (fit.kx >= legible.kx && fit.dy >= legible.dy) return followed(camera, null, box);
  const reading = readingScale(camera);
  const { across, down } = camera.room;
  const room = 1 - 2 * NO_AISLE;
  const kx = Math.max(fit.kx, Math.min(reading.kx, (across * room) / (box.right - box.left)));
  const dy = Math.max(fit.dy, Math.min(reading.dy, (down * room) / (box.bottom - box.top)));
  const all = (whole, part) => (whole > part * NEARLY ? whole : part);
  return placed(camera, { kx: all(fit.kx, kx), dy: all(fit.dy, dy) }, box, NO_AISLE);
}

/**
 * The view at a scale: the tree centred if it fits, else moved as little as possible to show the focus.
 * @param {Camera} camera
 * @param {Scale} scale
 * @param {Box|null} focus
 * @param {number} [aisle]  share of the window at each side that the focus stays out of
 * @returns {View}
 */
export function placed(camera, scale, focus, aisle = AISLE) {
  const { box, inset, goal, width, height } = camera;
  const fit = camera.fit();
  const view = { ...goal, kx: scale.kx, dy: scale.dy };
  if (view.kx <= fit.kx * SNUG) view.tx = camera.centred(view.kx);
  else if (focus) {
    const sides = { low: inset.left, high: width - inset.right, from: box.left, to: box.right, aisle };
    const middle = goal.tx * (view.kx / goal.kx) + (width / 2) * (1 - view.kx / goal.kx);
    view.tx = nearestOffset(middle, view.kx, focus.left, focus.right, sides);
  }
  if (view.dy <= fit.dy * SNUG) view.ty = inset.top - box.top * view.dy;
  else if (focus) {
    const sides = { low: inset.top, high: height - inset.bottom, from: box.top, to: box.bottom, aisle };
    view.ty = nearestOffset(goal.ty, view.dy, focus.top, focus.bottom, sides);
  }
  return view;
}

/**
 * The scale of one axis: unchanged while the tree fits and is not small, else fitting; `reading` if that would be below
 * `least`.
 */
function axis(now, fit, least, reading, near) {
  if (fit < least) return reading;
  if (now <= fit * SNUG && now <= near && now >= Math.max(least, Math.min(near, fit) * LOOSE)) return now;
  const roomy = fit >= near ? 1 : HEADROOM;
  return Math.max(least, Math.min(near, fit / roomy));
}

/**
 * The offset of one axis that keeps from … to between the margins, moved as little as possible and without unnecessary
 * empty space.
 * @param {{low: number, high: number, from: number, to: number, aisle: number}} sides  of the window, and of the tree
 */
function nearestOffset(offset, scale, from, to, sides) {
  const { low, high, from: first, to: last, aisle } = sides;
  const kept = (high - low) * aisle;
  const a = from * scale + offset;
  const b = to * scale + offset;
  let moved = offset;
  if (b - a > high - low - 2 * kept) moved += (low + high) / 2 - (a + b) / 2;
  else if (a < low + kept) moved += low + kept - a;
  else if (b > high - kept) moved += high - kept - b;
  const most = low - first * scale;
  const least = high - last * scale;
  return Math.min(most, Math.max(least, moved));
}
