// Where the window is on the tree. x and y have scales of their own: screen x = x · kx + tx, screen y = level · dy +
// ty, in CSS pixels. Zooming in, both scales reach `near` together; zooming out, both reach `fit` together: so x runs
// through four orders of magnitude while levels stay between legible and 116 pixels apart.

const SETTLED = 0.25; // pixels from the goal
const OVERVIEW_SLACK = 0.6; // one may go a little farther out than the whole tree
const KEPT_IN_VIEW = 60; // pixels of the tree that cannot be pushed out of the window

const MARGIN = { left: 12, right: 12, top: 14, bottom: 14 };

export class Camera {
  constructor() {
    this.kx = 1;
    this.dy = 1;
    this.tx = 0;
    this.ty = 0;
    /** Where a move is going; the same as the camera at rest. */
    this.goal = { kx: 1, dy: 1, tx: 0, ty: 0 };
    this.moving = false;
    this.width = 0;
    this.height = 0;
    /** What there is to see, in tree units. */
    this.box = { left: 0, right: 1, top: 0, bottom: 1, root: 0 };
    /** The scales at which nodes are comfortable, and the least at which they can be read. */
    this.near = { kx: 96, dy: 116, closest: 144 };
    this.legible = { kx: 50, dy: 60 };
    this.inset = { ...MARGIN };
    /** The corner at the bottom right that something else covers. */
    this.corner = { width: 0, height: 0 };
  }

  /** Something covers so many pixels of the window at its top. */
  cover(height) {
    this.inset.top = MARGIN.top + height;
  }

  /** Something covers the corner at the bottom right: the tree stays above it. */
  keepCorner(corner) {
    this.corner = corner;
    this.inset.bottom = Math.max(MARGIN.bottom, corner.height);
  }

  /** The part of the window that nothing covers. */
  get room() {
    const { inset } = this;
    return {
      across: Math.max(1, this.width - inset.left - inset.right),
      down: Math.max(1, this.height - inset.top - inset.bottom),
    };
  }

  /** The view of the whole tree, never larger than near; the root in the middle where there is room. */
  fit() {
    const { box, inset, near } = this;
    const { across, down } = this.room;
    const dy = Math.min(near.dy, down / (box.bottom - box.top));
    // Not wider than high beyond reason: a path of hundred nodes is not a zigzag.
    const kx = Math.min(near.kx, across / (box.right - box.left), Math.max(dy * 8, near.kx / 8));
    return { kx, dy, tx: this.centred(kx), ty: inset.top - box.top * dy };
  }

  /**
   * tx that has the root in the middle if the whole tree is then in the window, else the tree as near to it as
   * possible.
   */
  centred(kx) {
    const { box, inset } = this;
    const middle = (inset.left + this.width - inset.right) / 2;
    const lowest = this.width - inset.right - box.right * kx;
    const highest = inset.left - box.left * kx;
    if (lowest > highest - inset.left - inset.right) return middle - ((box.left + box.right) / 2) * kx;
    return Math.min(highest, Math.max(lowest, middle - box.root * kx));
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
    const { kx, dy } = this.scaled(from, factor);
    const tx = x - (x - from.tx) * (kx / from.kx);
    const ty = y - (y - from.ty) * (dy / from.dy);
    return this.kept({ kx, dy, tx, ty });
  }

  /** The view with enough of the tree left in the window. */
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

  /** Leaves off where it is. */
  halt() {
    this.jumpTo({ kx: this.kx, dy: this.dy, tx: this.tx, ty: this.ty });
  }

  /** Moves everything by so many pixels at once, goal included. */
  shift(dx, dy) {
    this.tx += dx;
    this.goal.tx += dx;
    this.ty += dy;
    this.goal.ty += dy;
  }

  /** Goes `share` of the way to the goal: scales evenly by factors, every point of the tree on a plain course. */
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

/** One axis between two views: the scale by a constant factor per share, around the point of the window that stays. */
function between(k0, t0, k1, t1, share) {
  const k = k0 * (k1 / k0) ** share;
  if (Math.abs(k1 / k0 - 1) < 1e-6) return [k, t0 + (t1 - t0) * share];
  const fixed = (t1 * k0 - t0 * k1) / (k0 - k1);
  return [k, fixed - (fixed - t0) * (k / k0)];
}
