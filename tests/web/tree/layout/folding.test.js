// What is left out of a tree that is larger than its window, and what has the room.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isDropped } from "../../../../web/canvas/status_styles.js";
import { STATUS } from "../../../../web/table/codes.js";
import { currentRow } from "../../../../web/tree/camera/kin.js";
import { badgedRows, badgesAt, bandAt } from "../../../../web/tree/paint/badges.js";
import { pick } from "../../../../web/tree/pick.js";
import { cardSize } from "../../../../web/tree/layout/card_size.js";
import { isFromGoal } from "../../../../web/tree/paint/sides.js";
import { solved, tableOf } from "../../table/solver.js";
import { stage } from "../stage.js";
import { randomTree, tableOf as treeOf, tableWith } from "../trees.js";

/** As a line that is not an edge. */
const isDashed = (dash) => dash.length === 2 && Math.abs(dash[0] / dash[1] - 2 / 1.5) < 1e-9;

const ROMANIA = ["uniform-cost", "astar", "breadth-first"].map((algorithm) => ({ problem: "graph", graph: "romania", algorithm }));
const SEARCHES = solved(ROMANIA).map((search) => tableOf(search));
const timesOf = (table) => Array.from({ length: table.stepCount + 1 }, (_, step) => table.timeOfStep(step));

// The first of their steps are looked at: all of an eight-puzzle would take a minute to solve and trace.
const PUZZLES = solved([
  { problem: "eight-puzzle", algorithm: "uniform-cost", max_nodes: 500 },
  { problem: "fifteen-puzzle", algorithm: "astar", max_nodes: 500 },
  { problem: "hanoi", algorithm: "astar" },
  { problem: "grid", algorithm: "astar" },
  { problem: "pillars", algorithm: "breadth-first" },
]).map((search) => tableOf(search));
const WINDOWS = [[465, 551], [807, 551], [353, 551], [807, 450], [1200, 551]];

/** Looks at the first steps of all of them in all windows: the rows on show, and what measures them. */
function* looks() {
  for (const table of [...SEARCHES, ...PUZZLES]) {
    for (const [width, height] of WINDOWS) {
      const { scene, camera, look } = stage(table, width, height);
      for (const t of timesOf(table).slice(0, 30)) {
        const rows = new Set(look(t));
        const spans = scene.measures.spans(scene.rows, scene.folding.names);
        const { kx } = camera.legible;
        yield {
          ...{ table, scene, camera, t, rows, width, height },
          wide: (some) => some.reduce((all, row) => all + (spans ? spans[row] + 0.14 : 1.1), 0) * kx,
          sign: scene.signWidth("+100") + 0.14 * kx,
          depthOf: (row) => table.columns.depth[scene.offset + row],
          isDead: (row) => isDropped(scene.status[row]) || scene.status[row] === STATUS.STALE,
          born: Array.from({ length: scene.born }, (_, row) => row),
          what: `${table.label(scene.base + scene.focus)} at t ${t} in ${width} × ${height}`,
        };
      }
    }
  }
}

test("all that a step has made, the path and the node that is next are on show if their rows can hold them", () => {
  let [gone, others] = [0, 0];
  for (const { table, scene, camera, t, rows, wide, sign, depthOf, isDead, born, what } of looks()) {
    const { folding } = scene;
    const children = born.filter((row) => scene.parentOf(row) === scene.focus);
    const [next] = table.at(t).live.rows(0, 1);
    const live = children.filter((row) => !isDead(row));
    const inRow = (row) => depthOf(row) === depthOf(scene.focus) + 1 && scene.parentOf(row) !== scene.focus;
    const isSpokenOf = (row) => scene.shape.face.written || row === next - scene.base || scene.status[row] === STATUS.STALE; // of a city of the frontier, too
    const room = camera.room.across - wide([...rows].filter((row) => inRow(row) && isSpokenOf(row))) - ([...folding.more.keys()].filter(inRow).length + 1) * sign;
    for (const some of [live, children]) {
      if (wide(some) + (some.length < children.length ? sign : 0) > room) continue;
      for (const row of some) assert.ok(rows.has(row), `${what}: ${table.label(row)}`);
      gone += some.filter((row) => isDropped(scene.status[row])).length;
    }
    const path = Array.from(table.path(scene.base + scene.focus), (row) => row - scene.base);
    const way = next === undefined ? [] : Array.from(table.path(next), (row) => row - scene.base);
    const hasRow = [...rows].some((row) => depthOf(row) === depthOf(next));
    const hasRoom = hasRow && way.every((row) => wide([...new Set([...path, ...live, row])].filter((each) => depthOf(each) === depthOf(row))) + 3 * sign <= camera.room.across);
    if (next !== undefined && hasRoom) assert.ok(rows.has(next), `${what}: ${table.label(next)} is next`);
    for (let row = scene.focus; row >= 0; row = scene.parentOf(row)) {
      const isCut = [...folding.bands].some(([first, { rows: cut }]) => depthOf(first) <= depthOf(row) && depthOf(row) < depthOf(first) + cut);
      assert.ok(rows.has(row) !== isCut, `${what}: ${table.label(row)} is above`);
    }
    for (const row of rows) assert.ok(folding.bands.size > 0 || scene.parentOf(row) < 0 || rows.has(scene.parentOf(row)), `${what}: ${table.label(row)} hangs`);
    others += born.length - rows.size;
  }
  assert.ok(gone > 200 && others > 500, `${gone} discarded, ${others} left out`);
});

