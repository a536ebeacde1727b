// Two searches on a grid. Each has half of a cell, the first one the upper corner, the second one the lower corner:
// filled if it has expanded the cell, light with an edge if the cell is in its frontier. Cells that are too small for
// halves are one pixel each, with a colour for each search and one for both.

import { packed } from "../canvas/colour.js";
import { groundOf, levelOf } from "./grid_raster.js";
import { COLOURS, stageOf } from "./pair.js";

const LIGHT = 0.25; // share of the search's colour: a half in the frontier
const FULL = 0.72; // an expanded half
const FAR = [0, 0.95, 0.5]; // by stageOf: small cells in the frontier stand out

export class PairRaster {
  #image = null;
  #theme = null;

  constructor(columns, rows) {
    this.columns = columns;
    this.rows = rows;
    this.canvas = new OffscreenCanvas(columns, rows);
    this.ground = []; // packed colours by level of cost
    this.colours = []; // by content of a cell, see pairColours
  }

  /** The background, and the content of cells that are too small for halves. */
  paint(context, { left, top, side, costs, detailed }, { theme, traces }) {
    const { columns, rows } = this;
    this.#image ??= new ImageData(columns, rows);
    if (theme !== this.#theme) {
      this.#theme = theme;
      this.colours = pairColours(theme);
      this.ground = groundOf(theme).map(packed);
    }
    const pixels = new Uint32Array(this.#image.data.buffer);
    const [first, second] = traces.map(({ standing }) => standing.status);
    for (let place = 0; place < pixels.length; place++) {
      const both = detailed || costs[place] === 0 ? 0 : 3 * stageOf(first[place]) + stageOf(second[place]);
      pixels[place] = both === 0 ? this.ground[levelOf(costs[place])] : this.colours[both];
    }
    this.canvas.getContext("2d").putImageData(this.#image, 0, 0);
    context.imageSmoothingEnabled = side < 1;
    context.drawImage(this.canvas, left, top, columns * side, rows * side);
  }
}

/** Packed colours by 3 · stage of the first search + stage of the second. */
export function pairColours(theme) {
  const { paper, first, second } = theme;
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].map((both) => {
    const [one, other] = [Math.floor(both / 3), both % 3];
    const sum = FAR[one] + FAR[other];
    const hue = first.mixed(second, sum === 0 ? 0 : FAR[other] / sum);
    return packed(paper.mixed(hue, one === 0 || other === 0 ? sum : sum / 2));
  });
}

/** The halves of all cells that are large enough. */
export function drawHalves(context, form, { theme, traces }) {
  const { side, columns, left, top, costs } = form;
  const gap = side > 14 ? 1 : 0.5;
  context.lineJoin = "miter";
  context.lineWidth = Math.max(1, side / 16);
  traces.forEach(({ standing }, which) => {
    const colour = theme[COLOURS[which]];
    for (let place = 0; place < form.count; place++) {
      const stage = stageOf(standing.status[place]);
      if (stage === 0 || costs[place] === 0) continue;
      const x = left + (place % columns) * side + gap;
      const y = top + Math.floor(place / columns) * side + gap;
      drawHalf(context, which, x, y, side - 2 * gap);
      context.fillStyle = theme.paper.mixed(colour, stage === 1 ? LIGHT : FULL).css;
      context.fill();
      if (stage !== 1) continue;
      context.strokeStyle = colour.css;
      context.stroke();
    }
  });
}

function drawHalf(context, which, x, y, side) {
  context.beginPath();
  context.moveTo(x + side, y);
  context.lineTo(x, y + side);
  if (which === 0) context.lineTo(x, y);
  else context.lineTo(x + side, y + side);
  context.closePath();
}
