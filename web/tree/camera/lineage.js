// The band above the tree, for a tree that is too large to show the way to the current node where it is.

import { chipSize, smallCard } from "../layout/card_size.js";
import { laidOut } from "../layout/lineage.js";
import { kinOf } from "./kin.js";

const GAP = 14; // pixels between two nodes, which an edge crosses
const DROP = 10; // above a row of children
const MORE = 2.6; // times the type: the width of the sign for nodes that are left out
const AROUND = 8; // pixels around all of it

/**
 * @typedef {"none"|"way"|"all"} Mode  what is in the band: the way to the current node, or that node and its children, too
 * @typedef {import("../layout/lineage.js").Lineage & {slots: {way: number[], children: number[]}, type: number,
 *   around: number, uncut: Set<number>}} Band  `slots`: what `at` counts; `way` from the root on, without what is far from
 *   both its ends; `uncut`: the slots of the way that are there as wide as they are
 */

/**
 * @param {import("../scene.js").Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {Mode} mode
 * @returns {Band|null} null: there is none, or no room for it
 */
export function bandOf(scene, camera, mode, kin = kinOf(scene)) {
  if (mode === "none" || kin === null) return null;
  const { shape, slots } = scene;
  const type = Math.max(shape.least, 13 * shape.unit);
  const way = [...(kin.depth > 0 ? [kin.root] : []), ...kin.path.slice().reverse(), ...(mode === "all" ? [kin.current] : [])];
  const children = mode === "all" ? kin.children : [];
  if (way.length === 0) return null;
  const widths = {
    way: way.map((slot) => chipSize(shape, type, scene.nameWidth(slots.rowOf[slot])).width),
    children: children.map((slot) => smallCard(shape, type, scene.cardWidth(slots.rowOf[slot])).width),
  };
  const sizes = {
    chip: chipSize(shape, type, 0).height,
    card: smallCard(shape, type, 0).height,
    ...{ gap: GAP, drop: DROP, more: MORE * type },
  };
  const room = { across: camera.width - 2 * AROUND, down: camera.height - 2 * AROUND };
  const places = laidOut(widths, sizes, room);
  if (!places) return null;
  const hidden = kin.depth - 1 - kin.path.length; // ancestors that are not even in `way`
  const elided = places.elided && { ...places.elided, count: places.elided.count + Math.max(0, hidden) };
  const uncut = new Set(places.way.filter(({ at, width }) => width > widths.way[at] - 1).map(({ at }) => way[at]));
  return { ...places, elided, uncut, height: places.height + 2 * AROUND, slots: { way, children }, type, around: AROUND };
}
