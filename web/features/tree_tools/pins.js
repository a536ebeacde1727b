// Notes at nodes: a numbered disc, with its text beside it if there are few enough.

import { fitted, numberText, widthOf } from "../../canvas/text.js";

const TEXTS = 8; // in the window
const WIDEST = 190; // pixels of a text
const TURN = 2 * Math.PI;

export class Pins {
  /** @type {{row: number, number: number, text: string}[]} rows of the table */
  notes = [];

  /**
   * @param {import("../../tree/paint/frame.js").Frame} frame
   * @param {(row: number) => object} shapeOf
   */
  draw(frame, shapeOf) {
    const { scene, camera } = frame;
    const places = [];
    for (const note of this.notes) {
      const row = note.row - scene.base;
      if (row < 0 || row >= scene.born) continue;
      const { x, y, halfWidth, halfHeight } = shapeOf(row);
      if (x < 0 || x > camera.width || y < 0 || y > camera.height) continue;
      places.push({ ...note, x: x - Math.min(halfWidth, 40), y: y - halfHeight });
    }
    for (const place of places) drawPin(frame, place, places.length <= TEXTS);
  }
}

function drawPin({ context, scene, camera }, { number, text, x, y }, withText) {
  const { theme, unit } = scene;
  const size = Math.round(12 * unit);
  const r = 0.8 * size;
  const words = withText ? wordsFor(context, theme, size, text) : "";
  const wide = words ? widthOf(context, words) + size : 0;
  const atX = Math.max(r + 2, Math.min(x, camera.width - wide - r - 4));
  const atY = Math.max(r + 2, y - r * 0.4);
  if (words) {
    context.beginPath();
    context.roundRect(atX, atY - r, wide + r, 2 * r, r);
    context.fillStyle = theme.paper.css;
    context.fill();
    context.strokeStyle = theme.ink.css;
    context.lineWidth = 1.25;
    context.stroke();
    context.fillStyle = theme.ink.css;
    context.textAlign = "left";
    context.textBaseline = "middle";
    context.fillText(words, atX + r + size * 0.4, atY + 1);
  }
  context.beginPath();
  context.arc(atX, atY, r, 0, TURN);
  context.fillStyle = theme.ink.css;
  context.fill();
  context.fillStyle = theme.paper.css;
  context.font = `700 ${size}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(numberText(number), atX, atY + 1);
}

function wordsFor(context, theme, size, text) {
  context.font = `500 ${size}px ${theme.font}`;
  return fitted(context, text, WIDEST, 3);
}
