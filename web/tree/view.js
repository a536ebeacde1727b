// The tree view: ties table, layout, camera, painters and input together. What it paints follows from the table, the
// time and the camera; it keeps no history.

import { Camera } from "./camera.js";
import { Fade } from "./fade.js";
import { Frames } from "./frames.js";
import { Input } from "./input.js";
import { legend } from "./legend.js";
import { paint } from "./paint.js";
import { Scene } from "./scene.js";
import { Steering } from "./steering.js";
import { Surface } from "./surface.js";
import { forgetWidths } from "./text.js";
import { readTheme } from "./theme.js";

export { legend };

const EASING = 65; // milliseconds in which a move goes 63 % of its way
const FAST = 45; // milliseconds between two calls: too fast to watch nodes glide

/**
 * @param {HTMLElement} element  filled by the canvas
 * @param {object} options
 * @param {(row: number) => void} [options.onSelect]        a node was picked; -1: none
 * @param {(follows: boolean) => void} [options.onCamera]   the camera follows, or the user has taken over
 * @param {boolean|(() => boolean)} [options.reducedMotion]
 * @param {string} [options.label]  says what the canvas shows, to those who do not see it
 * @param {string} [options.role]
 * @param {{left: number, right: number, top: number, bottom: number}} [options.inset]  pixels to keep free when fitting
 */
export function createTreeView(element, options = {}) {
  return new TreeView(element, options);
}

class TreeView {
  constructor(
    element,
    { onSelect = () => {}, onCamera = () => {}, reducedMotion = false, label = "", role = "application", inset },
  ) {
    this.onSelect = onSelect;
    this.still = typeof reducedMotion === "function" ? reducedMotion : () => reducedMotion;
    this.scene = new Scene();
    this.scene.setTheme(readTheme(element.ownerDocument));
    this.camera = new Camera();
    if (inset) this.camera.inset = inset;
    this.fade = new Fade();
    this.frames = new Frames(
      (elapsed) => this.#advance(elapsed),
      () => this.#paint(),
      (deadline) => this.#work(deadline),
    );
    const changed = () => this.frames.request();
    this.steering = new Steering(this.scene, this.camera, { still: this.still, onCamera, changed });
    this.surface = new Surface(element, () => {
      this.refreshTheme(); // the page's type grows with the window
      this.steering.resized(this.surface.width, this.surface.height);
    });
    const { canvas } = this.surface;
    canvas.tabIndex = 0;
    canvas.setAttribute("role", role);
    canvas.setAttribute("aria-label", label);
    this.input = new Input(canvas, this.scene, this.steering, { choose: (row) => this.#choose(row), changed });
    this.shownAt = 0;
    this.quick = false;
    document.fonts.ready.then(() => this.refreshTheme());
    document.fonts.addEventListener("loadingdone", () => this.refreshTheme());
  }

  setTable(table) {
    this.scene.setTable(table);
    this.steering.ownScale = null;
    this.frames.request();
  }

  /**
   * Shows time t, with places for all that was generated up to `horizon`. `path`: the rows of the solution, as
   * table.solution has them (over two trees where it was searched from both ends); null: none.
   */
  show(t, horizon, path = null) {
    const { scene, steering } = this;
    if (!scene.table) return;
    const fresh = scene.setTime(t, horizon, path);
    const now = performance.now();
    this.quick = now - this.shownAt < FAST;
    this.shownAt = now;
    steering.chooseForm();
    if (scene.layOut(now)) this.#adopt(fresh, !fresh && !this.quick);
    steering.guide(!fresh);
    this.frames.request();
  }

  get selected() {
    return this.scene.selectedRow;
  }

  select(row) {
    this.scene.select(row);
    this.frames.request();
  }

  /**
   * Lets the camera follow the node being expanded, at the scale that the user has chosen if it is nearer than the
   * whole.
   */
  follow(follows) {
    this.steering.follow(Boolean(follows));
  }

  fit() {
    this.steering.fit();
  }

  reveal(row) {
    this.steering.reveal(row - this.scene.base);
  }

  zoomBy(factor) {
    this.steering.zoomBy(factor);
  }

  /** @param {'auto'|'tidy'|'icicle'|'levels'} form */
  setForm(form) {
    const { scene, steering } = this;
    steering.form = form;
    if (!scene.table) return;
    steering.chooseForm();
    if (scene.layOut(performance.now())) this.#adopt(false, false);
    this.frames.request();
  }

  /** Reads colours and font again. */
  refreshTheme() {
    forgetWidths();
    this.scene.setTheme(readTheme(this.surface.canvas.ownerDocument));
    this.frames.request();
  }

  /** Milliseconds that the latest paints took, oldest first. */
  frameTimes() {
    return this.frames.recent();
  }

  /** Takes over a new layout, softly: nodes glide to their places, and one form fades into the other. */
  #adopt(fresh, gliding) {
    const { scene, steering, fade, surface } = this;
    const other = scene.placed > 0 && scene.placement.form !== scene.planner.placement.form;
    if (other && !fresh && !this.still()) fade.begin(surface.canvas);
    steering.adopt(fresh, gliding && !this.still());
  }

  #paint() {
    paint(this.surface, this.scene, this.camera);
    this.fade.paint(this.surface.context);
  }

  #choose(local) {
    this.select(local < 0 ? -1 : local + this.scene.base);
    this.onSelect(this.selected);
  }

  /** Moves gliding nodes, the camera and a fade on. @returns {boolean} whether any of it goes on */
  #advance(elapsed) {
    const { scene, camera, frames, fade } = this;
    if (!scene.table || camera.width === 0) return false;
    const share = 1 - Math.exp(-elapsed / EASING);
    if (scene.motion.active || camera.moving || fade.active) frames.changed = true;
    fade.advance(elapsed);
    if (scene.motion.active) scene.advance(share, camera.kx, camera.dy);
    if (camera.moving) camera.approach(share);
    if (frames.changed) this.input.hover();
    return scene.motion.active || camera.moving || fade.active;
  }

  /** Goes on with a large layout. @returns {boolean} whether there is more to do */
  #work(deadline) {
    const { planner } = this.scene;
    if (planner.work(performance.now(), deadline)) {
      this.#adopt(false, false);
      this.steering.guide(true);
      this.frames.request();
    }
    return planner.pending;
  }
}