test("a node of the frontier is left out only where no dead leaf is drawn but those of the step; these are below their parent, and not below a picture beside it; of others all have a card, or none; cards do not touch", () => {
  let [folded, beside, over, clear] = [0, 0, 0, 0];
  const older = { true: 0, false: 0 };
  for (const { table, scene, camera, t, rows, depthOf, isDead, born, what } of looks()) {
    const now = table.at(t).told.older.map((row) => row - scene.base);
    const parents = new Set(born.map((row) => scene.parentOf(row)));
    const depths = new Set([...rows].map(depthOf));
    const before = born.filter((row) => isDead(row) && !parents.has(row) && scene.parentOf(row) !== scene.focus && !now.includes(row));
    const leaves = before.filter((row) => rows.has(scene.parentOf(row)) && depths.has(depthOf(row)));
    for (const row of leaves) assert.equal(rows.has(row), rows.has(leaves[0]), `${what}: ${table.label(row)} and ${table.label(leaves[0])}`);
    if (leaves.length > 1) older[rows.has(leaves[0])]++;
    for (const row of born.filter((each) => scene.status[each] === STATUS.FRONTIER && !rows.has(each) && rows.has(scene.parentOf(each)))) {
      folded++;
      const drawn = [...rows].filter((other) => depthOf(other) === depthOf(row));
      const dead = drawn.filter((other) => isDead(other) && !now.includes(other));
      for (const other of dead) assert.equal(scene.parentOf(other), scene.focus, `${what}: ${table.label(row)} beside ${table.label(other)}`);
      beside += Number(dead.length > 0);
    }
    const { x, y, slots, across } = scene;
    const half = (s) => ((across?.[s] ?? 0.9) / 2) * camera.goal.kx;
    const slot = slots.slotOf[scene.focus];
    const [first, end] = [slots.childStart[slot], slots.childStart[slot + 1]];
    const aside = first < end ? Math.abs((x[first] + x[end - 1]) / 2 - x[slot]) * camera.goal.kx : 0;
    const wide = first < end ? (x[end - 1] - x[first]) * camera.goal.kx : 0;
    assert.ok(aside <= Math.max(half(slot), wide / 2) + 1, `${what}: the middle of the children is ${aside} pixels aside`);
    for (const row of scene.folding.bounds && !scene.folding.bands.size ? rows : []) {
      const [one, after] = [slots.childStart[slots.slotOf[row]], slots.childStart[slots.slotOf[row] + 1]];
      if (one === after || row === scene.focus || row === 0) continue;
      const place = x[slots.slotOf[row]];
      const far = ((after - one > 1 ? -1 : 1) * half(slots.slotOf[row])) / 2 / camera.goal.kx + 1e-6;
      assert.ok(place >= x[one] - far && place <= x[after - 1] + far && ++over, `${what}: ${table.label(row)} is beside its children`);
    }
    for (let s = 1; scene.folding.bounds?.clear && !scene.folding.bands.size && !scene.shape.face.written && s < slots.count; s++) {
      const [left, right] = [s - 1, s].map((each) => [slots.childStart[each], slots.childStart[each + 1]]);
      if (y[s] !== y[s - 1] || [s - 1, s].includes(slot)) continue;
      if (left[0] < left[1] && right[0] === right[1]) assert.ok(x[s] - x[left[1] - 1] >= 0.6 && ++clear, `${what}: ${table.label(slots.rowOf[s])} is over a stranger's child`);
      if (right[0] < right[1] && left[0] === left[1]) assert.ok(x[right[0]] - x[s - 1] >= 0.6 && ++clear, `${what}: ${table.label(slots.rowOf[s - 1])} is over a stranger's child`);
    }
    for (let s = 1; s < slots.count; s++) {
      if (y[s] !== y[s - 1] || [s, s - 1].some((each) => scene.folding.standsIn(slots.rowOf[each]))) continue;
      assert.ok((x[s] - x[s - 1]) * camera.goal.kx - half(s) - half(s - 1) >= 6, `${what}: ${table.label(slots.rowOf[s])}`);
    }
  }
  assert.ok(folded > 500 && beside > 0, `${folded} left out, ${beside} of them beside discarded children of the step`);
  assert.ok(over > 500, `${over} nodes over their children in squeezed trees`);
  assert.ok(older.true > 50 && older.false > 400, `${older.true} times cards, ${older.false} times badges`);
  assert.ok(clear > 30, `${clear} pictures beside children of their neighbours`);
});

