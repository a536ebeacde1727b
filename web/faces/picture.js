// A state beside a text: one large picture that can animate to the next state. Written faces show text.

import { Frames } from "../canvas/frames.js";
import { Surface } from "../canvas/surface.js";
import { readTheme } from "../canvas/theme.js";
import { watchTheme } from "../canvas/theme_changes.js";
import { faceOf } from "./index.js";
import { looksOf } from "./look.js";

const GLIDE = 180; // milliseconds

export class Picture {
  #state = null;
  #before = null;
  #look = null;

  /**
   * @param {HTMLElement} element  filled by the picture; the style sheet sets its size
   * @param {import("./index.js").Shape} shape
   */
  constructor(element, shape) {
    this.element = element;
    this.face = faceOf(shape);
    element.classList.toggle("face", !this.face.written);
    element.classList.toggle("name", this.face.written);
    if (this.face.written) return;
    const { width, height, listed = 0 } = this.face.size();
    element.style.cssText += `; --proportions: ${width} / ${height}; --listed: ${listed}`;
    element.setAttribute("role", "img");
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.frames = new Frames(
      (elapsed) => this.#advance(elapsed),
      () => this.#paint(),
      () => false,
    );
    this.surface = new Surface(element, () => this.frames.request(), { alpha: true });
    this.unwatch = watchTheme(element.ownerDocument, () => {
      this.#look = null;
      this.frames.request();
    });
  }

  /** @param {import("./index.js").State} state  @param {boolean} glides  whether to animate from the previous state */
  show(state, glides = false) {
    const { element, face } = this;
    if (face.written) {
      element.textContent = face.line(state);
      return;
    }
    const moves = glides && this.#state?.length === state.length && !this.still.matches;
    this.#before = moves ? { cells: this.#state, share: 0 } : null;
    this.#state = state;
    element.setAttribute("aria-label", face.line(state));
    this.frames.request();
  }

  destroy() {
    this.frames?.stop();
    this.surface?.dispose();
    this.unwatch?.();
    this.element.classList.remove("face", "name");
    this.element.removeAttribute("role");
    this.element.removeAttribute("aria-label");
    this.element.textContent = "";
  }

  #advance(elapsed) {
    if (!this.#before) return false;
    this.#before.share += elapsed / GLIDE;
    if (this.#before.share >= 1) this.#before = null;
    this.frames.request();
    return this.#before !== null;
  }

  #paint() {
    const { context, width, height, ratio } = this.surface;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    if (this.#state === null || width === 0) return;
    this.#look ??= looksOf(readTheme(this.element.ownerDocument)).plain;
    this.face.draw(context, { x: 0, y: 0, width, height, ratio }, this.#state, this.#look, eased(this.#before));
  }
}

/** Ease in and out. */
function eased(before) {
  return before && { ...before, share: before.share * before.share * (3 - 2 * before.share) };
}
