// Animates nodes from one layout to the next: new ones, and those that were hidden, come out of their parents, the
// others move to their new places. Each frame covers a share of the remaining way, so a move can be replaced by the
// next one at any time.

import { grown } from "../../table/grown.js";

const SETTLED = 0.3; // pixels

export class Motion {
  constructor() {
    this.x = new Float64Array(0);
    this.y = new Float32Array(0);
    this.w = new Float32Array(0);
    this.before = { x: new Float64Array(0), y: new Float32Array(0), w: new Float32Array(0) };
    this.active = false;
  }

  /**
   * Starts from the drawn positions (`drawn`: x, y, w by the last layout's slots) towards a new placement. `drift` is
   * first added to all x: the part of the change that is invisible because the camera moves along.
   */
  begin(drawn, placement, drift) {
    const { slots } = placement;
    const n = slots.count;
    const old = this.#keep(drawn);
    for (const name of ["x", "y", "w"]) this[name] = grown(this[name], n, 0);
    for (let slot = 0; slot < n; slot++) {
      const row = slots.rowOf[slot];
      const above = slots.parent[slot];
      const from = row < drawn.slots.rows ? drawn.slots.slotOf[row] : -1;
      if (from >= 0 && drawn.slots.rowOf[from] === row) {
        this.x[slot] = old.x[from] + drift;
        this.y[slot] = old.y[from];
        this.w[slot] = old.w[from];
      } else if (above >= 0) {
        this.x[slot] = this.x[above] + this.w[above] / 2;
        this.y[slot] = this.y[above];
        this.w[slot] = 0;
      } else {
        this.x[slot] = placement.x[slot];
        this.y[slot] = 0;
        this.w[slot] = placement.w ? placement.w[slot] : 0;
      }
    }
    this.active = true;
  }

  /** Copies the drawn positions, which may be this object's own arrays. */
  #keep(drawn) {
    const { before } = this;
    for (const name of ["x", "y", "w"]) {
      before[name] = grown(before[name], drawn.slots.count, 0);
      if (drawn[name]) before[name].set(drawn[name].subarray(0, drawn.slots.count));
      else before[name].fill(0, 0, drawn.slots.count);
    }
    return before;
  }

  /** Covers `share` of the remaining way; scales are pixels per unit. */
  advance(placement, share, kx, dy) {
    const { slots, x: goalX, w: goalW } = placement;
    const { x, y, w } = this;
    let farthest = 0;
    for (let slot = 0; slot < slots.count; slot++) {
      const dx = goalX[slot] - x[slot];
      const down = slots.level[slot] - y[slot];
      const wider = (goalW ? goalW[slot] : 0) - w[slot];
      x[slot] += dx * share;
      y[slot] += down * share;
      w[slot] += wider * share;
      farthest = Math.max(farthest, Math.abs(dx) * kx, Math.abs(wider) * kx, Math.abs(down) * dy);
    }
    this.active = farthest * (1 - share) > SETTLED;
  }
}
