// One call in the browser's next frame for all requests that come before it, and none once its owner has ended it.

export class NextFrame {
  #handle = 0;
  #ended = false;

  /** @param {(now: number) => void} act */
  constructor(act) {
    this.call = (now) => {
      this.#handle = 0;
      if (!this.#ended) act(now);
    };
  }

  request() {
    if (!this.#ended) this.#handle ||= requestAnimationFrame(this.call);
  }

  /** Ends it for good. */
  end() {
    this.#ended = true;
    cancelAnimationFrame(this.#handle);
  }
}
