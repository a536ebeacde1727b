// Middle distances: a sign for each node, with a number if it is legible.

import { GlyphSheet } from "../../canvas/glyph_sheet.js";
import { BY_WEIGHT, LOOKS, isDropped } from "../../canvas/status_styles.js";
import { keyOf } from "../../canvas/notes.js";
import { numberText, widthOf } from "../../canvas/text.js";

const SMALLEST_TEXT = 8; // pixels
const SMALLEST_LARGE = 16; // for the last row of a lecture hall: smaller numbers are omitted

export const circleRadius = (slot, unit) => Math.min(17 * unit, Math.round(slot * 0.38 * 4) / 4);

/** The signs in the colours of one theme. */
class Signs {
  sheet = new GlyphSheet();
  #theme = null;
  #inks = []; // by look: the text colour on its sign, "" for no text

  /** Text colours by look. */
  inks(theme) {
    if (theme === this.#theme) return this.#inks;
    this.#theme = theme;
    for (const look of BY_WEIGHT) {
      const { colour, mark, sign } = LOOKS[look];
      const ground = theme.paper.mixed(theme[colour], sign.fill);
      this.#inks[look] = isDropped(look) || mark === "cross" ? "" : ground.legible(theme.ink, theme.paper).css;
    }
    return this.#inks;
  }
}

export class CirclePainter {
  #signs = new Signs();

  get sheet() {
    return this.#signs.sheet;
  }

  /** @param {import("./frame.js").Frame} frame */
  draw(frame) {
    const { context, scene, visible, device, ratio } = frame;
    const { x, y, slotStatus, theme } = scene;
    const { kx, tx, dy, ty } = device;
    const r = circleRadius(frame.slot, scene.unit);
    const { sheet } = this;
    sheet.prepare(r, ratio, theme);
    frame.toDevice();
    for (let level = visible.end - 1; level >= visible.top; level--) {
      const to = visible.to[level];
      for (let s = visible.from[level]; s < to; s++) {
        const look = slotStatus[s];
        if (look !== 0) sheet.stamp(context, look, x[s] * kx + tx, y[s] * dy + ty);
      }
    }
    frame.toPage();
    const least = scene.large ? SMALLEST_LARGE : SMALLEST_TEXT;
    if (r * 0.95 >= least) this.#drawNumbers(frame, r, least);
  }

  #drawNumbers({ context, scene, camera, visible }, r, least) {
    const { x, y, slots, slotStatus, theme } = scene;
    const { kx, tx, dy, ty } = camera;
    const size = Math.round(r * 0.95);
    const inks = this.#signs.inks(theme);
    const full = `600 ${size}px ${theme.font}`;
    const small = `600 ${Math.max(least - 1, Math.round(size * 0.78))}px ${theme.font}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (let level = visible.top; level < visible.end; level++) {
      for (let s = visible.from[level]; s < visible.to[level]; s++) {
        const look = slotStatus[s];
        if (look === 0) continue;
        const ink = inks[look];
        if (ink === "") continue;
        const text = numberText(keyOf(scene.table, scene.base + slots.rowOf[s]));
        context.font = text.length > 2 ? small : full;
        if (widthOf(context, text) > r * 1.9) continue;
        context.fillStyle = ink;
        const lift = LOOKS[look].mark === "foot" ? r * 0.1 : 0;
        context.fillText(text, x[s] * kx + tx, y[s] * dy + ty - lift + size * 0.06);
      }
    }
  }
}
