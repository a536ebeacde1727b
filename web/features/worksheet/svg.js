// Elements of SVG whose lengths are millimetres.

import { element } from "../../canvas/svg.js";

export { element };

/** A picture of this size, `width` × `height` in the units of its content, `scale` millimetres each. */
export function picture(width, height, scale = 1) {
  const size = { width: `${round(width * scale)}mm`, height: `${round(height * scale)}mm` };
  return element("svg", { ...size, viewBox: `0 0 ${round(width)} ${round(height)}`, role: "img" });
}

export const round = (value) => Math.round(value * 100) / 100;

/** A text whose baseline begins, ends or is centred there. */
export const written = (text, x, y, size, more = {}) =>
  element("text", { x: round(x), y: round(y), "font-size": round(size), ...more }, text);

export const line = (x1, y1, x2, y2, more = {}) =>
  element("line", { x1: round(x1), y1: round(y1), x2: round(x2), y2: round(y2), class: "line", ...more });

export const box = (x, y, width, height, more = {}) =>
  element("rect", { x: round(x), y: round(y), width: round(width), height: round(height), class: "box", ...more });
