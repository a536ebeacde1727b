// What the touches of each face do.

import assert from "node:assert/strict";
import test from "node:test";

import { faceOf } from "../../../web/faces/index.js";
import { dotRadius } from "../../../web/faces/ring.js";
import { Pen } from "./pen.js";

/** The text after touches, each a label's id with its values: "disc 1 A". */
function touched(shape, text, ...labels) {
  const face = faceOf(shape);
  let cells = face.parse(text);
  let chosen = -1;
  for (const label of labels) {
    const spots = face.spots(cells, chosen);
    const at = spots.findIndex((spot) => [spot.label.id, ...Object.values(spot.label.values)].join(" ") === label);
    assert.ok(at >= 0, `${label} is not among them`);
    const { next } = spots[at];
    chosen = next ? -1 : at;
    cells = next ?? cells;
  }
  return face.text(cells);
}

test("a tile beside the blank slides into it; two others change places; a chosen one is left by a second touch", () => {
  const board = { kind: "board", cells: 9, rows: 3, columns: 3 };
  const start = "8,0,6,5,4,7,2,3,1";
  assert.equal(touched(board, start, "tile 4"), "8,4,6,5,0,7,2,3,1");
  assert.equal(touched(board, start, "tile 5", "tile 1"), "8,0,6,1,4,7,2,3,5");
  assert.equal(touched(board, start, "tile 5", "tile 5"), start);
  assert.equal(touched(board, "1,2,3,0,5,6,7,8,4", "tile 3"), "1,2,3,0,5,6,7,8,4", "the end of a row is not beside the next");
  const face = faceOf(board);
  assert.equal(face.hint(face.parse(start), 3).id, "exchange_parity");
  assert.equal(face.hint(face.parse("0,0,1,2,3,4,5,6,7"), 3).id, "exchange", "with two blanks all boards can be reached");
});

test("a disc goes to the peg that is touched after it, and a peg gives its highest disc", () => {
  const pegs = { kind: "pegs", cells: 4, pegs: 3 };
  assert.equal(touched(pegs, "4321,-,-", "peg A", "peg C"), "432,-,1");
  assert.equal(touched(pegs, "432,-,1", "disc 3 A", "disc 1 C"), "42,-,31");
  assert.equal(touched(pegs, "432,-,1", "peg B"), "432,-,1", "there is nothing on it");
  assert.equal(touched(pegs, "432,-,1", "peg A", "peg A"), "432,-,1");
  assert.equal(touched(pegs, "432,-,1", "disc 2 A", "disc 4 A", "peg B"), "32,4,1", "another one of the peg is chosen");
});

test("a jug is filled to the level that is touched, and poured into another", () => {
  const jugs = { kind: "jugs", cells: 2, sizes: [5, 3] };
  assert.equal(touched(jugs, "0,0", "level A 5 5"), "5,0");
  assert.equal(touched(jugs, "5,0", "jug A 5 5", "jug B 0 3"), "2,3");
  assert.equal(touched(jugs, "5,0", "level A 0 5"), "0,0");
  assert.equal(touched(jugs, "5,1", "jug A 5 5", "jug A 5 5"), "5,1");
  const large = faceOf({ kind: "jugs", cells: 2, sizes: [99, 1] });
  const levels = large.spots(large.parse("0,0")).filter(({ label }) => label.values.jug === "A" && label.id === "level");
  assert.ok(levels.length <= 13 && levels.at(-1).next[0] === 99, "a large jug has no level for each unit, but its rim");
});

test("people and the boat cross, one at a touch", () => {
  const banks = { kind: "banks", cells: 3, people: 3, boat: 2 };
  assert.equal(touched(banks, "3,3,1", "missionary_left", "cannibal_left", "boat_left"), "2,2,0");
  assert.equal(touched(banks, "2,2,0", "cannibal_right"), "2,3,0");
});

test("the dots of a ring do not touch, and the lit ones are filled", () => {
  for (const count of [3, 8, 24, 64]) {
    const cells = Array.from({ length: count }, (_, at) => at % 2);
    const arcs = [];
    const pen = Object.assign(new Pen(), { arc: (...arc) => arcs.push(arc) });
    const look = { ink: "lit", paper: "paper", font: "sans" };
    faceOf({ kind: "ring", cells: count }).draw(pen, { x: 0, y: 0, width: 90, height: 90, ratio: 1 }, cells, look);
    assert.deepEqual(pen.fills, Array.from(cells, (lit) => (lit ? "lit" : "paper")));
    const r = dotRadius(count, 90);
    arcs.forEach(([x, y], at) => {
      const [nextX, nextY] = arcs[(at + 1) % count];
      assert.ok(Math.hypot(x - nextX, y - nextY) > 2 * r, `${count} dots`);
    });
  }
});
