// The automatic view: of the search or of the whole tree. There is none after the user has taken over.

import { focusBox, pathBox } from "./extent.js";
import { followed, framed, placed, whole } from "./follow.js";
import { planned } from "./promise.js";

/**
 * @typedef {"follow"|"fit"|"own"} Mode  the camera shows the search, the whole tree, or what the user has chosen
 * @typedef {import("./follow.js").Scale} Scale
 * @typedef {import("./promise.js").Plan} Plan
 */

export class Wish {
  /** @type {Mode} */
  mode = "follow";

  /** @type {Scale|null} */
  ownScale = null; // chosen by the user before following again; null: automatic

  /** @type {Scale|null} */
  givenScale = null; // set from outside, so that two trees have the same; null: automatic

  /**
   * @param {import('../scene.js').Scene} scene
   * @param {import('./camera.js').Camera} camera
   */
  constructor(scene, camera) {
    this.scene = scene;
    this.camera = camera;
  }

  /** @returns {Plan|null} null if the user has taken over, or there is nothing to see */
  get plan() {
    const { scene, camera } = this;
    if (this.mode === "own" || scene.placed === 0 || camera.width === 0) return null;
    return this.#planned(this.givenScale);
  }

  /** @returns {Scale} the automatic scale of this tree, or the user's */
  get scale() {
    const { goal } = this.camera;
    const wanted = this.mode === "own" || this.scene.placed === 0 ? goal : this.#planned(null).view;
    return { kx: wanted.kx, dy: wanted.dy };
  }

  /** @param {Scale|null} given @returns {Plan} */
  #planned(given) {
    const { scene, camera } = this;
    if (this.mode === "follow" && !scene.placement.bars) return planned(scene, camera, this.#legible(given ?? this.ownScale));
    camera.cover(0);
    return { view: given ? this.#at(given) : this.#byItself(), band: "none" };
  }

  /** The scale, raised to a legible one. */
  #legible(scale) {
    const { legible } = this.camera;
    return scale && { kx: Math.max(scale.kx, legible.kx), dy: Math.max(scale.dy, legible.dy) };
  }

  #at(scale) {
    const { scene, camera } = this;
    const focus = this.mode === "follow" ? focusBox(scene) : null;
    return placed(camera, scale, scene.solved ? pathBox(scene) : focus);
  }

  #byItself() {
    const { scene, camera } = this;
    if (this.mode === "fit") return whole(camera);
    if (scene.solved) return framed(camera, pathBox(scene));
    return followed(camera, this.ownScale ?? camera.fit(), focusBox(scene));
  }
}
