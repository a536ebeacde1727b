// The tree view: the page's calls of a tree's drawing, and its callbacks. The work of each frame is in tree_drawing.js.

import { legibleRoom } from "./layout/card_size.js";
import { formFor } from "./layout/form.js";
import { isWide, shapeOf } from "./split.js";
import { TreeDrawing } from "./tree_drawing.js";

const NOTHING = () => {};
const KNOWN = 8; // expansions that show the shape of a tree
const FAST = 45; // milliseconds between two calls: too fast to watch animations
const CALM = 180; // milliseconds between two foldings while playing, or pictures of a run to the end: fewer than six a second

/**
 * @typedef {object} Options
 * @property {(row: number) => void} [onSelect]  a node was selected; -1: none
 * @property {(camera: {follows: boolean, fits: boolean}) => void} [onCamera]  the camera follows the search, keeps the
 *   whole tree in view, or (neither) is controlled by the user
 * @property {() => void} [onZoom]  the user has zoomed, the window has another size, or a first layout
 * @property {(parts: string, more: number, bands: number[][]) => void} [onVisible]  which of "root path current children"
 *   are in view and legible; how many nodes are left out beside others; how many rows each band is instead of, and nodes
 * @property {(rows: number, nodes: number) => string} [bandText]  what a band says
 * @property {boolean|(() => boolean)} [reducedMotion]
 * @property {string} [label]  describes the canvas to screen readers
 * @property {string} [role]
 */

/**
 * @param {HTMLElement} element  filled by the canvas
 * @param {Options} options
 */
export function createTreeView(element, options = {}) {
  return new TreeView(element, options);
}

class TreeView extends TreeDrawing {
  /** @param {HTMLElement} element  @param {Options} options */
  constructor(element, { onSelect = NOTHING, onCamera = NOTHING, onZoom, onVisible, bandText, reducedMotion, label = "", role }) {
    const still = typeof reducedMotion === "function" ? reducedMotion : () => Boolean(reducedMotion);
    super(element, label, role, { still: () => this.flatOut || still(), onCamera, onZoom, onVisible });
    this.onSelect = onSelect;
    if (bandText) this.scene.bandText = bandText;
    this.shownAt = 0;
    this.toldAt = this.foldedAt = 0;
    this.flatOut = false;
    /** Shows the latest time that was held back. */
    this.held = 0;
  }

  setTable(table) {
    clearTimeout(this.held);
    this.scene.setTable(table);
    this.steering.reset();
    this.frames.request();
  }

  /**
   * Shows time t, with places for everything generated up to `horizon`. `path`: the rows of the solution, as in
   * table.solution (over two trees in a bidirectional search); null: none. `fast`: the search runs too fast to watch.
   * `playing`: a folded tree is shown less often, because other foldings in quick succession flash (WCAG 2.3.1).
   * `flatOut`: it runs to the end as fast as it can, so nothing is animated, and the first picture waits, too.
   */
  show(t, horizon, path = null, fast = false, playing = false, flatOut = false) {
    const { scene, steering } = this;
    clearTimeout(this.held);
    if (!scene.table) return;
    const now = performance.now();
    if (flatOut && !this.flatOut) this.foldedAt = now; // its first picture would be gone at once
    this.flatOut = flatOut;
    const soon = playing && (flatOut || (scene.folding.active && (fast || now - this.toldAt < CALM)));
    this.toldAt = now;
    if (soon && now - this.foldedAt < CALM) {
      return void (this.held = setTimeout(() => this.show(t, horizon, path, fast, true, flatOut), this.foldedAt + CALM - now));
    }
    this.foldedAt = now;
    const fresh = scene.setTime(t, horizon, path);
    this.quick = fast || soon || now - this.shownAt < FAST;
    this.shownAt = now;
    steering.chooseForm();
    if (scene.layOut(now, this.quick)) this.adopt(fresh, !fresh && !this.quick);
    steering.guide(!fresh && !soon && this.smooth);
    this.frames.request();
  }

  /** Stands on a node of the solution until the time changes; -1: on none. */
  standAt(row) {
    if (!this.scene.table) return;
    this.scene.standAt(row);
    this.steering.walked(this.smooth);
    this.frames.request();
  }

  get selected() {
    return this.scene.selectedRow;
  }

  select(row) {
    this.scene.select(row);
    this.frames.request();
  }

  /** What moves the camera automatically, as reported by onCamera. */
  get mode() {
    return this.steering.mode;
  }

  /** Makes the camera follow the search; false: stops following. */
  follow(follows) {
    this.steering.follow(Boolean(follows));
  }

  /** Keeps the whole tree in the window from now on. */
  fit() {
    this.steering.fit();
  }

