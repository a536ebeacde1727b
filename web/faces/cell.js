// Positions on a grid. The grid is drawn beside the tree (web/map), so a position is shown by its numbers.

import { Text } from "./text.js";

export class Cell extends Text {
  /** @override @param {ArrayLike<number>|string} place  x and y, or their text */
  line(place) {
    return typeof place === "string" ? place : `${place[0]},${place[1]}`;
  }
}