test("between rows of pictures there is room for an edge that can be seen", () => {
  let rows = 0;
  for (const { scene, camera, what, height } of looks()) {
    if (scene.shape.face.written || height < 500) continue; // three rows have no other room in a lower window
    const { kx, dy } = camera.goal;
    assert.ok(dy - cardSize(scene.shape, kx, dy, 1).height >= 15.9, what);
    rows = Math.max(rows, scene.slots.levels);
  }
  assert.ok(rows >= 5);
});

test("what is on show stays on show while a search goes on beside it", () => {
  const [pillars] = solved([{ problem: "pillars", algorithm: "astar", max_nodes: 200 }]).map((search) => tableOf(search));
  const { look } = stage(pillars, 807, 551);
  for (let step = 3; step <= 8; step++) {
    const rows = look(pillars.timeOfStep(step));
    assert.deepEqual(rows.slice(0, 9), [0, 1, 2, 3, 4, 5, 6, 7, 8], `all eight siblings at step ${step}`);
  }
});

test("in a search by calls, a branch of calls that have returned does not come back", () => {
  const deep = ["eight-puzzle", "hanoi", "pillars"].map((problem) => ({ problem, algorithm: "iterative-deepening", max_nodes: 300 }));
  const gone = new Set();
  let back = 0;
  for (const table of solved(deep).map((search) => tableOf(search))) {
    const { scene, look } = stage(table, 807, 551);
    for (const t of timesOf(table)) {
      const rows = new Set(look(t));
      for (let row = 0; row < scene.born && scene.folding.bands.size === 0; row++) {
        const key = `${table.label(0)} ${scene.base} ${row}`;
        if (rows.has(row)) back += Number(gone.delete(key));
        else gone.add(key);
      }
    }
  }
  assert.ok(gone.size > 100 && back <= 1, `${back} came back, ${gone.size} stayed away`);
});

