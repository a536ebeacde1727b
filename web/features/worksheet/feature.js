// Worksheets: adds figures to Python's texts, and makes a copy for printing.

import { mapFigure } from "./map.js";
import { stateFigure } from "./states.js";
import { treeFigure } from "./tree.js";
import { box, element, line, picture, written } from "./svg.js";

// A grid on paper: barriers black, costs as digits, start and goal as letters; x above, y on the left.
const WIDE = 176; // millimetres
const HIGH = 80;
const LARGEST = 6; // of a cell
const RIM = 4.5; // for the numbers of columns and rows

/**
 * @param {{columns: number, rows: number, costs: number[], start: [number, number], goal: [number, number]|null}} space
 */
function gridFigure({ columns, rows, costs, start, goal }) {
  const side = Math.min((WIDE - RIM) / columns, (HIGH - RIM) / rows, LARGEST);
  const figure = picture(columns * side + RIM + 0.6, rows * side + RIM + 0.6);
  const all = element("g", { transform: `translate(${RIM} ${RIM})` });
  for (let column = 0; column < columns; column++) all.append(number(column, (column + 0.5) * side, -1, side));
  for (let row = 0; row < rows; row++) all.append(number(row, -RIM / 2, (row + 0.7) * side, side));
  for (let column = 0; column <= columns; column++) all.append(line(column * side, 0, column * side, rows * side));
  for (let row = 0; row <= rows; row++) all.append(line(0, row * side, columns * side, row * side));
  costs.forEach((cost, at) => {
    const x = (at % columns) * side;
    const y = Math.floor(at / columns) * side;
    if (cost === 0) all.append(box(x, y, side, side, { class: "barrier" }));
    else if (cost !== 1) all.append(letter(String(cost), x, y, side));
  });
  all.append(letter("S", start[0] * side, start[1] * side, side, 700));
  if (goal) all.append(letter("G", goal[0] * side, goal[1] * side, side, 700));
  figure.append(all);
  return figure;
}

const number = (value, x, y, side) => written(String(value), x, y, Math.min(2.6, side * 0.6), { "text-anchor": "middle" });

const letter = (text, x, y, side, weight = 400) =>
  written(text, x + side / 2, y + side * 0.76, side * 0.7, { "text-anchor": "middle", "font-weight": weight });

/** Draws each figure at its `data-figure` element. `sheet`: the solver's data, with texts. */
function figures(host, sheet) {
  const { problem, tree } = sheet;
  const drawn = {
    start: () => stateFigure(problem.start.cells, problem.shape),
    goal: () => stateFigure(problem.goal.cells, problem.shape),
    space: () => (problem.space.kind === "grid" ? gridFigure(problem.space) : mapFigure(problem.space)),
    tree: () => treeFigure(tree, problem.shape, false),
    "tree-key": () => treeFigure(tree, problem.shape, true),
  };
  for (const place of host.querySelectorAll("[data-figure]")) {
    const figure = drawn[place.dataset.figure]();
    if (place.dataset.label) figure.setAttribute("aria-label", place.dataset.label);
    place.replaceChildren(figure);
  }
}

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
