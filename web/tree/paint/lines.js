// Antialiased lines after Xiaolin Wu (1991), one pixel wide, written directly into the pixels of a raster.

import { blended } from "../../canvas/colour.js";

export class Lines {
  #top = 0;
  #bottom = 0;
  #colour = null;
  #strength = 1;

  /** @param {import("./raster.js").Raster} raster */
  constructor(raster) {
    this.raster = raster;
  }

  /** Sets the rows: all following lines go from `top` down to `bottom`. */
  begin(top, bottom, colour, strength) {
    this.#top = top;
    this.#bottom = bottom;
    this.#colour = colour;
    this.#strength = strength;
  }

  /** A line from x = a at the top to x = b at the bottom. */
  draw(a, b) {
    const { raster } = this;
    const top = this.#top;
    const bottom = this.#bottom;
    const strength = this.#strength;
    const dx = b - a;
    const dy = bottom - top;
    if (Math.abs(dx) <= dy) {
      const to = Math.min(raster.height, bottom);
      for (let y = Math.max(0, top); y < to; y++) {
        const at = a + ((y + 0.5 - top) / dy) * dx - 0.5;
        const column = Math.floor(at);
        this.#blend(column, y, strength * (1 - (at - column)));
        this.#blend(column + 1, y, strength * (at - column));
      }
      return;
    }
    const to = Math.min(raster.width, Math.round(Math.max(a, b)));
    for (let x = Math.max(0, Math.round(Math.min(a, b))); x < to; x++) {
      const at = top + ((x + 0.5 - a) / dx) * dy - 0.5;
      const row = Math.floor(at);
      if (row >= top) this.#blend(x, row, strength * (1 - (at - row)));
      if (row + 1 < bottom) this.#blend(x, row + 1, strength * (at - row));
    }
  }

  #blend(x, y, share) {
    const { raster } = this;
    if (x < 0 || x >= raster.width || y < 0 || y >= raster.height) return;
    const at = y * raster.width + x;
    const under = raster.pixels[at];
    raster.pixels[at] = blended(under & 255, (under >> 8) & 255, (under >> 16) & 255, this.#colour, share);
  }
}
