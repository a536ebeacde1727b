// One paint per animation frame, and only when something changed.

const KEPT = 240;

export class Frames {
  /** @param {(now: number, elapsed: number) => boolean} paint  returns whether the picture is still moving */
  constructor(paint) {
    this.paint = paint;
    this.handle = 0;
    this.last = 0;
    this.times = new Float64Array(KEPT);
    this.count = 0;
    this.tick = (now) => this.#frame(now);
  }

  request() {
    if (this.handle === 0) this.handle = requestAnimationFrame(this.tick);
  }

  stop() {
    cancelAnimationFrame(this.handle);
    this.handle = 0;
  }

  /** Milliseconds that the latest paints took, oldest first; at most 240. */
  recent() {
    const length = Math.min(this.count, KEPT);
    return Array.from({ length }, (_, i) => this.times[(this.count - length + i) % KEPT]);
  }

  #frame(now) {
    this.handle = 0;
    const begun = performance.now();
    // After a rest the first frame of a move counts as one frame, however long ago the last one was.
    const elapsed = Math.min(50, this.last ? now - this.last : 16);
    const moving = this.paint(now, elapsed);
    this.times[this.count++ % KEPT] = performance.now() - begun;
    this.last = moving ? now : 0;
    if (moving) this.request();
  }
}
