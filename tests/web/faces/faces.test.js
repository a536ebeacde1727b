// What every face owes: its line and text are the solver's, its drawing stays in its box, its spots lead to states.

import assert from "node:assert/strict";
import test from "node:test";

import { Colour } from "../../../web/canvas/colour.js";
import { faceOf } from "../../../web/faces/index.js";
import { looksOf } from "../../../web/faces/look.js";
import { penOn } from "../canvas/browser.js";
import { rounds } from "../table/random.js";
import { Pen } from "./pen.js";
import { everyProblem } from "./states.js";

const COLOURS = ["paper", "ink", "muted", "line", "frontier", "accent", "goal"];
const theme = { ...Object.fromEntries(COLOURS.map((name, at) => [name, new Colour(30 * at, 30 * at, 30 * at)])), font: "sans" };
const { plain } = looksOf(theme);
const problems = everyProblem();
const BOARD_LINE = /[ /]+/g;

test("every state's text is the solver's, and its line says the same", () => {
  for (const { name, face, states, text } of problems) {
    assert.deepEqual(states.map((state) => face.text(state)), text, name);
    const lines = states.map((state) => face.line(state));
    assert.deepEqual(lines.map((line) => line.replace(BOARD_LINE, ",")), text.map((it) => it.replace(BOARD_LINE, ",")));
    assert.equal(new Set(lines).size, lines.length, `${name}: a line is one state's`);
  }
});

test("a text that is read back gives the state's cells; none is read where states have no cells", () => {
  for (const { name, face, states, text } of problems) {
    for (const [at, state] of states.entries()) {
      assert.deepEqual(face.parse(text[at]), face.written ? null : state, name);
    }
    for (const bad of ["", "-", "x", "1", "1,x", "300,1", "9".repeat(40)]) assert.equal(face.parse(bad), null, name);
  }
});

test("a drawing stays inside its box, from the size of a dot to a large picture, and on its way, too", () => {
  for (const { name, face, states } of problems) {
    const { width, height } = face.size();
    const some = states.filter((_, at) => at % Math.ceil(states.length / 12) === 0);
    for (const high of [5, 20, 44, 130]) {
      for (const ratio of [1, 1.5, 2]) {
        for (const [at, state] of some.entries()) {
          const box = { x: 40, y: 30, width: (high * width) / height, height: high, ratio };
          const before = face.written || at === 0 ? undefined : { cells: some[at - 1], share: 0.4 };
          const pen = Object.assign(new Pen(), { ratio, scale: ratio });
          face.draw(pen, box, face.written ? face.line(state) : state, plain, before);
          for (const [x, y] of pen.points) {
            const inside = x >= 39 && y >= 29 && x <= box.x + box.width + 1 && y <= box.y + box.height + 1;
            assert.ok(inside, `${name} ${face.line(state)} at ${high}: ${x}, ${y}`);
          }
          assert.equal(pen.scale, ratio, "the context is left as it was");
        }
      }
    }
  }
});

test("a large board has square tiles, also after a smaller one whose tiles are as wide but lower", () => {
  const heights = [4, 5, 4].map((side) => {
    const pen = Object.assign(new Pen(), { shapes: false });
    const face = faceOf({ kind: "board", cells: side * side, rows: side, columns: side });
    face.draw(pen, { x: 0, y: 0, width: 20 * side, height: 20 * side, ratio: 1 }, new Array(side * side).fill(1), plain);
    const [[, top], [, bottom]] = pen.points;
    return bottom - top;
  });
  assert.deepEqual(heights, [17, 20, 17]);
});

