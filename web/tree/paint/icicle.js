// Trees of bars (icicle and levels): levels as bands of pixels, and, where bars are large enough, their names or boards on top.

import { spotUnplaced } from "./pixels.js";

const LEVELS_IN_A_ROW = 6; // of pixels; more change nothing that can be seen

export class IciclePainter {
  /** @param {import("./raster.js").Raster} raster */
  constructor(raster) {
    this.raster = raster;
  }

  /** @param {import("./frame.js").Frame} frame */
  draw(frame) {
    const { raster } = this;
    const { camera, scene, visible } = frame;
    raster.begin(frame, "icicle", fillFor(camera.kx * scene.placement.narrowest));
    if (frame.device.dy < 2) this.#thinLevels(frame);
    else for (let level = visible.top; level < visible.end; level++) this.#drawLevel(frame, level);
    spotUnplaced(raster, frame);
    raster.show(frame.context);
  }

  #drawLevel(frame, level) {
    const { raster } = this;
    if (raster.shows(level)) return;
    const { ratio } = frame;
    const { dy, ty } = frame.device;
    const top = Math.round(level * dy + ty);
    const bottom = Math.round((level + 1) * dy + ty) - (dy >= 5 ? Math.round(ratio) : 0);
    raster.clear(top, bottom);
    raster.coverage.clear();
    raster.coverage.coverBars(frame, level, Math.max(1, ratio), 1);
    raster.band(top, bottom, dy < 6 ? 0 : Math.max(1, Math.min(Math.round(3 * ratio), Math.round(dy * 0.14))));
  }

  /** More levels than pixels: each row of pixels takes the mean of the levels that fall into it, or of some of them. */
  #thinLevels(frame) {
    const { raster } = this;
    const { visible } = frame;
    const { dy, ty } = frame.device;
    const bottom = Math.min(raster.height, Math.ceil(visible.end * dy + ty));
    for (let y = Math.max(0, Math.floor(visible.top * dy + ty)); y < bottom; y++) {
      const from = Math.max(visible.top, Math.floor((y - ty) / dy));
      const to = Math.min(visible.end, Math.max(from + 1, Math.floor((y + 1 - ty) / dy)));
      if (raster.showsAll(from, to)) continue;
      const every = Math.ceil((to - from) / LEVELS_IN_A_ROW);
      const weight = 1 / Math.ceil((to - from) / every);
      raster.coverage.clear();
      for (let level = from; level < to; level += every) raster.coverage.coverBars(frame, level, 1, weight);
      raster.copy(raster.coverage.resolve(1), y, y + 1);
    }
  }
}

/** How much colour hollow bars have inside, for the width of the narrowest bar: from 0.58 down to 0.12, in steps. */
const fillFor = (leaf) => 0.58 - 0.46 * (Math.round(8 * Math.min(1, Math.max(0, (leaf - 6) / 20))) / 8);
