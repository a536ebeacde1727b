// Converts an image to rectangles: neighbouring pixels of one colour are merged, with one outline per colour.

import { hexOf } from "./paints.js";
import { Outline } from "./outline.js";

/**
 * @param {OffscreenCanvas} image  position, like the next
 * @returns {{colour: string, outline: Outline}[]}
 */
export function cellsOf(image, x, y, width, height) {
  const { width: columns, height: rows } = image;
  const pixels = pixelsOf(image);
  const across = width / columns;
  const down = height / rows;
  /** @type {Map<number, Outline>} */
  const outlines = new Map();
  for (const { left, top, right, bottom } of boxesOf(pixels, columns, rows)) {
    const colour = pixels[top * columns + left];
    if (!outlines.has(colour)) outlines.set(colour, new Outline());
    outlines.get(colour).rect(x + left * across, y + top * down, (right - left) * across, (bottom - top) * down);
  }
  return Array.from(outlines, ([colour, outline]) => ({ colour: hexOf(bytesOf(colour)), outline }));
}

/** Reads from a copy, because reading slows down later drawing on a canvas. */
function pixelsOf(image) {
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d", { willReadFrequently: true });
  context.drawImage(image, 0, 0);
  return new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
}

const bytesOf = (pixel) => ({ r: pixel & 255, g: (pixel >> 8) & 255, b: (pixel >> 16) & 255, alpha: 1 });

/** Boxes of one colour each that cover the image: as wide as possible, then as high as possible. */
export function* boxesOf(pixels, columns, rows) {
  const taken = new Uint8Array(columns * rows);
  for (let top = 0; top < rows; top++) {
    for (let left = 0; left < columns; left++) {
      const at = top * columns + left;
      if (taken[at]) continue;
      let right = left + 1;
      while (right < columns && !taken[top * columns + right] && pixels[top * columns + right] === pixels[at]) right++;
      let bottom = top + 1;
      while (bottom < rows && isEven(pixels, taken, bottom * columns, left, right, pixels[at])) bottom++;
      for (let row = top; row < bottom; row++) taken.fill(1, row * columns + left, row * columns + right);
      yield { left, top, right, bottom };
    }
  }
}

function isEven(pixels, taken, row, left, right, colour) {
  for (let column = left; column < right; column++) {
    if (taken[row + column] || pixels[row + column] !== colour) return false;
  }
  return true;
}
