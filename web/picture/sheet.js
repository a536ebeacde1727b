// A surface for painting: pixels or recorded shapes, with the interface of web/canvas/surface.js.

import { Recorder } from "./shapes/recorder.js";

export const MOST_WIDE = 16_384; // maximum side of a canvas that every browser supports
const MOST_PIXELS = 120_000_000;

/**
 * @typedef {object} Sheet
 * @property {any} context
 * @property {number} width   CSS pixels, like the next
 * @property {number} height
 * @property {number} ratio   pixels per CSS pixel
 * @property {OffscreenCanvas} [canvas]  of pixels
 * @property {boolean} bare  without a background
 */

/**
 * Pixels.
 * @param {{width: number, height: number}} size
 * @param {number} ratio
 * @param {{bare?: boolean, read?: boolean}} [use]  bare: without a background; read: its pixels are read frequently
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

/** Whether browsers support a canvas of this size. */
export const fits = ({ width, height }, ratio) =>
  Math.max(width, height) * ratio <= MOST_WIDE && width * height * ratio * ratio <= MOST_PIXELS;

/**
 * Painters first fill the whole sheet with the background: that call is skipped. From finished pixels, those of the
 * background colour are removed.
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

/** Makes pixels transparent that equal the last one, which is background. */
function withoutCorner({ data, width, height }) {
  const pixels = new Uint32Array(data.slice().buffer);
  const ground = pixels.at(-1);
  for (let at = 0; at < pixels.length; at++) if (pixels[at] === ground) pixels[at] = 0;
  return new ImageData(new Uint8ClampedArray(pixels.buffer), width, height);
}
