// The map or the grid as a picture: as large as on the page, or with room for all names and numbers.

import { sizeOn } from "./tree.js";

const ROOMY = { width: 1200, height: 800 }; // CSS pixels, of a map
const CELL = { roomy: 44, least: 4 }; // of a grid
const MARGIN = 12; // around a grid; rings extend beyond the outermost cells
const WIDEST = 4000;

/** As on the page; if it is hidden there, with room for all names. @returns {import("./tree.js").Still} */
export const seenSpace = (view) => (view.surface.width > 0 ? still(view, sizeOn(view.surface)) : roomySpace(view));

/** @returns {import("./tree.js").Still} */
export const roomySpace = (view) => still(view, sizeFor(view.picture.form));

function sizeFor({ columns, rows }) {
  if (columns === undefined) return ROOMY;
  const side = Math.max(CELL.least, Math.min(CELL.roomy, Math.floor(WIDEST / Math.max(columns, rows))));
  return { width: columns * side + 2 * MARGIN, height: rows * side + 2 * MARGIN };
}

function still(view, { width, height }) {
  return { width, height, nodes: view.picture.form.count, paint: (sheet, theme) => paint(view, sheet, theme) };
}

/** Paints in other colours, without hover and cursor, and restores the picture. */
function paint({ picture, surface }, sheet, theme) {
  const { theme: before, hovered, cursor } = picture;
  Object.assign(picture, { theme, hovered: -1, cursor: -1 });
  try {
    picture.resize(sheet);
    picture.paint(sheet);
  } finally {
    Object.assign(picture, { theme: before, hovered, cursor });
    picture.resize(surface);
  }
}
