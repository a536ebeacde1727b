// Painting on the grid: strokes of cells, and the start and the goal that can be put elsewhere. What is painted is seen
// at once; whoever made the grid is told when the pointer is let go.

/** @typedef {"wall"|"free"|number} Brush  a number is a cost */

export class Editor {
  #stroke = null; // {places: Map of what each had cost, to: Brush}
  #carried = null; // "start" or "goal"
  #origin = -1; // where that was
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

  /** Is the pointer down? */
  get active() {
    return this.#stroke !== null || this.#carried !== null;
  }

  /** The pointer goes down: it takes an end in hand, or begins a stroke. A stroke over its own colour clears. */
  press(place) {
    const { form } = this.picture;
    this.#last = place;
    this.#carried = place === form.start ? "start" : place === form.goal ? "goal" : null;
    this.#origin = place;
    if (this.#carried) return;
    this.#stroke = { before: new Map(), to: form.costs[place] === costOf(this.brush) ? "free" : this.brush };
    this.#cover(place);
  }

  /** The pointer is over a place; -1: beside the grid. */
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

  /** The pointer goes up. */
  release() {
    const { form } = this.picture;
    if (this.#carried && form[this.#carried] !== this.#origin) this.#tellMove(this.#carried);
    if (this.#stroke?.before.size > 0) this.#tellPaint(this.#stroke);
    this.#stroke = this.#carried = null;
  }

  /** Ends without effect. */
  halt() {
    if (!this.active) return;
    const { form } = this.picture;
    for (const [place, cost] of this.#stroke?.before ?? []) form.costs[place] = cost;
    if (this.#carried) form[this.#carried] = this.#origin;
    this.#stroke = this.#carried = null;
    this.host.changed();
  }

  /** Paints one cell with the brush, or clears it. */
  toggle(place) {
    const { form } = this.picture;
    if (place === form.start || place === form.goal) return;
    this.press(place);
    this.release();
  }

  /** Puts an end into a cell that is free. @param {"start"|"goal"} what */
  put(what, place) {
    const { form } = this.picture;
    if (form.costs[place] === 0 || place === form.start || place === form.goal) return;
    form[what] = place;
    this.host.changed();
    this.#tellMove(what);
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

  #tellMove(what) {
    const { form } = this.picture;
    const [x, y] = form.xy(form[what]);
    this.host.onMove(what, x, y);
  }

  #tellPaint({ before, to }) {
    const { form } = this.picture;
    const cells = Array.from(before.keys(), (place) => form.xy(place));
    this.host.onPaint(JSON.stringify({ cells, to }));
  }
}

const COSTS = { wall: 0, free: 1 };

/** @param {Brush} brush */
const costOf = (brush) => COSTS[brush] ?? brush;
