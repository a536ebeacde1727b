// Middle distances: a sign for each node, with a number where it can be read.

import { GlyphSheet } from "../../canvas/glyph_sheet.js";
import { BY_WEIGHT, LOOKS, isDropped } from "../../canvas/looks.js";
import { numberText, widthOf } from "../../canvas/text.js";

const SMALLEST_TEXT = 8; // pixels
const SMALLEST_LARGE = 16; // for the last row of a lecture hall: what it cannot read is not written

export const circleRadius = (slot, unit) => Math.min(17 * unit, Math.round(slot * 0.38 * 4) / 4);

export class CirclePainter {
  #inks = []; // by look: the colour of writing on its sign, "" where nothing is written
  #theme = null;
  sheet = new GlyphSheet();

  /** @param {import("./frame.js").Frame} frame */
  draw(frame) {
    const { context, scene, visible, device, ratio } = frame;
    const { x, y, slotStatus, theme } = scene;
    const { kx, tx, dy, ty } = device;
    const r = circleRadius(frame.slot, scene.unit);
    this.sheet.prepare(r, ratio, theme);
    frame.toDevice();
    for (let level = visible.end - 1; level >= visible.top; level--) {
      const to = visible.to[level];
      for (let s = visible.from[level]; s < to; s++) {
        const look = slotStatus[s];
        if (look !== 0) this.sheet.stamp(context, look, x[s] * kx + tx, y[s] * dy + ty);
      }
    }
    frame.toPage();
    const least = scene.typeScale > 1 ? SMALLEST_LARGE : SMALLEST_TEXT;
    if (r * 0.95 >= least) this.#drawNumbers(frame, r, least);
  }

  #drawNumbers({ context, scene, camera, visible }, r, least) {
    const { x, y, slots, slotStatus, theme } = scene;
    const { kx, tx, dy, ty } = camera;
    const size = Math.round(r * 0.95);
    const full = `600 ${size}px ${theme.font}`;
    const small = `600 ${Math.max(least - 1, Math.round(size * 0.78))}px ${theme.font}`;
    this.#takeInks(theme);
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let level = visible.top; level < visible.end; level++) {
      for (let s = visible.from[level]; s < visible.to[level]; s++) {
        const look = slotStatus[s];
        if (look === 0 || this.#inks[look] === "") continue;
        const text = numberText(scene.numberOf(slots.rowOf[s]));
        context.font = text.length > 2 ? small : full;
        if (widthOf(context, text) > r * 1.9) continue;
        context.fillStyle = this.#inks[look];
        const lift = LOOKS[look].mark === "foot" ? r * 0.1 : 0;
        context.fillText(text, x[s] * kx + tx, y[s] * dy + ty - lift + size * 0.06);
      }
    }
  }

  #takeInks(theme) {
    if (theme === this.#theme) return;
    this.#theme = theme;
    for (const look of BY_WEIGHT) {
      const { colour, mark, sign } = LOOKS[look];
      const ground = theme.paper.mixed(theme[colour], sign.fill);
      this.#inks[look] = isDropped(look) || mark === "cross" ? "" : ground.legible(theme.ink, theme.paper).css;
    }
  }
}
