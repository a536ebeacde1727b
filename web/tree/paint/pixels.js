// The tidy tree from far: bands of nodes, and between them the edges. Steep edges are shown as density, others as
// single antialiased lines.

import { blended, packed } from "../../canvas/colour.js";
import { isExpanded } from "../../table/codes.js";
import { grown } from "../../table/grown.js";
import { Lines } from "./lines.js";
import { drawOnlyHere } from "./marks.js";

const NODE = 0.72; // of a slot
const STEEP = 1.6; // columns: an edge that moves less is counted, not drawn
const HOLLOW = 0.58; // fill of hollow nodes
const MOST_AREAS = 6000; // nodes in the window
const STRENGTH = 0.75; // of an oblique line

export class PixelPainter {
  #density = new Float32Array(0); // steep edges by column
  #line = new Uint32Array(0); // the same as a row of pixels
  #obliques = new Float64Array(0); // pairs: x above, x below
  #lines;

  /** @param {import("./raster.js").Raster} raster */
  constructor(raster) {
    this.raster = raster;
    this.#lines = new Lines(raster);
  }

  /** @param {import("./frame.js").Frame} frame */
  draw(frame) {
    const { raster } = this;
    const { visible } = frame;
    raster.begin(frame, "pixels", HOLLOW);
    if (this.#density.length !== raster.width) {
      this.#density = new Float32Array(raster.width);
      this.#line = new Uint32Array(raster.width);
    }
    const { kx, dy, ty } = frame.device;
    const wide = Math.max(1.5, NODE * kx);
    if (dy < 3) {
      const levelAt = (y) => Math.ceil((y - ty) / dy - 0.5);
      const cover = (level, weight) => raster.coverage.coverNodes(frame, level, wide, weight);
      raster.thinLevels(frame, levelAt, Infinity, 0, cover);
    } else for (let level = visible.top; level < visible.end; level++) this.#drawLevel(frame, level);
    spotUnplaced(raster, frame);
    raster.show(frame.context);
    if (frame.visible.count <= MOST_AREAS) drawOnlyHere(frame);
  }

  #drawLevel(frame, level) {
    const { raster } = this;
    if (raster.shows(level)) return;
    const { kx, dy, ty } = frame.device;
    const thick = Math.min(dy * 0.4, Math.max(3 * frame.ratio, NODE * kx, dy * 0.12));
    const band = Math.max(2, Math.round(thick));
    const middle = level * dy + ty;
    const top = Math.round(middle - band / 2);
    if (level > 0) this.#drawGap(frame, level, Math.round(middle - dy - band / 2) + band, top);
    raster.clear(top, top + band);
    raster.coverage.clear();
    raster.coverage.coverNodes(frame, level, Math.max(0.5, NODE * kx), 1);
    raster.band(top, top + band, band >= 5 ? Math.round(band / 5) : 0);
  }

  /** The edges from a level to the one above, in the pixel rows top … bottom - 1. */
  #drawGap(frame, level, top, bottom) {
    const { raster } = this;
    if (bottom <= top || bottom < 0 || top > raster.height) return;
    const { paper, edge } = frame.scene.theme;
    const oblique = this.#countSteep(frame, level);
    const density = this.#density;
    const line = this.#line;
    for (let column = 0; column < raster.width; column++) {
      const count = density[column];
      const share = count === 0 ? 0 : 0.55 - 0.1 / count; // one line is lighter than many
      line[column] = share === 0 ? raster.coverage.paper : blended(paper.r, paper.g, paper.b, edge, share);
    }
    raster.copy(line, top, bottom);
    this.#lines.begin(top, bottom, edge, STRENGTH);
    for (let i = 0; i < oblique; i += 2) this.#lines.draw(this.#obliques[i], this.#obliques[i + 1]);
  }

  /**
   * Counts steep edges by column, and lists the others' ends in #obliques.
   * @returns {number} how many numbers these are
   */
  #countSteep({ scene, visible, device }, level) {
    const { x, slots, slotStatus } = scene;
    const { parent } = slots;
    const { kx, tx } = device;
    const { width } = this.raster;
    const density = this.#density;
    const to = visible.edgeTo[level];
    density.fill(0);
    let listed = 0;
    let above = -1;
    let a = 0;
    for (let slot = visible.edgeFrom[level]; slot < to; slot++) {
      if (slotStatus[slot] === 0) continue;
      if (parent[slot] !== above) {
        above = parent[slot];
        a = x[above] * kx + tx;
      }
      const b = x[slot] * kx + tx;
      if (a - b > STEEP || b - a > STEEP) {
        if (listed + 2 > this.#obliques.length) this.#obliques = grown(this.#obliques, listed + 2, listed);
        this.#obliques[listed++] = a;
        this.#obliques[listed++] = b;
      } else {
        const column = ((a + b) / 2) | 0;
        if (column >= 0 && column < width) density[column] += 1;
      }
    }
    return listed;
  }
}

/** Nodes generated after the last layout: spots below the nearest ancestor that has a place. */
export function spotUnplaced(raster, { scene, device, ratio }) {
  const { x, w, status, theme, placed, born, offset, unplacedSlots, shown } = scene;
  const { depth } = scene.table.columns;
  const { kx, tx, dy, ty } = device;
  const down = scene.placement.bars ? 0.5 : 0;
  const expanded = packed(theme.expanded);
  const frontier = packed(theme.frontier);
  const side = Math.max(2, Math.round(2 * ratio));
  const hidden = shown?.hidden;
  for (let row = placed; row < born; row++) {
    if (hidden && hidden[row] !== 0) continue;
    const slot = unplacedSlots[row - placed];
    const at = w ? x[slot] + w[slot] / 2 : x[slot];
    const colour = isExpanded(status[row]) ? expanded : frontier;
    raster.spot(at * kx + tx, (depth[offset + row] + down) * dy + ty, side, colour);
  }
}
