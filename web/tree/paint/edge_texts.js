// The texts on edges when zoomed in: the action and its cost. Those to the children of the current node use ink.

import { edgeText } from "../../canvas/notes.js";
import { fitted, widthOf } from "../../canvas/text.js";
import { STATUS } from "../../table/codes.js";
import { cardSize } from "../layout/card_size.js";
import { awayOf } from "./marks.js";

const APART = 6; // pixels between two texts, like the next
const WORDS = 10; // the same between words: they have gaps of their own
const GAP = 2; // above and below a text
const CLEAR = 8; // the same between pictures, which have their actions on them if there is less
const LEAST = 12; // of the font, where rows are close
const DIGITS = 0.75; // times the font size: the height of a cost, where rows are closer
const WINDOW = 8; // times the font size: a window, which only the nodes of the current path have
const WRITTEN = 3; // the same: a cost
const WORD = 0.8; // times the font size: the height of a text
const NEAR = { share: 0.2, most: 6 }; // of what a text leaves free between two rows: below it

/** The font size of the texts on edges, in CSS pixels; 0: they have no room, or are on the cards. */
export function edgeType({ shape, unit }, { type, between }) {
  const size = Math.min(Math.max(shape.least, 13 * unit), type);
  if (!shape.face.written) return between < size + CLEAR ? 0 : size;
  if (isTight(between, size)) return between < size * DIGITS ? 0 : size;
  return Math.min(size, between - GAP);
}

/** Pixels from a card up to a text of this size, and to its middle. */
export function placeOver({ between }, size) {
  const under = Math.max(GAP, Math.min(NEAR.most, NEAR.share * (between - size * WORD)));
  return { under, middle: under + (size * WORD) / 2, top: under + size * WORD };
}

const isTight = (between, size) => between - GAP < Math.min(size, LEAST);

/** The rows of the path to the current node, and those of the solution. */
function onWay(scene) {
  const way = new Set([...scene.solution.forward, ...scene.solution.backward]);
  for (let row = scene.focus; row >= 0; row = scene.parentOf(row)) way.add(row);
  return way;
}

/**
 * What edges say to the slots below them: between close rows only those to the current node's children and on the path, a
 * cost. @returns {(slot: number) => string} "" for none
 */
export function textsIn(scene, { between }, size) {
  const { slots, slotStatus, folding, table, base, measures, t, hasWords } = scene;
  const current = scene.shows(scene.focus) ? slots.slotOf[scene.focus] : -1;
  const way = scene.shape.face.written && isTight(between, size) ? onWay(scene) : null;
  return (s) => {
    const row = slots.rowOf[s];
    if (slotStatus[s] === 0 || hasWords || folding.standsIn(row) || (way && slots.parent[s] !== current && !way.has(row))) return "";
    const told = edgeText(table, base + row, measures.weighted, t);
    return way && /\p{L}/u.test(told) ? "" : told;
  };
}

/** How far the text of an edge is beside it: on the solution, away from the line; left of a straight one, whose badges are at its right. */
export function besideOf({ x, slots, solution }, s, half) {
  const isOnIt = [solution.forward, solution.backward].some((way) => way.includes(slots.rowOf[s]));
  return isOnIt ? (half + 2 * GAP) * (x[slots.parent[s]] < x[s] - 1e-6 ? 1 : -1) : 0;
}

/**
 * Each text is just above the child, across the edge to it, or beside it on the solution. Of the children of a node all
 * have one, or none.
 * @param {import("./frame.js").Frame} frame
 */
export function drawEdgeTexts({ context, scene, camera, visible, ratio }) {
  const { x, y, slots, slotStatus, theme, table, across } = scene;
  const { kx, tx, dy, ty, width } = camera;
  const card = cardSize(scene.shape, kx, dy, ratio);
  const size = edgeType(scene, card);
  if (size === 0) return;
  context.font = `500 ${size}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = theme.paper.css;
  const least = size * (table.traits.family ? WINDOW : across ? WRITTEN : 0);
  const current = scene.shows(scene.focus) ? slots.slotOf[scene.focus] : -1;
  const { middle } = placeOver(card, size);
  const textAt = textsIn(scene, card, size);

  /** The texts of the children from slot `from` on; null if they have no room between those that are `taken`. */
  const placed = (from, end, taken, isBeside) => {
    const found = [];
    for (let s = from; s < end; s++) {
      const told = textAt(s);
      if (!told) continue;
      const room = Math.max(across ? across[s] * kx : kx - APART, least);
      const text = table.traits.family ? fitted(context, told, room) : told;
      const half = widthOf(context, text) / 2;
      const beside = isBeside ? besideOf(scene, s, half) : 0;
      const at = Math.max(half + GAP, Math.min(width - half - GAP, x[s] * kx + tx + beside));
      const touches = (other) => other && Math.abs(at - other.at) < half + other.half + (/\p{L} /u.test(text) ? WORDS : APART);
      if (2 * half > room || touches(found.at(-1)) || taken.some(touches)) return null;
      found.push({ s, text, at, half });
    }
    return found;
  };

  for (let level = Math.max(1, visible.top); level < visible.end; level++) {
    const last = visible.to[level];
    const families = [];
    for (let from = visible.from[level], end; from < last; from = end) {
      for (end = from + 1; end < last && slots.parent[end] === slots.parent[from];) end++;
      families.push({ from, end });
    }
    const taken = [];
    const isOther = ({ from }) => Number(slots.parent[from] !== current);
    for (const { from, end } of families.sort((one, other) => isOther(one) - isOther(other))) {
      taken.push(...(placed(from, end, taken, true) ?? placed(from, end, taken, false) ?? []));
    }
    for (const { s, text, at, half } of taken) {
      const ring = slots.rowOf[s] === scene.focus ? awayOf(scene) + GAP : slotStatus[s] === STATUS.GOAL ? 2 * GAP : 0;
      const down = y[s] * dy + ty - (card.height + scene.higher(s, card.type)) / 2 - Math.max(middle, Math.min(ring + (size * WORD) / 2, card.between - (size * WORD) / 2)); // not on the parent
      context.fillStyle = theme.paper.css;
      context.fillRect(at - half - GAP, down - size * 0.4, 2 * (half + GAP), size * 0.8);
      context.fillStyle = slots.parent[s] === current ? theme.ink.css : theme.muted.css;
      context.strokeText(text, at, down);
      context.fillText(text, at, down);
    }
  }
}
