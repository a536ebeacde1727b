// Rings around the nodes that were looked for.

import { drawPointedOut } from "../../tree/paint/marks.js";

export class Rings {
  /** Of the table, ascending. @type {ArrayLike<number>} */
  rows = [];

  /**
   * @param {import("../../tree/paint/frame.js").Frame} frame
   * @param {(row: number) => object} shapeOf
   */
  draw(frame, shapeOf) {
    drawPointedOut(frame, shapeOf, this.rows);
  }
}
