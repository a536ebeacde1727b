// What is on cards besides their states.

import assert from "node:assert/strict";
import { test } from "node:test";

import { EXPAND, GOAL } from "../../../../web/table/kinds.js";
import { Description } from "../../../../web/list/description.js";
import { Painter } from "../../../../web/tree/paint/painter.js";
import { penOn } from "../../canvas/browser.js";
import { paleOf } from "../../../../web/faces/look.js";
import { solved, tableOf } from "../../table/solver.js";
import { stage } from "../stage.js";

const isBar = ([name, , , , , radii]) => name === "roundRect" && Array.isArray(radii);

test("the card has a bar at its left edge whose entry has one in the list, or that is called next; not while that is asked, and at no end", () => {
  const graph = { problem: "graph", graph: "romania" };
  const some = [
    ...["astar", "uniform-cost", "depth-limited", "rbfs", "ida-star", "bidirectional"].map((algorithm) => ({ ...graph, algorithm })),
    ...["astar", "iterative-deepening"].map((algorithm) => ({ problem: "eight-puzzle", start: "1,4,2,3,5,8,6,7,0", algorithm })),
  ];
  let [marked, left] = [0, 0];
  for (const table of solved(some).map((search) => tableOf(search))) {
    const { scene, camera, look, paint } = stage(table, 807);
    const list = new Description(table, { columns: ["{f}"], next: "next" }, String);
    for (let step = 0; step <= table.stepCount; step++) {
      const t = step === table.stepCount ? table.endTime : table.timeOfStep(step);
      const shown = look(t);
      const { listed } = table.at(t);
      const isCalled = [EXPAND, GOAL].includes(table.kindAt(t + 1));
      const called = isCalled ? table.nodeAt(t + 1) : undefined;
      const isNext = table.traits.recursive ? (row) => row === called : (row, place) => list.of(row, place, t).next;
      const next = [...listed.rows(0, listed.count), called].find(isNext);
      const at = shown.includes(next - scene.base) ? [scene.slots.slotOf[next - scene.base]] : [];
      const bars = paint().said.filter(isBar);
      const edges = at.map((s) => scene.x[s] * camera.kx + camera.tx - ((scene.across?.[s] ?? 0.9) * camera.kx) / 2);
      assert.equal(bars.length, edges.length, `step ${step} of ${table.traits.algorithm}`);
      for (const [at, edge] of edges.entries()) assert.ok(bars[at][1] >= edge - 2 && (!scene.across || bars[at][1] < edge), `${bars[at]} at ${edge}`);
      marked += bars.length;
      left += Number(next === undefined);
      scene.covered = true;
      assert.ok(!paint().said.some(isBar));
      scene.covered = false;
    }
  }
  assert.ok(marked > 60 && left >= some.length, `${marked} marked, ${left} times none`);
});

test("cards of short names have one line where the rows of two lines have no room; then no row is left out, and they stay so", () => {
  const graph = "A-B 4, A-C 3, B-D 5, B-E 12, C-E 10, C-F 7, D-G 6, E-G 5, E-H 4, F-H 2, F-I 8, G-J 3, H-J 6, H-K 5, I-K 4, I-L 3, J-M 7, K-M 3, K-N 6, L-N 2, M-O 4, N-O 5";
  const table = tableOf(solved([{ problem: "graph", graph, start: "A", goal: "O", algorithm: "uniform-cost" }])[0]);
  const { scene, look, paint } = stage(table);
  const lines = Array.from({ length: table.stepCount }, (_, step) => (look(table.timeOfStep(step)), scene.shape.lines));
  assert.deepEqual([lines[2] > 1, lines.at(-1) === 1], [true, true]);
  assert.ok(lines.every((each, step) => each === 1 || lines[step - 1] !== 1));
  assert.ok(scene.folding.bands.size === 0 && paint().written.some(({ text, size }) => text.trim() === "24" && size >= 18));
});

