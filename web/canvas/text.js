// How texts are measured and made to fit.

import { numbersOf } from "../text/words.js";

let written; // the document's language is set before anything is drawn

/** In the page's language, with at most two decimals; none where there is no number. */
export function numberText(value) {
  if (value === Infinity) return "∞";
  written ??= numbersOf(globalThis.document?.documentElement?.lang);
  return Number.isNaN(value) ? "" : written(value);
}

const widths = new Map();

const MEASURED = 500; // letters; no drawing has room for more, and a file may bring a thousand times as many

/** The width of a text in the context's font; measured once, and estimated where it is very long. */
export function widthOf(context, text) {
  if (text.length > MEASURED) return (widthOf(context, text.slice(0, MEASURED)) * text.length) / MEASURED;
  const key = context.font + text;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size > 4000) widths.clear();
    width = context.measureText(text).width;
    widths.set(key, width);
  }
  return width;
}

/** The text, or as much of it as `room` pixels hold, with an ellipsis; "" if that is not even `least` letters. */
export function fitted(context, text, room, least = 1) {
  if (widthOf(context, text) <= room) return text;
  const cut = (length) => `${text.slice(0, length).trimEnd()}…`;
  let fits = least - 1; // so many letters; a longer part is never narrower
  let tooLong = Math.min(text.length, MEASURED);
  while (tooLong - fits > 1) {
    const length = (fits + tooLong) >> 1;
    if (widthOf(context, cut(length)) <= room) fits = length;
    else tooLong = length;
  }
  return fits >= least ? cut(fits) : "";
}

/**
 * The largest whole size, at most `size`, at which the text takes no more than `room`; it is in the font at `size` now.
 */
export function sizeToFit(context, text, size, room) {
  const wide = widthOf(context, text);
  return wide <= room ? size : Math.floor((size * room) / wide);
}

/** Widths are measured again: the font has changed. */
export function forgetWidths() {
  widths.clear();
}
