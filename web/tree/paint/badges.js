// Where the badges of cards and the bands lie: the pictures of what is left out of a tree.

import { numberText } from "../../canvas/text.js";
import { cardSize, signSize } from "../layout/card_size.js";
import { besideOf, edgeType, placeOver, textsIn } from "./edge_texts.js";

const GLYPH = { share: 0.85, least: 13 }; // of the font size, and pixels: the sign on a badge
const COUNT = { share: 0.9, least: 12 }; // the same of the font of its number
export const HANG = 0.24; // times the font size: how far letters reach below their base line
const STEPS = 5; // of 4 pixels: how far badges may be moved beside what is below them
const [RIM, PAD, BEYOND, CLEAR] = [1.5, 3, 4, 2]; // pixels around a sign, beside it, right of the card or left of the next one, above the next row
const ASIDE = 6; // pixels between a path across a band and its text

/** The rows of the cards with badges. @returns {Set<number>} */
export const badgedRows = ({ folding: { hung, folded } }) => new Set([...hung.keys(), ...folded.keys()]);

/** Pixels from a slot's card down to the next row, or to the text on an edge that is between these two places. */
export function roomUnder(scene, { kx, dy, tx }, slot, card, left, right) {
  const { slots, x, y, folding } = scene;
  const below = slots.levelStart.findIndex((start) => start > slot); // the next row; the array may be longer
  const [from, end] = [slots.levelStart[below], slots.levelStart[below + 1]];
  if (below >= slots.levels) return Infinity;
  const isBand = folding.standsIn(slots.rowOf[from]);
  const [high, low] = [slot, from].map((s) => card.height + scene.higher(s, card.type));
  const room = (y[from] - y[slot]) * dy - (high + (isBand ? signSize(scene.shape).height : low)) / 2 - CLEAR;
  const size = isBand ? 0 : edgeType(scene, card);
  const textAt = textsIn(scene, card, size);
  const isUnder = (s) => {
    const text = textAt(s);
    const wide = text ? (scene.textWidth(`${text}`, false) * size) / 16 : 0;
    return text && Math.abs(x[s] * kx + tx + besideOf(scene, s, wide / 2) - (left + right) / 2) < (wide + right - left) / 2 + CLEAR;
  };
  for (let s = from; s < end && size > 0; s++) if (isUnder(s)) return room - placeOver(card, size).top;
  return room;
}

/**
 * The badges of a row's card. At its lower right corner, from the right: the dead leaves below it, those of each colour. At
 * its left corner: all others that are left out below it. `glyph`: pixels of a sign beside the text, or 0.
 * @returns {{rows: number[], text: string, left: number, right: number, top: number, bottom: number, glyph: number, type: number}[]}
 */
export function badgesAt(scene, camera, row) {
  const { slots, x, y, across, folding } = scene;
  const { kx, dy, tx, ty, width } = camera;
  const slot = slots.slotOf[row];
  const card = cardSize(scene.shape, kx, dy, 1);
  const halfOf = (s) => (across ? across[s] * kx : card.width) / 2;
  const [glyph, type] = [GLYPH, COUNT].map(({ share, least }) => Math.max(least, Math.round(share * card.type)));
  const high = glyph + 2 * RIM;
  const low = high + RIM - card.last; // then it is below the last base line
  const lower = y[slot] * dy + ty + (card.height + scene.higher(slot, card.type)) / 2;
  const wideOf = (text) => (scene.textWidth(text, true) * type) / 16 + PAD;
  const outAt = (left, right) => Math.min(low + HANG * card.type, roomUnder(scene, camera, slot, card, left, right));
  const signs = folding.hangingAt(row).map(({ count, rows }) => {
    const text = count > 1 ? numberText(count) : "";
    return { rows, text, wide: high + (text ? wideOf(text) : 0) };
  });
  const wide = signs.reduce((sum, sign) => sum + sign.wide + CLEAR, -CLEAR);
  const end = y[slot + 1] === y[slot] ? x[slot + 1] * kx + tx - halfOf(slot + 1) : width; // of the room to the right
  const edge = x[slot] * kx + tx + halfOf(slot);
  const most = Math.max(BEYOND, end - edge - BEYOND);
  const found = Array.from({ length: STEPS }, (_, at) => BEYOND + at * BEYOND).find((far) => far <= most && outAt(edge + far - wide, edge + far) >= low);
  let right = edge + (found ?? Math.min(wide, most)); // or beside the card
  const out = outAt(right - wide, right);
  const badges = signs.map(({ rows, text, wide }) => {
    const badge = { rows, text, right, left: right - wide, top: lower + out - high, bottom: lower + out, glyph, type };
    right -= wide + CLEAR;
    return badge;
  });
  const others = folding.foldedAt(row);
  if (others.length === 0) return badges;
  const text = scene.signText(folding.folded.get(row));
  const broad = wideOf(text) + PAD;
  const left = Math.min(edge - 2 * halfOf(slot), right - broad);
  const bottom = lower + outAt(left, left + broad);
  return [...badges, { rows: others, text, left, right: left + broad, top: bottom - high, bottom, glyph: 0, type }];
}

