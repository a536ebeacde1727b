// The texts on edges when zoomed in: the action and its cost. Those to the children of the current node use ink.

import { edgeText } from "../../canvas/notes.js";
import { fitted, widthOf } from "../../canvas/text.js";
import { cardSize } from "../layout/card_size.js";

export const LEAST_ROOM = 15; // pixels between two rows of cards, like the next
const APART = 4; // pixels between two texts, like the next
const BESIDE = 7; // from an edge to the text beside it
const WINDOW = 8; // times the font size: a window or limit, which only the nodes of the current path have
const MOST_ROOM = 32; // a text belongs to the child it is close to

/**
 * Each text is just above the child: beside the edge if there is room, else across it.
 * @param {import("./frame.js").Frame} frame
 */
export function drawEdgeTexts({ context, scene, camera, visible, ratio }) {
  const { x, y, slots, slotStatus, theme, table, across, folding } = scene;
  const { kx, tx, dy, ty } = camera;
  const { weighted } = scene.measures;
  const { type, height } = cardSize(scene.shape, kx, dy, ratio);
  const between = Math.min(dy - height, MOST_ROOM * scene.unit);
  if (between < LEAST_ROOM) return;
  const size = Math.min(Math.max(scene.shape.least, 13 * scene.unit), type, between - 3);
  context.font = `500 ${size}px ${theme.font}`;
  context.textBaseline = "middle";
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = theme.paper.css;
  const least = table.traits.family || table.forgets ? WINDOW : across ? 3 : 0;
  const current = scene.shows(scene.focus) ? slots.slotOf[scene.focus] : -1;
  const up = (s) => (height + scene.higher(s, type)) / 2 + between * 0.45;
  const isSilent = (s) => slotStatus[s] === 0 || folding.standsIn(slots.rowOf[s]);
  const measured = (s) => {
    const room = Math.max(across ? across[s] * kx : kx - 8, least * size);
    const text = fitted(context, edgeText(table, scene.base + slots.rowOf[s], weighted, scene.t), room);
    return { s, text, room, wide: widthOf(context, text), middle: x[s] * kx + tx };
  };
  const following = (s, end) => {
    while (s < end && isSilent(s)) s++;
    return s < end ? measured(s) : null;
  };
  for (let level = Math.max(1, visible.top); level < visible.end; level++) {
    const last = visible.to[level];
    let left = 0; // the end of the previous text
    for (let label = following(visible.from[level], last), next = null; label !== null; label = next) {
      const { s, text, room, wide, middle } = label;
      next = following(s + 1, last);
      const right = next ? next.middle - next.wide / 2 : camera.width; // the start of the next text if it is centred
      const fromRight = x[slots.parent[s]] > x[s];
      const clear = fromRight ? middle - BESIDE - wide >= left + APART : middle + BESIDE + wide <= right - APART;
      const aside = wide < room / 2 + 8 && clear;
      const [atX, atY] = [middle + (!aside ? 0 : fromRight ? -BESIDE : BESIDE), y[s] * dy + ty - up(s)];
      if (!aside) Object.assign(context, { fillStyle: theme.paper.css }).fillRect(atX - wide / 2 - 2, atY - size / 2, wide + 4, size);
      context.fillStyle = slots.parent[s] === current ? theme.ink.css : theme.muted.css;
      context.textAlign = !aside ? "center" : fromRight ? "right" : "left";
      left = atX + wide * { left: 1, center: 0.5, right: 0 }[context.textAlign];
      context.strokeText(text, atX, atY);
      context.fillText(text, atX, atY);
    }
  }
}