test("what is left out is counted at the nearest card above it, or by the band; dead leaves by themselves, at a card; all is counted", () => {
  let [hung, folded] = [0, 0];
  for (const { table, scene, rows, depthOf, isDead, born, what } of looks()) {
    const { folding } = scene;
    if (!folding.active) continue;
    assert.equal(folding.total, scene.born - rows.size, what);
    const nearest = (row) => (row < 0 || rows.has(row) ? row : nearest(scene.parentOf(row)));
    for (const [first, { rows: cut }] of folding.bands) {
      const inside = born.filter((row) => !rows.has(row) && !isDead(row) && depthOf(nearest(row)) === depthOf(first) - 1);
      assert.ok(cut > 0 && folding.more.get(first) === inside.length, what);
    }
    for (const row of rows) {
      const dead = born.filter((each) => !rows.has(each) && isDead(each) && nearest(each) === row);
      const kinds = [true, false].map((isStale) => dead.filter((each) => (scene.status[each] === STATUS.STALE) === isStale)).filter(({ length }) => length > 0);
      assert.deepEqual(folding.hangingAt(row).map(({ count }) => count), kinds.map(({ length }) => length), `${what}: ${table.label(row)}`);
      for (const [at, { rows: own }] of folding.hangingAt(row).entries()) assert.ok(++hung && kinds[at].every((each) => scene.parentOf(each) !== row || own.includes(each)));
    }
    for (const [row, count] of folding.folded) {
      const inside = (each) => each >= 0 && !rows.has(each) && (scene.parentOf(each) === row || inside(scene.parentOf(each)));
      assert.equal(born.filter((each) => inside(each) && !isDead(each)).length, count, `${what}: below ${table.label(row)}`);
      assert.ok(++folded && folding.foldedAt(row).every((each) => !isDead(each) && !rows.has(each)), what);
    }
    const { focus } = scene;
    for (const depth of new Set([...rows].map(depthOf))) {
      const dead = born.filter((row) => depthOf(row) === depth && isDead(row) && rows.has(scene.parentOf(row)) && scene.parentOf(row) !== focus && row !== focus && !table.at(scene.t).told.older.includes(scene.base + row));
      assert.ok([0, dead.length].includes(dead.filter((row) => rows.has(row)).length), `${what}: cards for all or none at depth ${depth}`);
    }
    if (folding.folded.size > 0) for (const row of rows) assert.ok(!isDead(row) || scene.parentOf(row) === scene.focus || table.at(scene.t).told.older.includes(scene.base + row) || row === scene.focus, `${what}: ${table.label(row)}`);
  }
  assert.ok(hung > 1000 && folded > 500, `${hung} hang, others are left out below ${folded}`);
});

/** Points on an edge. */
const pointsOn = ([ax, ay], [bx, by, cx, cy, dx, dy]) => Array.from({ length: 41 }, (_, at) => {
  const [t, s] = [at / 40, 1 - at / 40];
  return [[ax, bx, cx, dx], [ay, by, cy, dy]].map(([a, b, c, d]) => s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d);
});

const CLOSE = "A-B 4, A-C 3, B-D 5, B-E 12, C-E 10, C-F 7, D-G 6, E-G 5, E-H 4, F-H 2, F-I 8, G-J 3, H-J 6, H-K 5, I-K 4, I-L 3, J-M 7, K-M 3, K-N 6, L-N 2, M-O 4, N-O 5";

