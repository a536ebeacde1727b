// Levels: every level is a row of equal bars, √count wide, so that the shape shows how many nodes each depth has. The
// square root keeps a search of half a million nodes on the screen together with its first levels.

import { grown } from "../../table/grown.js";

const SLICE = 16384;

export class LevelsLayout {
  /** Writes the left edge of every slot to `place.x` and its width to `place.w`, levels centred; resumable. */
  *run(slots, place) {
    const n = slots.count;
    place.x = grown(place.x, n, 0);
    place.w = grown(place.w ?? new Float32Array(0), n, 0);
    let most = 1;
    for (let level = 0; level < slots.levels; level++) {
      const start = slots.levelStart[level];
      const end = slots.levelStart[level + 1];
      const width = Math.sqrt(end - start);
      most = Math.max(most, width);
      for (let from = start; from < end; ) {
        const to = Math.min(end, from + SLICE);
        for (let slot = from; slot < to; slot++) place.x[slot] = (slot - start) / width - width / 2;
        place.w.fill(1 / width, from, to);
        from = to;
        yield;
      }
    }
    place.left = -most / 2;
    place.right = most / 2;
    place.narrowest = 1 / most;
  }
}