  /** Reports the signs in the picture whenever they have changed. @param {((signs: string) => void)|null} onSigns  null: stop */
  listSigns(onSigns) {
    this.onSigns = onSigns;
    this.signs = "";
    this.frames.request();
  }

  /** The current layout: "tidy" or "icicle". */
  get form() {
    return this.scene.form;
  }

  /** Pixels per slot and per level: the automatic scale, or the user's. */
  get scale() {
    return this.steering.scale;
  }

  /**
   * Whether the tree is larger below its map than beside it, in an area for both.
   * @param {number} mapShare  of the map, per cent
   * @returns {boolean|null} null as long as too little of the tree is known
   */
  isWide(width, height, mapShare) {
    const { table, shape } = this.scene;
    if (!table || width === 0 || (!table.finished && table.expansionCount < KNOWN)) return null;
    return isWide(shapeOf(table), legibleRoom(shape), { width, height, share: 1 - mapShare / 100 });
  }

  /** Its size in pixels; null while it is hidden. @type {{width: number, height: number}|null} */
  get window() {
    const { seen, width, height } = this.surface;
    return seen ? { width, height } : null;
  }

  /** Measures a hidden tree as if it had this window. */
  assumeWindow({ width, height }) {
    const { camera } = this;
    if (width !== camera.width || height !== camera.height) this.steering.resized(width, height);
  }

  /** Whether the search is shown at its solution. */
  get solved() {
    return this.scene.solved;
  }

  /** Shows the whole tree, to compare two. @param {boolean} whole  @param {boolean} [large]  in the layout of large ones */
  setWhole(whole, large) {
    this.steering.setWhole(whole, large);
  }

  /** Whether it is so large that boxes are drawn instead of its nodes. */
  get isLarge() {
    return formFor(this.scene) === "icicle";
  }

  /** Gives away nothing of the node that is expanded next. @param {boolean} covered */
  cover(covered) {
    const { scene, steering } = this;
    if (scene.covered === covered) return;
    scene.covered = covered;
    steering.remeasured();
  }

  /** Sets the scale, to compare two trees. @param {{kx: number, dy: number}|null} scale  null: automatic */
  setScale(scale) {
    this.steering.setScale(scale);
  }

  /** Marks nodes that only this one of two searches has expanded. @param {import("./gathering.js").Marks|null} marks  null: none */
  mark(marks) {
    this.scene.mark(marks);
    this.frames.request();
  }

  /**
   * Sets the reader's view of the tree; called again after a change.
   * @param {import("./layout/planner.js").View|null} shown
   * @param {import("./scene.js").Overlay[]} overlays
   */
  look(shown, overlays) {
    const { scene, steering } = this;
    Object.assign(scene, { shown, overlays });
    if (scene.table && scene.t >= 0) {
      shown?.take(scene.table, scene.base, scene.rows);
      steering.chooseForm();
      if (scene.layOut(performance.now())) this.adopt(false, true);
      steering.guide(this.smooth);
    }
    this.frames.request();
  }

  /** Highlights nodes with rings. @param {ArrayLike<number>} rows  of the table, ascending; empty: none */
  pointOut(rows) {
    if (rows.length === 0 && this.scene.pointedOut.length === 0) return;
    this.scene.pointedOut = rows;
    this.frames.request();
  }

  /** Updates marks after the other search has moved. */
  remark() {
    this.frames.request();
  }

  /** Whether texts must be readable from the last row of a lecture hall. */
  setLarge(large) {
    if (this.scene.large !== Boolean(large)) this.steering.reset();
    this.scene.setLarge(Boolean(large));
    this.steering.remeasured();
    this.frames.request();
  }

  reveal(row) {
    this.steering.reveal(row - this.scene.base);
  }

  zoomBy(factor) {
    this.steering.zoomBy(factor);
  }

  /** @param {'auto'|'tidy'|'icicle'} form */
  setForm(form) {
    const { scene, steering } = this;
    steering.form = form;
    if (!scene.table) return;
    steering.chooseForm();
    if (scene.layOut(performance.now())) this.adopt(false, false);
    this.frames.request();
  }

  /** Also releases the page's functions, which hold this view. @override */
  destroy() {
    clearTimeout(this.held);
    super.destroy();
    this.onSelect = NOTHING;
    this.onSigns = this.onVisible = null;
    this.steering.host = { ...this.steering.host, onCamera: NOTHING, onZoom: NOTHING };
  }

  /** @override */
  choose(local) {
    if (this.steering.open(local)) return;
    this.select(local < 0 ? -1 : local + this.scene.base);
    this.onSelect(this.selected);
  }
}
