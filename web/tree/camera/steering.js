// Chooses the layout and moves the camera: automatically while it follows the search or keeps the whole tree in the
// window. Otherwise it moves only on user input, and the node that the user looks at keeps its position when the tree
// is laid out again.

import { comfortableRoom, legibleRoom } from "../layout/card_size.js";
import { formFor } from "../layout/form.js";
import { anchorOf, anchored, revealed } from "./anchor.js";
import { boxOf, focusBox, middleOf, onScreen } from "./extent.js";
import { placed } from "./follow.js";
import { Wish } from "./wish.js";

const LOW = 320; // pixels of a window in which the tools appear only during use
const FLICKER = 0.04; // share of the window size: after a larger change the scale is chosen again
const BARS = { wider: 1.2, closest: 420 }; // bars need more room than cards

export class Steering {
  /**
   * @param {import('../scene.js').Scene} scene
   * @param {import('./camera.js').Camera} camera
   * @param {object} host
   * @param {() => boolean} host.still  whether to avoid animation
   * @param {(camera: {follows: boolean, fits: boolean}) => void} host.onCamera
   * @param {() => void} [host.onZoom]  the user has zoomed
   * @param {() => void} host.changed
   */
  constructor(scene, camera, host) {
    this.scene = scene;
    this.camera = camera;
    this.host = host;
    this.wish = new Wish(scene, camera);
    this.form = "auto";
    this.corner = { width: 0, height: 0 };
    this.former = null; // the previous size of the window, and the view at that size
  }

  /** Sets the covered corner at the bottom right, which low windows do not have (web/style/views.css). */
  keepCorner(width, height) {
    this.corner = { width, height };
  }

  /** What moves the camera automatically, if anything. */
  get mode() {
    return { follows: this.wish.mode === "follow", fits: this.wish.mode === "fit" };
  }

  /** For another search: forgets the scale chosen for the last tree. */
  reset() {
    this.wish.ownScale = null;
  }

  /** Chooses the layout for the current rows, and measures the room for cards or bars. */
  chooseForm() {
    const { scene } = this;
    scene.measure();
    scene.form = this.form === "auto" ? formFor(scene) : this.form;
    this.#measureRoom();
  }

  #measureRoom() {
    const { scene, camera } = this;
    const near = comfortableRoom(scene.shape);
    const { bars, narrowest } = scene.placement;
    camera.near = bars ? { ...near, kx: (near.kx * BARS.wider) / narrowest, closest: BARS.closest / narrowest } : near;
    camera.legible = legibleRoom(scene.shape);
  }

  /** Takes over a new layout. `fresh`: of another tree. */
  adopt(fresh, gliding) {
    const { scene, camera } = this;
    const next = scene.planner.placement;
    const formChanged = scene.placement.form !== next.form;
    const first = fresh || scene.placed === 0;
    const anchor = first ? -1 : anchorOf(scene, camera);
    const place = anchor < 0 ? null : middleOf(scene, anchor);
    if (place && !formChanged) {
      const slot = next.slots.slotOf[anchor];
      const drift = next.x[slot] + (next.w ? next.w[slot] / 2 : 0) - place.x;
      scene.adopt(gliding, drift);
      camera.shift(-drift * camera.kx, 0);
    } else scene.adopt(gliding, 0);
    this.#measureRoom();
    camera.box = boxOf(scene);
    if (place && formChanged && this.wish.mode === "own") camera.jumpTo(anchored(scene, camera, anchor, place));
    else if (first || formChanged) camera.jumpTo(this.#planned() ?? camera.fit());
  }

  /** Moves the camera automatically, unless the user has taken over. */
  guide(gliding) {
    const view = this.#planned();
    if (view) this.moveTo(view, gliding);
  }

  /** The automatic view, after setting its band; null, without a band, if the user has taken over. */
  #planned() {
    const { plan } = this.wish;
    if (plan === null) this.camera.cover(0);
    this.scene.band = plan?.band ?? "none";
    return plan?.view ?? null;
  }

  /** The automatic scale of this tree. */
  get scale() {
    return this.wish.scale;
  }

  /** Sets the scale, so that two trees can be compared; null: automatic. */
  setScale(scale) {
    this.wish.givenScale = scale && { kx: scale.kx, dy: scale.dy };
    if (this.wish.mode === "own" && scale) this.moveTo(placed(this.camera, scale, focusBox(this.scene)), true);
    else this.guide(true);
  }

  follow(follows) {
    const { scene, camera } = this;
    if (!follows) {
      this.takeOver();
      return;
    }
    if (this.wish.mode === "own" && scene.placed > 0) {
      const { kx, dy } = camera.goal;
      this.wish.ownScale = kx > camera.fit().kx * 1.05 ? { kx, dy } : null;
    }
    this.#become("follow");
    this.guide(true);
  }

  /** The user moves the camera: it stays there from now on. */
  takeOver() {
    this.#become("own");
    this.#planned();
  }

  #become(mode) {
    if (mode === this.wish.mode) return;
    this.wish.mode = mode;
    this.host.onCamera(this.mode);
  }

  /** Shows the whole tree from now on. */
  fit() {
    this.wish.ownScale = null;
    this.#become("fit");
    if (this.scene.placed === 0) return;
    const view = this.#planned();
    this.moveTo(this.wish.givenScale && view ? view : this.camera.fit(), true);
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
    const { x, y } = at.x > 0 && at.x < camera.width && at.y > 0 && at.y < camera.height ? at : middle;
    this.zoom(factor, x, y, true);
  }

  /** Brings a node into the window, if it is not well inside. */
  reveal(row) {
    const { scene, camera } = this;
    if (row < 0 || row >= scene.rows || scene.placed === 0) return;
    const view = revealed(scene, camera, row);
    if (!view) return;
    this.takeOver();
    this.moveTo(view, true);
  }

  moveTo(view, gliding) {
    if (gliding && !this.host.still()) this.camera.glideTo(view);
    else this.camera.jumpTo(view);
    this.host.changed();
  }

  /** The font size has changed. */
  remeasured() {
    if (this.scene.placed === 0) return;
    this.#measureRoom();
    const { near, goal } = this.camera;
    if (this.wish.mode !== "own") Object.assign(goal, { kx: near.kx, dy: near.dy });
    this.guide(false);
  }

  /**
   * The last view at this size of the window, if the search has not moved since: for example, a row was closed again.
   */
  #former(width, height) {
    const { former, camera, scene } = this;
    this.former = { width: camera.width, height: camera.height, t: scene.t, goal: { ...camera.goal } };
    const back = former?.width === width && former.height === height && former.t === scene.t;
    return back ? former.goal : null;
  }

  /** The window has another size. Size 0, in a hidden tab, is ignored, so that the view returns unchanged. */
  resized(width, height) {
    const { camera, scene } = this;
    if (width === 0 || height === 0) return;
    const before = camera.width;
    const other = Math.max(Math.abs(width / before - 1), Math.abs(height / camera.height - 1)) > FLICKER;
    const former = this.#former(width, height);
    camera.width = width;
    camera.height = height;
    camera.keepCorner(height < LOW ? { width: 0, height: 0 } : this.corner);
    if (scene.placed === 0) return;
    this.#measureRoom();
    if (other && this.wish.mode !== "own") Object.assign(camera.goal, former ?? { kx: camera.near.kx, dy: camera.near.dy });
    const view = this.#planned();
    if (view) camera.jumpTo(view);
    else if (before === 0) camera.jumpTo(camera.fit());
    else camera.shift((width - before) / 2, 0);
  }
}
