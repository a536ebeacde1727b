// What lies over a drawing: tools above it, a legend below. A drawing that is to be seen as a whole keeps clear of them.

const MOST = 0.4; // of the height: of a very small drawing the rest is worth more than that nothing covers it
const MARGIN = 16; // pixels to the sides, and above and below where nothing covers

/** @typedef {{left: number, right: number, top: number, bottom: number}} Inset  CSS pixels */

export class Cover {
  #host;
  #over;
  #observer;

  /**
   * @param {Element} host  of the drawing
   * @param {Iterable<Element>} over  elements that may lie over it
   * @param {(inset: Inset) => void} changed  they have another size
   */
  constructor(host, over, changed) {
    this.#host = host;
    this.#over = Array.from(over);
    this.#observer = new ResizeObserver(() => changed(this.inset));
    for (const element of this.#over) this.#observer.observe(element);
  }

  /** @returns {Inset} what to keep free */
  get inset() {
    const inset = { left: MARGIN, right: MARGIN, top: MARGIN, bottom: MARGIN };
    const { top, bottom, height } = this.#host.getBoundingClientRect();
    for (const element of this.#over) {
      const rect = element.getBoundingClientRect();
      if (rect.height === 0 || rect.bottom <= top || rect.top >= bottom) continue;
      if (rect.top + rect.bottom < top + bottom) inset.top = Math.max(inset.top, rect.bottom - top + MARGIN / 2);
      else inset.bottom = Math.max(inset.bottom, bottom - rect.top + MARGIN / 2);
    }
    inset.top = Math.min(inset.top, MOST * height);
    inset.bottom = Math.min(inset.bottom, MOST * height);
    return inset;
  }

  destroy() {
    this.#observer.disconnect();
  }
}
