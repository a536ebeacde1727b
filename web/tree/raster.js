// Far: statuses straight into pixels. A level is one row of columns in which every node covers its share, however thin
// it is; a column takes the mean of the colours that cover it. So from far one reads structure, not noise. Sizes here
// are device pixels.

import { UNEVEN, ZONES, zonePalette } from "./zones.js";

const PLACES = 16; // for a column's statuses; a power of two above their number

export class Raster {
  constructor() {
    this.width = 0;
    this.height = 0;
    this.image = null;
    this.pixels = null; // Uint32, little endian: ABGR
    this.coverage = new Float32Array(0); // [column][status], PLACES statuses to a column
    this.present = 0; // bits of the statuses that cover anything
    this.line = new Uint32Array(0); // a finished row of pixels
    this.red = new Float32Array(ZONES * PLACES);
    this.green = new Float32Array(ZONES * PLACES);
    this.blue = new Float32Array(ZONES * PLACES);
    this.paper = 0;
    this.view = [];
    this.gathering = null;
    this.revision = 0; // of the statuses that are shown
    this.since = -1; // of those that the kept picture shows
  }

  /**
   * Begins a picture. Where the last one shows the same slots in the same places, it is kept, and levels that look as
   * they did need not be drawn: see shows(). `fill` as in zonePalette.
   */
  begin({ width, height }, scene, { kx, tx, dy, ty }, ratio, fill = 0.58) {
    const { theme, gathering } = scene;
    const view = [width, height, ratio, kx, tx, dy, ty];
    const kept =
      gathering === this.gathering &&
      theme === this.theme &&
      fill === this.fill &&
      !scene.motion.active &&
      view.every((value, i) => value === this.view[i]);
    this.since = kept && this.revision >= gathering.begun ? this.revision : -1;
    this.revision = gathering.revision;
    if (width !== this.width || height !== this.height) this.#resize(width, height);
    if (theme !== this.theme || fill !== this.fill) this.#take(theme, fill);
    Object.assign(this, { gathering, view });
    if (this.since < 0) this.pixels.fill(this.paper);
  }

  /** Whether the picture shows a level as it is now. */
  shows(level) {
    return this.gathering.revised[level] <= this.since;
  }

  /** The same of the levels from…to-1. */
  showsAll(from, to) {
    let level = from;
    while (level < to && this.shows(level)) level++;
    return level >= to;
  }

  #resize(width, height) {
    this.width = width;
    this.height = height;
    this.image = new ImageData(width, height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.coverage = new Float32Array(PLACES * width);
    this.line = new Uint32Array(width);
  }

