// Shapes for parts that the tree's painters write as pixels because of the number of nodes.

import { LOOKS } from "../canvas/status_styles.js";
import { drawEdges } from "../tree/paint/edges.js";
import { SquarePainter } from "../tree/paint/squares.js";

const RIM = { share: 0.14, most: 3, from: 6 }; // share of a bar's height; maximum in pixels; minimum height for a rim
const GAP_FROM = 3; // width in pixels from which on bars have a gap
const FILL = 0.5; // of hollow bars, as in Look.far

/** Replaces web/tree/paint/pixels.js: lines and squares of any size. */
export class NodeShapes {
  #squares = new SquarePainter();

  /** @param {import("../tree/paint/frame.js").Frame} frame */
  draw(frame) {
    ground(frame);
    drawEdges(frame);
    this.#squares.draw(frame);
  }
}

/** Replaces web/tree/paint/icicle.js: a bar is a box, or one for each of its zones. */
export class BarShapes {
  /** @param {import("../tree/paint/frame.js").Frame} frame */
  draw(frame) {
    const { context, scene, camera, visible } = frame;
    const { x, w, y, slotStatus, theme } = scene;
    const { kx, tx, dy, ty } = camera;
    ground(frame);
    for (let level = visible.top; level < visible.end; level++) {
      for (let slot = visible.from[level]; slot < visible.to[level]; slot++) {
        const look = slotStatus[slot];
        const wide = w[slot] * kx;
        const width = wide - (wide >= GAP_FROM ? 1 : 0);
        const height = dy - (dy >= 5 ? 1 : 0);
        if (look === 0) continue;
        drawZones(context, theme, LOOKS[look].colour, LOOKS[look].far(FILL), x[slot] * kx + tx, y[slot] * dy + ty, width, height);
      }
    }
  }
}

function ground({ context, scene, camera }) {
  context.fillStyle = scene.theme.paper.css;
  context.fillRect(0, 0, camera.width, camera.height);
}

/** The four zones of a bar, one above the other; equal ones are merged. */
function drawZones(context, theme, colour, shares, left, top, width, height) {
  const rim = height < RIM.from ? 0 : Math.max(1, Math.min(RIM.most, height * RIM.share));
  const heights = [rim, height / 2 - rim, height / 2 - rim, rim];
  let y = top;
  for (let zone = 0; zone < shares.length; zone++) {
    let high = heights[zone];
    while (zone + 1 < shares.length && shares[zone + 1] === shares[zone]) high += heights[++zone];
    if (high > 0 && shares[zone] > 0) {
      context.fillStyle = theme.paper.mixed(theme[colour], shares[zone]).css;
      context.fillRect(left, y, width, high);
    }
    y += high;
  }
}