test("in a low window a name of any length has one line if its row says the rest, its depth; then no row is left out", () => {
  const table = tableOf(solved([{ problem: "graph", graph: "romania", start: "Arad", goal: "Bucharest", algorithm: "depth-first" }])[0]);
  const { scene, look, paint } = stage(table, 465, 290);
  look(table.timeOfStep(2));
  assert.equal(scene.shape.lines, 2);
  look(table.timeOfStep(4));
  assert.deepEqual([scene.shape.lines, scene.folding.bands.size], [1, 0]);
  const { written } = paint();
  const beside = written.filter(({ text }) => /^(depth )?\d$/.test(text));
  assert.deepEqual(beside.map(({ text }) => text), ["depth 0", "1", "2", "3", "4"]);
  assert.ok(written.some(({ text, size }) => text === "Rimnicu Vilcea" && size >= 18));
});

test("a solved tree of a comparison has cards of one line where the common scale has no room for two", () => {
  const table = tableOf(solved([{ problem: "graph", graph: "trap", start: "S", goal: "G", algorithm: "greedy" }])[0]);
  for (const { height, lines } of [{ height: 205, lines: 1 }, { height: 405, lines: 2 }]) {
    const { scene, steering, look, paint } = stage(table, 408, height);
    scene.setLarge(false);
    for (const t of [table.timeOfStep(1), table.endTime]) {
      steering.setWhole(t === table.endTime);
      look(t, t === table.endTime ? table.solution : null);
      steering.setScale(steering.scale);
    }
    look(table.endTime, table.solution);
    assert.equal(scene.shape.lines, lines);
    assert.ok(paint().written.every(({ size }) => size >= 12));
  }
});

test("a move is in the line of its card at each step, in one form: a sign, or words if all have room there without a number", () => {
  const forms = [
    ["pillars", "astar", /^⇅\d $/],
    ["grid", "astar", /^[↑→↓←] f \d+$/],
    ["hanoi", "astar", /^[ABC]→[ABC] $/],
    ["eight-puzzle", "astar", /^[↑→↓←]$/],
    ["eight-puzzle", "uniform-cost", /^[↑→↓←]$/],
    ["eight-puzzle", "breadth-first", /^([↑→↓←]|up|down|left|right)$/],
    ["grid", "breadth-first", /^[↑→↓←]$/],
    ["missionaries", "breadth-first", /^(M|C|MM|MC|CC)[→←] \d,\d,\d$/],
    ["water-jugs", "breadth-first", /^(A→B|B→A|[AB][↑↓]) \d,\d$/],
  ];
  const given = forms.map(([problem, algorithm]) => ({ problem, algorithm, max_nodes: 60 }));
  for (const [at, search] of solved(given).entries()) {
    const table = tableOf(search);
    const { look, paint } = stage(table, 565, 545);
    table.traits.actions = {}; // each action is its own name
    let moves = 0;
    for (let step = 1; step < Math.min(12, table.stepCount); step++) {
      look(table.timeOfStep(step));
      const texts = paint().written.map(({ text }) => text).filter((text) => /[←→↑↓⇅]|up|down|left|right|switch|to|across|fill/.test(text));
      moves += texts.length;
      for (const text of texts) assert.ok(forms[at][2].test(text), `${text}, step ${step} of ${forms[at]}`);
    }
    assert.ok(moves > 12, `${moves} moves of ${forms[at]}`);
  }
});

test("the card of a call that has returned is pale, also that of the step; those of open calls are not", () => {
  const table = tableOf(solved([{ problem: "graph", graph: "romania", algorithm: "ida-star" }])[0]);
  const { scene, camera, look } = stage(table, 807);
  const [pen, colours] = [penOn(), new Map()];
  const note = pen.said.push.bind(pen.said);
  pen.said.push = (call) => (call[0] === "fillText" && colours.set(call[1], pen.fillStyle), note(call));
  for (const [step, place, hue] of [[2, "Arad", scene.theme.ink], [3, "Sibiu", paleOf(scene.theme)]]) { // prettier-ignore
    look(table.timeOfStep(step));
    new Painter().paint({ context: pen, ratio: 1 }, scene, camera);
    assert.equal(table.label(scene.base + scene.focus), place);
    assert.deepEqual([colours.get(place), colours.get("Arad")], [hue.css, hue.css]);
  }
});

