// Far: statuses straight into pixels. A level is one row of columns in which every node covers its share, however thin
// it is. So from far one reads structure, not noise. Sizes here are device pixels. Each view has a raster of its own,
// which keeps its picture from one frame to the next.

import { Coverage } from "./coverage.js";

export class Raster {
  #view = new Float64Array(7); // what the last picture was seen through
  #gathering = null;
  #revision = 0; // of the statuses that are shown
  #since = -1; // of those that the kept picture shows
  #painter = "";
  #theme = null;
  #tints = null;
  #fill = -1;
  #over = null; // a copy of the picture with spots on it,
  #spots = null; // and its pixels, while there are any

  constructor() {
    this.width = 0;
    this.height = 0;
    this.image = null;
    this.pixels = null; // Uint32, little endian: ABGR
    this.coverage = new Coverage();
    /** How often memory was taken for a picture, and how often one was begun from nothing. */
    this.made = 0;
    this.begun = 0;
  }

  /**
   * Begins a picture. Where the last one shows the same slots in the same places, it is kept, and levels that look as
   * they did need not be drawn: see shows().
   * @param {import("./frame.js").Frame} frame
   * @param {string} painter  who draws: only its own picture is kept
   * @param {number} fill  as in zonePalette
   */
  begin(frame, painter, fill) {
    const { scene, context } = frame;
    const { theme, gathering, lens } = scene;
    const tints = lens.colouring?.colours(theme) ?? null;
    const { width, height } = context.canvas;
    const looks = theme === this.#theme && fill === this.#fill && tints === this.#tints;
    const same = this.#seenAsBefore(frame) && looks && painter === this.#painter && gathering === this.#gathering;
    this.#since = same && !scene.motion.active && this.#revision >= gathering.begun ? this.#revision : -1;
    this.#revision = gathering.revision;
    this.#gathering = gathering;
    this.#painter = painter;
    if (width !== this.width || height !== this.height) this.#resize(width, height);
    if (!looks) this.coverage.take(theme, fill, tints);
    this.#theme = theme;
    this.#tints = tints;
    this.#fill = fill;
    if (this.#since >= 0) return;
    this.pixels.fill(this.coverage.paper);
    this.begun++;
  }

  /** Is it the window of the last picture? It is that of the next one's from now on. */
  #seenAsBefore({ context, device, ratio }) {
    const view = this.#view;
    let same = true;
    const see = (at, value) => {
      if (view[at] !== value) same = false;
      view[at] = value;
    };
    see(0, context.canvas.width);
    see(1, context.canvas.height);
    see(2, ratio);
    see(3, device.kx);
    see(4, device.tx);
    see(5, device.dy);
    see(6, device.ty);
    return same;
  }

  /** Whether the picture shows a level as it is now. */
  shows(level) {
    return this.#gathering.revised[level] <= this.#since;
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
    this.#over = null;
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.coverage.resize(width);
    this.made++;
  }

  /** Takes back what the rows top … bottom - 1 show. */
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
   * More levels than pixels: each row of pixels takes the mean of the levels that fall into it, or of some of them.
   * @param {import("./frame.js").Frame} frame
   * @param {(y: number) => number} levelAt  the first level of a row of pixels
   * @param {number} most  levels that a row shows
   * @param {number} zone  of the nodes, whose colours stand for them
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
   * Draws the band of a level from what covers its columns: rims of `rim` rows, upper and lower half; 0: too low for
   * that.
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

  /** A spot of one colour, for nodes that have no place yet: in this picture only, not in what is kept of it. */
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
