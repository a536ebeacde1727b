// The one rule of the camera for tidy trees. A tree that can be read as a whole is shown whole, as large as is
// comfortable. Otherwise what has no room at the smallest legible size is left out (layout/folding.js), and the rest is
// as large as the window allows. Names get initials before a node is left out beside others.
// At the solution, type may be smaller if all of the solution has room then.
// The root stays where it is, unless something would leave the window. In a tree of which something is left out, it is
// near the middle: what would leave the window then moves sideways.

import { HALVED, INITIALS, TALL, WHOLE, cardSize, holdsCards, legibleRoom, signSize } from "../layout/card_size.js";
import { boxAround } from "./extent.js";
import { currentRow } from "./kin.js";

const STEP = 1.25; // between two scales: a growing tree is scaled down rarely
const ROWS = 1.04; // the same of its rows
const STILL = 40; // pixels by which the root may move for what need not be seen
const LEVELS = [3, 4]; // the root, the current node below its parent, its children: if they have no room, rows of nodes move together
const TOP = 0.08; // levels that a tree needs less than it has: half a gap above and below
const BAND = 0.9; // of the window's width: the widest text of a band
const NEARLY = 1e-6;
const APART = 8; // pixels between a node and the band below it
const ONE_LINE = { depths: [], tall: null, dy: null };
const ROOF = 8; // pixels above the root's card, for its ring

/**
 * Leaves out what has no room, or nothing.
 * @param {import("../scene.js").Scene} scene
 * @param {import("./camera.js").Camera} camera
 * @param {{root: number|null, places: Map<number, number>}} before  the places in the window of the root, null: in the
 *   middle, and of the table's rows
 */
export function foldToFit(scene, camera, before) {
  const { folding, solution } = scene;
  const isEnd = scene.solved && holdsSolution(scene, camera);
  const tree = scene.treeToFold((isEnd ? solution.forward.at(-1) : null) ?? currentRow(scene));
  scene.bandRoom = camera.room.across * BAND;
  for (const lines of scene.measures.sums && !tree.forgets ? [3, 2] : [2]) {
    scene.setLines(lines);
    camera.legible = legibleRoom(scene.shape);
    const sums = lines === 3;
    const isGrid = sums && scene.table.traits.states.kind === "cell"; // four children beside each other have room for no more in a line
    if (sums && !isGrid && folding.depthsOf(tree).depths.length > levelsIn(camera, camera.legible.close)) continue;
    foldIn(scene, camera, before, sums ? { ...tree, spans: scene.measures.spans(scene.rows, WHOLE, true) } : tree, sums);
    if (isGrid || folding.more.size + folding.folded.size === 0) return;
  }
}

/** The same for cards with their present lines; `sums`: with the parts of numbers. */
function foldIn(scene, camera, { root, places }, tree, sums) {
  const { folding } = scene;
  const [brief, short] = [HALVED, INITIALS].map((form) => scene.measures.spansIn(scene.rows, form, sums));
  const hasWidths = tree.spans !== null;
  const found = folding.depthsOf(tree);
  const levels = found.depths.at(-1) + 1;
  if (scene.isTerse && levels > levelsIn(camera, camera.legible.close)) {
    scene.setLines(1); // as long as the tree grows: its rows do not become fewer
    camera.beside = scene.depthRoom;
    camera.legible = legibleRoom(scene.shape);
  }
  const { legible, room } = camera;
  const reads = ({ left, right, levels }, dy) =>
    (right - left) * legible.kx <= room.across + NEARLY && (levels - TOP) * dy <= room.down + NEARLY;
  const whole = folding.whole(tree);
  if (whole && reads(boxAround(whole, hasWidths), legible.close)) {
    return tree.forgets ? folding.fold(tree, null, () => true, () => null) : folding.clear();
  }
  const low = bandRoom(scene.shape);
  const sign = low - APART;
  const lines = brief && scene.shape.lines > 1 ? linesIn(camera, found) : ONE_LINE;
  const dy = lines.dy ?? rowHeight(camera, levels, scene.solved, low);
  const half = cardSize(scene.shape, legible.kx, dy, 1).height / 2;
  const { left: least, right: most } = boxAround({ left: 0, right: 0, levels: 1 }, hasWidths);
  const across = room.across / legible.kx - (most - least) - 4 * NEARLY;
  const space = {
    ...{ down: room.down / dy + TOP + NEARLY, across, ...lines },
    ...{ low: low / dy, at: (half + APART + sign / 2) / dy, end: 0.5 + sign / 2 / dy },
  };
  const fits = ({ widest, levels: all }) => widest <= across && (all - TOP) * dy <= room.down + NEARLY;
  const boundsOf = (extent) => {
    const box = boxAround(extent, hasWidths);
    const isWide = (box.right - box.left) * legible.kx > room.across;
    const kx = isWide ? legible.kx : stepped(camera.near.kx, room.across / (box.right - box.left), legible.kx, STEP);
    const aim = isWide ? camera.middle : camera.rootAt(root ?? camera.middle, kx, box);
    folding.place = root === null ? aim : Math.min(root + STILL, Math.max(root - STILL, aim));
    const { inset, width } = camera;
    const [from, to] = [inset.left, width - inset.right].map((edge) => (edge - folding.place) / kx);
    const before = new Map(Array.from(scene.solved ? [] : places, ([row, at]) => [row - tree.base, (at - folding.place) / kx]));
    return { left: from - least + NEARLY, right: to - most - NEARLY, before };
  };
  const forms = lines.tall ? [[HALVED, brief]] : [[WHOLE, tree.spans], ...(short ? [[INITIALS, short]] : [])];
  folding.fold({ ...tree, forms }, space, fits, boundsOf);
}

