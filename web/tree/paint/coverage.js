// One row of pixel columns, and how much of each the nodes of a level cover, by look or by tint. A column gets the mean
// of the colours that cover it. Sizes here are device pixels.

import { packed } from "../../canvas/colour.js";
import { BY_WEIGHT, LOOK_COUNT, LOOKS, UNEVEN } from "../../canvas/status_styles.js";

// The looks from far. A node's mark has four zones, one above the other; looks fill different zones, so that they also
// differ in shape.
/** Upper rim, upper half, lower half, lower rim. */
const ZONES = 4;

/**
 * The colours as [zone][look]; empty zones are paper.
 * @param {import("../../canvas/theme.js").Theme} theme
 * @param {number} fill  as in Look.far
 */
function zonePalette(theme, fill) {
  const palette = Array.from({ length: ZONES }, () => new Array(LOOK_COUNT).fill(theme.paper));
  for (const look of BY_WEIGHT) {
    const { colour, far } = LOOKS[look];
    far(fill).forEach((share, zone) => (palette[zone][look] = theme.paper.mixed(theme[colour], share)));
  }
  return palette;
}

const PLACES = 16; // looks per column; a power of two above their number

export class Coverage {
  #shares = new Float32Array(0); // [column][look], PLACES looks to a column
  #line = new Uint32Array(0); // a finished row of pixels
  #red = new Float32Array(ZONES * PLACES);
  #green = new Float32Array(ZONES * PLACES);
  #blue = new Float32Array(ZONES * PLACES);
  #theme = null;

  constructor() {
    this.width = 0;
    this.present = 0; // bits of the looks that cover anything
    this.paper = 0; // as a pixel
  }

  resize(width) {
    this.width = width;
    this.#shares = new Float32Array(PLACES * width);
    this.#line = new Uint32Array(width);
    this.present = 0;
  }

  /** Sets the colours of the looks; `fill` as in zonePalette. */
  take(theme, fill) {
    this.#theme = theme;
    this.paper = packed(theme.paper);
    zonePalette(theme, fill).forEach((colours, zone) =>
      colours.forEach(({ r, g, b }, look) => {
        this.#red[zone * PLACES + look] = r;
        this.#green[zone * PLACES + look] = g;
        this.#blue[zone * PLACES + look] = b;
      }),
    );
  }

  /** Whether the columns look the same in all zones. */
  get even() {
    return (this.present & UNEVEN) === 0;
  }

  clear() {
    if (this.present !== 0) this.#shares.fill(0);
    this.present = 0;
  }

  /**
   * Covers columns with the tidy nodes of a level, each `wide` pixels around its x.
   * @param {import("./frame.js").Frame} frame
   */
  coverNodes({ scene, visible, device }, level, wide, weight) {
    const { x, slotStatus } = scene;
    const { kx, tx } = device;
    const shares = this.#shares;
    const { width } = this;
    const half = wide / 2;
    const to = visible.to[level];
    let present = 0;
    for (let slot = visible.from[level]; slot < to; slot++) {
      const look = slotStatus[slot];
      if (look === 0) continue;
      const middle = x[slot] * kx + tx;
      present |= 1 << look;
      span(shares, width, look, middle - half, middle + half, weight);
    }
    this.present |= present;
  }

  /**
   * Covers columns with the bars of a level, from x on in their width, minus a gap that grows with the bar from 0 to
   * `gap`.
   * @param {import("./frame.js").Frame} frame
   */
  coverBars({ scene, visible, device }, level, gap, weight) {
    const { x, w, slotStatus } = scene;
    const { kx, tx } = device;
    const shares = this.#shares;
    const { width } = this;
    const to = visible.to[level];
    let present = 0;
    for (let slot = visible.from[level]; slot < to; slot++) {
      const look = slotStatus[slot];
      if (look === 0) continue;
      present |= 1 << look;
      const a = x[slot] * kx + tx;
      const full = w[slot] * kx;
      const wide = full > 2 ? full - Math.min(gap, (full - 2) * 0.2) : full;
      const column = a | 0;
      if (a >= 0 && a + wide < column + 1 && column < width) shares[column * PLACES + look] += wide * weight;
      else span(shares, width, look, a, a + wide, weight);
    }
    this.present |= present;
  }

  /**
   * Computes the colours of the columns in one zone.
   * @returns {Uint32Array} a row of pixels, valid until the next call
   */
  resolve(zone) {
    const { width, paper, present } = this;
    const shares = this.#shares;
    const line = this.#line;
    const red = this.#red;
    const green = this.#green;
    const blue = this.#blue;
    const base = zone * PLACES;
    const { r: paperR, g: paperG, b: paperB } = this.#theme.paper;
    for (let column = 0; column < width; column++) {
      let r = 0;
      let g = 0;
      let b = 0;
      let sum = 0;
      for (let bits = present; bits !== 0; bits &= bits - 1) {
        const look = 31 - Math.clz32(bits & -bits);
        const share = shares[column * PLACES + look];
        if (share === 0) continue;
        r += red[base + look] * share;
        g += green[base + look] * share;
        b += blue[base + look] * share;
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
}

/** Covers the columns from a to b, partly at the ends. */
function span(shares, width, look, a, b, weight) {
  if (a < 0) a = 0;
  if (b > width) b = width;
  if (a >= b) return;
  const first = a | 0;
  const last = b | 0;
  let at = first * PLACES + look;
  if (first === last) {
    shares[at] += (b - a) * weight;
    return;
  }
  shares[at] += (first + 1 - a) * weight;
  for (let column = first + 1; column < last; column++) shares[(at += PLACES)] += weight;
  if (b > last) shares[at + PLACES] += (b - last) * weight;
}
