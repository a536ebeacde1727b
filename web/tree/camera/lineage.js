// The band above a tree that is too large to show the path to the current node in place.

import { chipSize, smallCard } from "../layout/card_size.js";
import { laidOut } from "../layout/lineage.js";
import { kinOf } from "./kin.js";

const GAP = 14; // pixels between two nodes, crossed by an edge
const DROP = 10; // above a row of children
const MORE = 2.6; // times the font size: the width of the sign for omitted nodes
const AROUND = 8; // pixels around the whole band

/**
 * @typedef {"none"|"way"|"all"} Mode  the content: the path to the current node, or also that node and its children
 * @typedef {import("../layout/lineage.js").Lineage & {slots: {way: number[], children: number[]}, type: number,
 *   around: number, uncut: Set<number>}} Band  `slots`: indexed by `at`; `way` from the root on, without nodes far from
 *   both ends; `uncut`: the slots of the path that are shown in full width
 */

/**
 * @param {import("../scene.js").Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {Mode} mode
 * @returns {Band|null} null if there is nothing to show, or no room
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
  const hidden = kin.depth - 1 - kin.path.length; // ancestors that are not in `way`
  const elided = places.elided && { ...places.elided, count: places.elided.count + Math.max(0, hidden) };
  const uncut = new Set(places.way.filter(({ at, width }) => width > widths.way[at] - 1).map(({ at }) => way[at]));
  return { ...places, elided, uncut, height: places.height + 2 * AROUND, slots: { way, children }, type, around: AROUND };
}
