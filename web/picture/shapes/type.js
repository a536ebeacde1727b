// Parses canvas fonts, and computes the baseline of texts that are positioned by their middle or top.

const FONT = /^(?:(?<weight>\d+|bold|normal) )?(?<size>[\d.]+)px (?<family>.+)$/;
const NAMED = { bold: 700, normal: 400 };

let measuring = null;

/** @param {string} font  as written by our painters and uPlot: weight, size in pixels, family */
export function readFont(font) {
  const found = FONT.exec(font);
  if (!found) throw new Error(`unknown font: ${font}`);
  const { weight = "400", size, family } = found.groups;
  return { weight: NAMED[weight] ?? Number(weight), size: Number(size), family };
}

function contextFor(font) {
  measuring ??= new OffscreenCanvas(1, 1).getContext("2d");
  if (measuring.font !== font) measuring.font = font;
  return measuring;
}

/** @returns {TextMetrics} */
export const widthIn = (font, text) => contextFor(font).measureText(text);

const rises = new Map();

/** Pixels from the position of a text down to its baseline. */
export function riseOf(font, baseline) {
  if (baseline === "alphabetic") return 0;
  const key = `${baseline} ${font}`;
  if (!rises.has(key)) {
    if (rises.size > 500) rises.clear();
    const context = contextFor(font);
    const over = (which) => {
      context.textBaseline = which;
      return context.measureText("M").actualBoundingBoxAscent;
    };
    const rise = over("alphabetic") - over(baseline);
    context.textBaseline = "alphabetic";
    rises.set(key, rise);
  }
  return rises.get(key);
}
