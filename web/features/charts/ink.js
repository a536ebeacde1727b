// Line and fill styles of the charts. Quantities differ in shape and colour, searches in line style and colour.

/** Shape and colour by name. */
const LOOKS = {
  frontier: { mark: "disc", colour: "frontier" },
  reached: { mark: "square", colour: "expanded" },
  f: { mark: "disc", colour: "ink" },
  g: { mark: "square", colour: "frontier" },
  h: { mark: "triangle", colour: "goal" },
  depth: { mark: "diamond", colour: "cutoff" },
  expanded: { fill: "full", colour: "expanded" },
  waiting: { fill: "open", colour: "frontier" },
  rest: { fill: "hatched", colour: "duplicate" },
  states: { mark: "disc", colour: "frontier", lone: true },
};
const OF_SIDE = ["first", "second"];
const DASH = [6, 4];

/**
 * @typedef {object} Look
 * @property {import("../../canvas/colour.js").Colour} colour
 * @property {string} mark    of a line
 * @property {string} fill    of a bar
 * @property {number[]} dash  for the second search
 * @property {boolean} open   with open marks
 * @property {boolean} lone   a mark without a line
 */

/** @returns {Look} in a comparison the colour depends on the search, otherwise on the quantity */
export function lookOf(theme, id, side, two) {
  const { mark = "", fill = "", colour, lone = false } = LOOKS[id];
  const second = side === 1;
  const shade = two ? theme[OF_SIDE[side]] : theme[colour];
  const shape = lone && second ? "square" : mark;
  return { colour: shade, mark: shape, fill, dash: second ? DASH : [], open: second && !lone, lone };
}

/** A mark centred at (x, y); `r`: half its size. */
export function drawMark(context, { mark, colour, open }, x, y, r, paper) {
  context.beginPath();
  if (mark === "disc") context.arc(x, y, r, 0, 2 * Math.PI);
  else if (mark === "square") context.rect(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r);
  else polygon(context, x, y, mark === "triangle" ? [0, -1.15, 1.1, 0.85, -1.1, 0.85] : [0, -1.3, 1.1, 0, 0, 1.3, -1.1, 0], r);
  context.fillStyle = open ? paper.css : colour.css;
  context.fill();
  context.strokeStyle = open ? colour.css : paper.css;
  context.setLineDash([]);
  context.lineWidth = r / 2.4;
  context.stroke();
}

function polygon(context, x, y, corners, r) {
  for (let at = 0; at < corners.length; at += 2) context.lineTo(x + r * corners[at], y + r * corners[at + 1]);
  context.closePath();
}

/** A part of a bar: full, open, or hatched; `unit`: device pixels of a line. */
export function drawBar(context, { fill, colour, dash }, x, y, width, height, unit) {
  if (height <= 0 || width <= 0) return;
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.fillStyle = fill === "full" ? colour.css : colour.withAlpha(0.14);
  context.fill();
  context.strokeStyle = colour.css;
  context.lineWidth = unit;
  if (fill === "hatched") hatch(context, x, y, width, height, 5 * unit);
  if (fill !== "full" && width > 3 * unit && height > 2 * unit) {
    context.setLineDash(dash.map((each) => (each * unit) / 2));
    context.strokeRect(x + unit / 2, y + unit / 2, width - unit, height - unit);
  }
  context.restore();
}

function hatch(context, x, y, width, height, gap) {
  context.clip();
  context.beginPath();
  for (let at = -height; at < width; at += gap) {
    context.moveTo(x + at, y + height);
    context.lineTo(x + at + height, y);
  }
  context.stroke();
}

/** A sample of a line or a bar for the legend, 28 × 14 units large. */
export function drawSample(context, look, x, y, unit, paper) {
  if (look.fill) return drawBar(context, look, x + 5 * unit, y + unit, 18 * unit, 12 * unit, unit);
  context.strokeStyle = look.colour.css;
  context.lineWidth = 2 * unit;
  context.setLineDash(look.dash.map((each) => each * unit));
  context.beginPath();
  if (!look.lone) context.rect(x, y + 7 * unit, 28 * unit, 0);
  context.stroke();
  drawMark(context, look, x + 14 * unit, y + 7 * unit, 4.2 * unit, paper);
}
