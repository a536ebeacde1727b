// The former format of `Result.to_json` and `Export`, one object with whole columns, read like a record.

import { Fault } from "./fault.js";
import { parsed } from "./json.js";
import { inBlocks } from "./pieces.js";

const FORMAT = "searchlight";
const VERSION = 1;
const MOST = 2 ** 28; // characters
const PLACE = /^\[?\s*(-?\d+)\s*,\s*(-?\d+)\s*\]?$/;

/** @returns {boolean} */
export const isOldForm = (beginning) => /^\s*\{\s*"format":\s*"searchlight"/.test(beginning);

/**
 * @param {import("./source.js").Source} source
 * @returns {Promise<import("./record.js").Reading>}
 */
export async function readOldForm(source) {
  const data = parsed(await source.whole(MOST), 1);
  if (data?.format !== FORMAT || data.version !== VERSION) {
    throw new Fault("version", { version: String(data?.version), accepted: VERSION });
  }
  const { nodes, events, states, shape: shapeTraits, problem, algorithm, options, traits } = data;
  const lists = [nodes?.parent, events?.kind, events?.node, states, data.actions, data.limits];
  if (!lists.every(Array.isArray) || typeof shapeTraits !== "object" || !shapeTraits) throw new Fault("block", { line: 1 });
  for (const name of ["action", "depth", "iteration", "state", "g", "h", "priority"]) {
    if (nodes[name]?.length !== nodes.parent.length) throw new Fault("column", { name, line: 1 });
  }
  if (events.kind.length !== events.node.length) throw new Fault("column", { name: "node", line: 1 });
  const { shape, list } = encoded(states, shapeTraits);
  const table = { ...traits, states: shape };
  const named = { problem: problem || "file", algorithm: algorithm || "file", ...options };
  return { head: { problem, algorithm, options, answer: { ok: true, options: named, warnings: [], table } }, blocks: blocksOf(data, list) };
}

/** The states in the table's encoding, and their shape. */
function encoded(states, shape) {
  if (shape.cells && states.every((state) => Array.isArray(state) && state.length === shape.cells)) {
    return { shape, list: { name: "cells", each: shape.cells, list: states.flat() } };
  }
  const places = shape.kind === "cell" && states.map((state) => PLACE.exec(String(state)));
  if (places && places.every(Boolean)) {
    return { shape, list: { name: "places", each: 2, list: places.flatMap(([, x, y]) => [Number(x), Number(y)]) } };
  }
  const list = states.map((state) => (typeof state === "string" ? state : JSON.stringify(state)));
  return { shape: { kind: "text" }, list: { name: "new_labels", each: 1, list } };
}

async function* blocksOf(data, states) {
  const { kind, node } = data.events;
  const limits = data.limits.map((limit) => limit ?? 0);
  yield* inBlocks({ kind, node, limits, nodes: data.nodes, actions: data.actions.map(String), states });
  const { outcome, path, cost, seconds } = data;
  const ending = { outcome: outcome ?? "budget", path, actions: data.path_actions?.map(String), cost, seconds };
  return { last: { nodes: data.nodes.parent.length, events: kind.length, ending }, line: 1 };
}
