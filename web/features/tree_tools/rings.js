// Rings around the found nodes.

import { drawPointedOut } from "../../tree/paint/marks.js";

export class Rings {
  /** Rows of the table, ascending. @type {ArrayLike<number>} */
  rows = [];

  /**
   * @param {import("../../tree/paint/frame.js").Frame} frame
   * @param {(row: number) => object} shapeOf
   */
  draw(frame, shapeOf) {
    drawPointedOut(frame, shapeOf, this.rows);
  }
}
