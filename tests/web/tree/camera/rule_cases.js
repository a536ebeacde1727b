// What is drawn of a tree while the camera follows the search: a case in each line of the input, JSON, and an answer in
// each line of the output. tests/unit/web/test_camera_rule.py asks.

import { createInterface } from "node:readline";

import { faceOf } from "../../../../web/faces/index.js";
import { Camera } from "../../../../web/tree/camera/camera.js";
import { partsInView } from "../../../../web/tree/camera/in_view.js";
import { badgedRows, badgesAt, bandAt } from "../../../../web/tree/paint/badges.js";
import { Steering } from "../../../../web/tree/camera/steering.js";
import { cardSize, lineOf } from "../../../../web/tree/layout/card_size.js";
import { Painter } from "../../../../web/tree/paint/painter.js";
import { Scene } from "../../../../web/tree/scene.js";
import { penOn, themeOf, writingOn } from "../../canvas/browser.js";
import { tableOf } from "../trees.js";

const theme = themeOf("light");

/**
 * @param {object} asked
 * @param {number[]} asked.parents
 * @param {string[]} asked.names  by row, each another
 * @param {number[]} asked.times  rows at whose generation the tree is looked at, one after the other
 * @param {boolean} [asked.solved]  is each of these rows the goal?
 * @param {boolean} asked.ahead   is all of it laid out from the beginning, as when one goes back?
 * @param {[number, number]} asked.size
 * @param {boolean} asked.large
 * @param {object} [asked.shape]  of the states that are drawn; none: their names
 */
function answer({ parents, names, times, ahead, solved, size: [width, height], large, shape }) {
  const table = tableOf(parents);
  const scene = new Scene();
  const camera = new Camera();
  const steering = new Steering(scene, camera, { still: () => true, onCamera: () => {}, changed: () => {} });
  scene.textWidth = (text) => text.length * 9.6; // as penOn has it
  scene.setTheme(theme);
  scene.setTable(table);
  scene.setLarge(large);
  if (shape) {
    scene.shape = { ...scene.shape, face: faceOf(shape) };
    table.cells = () => new Uint8Array(shape.cells);
  }
  scene.nameOf = (row) => names[row];
  scene.bandText = (rows, nodes) => `⋯ ${nodes} nodes not shown, ${rows} rows`;
  steering.resized(width, height);
  return times.map((row) => {
    const t = table.columns.generatedAt[row];
    const fresh = scene.setTime(t, ahead ? table.endTime : t, solved ? table.path(row) : null);
    steering.chooseForm();
    if (scene.layOut(0)) steering.adopt(fresh, false);
    steering.guide(false);
    const pen = penOn({ width, height });
    const written = writingOn(pen);
    new Painter().paint({ context: pen, ratio: 1 }, scene, camera);
    const { folding } = scene;
    const cards = Array.from({ length: scene.slots.count }, (_, slot) => slot).filter((slot) => isCard(scene, slot));
    return {
      visible: partsInView(scene, camera, () => false),
      ...kinAt(scene, table, t, names),
      born: scene.born,
      written,
      cards: Object.fromEntries(cards.map((slot) => [scene.nameOf(scene.slots.rowOf[slot]), cardAt(scene, camera, slot)])),
      left_out: [...folding.more.values(), ...folding.folded.values()],
      signs: [...folding.bands.keys()].map((row) => boxOf(bandAt(scene, camera, row))),
      badges: [...badgedRows(scene)].flatMap((row) => badgesAt(scene, camera, row)),
      folded: folding.active && folding.total > 0,
      legible: camera.legible,
      inset: camera.inset,
    };
  });
}

const isCard = (scene, slot) => scene.slotStatus[slot] !== 0 && !scene.folding.standsIn(scene.slots.rowOf[slot]);

const boxOf = ({ text, x, y, halfWidth, halfHeight }) => ({ text, left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight });

function cardAt(scene, { kx, dy, tx, ty }, slot) {
  const { placement, x, y, shape, table, slots } = scene;
  const above = scene.parentOf(slots.rowOf[slot]);
  const { width, height: low, type } = cardSize(shape, kx, dy, 1);
  const height = low + (slots.tall?.[slot] ? lineOf(type) : 0);
  const half = placement.across ? (placement.across[slot] / 2) * kx : width / 2;
  const [at, down] = [x[slot] * kx + tx, y[slot] * dy + ty];
  return { left: at - half, right: at + half, x: at, y: down, top: down - height / 2, bottom: down + height / 2, type, depth: table.columns.depth[slots.rowOf[slot]], above: above < 0 ? null : scene.nameOf(above) };
}

/** The names that are to be seen, found by way of the table alone. */
function kinAt(scene, table, t, names) {
  const { parent, generatedAt } = table.columns;
  const current = Math.max(0, scene.focus >= 0 ? scene.focus : scene.touched);
  const above = [];
  for (let row = parent[current]; row >= 0; row = parent[row]) above.unshift(names[row]);
  const children = names.filter((_, row) => parent[row] === current && generatedAt[row] <= t);
  const [next] = Array.from(table.at(t).live.rows(0, 1), (row) => names[row]);
  return { above, current: names[current], children, next };
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}
