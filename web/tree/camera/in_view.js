// Which parts of the search can be seen and read in the window as it is drawn.

import { cardSize, holdsCards, isLegible, spanOf } from "../layout/card_size.js";
import { PARTS, besideOf, kinOf } from "./kin.js";

const SLACK = 1.5; // pixels that a card may extend beyond the edge of the window
const NEARLY = 0.999;
const LEAST_BAR = 26; // pixels of a bar with a name

/**
 * @param {import("../scene.js").Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {(box: {left: number, top: number, right: number, bottom: number}) => boolean} isCovered  by something else on
 *   the page
 * @returns {string} of PARTS, separated by spaces
 */
export function partsInView(scene, camera, isCovered) {
  const kin = kinOf(scene);
  if (kin === null || camera.width === 0) return "";
  const boxAt = scene.placement.bars ? barsIn(scene, camera) : cardsIn(scene, camera);
  const shows = (slot) => {
    const box = boxAt(slot);
    return box !== null && isInside(box, camera) && !isCovered(box);
  };
  const kept = {
    root: shows(kin.root),
    path: kin.depth <= kin.path.length + 1 && kin.path.every(shows),
    current: shows(kin.current),
    children: kin.whole && kin.children.every(shows),
  };
  return PARTS.filter((part) => kept[part]).join(" ");
}

const isInside = ({ left, top, right, bottom }, { width, height }) =>
  left >= -SLACK && right <= width + SLACK && top >= -SLACK && bottom <= height + SLACK;

/** The box of a slot's card in the window; null if it is not legible, with its full name. */
function cardsIn(scene, camera) {
  const { kx, dy, tx, ty } = camera;
  const { shape, placement, slots, x, y } = scene;
  const size = cardSize(shape, kx, dy, 1);
  if (!isLegible(shape, size) || !holdsCards(shape, kx, dy)) return () => null;
  return (slot) => {
    const half = placement.across ? besideOf(placement, slot) * kx : size.width / 2;
    if (shape.face.written && !placement.across && spanOf(scene.cardWidth(slots.rowOf[slot])) * size.type * 6.25 > size.width) return null;
    const [across, down] = [x[slot] * kx + tx, y[slot] * dy + ty];
    const high = (size.height + scene.higher(slot, size.type)) / 2;
    return { left: across - half, right: across + half, top: down - high, bottom: down + high };
  };
}

/** The same of a bar: its part in the window. */
function barsIn({ x, w, y, shape }, { kx, dy, tx, ty, width }) {
  return (slot) => {
    const left = Math.max(0, x[slot] * kx + tx);
    const right = Math.min(width, (x[slot] + w[slot]) * kx + tx);
    const top = y[slot] * dy + ty;
    return dy >= shape.least * 1.3 * NEARLY && right - left >= LEAST_BAR ? { left, right, top, bottom: top + dy } : null;
  };
}