test("at the end of a search, each card beside a badge keeps its action", () => {
  const table = tableOf(solved([{ problem: "water-jugs", algorithm: "breadth-first" }])[0]);
  const { scene, look, paint } = stage(table, 565, 545);
  const rows = look(table.endTime, table.solution);
  const moves = paint().written.filter(({ text }) => /^(A→B|B→A|[AB][↑↓])( |$)/.test(text));
  assert.deepEqual([moves.length, scene.folding.hung.size > 3], [rows.length - 1, true]);
});

test("the card of a call that has returned says which f it returned, no sooner", () => {
  const table = tableOf(solved([{ problem: "graph", graph: "romania", algorithm: "ida-star" }])[0]);
  const { look, paint } = stage(table, 467);
  const results = [[], ["→ 393"], [], ["→ 413", "→ 413"], [], [], ["→ 417", "→ 415", "→ 415"]]; // by step
  for (const [step, expected] of results.entries()) {
    look(table.timeOfStep(step));
    assert.deepEqual(paint().written.map(({ text }) => text).filter((text) => text.startsWith("→")), expected, `step ${step}`); // prettier-ignore
  }
});

test("where a tree has room for the parts of f, each card has them, in greedy search g", () => {
  const graph = { problem: "graph", graph: "S-A 1, A-G 4, S-G 6; h S 4; h A 3", start: "S", goal: "G", algorithm: "astar" };
  const [small, greedy] = solved([graph, { ...graph, algorithm: "greedy" }]).map((search) => tableOf(search));
  for (const [table, note, step] of [[small, "1+3", 2], [greedy, "g 1", 1]]) {
    const { look, paint } = stage(table, 465);
    look(table.timeOfStep(step));
    assert.ok(paint().written.some(({ text }) => text === note), note);
  }
  const drawn = ["eight-puzzle", "fifteen-puzzle", "pillars", "hanoi", "grid"].map((problem) => ({ problem, algorithm: "astar", max_nodes: 60 }));
  for (const search of solved([{ problem: "graph", graph: "romania", algorithm: "astar" }, ...drawn])) {
    const table = tableOf(search);
    for (const width of table.traits.states.cells ? [807] : [465, 807]) {
      const { scene, look, paint } = stage(table, width);
      for (let step = 0; step < Math.min(12, table.stepCount); step++) {
        const sums = look(table.timeOfStep(step)).map((row) => (scene.shape.parts ? `=${scene.sumOf(row)}` : scene.sumOf(row)));
        const said = paint().written.filter(({ size }) => size >= 15).map(({ text }) => text);
        assert.deepEqual(sums.filter((sum) => !said.includes(sum)), [], `step ${step} of ${search.problem} in ${width}`);
      }
    }
  }
});

test("in a deep tree the costs on the path of the solution are written, as large as all else", () => {
  const graph = "Sss-Aaa 2, Sss-Bbb 3, Aaa-Ccc 4, Bbb-Ccc 1, Ccc-Ddd 5, Ccc-Eee 2, Ddd-Fff 1, Eee-Fff 4, Fff-Hhh 3, Eee-Iii 6, Iii-Jjj 2, Hhh-Kkk 1, Jjj-Kkk 5, Kkk-Lll 2, Jjj-Mmm 4, Lll-Ggg 3, Mmm-Ggg 2";
  const table = tableOf(solved([{ problem: "graph", graph, start: "Sss", goal: "Ggg", algorithm: "uniform-cost" }])[0]);
  const { look, paint } = stage(table);
  look(table.endTime, table.solution);
  const costs = paint().written.filter(({ text, align }) => /^\d$/.test(text) && align === "center"); // not those of badges
  assert.deepEqual(costs.map(({ text }) => text), ["3", "1", "2", "4", "3", "1", "2", "3"]);
  assert.ok(costs.every(({ size }) => size >= 14));
});
