// All signs of one size, prerendered: drawing an image is many times faster than drawing a path.

import { drawGlyph } from "./glyphs.js";
import { BY_WEIGHT, LOOK_COUNT } from "./status_styles.js";

export class GlyphSheet {
  #radius = 0;
  #ratio = 0;
  #theme = null;
  #cell = 0; // device pixels of the square of a sign
  #sheet = null;
  /** How many times the sheet was drawn. */
  made = 0;

  /** Draws the signs for radius r at a pixel ratio, unless they are already there. */
  prepare(r, ratio, theme) {
    if (r === this.#radius && ratio === this.#ratio && theme === this.#theme) return;
    this.#radius = r;
    this.#ratio = ratio;
    this.#theme = theme;
    this.#cell = 2 * Math.ceil(r * 1.3 * ratio + 1);
    this.#sheet = new OffscreenCanvas(this.#cell * LOOK_COUNT, this.#cell);
    this.made++;
    const context = this.#sheet.getContext("2d");
    context.scale(ratio, ratio);
    const half = this.#cell / 2 / ratio;
    for (const look of BY_WEIGHT) drawGlyph(context, look, (2 * look + 1) * half, half, r, theme);
  }

  /**
   * Draws a sign centred at (x, y) in device pixels; the context has no transform. A context that records shapes
   * (web/picture/shapes/recorder.js) gets the sign as shapes.
   */
  stamp(context, look, x, y) {
    if (context.shapes) return drawGlyph(context, look, x, y, this.#radius * this.#ratio, this.#theme);
    const side = this.#cell;
    const left = Math.round(x) - side / 2;
    const top = Math.round(y) - side / 2;
    context.drawImage(this.#sheet, look * side, 0, side, side, left, top, side, side);
  }
}
