// Far: statuses straight into pixels. A level is one row of columns in which every node covers its share, however thin it
// is; a column takes the mean of the colours that cover it. So from far one reads structure, not noise.
// Sizes here are device pixels.

import { STATUS } from "../table/codes.js";

const STATUSES = STATUS.SUPERSEDED + 1;

/** Horizontal bands of a node: statuses differ in which of them they fill, so also in shape. */
export const ZONES = 4; // upper rim, upper half, lower half, lower rim

/** The colours of the zones by status, as [zone][status] → {r, g, b}; what a status leaves empty is paper. */
export function zonePalette(theme) {
  const { paper, frontier, stale, expanded, duplicate, cutoff, goal } = theme;
  const rows = new Array(STATUSES).fill(null).map(() => [paper, paper, paper, paper]);
  const hollow = (colour, share) => [colour, paper.mixed(colour, share), paper.mixed(colour, share), colour];
  rows[STATUS.FRONTIER] = hollow(frontier, 0.42);
  rows[STATUS.STALE] = hollow(stale, 0.2);
  const filled = paper.mixed(expanded, 0.72);
  rows[STATUS.EXPANDED] = [filled, filled, filled, filled];
  const faint = paper.mixed(duplicate, 0.55);
  rows[STATUS.DUPLICATE] = [faint, faint, paper, paper];
  rows[STATUS.CYCLE] = [faint, faint, paper, paper];
  const light = paper.mixed(cutoff, 0.35);
  rows[STATUS.CUTOFF] = [light, light, light, cutoff];
  rows[STATUS.GOAL] = [goal, goal, goal, goal];
  rows[STATUS.SUPERSEDED] = [stale, paper, paper, paper];
  return Array.from({ length: ZONES }, (_, zone) => rows.map((colours) => colours[zone]));
}

export class Raster {
  constructor() {
    this.width = 0;
    this.height = 0;
    this.image = null;
    this.pixels = null; // Uint32, little endian: ABGR
    this.coverage = new Float32Array(0); // [status][column]
    this.present = new Uint16Array(0); // column → bit per status
    this.lines = []; // one finished row of pixels per zone
    this.red = new Float32Array(ZONES * STATUSES);
    this.green = new Float32Array(ZONES * STATUSES);
    this.blue = new Float32Array(ZONES * STATUSES);
    this.paper = 0;
  }

  begin(width, height, theme) {
    if (width !== this.width || height !== this.height) {
      this.width = width;
      this.height = height;
      this.image = new ImageData(width, height);
      this.pixels = new Uint32Array(this.image.data.buffer);
      this.coverage = new Float32Array(STATUSES * width);
      this.present = new Uint16Array(width);
      this.lines = Array.from({ length: ZONES }, () => new Uint32Array(width));
    }
    if (theme !== this.theme) this.#take(theme);
    this.pixels.fill(this.paper);
  }

  #take(theme) {
    this.theme = theme;
    this.paper = packed(theme.paper);
    zonePalette(theme).forEach((colours, zone) =>
      colours.forEach(({ r, g, b }, status) => {
        this.red[zone * STATUSES + status] = r;
        this.green[zone * STATUSES + status] = g;
        this.blue[zone * STATUSES + status] = b;
      }),
    );
  }

  /** Forgets what covers the columns. */
  clearCoverage() {
    this.coverage.fill(0);
    this.present.fill(0);
  }

  /**
   * Lets the slots from … to - 1 cover columns: from x·kx + tx on, `wide` pixels (icicle: w·kx, less a gap that grows
   * with the bar from nothing to `gap`). `weight`: how much of the pixel row the level takes.
   */
  cover(scene, from, to, kx, tx, wide, gap, weight) {
    const { x, w, status } = scene;
    const { rowOf } = scene.slots;
    const { coverage, present, width } = this;
    const bars = wide === 0;
    for (let slot = from; slot < to; slot++) {
      const st = status[rowOf[slot]];
      if (st === 0) continue;
      let a = x[slot] * kx + tx;
      let b = a + wide;
      if (bars) {
        const full = w[slot] * kx;
        b = a + full - (full > 2 ? Math.min(gap, (full - 2) * 0.2) : 0);
      }
      if (a < 0) a = 0;
      if (b > width) b = width;
      if (a >= b) continue;
      const first = a | 0;
      const last = b | 0;
      const bit = 1 << st;
      const line = st * width;
      if (first === last) {
        coverage[line + first] += (b - a) * weight;
        present[first] |= bit;
        continue;
      }
      coverage[line + first] += (first + 1 - a) * weight;
      present[first] |= bit;
      for (let column = first + 1; column < last; column++) {
        coverage[line + column] += weight;
        present[column] |= bit;
      }
      if (last < width && b > last) {
        coverage[line + last] += (b - last) * weight;
        present[last] |= bit;
      }
    }
  }

  /** Works out the colours of the columns in one zone. @returns {Uint32Array} a row of pixels, valid until the next call */
  resolve(zone) {
    const { coverage, present, width, red, green, blue, paper, theme } = this;
    const line = this.lines[zone];
    const base = zone * STATUSES;
    const { r: paperR, g: paperG, b: paperB } = theme.paper;
    for (let column = 0; column < width; column++) {
      let bits = present[column];
      if (bits === 0) {
        line[column] = paper;
        continue;
      }
      let r = 0;
      let g = 0;
      let b = 0;
      let sum = 0;
      while (bits !== 0) {
        const status = 31 - Math.clz32(bits);
        bits ^= 1 << status;
        const share = coverage[status * width + column];
        r += red[base + status] * share;
        g += green[base + status] * share;
        b += blue[base + status] * share;
        sum += share;
      }
      if (sum < 1) {
        r += paperR * (1 - sum);
        g += paperG * (1 - sum);
        b += paperB * (1 - sum);
      } else if (sum > 1) {
        r /= sum;
        g /= sum;
        b /= sum;
      }
      line[column] = (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
    }
    return line;
  }

  /** Copies a row of pixels into the rows top … bottom - 1. */
  copy(line, top, bottom) {
    const { pixels, width, height } = this;
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) pixels.set(line, y * width);
  }

  /** Draws the band of a level from what covers its columns: rims of `rim` rows, upper and lower half; 0: too low for that. */
  band(top, bottom, rim) {
    const middle = Math.round((top + bottom) / 2);
    if (rim === 0) {
      this.copy(this.resolve(0), top, bottom);
      return;
    }
    this.copy(this.resolve(0), top, top + rim);
    this.copy(this.resolve(1), top + rim, middle);
    this.copy(this.resolve(2), middle, bottom - rim);
    this.copy(this.resolve(3), bottom - rim, bottom);
  }

  /** A spot of one colour, for nodes that have no place yet. */
  spot(x, y, side, colour) {
    const { pixels, width, height } = this;
    const left = Math.max(0, Math.round(x - side / 2));
    const right = Math.min(width, left + side);
    const top = Math.max(0, Math.round(y - side / 2));
    for (let row = top; row < Math.min(height, top + side); row++) pixels.fill(colour, row * width + left, row * width + right);
  }

  show(context) {
    context.putImageData(this.image, 0, 0);
  }
}

export function packed({ r, g, b }) {
  return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
}
