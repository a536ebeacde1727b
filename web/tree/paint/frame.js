// The object shared by the painters of one view, created once and filled in for each frame.

import { Visible } from "../camera/visible.js";

export class Frame {
  constructor() {
    /** @type {CanvasRenderingContext2D} scaled by `ratio` device pixels per CSS pixel */
    this.context = null;
    /** @type {import("../scene.js").Scene} */
    this.scene = null;
    /** @type {import("../camera/camera.js").Camera} in CSS pixels */
    this.camera = null;
    this.ratio = 1;
    /** The camera in device pixels. */
    this.device = { kx: 1, tx: 0, dy: 1, ty: 0 };
    this.visible = new Visible();
    /** Pixels per slot: the room of a node, which determines the level of detail. */
    this.slot = 0;
    /** The distance from a node's centre at which edges begin. */
    this.half = 0;
    /** The font size on cards; 0: there are none. */
    this.type = 0;
  }

  begin({ context, ratio }, scene, camera) {
    const { device } = this;
    this.context = context;
    this.ratio = ratio;
    this.scene = scene;
    this.camera = camera;
    device.kx = camera.kx * ratio;
    device.tx = camera.tx * ratio;
    device.dy = camera.dy * ratio;
    device.ty = camera.ty * ratio;
    this.slot = Math.min(camera.kx, camera.dy * 0.9);
    this.half = this.type = 0;
  }

  /** Uses device pixels as the context's units until `toPage()`. */
  toDevice() {
    this.context.setTransform(1, 0, 0, 1, 0, 0);
  }

  toPage() {
    this.context.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
  }
}
