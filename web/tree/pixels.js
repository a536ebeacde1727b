// The tidy tree from far: bands of nodes, and between them the edges, as the density of lines where they are steep and
// as single smooth lines where they reach far to the side.

import { packed, Raster } from "./raster.js";
import { grown } from "./topology.js";
import { STATUS } from "../table/codes.js";

const NODE = 0.72; // of a slot
const STEEP = 1.6; // columns: an edge that moves less is counted, not drawn

const raster = new Raster();
let density = new Float32Array(0);
let densityLine = new Uint32Array(0);
let obliques = new Float64Array(0); // pairs: x above, x below

export function drawPixels(context, scene, camera, visible, ratio) {
  const { canvas } = context;
  raster.begin(canvas, scene, camera, ratio);
  if (density.length !== canvas.width) {
    density = new Float32Array(canvas.width);
    densityLine = new Uint32Array(canvas.width);
  }
  const dy = camera.dy * ratio;
  if (dy < 3) thinLevels(scene, camera, visible, ratio);
  else {
    for (let level = visible.top; level < visible.end; level++) drawLevel(scene, camera, visible, ratio, level);
  }
  spotUnplaced(raster, scene, camera, ratio);
  raster.show(context);
}

function drawLevel(scene, camera, visible, ratio, level) {
  if (raster.shows(level)) return;
  const kx = camera.kx * ratio;
  const dy = camera.dy * ratio;
  const band = Math.max(2, Math.round(Math.min(dy * 0.4, Math.max(3 * ratio, NODE * kx, dy * 0.12))));
  const middle = level * dy + camera.ty * ratio;
  const top = Math.round(middle - band / 2);
  if (level > 0) drawGap(scene, camera, visible, ratio, level, Math.round(middle - dy - band / 2) + band, top);
  const wide = Math.max(0.5, NODE * kx);
  raster.clear(top, top + band);
  raster.clearCoverage();
  raster.coverNodes(scene, visible.from[level], visible.to[level], kx, camera.tx * ratio, wide, 1);
  raster.band(top, top + band, band >= 5 ? Math.round(band / 5) : 0);
}

/** The edges from a level to the one above, in the pixel rows top … bottom - 1. */
function drawGap(scene, camera, visible, ratio, level, top, bottom) {
  if (bottom <= top || bottom < 0 || top > raster.height) return;
  const { paper, edge } = scene.theme;
  const { width } = raster;
  const oblique = countSteep(
    scene,
    camera.kx * ratio,
    camera.tx * ratio,
    visible.edgeFrom[level],
    visible.edgeTo[level],
  );
  for (let column = 0; column < width; column++) {
    const count = density[column];
    const share = count === 0 ? 0 : 0.55 - 0.1 / count; // one line is lighter than many
    densityLine[column] = share === 0 ? raster.paper : blended(paper.r, paper.g, paper.b, edge, share);
  }
  raster.copy(densityLine, top, bottom);
  for (let i = 0; i < oblique; i += 2) drawLine(obliques[i], top, obliques[i + 1], bottom, edge, 0.75);
}

/**
 * Counts steep edges by column, and lists the others' ends in `obliques`.
 * @returns {number} how many numbers these are
 */
function countSteep(scene, kx, tx, from, to) {
  const { x, slots, slotStatus } = scene;
  const { parent } = slots;
  const { width } = raster;
  density.fill(0);
  let listed = 0;
  let above = -1;
  let a = 0;
  for (let slot = from; slot < to; slot++) {
    if (slotStatus[slot] === 0) continue;
    if (parent[slot] !== above) {
      above = parent[slot];
      a = x[above] * kx + tx;
    }
    const b = x[slot] * kx + tx;
    if (a - b > STEEP || b - a > STEEP) {
      if (listed + 2 > obliques.length) obliques = grown(obliques, listed + 2, listed);
      obliques[listed++] = a;
      obliques[listed++] = b;
    } else {
      const column = ((a + b) / 2) | 0;
      if (column >= 0 && column < width) density[column] += 1;
    }
  }
  return listed;
}

function blended(r, g, b, colour, share) {
  const red = r + (colour.r - r) * share;
  const green = g + (colour.g - g) * share;
  const blue = b + (colour.b - b) * share;
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

function blendAt(x, y, colour, share) {
  if (x < 0 || x >= raster.width || y < 0 || y >= raster.height) return;
  const at = y * raster.width + x;
  const under = raster.pixels[at];
  raster.pixels[at] = blended(under & 255, (under >> 8) & 255, (under >> 16) & 255, colour, share);
}

/** A smooth line after Xiaolin Wu (1991), one pixel wide, from (ax, ay) down to (bx, by); it stays between the two. */
function drawLine(ax, ay, bx, by, colour, strength) {
  const dx = bx - ax;
  const dy = by - ay;
  if (Math.abs(dx) <= dy) {
    const from = Math.max(0, ay);
    const to = Math.min(raster.height, by);
    for (let y = from; y < to; y++) {
      const at = ax + ((y + 0.5 - ay) / dy) * dx - 0.5;
      const column = Math.floor(at);
      blendAt(column, y, colour, strength * (1 - (at - column)));
      blendAt(column + 1, y, colour, strength * (at - column));
    }
    return;
  }
  const from = Math.max(0, Math.round(Math.min(ax, bx)));
  const to = Math.min(raster.width, Math.round(Math.max(ax, bx)));
  for (let x = from; x < to; x++) {
    const at = ay + ((x + 0.5 - ax) / dx) * dy - 0.5;
    const row = Math.floor(at);
    if (row >= ay) blendAt(x, row, colour, strength * (1 - (at - row)));
    if (row + 1 < by) blendAt(x, row + 1, colour, strength * (at - row));
  }
}

/** More levels than pixels: each row of pixels takes the mean of the levels that fall into it. */
function thinLevels(scene, camera, visible, ratio) {
  const kx = camera.kx * ratio;
  const dy = camera.dy * ratio;
  const ty = camera.ty * ratio;
  const wide = Math.max(1.5, NODE * kx);
  const tx = camera.tx * ratio;
  const bottom = Math.min(raster.height, Math.ceil(visible.end * dy + ty));
  for (let y = Math.max(0, Math.floor(visible.top * dy + ty)); y < bottom; y++) {
    const from = Math.max(visible.top, Math.ceil((y - ty) / dy - 0.5));
    const to = Math.min(visible.end, Math.max(from + 1, Math.ceil((y + 1 - ty) / dy - 0.5)));
    if (raster.showsAll(from, to)) continue;
    raster.clearCoverage();
    for (let level = from; level < to; level++) {
      raster.coverNodes(scene, visible.from[level], visible.to[level], kx, tx, wide, 1 / (to - from));
    }
    raster.copy(raster.resolve(0), y, y + 1);
  }
}

/** Nodes that were generated after the last layout: spots under the nearest ancestor that has a place. */
export function spotUnplaced(onto, scene, camera, ratio) {
  const { x, w, status, theme, placed, born } = scene;
  const { bars } = scene.placement;
  const expanded = packed(theme.expanded);
  const frontier = packed(theme.frontier);
  const side = Math.max(2, Math.round(2 * ratio));
  for (let row = placed; row < born; row++) {
    const slot = scene.slotFor(row);
    const level = scene.depthOf(row) + (bars ? 0.5 : 0);
    const at = x[slot] + (bars ? w[slot] / 2 : 0);
    const colour = status[row] === STATUS.EXPANDED ? expanded : frontier;
    onto.spot((at * camera.kx + camera.tx) * ratio, (level * camera.dy + camera.ty) * ratio, side, colour);
  }
}
