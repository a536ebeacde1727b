// Measuring texts and fitting them into a width.

import { numbersOf } from "../text/words.js";

let format; // created late: the document's language is set before anything is drawn

/** In the page's language, with at most two decimals; "" for NaN. */
export function numberText(value) {
  if (value === Infinity) return "∞";
  format ??= numbersOf(globalThis.document?.documentElement?.lang);
  return Number.isNaN(value) ? "" : format(value);
}

const widths = new Map();

const MEASURED = 500; // characters; no drawing has room for more, and a file may contain much longer texts

/** The width of a text in the context's font or another one, cached; extrapolated for very long texts. */
export function widthOf(context, text, font = context.font) {
  if (text.length > MEASURED) return (widthOf(context, text.slice(0, MEASURED), font) * text.length) / MEASURED;
  const key = font + text;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size > 4000) widths.clear();
    context.font = font;
    widths.set(key, (width = context.measureText(text).width));
  }
  return width;
}

/** The text, or as much of it as fits into `room` pixels, with an ellipsis; "" for fewer than `least` letters. */
export function fitted(context, text, room, least = 1) {
  if (widthOf(context, text) <= room) return text;
  const cut = (length) => `${text.slice(0, length).trimEnd()}…`;
  let fits = least - 1; // letters; a longer part is never narrower
  let tooLong = Math.min(text.length, MEASURED);
  while (tooLong - fits > 1) {
    const length = (fits + tooLong) >> 1;
    if (widthOf(context, cut(length)) <= room) fits = length;
    else tooLong = length;
  }
  return fits >= least ? cut(fits) : "";
}

/** A name of several words on two lines, as even as can be; of one word, on one. */
export function halved(name) {
  const gaps = Array.from(name.matchAll(/ /g), ({ index }) => index);
  if (gaps.length === 0) return [name];
  const at = gaps.reduce((best, gap) => (Math.abs(2 * gap - name.length) < Math.abs(2 * best - name.length) ? gap : best));
  return [name.slice(0, at), name.slice(at + 1)];
}

/** A name of several words with initials in place of all but the last: “R. Vilcea”; itself, if one of them is no name. */
export function initialled(name) {
  const words = name.split(" ");
  const last = words.pop();
  return words.length > 0 && [...words, last].every((word) => NAME.test(word)) ? [...words.map(([first]) => `${first}.`), last].join(" ") : name;
}

const NAME = /^\p{Lu}\p{Ll}{2,}$/u;

/** Clears the cache after a change of font. */
export function forgetWidths() {
  widths.clear();
}
