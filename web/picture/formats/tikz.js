// Writes the shapes of a recorder as a TikZ picture: each look is a named style, so that a paper can redefine it. A
// pixel of the page is 0.75 pt, as in print from a browser.

import { brief } from "./numbers.js";
import { Gradient } from "../shapes/paints.js";
import { together } from "../shapes/together.js";

/** Special characters of TeX, and characters missing in its standard fonts. */
const SIGNS = {
  "\\": "\\textbackslash{}", "{": "\\{", "}": "\\}", "$": "\\$", "&": "\\&", "#": "\\#", "%": "\\%", "_": "\\_",
  "^": "\\textasciicircum{}", "~": "\\textasciitilde{}", "<": "\\textless{}", ">": "\\textgreater{}", "|": "\\textbar{}",
  "…": "\\ldots{}", "·": "$\\cdot$", "∞": "$\\infty$", "→": "$\\to$", "←": "$\\leftarrow$", "↑": "$\\uparrow$",
  "↓": "$\\downarrow$", "↗": "$\\nearrow$", "↘": "$\\searrow$", "↙": "$\\swarrow$", "↖": "$\\nwarrow$", "⇅": "$\\uparrow\\!\\downarrow$", "−": "$-$", "×": "$\\times$", "≤": "$\\le$", "≥": "$\\ge$", "√": "$\\surd$", "–": "--", "—": "---",
  "\u00a0": "~", "\u202f": "\\,", "\u2009": "\\,", "°": "$^{\\circ}$", "²": "$^2$", "*": "{*}", "«": "\\guillemotleft{}", "»": "\\guillemotright{}",
  "“": "``", "”": "''", "’": "'", "‘": "`", "⟨": "$\\langle$", "⟩": "$\\rangle$", '"': "\\textquotedbl{}",
}; // prettier-ignore

/** Letters of T1 fonts stay; others become question marks, so that the document still compiles. */
const LETTER = /[\x20-\x7e\u00a1-\u017f]/u;

/** @param {string} text @returns {string} on one line */
export function texOf(text) {
  return Array.from(text.replace(/\s*\n\s*/g, " "), (sign) => SIGNS[sign] ?? (LETTER.test(sign) ? sign : "?")).join("");
}

/** A comment of one or more lines. */
export const commentOf = (text) => text.split(/\r?\n/).map((line) => `% ${line}`.trimEnd());

const POINT = 0.75; // pt in a CSS pixel
const ANCHORS = { left: "base west", center: "base", right: "base east" };
const CAPS = { butt: "butt", round: "round", square: "rect" };

/**
 * @param {import("../shapes/recorder.js").Mark[]} marks
 * @param {{width: number, height: number, title: string, description: string, needs: string}} about  `needs`: a sentence
 *   about the packages that the paper must load
 */
export function tikzOf(marks, { width, height, title, description, needs }) {
  const writer = new Writer();
  const body = together(marks).flatMap((mark) => writer.mark(mark));
  return [
    ...commentOf(title),
    ...commentOf(description),
    ...commentOf(needs),
    `\\begin{tikzpicture}[x=${POINT}pt, y=-${POINT}pt, line join=miter, line cap=butt, inner sep=0pt, outer sep=0pt]`,
    ...Array.from(writer.colours, ([rgb, name]) => `\\definecolor{${name}}{RGB}{${rgb}}`),
    ...Array.from(writer.styles, ([look, name]) => `\\tikzset{${name}/.style={${look}}}`),
    `\\useasboundingbox (0,0) rectangle (${brief(width)},${brief(height)});`,
    ...body,
    "\\end{tikzpicture}\n",
  ].join("\n");
}

class Writer {
  colours = new Map(); // "r,g,b" → name
  styles = new Map(); // options → name

  mark(mark) {
    const lines = mark.kind === "text" ? this.#text(mark) : this.#shape(mark);
    if (mark.clips.length === 0) return lines;
    const clips = mark.clips.map((outline) => `\\clip ${pathOf(outline)};`);
    return ["\\begin{scope}", ...clips, ...lines, "\\end{scope}"];
  }

