// The window's position on the tree. x and y have separate scales: screen x = x · kx + tx, screen y = level · dy + ty,
// in CSS pixels. Zooming in, both scales reach `near` together; zooming out, both reach `fit` together. So x covers
// four orders of magnitude while levels stay between legible and 116 pixels apart.

const SETTLED = 0.25; // pixels from the goal
const OVERVIEW_SLACK = 0.6; // how much farther than the whole tree one can zoom out
const KEPT_IN_VIEW = 60; // pixels of the tree that always stay in the window

const MARGIN = { aside: 12, least: 6, share: 0.04, most: 8 }; // pixels; above and below it depends on the height

export class Camera {
  constructor() {
    this.kx = 1;
    this.dy = 1;
    this.tx = 0;
    this.ty = 0;
    /** The target of a move; equal to the camera at rest. */
    this.goal = { kx: 1, dy: 1, tx: 0, ty: 0 };
    this.moving = false;
    this.width = 0;
    this.height = 0;
    this.beside = 0; // pixels beside the tree for the depths of its rows
    /** The extent of the tree, in tree units. */
    this.box = { left: 0, right: 1, top: 0, bottom: 1, root: 0 };
    /** The scales at which nodes are comfortable, and the smallest at which they are legible (see card_size.js). */
    this.near = { kx: 96, dy: 116, closest: 144 };
    this.legible = { kx: 50, dy: 60, close: 54, tight: 50, ending: 50, lowest: 50 };
  }

  /** The margins of the window. */
  get inset() {
    const { aside, least, share, most } = MARGIN;
    const above = Math.min(most, Math.max(least, this.height * share));
    return { left: Math.max(aside, this.beside), right: aside, top: above, bottom: above };
  }

  /** The window without its margins. */
  get room() {
    const { inset } = this;
    return {
      across: Math.max(1, this.width - inset.left - inset.right),
      down: Math.max(1, this.height - inset.top - inset.bottom),
    };
  }

  /** The view of the whole tree, never larger than `near`, with the root centred if possible. */
  fit() {
    const { box, inset, near } = this;
    const { across, down } = this.room;
    const dy = Math.min(near.dy, down / (box.bottom - box.top));
    // Limits the ratio of width to height: a path of a hundred nodes should not become a zigzag.
    const kx = Math.min(near.kx, across / (box.right - box.left), Math.max(dy * 8, near.kx / 8));
    return { kx, dy, tx: this.rootAt(this.middle, kx), ty: inset.top - box.top * dy };
  }

  /** The middle of the window. */
  get middle() {
    return (this.inset.left + this.width - this.inset.right) / 2;
  }

  /** The tx that brings the root as close to a place as it can be with the tree in the window. */
  rootAt(place, kx, box = this.box) {
    const least = this.inset.left - box.left * kx;
    const most = this.width - this.inset.right - box.right * kx;
    return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, place - box.root * kx));
  }

  /** The scales after zooming by `factor` (> 1: closer). */
  scaled(from, factor) {
    let { kx, dy } = from;
    let wanted = Math.log(factor);
    const { near } = this;
    const toward = (goalKx, goalDy, sign) => {
      const x = Math.max(0, sign * Math.log(goalKx / kx));
      const y = Math.max(0, sign * Math.log(goalDy / dy));
      const longest = Math.max(x, y);
      const step = Math.min(sign * wanted, longest);
      if (longest === 0) return;
      kx *= Math.exp((sign * step * x) / longest);
      dy *= Math.exp((sign * step * y) / longest);
      wanted -= sign * step;
    };
    if (wanted > 0) {
      toward(near.kx, near.dy, 1);
      kx = Math.max(kx, Math.min(near.closest, kx * Math.exp(wanted)));
    } else {
      const fit = this.fit();
      toward(near.kx, near.dy, -1);
      toward(fit.kx, fit.dy, -1);
      const rest = Math.max(Math.exp(wanted), OVERVIEW_SLACK * Math.min(fit.kx / kx, fit.dy / dy));
      if (rest < 1) {
        kx *= rest;
        dy *= rest;
      }
    }
    return { kx, dy };
  }

  /** The view after zooming `from` a view around a point of the window. */
  zoomed(from, factor, x, y) {
    return this.zoomedTo(this.scaled(from, factor), x, y, from);
  }

  /** The same at a given scale. */
  zoomedTo({ kx, dy }, x, y, from = this.goal) {
    const tx = x - (x - from.tx) * (kx / from.kx);
    const ty = y - (y - from.ty) * (dy / from.dy);
    return this.kept({ kx, dy, tx, ty });
  }

  /** Moves the view so that enough of the tree stays in the window. */
  kept(view) {
    const { box } = this;
    const clamp = (value, a, b) => Math.min(Math.max(a, b), Math.max(Math.min(a, b), value));
    view.tx = clamp(view.tx, KEPT_IN_VIEW - box.right * view.kx, this.width - KEPT_IN_VIEW - box.left * view.kx);
    view.ty = clamp(view.ty, KEPT_IN_VIEW - box.bottom * view.dy, this.height - KEPT_IN_VIEW - box.top * view.dy);
    return view;
  }

  jumpTo(view) {
    Object.assign(this.goal, view);
    this.#set(view);
    this.moving = false;
  }

  glideTo(view) {
    Object.assign(this.goal, view);
    this.moving = true;
  }

  /** Stops a move. */
  halt() {
    this.jumpTo({ kx: this.kx, dy: this.dy, tx: this.tx, ty: this.ty });
  }

  /** Moves camera and target by so many pixels. */
  shift(dx, dy) {
    this.tx += dx;
    this.goal.tx += dx;
    this.ty += dy;
    this.goal.ty += dy;
  }

  /** Moves a share of the way to the target: scales change exponentially, so that every point moves smoothly. */
  approach(share) {
    const { goal } = this;
    [this.kx, this.tx] = between(this.kx, this.tx, goal.kx, goal.tx, share);
    [this.dy, this.ty] = between(this.dy, this.ty, goal.dy, goal.ty, share);
    const { box } = this;
    const far = (at, k, t, goalK, goalT) => Math.abs(at * (k - goalK) + t - goalT);
    const seen = (edge) => Math.min(box.right, Math.max(box.left, (edge - goal.tx) / goal.kx));
    this.moving =
      far(seen(0), this.kx, this.tx, goal.kx, goal.tx) > SETTLED ||
      far(seen(this.width), this.kx, this.tx, goal.kx, goal.tx) > SETTLED ||
      far(box.top, this.dy, this.ty, goal.dy, goal.ty) > SETTLED ||
      far(box.bottom, this.dy, this.ty, goal.dy, goal.ty) > SETTLED;
    if (!this.moving) this.#set(goal);
  }

  #set({ kx, dy, tx, ty }) {
    this.kx = kx;
    this.dy = dy;
    this.tx = tx;
    this.ty = ty;
  }
}

/** Interpolates one axis between two views: exponential scale around the fixed point of the window. */
function between(k0, t0, k1, t1, share) {
  const k = k0 * (k1 / k0) ** share;
  if (Math.abs(k1 / k0 - 1) < 1e-6) return [k, t0 + (t1 - t0) * share];
  const fixed = (t1 * k0 - t0 * k1) / (k0 - k1);
  return [k, fixed - (fixed - t0) * (k / k0)];
}
