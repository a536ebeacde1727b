// Editing the grid: strokes of cells, and moving the start and the goal. Changes appear at once; the host is notified
// when the pointer is released.

/** @typedef {"wall"|"free"|number} Brush  a number is a cost */

export class Editor {
  #stroke = null; // {before: Map from each place to its former cost, to: Brush}
  #carried = null; // "start" or "goal"
  #origin = -1; // its former place
  #last = -1;

  /**
   * @param {import("./picture.js").Picture} picture
   * @param {{onPaint: (stroke: string) => void, onMove: (what: string, x: number, y: number) => void,
   *   changed: () => void}} host
   */
  constructor(picture, host) {
    this.picture = picture;
    this.host = host;
    this.enabled = false;
    /** @type {Brush} */
    this.brush = "wall";
  }

  /** Whether the pointer is down. */
  get active() {
    return this.#stroke !== null || this.#carried !== null;
  }

  /** Begins to drag the start or the goal, or begins a stroke. A stroke that begins on its own colour erases. */
  press(place) {
    const { form } = this.picture;
    this.#last = place;
    this.#carried = place === form.start ? "start" : place === form.goal ? "goal" : null;
    this.#origin = place;
    if (this.#carried) return;
    this.#stroke = { before: new Map(), to: form.costs[place] === costOf(this.brush) ? "free" : this.brush };
    this.#cover(place);
  }

  /** The pointer has moved to a place; -1: outside the grid. */
  drag(place) {
    if (place < 0 || place === this.#last) return;
    const { form } = this.picture;
    if (this.#carried) {
      const other = this.#carried === "start" ? form.goal : form.start;
      if (form.costs[place] !== 0 && place !== other) form[this.#carried] = place;
      this.host.changed();
    } else for (const each of form.between(this.#last, place)) this.#cover(each);
    this.#last = place;
  }

  /** The pointer is released. */
  release() {
    const { form } = this.picture;
    if (this.#carried && form[this.#carried] !== this.#origin) this.#reportMove(this.#carried);
    if (this.#stroke?.before.size > 0) this.#reportPaint(this.#stroke);
    this.#stroke = this.#carried = null;
  }

  /** Cancels the change. */
  halt() {
    if (!this.active) return;
    const { form } = this.picture;
    for (const [place, cost] of this.#stroke?.before ?? []) form.costs[place] = cost;
    if (this.#carried) form[this.#carried] = this.#origin;
    this.#stroke = this.#carried = null;
    this.host.changed();
  }

  /** Paints or erases one cell with the brush. */
  toggle(place) {
    const { form } = this.picture;
    if (place === form.start || place === form.goal) return;
    this.press(place);
    this.release();
  }

  /** Moves the start or the goal to a free cell. @param {"start"|"goal"} what */
  put(what, place) {
    const { form } = this.picture;
    if (form.costs[place] === 0 || place === form.start || place === form.goal) return;
    form[what] = place;
    this.host.changed();
    this.#reportMove(what);
  }

  #cover(place) {
    const { form } = this.picture;
    const { before, to } = this.#stroke;
    const cost = costOf(to);
    if (place === form.start || place === form.goal || form.costs[place] === cost) return;
    before.set(place, form.costs[place]);
    form.costs[place] = cost;
    this.host.changed();
  }

  #reportMove(what) {
    const { form } = this.picture;
    const [x, y] = form.xy(form[what]);
    this.host.onMove(what, x, y);
  }

  #reportPaint({ before, to }) {
    const { form } = this.picture;
    const cells = Array.from(before.keys(), (place) => form.xy(place));
    this.host.onPaint(JSON.stringify({ cells, to }));
  }
}

const COSTS = { wall: 0, free: 1 };

/** @param {Brush} brush */
const costOf = (brush) => COSTS[brush] ?? brush;
