// Worksheets: what Python has put into words gets its figures, and a copy that is for the printer alone.

import { figures } from "./figures.js";

export { save } from "../../browser/files.js";

const PAPERS = { a4: "A4", letter: "letter" };
const MARGIN = "14mm 15mm"; // the solver's tree is made for what is left of both papers

let copy = null;

/** Draws the figures of both sides, and lays the copy ready. `sheet`: JSON text. */
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

/** Nothing of it is printed any more. */
export function putAway() {
  copy?.remove();
  copy = null;
}

/** As a person reads it. */
export const pretty = (json) => `${JSON.stringify(JSON.parse(json), null, 1)}\n`;
