// Far: statuses written directly into pixels. A level is one row of columns in which every node covers its share,
// however thin it is, so that structure is visible instead of noise. Sizes here are device pixels. Each view has its
// own raster, which keeps its picture from one frame to the next.

import { Coverage } from "./coverage.js";

export class Raster {
  #view = new Float64Array(7); // the window of the last picture
  #gathering = null;
  #revision = 0; // of the current statuses
  #since = -1; // of the statuses in the kept picture; -1 none
  #painter = "";
  #theme = null;
  #fill = -1;
  #over = null; // a copy of the picture with spots
  #spots = null; // its pixels, while there are spots

  constructor() {
    this.width = 0;
    this.height = 0;
    this.image = null;
    this.pixels = null; // Uint32, little endian: ABGR
    this.coverage = new Coverage();
    /** How many times memory was allocated for a picture, and a picture was begun from scratch. */
    this.made = 0;
    this.begun = 0;
  }

  /**
   * Begins a picture. If the last one shows the same slots in the same places, it is kept, and unchanged levels need
   * not be drawn: see shows().
   * @param {import("./frame.js").Frame} frame
   * @param {string} painter  the caller: only its own picture is kept
   * @param {number} fill  as in zonePalette
   */
  begin(frame, painter, fill) {
    const { scene, context } = frame;
    const { theme, gathering } = scene;
    const { width, height } = context.canvas;
    const looks = theme === this.#theme && fill === this.#fill;
    const same = this.#isSameWindow(frame) && looks && painter === this.#painter && gathering === this.#gathering;
    this.#since = same && !scene.motion.active && this.#revision >= gathering.begun ? this.#revision : -1;
    this.#revision = gathering.revision;
    this.#gathering = gathering;
    this.#painter = painter;
    if (width !== this.width || height !== this.height) this.#resize(width, height);
    if (!looks) this.coverage.take(theme, fill);
    this.#theme = theme;
    this.#fill = fill;
    if (this.#since >= 0) return;
    this.pixels.fill(this.coverage.paper);
    this.begun++;
  }

  /** Whether the window is that of the last picture; stores it for the next call. */
  #isSameWindow({ context, device, ratio }) {
    const view = this.#view;
    let same = true;
    const compare = (at, value) => {
      if (view[at] !== value) same = false;
      view[at] = value;
    };
    compare(0, context.canvas.width);
    compare(1, context.canvas.height);
    compare(2, ratio);
    compare(3, device.kx);
    compare(4, device.tx);
    compare(5, device.dy);
    compare(6, device.ty);
    return same;
  }

  /** Whether the picture shows the current state of a level. */
  shows(level) {
    return this.#gathering.revised[level] <= this.#since;
  }

  /** The same for the levels from…to-1. */
  showsAll(from, to) {
    let level = from;
    while (level < to && this.shows(level)) level++;
    return level >= to;
  }

  #resize(width, height) {
    this.width = width;
    this.height = height;
    this.image = new ImageData(width, height);
    this.#over = null;
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.coverage.resize(width);
    this.made++;
  }

  /** Clears the rows top … bottom - 1. */
  clear(top, bottom) {
    const { pixels, width, height } = this;
    pixels.fill(this.coverage.paper, Math.max(0, top) * width, Math.max(0, Math.min(height, bottom)) * width);
  }

  /** Copies a row of pixels into the rows top … bottom - 1. */
  copy(line, top, bottom) {
    const { pixels, width, height } = this;
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) pixels.set(line, y * width);
  }

  /**
   * Draws more levels than pixels: each row of pixels gets the mean of the levels in it, or of some of them.
   * @param {import("./frame.js").Frame} frame
   * @param {(y: number) => number} levelAt  the first level of a row of pixels
   * @param {number} most  levels that a row shows
   * @param {number} zone  the zone of the nodes whose colours are used
   * @param {(level: number, weight: number) => void} cover  covers columns with the nodes of a level
   */
  thinLevels({ visible, device }, levelAt, most, zone, cover) {
    const { dy, ty } = device;
    const bottom = Math.min(this.height, Math.ceil(visible.end * dy + ty));
    for (let y = Math.max(0, Math.floor(visible.top * dy + ty)); y < bottom; y++) {
      const from = Math.max(visible.top, levelAt(y));
      const to = Math.min(visible.end, Math.max(from + 1, levelAt(y + 1)));
      if (this.showsAll(from, to)) continue;
      const every = Math.max(1, Math.ceil((to - from) / most));
      const weight = 1 / Math.ceil((to - from) / every);
      this.coverage.clear();
      for (let level = from; level < to; level += every) cover(level, weight);
      this.copy(this.coverage.resolve(zone), y, y + 1);
    }
  }

  /**
   * Draws the band of a level from the covered columns: rims of `rim` rows, upper and lower half; 0: too low for zones.
   */
  band(top, bottom, rim) {
    const { coverage } = this;
    if (bottom <= 0 || top >= this.height || coverage.present === 0) return;
    if (rim === 0 || coverage.even) {
      this.copy(coverage.resolve(0), top, bottom);
      return;
    }
    const middle = Math.round((top + bottom) / 2);
    this.copy(coverage.resolve(0), top, top + rim);
    this.copy(coverage.resolve(1), top + rim, middle);
    this.copy(coverage.resolve(2), middle, bottom - rim);
    this.copy(coverage.resolve(3), bottom - rim, bottom);
  }

  /** Draws a spot of one colour, for nodes without a place yet: in this picture only, not in the kept one. */
  spot(x, y, side, colour) {
    this.#spots ??= this.#copied();
    const pixels = this.#spots;
    const { width, height } = this;
    const left = Math.max(0, Math.round(x - side / 2));
    const right = Math.min(width, left + side);
    const top = Math.max(0, Math.round(y - side / 2));
    const bottom = Math.min(height, top + side);
    for (let row = top; row < bottom; row++) {
      for (let at = row * width + left; at < row * width + right; at++) pixels[at] = colour;
    }
  }

  #copied() {
    this.#over ??= new ImageData(this.width, this.height);
    const pixels = new Uint32Array(this.#over.data.buffer);
    pixels.set(this.pixels);
    return pixels;
  }

  show(context) {
    context.putImageData(this.#spots ? this.#over : this.image, 0, 0);
    this.#spots = null;
  }
}
