// Where the badges of cards and the bands lie: the pictures of what is left out of a tree.

import { LOOKS } from "../../canvas/status_styles.js";
import { numberText } from "../../canvas/text.js";
import { cardSize, signSize } from "../layout/card_size.js";
import { edgeType, placeOver } from "./edge_texts.js";

const GLYPH = { share: 0.85, least: 13 }; // of the font size, and pixels: the sign on a badge
const COUNT = { share: 0.9, least: 12 }; // the same of the font of its number
const [RIM, PAD, BEYOND, CLEAR] = [1.5, 3, 4, 2]; // pixels around a sign, beside it, right of the card or left of the next one, above the next row

/** The rows of the cards with badges. @returns {Set<number>} */
export const badgedRows = ({ folding: { hung, folded } }) => new Set([...hung.keys(), ...folded.keys()]);

/**
 * The badges of a row's card. At its lower right corner, from the right: the dead leaves below it, those of each colour. At
 * its left corner: all others that are left out below it. `glyph`: pixels of a sign beside the text, or 0.
 * @returns {{rows: number[], text: string, left: number, right: number, top: number, bottom: number, glyph: number, type: number}[]}
 */
export function badgesAt(scene, { kx, dy, tx, ty, width }, row) {
  const { slots, x, y, across, folding, status } = scene;
  const slot = slots.slotOf[row];
  const card = cardSize(scene.shape, kx, dy, 1);
  const halfOf = (s) => (across ? across[s] * kx : card.width) / 2;
  const [glyph, type] = [GLYPH, COUNT].map(({ share, least }) => Math.max(least, Math.round(share * card.type)));
  const high = glyph + 2 * RIM;
  const words = edgeType(scene, card);
  const others = folding.foldedAt(row);
  const [low, room] = [high + RIM - card.up, card.between - CLEAR - (words ? placeOver(card, words).top : 0)];
  const out = Math.min(low, room);
  const bottom = y[slot] * dy + ty + (card.height + scene.higher(slot, card.type)) / 2 + out;
  const dead = folding.hangingAt(row);
  const kinds = ["stale", "duplicate"].map((colour) => dead.filter((each) => LOOKS[status[each]].colour === colour));
  const end = y[slot + 1] === y[slot] ? x[slot + 1] * kx + tx - halfOf(slot + 1) : width; // of the room to the right
  let right = x[slot] * kx + tx + halfOf(slot);
  right += Math.max(BEYOND, room < low ? Math.min(0.75 * high, end - right - BEYOND) : 0);
  const wideOf = (text) => (scene.textWidth(text, true) * type) / 16 + PAD;
  const badges = kinds.filter(({ length }) => length > 0).map((rows) => {
    const text = rows.length > 1 ? numberText(rows.length) : "";
    const left = right - glyph - 2 * RIM - (text ? wideOf(text) : 0);
    const badge = { rows, text, right, left, top: bottom - high, bottom, glyph, type };
    right = left - CLEAR;
    return badge;
  });
  if (others.length === 0) return badges;
  const text = scene.signText(folding.folded.get(row));
  const wide = wideOf(text) + PAD;
  const left = Math.min(x[slot] * kx + tx - halfOf(slot), right - wide);
  return [...badges, { rows: others, text, left, right: left + wide, top: bottom - high, bottom, glyph: 0, type }];
}

/** What a band says, its middle in the window, and its half size: it is as wide as what hangs below it. */
export function bandAt(scene, { kx, dy, tx, ty }, row) {
  const { slots, x, y, folding, across } = scene;
  const slot = slots.slotOf[row];
  const { rows, places } = folding.bands.get(row);
  const text = scene.signText(folding.more.get(row), rows);
  const wide = scene.signWidth(text) / 2;
  const at = { text, x: x[slot] * kx + tx, y: y[slot] * dy + ty, halfWidth: wide, halfHeight: signSize(scene.shape).height / 2 };
  const card = cardSize(scene.shape, kx, dy, 1).width / kx;
  const half = (s) => ((folding.widths.get(slots.rowOf[s]) ?? across?.[s] ?? card) * kx) / 2;
  const ends = places.flatMap((place) => {
    const below = (folding.below.get(place) ?? []).map((each) => slots.slotOf[each]);
    const middle = x[slots.slotOf[place]] * kx + tx;
    const own = wide / places.length;
    return [middle - own, middle + own, ...below.flatMap((s) => [-1, 1].map((side) => x[s] * kx + tx + side * half(s)))];
  });
  const [left, right] = [Math.min(...ends), Math.max(...ends)];
  return { ...at, x: (left + right) / 2, halfWidth: (right - left) / 2 };
}
