// Which form the tree has, and where the camera is: it goes by itself while it follows the search; else it moves only
// as the user says, and so that what the user looks at stays in its place when the tree is laid out again.

import { comfortableRoom } from "./card_size.js";
import { boxOf, focusBox, middleOf, onScreen } from "./extent.js";
import { followed } from "./follow.js";
import { pick } from "./pick.js";

const ICICLE_FROM = 4000; // rows
const TIDY_BELOW = 3000;
const BROAD_FROM = 16; // rows for each level: of a depth-first rod the icicle would show nothing
const ROD_BELOW = 10;
const BARS = { wider: 1.2, closest: 420 }; // bars take more room than cards

export class Steering {
  /**
   * @param {import('./scene.js').Scene} scene
   * @param {import('./camera.js').Camera} camera
   * @param {{still: () => boolean, onCamera: (follows: boolean) => void, changed: () => void}} host
   */
  constructor(scene, camera, host) {
    this.scene = scene;
    this.camera = camera;
    this.host = host;
    this.form = "auto";
    this.follows = true;
    this.ownScale = null; // the scales that the user chose before following again; null: those that follow.js chooses
  }

  /** Decides on the form for the rows that are there, and on the room that cards or bars want. */
  chooseForm() {
    const { scene } = this;
    scene.measures.take(scene);
    const large = scene.rows >= (scene.form === "icicle" ? TIDY_BELOW : ICICLE_FROM);
    const broad = scene.rows >= (scene.measures.deepest + 1) * (scene.form === "icicle" ? ROD_BELOW : BROAD_FROM);
    scene.form = this.form !== "auto" ? this.form : large && broad ? "icicle" : "tidy";
    this.#measureRoom();
  }

  #measureRoom() {
    const { scene, camera } = this;
    const near = comfortableRoom(scene.shape);
    const { bars, narrowest } = scene.placement;
    camera.near = bars ? { ...near, kx: (near.kx * BARS.wider) / narrowest, closest: BARS.closest / narrowest } : near;
  }

  /** Takes over a new layout. `fresh`: it is another tree than the one before. */
  adopt(fresh, gliding) {
    const { scene, camera } = this;
    const next = scene.planner.placement;
    const formChanged = scene.placement.form !== next.form;
    const first = fresh || scene.placed === 0;
    const anchor = first ? -1 : this.#anchor();
    const place = anchor < 0 ? null : middleOf(scene, anchor);
    if (place && !formChanged) {
      const slot = next.slots.slotOf[anchor];
      const drift = next.x[slot] + (next.w ? next.w[slot] / 2 : 0) - place.x;
      scene.adopt(gliding, drift);
      camera.shift(-drift * camera.kx, 0);
    } else scene.adopt(gliding, 0);
    this.#measureRoom();
    camera.box = boxOf(scene);
    if (place && formChanged && !this.follows) this.#keep(anchor, place);
    else if (first || formChanged) camera.jumpTo(this.follows ? this.#followed() : camera.fit());
  }

  /**
   * The node that is to stay in its place: the root, the selected one or the focus if in the window, else one in the
   * middle.
   */
  #anchor() {
    const { scene, camera } = this;
    const seen = (row) => {
      if (row < 0 || row >= scene.placed) return false;
      const { x, y } = onScreen(scene, row, camera);
      return x > 0 && x < camera.width && y > 0 && y < camera.height;
    };
    const wanted = [0, scene.selected, scene.focus].find(seen);
    return wanted ?? Math.max(0, pick(scene, camera, camera.width / 2, camera.height / 2, camera.width));
  }

  /** In another form, the anchor stays where it was in the window, about as near. */
  #keep(anchor, place) {
    const { camera, scene } = this;
    const fit = camera.fit();
    const kx = Math.max(fit.kx, Math.min(camera.near.kx, camera.kx));
    const dy = Math.max(fit.dy, Math.min(camera.near.dy, camera.dy));
    const { x, y } = middleOf(scene, anchor);
    const across = place.x * camera.kx + camera.tx;
    const down = place.y * camera.dy + camera.ty;
    camera.jumpTo(camera.kept({ kx, dy, tx: across - x * kx, ty: down - y * dy }));
  }

  /** Lets the camera go where the search is, if it follows. */
  guide(gliding) {
    if (this.follows && this.scene.placed > 0 && this.camera.width > 0) this.moveTo(this.#followed(), gliding);
  }

  #followed() {
    const { scene, camera } = this;
    // Of a search from both ends one wants to see both fronts, not go from one to the other with every step.
    const whole = scene.placement.bars || scene.slots.roots > 1 ? camera.fit() : null;
    return followed(camera, this.ownScale ?? whole, focusBox(scene));
  }

  follow(follows) {
    const { scene, camera } = this;
    if (follows && !this.follows && scene.placed > 0) {
      const { kx, dy } = camera.goal;
      this.ownScale = kx > camera.fit().kx * 1.05 ? { kx, dy } : null;
    }
    this.follows = follows;
    this.host.onCamera(follows);
    this.guide(true);
  }

  /** The user moves the camera: from now on it stays where it is put. */
  takeOver() {
    if (!this.follows) return;
    this.follows = false;
    this.host.onCamera(false);
  }

  fit() {
    this.ownScale = null;
    this.takeOver();
    this.moveTo(this.camera.fit(), true);
  }

  pan(dx, dy) {
    const { camera } = this;
    this.moveTo(camera.kept({ ...camera.goal, tx: camera.goal.tx + dx, ty: camera.goal.ty + dy }), false);
  }

  zoom(factor, x, y, gliding) {
    this.takeOver();
    this.moveTo(this.camera.zoomed(this.camera.goal, factor, x, y), gliding);
  }

  /** Zooms around the selected node or the focus if it is in the window, else around its middle. */
  zoomBy(factor) {
    const { camera, scene } = this;
    const middle = { x: camera.width / 2, y: camera.height / 2 };
    const held = scene.selected >= 0 ? scene.selected : scene.focus;
    const at = held >= 0 && scene.placed > 0 ? onScreen(scene, held, camera.goal) : middle;
    const { x, y } = at.x > 0 && at.x < camera.width && at.y > 0 && at.y < camera.height ? at : middle;
    this.zoom(factor, x, y, true);
  }

  /** Brings a node into the window, if it is not well inside. */
  reveal(row) {
    const { scene, camera } = this;
    if (row < 0 || row >= scene.rows || scene.placed === 0) return;
    const view = { ...camera.goal };
    const { x, y } = onScreen(scene, row, view);
    const aside = Math.min(120, camera.width / 5);
    if (x < aside || x > camera.width - aside) view.tx += camera.width / 2 - x;
    if (y < camera.inset.top || y > camera.height - camera.inset.bottom) view.ty += camera.height / 2 - y;
    if (view.tx === camera.goal.tx && view.ty === camera.goal.ty) return;
    this.takeOver();
    this.moveTo(view, true);
  }

  moveTo(view, gliding) {
    if (gliding && !this.host.still()) this.camera.glideTo(view);
    else this.camera.jumpTo(view);
    this.host.changed();
  }

  resized(width, height) {
    const { camera, scene } = this;
    const before = camera.width;
    camera.width = width;
    camera.height = height;
    if (scene.placed === 0) return;
    this.#measureRoom();
    if (this.follows) camera.jumpTo(this.#followed());
    else if (before === 0) camera.jumpTo(camera.fit());
    else camera.shift((width - before) / 2, 0);
  }
}