test("letters of a lecture have 14 pixels or are left out, and at the size of its cards they are there", () => {
  const cards = { hanoi: [68, "123", "ABC"], "water-jugs": [56, "0", "A"], pillars: [67, "0", "7"] };
  for (const { name, face, states } of problems) {
    const { width, height } = face.size();
    if (face.written || name.includes("puzzle")) continue;
    const lettersAt = (high) => {
      const pen = new Pen();
      face.draw(pen, { x: 0, y: 0, width: (high * width) / height, height: high, ratio: 1 }, states[0], plain);
      assert.ok(pen.sizes.every((size, at) => size >= 14 || !pen.texts[at]), `${name} at ${high}: ${pen.sizes}`);
      return pen.texts.join("");
    };
    for (let high = 8; high < 140; high += 4) lettersAt(high);
    const [high, ...wanted] = cards[name] ?? [60];
    for (const letters of wanted) assert.ok(lettersAt(high).includes(letters), `${name}: ${letters}`);
  }
});

test("in the lists of a lecture pillars have their numbers; discs have none on their edges, but differ clearly in width", () => {
  const shapes = { "01234567": { kind: "ring", cells: 8 }, ABC: { kind: "pegs", pegs: 3, cells: 4, goal: 2 } };
  for (const [texts, shape] of Object.entries(shapes)) {
    const face = faceOf(shape);
    const { width, height, listed } = face.size();
    const high = listed * 1.066 * 18 * 0.94; // as the style sheet and web/list/pictures.js have it
    const widths = [];
    const pen = Object.assign(new Pen(), { roundRect: (_x, _y, wide) => widths.push(wide) });
    face.draw(pen, { x: 0, y: 0, width: (high * width) / height, height: high, ratio: 1 }, new Uint8Array(shape.cells), plain);
    assert.equal(pen.texts.join(""), texts);
    const discs = shape.pegs ? widths.slice(-shape.cells) : [];
    assert.ok(discs.every((wide, at) => at === 0 || wide - discs[at - 1] > 6), `${discs}`);
    assert.deepEqual(pen.fills.slice(-discs.length), shape.pegs ? [plain.cool, plain.warm, plain.cool, plain.warm] : pen.fills, "neighbours differ in colour");
    assert.equal(pen.fills.filter((fill) => fill === plain.goal).length, shape.pegs ? 1 : 0, "the goal peg is marked");
  }
});

test("in the sentence of a lecture, tiles with two digits have two pixels between them", () => {
  const tiles = [];
  const pen = Object.assign(new Pen(), { shapes: true, roundRect: (x, _y, wide) => tiles.push([x, wide]) });
  faceOf({ kind: "board", rows: 4, columns: 4 }).draw(pen, { x: 0, y: 0, width: 76, height: 76, ratio: 1 }, Array(16).fill(12), plain);
  for (const at of [0, 1, 2]) assert.equal(tiles[at + 1][0] - tiles[at][0] - tiles[at][1], 2);
});

test("every touch leads to a well-formed state or chooses its place; there are always as many of them, all in sight", () => {
  for (const { name, face, states } of problems) {
    if (!face.spots) continue;
    const size = face.size();
    const count = face.spots(states[0]).length;
    for (const state of states.slice(0, rounds(40, 120))) {
      for (let chosen = -1; chosen < count; chosen++) {
        const spots = face.spots(state, chosen);
        assert.equal(spots.length, count);
        for (const { x, y, width, height, label, next } of spots) {
          if (next) assert.deepEqual(face.parse(face.text(next)), next, `${name}: ${face.line(state)}`);
          assert.ok(label.id.length > 0);
          assert.ok(x > -1e-9 && y > -1e-9 && width > 0 && height > 0);
          assert.ok(x + width < size.width + 1e-9 && y + height < size.height + 1e-9, name);
        }
        assert.ok(face.hint(state, chosen).id.length > 0);
      }
    }
  }
});

test("touches reach every state that the problem's moves reach", () => {
  for (const { name, face, states } of problems) {
    if (!face.spots || states.length > 300) continue;
    const reached = new Set([face.text(states[0])]);
    for (const text of reached) {
      const cells = face.parse(text);
      const before = reached.size;
      if (before > 5000) break;
      for (const [at, { next }] of face.spots(cells).entries()) {
        const after = next ? [next] : face.spots(cells, at).flatMap((spot) => spot.next ?? []);
        for (const one of after) reached.add(face.text(one));
      }
    }
    for (const state of states) assert.ok(reached.has(face.text(state)), `${name}: ${face.line(state)}`);
  }
});