test("what is left out at a card has one badge per kind, clear of texts and of other cards; a press on it shows them", () => {
  let [badges, others, opened, crowded, crossed] = [0, 0, 0, 0, 0];
  const [small, blanks] = solved([
    { problem: "graph", graph: CLOSE, start: "A", goal: "O", algorithm: "uniform-cost" },
    { problem: "two-blank-puzzle", start: "4,3,0,5,1,6,7,2,0", algorithm: "astar", max_nodes: 3000 },
  ]).map((search) => tableOf(search));
  for (const [table, size] of [[blanks, [807, 545]], [SEARCHES[0], [465, 551]], [SEARCHES[1], [353, 551]], [small, [465, 551]], [PUZZLES[0], [807, 551]], [PUZZLES[2], [807, 551]], [PUZZLES[4], [807, 551]]]) {
    const { scene, camera, steering, look, paint } = stage(table, ...size);
    for (const t of timesOf(table).slice(2, 30)) {
      const rows = look(t);
      const { said, written } = paint();
      const curves = said.flatMap((call, at) => (call[0] === "bezierCurveTo" && /To$/.test(said[at - 1][0]) ? [pointsOn(said[at - 1].slice(1), call.slice(1))] : []));
      const { type, height } = cardSize(scene.shape, camera.kx, camera.dy, 1);
      for (const row of badgedRows(scene)) {
        const what = `${table.label(scene.base + row)} at ${t}`;
        const found = badgesAt(scene, camera, row);
        const { folded } = scene.folding;
        const countOf = (dead) => scene.folding.hangingAt(row).find((each) => each.rows === dead).count;
        const dead = found.slice(0, found.length - Number(folded.has(row)));
        assert.deepEqual(dead.map((badge) => badge.rows).reverse(), scene.folding.hangingAt(row).map(({ rows }) => rows).reverse(), what);
        assert.ok(dead.length <= 2 && dead.every(({ rows: dead }) => new Set(dead.map((each) => scene.status[each] === STATUS.STALE)).size === 1), what);
        for (const { text, left, right, top, bottom, rows: dead, glyph } of found) {
          const isOther = glyph === 0;
          others += Number(isOther);
          if (isOther) assert.deepEqual([text, dead], [`+${folded.get(row)}`, scene.folding.foldedAt(row)], what);
          else assert.ok(glyph >= Math.max(13, 0.8 * type) && text === (countOf(dead) > 1 ? String(countOf(dead)) : ""), what);
          assert.ok(said.some(([name, x, y]) => name === "roundRect" && x === left && y === top), what);
          const isUnder = ({ text: other, x, y, size: high, align, base }) =>
            align === "center" && !/^\+/.test(other) && Math.abs(x - (left + right) / 2) < other.length * high * 0.3 + (right - left) / 2 && (base === "middle" ? y + 0.36 * high : y - 1 + 3 * Number(scene.shape.face.written)) > top && y - 0.36 * high < bottom;
          const under = written.filter(isUnder).map((word) => word.text);
          const isOverBand = [...scene.folding.bands.keys()].some((place) => scene.parentOf(place) === row || table.columns.depth[place] === table.columns.depth[row] + 1);
          if (table === small || isOverBand) crowded += Number(under.length > 0);
          else assert.deepEqual(under, [], what);
          const beside = rows.filter((other) => scene.y[scene.slots.slotOf[other]] > scene.y[scene.slots.slotOf[row]]);
          assert.ok(beside.every((other) => scene.y[scene.slots.slotOf[other]] * camera.dy + camera.ty - height / 2 > bottom), what);
          assert.ok(bottom > scene.y[scene.slots.slotOf[row]] * camera.dy + camera.ty + height / 2, what);
          if (!scene.shape.face.written) crossed += Number(curves.some((at) => at.some(([x, y]) => x > left && x < right && y > top && y < bottom)));
          assert.equal(pick(scene, camera, (left + right) / 2, (top + bottom) / 2, 6), dead[0]);
          badges++;
        }
      }
    }
    const { rows: [dead] } = scene.folding.hangingAt([...scene.folding.hung.keys()][0])[0]; // prettier-ignore
    assert.ok(steering.open(dead) && scene.shows(dead) && ++opened);
  }
  assert.ok(badges > 300 && others > 60 && opened === 7 && crowded < 20, `${badges} badges, ${others} of them for live nodes, ${crowded} without room`);
  assert.ok(crossed < 0.04 * badges, `${crossed} of ${badges} on an edge below a picture`);
});

test("the texts on edges are clear of cards and of the ring around the current one; its glow is below all cards", () => {
  let texts = 0;
  for (const [table, width, height] of [[SEARCHES[0], 465, 551], [SEARCHES[1], 353, 551], [SEARCHES[0], 807, 350], [PUZZLES[2], 807, 551]]) {
    const { scene, camera, look, paint } = stage(table, width, height);
    for (const t of timesOf(table).slice(1)) {
      const rows = look(t);
      const { said, written } = paint();
      const size = cardSize(scene.shape, camera.kx, camera.dy, 1);
      const boxes = rows.map((row) => {
        const slot = scene.slots.slotOf[row];
        const ring = row === scene.focus ? 3.5 : 0;
        const [x, y] = [scene.x[slot] * camera.kx + camera.tx, scene.y[slot] * camera.dy + camera.ty];
        const half = (scene.across ? scene.across[slot] * camera.kx : size.width) / 2;
        const high = (size.height + scene.higher(slot, size.type)) / 2 + ring;
        return { row, left: x - half, right: x + half, top: y - high, bottom: y + high };
      });
      for (const { text, x, y, size: type } of written.filter((word) => (scene.shape.face.written ? /^\d+$/ : /^\w to \w$/).test(word.text) && word.align === "center")) {
        const on = boxes.find(({ left, right, top, bottom }) => x > left && x < right && y + 0.4 * type > top && y - 0.4 * type < bottom);
        assert.equal(on, undefined, `${text} at ${t}`);
        texts++;
      }
      const [, , , wide] = said.find(([name]) => name === "roundRect");
      const own = boxes.find(({ row }) => row === scene.focus);
      assert.ok(!own || wide > own.right - own.left + 8, `its glow is first at ${t}`);
    }
  }
  assert.ok(texts > 200, `${texts} texts`);
});

