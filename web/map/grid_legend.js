// The legend of the shades of a grid, in the grid's colours.

import { readTheme } from "../canvas/theme.js";
import { groundOf, tintOf } from "./grid_raster.js";

/** The two ends of each shade. @type {Object<string, (theme: any) => any[]>} */
const SHADES = {
  age: (theme) => [tintOf(theme, 0, 0), tintOf(theme, 1, 0)],
  "from-goal": (theme) => [tintOf(theme, 0, 1), tintOf(theme, 1, 1)],
  cost: (theme) => [groundOf(theme)[1], groundOf(theme).at(-1)],
  wall: (theme) => [groundOf(theme)[0], groundOf(theme)[0]],
  start: ({ ink, paper }) => [ink, paper],
  goal: ({ goal, paper }) => [goal, paper],
};

/**
 * @param {Float64Array} costs
 * @param {{table: {traits: {reverses?: boolean}}}[]} traces  the searches on it; two searches have marks instead of
 *   shades
 * @returns {string[]} the shades that a grid shows; its frontier has the tree's sign
 */
export function shadesOf(costs, traces) {
  const shades = traces.length > 1 ? [] : ["age"];
  if (traces.length === 1 && traces[0].table.traits.reverses) shades.push("from-goal");
  if (costs.some((cost) => cost > 1)) shades.push("cost");
  if (costs.includes(0)) shades.push("wall");
  return [...shades, "start", "goal"];
}

/** @param {string} name  of SHADES @returns {string} a CSS background, from left to right */
export function shadeOf(name) {
  const [from, to] = SHADES[name](readTheme(document));
  const inner = { start: 48, goal: 62 }[name]; // per cent of a disc in a ring
  if (inner) return `radial-gradient(closest-side, ${from.css} ${inner}%, ${to.css} ${inner + 5}% 80%, ${from.css} 85%)`;
  return `linear-gradient(90deg, ${from.css}, ${to.css})`;
}
