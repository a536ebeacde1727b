// The keyboard's way over the places of a picture.

import assert from "node:assert/strict";
import test from "node:test";

import { nearest } from "../../../web/faces/editor.js";
import { faceOf } from "../../../web/faces/index.js";

const [LEFT, RIGHT, UP, DOWN] = [[-1, 0], [1, 0], [0, -1], [0, 1]]; // prettier-ignore

test("arrow keys go from tile to tile, and stay at the border", () => {
  const face = faceOf({ kind: "board", cells: 9, rows: 3, columns: 3 });
  const spots = face.spots(face.parse("8,0,6,5,4,7,2,3,1"));
  const ways = [LEFT, RIGHT, UP, DOWN];
  assert.deepEqual(ways.map((way) => nearest(spots, 4, way)), [3, 5, 1, 7]); // prettier-ignore
  assert.deepEqual(ways.map((way) => nearest(spots, 0, way)), [0, 1, 0, 3]); // prettier-ignore
});

test("every place of every picture can be reached with arrow keys", () => {
  for (const [shape, text] of [
    [{ kind: "board", cells: 16, rows: 4, columns: 4 }, "2,4,7,6,1,9,3,11,0,15,13,14,5,12,8,10"],
    [{ kind: "ring", cells: 8 }, "0,1,0,1,0,1,0,1"],
    [{ kind: "pegs", cells: 4, pegs: 3 }, "43,2,1"],
    [{ kind: "pegs", cells: 4, pegs: 3 }, "4321,-,-"],
    [{ kind: "jugs", cells: 2, sizes: [5, 3] }, "2,3"],
    [{ kind: "banks", cells: 3, people: 3, boat: 2 }, "2,1,0"],
  ]) {
    const face = faceOf(shape);
    const spots = face.spots(face.parse(text));
    const reached = new Set([0]);
    for (const at of reached) for (const way of [LEFT, RIGHT, UP, DOWN]) reached.add(nearest(spots, at, way));
    assert.equal(reached.size, spots.length, `${shape.kind} ${text}`);
  }
});
