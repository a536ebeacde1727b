// What is drawn of a tree while the camera follows the search: a case in each line of the input, JSON, and an answer in
// each line of the output. tests/unit/web/test_camera_promise.py asks.

import { createInterface } from "node:readline";

import { Camera } from "../../../../web/tree/camera/camera.js";
import { Steering } from "../../../../web/tree/camera/steering.js";
import { Painter } from "../../../../web/tree/paint/painter.js";
import { Scene } from "../../../../web/tree/scene.js";
import { penOn, themeOf, writingOn } from "../../canvas/browser.js";
import { tableOf } from "../trees.js";

const theme = themeOf("light");
const LEAST = { study: 12, large: 18 };

/**
 * @param {object} asked
 * @param {number[]} asked.parents
 * @param {string[]} asked.names  by row, each another
 * @param {number[]} asked.times  rows at whose generation the tree is looked at, one after the other
 * @param {boolean} asked.ahead   is all of it laid out from the beginning, as when one goes back?
 * @param {[number, number]} asked.size
 * @param {boolean} asked.large
 */
function answer({ parents, names, times, ahead, size: [width, height], large }) {
  const table = tableOf(parents);
  const scene = new Scene();
  const camera = new Camera();
  const steering = new Steering(scene, camera, { still: () => true, onCamera: () => {}, changed: () => {} });
  scene.textWidth = (text) => text.length * 9.6; // as penOn has it
  scene.setTheme(theme);
  scene.setTable(table);
  scene.setLarge(large);
  scene.nameOf = (row) => names[row];
  steering.resized(width, height);
  return times.map((row) => {
    const t = table.columns.generatedAt[row];
    const fresh = scene.setTime(t, ahead ? table.endTime : t, null);
    steering.chooseForm();
    if (scene.layOut(0)) steering.adopt(fresh, false);
    steering.guide(false);
    const pen = penOn({ width, height });
    const written = writingOn(pen);
    const painter = new Painter();
    painter.paint({ context: pen, ratio: 1 }, scene, camera);
    return { visible: painter.visible, ...kinAt(scene, table, t, names), seen: seenIn(written, { width, height, large }) };
  });
}

/** The names that are to be seen, found by way of the table alone. */
function kinAt(scene, table, t, names) {
  const { parent, generatedAt } = table.columns;
  const current = Math.max(0, scene.focus >= 0 ? scene.focus : scene.touched);
  const above = [];
  for (let row = parent[current]; row >= 0; row = parent[row]) above.unshift(names[row]);
  const children = names.filter((_, row) => parent[row] === current && generatedAt[row] <= t);
  return { above, current: names[current], children };
}

/** The texts that are whole, large enough, and in the window. */
function seenIn(written, { width, height, large }) {
  const least = large ? LEAST.large : LEAST.study;
  return written
    .filter(({ text, x, y, size }) => {
      const half = 0.3 * size * text.length;
      const across = x - half >= -2 && x + half <= width + 2;
      return size >= least - 0.25 && across && y - size / 2 >= -2 && y + size / 2 <= height + 2;
    })
    .map(({ text }) => text);
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}
