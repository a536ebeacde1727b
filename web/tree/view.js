// The tree view: ties table, layout, camera, painters and input together. What it paints follows from the table, the time
// and the camera; it keeps no history.

import { Camera } from "./camera.js";
import { comfortableRoom } from "./card_size.js";
import { followed } from "./follow.js";
import { Frames } from "./frames.js";
import { listenToGestures } from "./gestures.js";
import { legend } from "./glyphs.js";
import { listenToKeys, stepped } from "./keyboard.js";
import { paint } from "./paint.js";
import { pick } from "./pick.js";
import { Scene } from "./scene.js";
import { Surface } from "./surface.js";
import { forgetWidths } from "./text.js";
import { readTheme } from "./theme.js";

export { legend };

const ICICLE_FROM = 4000; // rows
const TIDY_BELOW = 3000;
const EASING = 65; // milliseconds in which a move goes 63 % of its way
const FAST = 45; // milliseconds between two calls: too fast to watch nodes glide
const REACH = { mouse: 6, touch: 16 }; // pixels

/**
 * @param {HTMLElement} element  filled by the canvas
 * @param {object} options
 * @param {(row: number) => void} [options.onSelect]        a node was picked; -1: none
 * @param {(follows: boolean) => void} [options.onCamera]   the camera follows, or the user has taken over
 * @param {() => boolean} [options.reducedMotion]
 * @param {string} [options.label]  says what the canvas shows, to those who do not see it
 * @param {string} [options.role]
 * @param {{left: number, right: number, top: number, bottom: number}} [options.inset]  pixels to keep free when fitting
 */
export function createTreeView(element, options = {}) {
  return new TreeView(element, options);
}

class TreeView {
  constructor(element, { onSelect, onCamera, reducedMotion, label, role = "application", inset }) {
    this.onSelect = onSelect ?? (() => {});
    this.onCamera = onCamera ?? (() => {});
    this.still = typeof reducedMotion === "function" ? reducedMotion : () => Boolean(reducedMotion);
    this.scene = new Scene();
    this.scene.theme = readTheme(element);
    this.camera = new Camera();
    if (inset) this.camera.inset = inset;
    this.frames = new Frames((now, elapsed) => this.#paint(now, elapsed));
    this.surface = new Surface(element, () => this.#resized());
    this.form = "auto";
    this.follows = true;
    this.ownScale = null;
    this.shownAt = 0;
    this.pointer = null;
    this.#listen(label, role);
    document.fonts.ready.then(() => this.refreshTheme());
    document.fonts.addEventListener("loadingdone", () => this.refreshTheme());
  }

  #listen(label, role) {
    const { canvas } = this.surface;
    canvas.tabIndex = 0;
    canvas.setAttribute("role", role);
    if (label) canvas.setAttribute("aria-label", label);
    listenToGestures(canvas, {
      grab: () => {
        this.camera.halt();
        this.#takeOver();
      },
      pan: (dx, dy) => this.#pan(dx, dy),
      zoom: (factor, x, y, gliding) => {
        this.#takeOver();
        this.#zoom(factor, x, y, gliding);
      },
    });
    listenToKeys(canvas, { step: (to) => this.#step(to), zoomBy: (factor) => this.zoomBy(factor), fit: () => this.fit() });
    canvas.addEventListener("click", (event) => this.#click(event));
    canvas.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      this.pointer = [event.offsetX, event.offsetY];
      this.#hover();
    });
    canvas.addEventListener("pointerleave", () => {
      this.pointer = null;
      this.#hover();
    });
  }

  // -- what the page says ----------------------------------------------------------------------------------------------

  setTable(table) {
    this.scene.setTable(table);
    this.ownScale = null;
    this.frames.request();
  }

  /** Shows time t, with places for all that was generated up to `horizon`. `path`: rows of the solution, or {path: rows}. */
  show(t, horizon, path = null) {
    const { scene } = this;
    if (!scene.table) return;
    const rows = ArrayBuffer.isView(path) || path === null ? path : path.path;
    const fresh = scene.setTime(t, horizon, rows ?? null);
    const now = performance.now();
    this.quick = now - this.shownAt < FAST;
    this.shownAt = now;
    scene.form = this.#formNow();
    this.#measureRoom();
    if (scene.layOut(now)) this.#adopt(fresh);
    else if (fresh) this.#adopt(true);
    this.#guide(fresh);
    this.frames.request();
  }

  get selected() {
    return this.scene.selectedRow;
  }

  select(row) {
    this.scene.select(row);
    this.frames.request();
  }

  follow(follows) {
    const follow = Boolean(follows);
    if (follow && !this.follows && this.scene.placed > 0) {
      const fit = this.camera.fit();
      const { kx, dy } = this.camera.goal;
      this.ownScale = kx > fit.kx * 1.05 ? { kx, dy } : null;
    }
    this.follows = follow;
    this.onCamera(follow);
    this.#guide(false);
    this.frames.request();
  }

  fit() {
    this.ownScale = null;
    this.#takeOver();
    this.#moveTo(this.camera.fit(), true);
  }

  /** Brings a node into the window. */
  reveal(row) {
    const { scene, camera } = this;
    const local = row - scene.base;
    if (local < 0 || local >= scene.rows || scene.placed === 0) return;
    const [x, y] = this.#middleOf(local);
    const view = { ...camera.goal };
    const aside = Math.min(120, camera.width / 5);
    const across = x * view.kx + view.tx;
    const down = y * view.dy + view.ty;
    if (across < aside || across > camera.width - aside) view.tx = camera.width / 2 - x * view.kx;
    if (down < camera.inset.top || down > camera.height - camera.inset.bottom) view.ty = camera.height / 2 - y * view.dy;
    if (view.tx === camera.goal.tx && view.ty === camera.goal.ty) return;
    this.#takeOver();
    this.#moveTo(view, true);
  }

  zoomBy(factor) {
    const { camera, scene } = this;
    this.#takeOver();
    const held = scene.selected >= 0 ? scene.selected : scene.focus;
    let [x, y] = [camera.width / 2, camera.height / 2];
    if (held >= 0 && scene.placed > 0) {
      const [atX, atY] = this.#middleOf(held);
      const across = atX * camera.goal.kx + camera.goal.tx;
      const down = atY * camera.goal.dy + camera.goal.ty;
      if (across > 0 && across < camera.width && down > 0 && down < camera.height) [x, y] = [across, down];
    }
    this.#zoom(factor, x, y, true);
  }

  setForm(form) {
    this.form = form;
    const { scene } = this;
    if (!scene.table) return;
    scene.form = this.#formNow();
    if (scene.layOut(performance.now())) this.#adopt(false);
    this.frames.request();
  }

  /** Reads colours and font again. */
  refreshTheme() {
    forgetWidths();
    this.scene.theme = readTheme(this.surface.canvas.parentElement);
    this.frames.request();
  }

  /** Milliseconds that the latest paints took, oldest first. */
  frameTimes() {
    return this.frames.recent();
  }

  // -- form and camera -------------------------------------------------------------------------------------------------

  #formNow() {
    if (this.form !== "auto") return this.form;
    const { rows, form } = this.scene;
    return rows >= ICICLE_FROM || (form === "icicle" && rows >= TIDY_BELOW) ? "icicle" : "tidy";
  }

  #measureRoom() {
    const { scene, camera } = this;
    scene.measureNames();
    camera.near = comfortableRoom(scene.shape);
    if (scene.form === "icicle") camera.near = { ...camera.near, kx: camera.near.kx * 1.2, closest: 420 };
  }

