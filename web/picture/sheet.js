// A surface for painting: pixels, or recorded shapes. Painters use either as web/canvas/surface.js.

import { Recorder } from "./shapes/recorder.js";

export const MOST_WIDE = 16_384; // pixels of a canvas's side that every browser has
export const MOST_PIXELS = 120_000_000;

/**
 * @typedef {object} Sheet
 * @property {any} context
 * @property {number} width   CSS pixels, as the next
 * @property {number} height
 * @property {number} ratio   pixels in one of these
 * @property {OffscreenCanvas} [canvas]  of pixels
 * @property {boolean} bare  without a ground
 */

/**
 * Pixels.
 * @param {{width: number, height: number}} size
 * @param {number} ratio
 * @param {{bare?: boolean, read?: boolean}} [use]  bare: without a ground; read: its pixels are asked for all the time
 * @returns {Sheet}
 */
export function canvasSheet({ width, height }, ratio, { bare = false, read = false } = {}) {
  const canvas = new OffscreenCanvas(Math.round(width * ratio), Math.round(height * ratio));
  const context = canvas.getContext("2d", { alpha: bare, willReadFrequently: read });
  if (bare) withoutGround(context, width, height);
  return { context, canvas, width, height, ratio, bare };
}

/** Shapes. @returns {Sheet} */
export function shapeSheet({ width, height }, bare = false) {
  const context = new Recorder(width, height);
  if (bare) withoutGround(context, width, height);
  return { context, width, height, ratio: 1, bare };
}

/** Is there a canvas so large? */
export const fits = ({ width, height }, ratio) =>
  Math.max(width, height) * ratio <= MOST_WIDE && width * height * ratio * ratio <= MOST_PIXELS;

/**
 * Painters begin with the ground, over all of the sheet: it is left out; and where they bring finished pixels, those of
 * the ground's colour are taken out of them.
 */
function withoutGround(context, width, height) {
  const { fillRect, putImageData } = context;
  let ground = null;
  context.fillRect = (x, y, across, down) => {
    const whole = ground === null && x === 0 && y === 0 && across >= width && down >= height;
    if (whole) ground = context.fillStyle;
    else fillRect.call(context, x, y, across, down);
  };
  if (!putImageData) return;
  context.putImageData = (image, x, y) => putImageData.call(context, withoutCorner(image), x, y);
}

/** Pixels without those that are as the outermost one, where nothing but the ground is. */
function withoutCorner({ data, width, height }) {
  const pixels = new Uint32Array(data.slice().buffer);
  const ground = pixels.at(-1);
  for (let at = 0; at < pixels.length; at++) if (pixels[at] === ground) pixels[at] = 0;
  return new ImageData(new Uint8ClampedArray(pixels.buffer), width, height);
}
