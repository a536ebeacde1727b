// The camera's guarantee while it follows: the root, the path to the current node, that node and its children are in the
// window and legible. If they are too far apart, the path, and if necessary also the children, are in a band above the
// tree (lineage.js).

import { cardSize, holdsCards, spanOf } from "../layout/card_size.js";
import { pathBox, focusBox } from "./extent.js";
import { followed, framed, placed, readingScale } from "./follow.js";
import { PARTS, besideOf, boxAround, kinOf } from "./kin.js";
import { bandOf } from "./lineage.js";

const AISLE = 0.02; // share of the window at each side of the shown part
const SLACK = 1.5; // pixels that a card may extend beyond the edge of the window
const NEARLY = 0.999;
const SPARE = 1.08; // share of the room: changes of the window by a few pixels move nothing

/** @typedef {{view: import("./follow.js").View, band: import("./lineage.js").Mode}} Plan */

/**
 * The camera's view, and the content of the band.
 * @param {import("../scene.js").Scene} scene  of a tidy tree
 * @param {import("./camera.js").Camera} camera
 * @param {import("./follow.js").Scale|null} own  the scale chosen by the user
 * @returns {Plan}
 */
export function planned(scene, camera, own) {
  const { legible } = camera;
  const kin = kinOf(scene);
  camera.cover(0);
  const fit = camera.fit();
  if (!own && fit.kx >= legible.kx && fit.dy >= legible.dy) return { view: followed(camera, null, null), band: "none" };
  const { root, path, current, children } = kin;
  const roots = Array.from({ length: scene.slots.roots }, (_, slot) => slot); // a bidirectional search has two
  const all = seenTogether(camera, own, boxAround(scene, [root, ...roots, ...path, current, ...children]));
  if (all && kin.depth <= path.length + 1) return { view: all, band: "none" };
  if (!scene.solved && roots.length === 1) {
    const way = bandOf(scene, camera, "way", kin);
    if (way) camera.cover(way.height);
    const near = way && seenTogether(camera, own, boxAround(scene, [current, ...children]));
    if (near) return { view: near, band: "way" };
  }
  const band = bandOf(scene, camera, "all", kin);
  camera.cover(band?.height ?? 0);
  return { view: overview(scene, camera, own), band: band ? "all" : "none" };
}

/** The tree below the band: the path at the end; both trees of a bidirectional search; else the search. */
function overview(scene, camera, own) {
  if (scene.solved) return framed(camera, pathBox(scene));
  return followed(camera, own ?? (scene.slots.roots > 1 ? camera.fit() : null), focusBox(scene));
}

/** The view in which all of a box is legible, moved as little as possible; null if there is none. */
function seenTogether(camera, own, box) {
  const { legible, near, goal } = camera;
  const { across, down } = camera.room;
  const most = {
    kx: (across * (1 - 2 * AISLE)) / (box.right - box.left),
    dy: (down * (1 - 2 * AISLE)) / (box.bottom - box.top),
  };
  if (most.kx < legible.kx * NEARLY || most.dy < legible.dy * NEARLY) return null;
  const reading = readingScale(camera);
  const axis = (name) => {
    if (own) return Math.min(most[name], own[name]);
    const kept = goal[name] <= Math.min(most[name], near[name]) && goal[name] >= legible[name];
    return kept ? goal[name] : Math.min(most[name], Math.max(legible[name], Math.min(reading[name], most[name] / SPARE)));
  };
  return placed(camera, { kx: axis("kx"), dy: axis("dy") }, box, AISLE);
}

/**
 * Which parts are visible in the window as currently drawn.
 * @param {import("../scene.js").Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {import("./lineage.js").Band|null} band
 * @returns {string} of PARTS, separated by spaces
 */
export function partsInView(scene, camera, band) {
  const kin = kinOf(scene);
  if (kin === null || camera.width === 0) return "";
  const shows = scene.placement.bars ? barsIn(scene, camera) : cardsIn(scene, camera, band?.height ?? 0);
  const inBand = (slot) => band !== null && band.uncut.has(slot);
  const all = inBand(kin.current);
  const kept = {
    root: inBand(kin.root) || shows(kin.root),
    path: inBand(kin.path[0]) || (kin.depth <= kin.path.length + 1 && kin.path.every(shows)),
    current: all || shows(kin.current),
    children: (all && band.whole) || kin.children.every(shows),
  };
  return PARTS.filter((part) => kept[part]).join(" ");
}

/** Whether the card of a slot is entirely in the window and legible, with its full name. */
function cardsIn(scene, camera, top) {
  const { kx, dy, tx, ty, width, height, corner, legible } = camera;
  const { shape, placement, slots, x, y } = scene;
  const size = cardSize(shape, kx, dy, 1);
  const legibly = kx >= legible.kx * NEARLY && dy >= legible.dy * NEARLY && size.type >= shape.least - 0.25;
  if (!legibly || !holdsCards(shape, kx, dy)) return () => false;
  const uncut = (slot) => {
    if (!shape.face.written || placement.across) return true;
    return spanOf(scene.cardWidth(slots.rowOf[slot])) * size.type * 6.25 <= size.width;
  };
  return (slot) => {
    const beside = placement.across ? besideOf(placement, slot) * kx : size.width / 2;
    const middle = { x: x[slot] * kx + tx, y: y[slot] * dy + ty };
    const [right, bottom] = [middle.x + beside, middle.y + size.height / 2];
    if (middle.x - beside < -SLACK || right > width + SLACK) return false;
    if (bottom - size.height < top - SLACK || bottom > height + SLACK) return false;
    if (right > width - corner.width + SLACK && bottom > height - corner.height + SLACK) return false;
    return uncut(slot);
  };
}

const LEAST_BAR = 26; // pixels of a bar with a name

/** Whether a bar is in the window and large enough for a name. */
function barsIn({ x, w, y, shape }, { kx, dy, tx, ty, width, height }) {
  return (slot) => {
    const left = Math.max(0, x[slot] * kx + tx);
    const right = Math.min(width, (x[slot] + w[slot]) * kx + tx);
    const top = y[slot] * dy + ty;
    return dy >= shape.least * 1.3 && right - left >= LEAST_BAR && top >= -SLACK && top + dy <= height + SLACK;
  };
}
