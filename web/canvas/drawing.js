// What every large drawing of the page has: a canvas as large as its element, frames, colours and fonts that may change.

import { Frames } from "./frames.js";
import { Surface } from "./surface.js";
import { forgetWidths } from "./text.js";
import { readTheme, watchFonts } from "./theme.js";

/** Who draws something takes over what it needs of `advance`, `paint`, `work`, `resized` and `setTheme`. */
export class Drawing {
  /**
   * @param {HTMLElement} element  filled by the canvas
   * @param {string} label  says what the canvas shows, to those who do not see it
   * @param {string} [role]
   */
  constructor(element, label, role = "application") {
    this.frames = new Frames(
      (elapsed) => this.advance(elapsed),
      () => this.surface.seen && this.paint(),
      (deadline) => this.work(deadline),
    );
    this.surface = new Surface(element, () => this.resized());
    const { canvas } = this.surface;
    canvas.tabIndex = 0;
    canvas.setAttribute("role", role);
    canvas.setAttribute("aria-label", label);
    this.input = null; // pointer and keys on the canvas
    this.unwatch = watchFonts(element.ownerDocument, () => this.refreshTheme());
  }

  /** Moves on what moves by itself. @returns {boolean} whether any of it goes on */
  advance(_elapsed) {
    return false;
  }

  paint() {}

  /** Goes on with what can wait, up to a performance.now(). @returns {boolean} whether there is more to do */
  work(_deadline) {
    return false;
  }

  /** The canvas has another size. */
  resized() {}

  /** @param {import("./theme.js").Theme} _theme */
  setTheme(_theme) {}

  /** Colours and font as the page has them now. */
  get theme() {
    return readTheme(this.surface.canvas.ownerDocument);
  }

  /** Reads colours and font again. */
  refreshTheme() {
    forgetWidths();
    this.setTheme(this.theme);
  }

  /** Leaves nothing behind: no listener, no observer, no canvas. */
  destroy() {
    this.unwatch();
    this.input.destroy();
    this.frames.stop();
    this.surface.dispose();
  }
}
