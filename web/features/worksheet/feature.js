// Worksheets: adds figures to Python's texts, and makes a copy for printing.

import { figures } from "./figures.js";

export { save } from "../../browser/files.js";

const PAPERS = { a4: "A4", letter: "letter" };
const MARGIN = "14mm 15mm"; // the solver's tree fits into the remaining area of both papers

let copy = null;

/** Draws the figures of both sides, and prepares the copy. `sheet`: JSON text. */
export function draw(host, sheet, paper) {
  figures(host, JSON.parse(sheet));
  putAway();
  copy = document.createElement("div");
  copy.className = "worksheet-print papers";
  const page = document.createElement("style");
  page.textContent = `@page { size: ${PAPERS[paper]}; margin: ${MARGIN}; }`;
  copy.append(page, ...Array.from(host.children, (each) => each.cloneNode(true)));
  document.body.append(copy);
}

/** Removes the copy. */
export function putAway() {
  copy?.remove();
  copy = null;
}

/** Formatted for reading. */
export const pretty = (json) => `${JSON.stringify(JSON.parse(json), null, 1)}\n`;
