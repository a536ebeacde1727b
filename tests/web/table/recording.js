// A search written down in plain objects, and cut into chunks as the solver sends them.

import { BACK_UP, END, EXPAND, ITERATION } from "../../../web/table/kinds.js";
import { createTable } from "../../../web/table/table.js";
import { randomFrom } from "./random.js";

/**
 * @typedef {object} Log
 * @property {{kind: number, node: number, line: number}[]} events  `node`: a row, the number of the iteration or -1
 * @property {object[]} nodes     by row; `parent` is a row, `state` and `action` are places in the lists
 * @property {any[]} states
 * @property {string[]} actions
 * @property {number[]} limits    of the iterations
 * @property {string|null} outcome  JSON text; null: the search goes on
 * @property {(state: any) => number[]} [cellsOf]  where states are boards; else they are names
 */

/**
 * A log of events that no algorithm has made.
 * @param {Iterable<[number, object|number]>} events
 * @returns {Log}
 */
export function record(events, cellsOf) {
  const log = { events: [], nodes: [], states: [], actions: [], limits: [], outcome: '{"outcome": "failure"}', cellsOf };
  const rows = new Map();
  let iteration = -1;
  const place = (list, value) => (list.includes(value) ? list.indexOf(value) : list.push(value) - 1);
  for (const [kind, node] of events) {
    const line = 1 + (log.events.length % 40);
    if (kind === ITERATION) {
      iteration++;
      log.limits.push(node);
      log.events.push({ kind, node: iteration, line });
      continue;
    }
    if (!rows.has(node)) {
      rows.set(node, log.nodes.length);
      log.nodes.push({
        ...node,
        row: log.nodes.length,
        parent: node.parent ? rows.get(node.parent) : -1,
        action: node.action === null ? -1 : place(log.actions, node.action),
        state: place(log.states, node.state),
        iteration: Math.max(0, iteration),
        bornAt: log.events.length,
      });
    }
    log.events.push({ kind, node: rows.get(node), line });
  }
  log.events.push({ kind: END, node: -1, line: 0 });
  return log;
}

/**
 * The log of a search of the solver, whose states are names.
 * @param {{chunks: object[]}} search  as solver.js has it
 * @returns {Log}
 */
export function logOf({ chunks }) {
  const log = { events: [], nodes: [], states: [], actions: [], limits: [], outcome: chunks.at(-1).outcome };
  for (const chunk of chunks) {
    const { parent, action, state, g, h, priority, depth, iteration } = chunk;
    for (const [at, kind] of chunk.kind.entries()) log.events.push({ kind, node: chunk.node[at], line: chunk.line[at] });
    for (const at of parent.keys()) {
      const known = { g: g[at], h: h[at], priority: priority[at], depth: depth[at], iteration: iteration[at] };
      const row = log.nodes.length;
      log.nodes.push({ ...known, row, parent: parent[at], action: action[at], state: state[at], bornAt: -1 });
    }
    log.states.push(...chunk.new_labels);
    log.actions.push(...chunk.new_actions);
    log.limits.push(...chunk.limits);
  }
  let born = 0;
  for (const [t, { kind, node }] of log.events.entries()) {
    if (kind !== ITERATION && kind !== END && node === born) log.nodes[born++].bornAt = t;
  }
  return log;
}

/** The events from…to-1 as a chunk. @param {Log} log */
export function chunkOf(log, from, to) {
  const events = log.events.slice(from, to);
  const nodes = log.nodes.filter((node) => node.bornAt >= from && node.bornAt < to);
  const before = log.nodes.filter((node) => node.bornAt < from);
  const soFar = [...before, ...nodes];
  const behind = (list, name) => list.reduce((most, node) => Math.max(most, node[name] + 1), 0);
  const states = log.states.slice(behind(before, "state"), behind(soFar, "state"));
  const begun = events.filter((event) => event.kind === ITERATION);
  const column = (Type, name) => Type.from(nodes, (node) => node[name]);
  return {
    first_event: from,
    kind: Uint8Array.from(events, (event) => event.kind),
    node: Int32Array.from(events, (event) => event.node),
    line: Int16Array.from(events, (event) => event.line),
    limits: Float64Array.from(begun, (event) => log.limits[event.node]),
    first_row: before.length,
    parent: column(Int32Array, "parent"),
    action: column(Int32Array, "action"),
    depth: column(Int32Array, "depth"),
    iteration: column(Int32Array, "iteration"),
    state: column(Int32Array, "state"),
    g: column(Float64Array, "g"),
    h: column(Float64Array, "h"),
    priority: column(Float64Array, "priority"),
    first_state: behind(before, "state"),
    cells: log.cellsOf && Uint8Array.from(states.flatMap(log.cellsOf)),
    new_labels: states,
    new_actions: log.actions.slice(behind(before, "action"), behind(soFar, "action")),
    outcome: to === log.events.length ? log.outcome : null,
    expanded: log.events.slice(0, to).filter((event) => event.kind === EXPAND).length,
    generated: soFar.filter((node) => node.parent >= 0 && log.events[node.bornAt].kind !== BACK_UP).length,
    max_frontier: 0,
  };
}

/** Appends the whole log, in chunks of random lengths (0 too). */
export function feed(table, log, random, longest = 12) {
  while (table.eventCount < log.events.length) {
    const to = Math.min(log.events.length, table.eventCount + Math.floor(random() * (longest + 1)));
    table.append(chunkOf(log, table.eventCount, to));
  }
}

/** A table of a whole log, fed in pieces. */
export function tableFrom(traits, log, seed = 1) {
  const table = createTable(traits);
  feed(table, log, randomFrom(seed));
  return table;
}
