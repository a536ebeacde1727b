// A state on paper: boards are drawn here, others by their faces, in black on white.

import { readTheme } from "../../canvas/theme.js";
import { faceOf } from "../../faces/index.js";
import { Recorder } from "../../picture/shapes/recorder.js";
import { elementsOf } from "../../picture/formats/svg.js";
import { box, element, line, picture, round, written } from "./svg.js";

const FINE = 6; // units of a face per millimetre, at which its letters and numbers appear
const TILE = 6; // millimetres, of a single board
const LARGE = 18; // height of another single picture
// Greys are light enough for photocopies, and everything grey also has an outline or a number.
const PAPER = { ink: "#000", paper: "#fff", tile: "#fff", line: "#000", cool: "#d4d4d4", warm: "#999", wet: "#eee", goal: "#000" };

/** A single state. */
export function stateFigure(cells, shape) {
  const { width, height } = sizeOf(shape);
  const figure = picture(width, height);
  figure.setAttribute("aria-hidden", "true"); // its text is beside it
  figure.append(stateIn({ x: 0, y: 0, width, height }, cells, shape));
  return figure;
}

function sizeOf(shape) {
  if (shape.kind === "board") return { width: shape.columns * TILE, height: shape.rows * TILE };
  const { width, height } = faceOf(shape).size();
  return { width: (LARGE * width) / height, height: LARGE };
}

/** @param {number[]|null} cells  null: a blank for drawing by hand */
export function stateIn(room, cells, shape) {
  if (shape.kind === "board") return board(room, cells, shape);
  return cells || shape.kind === "ring" ? faced(room, cells ?? new Array(shape.cells).fill(0), shape) : empty(room);
}

function board({ x, y, width, height }, cells, { rows, columns }) {
  const group = element("g", {});
  const side = Math.min(width / columns, height / rows);
  const left = x + (width - side * columns) / 2;
  group.append(box(left, y, side * columns, side * rows));
  for (let at = 1; at < columns; at++) group.append(line(left + at * side, y, left + at * side, y + side * rows));
  for (let at = 1; at < rows; at++) group.append(line(left, y + at * side, left + side * columns, y + at * side));
  cells?.forEach((tile, at) => {
    if (tile === 0) return;
    const column = at % columns;
    const row = Math.floor(at / columns);
    const middle = { "text-anchor": "middle" };
    group.append(written(String(tile), left + (column + 0.5) * side, y + (row + 0.77) * side, side * 0.76, middle));
  });
  return group;
}

function faced({ x, y, width, height }, cells, shape) {
  const room = { x: 0, y: 0, width: width * FINE, height: height * FINE, ratio: 1 };
  const recorder = new Recorder(room.width, room.height);
  const context = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (recorder));
  faceOf(shape).draw(context, room, Uint8Array.from(cells), { ...PAPER, font: readTheme(document).font });
  const place = `translate(${round(x)} ${round(y)}) scale(${1 / FINE})`;
  const text = `<g xmlns="http://www.w3.org/2000/svg" transform="${place}">${elementsOf(recorder.marks)}</g>`;
  return document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
}

const empty = ({ x, y, width, height }) => box(x, y, width, height, { class: "box blank" });
