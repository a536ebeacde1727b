// States without a picture: each is drawn as its name.

import { fitted } from "../canvas/text.js";
import { write } from "./reading.js";

/** @typedef {import("./index.js").Face} Face @implements {Face} */
export class Text {
  written = true;

  size() {
    return { width: 8, height: 1.6, least: 9, comfortable: 14, most: 18 };
  }

  /** As large as the height allows, truncated to the width. */
  draw(context, { x, y, width, height }, state, look) {
    const size = Math.round(Math.min(18, height / 1.4));
    context.font = `650 ${size}px ${look.font}`;
    write(context, fitted(context, this.line(state), width), x + width / 2, y + height / 2, size, 650, look.ink, look.font);
  }

  line(state) {
    return state;
  }

  brief(state) {
    return this.line(state);
  }

  text(state) {
    return this.line(state);
  }

  parse() {
    return null;
  }
}
