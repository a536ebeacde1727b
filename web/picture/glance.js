// The picture of a tree beside a question: the whole of a small tree, or the visible area of a large one.

import { readTheme } from "../canvas/theme.js";
import { treeSubject } from "./pictures.js";
import { canvasSheet, fits } from "./sheet.js";

const SCALE = 2; // pixels per CSS pixel: the picture is enlarged
const FEW = 60; // nodes that are legible in it
const MARGIN = 16; // pixels

/** @returns {Promise<Blob>} a PNG of the current tree of this view */
export async function glance(view) {
  const subject = treeSubject(view);
  const small = subject.still(true, SCALE);
  const still = small.nodes <= FEW && fits(small, SCALE) ? small : subject.still(false, SCALE);
  const sheet = canvasSheet(still, SCALE, { read: true });
  still.paint(sheet, readTheme(document));
  const { width, height } = /** @type {OffscreenCanvas} */ (sheet.canvas);
  const box = filled(sheet.context.getImageData(0, 0, width, height));
  const cut = new OffscreenCanvas(box.width, box.height);
  /** @type {OffscreenCanvasRenderingContext2D} */ (cut.getContext("2d")).drawImage(
    /** @type {OffscreenCanvas} */ (sheet.canvas),
    -box.left,
    -box.top,
  );
  return cut.convertToBlob({ type: "image/png" });
}

/** The box around all pixels that differ from the first one, which is background. */
function filled({ data, width, height }) {
  const pixels = new Uint32Array(data.buffer);
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x] === pixels[0]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return { left: 0, top: 0, width, height };
  left = Math.max(0, left - MARGIN);
  top = Math.max(0, top - MARGIN);
  return { left, top, width: Math.min(width, right + MARGIN) - left, height: Math.min(height, bottom + MARGIN) - top };
}
