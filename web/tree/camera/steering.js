// Chooses the layout and moves the camera: by the rule (rule.js) while it follows the search or keeps the whole tree in
// the window. Otherwise it moves only on user input, and the node that the user looks at keeps its position when the tree
// is laid out again.

import { comfortableRoom, legibleRoom } from "../layout/card_size.js";
import { formFor } from "../layout/form.js";
import { anchorOf, anchored, revealed } from "./anchor.js";
import { boxOf, middleOf, onScreen } from "./extent.js";
import { foldToFit, holdsSolution, viewOf } from "./rule.js";

const [SMALL, SMALL_LARGE] = [11, 14]; // pixels of the smallest type at the solution, if all of it has room then
const MANY = 400; // nodes: of more, the end shows all from far, unless the solution has room
const BARS = { wider: 1.2, closest: 420 }; // bars need more room than cards

export class Steering {
  /**
   * @param {import('../scene.js').Scene} scene
   * @param {import('./camera.js').Camera} camera
   * @param {object} host
   * @param {() => boolean} host.still  whether to avoid animation
   * @param {(camera: {follows: boolean, fits: boolean}) => void} host.onCamera
   * @param {() => void} [host.onZoom]  the user has zoomed, the window has another size, or a first layout
   * @param {() => void} host.changed
   */
  constructor(scene, camera, host) {
    this.scene = scene;
    this.camera = camera;
    this.host = host;
    /** What the camera shows: the search, the whole tree, or what the user has chosen. @type {"follow"|"fit"|"own"} */
    this.wish = "follow";
    /** Of two trees that are compared: the scale of both, and whether both are shown whole, as large ones. */
    this.common = { scale: null, whole: false, large: false };
    this.form = "auto";
    this.root = null; // its place in the window; null: in the middle
    this.step = { at: "", root: null, places: new Map() }; // when this step was shown first, so that looking again moves nothing
  }

