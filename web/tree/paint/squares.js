// Far, with separate nodes: lines and squares, on whole device pixels for crispness.

import { BY_WEIGHT, LOOKS } from "../../canvas/status_styles.js";

const LINED_FROM = 3; // device pixels of a square that has an outline
const SIDE = 0.68; // of a slot

export class SquarePainter {
  #side = 0; // device pixels of the squares being drawn
  #inset = 0; // how much smaller they are than their outlines
  #look = 0;

  /** @param {import("./frame.js").Frame} frame */
  draw(frame) {
    const { scene, slot, ratio } = frame;
    const { theme } = scene;
    const { context } = frame;
    const size = Math.max(2, Math.round(slot * SIDE * ratio));
    frame.toDevice();
    for (const look of BY_WEIGHT) {
      const { colour, square } = LOOKS[look];
      this.#look = look;
      this.#side = Math.max(1, Math.round(size * square.size));
      this.#inset = 0;
      context.fillStyle = theme[colour].css;
      this.#fill(frame);
      if (!square.lined || this.#side < LINED_FROM) continue;
      this.#inset = size >= 4 ? Math.max(1, Math.round(this.#side / 5)) : 0;
      if (this.#inset === 0) continue;
      context.fillStyle = theme.paper.css;
      this.#fill(frame);
    }
    if (size >= 4) for (const look of BY_WEIGHT) if (LOOKS[look].mark === "foot") this.#foot(frame, look, theme, size);
    frame.toPage();
  }

  #fill({ context, scene, visible, device }) {
    const { x, y, slotStatus } = scene;
    const { kx, dy } = device;
    const look = this.#look;
    const side = this.#side;
    const inset = this.#inset;
    const length = side - 2 * inset;
    const left = device.tx - side / 2;
    const top = device.ty - side / 2;
    for (let level = visible.top; level < visible.end; level++) {
      const to = visible.to[level];
      for (let s = visible.from[level]; s < to; s++) {
        if (slotStatus[s] !== look) continue;
        context.fillRect(Math.round(x[s] * kx + left) + inset, Math.round(y[s] * dy + top) + inset, length, length);
      }
    }
  }

  /** The bar below a cut-off node. */
  #foot({ context, scene, visible, device }, look, theme, size) {
    const { x, y, slotStatus } = scene;
    const { kx, dy } = device;
    const left = device.tx - size * 0.7;
    const top = device.ty + size * 0.7;
    const width = Math.round(size * 1.4);
    const height = Math.max(1, Math.round(size / 4));
    context.fillStyle = theme[LOOKS[look].colour].css;
    for (let level = visible.top; level < visible.end; level++) {
      const to = visible.to[level];
      for (let s = visible.from[level]; s < to; s++) {
        if (slotStatus[s] !== look) continue;
        context.fillRect(Math.round(x[s] * kx + left), Math.round(y[s] * dy + top), width, height);
      }
    }
  }
}
