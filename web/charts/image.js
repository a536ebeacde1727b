// A chart as an image: its title, its legend and the drawing, as they stand on the page.

import { drawSample } from "./ink.js";

const MARGIN = 14; // CSS pixels
const SAMPLE = 34; // what the sample of an entry takes

/**
 * @param {HTMLCanvasElement} drawn
 * @param {{title: string, legend: {name: string, entries: import("./legend.js").Entry[]}[], nows: number[], box: any, theme: any}} told
 *   nows: where the present steps are, in CSS pixels from the left of the box
 * @returns {Promise<Blob|null>} PNG
 */
export function imageOf(drawn, { title, legend, nows, box, theme }) {
  const ratio = drawn.width / (parseFloat(drawn.style.width) || drawn.clientWidth || drawn.width);
  const unit = ratio * theme.unit;
  const lines = legendLines(legend, drawn.width / unit - 2 * MARGIN);
  const above = MARGIN + 24 + 22 * lines.length;
  const canvas = document.createElement("canvas");
  canvas.width = drawn.width;
  canvas.height = drawn.height + above * unit + MARGIN * unit;
  const context = canvas.getContext("2d");
  context.fillStyle = theme.paper.css;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = theme.ink.css;
  context.textBaseline = "middle";
  context.font = `600 ${15 * unit}px ${theme.font}`;
  context.fillText(title, MARGIN * unit, (MARGIN + 8) * unit);
  context.font = `${13 * unit}px ${theme.font}`;
  for (const [number, line] of lines.entries()) {
    for (const { look, text, x } of line) {
      const y = (MARGIN + 24 + 22 * number) * unit;
      if (look) drawSample(context, look, (MARGIN + x) * unit, y, unit, theme.paper);
      context.setLineDash([]);
      context.fillStyle = theme.ink.css;
      context.fillText(text, (MARGIN + x + (look ? SAMPLE : 0)) * unit, y + 8 * unit);
    }
  }
  context.drawImage(drawn, 0, above * unit);
  context.fillStyle = theme.accent.css;
  for (const left of nows) context.fillRect((box.left + left) * ratio - ratio, above * unit + box.top * ratio, 2 * ratio, box.height * ratio);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/** A line or more for each search, with as many entries as have room; a letter is taken for 8 pixels wide. */
function legendLines(legend, width) {
  const lines = [];
  for (const { name, entries } of legend) {
    const line = name ? [{ look: null, text: `${name}:` }, ...entries] : entries;
    let x = Infinity;
    for (const { look, text } of line) {
      const needed = (look ? SAMPLE : 0) + 8 * text.length + 16;
      if (x + needed > width) {
        lines.push([]);
        x = 0;
      }
      lines.at(-1).push({ look, text, x });
      x += needed;
    }
  }
  return lines;
}
