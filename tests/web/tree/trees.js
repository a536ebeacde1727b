// Trees for the layout tests, as parent columns in generation order.

import { DUPLICATE, EXPAND, GENERATE, ITERATION } from "../../../web/table/kinds.js";
import { createTable } from "../../../web/table/table.js";
import { Camera } from "../../../web/tree/camera/camera.js";
import { Scene } from "../../../web/tree/scene.js";
import { Kinship, Slots, arrange } from "../../../web/tree/layout/topology.js";

/** A small seeded generator of numbers in [0, 1) (mulberry32), so that a failing tree can be made again. */
export function seeded(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Each node hangs under one of the `reach` nodes before it: 1 is a path, a large number a broad tree. */
export function randomTree(count, reach, seed) {
  const random = seeded(seed);
  const parent = new Int32Array(count).fill(-1);
  for (let i = 1; i < count; i++) parent[i] = Math.max(0, i - 1 - Math.floor(random() * reach));
  return parent;
}

export function finish(job) {
  while (!job.next().done);
}

export function slotsOf(parent, base = 0, count = parent.length) {
  const kin = new Kinship(base);
  kin.extend(parent, 0, count);
  const slots = new Slots();
  finish(arrange(kin, count, slots));
  return slots;
}

/**
 * A table of searches that make these trees, one iteration each: a node is expanded when its first child comes. States
 * are named n0, n1, … by row. `dead`: the leaves that are discarded, by row.
 */
export const tableOf = (...trees) => tableWith([], ...trees);

export function tableWith(dead, ...trees) {
  const chunk = { kind: [], node: [], parent: [], depth: [], iteration: [], new_labels: [] };
  const say = (kind, node) => {
    chunk.kind.push(kind);
    chunk.node.push(node);
  };
  trees.forEach((tree, iteration) => {
    const base = chunk.parent.length;
    const expanded = new Set();
    if (trees.length > 1) say(ITERATION, iteration);
    tree.forEach((above) => {
      const row = chunk.parent.length;
      const parent = above < 0 ? -1 : above + base;
      if (parent >= 0 && !expanded.has(parent)) say(EXPAND, parent);
      expanded.add(parent);
      chunk.parent.push(parent);
      chunk.depth.push(parent < 0 ? 0 : chunk.depth[parent] + 1);
      chunk.iteration.push(iteration);
      chunk.new_labels.push(`n${row}`);
      say(dead.includes(row) ? DUPLICATE : GENERATE, row);
    });
  });
  const count = chunk.parent.length;
  const table = createTable({ states: { kind: "text" }, recursive: false, tie: "fifo", stale_when: null, visited: "none" });
  table.append({
    first_event: 0, kind: Uint8Array.from(chunk.kind), node: Int32Array.from(chunk.node),
    limits: Float64Array.from(trees, (_, iteration) => iteration), line: new Int16Array(chunk.kind.length),
    first_row: 0, parent: Int32Array.from(chunk.parent),
    action: Int32Array.from(chunk.parent, (above) => (above < 0 ? -1 : 0)), g: Float64Array.from(chunk.depth),
    h: new Float64Array(count).fill(NaN), priority: new Float64Array(count), depth: Int32Array.from(chunk.depth),
    iteration: Int32Array.from(chunk.iteration), state: Int32Array.from(chunk.parent, (_, row) => row),
    new_actions: ["go"], first_state: 0, new_labels: chunk.new_labels, cells: new Uint8Array(0), outcome: null,
    expanded: 0, generated: count - 1, max_frontier: 0,
  });
  return table;
}

/** A scene that shows the end of a table, laid out. */
export function sceneOf(table, form = "tidy", t = table.endTime, horizon = t) {
  const scene = new Scene();
  scene.setTable(table);
  scene.setTime(t, horizon, null);
  scene.form = form;
  scene.layOut(0);
  scene.adopt(false, 0);
  return scene;
}

/** A camera that stands still. */
export const lens = (kx, dy, tx, ty, width = 800, height = 600) =>
  Object.assign(new Camera(), { kx, dy, tx, ty, width, height });
