// Parses canvas colours, for formats that separate colour and opacity.

const NONE = { r: 0, g: 0, b: 0, alpha: 0 };
const HEX = /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/i;
const FUNCTION = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:[\s,/]+([\d.]+))?\s*\)$/;

/** @typedef {{r: number, g: number, b: number, alpha: number}} Paint */

/** A colour as written by our themes and uPlot. @param {string} text @returns {Paint} */
export function paintOf(text) {
  if (text === "transparent") return NONE;
  if (text === "black") return { r: 0, g: 0, b: 0, alpha: 1 };
  const found = HEX.exec(text);
  if (found) {
    const [r, g, b] = found[1] ? found.slice(1, 4).map((digit) => digit + digit) : found.slice(4);
    return { r: parseInt(r, 16), g: parseInt(g, 16), b: parseInt(b, 16), alpha: 1 };
  }
  const [, r, g, b, alpha = "1"] = FUNCTION.exec(text) ?? [];
  if (r === undefined) throw new Error(`unknown colour: ${text}`);
  return { r: Number(r), g: Number(g), b: Number(b), alpha: Number(alpha) };
}

/** @param {Paint} paint */
export const hexOf = ({ r, g, b }) => `#${[r, g, b].map((byte) => Math.round(byte).toString(16).padStart(2, "0")).join("")}`;

/** A linear gradient, as in createLinearGradient. */
export class Gradient {
  /** @type {[number, Paint][]} */
  stops = [];

  /** @param {[number, number, number, number]} line  start and end */
  constructor(line) {
    this.line = line;
  }

  addColorStop(at, colour) {
    this.stops.push([at, paintOf(colour)]);
  }
}
