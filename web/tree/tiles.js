// The tiles of boards as pictures, one row for each style: a card has nine or sixteen of them, and a picture is drawn
// many times faster than a rounded square and a letter.

const DIGITS = 16; // tiles 1 … 15; place 0 stays empty, as the blank is

/** @typedef {{tile: string, ink: string}} TileStyle */

const KEPT = 24; // sheets

const sheets = new Map();

/**
 * The tiles of one size.
 * @param {number} side    of a tile with its gap, in device pixels, whole
 * @param {TileStyle[]} styles  the same array for the same theme
 */
export function tileSheet(side, styles, font) {
  const kept = sheets.get(side);
  if (kept?.styles === styles) return kept;
  if (sheets.size >= KEPT) sheets.clear();
  const made = new TileSheet(side, styles, font);
  sheets.set(side, made);
  return made;
}

class TileSheet {
  constructor(side, styles, font) {
    this.side = side;
    this.styles = styles;
    this.sheet = new OffscreenCanvas(DIGITS * side, styles.length * side);
    const context = this.sheet.getContext("2d");
    const gap = Math.max(1, Math.round(side * 0.07));
    const size = Math.round((side - gap) * 0.82);
    context.textAlign = "center";
    context.textBaseline = "alphabetic";
    styles.forEach(({ tile, ink }, style) => {
      for (let digit = 1; digit < DIGITS; digit++) {
        const left = digit * side;
        const top = style * side;
        context.fillStyle = tile;
        context.beginPath();
        context.roundRect(left, top, side - gap, side - gap, side * 0.14);
        context.fill();
        context.fillStyle = ink;
        context.font = `650 ${digit > 9 ? Math.round(size * 0.8) : size}px ${font}`;
        const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(String(digit));
        context.fillText(String(digit), left + (side - gap) / 2, top + (side - gap + up - down) / 2);
      }
    });
  }

  /** Draws a board with its top left corner at (x, y) in device pixels; the context has no transform. */
  stamp(context, cells, columns, style, x, y) {
    const { side, sheet } = this;
    for (let i = 0; i < cells.length; i++) {
      if (cells[i] === 0) continue;
      const left = x + (i % columns) * side;
      const top = y + Math.floor(i / columns) * side;
      context.drawImage(sheet, cells[i] * side, style * side, side, side, left, top, side, side);
    }
  }
}