test("the path from the root to the current node is drawn once more over its edges, and those to its children, in each tree", () => {
  for (const [table, width] of [[SEARCHES[1], 465], [PUZZLES[0], 807]]) {
    const { scene, look, paint } = stage(table, width, 551);
    for (let step = 1; step <= 5; step++) {
      look(table.timeOfStep(step));
      const { said } = paint();
      const isPart = ([name]) => name === "lineTo" || name === "bezierCurveTo";
      const edges = said.flatMap((call, at) => (call[0] === "moveTo" ? [`${call} ${said.slice(at + 1, at + 1 + said.slice(at + 1).findIndex((next) => !isPart(next))).join(" ")}`] : []));
      const twice = new Set(edges.filter((edge, at) => edges.indexOf(edge) < at));
      const depth = table.columns.depth[scene.offset + scene.focus];
      const { childStart, slotOf } = scene.slots;
      const children = childStart[slotOf[scene.focus] + 1] - childStart[slotOf[scene.focus]];
      assert.ok(children > 0 && twice.size === depth + children, `${twice.size} of ${depth} edges and ${children} to its children at step ${step}`);
    }
  }
});

test("the current path crosses a band without a break: straight from rim to rim, beside its text", () => {
  let [crossed, around] = [0, 0];
  for (const [table, size] of [[PUZZLES[0], [807, 551]], [PUZZLES[1], [807, 551]], [PUZZLES[2], [807, 551]], [PUZZLES[3], [353, 551]]]) {
    const { scene, camera, look, paint } = stage(table, ...size);
    for (const t of timesOf(table).slice(2, 40)) {
      look(t);
      const { said } = paint();
      for (const row of scene.folding.bands.keys()) {
        const { text, x, textX, y, halfWidth, halfHeight } = bandAt(scene, camera, row);
        const half = scene.signWidth(text) / 2;
        assert.ok(Math.abs(textX - x) + half <= halfWidth + 0.001, `${text} is in its band at ${t}`);
        const from = said.findIndex(([name, , to]) => name === "moveTo" && to === y - halfHeight && said.some((call) => call[0] === "setLineDash" && call[1].length > 0));
        const line = said.slice(from, said.findIndex(([name], at) => at > from && name === "stroke"));
        if (from < 0 || line[1]?.[0] !== "lineTo") continue; // the path ends above it
        assert.ok([2, 4].includes(line.length) && line.at(-1)[2] === y + halfHeight, `${text} at ${t}`);
        const ends = line.map((call) => call[1]);
        if (line.length === 2) assert.ok(Math.max(...ends) <= textX - half || Math.min(...ends) >= textX + half, `${text} at ${t}`);
        else around++;
        crossed++;
      }
    }
  }
  assert.ok(crossed > 20 && around * 5 < crossed, `${around} of ${crossed} paths go around a text`);
});

test("in a lecture, each city of the frontier is drawn beside the map, or below it, whichever has room for the tree", () => {
  for (const [table, width, height] of [[SEARCHES[0], 465, 551], [SEARCHES[1], 465, 551], [SEARCHES[2], 807, 350]]) {
    const { scene, look } = stage(table, width, height);
    scene.textWidth = (text) => text.length * 8.4; // about as in the page's font
    for (const t of timesOf(table)) {
      const rows = new Set(look(t));
      const gone = [...scene.status.keys()].filter((row) => row < scene.born && scene.status[row] === STATUS.FRONTIER && !rows.has(row));
      assert.deepEqual(gone.map((row) => scene.nameOf(row)), [], `at ${t}`);
    }
  }
});

test("what was superseded is on show", () => {
  let older = 0;
  for (const table of SEARCHES) {
    const { look } = stage(table);
    for (const t of timesOf(table)) {
      const rows = look(t);
      for (const row of table.at(t).told.older) assert.ok(rows.includes(row) && ++older, `t ${t}: ${table.label(row)} is superseded`);
    }
  }
  assert.ok(older > 0);
});

test("what is on show is the same on the way back", () => {
  for (const table of SEARCHES) {
    const { look } = stage(table);
    const forth = timesOf(table).map((t) => look(t));
    assert.deepEqual(timesOf(table).reverse().map((t) => look(t)).reverse(), forth);
  }
});