  /** The places of the root and of the table's rows before this step. */
  get #before() {
    const { scene, camera, root } = this;
    const at = `${scene.t} ${scene.opened.size}`;
    if (at === this.step.at) return this.step;
    const { slots: { base, count, rowOf }, x, bars } = scene.placement;
    const few = root === null || bars || count > MANY ? 0 : count;
    const places = new Map(Array.from({ length: few }, (_, slot) => [base + rowOf[slot], x[slot] * camera.goal.kx + camera.goal.tx]));
    return (this.step = { at, root, places });
  }

  /** What moves the camera automatically, if anything. */
  get mode() {
    return { follows: this.wish === "follow", fits: this.wish === "fit" };
  }

  /** For another search, type, window or form: the root has no place yet. */
  reset() {
    this.root = null;
    this.step.at = "";
  }

  /** Chooses the layout for the current rows, measures the room for cards or bars, and leaves out what has none. */
  chooseForm() {
    const { scene, camera } = this;
    scene.measure();
    scene.form = this.form === "auto" ? formFor(scene, this.common.large) : this.form;
    const folds = this.wish === "follow" && !this.common.whole && scene.form === "tidy" && camera.width > 0;
    const isEnd = folds && scene.solved;
    const few = scene.least - (scene.large ? SMALL_LARGE : SMALL);
    const sizes = isEnd ? Array.from({ length: few + 1 }, (_, less) => scene.least - less) : [];
    const isHeld = (least, isCut = false) =>
      (scene.isTerse ? [2, 1] : [2]).some((lines) => this.#measureRoom(least, lines) && holdsSolution(scene, camera, isCut));
    const holds = sizes.some((least) => isHeld(least)) || sizes.slice(-1).some((least) => isHeld(least, true)) || isHeld(scene.least);
    this.#setLines();
    if (folds && (holds || !isEnd || scene.born <= MANY)) foldToFit(scene, camera, this.#before);
    else scene.folding.clear();
  }

  /** Lays the tree out again after a change of the window or the wish. */
  #layOut(gliding) {
    const { scene } = this;
    if (scene.rows === 0) return;
    this.chooseForm();
    if (scene.layOut(performance.now())) this.adopt(false, gliding && !this.host.still());
    this.guide(gliding);
  }

  /** Cards have two lines; in a tree that is shown whole they have one, if there is no room for two. */
  #setLines() {
    const { scene, camera, common } = this;
    scene.setLines(2);
    const isLow = common.whole && common.scale && common.scale.dy < legibleRoom(scene.shape).ending;
    if (isLow && scene.isTerse) scene.setLines(1);
    camera.legible = legibleRoom(scene.shape);
  }

  #measureRoom(least = this.scene.shape.least, lines = this.scene.shape.lines) {
    const { scene, camera } = this;
    scene.setLeast(least);
    scene.setLines(lines);
    camera.beside = scene.depthRoom;
    const near = comfortableRoom(scene.shape);
    const { bars, narrowest } = scene.placement;
    camera.near = bars ? { ...near, kx: (near.kx * BARS.wider) / narrowest, closest: BARS.closest / narrowest } : near;
    camera.legible = legibleRoom(scene.shape);
    return camera;
  }

  /** Takes over a new layout. `fresh`: of another tree. */
  adopt(fresh, gliding) {
    const { scene, camera } = this;
    const next = scene.planner.placement;
    const formChanged = scene.placement.form !== next.form;
    if (formChanged) this.reset();
    const first = fresh || scene.placed === 0;
    const seen = first ? -1 : anchorOf(scene, camera);
    const anchor = seen < next.slots.rows ? seen : 0; // after a restart, the tree has fewer nodes than are drawn
    const place = anchor < 0 ? null : middleOf(scene, anchor);
    if (place && !formChanged) {
      const slot = next.slots.slotOf[anchor];
      const drift = next.x[slot] + (next.w ? next.w[slot] / 2 : 0) - place.x;
      scene.adopt(gliding, drift);
      camera.shift(-drift * camera.kx, 0);
    } else scene.adopt(gliding, 0);
    this.#measureRoom();
    camera.box = boxOf(scene);
    if (place && formChanged && this.wish === "own") camera.jumpTo(anchored(scene, camera, anchor, place));
    else if (first || formChanged) camera.jumpTo(this.#planned() ?? camera.fit());
  }

  /** Moves the camera automatically, unless the user has taken over. */
  guide(gliding) {
    const view = this.#planned();
    if (view) this.moveTo(view, gliding);
  }

  /** The automatic view; null if the user has taken over, or there is nothing to see. */
  #planned() {
    const { scene, camera } = this;
    if (this.wish === "own" || scene.placed === 0 || camera.width === 0) return null;
    const view = viewOf(scene, camera, { root: this.#before.root, most: this.common.scale });
    this.root = camera.box.root * view.kx + view.tx;
    return view;
  }

  /** The scale of this tree by itself, or the user's; null if it is not on the screen. */
  get scale() {
    const { scene, camera } = this;
    if (scene.placed === 0 || camera.width === 0) return null;
    const isOwn = this.wish === "own";
    const { kx, dy } = isOwn ? camera.goal : viewOf(scene, camera, { root: null, most: null });
    return { kx, dy };
  }

  /** Shows all of a tree that is compared, in the layout of large ones if one of the two is; or what the rule has room for. */
  setWhole(whole, large = false) {
    if (whole === this.common.whole && large === this.common.large) return;
    Object.assign(this.common, { whole, large });
    this.#layOut(true);
  }

  /** Sets the scale of two trees that are compared. @param {{kx: number, dy: number}|null} scale  null: automatic */
  setScale(scale) {
    const { camera } = this;
    this.common.scale = scale && { kx: scale.kx, dy: scale.dy };
    if (this.common.whole) this.#setLines();
    const { x, y } = { x: camera.width / 2, y: camera.height / 2 };
    if (this.wish === "own" && scale) this.moveTo(camera.zoomedTo(scale, x, y), true);
    else this.guide(true);
  }

  follow(follows) {
    if (follows) this.#become("follow");
    else this.takeOver();
  }

  /** The user moves the camera: it stays there from now on, over the whole tree. */
  takeOver() {
    this.#become("own");
  }

  #become(wish) {
    if (wish === this.wish) return;
    this.wish = wish;
    if (wish !== "own") this.reset();
    this.#layOut(true);
    this.host.onCamera(this.mode);
  }

  /** Shows the whole tree from now on. */
  fit() {
    this.#become("fit");
    this.guide(true);
  }

  pan(dx, dy) {
    const { camera } = this;
    this.moveTo(camera.kept({ ...camera.goal, tx: camera.goal.tx + dx, ty: camera.goal.ty + dy }), false);
  }

  zoom(factor, x, y, gliding) {
    this.takeOver();
    this.moveTo(this.camera.zoomed(this.camera.goal, factor, x, y), gliding);
    this.host.onZoom?.();
  }

  /** Zooms around the selected node or the focus if it is in the window, else around its middle. */
  zoomBy(factor) {
    const { camera, scene } = this;
    const middle = { x: camera.width / 2, y: camera.height / 2 };
    const around = scene.selected >= 0 ? scene.selected : scene.focus;
    const at = around >= 0 && scene.placed > 0 ? onScreen(scene, around, camera.goal) : middle;
    const isSeen = at !== middle && at.x > 0 && at.x < camera.width && at.y > 0 && at.y < camera.height;
    const { x, y } = isSeen ? at : middle;
    this.takeOver();
    const moved = isSeen ? onScreen(scene, around, camera.goal) : middle; // what was left out has its place now
    camera.shift(x - moved.x, y - moved.y);
    this.zoom(factor, x, y, true);
  }

  /** Opens the badge or the band for nodes that are left out. @returns {boolean} whether the row is of one */
  open(row) {
    const { scene } = this;
    const { folding } = scene;
    let above = row < 0 ? -1 : scene.parentOf(row);
    while (above >= 0 && (!scene.shows(above) || folding.standsIn(above))) above = scene.parentOf(above);
    const isBand = folding.bands.has(row);
    const families = [...folding.hangingAt(above).map((dead) => dead.rows), folding.foldedAt(above)];
    const family = isBand ? [] : families.find((rows) => rows.includes(row));
    if (!family) return false;
    for (const each of family) scene.opened.add(scene.base + each);
    this.#layOut(true);
    if (isBand || !scene.shows(row)) this.reveal(row); // it has no room beside what must be seen
    return true;
  }

  /** Brings a node into the window, if it is not well inside; one that is left out, first by the rule. */
  reveal(row) {
    const { scene, camera } = this;
    if (row < 0 || row >= scene.rows || scene.placed === 0) return;
    if (scene.folding.active && !scene.shows(row)) this.#layOut(true);
    if (scene.folding.active && (!scene.shows(row) || scene.folding.standsIn(row))) this.takeOver();
    const view = revealed(scene, camera, row);
    if (!view) return;
    this.takeOver();
    this.moveTo(view, true);
  }

  moveTo(view, gliding) {
    if (gliding && !this.scene.crowded && !this.host.still()) this.camera.glideTo(view);
    else this.camera.jumpTo(view);
    this.host.changed();
  }

  /** The font size, or what must be seen, has changed. */
  remeasured() {
    this.#layOut(false);
  }

  /** The user stands on another node of the solution. */
  walked(gliding) {
    if (this.scene.folding.active && holdsSolution(this.scene, this.camera)) this.guide(gliding);
    else this.#layOut(gliding);
  }

  /** The window has another size. Size 0, in a hidden tab, is ignored, so that the view returns unchanged. */
  resized(width, height) {
    const { camera, scene } = this;
    if (width === 0 || height === 0) return;
    const before = camera.width;
    camera.width = width;
    camera.height = height;
    if (width !== before) this.reset();
    if (scene.placed === 0) return;
    this.#layOut(false);
    const view = this.#planned();
    if (view) camera.jumpTo(view);
    else if (before === 0) camera.jumpTo(camera.fit());
    else camera.shift((width - before) / 2, 0);
  }
}
