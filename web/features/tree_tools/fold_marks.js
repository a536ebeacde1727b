// The mark at a node with a collapsed subtree: the number of hidden nodes or, without room, a small triangle.

import { numberText, widthOf } from "../../canvas/text.js";

const MOST = 500; // marks
const LEAST_SLOT = 12; // pixels of a node's room, below which there is no number
const PAD = 4;

export class FoldMarks {
  #taken = new Map(); // height in the window → end of the last number there

  /** @param {import("./shown.js").Shown} shown */
  constructor(shown) {
    this.shown = shown;
  }

  /**
   * @param {import("../../tree/paint/frame.js").Frame} frame
   * @param {(row: number) => object} shapeOf
   */
  draw(frame, shapeOf) {
    const { scene, camera } = frame;
    const { folds } = this.shown;
    this.#taken.clear();
    for (let fold = 0, drawn = 0; fold < folds.length && drawn < MOST; fold++) {
      const row = folds[fold];
      if (row >= scene.born || !scene.shows(row)) continue;
      const count = this.shown.holds(fold, scene.born);
      if (count === 0) continue;
      const shape = shapeOf(row);
      if (shape.x < 0 || shape.x > camera.width || shape.y < -20 || shape.y > camera.height) continue;
      drawn++;
      if (!this.#drawNumber(frame, shape, `+${numberText(count)}`)) drawTriangle(frame, shape);
    }
  }

  #drawNumber({ context, scene, slot }, { x, y, halfWidth, halfHeight }, text) {
    const { theme, unit, placement } = scene;
    const size = Math.round(12 * unit);
    if (placement.bars ? halfHeight * 2 < size + 4 : slot < LEAST_SLOT) return false;
    context.font = `600 ${size}px ${theme.font}`;
    const wide = widthOf(context, text) + 2 * PAD;
    if (placement.bars && wide > 2 * halfWidth) return false;
    const high = size + 4;
    const top = placement.bars ? y + halfHeight - high - 1 : y + halfHeight + 3;
    const left = x - wide / 2;
    const line = Math.round(top);
    if ((this.#taken.get(line) ?? -Infinity) > left) return false;
    this.#taken.set(line, left + wide + 2);
    context.beginPath();
    context.roundRect(left, top, wide, high, high / 2);
    context.fillStyle = theme.paper.css;
    context.fill();
    context.strokeStyle = theme.ink.css;
    context.lineWidth = 1.25;
    context.stroke();
    context.fillStyle = theme.ink.css;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.fillText(text, x, top + high / 2 + 1);
    return true;
  }
}

function drawTriangle({ context, scene, slot }, { x, y, halfWidth, halfHeight }) {
  const { theme, placement } = scene;
  const half = placement.bars ? Math.min(5, halfWidth) : Math.max(2.5, Math.min(5, slot / 4));
  const top = placement.bars ? y + halfHeight - half - 1 : y + halfHeight + 1;
  context.fillStyle = theme.ink.css;
  context.beginPath();
  context.moveTo(x - half, top);
  context.lineTo(x + half, top);
  context.lineTo(x, top + half);
  context.fill();
}
