// The tidy tree: Buchheim, Jünger and Leipert, "Improving Walker's Algorithm to Run in Linear Time" (2002), after
// Reingold and Tilford (1981) and van der Ploeg (2014), on typed arrays and without recursion: in level order, every
// subtree below a slot is finished when the loop from the last slot backwards reaches it. The names are the paper's:
// prelim, mod, shift, change, thread, ancestor. The positions equal those of d3-hierarchy's tree() with nodeSize([1,
// 1]).

import { grown } from "../../table/grown.js";
import { UNIFORM } from "./card_size.js";
import { limitsOf, pushRight } from "./over.js";
import { squeeze } from "./squeeze.js";

const SLICE = 8192;
const TREE_GAP = 3; // distance between neighbours in different trees
/** Between the cards of siblings, of others, and of different trees, if their widths depend on their names. */
const GAPS = { siblings: 0.08, cousins: 0.14, trees: 0.5 };
const NARROW = 0.4; // slots of a card: the gaps beside narrower ones are smaller in proportion
const CLOSE = { siblings: 0.1, cousins: 0.2 }; // between cards in a tree that is squeezed
const CLOSEST = { siblings: 0.06, cousins: 0.1 }; // the same if their widths depend on their names

/** Keeps its working arrays, because a layout is made after nearly every step. */
export class TidyLayout {
  /** `cousinGap`: distance between neighbours with different parents; siblings are 1 apart. */
  constructor(cousinGap = 2) {
    this.gaps = { siblings: 1, cousins: cousinGap, trees: TREE_GAP };
    this.half = null; // half card width by slot; null: gaps are measured between centres
    this.halves = new Float32Array(0);
    this.prelim = new Float64Array(0);
    this.mod = new Float64Array(0);
    this.shift = new Float64Array(0);
    this.change = new Float64Array(0);
    this.thread = new Int32Array(0);
    this.ancestor = new Int32Array(0);
  }

  /**
   * Writes the x of every slot to `place.x` (the root, or the middle between the roots, at 0) and the extent to
   * `place.left` and `place.right`; resumable. `spans`: the card widths by local row, written to `place.across` by
   * slot; null: all have a slot of 1; `signs`: the widths of rows where a line ends at a band; `bounds`: of all slots,
   * null: none.
   */
  *run(slots, place, spans = null, signs = null, bounds = null) {
    const n = slots.count;
    this.#reset(n);
    this.#measure(slots, place, spans, signs);
    const [siblings, cousins, trees] = this.#gapsOf(spans);
    place.x = grown(place.x, n, 0);
    for (let to = n; to > 0;) {
      const from = Math.max(0, to - SLICE);
      for (let slot = to - 1; slot >= from; slot--) {
        const first = slots.childStart[slot];
        const end = slots.childStart[slot + 1];
        if (first < end) this.prelim[slot] = this.#placeSiblings(slots, first, end, siblings, cousins);
      }
      to = from;
      yield;
    }
    const { roots } = slots;
    const middle = roots > 0 ? this.#placeSiblings(slots, 0, roots, trees, trees) : 0;
    place.left = Infinity;
    place.right = -Infinity;
    for (let from = 0; from < n;) {
      const to = Math.min(n, from + SLICE);
      this.#secondWalk(slots, place, from, to, -middle);
      from = to;
      yield;
    }
    place.w = null;
    if (!bounds) return;
    const limits = this.#limitsOf(slots, spans, signs, bounds.focus >= 0 ? slots.slotOf[bounds.focus] : -1, bounds.clear);
    Object.assign(place, squeeze(slots, place.x, this.#besideOf(place), this.#closestIn(slots, spans), bounds, limits));
  }

  /**
   * The width that slots that have just been laid out need, if cards are as close as they can be and each is over its
   * children. `focus`: the current slot; `isClear`: as in over.js.
   */
  widest(slots, place, spans, signs, focus, isClear) {
    const beside = this.#besideOf(place);
    const x = new Float64Array(slots.count);
    for (let s = 0; s < slots.count; s++) x[s] = beside(s);
    pushRight(x, this.#limitsOf(slots, spans, signs, focus, isClear));
    return Math.max(...Array.from({ length: slots.levels }, (_, level) => slots.levelStart[level + 1] - 1).map((s) => x[s] + beside(s)));
  }

  #limitsOf(slots, spans, signs, focus, isClear) {
    const isFree = (slot) => (slot === 0 && slots.roots === 1 && focus !== 0) || Boolean(signs?.has(slots.rowOf[slot]));
    return limitsOf(slots, this.#closestIn(slots, spans), (slot) => this.half?.[slot] ?? UNIFORM / 2, focus, isFree, isClear);
  }

  /** Gaps between siblings, cousins and trees: between their centres, or between cards if these have widths. */
  #gapsOf(spans) {
    const less = !spans && this.half ? UNIFORM : 0;
    return ["siblings", "cousins", "trees"].map((gap) => (spans ? GAPS : this.gaps)[gap] - less);
  }

  /** The least distance of the centres of two neighbours. */
  #closestIn({ parent }, spans) {
    const [siblings, cousins, trees] = this.#gapsOf(spans);
    const less = this.half ? 0 : UNIFORM;
    const close = spans ? CLOSEST : CLOSE;
    const [beside, apart] = [Math.min(siblings, less + close.siblings), Math.min(cousins, less + close.cousins)];
    const gapOf = (left, right) => (parent[left] < 0 ? trees : parent[left] === parent[right] ? beside : apart);
    return (left, right) => this.#apart(left, right, gapOf(left, right));
  }

  /** What of a slot's card is beside what extent.js adds to its centre. */
  #besideOf({ across }) {
    const inside = across ? 0 : UNIFORM / 2;
    return (slot) => (this.half === null ? 0 : Math.max(0, this.half[slot] - inside));
  }

