// The one rule of the camera for tidy trees. A tree that can be read as a whole is shown whole, as large as is
// comfortable. Otherwise its nodes have the smallest legible size, and what has no room is left out (layout/folding.js).
// The root stays where it is, unless something would leave the window.

import { boxAround } from "./extent.js";
import { currentRow } from "./kin.js";

const STEP = 1.25; // between two scales: a growing tree is scaled down rarely
const STILL = 40; // pixels by which the root may move for what need not be seen
const LEVELS = 3; // the root, the current node, its children: if they have no room, rows of nodes move together
const TOP = 0.05; // levels that a tree needs less than it has: half a gap above and below
const NEARLY = 1e-6;
const SIGN = 10; // pixels between rows for a number on an edge, beside what a text needs

/**
 * Leaves out what has no room, or nothing.
 * @param {import("../scene.js").Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {number|null} root  its place in the window; null: in the middle
 */
export function foldToFit(scene, camera, root) {
  const { folding } = scene;
  const tree = scene.treeToFold(currentRow(scene));
  const { legible, room } = camera;
  const hasWidths = tree.spans !== null;
  const reads = ({ left, right, levels }, dy) =>
    (right - left) * legible.kx <= room.across + NEARLY && (levels - TOP) * dy <= room.down + NEARLY;
  const whole = folding.whole(tree);
  if (whole && reads(boxAround(whole, hasWidths), legible.close)) return folding.clear();
  const dy = rowHeight(camera, folding.levelsOfPath(tree));
  const at = root ?? camera.middle;
  let necessary = 0; // how far the root moves for what must be seen
  folding.fold(tree, Math.floor(room.down / dy + TOP + NEARLY), (extent, must) => {
    const box = boxAround(extent, hasWidths);
    if (!reads(box, dy)) return false;
    const moved = Math.abs(camera.rootAt(at, legible.kx, box) - at);
    if (must) necessary = moved;
    return must || moved <= Math.max(STILL, necessary);
  });
}

/** Pixels of a level in a tree of which something is left out: rows move together if so many of them have room then. */
function rowHeight({ legible, room }, levels = LEVELS) {
  const enough = (count) => room.down / (count - TOP);
  const all = enough(Math.max(LEVELS, levels));
  return Math.min(legible.dy, all >= legible.close ? all : Math.max(legible.tight, enough(LEVELS)));
}

/**
 * The view of what is on show.
 * @param {import("../scene.js").Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {{root: number|null, most: {kx: number, dy: number}|null}} given  `most`: the scale of two trees that are
 *   compared
 */
export function viewOf(scene, camera, { root, most }) {
  const { box, legible, near, inset } = camera;
  const fit = camera.fit();
  const { folding } = scene;
  const least = { kx: legible.kx, dy: rowHeight(camera) + (folding.skipped.size > 0 ? SIGN : 0) };
  if (fit.dy >= legible.close) least.dy = Math.min(least.dy, fit.dy);
  const scale = (name) => {
    if (most) return Math.min(most[name], fit[name]);
    if (scene.solved) return fit[name];
    return folding.total > 0 ? Math.min(fit[name], least[name]) : stepped(near[name], fit[name], least[name]);
  };
  const [kx, dy] = [scale("kx"), scale("dy")];
  return { kx, dy, tx: camera.rootAt(root ?? camera.middle, kx), ty: inset.top - box.top * dy };
}

/** The largest of near, near/STEP, near/STEP², … that fits; the legible scale if that fits between two of them. */
function stepped(near, fit, legible) {
  if (fit >= near) return near;
  const scale = near / STEP ** Math.ceil(Math.log(near / fit) / Math.log(STEP) - NEARLY);
  return legible <= fit ? Math.max(scale, legible) : scale;
}
