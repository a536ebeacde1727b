// At most one paint per animation frame, and only after a change.

const BUDGET = 8; // milliseconds of a frame before deferrable work waits: the browser needs the rest to composite
const LEAST_WORK = 2; // milliseconds that deferrable work always gets

export class Frames {
  /**
   * @param {(elapsed: number) => boolean} advance  advances animations; returns whether any continues
   * @param {() => void} paint
   * @param {(deadline: number) => boolean} work  deferrable work, until a performance.now(); returns whether there is
   *   more
   */
  constructor(advance, paint, work) {
    this.advance = advance;
    this.paint = paint;
    this.work = work;
    this.changed = false;
    this.handle = 0;
    this.last = 0;
    this.tick = (now) => this.#frame(now);
  }

  /** Requests a paint in the next frame. */
  request() {
    this.changed = true;
    this.#next();
  }

  /** Ends painting for good. */
  stop() {
    cancelAnimationFrame(this.handle);
    this.handle = -1;
  }

  #next() {
    if (this.handle === 0) this.handle = requestAnimationFrame(this.tick);
  }

  #frame(now) {
    this.handle = 0;
    // After a pause, the first frame of an animation counts as one frame.
    const elapsed = Math.min(50, this.last ? now - this.last : 16);
    const goesOn = this.advance(elapsed);
    this.last = goesOn ? now : 0;
    if (this.changed) {
      this.changed = false;
      this.paint();
    }
    const worksOn = this.work(Math.max(now + BUDGET, performance.now() + LEAST_WORK));
    if (goesOn || worksOn) this.#next();
  }
}
