// All signs of one size as pictures, because a picture is drawn many times faster than a path.

import { STATUS, STATUS_COUNT } from "../table/codes.js";
import { drawGlyph } from "./glyphs.js";

export class GlyphSheet {
  constructor() {
    this.key = "";
    this.cell = 0;
    this.sheet = null;
  }

  /** Makes the signs for radius r, at so many device pixels per CSS pixel. */
  prepare(r, ratio, theme) {
    const key = `${r} ${ratio}`;
    if (key === this.key && theme === this.theme) return;
    this.key = key;
    this.theme = theme;
    this.ratio = ratio;
    this.cell = 2 * Math.ceil(r * 1.3 * ratio + 1);
    this.sheet = new OffscreenCanvas(this.cell * STATUS_COUNT, this.cell);
    const context = this.sheet.getContext("2d");
    context.scale(ratio, ratio);
    for (const status of Object.values(STATUS)) {
      drawGlyph(context, status, ((status + 0.5) * this.cell) / ratio, this.cell / 2 / ratio, r, theme);
    }
  }

  /** Puts a sign around the point (x, y) in device pixels; the context has no transform. */
  stamp(context, status, x, y) {
    const { cell } = this;
    context.drawImage(
      this.sheet,
      status * cell,
      0,
      cell,
      cell,
      Math.round(x) - cell / 2,
      Math.round(y) - cell / 2,
      cell,
      cell,
    );
  }
}