  /** Takes over a new placement; what the user looks at stays where it is. */
  #adopt(fresh) {
    const { scene, camera } = this;
    const before = scene.placement.form;
    const anchor = fresh || scene.placed === 0 ? -1 : this.#anchor();
    const place = anchor >= 0 ? this.#middleOf(anchor) : null;
    const { planner } = scene;
    const gliding = !this.still() && !this.quick && !fresh;
    if (place && before === planner.placement.form) {
      const slot = planner.placement.slots.slotOf[anchor];
      const { x, w } = planner.placement;
      const drift = x[slot] + (w ? w[slot] / 2 : 0) - place[0];
      scene.adopt(gliding, drift);
      camera.shift(-drift * camera.kx, 0);
    } else scene.adopt(gliding, 0);
    this.#setBox();
    if (fresh || before !== scene.placement.form) this.#changeForm(anchor, place, fresh);
  }

  /** The node that is to stay in its place: the focus or the selected one if in the window, else the one in the middle. */
  #anchor() {
    const { scene, camera } = this;
    const seen = (row) => {
      if (row < 0 || row >= scene.placed) return false;
      const [x, y] = this.#middleOf(row);
      const across = x * camera.kx + camera.tx;
      const down = y * camera.dy + camera.ty;
      return across > 0 && across < camera.width && down > 0 && down < camera.height;
    };
    if (seen(0)) return 0;
    if (seen(scene.selected)) return scene.selected;
    if (seen(scene.focus)) return scene.focus;
    return Math.max(0, pick(scene, camera, camera.width / 2, camera.height / 2, camera.width));
  }

  #changeForm(anchor, place, fresh) {
    const { camera, scene } = this;
    this.ownScale = null;
    const fit = camera.fit();
    if (fresh || !place || this.follows) camera.jumpTo(this.follows ? followed(camera, null, this.#focusBox()) : fit);
    else {
      const [x, y] = this.#middleOf(anchor);
      const kx = Math.max(fit.kx, Math.min(camera.near.kx, camera.kx));
      const dy = Math.max(fit.dy, Math.min(camera.near.dy, camera.dy));
      const across = place[0] * camera.kx + camera.tx;
      const down = place[1] * camera.dy + camera.ty;
      camera.jumpTo(camera.kept({ kx, dy, tx: across - x * kx, ty: down - y * dy }));
    }
    this.#hover();
  }

  #setBox() {
    const { scene, camera } = this;
    const { left, right, form } = scene.placement;
    const { levels } = scene.slots;
    if (form === "icicle") camera.box = { left, right, top: 0, bottom: levels, root: right / 2 };
    else camera.box = { left: left - 0.55, right: right + 0.55, top: -0.5, bottom: levels - 0.4, root: scene.placement.x[0] ?? 0 };
  }

  /** Lets the camera follow, if it does. */
  #guide(fresh) {
    const { scene, camera } = this;
    if (!this.follows || scene.placed === 0 || camera.width === 0) return;
    const own = scene.placement.form === "icicle" ? (this.ownScale ?? camera.fit()) : this.ownScale;
    this.#moveTo(followed(camera, own, this.#focusBox()), !fresh);
  }

  /** The focus with its parent and its children at t, in tree units. */
  #focusBox() {
    const { scene } = this;
    const row = scene.focus >= 0 ? scene.focus : scene.touched;
    if (row < 0) return null;
    const slot = scene.slotFor(row);
    const { slots } = scene;
    const { x, w } = scene.placement;
    const width = (s) => (w ? w[s] : 0);
    const box = { left: x[slot], right: x[slot] + width(slot), top: slots.level[slot] - 1, bottom: slots.level[slot] + 1.5 };
    const first = slots.childStart[slot];
    const end = slots.childStart[slot + 1];
    if (first < end) {
      box.left = Math.min(box.left, x[first]);
      box.right = Math.max(box.right, x[end - 1] + width(end - 1));
    }
    return box;
  }

  #middleOf(row) {
    const { scene } = this;
    const slot = scene.slotFor(row);
    if (scene.placement.form === "icicle") return [scene.x[slot] + scene.w[slot] / 2, scene.y[slot] + 0.5];
    return [scene.x[slot], scene.y[slot]];
  }

  #takeOver() {
    if (!this.follows) return;
    this.follows = false;
    this.onCamera(false);
  }

  #pan(dx, dy) {
    const { goal } = this.camera;
    this.#moveTo(this.camera.kept({ ...goal, tx: goal.tx + dx, ty: goal.ty + dy }), false);
  }

  #zoom(factor, x, y, gliding) {
    this.#moveTo(this.camera.zoomed(this.camera.goal, factor, x, y), gliding);
  }

  #moveTo(view, gliding) {
    if (gliding && !this.still()) this.camera.glideTo(view);
    else this.camera.jumpTo(view);
    this.frames.request();
  }

  #resized() {
    const { camera, surface, scene } = this;
    const before = camera.width;
    camera.width = surface.width;
    camera.height = surface.height;
    if (scene.placed > 0) {
      if (this.follows || before === 0) camera.jumpTo(this.follows ? followed(camera, this.ownScale, this.#focusBox()) : camera.fit());
      else camera.shift((camera.width - before) / 2, 0);
    }
    this.frames.request();
  }

  // -- input -----------------------------------------------------------------------------------------------------------

  #click(event) {
    const reach = event.pointerType === "touch" ? REACH.touch : REACH.mouse;
    this.#choose(this.#pickAt(event.offsetX, event.offsetY, reach));
  }

  #pickAt(x, y, reach) {
    const { scene, camera } = this;
    if (scene.placed === 0) return -1;
    return pick(scene, camera, x, y, scene.placement.form === "icicle" ? 1 : Math.max(reach, Math.min(camera.kx * 0.45, camera.dy)));
  }

  #choose(local) {
    this.scene.select(local < 0 ? -1 : local + this.scene.base);
    this.frames.request();
    this.onSelect(this.selected);
  }

  #step(to) {
    const { scene } = this;
    if (scene.placed === 0) return;
    const next = scene.selected >= 0 ? stepped(scene, scene.selected, to) : Math.max(0, scene.focus);
    this.#choose(next);
    this.reveal(next + scene.base);
  }

  #hover() {
    const { scene, surface } = this;
    const row = this.pointer ? this.#pickAt(this.pointer[0], this.pointer[1], REACH.mouse) : -1;
    if (row === scene.hovered) return;
    scene.hovered = row;
    surface.canvas.style.cursor = row >= 0 ? "pointer" : "grab";
    this.frames.request();
  }

  // -- a frame ---------------------------------------------------------------------------------------------------------

  #paint(now, elapsed) {
    const { scene, camera, surface } = this;
    if (!scene.table || surface.canvas.width === 0 || camera.width === 0) return false;
    if (scene.planner.work(now)) {
      this.#adopt(false);
      this.#guide(false);
    }
    const share = 1 - Math.exp(-elapsed / EASING);
    if (scene.motion.active) scene.advance(share, camera.kx, camera.dy);
    if (camera.moving) camera.approach(share);
    paint(surface, scene, camera);
    return scene.motion.active || camera.moving || scene.planner.pending;
  }
}
