// Prerendered tiles of boards: most have nine or sixteen, and drawing an image is many times faster than drawing a
// rounded square and a number.

import { fillRound } from "./reading.js";

const NUMBERS = 16; // tiles 1 … 15; 0 is an empty cell
const KEPT = 24; // sheets per look
const WIDEST = 0.9; // of a tile's width: a wider number is condensed

/** @type {WeakMap<object, Map<string, TileSheet>>} */
const sheets = new WeakMap();

/**
 * The tiles of one size and look.
 * @param {number} side  width of a tile with its gap, in device pixels, whole
 * @param {number} high  its height with the gap
 * @param {import("./look.js").Look} look  the same object for the same colours
 * @param {number} type  font size of a digit, in widths of a tile; below 1
 * @returns {TileSheet}
 */
export function tileSheet(side, high, look, type) {
  let kept = sheets.get(look);
  if (!kept) sheets.set(look, (kept = new Map()));
  const key = `${side} ${high} ${type}`;
  let sheet = kept.get(key);
  if (!sheet) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, (sheet = new TileSheet(side, high, look, type)));
  }
  return sheet;
}

class TileSheet {
  constructor(side, high, look, type) {
    this.side = side;
    this.high = high;
    this.look = look;
    this.type = type;
    this.sheet = new OffscreenCanvas(NUMBERS * side, high);
    const context = this.sheet.getContext("2d");
    for (let number = 0; number < NUMBERS; number++) drawTile(context, number, number * side, 0, side, high, look, type);
  }

  /**
   * Draws a tile with its corner at (x, y) in device pixels; the context has no transform. A context that records
   * shapes (web/picture/shapes/recorder.js) gets the tile as shapes.
   */
  stamp(context, number, x, y) {
    const { side, high, sheet } = this;
    if (context.shapes) drawTile(context, number, x, y, side, high, this.look, this.type);
    else context.drawImage(sheet, number * side, 0, side, high, x, y, side, high);
  }
}

function drawTile(context, number, left, top, side, high, { tile, ink, font }, type) {
  const gap = Math.max(1, Math.round(side * (type < 0.9 ? 0.1 : 0.07))); // more between numbers of two digits
  const size = Math.round((side - gap) * type);
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  context.fillStyle = tile;
  fillRound(context, left, top, side - gap, high - gap, side * 0.14);
  context.fillStyle = ink;
  context.font = `650 ${number > 9 ? Math.round(size * 0.97) : size}px ${font}`;
  if (number === 0) return;
  const { actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(String(number));
  const widest = (side - gap) * WIDEST;
  context.fillText(String(number), left + (side - gap) / 2, top + (high - gap + up - down) / 2, widest);
}
