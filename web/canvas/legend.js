// Draws the signs of the tree for a legend, with the tree's own painters.

import { disc, drawGlyph, strike, stroke } from "./glyphs.js";
import { LOOKS, isDropped, lookNamed } from "./status_styles.js";
import { readTheme } from "./theme.js";

/** Draws a sign as large as the canvas allows. @param {string} sign  the name of a look; "open"; "now"; "next"; "path"; "so-far"; "bars"; "limit"; "backed-up"; "goal-side" @param {boolean} [barred]  as in the icicle */
export function legend(canvas, sign, barred = false) {
  const context = canvas.getContext("2d");
  const { width, height } = canvas;
  const theme = readTheme(canvas.ownerDocument);
  const r = Math.min(width, height) / 2.7;
  context.clearRect(0, 0, width, height);
  if (sign === "path" || sign === "so-far") drawLine(context, theme.path.css, width, height, sign === "path" ? [] : [width / 5]);
  else if (sign === "goal-side") {
    Object.assign(context, { strokeStyle: theme.cutoff.css, fillStyle: theme.cutoff.withAlpha(0.35), lineWidth: width / 10 });
    for (const draw of ["fillRect", "strokeRect"]) context[draw](0.2 * width, 0.2 * height, 0.6 * width, 0.6 * height);
  } else if (sign === "bars") {
    context.fillStyle = theme.expanded.css;
    for (const [left, top, wide] of [[0.1, 0.2, 0.8], [0.1, 0.55, 0.5], [0.66, 0.55, 0.24]]) // prettier-ignore
      context.fillRect(left * width, top * height, wide * width, 0.28 * height);
  } else if (sign === "limit" || sign === "backed-up") {
    const [text, colour] = sign === "limit" ? ["≤", theme.cutoff] : ["↑", theme.ink];
    Object.assign(context, { font: `700 ${0.9 * height}px ${theme.font}`, fillStyle: colour.css, textAlign: "center", textBaseline: "middle" });
    context.fillText(text, width / 2, height / 2);
  } else if (sign === "next") {
    Object.assign(context, { strokeStyle: theme.muted.css, lineWidth: width / 20, fillStyle: theme.accent.css });
    context.strokeRect(0.15 * width, 0.2 * height, 0.7 * width, 0.6 * height);
    context.fillRect(0.1 * width, 0.15 * height, 0.2 * width, 0.7 * height);
  } else if (barred && !AT_EDGE.has(lookOf(sign).mark)) drawBar(context, sign, width, height, theme);
  else if (sign === "now") {
    disc(context, width / 2, height / 2, r * 0.6, theme.expanded.css, null);
    context.lineWidth = r * 0.5;
    disc(context, width / 2, height / 2, r * 1.05, null, theme.accent.withAlpha(0.25));
    context.lineWidth = r * 0.2;
    disc(context, width / 2, height / 2, r * 0.92, null, theme.accent.css);
  } else {
    const look = lookNamed(sign === "open" ? "expanded" : sign);
    const { size, reach } = LOOKS[look].sign;
    drawGlyph(context, look, width / 2, height / 2, isDropped(look) ? r / Math.max(size, reach) : r, theme);
  }
}

const AT_EDGE = new Set(["return", "ring", "gem", "foot"]); // marks that do not go through a bar
const lookOf = (sign) => LOOKS[lookNamed(sign === "open" || sign === "now" ? "expanded" : sign)];

function drawBar(context, sign, width, height, theme) {
  const { hollow, mark, colour } = lookOf(sign);
  const [left, top, right, bottom] = [0.16 * width, 0.24 * height, 0.84 * width, 0.76 * height];
  Object.assign(context, { fillStyle: theme[colour].css, strokeStyle: theme[sign === "now" ? "accent" : colour].css, lineWidth: width / 10 });
  if (!hollow) context.fillRect(left, top, right - left, bottom - top);
  if (hollow || sign === "now") context.strokeRect(left, top, right - left, bottom - top);
  if (mark) Object.assign(context, { strokeStyle: theme.ink.css, lineWidth: width / 20 });
  strike(context, mark, left, top, right, bottom);
}

function drawLine(context, colour, width, height, dash) {
  Object.assign(context, { strokeStyle: colour, lineCap: dash.length ? "butt" : "round", lineWidth: Math.min(width, height) / 7 });
  context.setLineDash(dash);
  stroke(context, width * 0.2, height * 0.8, width * 0.8, height * 0.2);
}
