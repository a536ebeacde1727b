// Finding the node, or the sign for nodes that are left out, under the pointer.

import { upperBound } from "../../table/columns/column.js";
import { cardSize, markSize, signSize } from "../layout/card_size.js";

/**
 * @param {number} x  in the window, CSS pixels
 * @param {number} reach  how far beside a node the pointer may be, CSS pixels
 * @returns {number} the local row, of a sign the first one that it stands for; -1 none
 */
export function pick(scene, camera, x, y, reach) {
  const { slots, folding } = scene;
  for (const row of folding.more.keys()) {
    const sign = signAt(scene, camera, row);
    if (Math.abs(x - sign.x) <= sign.halfWidth + 2 && Math.abs(y - sign.y) <= sign.halfHeight + 2) return row;
  }
  for (const row of folding.hung.keys()) {
    const { left, right, top, size } = marksBelow(scene, camera, row);
    if (x >= left && x <= right && Math.abs(y - top - size / 2) <= size / 2 + 2) return folding.hangingAt(row)[0];
  }
  const { bars } = scene.placement;
  const down = (y - camera.ty) / camera.dy;
  const middle = (level) => slots.level[slots.levelStart[level]];
  let level = bars ? Math.floor(down) : Math.round(down);
  while (!bars && level + 1 < slots.levels && middle(level + 1) - down < Math.abs(middle(Math.max(0, level)) - down)) level++;
  if (level < 0 || level >= slots.levels) return -1;
  if (!bars && Math.abs(down - middle(level)) * camera.dy > Math.max(reach, camera.dy * 0.42)) return -1;
  const at = (x - camera.tx) / camera.kx;
  const from = slots.levelStart[level];
  const to = slots.levelStart[level + 1];
  return nearest(scene, from, to, at, reach / camera.kx);
}

const STUB = 2; // pixels from a card to a mark
const [RING, SMALL, WORDS] = [2, 7.5, 30]; // pixels more below the current node's ring, a mark's size there, room for texts on edges
const CORNER = 4; // pixels from a card's corner

/**
 * Where the marks of the dead leaves below a row's card are: from the right to the left, `pitch` apart, each of this
 * size. `lower`: the edge of the card.
 */
export function marksBelow(scene, { kx, dy, tx, ty }, row) {
  const { slots, x, y, across, folding } = scene;
  const slot = slots.slotOf[row];
  const card = cardSize(scene.shape, kx, dy, 1);
  const half = (across ? across[slot] * kx : card.width) / 2 - CORNER;
  const ring = row === scene.focus ? RING : 0;
  const size = Math.min(markSize(card.between), ring ? Math.max(SMALL, card.between - WORDS) : Infinity);
  const count = folding.hung.get(row);
  const pitch = Math.min(size + STUB, (2 * half - size) / Math.max(1, count - 1));
  const lower = y[slot] * dy + ty + (card.height + scene.higher(slot, card.type)) / 2;
  const right = x[slot] * kx + tx + half;
  return { size, pitch, lower, right, left: right - 2 * half, top: lower + STUB + ring };
}

/** What a sign or a band says, its middle in the window, and its half size. A band is as wide as what hangs below it. */
export function signAt(scene, { kx, dy, tx, ty }, row) {
  const { slots, x, y, folding, across } = scene;
  const slot = slots.slotOf[row];
  const band = folding.bands.get(row);
  const text = scene.signText(folding.more.get(row), band?.rows);
  const wide = scene.signWidth(text) / 2;
  const at = { text, x: x[slot] * kx + tx, y: y[slot] * dy + ty, halfWidth: wide, halfHeight: signSize(scene.shape).height / 2 };
  if (!band) return at;
  const card = cardSize(scene.shape, kx, dy, 1).width / kx;
  const half = (s) => ((folding.widths.get(slots.rowOf[s]) ?? across?.[s] ?? card) * kx) / 2;
  const ends = band.places.flatMap((place) => {
    const below = (folding.below.get(place) ?? []).map((each) => slots.slotOf[each]);
    const middle = x[slots.slotOf[place]] * kx + tx;
    const own = wide / band.places.length;
    return [middle - own, middle + own, ...below.flatMap((s) => [-1, 1].map((side) => x[s] * kx + tx + side * half(s)))];
  });
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  return { ...at, x: (left + right) / 2, halfWidth: (right - left) / 2 };
}

/** The generated node of a level nearest to `at`, within `reach`. Nodes generated later are skipped. */
function nearest(scene, from, to, at, reach) {
  const { x, w, slots, status, across, folding } = scene;
  const distance = (slot) => {
    if (across) return Math.max(0, Math.abs(at - x[slot]) - across[slot] / 2);
    const end = x[slot] + (w ? w[slot] : 0);
    return at < x[slot] ? x[slot] - at : at >= end ? at - end : 0;
  };
  const after = upperBound(x, at, from, to);
  let best = -1;
  let closest = reach;
  for (let slot = after - 1; slot >= from; slot--) {
    const far = distance(slot);
    if (far > closest) break;
    if (status[slots.rowOf[slot]] === 0 || folding.standsIn(slots.rowOf[slot])) continue;
    best = slot;
    closest = far;
    break;
  }
  for (let slot = after; slot < to; slot++) {
    const far = distance(slot);
    if (far > closest) break;
    if (status[slots.rowOf[slot]] === 0 || folding.standsIn(slots.rowOf[slot])) continue;
    best = slot;
    break;
  }
  return best < 0 ? -1 : slots.rowOf[best];
}
