// A chart as an image: its title, its legend and the drawing, arranged as on the page.

import uPlot from "uplot";

import { drawSample } from "./ink.js";

const MARGIN = 14; // CSS pixels
const SAMPLE = 34; // the width of a legend sample
const HEAD = 24; // height of the title line
const LINE = 22; // height of a legend line

/**
 * @typedef {object} Surroundings
 * @property {string} title
 * @property {{name: string, entries: import("./legend.js").Entry[]}[]} legend
 * @property {number[]} nows  positions of the current steps, in CSS pixels from the left of the box
 * @property {any} box  of the drawing, in CSS pixels
 * @property {any} theme
 */

/**
 * A PNG as large as on the page.
 * @param {import("./plot.js").Plot} plot
 * @param {Surroundings} surroundings
 * @returns {Promise<Blob|null>}
 */
export function imageOf(plot, surroundings) {
  const ratio = uPlot.pxRatio;
  const { width, height } = sizeOf(plot.size, surroundings);
  const canvas = Object.assign(document.createElement("canvas"), { width: width * ratio, height: height * ratio });
  const context = canvas.getContext("2d");
  context.scale(ratio, ratio);
  drawChart(context, plot, surroundings);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

/**
 * Draws on a context scaled to CSS pixels.
 * @param {import("./plot.js").Plot} plot
 * @param {Surroundings} surroundings
 */
export function drawChart(context, plot, surroundings) {
  const { width, height } = sizeOf(plot.size, surroundings);
  const above = drawHead(context, width, height, surroundings);
  context.save();
  context.translate(0, above);
  context.scale(1 / uPlot.pxRatio, 1 / uPlot.pxRatio);
  plot.drawOn(context, surroundings.theme);
  context.restore();
  drawNows(context, above, surroundings);
}

/** The size of the whole image, in CSS pixels. @param {{width: number, height: number}} drawn */
export function sizeOf({ width, height }, surroundings) {
  return { width, height: height + aboveOf(width, surroundings) + MARGIN * surroundings.theme.unit };
}

const aboveOf = (width, { legend, theme: { unit } }) =>
  (MARGIN + HEAD + LINE * legendLines(legend, width / unit - 2 * MARGIN).length) * unit;

/** @returns {number} its height in CSS pixels */
function drawHead(context, width, height, surroundings) {
  const { title, legend, theme } = surroundings;
  const { unit } = theme;
  context.fillStyle = theme.paper.css;
  context.fillRect(0, 0, width, height);
  context.fillStyle = theme.ink.css;
  context.textBaseline = "middle";
  context.textAlign = "left";
  context.font = `600 ${15 * unit}px ${theme.font}`;
  context.fillText(title, MARGIN * unit, (MARGIN + 8) * unit);
  context.font = `${13 * unit}px ${theme.font}`;
  for (const [number, line] of legendLines(legend, width / unit - 2 * MARGIN).entries()) {
    for (const { look, text, x } of line) {
      const y = (MARGIN + HEAD + LINE * number) * unit;
      if (look) drawSample(context, look, (MARGIN + x) * unit, y, unit, theme.paper);
      context.setLineDash([]);
      context.fillStyle = theme.ink.css;
      context.fillText(text, (MARGIN + x + (look ? SAMPLE : 0)) * unit, y + 8 * unit);
    }
  }
  return aboveOf(width, surroundings);
}

function drawNows(context, above, { nows, box, theme }) {
  context.fillStyle = theme.accent.css;
  for (const left of nows) context.fillRect(box.left + left - 1, above + box.top, 2, box.height);
}

/** At least one line for each search, filled with entries; the width of a letter is estimated as 8 pixels. */
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
