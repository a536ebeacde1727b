// The part of the tree in the window. x is sorted within a level, and so are both ends of the edges between levels, so
// both are found by binary search, level by level.

import { grown } from "../../table/grown.js";

export class Visible {
  constructor() {
    this.top = 0; // first level in the window
    this.end = 0; // the level after the last one
    this.from = new Int32Array(0); // level → first slot in the window
    this.to = new Int32Array(0); // level → the slot after the last one
    this.edgeFrom = new Int32Array(0); // level → first slot whose edge to its parent crosses the window
    this.edgeTo = new Int32Array(0);
    this.count = 0; // slots in the window
    this.looked = []; // the arguments of the last call
  }

  /** `margin`: how far nodes extend into the window from outside, in pixels horizontally and in levels vertically. */
  look(scene, camera, sideways, levels) {
    const { slots } = scene;
    const { kx, tx, dy, ty, width, height } = camera;
    const looked = [scene.gathering, scene.gathering.begun, kx, tx, dy, ty, width, height, sideways, levels];
    if (!scene.motion.active && looked.every((value, i) => value === this.looked[i])) return;
    this.looked = scene.motion.active ? [] : looked;
    const left = (-sideways - tx) / kx;
    const right = (width + sideways - tx) / kx;
    const everything = scene.motion.active; // animated nodes are few, and not quite sorted
    this.top = everything ? 0 : Math.max(0, Math.floor(-ty / dy - levels));
    this.end = everything
      ? slots.levels
      : Math.max(this.top, Math.min(slots.levels, Math.ceil((height - ty) / dy + levels + slots.levels - slots.high)));
    for (const name of ["from", "to", "edgeFrom", "edgeTo"]) this[name] = grown(this[name], slots.levels, 0);
    this.count = 0;
    for (let level = this.top; level < this.end; level++) {
      const first = slots.levelStart[level];
      const last = slots.levelStart[level + 1];
      this.from[level] = everything ? first : firstEndingBehind(scene.x, scene.w, first, last, left);
      this.to[level] = everything ? last : firstBeginningBehind(scene.x, this.from[level], last, right);
      this.edgeFrom[level] = everything ? first : firstEdgeBehind(scene.x, slots.parent, first, last, left, Math.max);
      this.edgeTo[level] = everything ? last : firstEdgeBehind(scene.x, slots.parent, first, last, right, Math.min);
      this.count += this.to[level] - this.from[level];
    }
  }
}

function firstEndingBehind(x, w, from, to, at) {
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (x[middle] + (w ? w[middle] : 0) < at) from = middle + 1;
    else to = middle;
  }
  return from;
}

function firstBeginningBehind(x, from, to, at) {
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (x[middle] <= at) from = middle + 1;
    else to = middle;
  }
  return from;
}

function firstEdgeBehind(x, parent, from, to, at, end) {
  while (from < to) {
    const middle = (from + to) >>> 1;
    const above = parent[middle];
    if (end(x[middle], above < 0 ? x[middle] : x[above]) < at) from = middle + 1;
    else to = middle;
  }
  return from;
}