test("a digit on a disc is clear of its edges, at each size that has digits", () => {
  const face = faceOf({ kind: "pegs", pegs: 3, cells: 4, goal: 2 });
  const { width, height } = face.size();
  for (let high = 60; high < 140; high++) {
    const [discs, digits] = [[], []];
    const pen = Object.assign(new Pen(), { roundRect: (_x, y, wide, tall) => discs.push([y, y + tall, wide]) });
    pen.fillText = (text, _x, y) => void (/\d/.test(text) && digits.push([y, Number(/(\d+)px/.exec(pen.font)[1])]));
    face.draw(pen, { x: 0, y: 0, width: (high * width) / height, height: high, ratio: 1 }, new Uint8Array(4), plain);
    assert.equal(digits.length, high >= 67 ? 4 : 0, `${high} pixels`);
    for (const [at, [y, size]] of digits.entries()) {
      const [top, bottom, wide] = discs.at(at - 4);
      assert.ok(y - 0.36 * size >= top + 0.6 && y + 0.36 * size <= bottom - 0.6 && wide >= 0.62 * size + 3, `${at + 1} at ${high} pixels`);
    }
  }
});

test("jugs have their sizes in lists and in the sentence, and letters alone on cards, which are small", () => {
  const lettersAt = (type) => {
    const [pen, box] = [new Pen(), { x: 0, y: 0, width: 70, height: 65, ratio: 1, type }];
    faceOf({ kind: "jugs", cells: 2, sizes: [5, 3] }).draw(pen, box, [2, 3], plain);
    return pen.texts.join();
  };
  assert.deepEqual([lettersAt(undefined), lettersAt(14)], ["2,A 5,3,B 3", "2,A,3,B"]);
});

/** What a picture says of a move: signs, numbers in the colour of paper, and arcs in eighths of a circle. */
function markedBy(shape, from, cells, sign = "") {
  const [pen, marked] = [penOn(), []];
  const note = pen.said.push.bind(pen.said);
  pen.shapes = true; // tiles are drawn one by one
  pen.said.push = (call) => (call[0] === "fillText" && (pen.fillStyle === plain.paper || /\D/.test(call[1])) && marked.push(call[1]), note(call));
  faceOf(shape).draw(pen, { x: 0, y: 0, width: 120, height: 120, ratio: 1, type: 14, from, sign }, cells, plain);
  const arcs = pen.said.filter(([name, , , , start, end]) => name === "arc" && end - start < 6).map((call) => call.slice(4).map((end) => Math.round((40 * end) / Math.PI + 20) / 10));
  return [...marked, ...arcs.flat()];
}

test("a move of the blank is an arrow there alone; that of a tile marks it, too, that of a disc the disc, and switching has an arc inside", () => {
  const [board, ring, lit] = [{ kind: "board", rows: 3, columns: 3 }, { kind: "ring", cells: 8 }, [1, 1, 0, 0, 0, 1, 0, 1]];
  assert.deepEqual(markedBy(board, [8, 0, 6, 5, 4, 7, 2, 3, 1], [0, 8, 6, 5, 4, 7, 2, 3, 1], "←"), ["←"]);
  assert.deepEqual(markedBy(board, [4, 3, 0, 5, 1, 6, 7, 2, 0], [4, 0, 3, 5, 1, 6, 7, 2, 0], "3→"), ["→", "3"]);
  for (const [from, after, ...arc] of [[lit, [1, 1, 0, 0, 1, 0, 1, 1], 3.5, 6.5], [lit, [0, 0, 0, 0, 0, 1, 0, 0], 6.5, 9.5], [null, lit]])
    assert.deepEqual(markedBy(ring, from, after).filter(Number.isFinite), arc); // numbers of lit ones are pale
  assert.deepEqual(markedBy({ kind: "pegs", pegs: 3, cells: 4 }, [0, 0, 0, 0], [1, 0, 0, 0]), ["A", "B", "C", "1"]);
});