/**
 * What a band says, its middle in the window, and its half size: it is as wide as what hangs below it. `textX`: the
 * middle of the text, beside the paths that cross the band if it, or its first half, has room there.
 */
export function bandAt(scene, { kx, dy, tx, ty, width }, row) {
  const { slots, x, y, folding, across } = scene;
  const slot = slots.slotOf[row];
  const { rows, places } = folding.bands.get(row);
  const said = scene.signText(folding.more.get(row), rows);
  const own = scene.signWidth(said) / 2 / places.length;
  const card = cardSize(scene.shape, kx, dy, 1).width / kx;
  const half = (s) => ((folding.widths.get(slots.rowOf[s]) ?? across?.[s] ?? card) * kx) / 2;
  const ends = places.flatMap((place) => {
    const below = (folding.below.get(place) ?? []).map((each) => slots.slotOf[each]);
    const middle = x[slots.slotOf[place]] * kx + tx;
    return [middle - own, middle + own, ...below.flatMap((s) => [-1, 1].map((side) => x[s] * kx + tx + side * half(s)))];
  });
  const middle = (Math.min(...ends) + Math.max(...ends)) / 2;
  const crossed = crossingsOf(scene, places).map((pair) => pair.map((far) => far * kx + tx));
  const placesOf = (text) => {
    const far = scene.signWidth(text) / 2 + ASIDE;
    const isFree = (at) => crossed.every((pair) => Math.max(...pair) <= at - far || Math.min(...pair) >= at + far);
    const all = [middle, ...crossed.flatMap((pair) => [Math.min(...pair) - far, Math.max(...pair) + far])];
    const free = all.filter((at) => isFree(at) && at - far >= 0 && at + far <= width);
    return free.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle)).map((textX) => ({ text, textX }));
  };
  const shorter = [said, said.split(", ")[0], `+${numberText(folding.more.get(row))}`];
  const { text, textX } = [...shorter.flatMap(placesOf), { text: said, textX: middle }][0];
  const wide = scene.signWidth(text) / 2;
  const [left, right] = [Math.min(...ends, textX - wide), Math.max(...ends, textX + wide)];
  return { text, textX, x: (left + right) / 2, y: y[slot] * dy + ty, halfWidth: (right - left) / 2, halfHeight: signSize(scene.shape).height / 2 };
}

/** Where paths reach a band with these places and where they leave it, in slots. */
function crossingsOf(scene, places) {
  const { focus, solution, slots, x } = scene;
  const crossed = [];
  for (const end of [focus, solution.forward.at(-1) ?? -1, solution.backward.at(-1) ?? -1]) {
    for (let s = end < 0 ? -1 : scene.slotFor(end), above; s >= 0 && (above = slots.parent[s]) >= 0; s = above)
      if (places.includes(slots.rowOf[above])) crossed.push([x[slots.parent[above]], pointOver(scene, slots.rowOf[above], slots.rowOf[s])]);
  }
  return crossed;
}

/** The point of a band at which the siblings of a node below it hang. */
export function pointOver(scene, stub, row) {
  const { x, slots, folding } = scene;
  const family = folding.below.get(stub).filter((each) => scene.parentOf(each) === scene.parentOf(row));
  return (x[slots.slotOf[family[0]]] + x[slots.slotOf[family.at(-1)]]) / 2;
}
