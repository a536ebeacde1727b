// Parsing and placing shared by the faces.

/**
 * Whole numbers separated by commas or spaces, as in fields and links.
 * @returns {Uint8Array|null} null if the text is anything else or a number is above 255
 */
export function numbersIn(text) {
  const parts = text.split(/[\s,]+/).filter((part) => part !== "");
  if (parts.length === 0 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return null;
  return Uint8Array.from(parts, Number);
}

/** Base of drawn faces whose line, brief line and text are the same; `fits` says which numbers are a state. */
export class Numbered {
  written = false;

  line(cells) {
    return Array.from(cells).join(",");
  }

  brief(cells) {
    return this.line(cells);
  }

  text(cells) {
    return this.line(cells);
  }

  parse(text) {
    const cells = numbersIn(text);
    return cells && this.fits(cells) ? cells : null;
  }

  /** @param {Uint8Array} _cells */
  fits(_cells) {
    return true;
  }
}

/** A copy of the cells with some changed: pairs of an index and its new value. */
export function changed(cells, ...pairs) {
  const next = Uint8Array.from(cells);
  for (let at = 0; at < pairs.length; at += 2) next[pairs[at]] = pairs[at + 1];
  return next;
}

const LEGIBLE = 14; // pixels of letters in a lecture hall, if the picture has no room for larger ones

/** Whether letters of so many pixels may be in a picture: else its shapes alone tell the state. */
export const isLegible = (size, { type = LEGIBLE }) => size >= Math.min(type, LEGIBLE) - 0.5;

/** The `listed` height of a picture that is read by its shapes. */
export const LISTED = 3.44;

/** Fits a picture of these proportions into the middle of a box, as large as possible. `unit`: CSS pixels. */
export function placed({ x, y, width, height, ratio }, size) {
  const exact = Math.min(width / size.width, height / size.height);
  const unit = Math.floor(exact * ratio) / ratio || exact; // whole device pixels, for crisp edges
  const snapped = (at) => Math.round(at * ratio) / ratio;
  const left = snapped(x + (width - unit * size.width) / 2);
  const top = snapped(y + (height - unit * size.height) / 2);
  return { unit, left, top, width: unit * size.width, height: unit * size.height };
}

/** Draws a text around a point. */
export function write(context, text, x, y, size, weight, ink, font) {
  context.font = `${weight} ${Math.round(size)}px ${font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = ink;
  context.fillText(text, x, y);
}

/** Fills a box with round corners, which stays the context's path. */
export function fillRound(context, x, y, width, height, round) {
  context.beginPath();
  context.roundRect(x, y, width, height, round);
  context.fill();
}
