// A recorder outside of a browser: letters are measured as tests/web/canvas/browser.js does.

import "../canvas/browser.js";
import { Recorder } from "../../../web/picture/shapes/recorder.js";

export const SIZE = { width: 100, height: 50 };

/** The marks that `draw` leaves on a fresh recorder. */
export function drawn(draw) {
  const context = new Recorder(SIZE.width, SIZE.height);
  draw(context);
  return context.marks;
}
