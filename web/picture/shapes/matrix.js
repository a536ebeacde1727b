// Affine transforms as in canvas: x' = a·x + c·y + e, y' = b·x + d·y + f, as [a, b, c, d, e, f].

/** @typedef {[number, number, number, number, number, number]} Matrix */

/** @type {Matrix} */
export const IDENTITY = [1, 0, 0, 1, 0, 0];

/** Applies `inner`, then `outer`. @param {Matrix} outer @param {Matrix} inner @returns {Matrix} */
export function times(outer, inner) {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** @param {Matrix} matrix @returns {[number, number]} */
export const moved = ([a, b, c, d, e, f], x, y) => [a * x + c * y + e, b * x + d * y + f];

/** The scale of lengths; the geometric mean if x and y differ. @param {Matrix} matrix */
export const scaleOf = ([a, b, c, d]) => Math.sqrt(Math.abs(a * d - b * c));

/** The rotation in degrees, clockwise. @param {Matrix} matrix */
export const angleOf = ([a, b]) => (Math.atan2(b, a) * 180) / Math.PI;

/** Whether upright rectangles stay upright, and circles circles. @param {Matrix} matrix */
export const keepsShapes = ([a, b, c, d]) => b === 0 && c === 0 && a === d && a > 0;
