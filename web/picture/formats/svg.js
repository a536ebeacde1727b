// Writes the shapes of a recorder as an SVG file; texts stay texts.

import { brief } from "./numbers.js";
import { Gradient, hexOf } from "../shapes/paints.js";
import { together } from "../shapes/together.js";

const ANCHORS = { left: "", center: ' text-anchor="middle"', right: ' text-anchor="end"' };

/**
 * @param {import("../shapes/recorder.js").Mark[]} marks
 * @param {{width: number, height: number, title: string, description: string, style?: string}} about  `style`: CSS for
 *   the fonts
 */
export function svgOf(marks, { width, height, title, description, style = "" }) {
  const writer = new Writer();
  const body = together(marks).map((mark) => writer.mark(mark));
  const size = `width="${brief(width)}" height="${brief(height)}" viewBox="0 0 ${brief(width)} ${brief(height)}"`;
  const defined = [...(style ? [`<style>${escaped(style)}</style>`] : []), ...writer.defined];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-labelledby="title desc">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="desc">${escaped(description)}</desc>`,
    ...(defined.length > 0 ? [`<defs>\n${defined.join("\n")}\n</defs>`] : []),
    ...body,
    "</svg>\n",
  ].join("\n");
}

/** The elements alone, as text, to embed into another picture; without clips and gradients. */
export function elementsOf(marks) {
  const writer = new Writer();
  return together(marks).map((mark) => writer.mark(mark)).join("");
}

class Writer {
  defined = [];
  #ids = new Map(); // content → id

  mark(mark) {
    const clip = mark.clips.length > 0 ? ` clip-path="url(#${this.#clip(mark.clips)})"` : "";
    return mark.kind === "text" ? textOf(mark, clip) : this.#shape(mark, clip);
  }

  #shape({ outline, fill, stroke, line, crisp }, clip) {
    const looks = `${this.#painted("fill", fill)}${stroke ? this.#painted("stroke", stroke) + lineOf(line) : ""}`;
    const edges = crisp ? ' shape-rendering="crispEdges"' : "";
    return `<${elementOf(outline)}${looks}${edges}${clip}/>`;
  }

  #painted(what, paint) {
    if (paint === null) return ` ${what}="none"`;
    if (paint instanceof Gradient) return ` ${what}="url(#${this.#gradient(paint)})"`;
    return ` ${what}="${hexOf(paint)}"${paint.alpha < 1 ? ` ${what}-opacity="${brief(paint.alpha)}"` : ""}`;
  }

  #gradient({ line, stops }) {
    const [x1, y1, x2, y2] = line.map(brief);
    const ends = `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
    const inner = stops.map(([at, paint]) => {
      return `<stop offset="${at}" stop-color="${hexOf(paint)}" stop-opacity="${brief(paint.alpha)}"/>`;
    });
    return this.#define("linearGradient", ends, inner.join(""));
  }

  /** A clip path that is the intersection of all outlines. */
  #clip(outlines) {
    let id = "";
    for (const outline of outlines) {
      id = this.#define("clipPath", id ? `clip-path="url(#${id})"` : "", `<path d="${pathOf(outline)}"/>`);
    }
    return id;
  }

  #define(tag, attributes, inner) {
    const key = `${tag} ${attributes} ${inner}`;
    if (!this.#ids.has(key)) {
      const id = `d${this.#ids.size + 1}`;
      this.#ids.set(key, id);
      this.defined.push(`<${tag} id="${id}"${attributes && ` ${attributes}`}>${inner}</${tag}>`);
    }
    return this.#ids.get(key);
  }
}

function elementOf({ shape, pieces }) {
  if (shape?.circle) {
    const { x, y, r } = shape.circle;
    return `circle cx="${brief(x)}" cy="${brief(y)}" r="${brief(r)}"`;
  }
  if (shape?.box && shape.box.width > 0 && shape.box.height > 0) {
    const { x, y, width, height, r } = shape.box;
    const round = r > 0 ? ` rx="${brief(r)}"` : "";
    return `rect x="${brief(x)}" y="${brief(y)}" width="${brief(width)}" height="${brief(height)}"${round}`;
  }
  return `path d="${pathOf({ pieces })}"`;
}

const pathOf = ({ pieces }) => pieces.map(([kind, ...numbers]) => kind + numbers.map(brief).join(" ")).join("");

function lineOf({ width, cap, join, dash }) {
  const parts = [` stroke-width="${brief(width)}"`];
  if (cap !== "butt") parts.push(` stroke-linecap="${cap}"`);
  if (join !== "miter") parts.push(` stroke-linejoin="${join}"`);
  if (dash.length > 0) parts.push(` stroke-dasharray="${dash.map(brief).join(" ")}"`);
  return parts.join("");
}

/** The halo of a text is hidden from screen readers. */
function textOf({ text, x, y, angle, align, font, paint, halo }, clip) {
  const place = `x="${brief(x)}" y="${brief(y)}"${ANCHORS[align]}`;
  const turned = angle ? ` transform="rotate(${brief(angle)} ${brief(x)} ${brief(y)})"` : "";
  const type = ` font-family="${escaped(font.family)}" font-size="${brief(font.size)}" font-weight="${font.weight}"`;
  const opacity = paint.alpha < 1 ? ` opacity="${brief(paint.alpha)}"` : "";
  const colour = halo
    ? ` fill="none" stroke="${hexOf(paint)}" stroke-width="${brief(halo)}" stroke-linejoin="round" aria-hidden="true"`
    : ` fill="${hexOf(paint)}"`;
  return `<text ${place}${turned}${type}${colour}${opacity}${clip} xml:space="preserve">${escaped(text)}</text>`;
}

const NAMES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// Characters that are invalid in XML.
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const escaped = (text) => text.replace(FORBIDDEN, "\ufffd").replace(/[&<>"]/g, (letter) => NAMES[letter]);
