// A search as `Result.to_json` and the page's `Export` write it: one object, with whole columns.

import { Checker } from "./check.js";
import { Fault } from "./fault.js";
import { parsed } from "./json.js";
import { inBlocks } from "./pieces.js";
import { endingOf } from "./record.js";

const FORMAT = "searchlight";
const VERSION = 1;
const MOST = 2 ** 28; // characters
const PLACE = /^\[?\s*(-?\d+)\s*,\s*(-?\d+)\s*\]?$/;

/** @returns {boolean} */
export const isFinished = (beginning) => /^\s*\{\s*"format":\s*"searchlight"/.test(beginning);

/** @param {import("./source.js").Source} source */
export async function readFinished(source) {
  const data = parsed(await source.whole(MOST), 1);
  if (data?.format !== FORMAT || data.version !== VERSION) {
    throw new Fault("version", { version: String(data?.version), accepted: VERSION });
  }
  const { nodes, events, states, shape } = data;
  const lists = [nodes?.parent, events?.kind, events?.node, states, data.actions, data.limits];
  if (!lists.every(Array.isArray) || typeof shape !== "object" || !shape) throw new Fault("block", { line: 1 });
  for (const name of ["action", "depth", "iteration", "state", "g", "h", "priority"]) {
    if (nodes[name]?.length !== nodes.parent.length) throw new Fault("column", { name, line: 1 });
  }
  if (events.kind.length !== events.node.length) throw new Fault("column", { name: "node", line: 1 });
  return data;
}

/** The states as the table takes them, and the shape that it is to be told of. */
export function encoded({ states, shape }) {
  if (shape.cells && states.every((state) => Array.isArray(state) && state.length === shape.cells)) {
    return { shape, states: { name: "cells", each: shape.cells, list: states.flat() } };
  }
  const places = shape.kind === "cell" && states.map((state) => PLACE.exec(String(state)));
  if (places && places.every(Boolean)) {
    return { shape, states: { name: "places", each: 2, list: places.flatMap(([, x, y]) => [Number(x), Number(y)]) } };
  }
  const list = states.map((state) => (typeof state === "string" ? state : JSON.stringify(state)));
  return { shape: { kind: "text" }, states: { name: "new_labels", each: 1, list } };
}

/** Its chunks, as those of a record. */
export async function* chunksOfFinished(data) {
  const { shape, states } = encoded(data);
  const checker = new Checker(shape);
  const whole = {
    kind: data.events.kind,
    node: data.events.node,
    limits: data.limits.map((limit) => limit ?? 0),
    nodes: data.nodes,
    actions: data.actions.map(String),
    states,
  };
  for await (const { block, line } of inBlocks(whole)) yield checker.take(block, line);
  const { outcome, path, cost, seconds } = data;
  const last = { outcome: outcome ?? "budget", path, actions: data.path_actions?.map(String), cost, seconds: seconds ?? 0 };
  return { ending: endingOf({ ...last, budget: null }, checker.rows, 1), sample: null };
}
