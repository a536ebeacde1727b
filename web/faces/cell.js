// Places on a grid: the grid itself is drawn beside the tree (web/map), so that a place needs no more than its numbers.

import { Text } from "./text.js";

export class Cell extends Text {
  /** @override @param {ArrayLike<number>|string} place  x and y, or the line that says them */
  line(place) {
    return typeof place === "string" ? place : `${place[0]},${place[1]}`;
  }
}
