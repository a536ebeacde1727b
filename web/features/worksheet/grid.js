// A grid on paper: barriers black, costs as digits, start and goal as letters; x above, y on the left.

import { box, element, line, picture, written } from "./svg.js";

const WIDE = 176; // millimetres
const HIGH = 80;
const LARGEST = 6; // of a cell
const RIM = 4.5; // for the numbers of columns and rows

/**
 * @param {{columns: number, rows: number, costs: number[], start: [number, number], goal: [number, number]|null}} space
 */
export function gridFigure({ columns, rows, costs, start, goal }) {
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
