// Trees of bars: levels as bands of pixels, with names or boards on bars that are large enough.

import { spotUnplaced } from "./pixels.js";

const LEVELS_IN_A_ROW = 6; // of pixels; more make no visible difference

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
    const { dy, ty } = frame.device;
    if (dy < 2) {
      const levelAt = (y) => Math.floor((y - ty) / dy);
      const cover = (level, weight) => raster.coverage.coverBars(frame, level, 1, weight);
      raster.thinLevels(frame, levelAt, LEVELS_IN_A_ROW, 1, cover);
    } else for (let level = visible.top; level < visible.end; level++) this.#drawLevel(frame, level);
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
}

/** The fill of hollow bars, for the width of the narrowest bar: from 0.58 down to 0.12, in steps. */
const fillFor = (leaf) => 0.58 - 0.46 * (Math.round(8 * Math.min(1, Math.max(0, (leaf - 6) / 20))) / 8);
