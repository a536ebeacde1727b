// The depth of each row, beside the tree: with a picture, a card has room for its action or its depth. Or, if each action
// costs 1, its g: f on the cards is so much more than h.

import { noteOf } from "../../canvas/notes.js";
import { widthOf } from "../../canvas/text.js";
import { STATUS } from "../../table/codes.js";
import { badgedRows, badgesAt } from "./badges.js";
import { edgeType } from "./edge_texts.js";

const EDGE = 6; // pixels
const LETTERS = 0.8; // times the font size: the height of a text without what is above and below it

/** @param {import("./frame.js").Frame} frame @param {ReturnType<import("../layout/card_size.js").cardSize>} card  g is above one that reaches the edge */
export function drawDepths({ context, scene, camera, visible }, card) {
  const isKept = scene.depthRoom > 0;
  if (!isKept && !scene.hasLevels) return;
  const { base, offset, x, y, slots, slotStatus, table, theme, folding, least } = scene;
  const font = `500 ${least}px ${theme.font}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = theme.muted.css;
  const isBand = (s) => folding.bands.has(slots.rowOf[s]);
  const isNode = (s) => slotStatus[s] !== STATUS.UNBORN && !isBand(s);
  for (let level = visible.top; level < visible.end; level++) {
    let s = visible.from[level];
    while (s < visible.to[level] && !isNode(s)) s++;
    if (s === visible.to[level]) continue;
    const row = slots.rowOf[s];
    const depth = table.columns.depth[offset + row];
    const text = isKept ? (depth === 0 ? noteOf(table, base + row) : String(depth)) : `g ${depth}`;
    const end = 2 * EDGE + widthOf(context, text, font);
    const isBeside = isKept || end <= x[s] * camera.kx + camera.tx - card.width / 2;
    if (!isBeside && !hasRoomAbove(s, end)) continue;
    const up = isBeside ? 0 : (y[s] - y[slots.parent[s]]) / 2;
    context.font = font; // badges measure texts in their own
    context.fillText(text, EDGE, (y[s] - up) * camera.dy + camera.ty);
  }

  /** Whether a text that ends there fits between a row without texts on edges and the cards and badges above it. */
  function hasRoomAbove(s, end) {
    const above = slots.parent[s];
    if (above < 0 || folding.stubs.has(slots.rowOf[above]) || edgeType(scene, card) > 0) return false;
    if ((y[s] - y[above]) * camera.dy - card.height < LETTERS * least) return false;
    const rows = [...badgedRows(scene)].filter((row) => y[slots.slotOf[row]] === y[above]);
    return rows.every((row) => badgesAt(scene, camera, row).every(({ left }) => left > end - EDGE));
  }
}