  #shape({ outline, fill, stroke, line }) {
    const look = [];
    if (fill instanceof Gradient) look.push(...this.#faded(fill));
    else if (fill) look.push(`fill=${this.#colour(fill)}`, ...strengthOf("fill", fill));
    if (stroke) look.push(`draw=${this.#colour(stroke)}`, ...strengthOf("draw", stroke), ...lineOf(line));
    const { shape } = outline;
    const corners = shape?.box?.r > 0 ? `, rounded corners=${brief(shape.box.r * POINT)}pt` : "";
    return [`\\path[${this.#style(look)}${corners}] ${pathOf(outline)};`];
  }

  /** A gradient becomes an even colour of half its opacity, which is sufficient in print. */
  #faded({ stops }) {
    const paint = stops[0][1];
    return [`fill=${this.#colour(paint)}`, `fill opacity=${brief(paint.alpha / 2)}`];
  }

  #text({ text, x, y, angle, align, font, paint, halo }) {
    const size = font.size * POINT;
    const look = [`anchor=${ANCHORS[align]}`, `font=\\fontsize{${brief(size)}}{${brief(size * 1.2)}}\\selectfont\\sffamily${font.weight >= 600 ? "\\bfseries" : ""}`];
    if (halo) look.push(`fill=${this.#colour(paint)}`, "text opacity=0", `inner sep=${brief((halo * POINT) / 4)}pt`);
    else look.push(`text=${this.#colour(paint)}`, ...strengthOf("text", paint));
    const turned = angle ? `, rotate=${brief(-angle)}` : "";
    return [`\\node[${this.#style(look)}${turned}] at (${brief(x)},${brief(y)}) {${texOf(text)}};`];
  }

  #colour({ r, g, b }) {
    return named(this.colours, [r, g, b].map(Math.round).join(","), "searchlight");
  }

  #style(look) {
    return named(this.styles, look.join(", "), "look");
  }
}

/** Numbers as letters: names of styles and colours have no digits, which TikZ could take for a mixture. */
function named(names, what, beginning) {
  if (!names.has(what)) {
    const letters = Array.from(names.size.toString(26), (digit) => String.fromCharCode(97 + parseInt(digit, 26)));
    names.set(what, `${beginning}-${letters.join("")}`);
  }
  return names.get(what);
}

const strengthOf = (what, { alpha }) => (alpha < 1 ? [`${what} opacity=${brief(alpha)}`] : []);

function lineOf({ width, cap, join, dash }) {
  const look = [`line width=${brief(width * POINT)}pt`];
  if (cap !== "butt") look.push(`line cap=${CAPS[cap]}`);
  if (join !== "miter") look.push(`line join=${join}`);
  if (dash.length > 0) {
    const parts = dash.map((length, at) => `${at % 2 === 0 ? "on" : "off"} ${brief(length * POINT)}pt`);
    look.push(`dash pattern=${parts.join(" ")}`);
  }
  return look;
}

function pathOf({ shape, pieces }) {
  if (shape?.circle) {
    const { x, y, r } = shape.circle;
    return `(${brief(x)},${brief(y)}) circle[radius=${brief(r)}]`;
  }
  if (shape?.box) {
    const { x, y, width, height } = shape.box;
    return `(${brief(x)},${brief(y)}) rectangle (${brief(x + width)},${brief(y + height)})`;
  }
  return pieces.map(pieceOf).join(" ");
}

/** @param {import("../shapes/outline.js").Piece} piece */
function pieceOf([kind, ...numbers]) {
  const points = [];
  for (let at = 0; at < numbers.length; at += 2) points.push(`(${brief(numbers[at])},${brief(numbers[at + 1])})`);
  if (kind === "M") return points[0];
  if (kind === "L") return `-- ${points[0]}`;
  if (kind === "C") return `.. controls ${points[0]} and ${points[1]} .. ${points[2]}`;
  return "-- cycle";
}
