// Pointer and keys on the canvas: finds their node and calls the host.

import { listenToGestures } from "../canvas/gestures.js";
import { pick } from "./pick.js";
import { listenToKeys, stepped } from "./keyboard.js";
import { holdsCards } from "./layout/card_size.js";

const REACH = { mouse: 6, touch: 16 }; // pixels
const REACH_OF_BARS = 1;

export class Input {
  /**
   * @param {HTMLCanvasElement} canvas
   * @param {import('./scene.js').Scene} scene
   * @param {import('./camera/steering.js').Steering} steering
   * @param {{choose: (row: number) => void, changed: () => void}} host  local rows; -1: none
   */
  constructor(canvas, scene, steering, host) {
    this.canvas = canvas;
    this.scene = scene;
    this.steering = steering;
    this.host = host;
    this.pointer = null; // position of the mouse
    this.listening = new AbortController();
    const listen = (name, act) => canvas.addEventListener(name, act, { signal: this.listening.signal });
    const stopListening = listenToGestures(canvas, {
      grab: () => {
        steering.camera.halt();
        steering.takeOver();
      },
      pan: (dx, dy) => steering.pan(dx, dy),
      zoom: (factor, x, y, gliding) => steering.zoom(factor, x, y, gliding),
    });
    this.listening.signal.addEventListener("abort", stopListening);
    listenToKeys(listen, {
      step: (to) => this.#step(to),
      zoomBy: (factor) => steering.zoomBy(factor),
      fit: () => steering.fit(),
    });
    listen("click", (event) => {
      host.choose(this.#at(event.offsetX, event.offsetY, REACH[event.pointerType] ?? REACH.mouse));
    });
    listen("pointermove", (event) => {
      if (event.pointerType === "mouse" && !event.buttons) this.#pointAt({ x: event.offsetX, y: event.offsetY });
    });
    listen("pointerleave", () => this.#pointAt(null));
  }

  destroy() {
    this.listening.abort();
  }

  #at(x, y, reach) {
    const { scene } = this;
    const { camera } = this.steering;
    if (scene.placed === 0) return -1;
    const { bars, across } = scene.placement;
    const beside = across && holdsCards(scene.shape, camera.kx, camera.dy) ? 0 : Math.min(camera.kx * 0.45, camera.dy);
    return pick(scene, camera, x, y, bars ? REACH_OF_BARS : Math.max(reach, beside));
  }

  #pointAt(pointer) {
    this.pointer = pointer;
    this.hover();
  }

  /** Updates the hovered node; also after the picture has moved below the mouse. */
  hover() {
    const { scene, canvas, pointer } = this;
    const row = pointer ? this.#at(pointer.x, pointer.y, REACH.mouse) : -1;
    if (row === scene.hovered) return;
    scene.hovered = row;
    canvas.style.cursor = row >= 0 ? "pointer" : "grab";
    this.host.changed();
  }

  #step(to) {
    const { scene } = this;
    if (scene.placed === 0) return;
    const next = scene.selected >= 0 ? stepped(scene, scene.selected, to) : Math.max(0, scene.focus);
    this.host.choose(next);
    this.steering.reveal(next);
  }
}
