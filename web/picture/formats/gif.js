// A GIF with 255 colours, and one for unchanged pixels, so that only changes take space.

import { GIFEncoder, nearestColorIndex, quantize } from "gifenc";

const SAME = 255; // the index of unchanged pixels
const EXACT = 96; // the most frequent colours, which are kept exactly
const STRIDE = 3; // counts one pixel in so many

/**
 * The palette of some frames: the most frequent colours exactly, the others approximated.
 * @param {Uint32Array[]} frames  pixels of ImageData
 * @returns {[number, number, number][]} at most 255
 */
export function paletteOf(frames) {
  const counts = new Map();
  for (const pixels of frames) {
    for (let at = 0; at < pixels.length; at += STRIDE) counts.set(pixels[at], (counts.get(pixels[at]) ?? 0) + 1);
  }
  const colours = Array.from(counts).sort(([, one], [, other]) => other - one);
  if (colours.length <= SAME) return colours.map(([colour]) => bytesOf(colour));
  const exact = colours.slice(0, EXACT).map(([colour]) => bytesOf(colour));
  const others = Uint32Array.from(colours.slice(EXACT), ([colour]) => colour);
  return [...exact, ...quantize(new Uint8Array(others.buffer), SAME - EXACT, { format: "rgb565" })];
}

const bytesOf = (pixel) => /** @type {[number, number, number]} */ ([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255]);

export class Gif {
  #encoder = GIFEncoder({ initialCapacity: 1 << 20 });
  #index; // of each pixel of the current frame
  #before = null;
  #places = new Map(); // colour → index in the palette

  /**
   * @param {{width: number, height: number}} size
   * @param {[number, number, number][]} palette
   * @param {string} comment  description of the content
   */
  constructor({ width, height }, palette, comment) {
    this.comment = comment;
    this.width = width;
    this.height = height;
    this.palette = palette;
    this.#index = new Uint8Array(width * height);
  }

  /**
   * @param {Uint32Array} pixels  kept until the next frame 
   * @param {number} seconds  duration; a GIF counts in hundredths
   */
  add(pixels, seconds) {
    const before = this.#before;
    const index = this.#index;
    for (let at = 0; at < pixels.length; at++) {
      index[at] = before && before[at] === pixels[at] ? SAME : this.#placeOf(pixels[at]);
    }
    const first = before === null;
    this.#encoder.writeFrame(index, this.width, this.height, {
      palette: first ? filled(this.palette) : null,
      delay: Math.max(20, Math.round(seconds * 100) * 10),
      transparent: !first,
      transparentIndex: SAME,
      dispose: 1,
    });
    this.#before = pixels;
    if (first) this.#comment();
  }

  /** A comment extension: blocks of at most 255 bytes, and an empty one (GIF89a, 24). */
  #comment() {
    const { stream } = this.#encoder;
    const bytes = new TextEncoder().encode(this.comment);
    stream.writeByte(0x21);
    stream.writeByte(0xfe);
    for (let at = 0; at < bytes.length; at += 255) {
      const block = bytes.subarray(at, at + 255);
      stream.writeByte(block.length);
      for (const byte of block) stream.writeByte(byte);
    }
    stream.writeByte(0);
  }

  #placeOf(colour) {
    let place = this.#places.get(colour);
    if (place === undefined) this.#places.set(colour, (place = nearestColorIndex(this.palette, bytesOf(colour))));
    return place;
  }

  /** @returns {Blob} */
  finish() {
    this.#encoder.finish();
    return new Blob([this.#encoder.bytes()], { type: "image/gif" });
  }
}

/** Fills the palette up to a GIF's full table, so that it includes the index of unchanged pixels. */
const filled = (palette) => [...palette, ...Array.from({ length: SAME + 1 - palette.length }, () => [0, 0, 0])];
