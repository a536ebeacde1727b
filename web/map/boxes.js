// Geometry of boxes and lines.

/**
 * @typedef {{left: number, top: number, width: number, height: number}} Box
 * @typedef {{x: number, y: number}} Point
 */

/** The share of the first box that the second one covers. @param {Box} one @param {Box} other */
export function overlap(one, other) {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? (across * down) / (one.width * one.height) : 0;
}

/** Whether two boxes overlap or are closer than `air`. @param {Box} one @param {Box} other */
export function touches(one, other, air) {
  return (
    one.left < other.left + other.width + air &&
    other.left < one.left + one.width + air &&
    one.top < other.top + other.height + air &&
    other.top < one.top + one.height + air
  );
}

/** @param {Box} box @returns {Box} extended by so many pixels on each side */
export const grownBy = ({ left, top, width, height }, by) => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The box of this size around a point. @param {Point} point @returns {Box} */
export const around = ({ x, y }, { width, height }) => ({ left: x - width / 2, top: y - height / 2, width, height });

/** The box around boxes. @param {Box[]} boxes @returns {Box} */
export function extentOf(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether the line from one point to the other intersects the box (Liang and Barsky 1984). */
export function crosses(from, to, { left, top, width, height }) {
  if (Math.max(from.x, to.x) < left || Math.min(from.x, to.x) > left + width) return false; // most do not, and fast
  if (Math.max(from.y, to.y) < top || Math.min(from.y, to.y) > top + height) return false;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let enter = 0;
  let leave = 1;
  for (const [step, room] of [
    [-dx, from.x - left],
    [dx, left + width - from.x],
    [-dy, from.y - top],
    [dy, top + height - from.y],
  ]) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enter = Math.max(enter, room / step);
    if (step > 0) leave = Math.min(leave, room / step);
  }
  return enter <= leave;
}

/** The distance of a point from a box; 0 inside. @param {Point} point @param {Box} box */
export const farFromBox = ({ x, y }, { left, top, width, height }) =>
  Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height));

/** The distance of a point from a line through points. @param {Point} point @param {Point[]} line */
export function farFrom({ x, y }, line) {
  let least = Infinity;
  for (let at = 0; at < Math.max(1, line.length - 1); at++) {
    const [from, to] = [line[at], line[at + 1] ?? line[at]];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const share = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(from.x + share * dx - x, from.y + share * dy - y));
  }
  return least;
}
