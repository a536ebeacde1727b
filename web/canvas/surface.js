// A canvas that matches the pixels of the screen, whatever the window size and the browser zoom.

export class Surface {
  /**
   * Adds a canvas to `element`; `onResize()` is called when its size in pixels has changed. `alpha`: the background
   * shows where nothing is painted.
   */
  constructor(element, onResize, { alpha = false } = {}) {
    this.canvas = element.ownerDocument.createElement("canvas");
    this.canvas.style.cssText = "display:block;width:100%;height:100%;touch-action:pan-y;outline-offset:-3px";
    element.append(this.canvas);
    this.context = this.canvas.getContext("2d", { alpha });
    this.width = 0; // CSS pixels
    this.height = 0;
    this.ratio = 1; // device pixels per CSS pixel
    this.onResize = onResize;
    this.observer = new ResizeObserver((entries) => this.#resize(entries.at(-1)));
    try {
      this.observer.observe(this.canvas, { box: "device-pixel-content-box" });
    } catch {
      this.observer.observe(this.canvas); // Safari has no device-pixel-content-box
    }
  }

  /** Whether the canvas has a size; it has none while its container is hidden. */
  get seen() {
    return this.canvas.width > 0 && this.canvas.height > 0;
  }

  #resize(entry) {
    const ratio = devicePixelRatio || 1;
    const { width, height } = entry.contentRect;
    const exact = entry.devicePixelContentBoxSize?.[0];
    const across = pixels(width * ratio, exact?.inlineSize);
    const down = pixels(height * ratio, exact?.blockSize);
    if (across === this.canvas.width && down === this.canvas.height && ratio === this.ratio) return;
    this.canvas.width = across;
    this.canvas.height = down;
    this.width = width;
    this.height = height;
    this.ratio = ratio;
    this.onResize();
  }

  dispose() {
    this.observer.disconnect();
    this.canvas.remove();
  }
}

/** The browser's exact number of pixels, where it is plausible (emulated screens report another screen's). */
function pixels(computed, exact) {
  return exact !== undefined && Math.abs(exact - computed) < 2 ? exact : Math.round(computed);
}
