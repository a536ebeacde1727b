// At most one paint per animation frame, and only after a change.

import { NextFrame } from "./next_frame.js";

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
    this.last = 0;
    this.stopped = false;
    this.next = new NextFrame((now) => this.#frame(now));
  }

  /** Requests a paint in the next frame. */
  request() {
    this.changed = true;
    this.next.request();
  }

  /** Ends painting for good. */
  stop() {
    this.stopped = true;
    this.next.end();
  }

  #frame(now) {
    // After a pause, the first frame of an animation counts as one frame.
    const elapsed = Math.min(50, this.last ? now - this.last : 16);
    const goesOn = this.advance(elapsed);
    this.last = goesOn ? now : 0;
    if (this.stopped) return; // by what the animations have told
    if (this.changed) {
      this.changed = false;
      this.paint();
    }
    const worksOn = this.work(Math.max(now + BUDGET, performance.now() + LEAST_WORK));
    if (goesOn || worksOn) this.next.request();
  }
}
