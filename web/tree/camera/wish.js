// Where the camera would be by itself: with the search, or far enough away for the whole tree. One that is the user's has
// no wish of its own.

import { focusBox, pathBox } from "./extent.js";
import { followed, framed, placed, whole } from "./follow.js";

/**
 * @typedef {"follow"|"fit"|"own"} Mode  the camera keeps the search in sight, or the whole tree, or is the user's
 * @typedef {import("./follow.js").Scale} Scale
 * @typedef {import("./follow.js").View} View
 */

export class Wish {
  /** @type {Mode} */
  mode = "follow";

  /** @type {Scale|null} */
  ownScale = null; // what the user chose before following again; null: what follow.js chooses

  /** @type {Scale|null} */
  givenScale = null; // from outside, so that two trees have the same; null: its own

  /**
   * @param {import('../scene.js').Scene} scene
   * @param {import('./camera.js').Camera} camera
   */
  constructor(scene, camera) {
    this.scene = scene;
    this.camera = camera;
  }

  /** @returns {View|null} null: the camera is the user's, or there is nothing to see */
  get view() {
    const { scene, camera } = this;
    if (this.mode === "own" || scene.placed === 0 || camera.width === 0) return null;
    if (!this.givenScale) return this.#atItsOwnScale();
    const focus = this.mode === "follow" ? focusBox(scene) : null;
    return placed(camera, this.givenScale, scene.solved ? pathBox(scene) : focus);
  }

  /** @returns {Scale} what this tree would have by itself, or has as the user's */
  get scale() {
    const { kx, dy } = this.mode === "own" ? this.camera.goal : (this.#atItsOwnScale() ?? this.camera.goal);
    return { kx, dy };
  }

  #atItsOwnScale() {
    const { scene, camera } = this;
    if (this.mode === "fit") return whole(camera);
    if (scene.solved) return framed(camera, pathBox(scene));
    // Of a search from both ends one wants to see both fronts, not go from one to the other with every step.
    const all = scene.placement.bars || scene.slots.roots > 1 ? camera.fit() : null;
    return followed(camera, this.ownScale ?? all, focusBox(scene));
  }
}
