// One state as a picture.

import { looksOf } from "../faces/look.js";

const LARGEST = { width: 480, height: 320 }; // CSS pixels
const MARGIN = 16;
const WRITTEN = { width: 280, height: 48 };

/**
 * @param {import("../faces/index.js").Face} face
 * @param {import("../faces/index.js").State} state
 * @returns {import("./tree.js").Still}
 */
export function stateOf(face, state) {
  const { width, height } = boxOf(face);
  const paint = (sheet, theme) => paintState(sheet, theme, face, state);
  return { width: width + 2 * MARGIN, height: height + 2 * MARGIN, nodes: 1, paint };
}

function boxOf(face) {
  if (face.written) return WRITTEN;
  const { width, height } = face.size();
  const unit = Math.min(LARGEST.width / width, LARGEST.height / height);
  return { width: Math.floor(unit * width), height: Math.floor(unit * height) };
}

/** Centred on the sheet, as large as possible. */
export function paintState({ context, width, height, ratio }, theme, face, state) {
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.fillStyle = theme.paper.css;
  context.fillRect(0, 0, width, height);
  const box = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN, ratio };
  face.draw(context, box, state, looksOf(theme).plain);
}

/** The state of the node expanded at t, or recognised as the goal, or else of the current one. */
export function stateAt(table, t) {
  const { current, stats } = table.at(t);
  const row = current >= 0 ? current : stats.row;
  return table.cells(row) ?? table.label(row);
}
