// Places on a grid: the grid itself is drawn beside the tree (web/map), so that a place needs no more than its numbers.

import { Text } from "./text.js";

export class Cell extends Text {
  /** @param {import("./index.js").Shape} shape */
  constructor({ rows, columns }) {
    super();
    this.letters = `${columns - 1},${rows - 1}`.length;
  }

  /** @override @param {ArrayLike<number>|string} place  x and y, or the line that says them */
  line(place) {
    return typeof place === "string" ? place : `${place[0]},${place[1]}`;
  }
}