  #take(theme, fill) {
    this.theme = theme;
    this.fill = fill;
    this.paper = packed(theme.paper);
    zonePalette(theme, fill).forEach((colours, zone) =>
      colours.forEach(({ r, g, b }, status) => {
        this.red[zone * PLACES + status] = r;
        this.green[zone * PLACES + status] = g;
        this.blue[zone * PLACES + status] = b;
      }),
    );
  }

  /** Forgets what covers the columns. */
  clearCoverage() {
    if (this.present !== 0) this.coverage.fill(0);
    this.present = 0;
  }

  /** Lets tidy nodes cover columns: the slots from … to - 1, each `wide` pixels around x·kx + tx. */
  coverNodes(scene, from, to, kx, tx, wide, weight) {
    const { x, slotStatus } = scene;
    const { coverage, width } = this;
    const half = wide / 2;
    let present = 0;
    for (let slot = from; slot < to; slot++) {
      const status = slotStatus[slot];
      if (status === 0) continue;
      const middle = x[slot] * kx + tx;
      present |= 1 << status;
      span(coverage, width, status, middle - half, middle + half, weight);
    }
    this.present |= present;
  }

  /**
   * Lets bars cover columns, w·kx pixels from x·kx + tx on, less a gap that grows with the bar from nothing to `gap`.
   */
  coverBars(scene, from, to, kx, tx, gap, weight) {
    const { x, w, slotStatus } = scene;
    const { coverage, width } = this;
    let present = 0;
    for (let slot = from; slot < to; slot++) {
      const status = slotStatus[slot];
      if (status === 0) continue;
      present |= 1 << status;
      const a = x[slot] * kx + tx;
      const full = w[slot] * kx;
      const wide = full > 2 ? full - Math.min(gap, (full - 2) * 0.2) : full;
      const column = a | 0;
      if (a >= 0 && a + wide < column + 1 && column < width) coverage[column * PLACES + status] += wide * weight;
      else span(coverage, width, status, a, a + wide, weight);
    }
    this.present |= present;
  }

  /**
   * Works out the colours of the columns in one zone.
   * @returns {Uint32Array} a row of pixels, valid until the next call
   */
  resolve(zone) {
    const { coverage, width, red, green, blue, paper, theme, line, present } = this;
    const base = zone * PLACES;
    const { r: paperR, g: paperG, b: paperB } = theme.paper;
    for (let column = 0; column < width; column++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let sum = 0;
      for (let bits = present; bits !== 0; bits &= bits - 1) {
        const status = 31 - Math.clz32(bits & -bits);
        const share = coverage[column * PLACES + status];
        if (share === 0) continue;
        r += red[base + status] * share;
        g += green[base + status] * share;
        b += blue[base + status] * share;
        sum += share;
      }
      if (sum === 0) {
        line[column] = paper;
        continue;
      }
      const rest = sum < 1 ? 1 - sum : 0;
      const scale = sum > 1 ? 1 / sum : 1;
      r = r * scale + paperR * rest;
      g = g * scale + paperG * rest;
      b = b * scale + paperB * rest;
      line[column] = 0xff000000 | (b << 16) | (g << 8) | r;
    }
    return line;
  }

  /** Takes back what the rows top … bottom - 1 show. */
  clear(top, bottom) {
    const { pixels, width, height } = this;
    pixels.fill(this.paper, Math.max(0, top) * width, Math.max(0, Math.min(height, bottom)) * width);
  }

  /** Copies a row of pixels into the rows top … bottom - 1. */
  copy(line, top, bottom) {
    const { pixels, width, height } = this;
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) pixels.set(line, y * width);
  }

  /**
   * Draws the band of a level from what covers its columns: rims of `rim` rows, upper and lower half; 0: too low for
   * that.
   */
  band(top, bottom, rim) {
    if (bottom <= 0 || top >= this.height || this.present === 0) return;
    if (rim === 0 || (this.present & UNEVEN) === 0) {
      this.copy(this.resolve(0), top, bottom);
      return;
    }
    const middle = Math.round((top + bottom) / 2);
    this.copy(this.resolve(0), top, top + rim);
    this.copy(this.resolve(1), top + rim, middle);
    this.copy(this.resolve(2), middle, bottom - rim);
    this.copy(this.resolve(3), bottom - rim, bottom);
  }

  /** A spot of one colour, for nodes that have no place yet; it is not for the next picture. */
  spot(x, y, side, colour) {
    this.gathering = null;
    const { pixels, width, height } = this;
    const left = Math.max(0, Math.round(x - side / 2));
    const right = Math.min(width, left + side);
    const top = Math.max(0, Math.round(y - side / 2));
    const bottom = Math.min(height, top + side);
    for (let row = top; row < bottom; row++) {
      for (let at = row * width + left; at < row * width + right; at++) pixels[at] = colour;
    }
  }

  show(context) {
    context.putImageData(this.image, 0, 0);
  }
}

/** Covers the columns from a to b, the ends in part. */
function span(coverage, width, status, a, b, weight) {
  if (a < 0) a = 0;
  if (b > width) b = width;
  if (a >= b) return;
  const first = a | 0;
  const last = b | 0;
  let at = first * PLACES + status;
  if (first === last) {
    coverage[at] += (b - a) * weight;
    return;
  }
  coverage[at] += (first + 1 - a) * weight;
  for (let column = first + 1; column < last; column++) coverage[(at += PLACES)] += weight;
  if (b > last) coverage[at + PLACES] += (b - last) * weight;
}

export function packed({ r, g, b }) {
  return (0xff000000 | (b << 16) | (g << 8) | r) >>> 0;
}