/** The levels that have room if each has so many pixels. */
const levelsIn = ({ room }, dy, low = 0) => Math.floor((room.down - low) / dy + TOP + NEARLY);

const bandRoom = (shape) => signSize(shape).height + APART;

/** Whether the levels of the solution have room in legible type: all, or all but one that a band is instead of. */
export const holdsSolution = ({ solution: { forward, backward }, shape }, camera, isCut = false) =>
  Math.max(forward.length, backward.length) <= levelsIn(camera, camera.legible.ending, isCut ? bandRoom(shape) : 0) + Number(isCut);

/** Whether names have two lines, and the pixels of a level then: if all levels have room. @returns {object} of a Room */
function linesIn({ legible, room }, { depths, tall }) {
  const dy = room.down / (depths.length + TALL * tall.size - TOP);
  return dy >= legible.close ? { depths, tall, dy: Math.min(legible.dy, dy) } : ONE_LINE;
}

/**
 * Pixels of a level in a tree of which something is left out: rows move together if more of these `levels` fit then.
 * `low`: pixels of a row of signs, if not all of them fit.
 */
function rowHeight(camera, levels, isEnd, low) {
  const { legible, room } = camera;
  const closer = isEnd ? legible.ending : null;
  const height = closer ?? legible.close;
  const down = levels <= levelsIn(camera, height) ? room.down : room.down - low;
  const least = Math.max(LEVELS[0], Math.min(LEVELS[1], levels));
  const most = Math.floor(down / height + TOP + NEARLY);
  const three = (room.down - (levels > LEVELS[0] ? low : 0)) / (LEVELS[0] - TOP);
  const tight = Math.min(closer ?? legible.tight, Math.max(legible.lowest, three));
  return Math.min(legible.dy, Math.max(tight, down / (Math.max(least, Math.min(levels, most)) - TOP)));
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
  const isFolded = scene.folding.total > 0;
  const place = scene.folding.place ?? root ?? camera.middle;
  const isFar = scene.solved && !scene.folding.active && (fit.kx < legible.kx || fit.dy < legible.ending);
  const scale = (name) => {
    if (most) return Math.min(most[name], fit[name]);
    if (isFar) return fit[name];
    if (name === "dy") return stepped(near.dy, fit.dy, Math.min(legible.dy, Math.max(fit.dy, legible.lowest)), ROWS);
    const moved = (kx) => Math.abs(camera.rootAt(place, kx) - (root ?? place));
    const allowed = isFolded && root !== null ? Math.max(STILL, moved(legible.kx)) : Infinity;
    return stepped(near.kx, fit.kx, legible.kx, STEP, (kx) => moved(kx) <= allowed);
  };
  const [kx, dy] = [scale("kx"), scale("dy")];
  const half = isFar || most || !holdsCards(scene.shape, kx, dy) ? Infinity : cardSize(scene.shape, kx, dy, 1).height / 2;
  return { kx, dy, tx: camera.rootAt(place, kx), ty: inset.top + Math.min(-box.top * dy, half + ROOF) };
}

/** The largest of near, near/step, near/step², … that fits and `may` be; the legible scale if that fits between two. */
function stepped(near, fit, legible, step, may = (_scale) => true) {
  let scale = near;
  while (scale > fit || (scale > legible && !may(scale))) scale /= step;
  return legible <= fit ? Math.max(scale, legible) : scale;
}
