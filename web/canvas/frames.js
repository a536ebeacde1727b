// One paint per animation frame, and only when something changed.

const BUDGET = 8; // milliseconds of a frame for all that is done in it, before what can wait has to wait: half of a frame is
// the browser's own, to bring what was painted to the screen
const LEAST_WORK = 2; // milliseconds for what can wait even if the rest took all

export class Frames {
  /**
   * @param {(elapsed: number) => boolean} advance  moves on what moves by itself; returns whether to go on
   * @param {() => void} paint
   * @param {(deadline: number) => boolean} work  what can wait, up to a performance.now(); returns whether to go on
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

  /** Something is to be painted. */
  request() {
    this.changed = true;
    this.#next();
  }

  /** Nothing is painted any more. */
  stop() {
    cancelAnimationFrame(this.handle);
    this.handle = -1;
  }

  #next() {
    if (this.handle === 0) this.handle = requestAnimationFrame(this.tick);
  }

  #frame(now) {
    this.handle = 0;
    // After a rest the first frame of a move counts as one frame, however long ago the last one was.
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
