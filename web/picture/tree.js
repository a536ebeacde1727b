// The tree as a picture: the visible area, or the whole. It is painted by the page's own painters, on another sheet.

import { Camera } from "../tree/camera/camera.js";
import { Visible } from "../tree/camera/visible.js";
import { Painter } from "../tree/paint/painter.js";
import { BarShapes, NodeShapes } from "./tree_shapes.js";
import { MOST_WIDE } from "./sheet.js";

const MARGIN = 24; // pixels around a whole tree
/** The room of a node in a picture of the whole: the larger the tree, the fewer details. */
const ROOMS = [
  { upTo: 150, room: ({ near }) => ({ kx: near.kx, dy: near.dy }) },
  { upTo: 2500, room: () => ({ kx: 34, dy: 64 }) },
  { upTo: Infinity, room: () => ({ kx: 7, dy: 34 }) },
];
const BARS = { width: 1600, dy: 44, height: 1600 }; // pixels

/**
 * @typedef {object} Still  a picture of one time
 * @property {number} width  CSS pixels, like the next
 * @property {number} height
 * @property {number} nodes  in it
 * @property {(sheet: import("./sheet.js").Sheet, theme: import("../canvas/theme.js").Theme) => void} paint
 */

/** The visible area; if the tree is hidden, the whole. @returns {Still} */
export function seenTree(view) {
  const { camera, scene, surface } = view;
  if (surface.width === 0) return wholeTree(view, 1);
  const visible = new Visible();
  if (scene.placed > 0) visible.look(scene, camera, 0, 0);
  return { ...sizeOn(surface), nodes: visible.count, paint: (sheet, theme) => paint(view, sheet, theme, camera) };
}

/** The size on the page, which has whole pixels. */
export const sizeOn = ({ canvas, ratio }) => ({ width: canvas.width / ratio, height: canvas.height / ratio });

/** @param {number} ratio  pixels per CSS pixel; 0: shapes, without a maximum width @returns {Still} */
export function wholeTree(view, ratio) {
  const { camera: original, scene } = view;
  const { box } = original;
  const across = box.right - box.left;
  const down = box.bottom - box.top;
  const most = ratio ? (MOST_WIDE - 1) / ratio - 2 * MARGIN : Infinity;
  const { kx, dy } = scene.placement.bars ? barRoom(across, down) : nodeRoom(original, scene.slots.count, across, most);
  const camera = Object.assign(new Camera(), {
    kx, dy, box, tx: MARGIN - box.left * kx, ty: MARGIN - box.top * dy, near: original.near, legible: original.legible,
    width: Math.ceil(across * kx) + 2 * MARGIN, height: Math.ceil(down * dy) + 2 * MARGIN,
  });
  const { width, height } = camera;
  return { width, height, nodes: scene.slots.count, paint: (sheet, theme) => paint(view, sheet, theme, camera) };
}

const barRoom = (across, down) => ({ kx: BARS.width / across, dy: Math.min(BARS.dy, BARS.height / down) });

function nodeRoom(camera, nodes, across, most) {
  const { kx, dy } = ROOMS.find(({ upTo }) => nodes <= upTo).room(camera);
  return { kx: Math.min(kx, most / across), dy };
}

/** Paints the view's scene in other colours, without hover, and restores it. */
function paint(view, sheet, theme, camera) {
  const { scene } = view;
  const { theme: before, hovered } = scene;
  Object.assign(scene, { theme, hovered: -1 });
  try {
    painterFor(sheet).paint(sheet, scene, camera);
  } finally {
    Object.assign(scene, { theme: before, hovered });
  }
}

/** A new painter; for shapes, one that makes no pixels. */
export function painterFor({ context }) {
  const painter = new Painter();
  if (context.shapes) Object.assign(painter, { icicle: new BarShapes(), pixels: new NodeShapes() });
  return painter;
}