  #measure({ count, rowOf }, place, spans, signs) {
    place.across = null;
    this.half = null;
    if (spans === null && !signs?.size) return;
    this.half = this.halves = grown(this.halves, count, 0);
    for (let slot = 0; slot < count; slot++) this.half[slot] = (signs?.get(rowOf[slot]) ?? spans?.[rowOf[slot]] ?? UNIFORM) / 2;
    if (spans) place.across = this.half.slice(0, count).map((half) => 2 * half);
  }

  #reset(n) {
    for (const name of ["prelim", "mod", "shift", "change", "thread", "ancestor"]) this[name] = grown(this[name], n, 0);
    this.prelim.fill(0, 0, n);
    this.mod.fill(0, 0, n);
    this.shift.fill(0, 0, n);
    this.change.fill(0, 0, n);
    this.thread.fill(-1, 0, n);
    for (let slot = 0; slot < n; slot++) this.ancestor[slot] = slot;
  }

  /** The distance of two neighbours' centres. */
  #apart(left, right, gap) {
    if (this.half === null) return gap;
    const wide = this.half[left] + this.half[right];
    return wide + gap * Math.min(1, wide / NARROW);
  }

  /** The paper's firstWalk for the finished children first … end - 1 of one node. Returns the midpoint. */
  #placeSiblings(slots, first, end, siblingGap, cousinGap) {
    const { prelim, mod } = this;
    let defaultAncestor = first;
    for (let v = first + 1; v < end; v++) {
      const midpoint = prelim[v];
      prelim[v] = prelim[v - 1] + this.#apart(v - 1, v, siblingGap);
      if (slots.childStart[v] < slots.childStart[v + 1]) mod[v] = prelim[v] - midpoint;
      defaultAncestor = this.#apportion(slots, v, first, defaultAncestor, cousinGap);
    }
    this.#executeShifts(first, end);
    return (prelim[first] + prelim[end - 1]) / 2;
  }

  /** Pushes the subtree of v to the right of its left siblings, level by level along their contours. */
  #apportion(slots, v, firstSibling, defaultAncestor, cousinGap) {
    const { prelim, mod, thread, ancestor } = this;
    const { childStart, parent } = slots;
    let insideRight = v;
    let outsideRight = v;
    let insideLeft = v - 1;
    let outsideLeft = firstSibling;
    let sumInsideRight = mod[v];
    let sumOutsideRight = mod[v];
    let sumInsideLeft = mod[insideLeft];
    let sumOutsideLeft = mod[outsideLeft];
    for (;;) {
      insideLeft = nextRight(childStart, thread, insideLeft);
      insideRight = nextLeft(childStart, thread, insideRight);
      if (insideLeft < 0 || insideRight < 0) break;
      outsideLeft = nextLeft(childStart, thread, outsideLeft);
      outsideRight = nextRight(childStart, thread, outsideRight);
      ancestor[outsideRight] = v;
      const apart = this.#apart(insideLeft, insideRight, cousinGap);
      const overlap = prelim[insideLeft] + sumInsideLeft - prelim[insideRight] - sumInsideRight + apart;
      if (overlap > 0) {
        const left = ancestor[insideLeft];
        this.#moveSubtree(parent[left] === parent[v] ? left : defaultAncestor, v, overlap);
        sumInsideRight += overlap;
        sumOutsideRight += overlap;
      }
      sumInsideLeft += mod[insideLeft];
      sumInsideRight += mod[insideRight];
      sumOutsideLeft += mod[outsideLeft];
      sumOutsideRight += mod[outsideRight];
    }
    if (insideLeft >= 0 && nextRight(childStart, thread, outsideRight) < 0) {
      thread[outsideRight] = insideLeft;
      mod[outsideRight] += sumInsideLeft - sumOutsideRight;
    }
    if (insideRight >= 0 && nextLeft(childStart, thread, outsideLeft) < 0) {
      thread[outsideLeft] = insideRight;
      mod[outsideLeft] += sumInsideRight - sumOutsideLeft;
      return v;
    }
    return defaultAncestor;
  }

  /** Moves the right subtree; executeShifts later spreads the subtrees between it and the left one. */
  #moveSubtree(left, right, distance) {
    const each = distance / (right - left);
    this.change[right] -= each;
    this.shift[right] += distance;
    this.change[left] += each;
    this.prelim[right] += distance;
    this.mod[right] += distance;
  }

  #executeShifts(first, end) {
    const { prelim, mod, shift, change } = this;
    let distance = 0;
    let sum = 0;
    for (let w = end - 1; w >= first; w--) {
      prelim[w] += distance;
      mod[w] += distance;
      sum += change[w];
      distance += shift[w] + sum;
    }
  }

  /** Converts relative to absolute positions, parents first. */
  #secondWalk(slots, place, from, to, rootShift) {
    const { prelim, mod, half } = this;
    const { parent } = slots;
    const { x, across } = place;
    const inside = across ? 0 : UNIFORM / 2; // as extent.js adds it
    let { left, right } = place;
    for (let slot = from; slot < to; slot++) {
      const above = parent[slot];
      const moved = above < 0 ? rootShift : mod[above];
      const at = prelim[slot] + moved;
      mod[slot] += moved;
      x[slot] = at;
      const beside = half === null ? 0 : Math.max(0, half[slot] - inside);
      if (at - beside < left) left = at - beside;
      if (at + beside > right) right = at + beside;
    }
    place.left = left;
    place.right = right;
  }
}

/** The next slot on the left contour of a subtree: the first child, or the thread; -1 at the bottom. */
function nextLeft(childStart, thread, slot) {
  const child = childStart[slot];
  return child < childStart[slot + 1] ? child : thread[slot];
}

/** The same on the right contour. */
function nextRight(childStart, thread, slot) {
  const end = childStart[slot + 1];
  return childStart[slot] < end ? end - 1 : thread[slot];
}
