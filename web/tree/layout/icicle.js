// The icicle: every node is a bar as wide as its leaves, with its children side by side below (Kruskal and Landwehr
// 1983).

import { grown } from "../../table/grown.js";

const SLICE = 16384;
const TREE_GAP = 0.02; // share of the leaves, between the trees of several roots

export class IcicleLayout {
  /** Writes the left edge of every slot to `place.x` and its leaves to `place.w`; resumable. */
  *run(slots, place) {
    const n = slots.count;
    place.x = grown(place.x, n, 0);
    place.w = grown(place.w ?? new Float32Array(0), n, 0);
    for (let to = n; to > 0;) {
      const from = Math.max(0, to - SLICE);
      countLeaves(slots, place.w, from, to);
      to = from;
      yield;
    }
    const { roots } = slots;
    let leaves = 0;
    for (let root = 0; root < roots; root++) leaves += place.w[root];
    const gap = Math.max(1, TREE_GAP * leaves);
    let width = -gap;
    for (let root = 0; root < roots; root++) {
      place.x[root] = width + gap;
      width += gap + place.w[root];
    }
    for (let from = 0; from < n;) {
      const to = Math.min(n, from + SLICE);
      placeChildren(slots, place.x, place.w, from, to);
      from = to;
      yield;
    }
    place.narrowest = 1;
    place.left = 0;
    place.right = Math.max(0, width);
  }
}

function countLeaves(slots, w, from, to) {
  const { childStart } = slots;
  for (let slot = to - 1; slot >= from; slot--) {
    const end = childStart[slot + 1];
    let leaves = 0;
    for (let child = childStart[slot]; child < end; child++) leaves += w[child];
    w[slot] = leaves || 1;
  }
}

function placeChildren(slots, x, w, from, to) {
  const { childStart } = slots;
  for (let slot = from; slot < to; slot++) {
    const end = childStart[slot + 1];
    let at = x[slot];
    for (let child = childStart[slot]; child < end; child++) {
      x[child] = at;
      at += w[child];
    }
  }
}