test("where room is short, a name of two words has two lines, and all cards of its row are as high", () => {
  const [table] = SEARCHES;
  const { scene, look, paint } = stage(table);
  const [city] = timesOf(table).flatMap((t) => look(t).filter((row) => table.label(row) === "Rimnicu Vilcea" && scene.linesOf(row).length === 2));
  const t = timesOf(table).find((each) => look(each).includes(city) && scene.linesOf(city).length === 2);
  const shown = look(t);
  const { slotOf } = scene.slots;
  const written = paint().written.map(({ text }) => text);
  assert.ok(written.includes("Rimnicu") && written.includes("Vilcea"));
  const [high, others] = [true, false].map((same) => shown.filter((row) => (scene.y[slotOf[row]] === scene.y[slotOf[city]]) === same));
  assert.ok(high.length > 1 && high.every((row) => scene.higher(slotOf[row], 18) > 18));
  assert.ok(others.some((row) => scene.higher(slotOf[row], 18) === 0));
});

test("where its words have no room, a band counts only nodes, or has a number instead, and nodes their places", () => {
  const table = PUZZLES[3];
  for (const [width, said, more = ""] of [[278, /^\+\d\d$/, "for lack of room "], [278, /^(\+\d\d|\d\d nodes not shown)$/], [465, /not shown/]]) {
    const { scene, look, paint } = stage(table, width, 540);
    scene.bandText = (rows, nodes) => `${more}${nodes} nodes not shown, ${rows} rows`;
    const rows = new Set(look(table.timeOfStep(8)));
    const children = Array.from({ length: scene.born }, (_, row) => row).filter((row) => scene.parentOf(row) === scene.focus && scene.status[row] === STATUS.FRONTIER);
    assert.ok(children.length === 3 && children.every((row) => rows.has(row)), `${width} pixels`);
    assert.ok(paint().written.some(({ text }) => said.test(text)), `${width} pixels`);
  }
});

test("below a band siblings hang at one point of it, and one line goes to it from each node above it", () => {
  const broad = [-1, 0, 0, 1, 1, 2, 2, ...Array.from({ length: 10 }, (_, at) => 3 + (at % 4)), ...Array.from({ length: 6 }, (_, at) => 7 + at)];
  const table = treeOf([...broad, ...[17, 18, 23, 24, 25].map((row) => row)]);
  const { scene, camera, look, paint } = stage(table, 900, 420);
  look(table.endTime);
  const { folding, slots, x } = scene;
  const [[first, { places }]] = folding.bands;
  const below = places.flatMap((place) => folding.below.get(place) ?? []);
  const band = bandAt(scene, camera, first);
  const { said, written } = paint();
  for (const { text, size } of written) assert.ok(size >= 18, text);
  const at = (row) => x[slots.slotOf[row]] * camera.kx + camera.tx;
  const starts = said.filter(([name, , y]) => name === "moveTo" && Math.abs(y - band.y - band.halfHeight) < 0.01).map(([, from]) => Math.round(from));
  assert.ok(below.length > 1);
  assert.ok(said.some(([name, dash]) => name === "setLineDash" && isDashed(dash)), "the path goes on across the band");
  for (const row of below) {
    const family = below.filter((each) => scene.parentOf(each) === scene.parentOf(row));
    assert.ok(starts.includes(Math.round((at(family[0]) + at(family.at(-1))) / 2)), `row ${row}`);
    assert.ok(Math.abs(at(row) - band.x) <= band.halfWidth);
  }
  assert.equal(folding.more.get(first), scene.born - Array.from({ length: scene.born }, (_, row) => row).filter((row) => scene.shows(row) && !folding.standsIn(row)).length - [...folding.more].reduce((all, [row, count]) => all + (row === first ? 0 : count), 0));
});

test("each node is a card, or in the number of a badge or a band", () => {
  let bands = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const tree = randomTree(70, 4 + (seed % 30), seed);
    const table = tableWith([...tree.keys()].filter((row) => !tree.includes(row) && row % 3), tree);
    for (const [width, height] of [[465, 551], [807, 420], [350, 300]]) {
      const { scene, look } = stage(table, width, height);
      for (const t of [20, 35, 50, 69].map((row) => table.columns.generatedAt[row])) {
        const rows = look(t);
        const { folding } = scene;
        assert.equal(rows.length + (folding.active ? folding.total : 0), scene.born, `seed ${seed} at ${t} in ${width} × ${height}`);
        if (folding.active) bands += folding.bands.size;
      }
    }
  }
  assert.ok(bands > 100, `${bands} bands`);
});

