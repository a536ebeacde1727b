// A question for a class, on the wall and on everybody's page. Its questions are those of `predict`, whose Python and style
// sheet come before (pysrc/page/guest_list.py).

import { qrCode } from "../share.js";

export { default as python } from "part-files/ask";
export { alike, fact, happening, waiting } from "../practice/facts.js";
export { qrCode };
export const styled = true;

/** A seed for who brings none. */
export const anySeed = () => 1 + Math.floor(999 * Math.random());

/** A number below `most` (at most 2³²) that nobody can foresee. */
export const anyNumber = (most) => crypto.getRandomValues(new Uint32Array(1))[0] % most;

/** Brings an element into sight where it is scrolled out of it. */
export const reveal = (element) => element.scrollIntoView({ block: "nearest" });

const MARGIN = 24; // pixels
let shown = "";

/** The address of a picture of a drawing as it is seen, without what is empty around it; the one before is given up. */
export async function pictured(view) {
  const drawn = await createImageBitmap(await view.asPng(2));
  const canvas = Object.assign(document.createElement("canvas"), { width: drawn.width, height: drawn.height });
  const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  brush.drawImage(drawn, 0, 0);
  const [left, top, width, height] = filled(brush.getImageData(0, 0, drawn.width, drawn.height));
  Object.assign(canvas, { width, height });
  brush.drawImage(drawn, -left, -top);
  const picture = await new Promise((done) => canvas.toBlob(done, "image/png"));
  URL.revokeObjectURL(shown);
  shown = URL.createObjectURL(picture);
  return shown;
}

/** @returns {number[]} left, top, width and height of what is not like the first pixel, with a margin around it */
function filled({ data, width, height }) {
  const pixels = new Uint32Array(data.buffer);
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pixels[y * width + x] === pixels[0]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < left) return [0, 0, width, height];
  left = Math.max(0, left - MARGIN);
  top = Math.max(0, top - MARGIN);
  return [left, top, Math.min(width, right + MARGIN) - left, Math.min(height, bottom + MARGIN) - top];
}
