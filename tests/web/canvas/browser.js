// What a canvas is to the painters, without a browser: the page's own colours, a pen that writes down what it is told,
// and pictures that have a size.

import { readFileSync } from "node:fs";

import { Colour } from "../../../web/canvas/colour.js";
import { themeOf as themeFrom } from "../../../web/canvas/theme.js";

globalThis.ImageData ??= class {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.data = new Uint8ClampedArray(4 * width * height);
  }
};

globalThis.OffscreenCanvas ??= class {
  constructor(width, height) {
    this.width = width;
    this.height = height;
  }

  getContext() {
    return penOn(this);
  }
};

const CSS = readFileSync(new URL("../../../web/style/colours.css", import.meta.url), "utf8");
const COLOUR = /--([\w-]+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)/g;

/** The page's theme as its style has it. @param {"light"|"dark"} scheme */
export function themeOf(scheme, unit = 1) {
  const colours = Array.from(CSS.matchAll(COLOUR), ([, name, light, dark]) => {
    const hex = scheme === "light" ? light : dark;
    return [name, new Colour(...[0, 2, 4].map((at) => parseInt(hex.slice(at, at + 2), 16)))];
  });
  return themeFrom({ colours: Object.fromEntries(colours), font: "test", unit });
}

/**
 * A context whose letters are 0.6 of the type's size wide. `said`: every call with its values; `pictures`: the pixels
 * that were put into it.
 */
export function penOn(canvas = { width: 800, height: 600 }) {
  const said = [];
  const pictures = [];
  const own = {
    canvas,
    said,
    pictures,
    font: "10px test",
    shapes: false, // it has pixels
    measureText: (text) => ({
      width: 0.6 * parseFloat(/([\d.]+)px/.exec(own.font)[1]) * text.length,
      actualBoundingBoxAscent: 7,
      actualBoundingBoxDescent: 2,
    }),
    createLinearGradient: () => ({ addColorStop: () => {} }),
    putImageData: (image) => pictures.push(new Uint32Array(image.data.buffer).slice()),
  };
  return new Proxy(own, {
    get: (_, name) => (name in own ? own[name] : (...values) => said.push([name, ...values])),
  });
}

/** The texts that a pen has written, where, and the size of their type. */
export function writingOn(pen) {
  const written = [];
  const { said } = pen;
  const note = said.push.bind(said);
  said.push = (call) => {
    if (call[0] === "fillText") written.push({ text: call[1], x: call[2], y: call[3], size: sizeOf(pen.font), align: pen.textAlign, base: pen.textBaseline });
    return note(call);
  };
  return written;
}

const sizeOf = (font) => parseFloat(/([\d.]+)px/.exec(font)[1]);