test("nodes that have room only over children of strangers are on show", () => {
  const table = tableOf(solved([{ problem: "two-blank-puzzle", start: "4,3,0,5,1,6,7,2,0", algorithm: "astar", max_nodes: 100 }])[0]);
  const { scene, look } = stage(table, 807, 545);
  const live = look(table.timeOfStep(8)).filter((row) => !isDropped(scene.status[row]));
  assert.deepEqual([live.length, scene.folding.bounds.clear], [21, false]);
});

test("where rows are left out, all live nodes of the other rows are on show if they have room", () => {
  const table = tableOf(solved([{ problem: "graph", graph: "Aaa-Bbb 1, Aaa-Ccc 1, Bbb-Ddd 1, Ddd-Eee 1, Ccc-Fff 2, Fff-Ggg 2, Ggg-Hhh 2, Hhh-Iii 2, Iii-Jjj 2, Jjj-Kkk 2", start: "Aaa", goal: "Kkk", algorithm: "uniform-cost" }])[0]);
  const { scene, look } = stage(table);
  look(table.timeOfStep(10));
  const { more, bands } = scene.folding;
  assert.deepEqual([...more.keys()], [...bands.keys()]);
  assert.ok(scene.folding.total > 0 && bands.size === 1);
});

test("a solution of pictures has all its rows in a lecture; with one level too many, it has a band instead of one", () => {
  const table = tableOf(solved([{ problem: "water-jugs", algorithm: "breadth-first" }])[0]);
  for (const [height, cut] of [[545, []], [500, [1]]]) {
    const { scene, look } = stage(table, 565, height);
    look(table.endTime, table.solution);
    assert.deepEqual([scene.shape.least, ...[...scene.folding.bands.values()].map((band) => band.rows)], [14, ...cut]);
  }
});

test("the line between the two nodes at which two searches meet runs behind no card", () => {
  const table = tableOf(solved([{ problem: "graph", graph: "romania", algorithm: "bidirectional" }])[0]);
  let lines = 0;
  for (const [size, t] of WINDOWS.flatMap((each) => timesOf(table).map((time) => [each, time]))) {
    const { scene, camera, look, paint } = stage(table, ...size);
    look(t);
    if (scene.solution.backward.length === 0) continue;
    const { said } = paint();
    const points = [];
    const begin = said.findLastIndex(([name, dash]) => name === "setLineDash" && isDashed(dash));
    const later = said.slice(begin).filter(([name]) => name === "roundRect").length;
    assert.ok(begin > 0 && later <= scene.folding.folded.size + 2 * scene.folding.hung.size, "it is above the cards");
    for (let at = begin + 1; said[at][0] !== "stroke"; at++) if (/To$/.test(said[at][0])) points.push(said[at].slice(1));
    const { slots, x, y, across } = scene;
    const { height, type } = cardSize(scene.shape, camera.kx, camera.dy, 1);
    for (let s = 0; s < slots.count; s++) {
      assert.equal(isFromGoal(scene, s), table.side(scene.base + slots.rowOf[s]) === "backward");
      const [middle, down] = [x[s] * camera.kx + camera.tx, y[s] * camera.dy + camera.ty];
      const half = ((scene.folding.widths.get(slots.rowOf[s]) ?? across[s]) / 2) * camera.kx - 1;
      const high = scene.folding.standsIn(slots.rowOf[s]) ? 10 : (height + scene.higher(s, type)) / 2 - 1;
      for (let at = 1; at < points.length; at++) {
        const [[ax, ay], [bx, by]] = [points[at - 1], points[at]];
        const isOver = Math.min(ax, bx) < middle + half && Math.max(ax, bx) > middle - half && Math.min(ay, by) < down + high && Math.max(ay, by) > down - high;
        assert.ok(!isOver, `t ${t}: ${scene.nameOf(slots.rowOf[s])}`);
      }
    }
    lines += points.length;
  }
  assert.ok(lines > 20, `${lines} points`);
});

test("a state has the name that the map has for it on its card, beside which its row says the depth", () => {
  for (const [problem, code, algorithm] of [["water-jugs", "2,3", "breadth-first"], ["missionaries", "3,2,1", "breadth-first"], ["water-jugs", "=2+0", "astar"]]) {
    const table = tableOf(solved([{ problem, algorithm }])[0]);
    const { look, paint } = stage(table, 565, 545);
    look(table.timeOfStep(4));
    const texts = paint().written.map(({ text }) => text);
    assert.ok(texts.some((text) => text.endsWith(code)) && !texts.includes("depth 2"), String(texts));
  }
});
