// Base of every large drawing: a canvas as large as its element, frames, and changes of theme.

import { Frames } from "./frames.js";
import { Surface } from "./surface.js";
import { forgetWidths } from "./text.js";
import { readTheme, watchFonts } from "./theme.js";

/** Subclasses override what they need of `advance`, `paint`, `work`, `resized` and `setTheme`. */
export class Drawing {
  /**
   * @param {HTMLElement} element  filled by the canvas
   * @param {string} label  describes the canvas to screen readers
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

  /** Advances animations. @returns {boolean} whether any continues */
  advance(_elapsed) {
    return false;
  }

  paint() {}

  /** Continues deferrable work until a performance.now(). @returns {boolean} whether there is more */
  work(_deadline) {
    return false;
  }

  /** Called when the canvas has changed size. */
  resized() {}

  /** @param {import("./theme.js").Theme} _theme */
  setTheme(_theme) {}

  /** The page's current colours and font. */
  get theme() {
    return readTheme(this.surface.canvas.ownerDocument);
  }

  refreshTheme() {
    forgetWidths();
    this.setTheme(this.theme);
  }

  /** Removes every listener and observer, and the canvas. */
  destroy() {
    this.unwatch();
    this.input.destroy();
    this.frames.stop();
    this.surface.dispose();
  }
}
