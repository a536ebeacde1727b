// A search written down in plain objects, and cut into chunks as the solver sends them.

import { BACK_UP, END, EXPAND, ITERATION } from "../../../web/table/kinds.js";

/**
 * @param {Iterable<[number, object|number]>} events
 * @returns {{events: {kind, node, line}[], nodes: object[], states: object[], actions: string[], limits: number[]}}
 *   an event's `node` is a row, the number of the iteration or -1; a node's `parent` is a row, its `state` and `action`
 *   are places in the lists
 */
export function record(events, { ended = true } = {}) {
  const log = { events: [], nodes: [], states: [], actions: [], limits: [] };
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
  if (ended) log.events.push({ kind: END, node: -1, line: 0 });
  return log;
}

/** The events from…to-1 as a chunk. @param {(state) => number[]} cellsOf */
export function chunkOf(log, cellsOf, from, to) {
  const events = log.events.slice(from, to);
  const nodes = log.nodes.filter((node) => node.bornAt >= from && node.bornAt < to);
  const before = log.nodes.filter((node) => node.bornAt < from);
  const soFar = [...before, ...nodes];
  const statesBefore = 1 + Math.max(-1, ...before.map((node) => node.state));
  const states = 1 + Math.max(-1, ...soFar.map((node) => node.state));
  const actionsBefore = 1 + Math.max(-1, ...before.map((node) => node.action));
  const actions = 1 + Math.max(-1, ...soFar.map((node) => node.action));
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
    first_state: statesBefore,
    cells: Uint8Array.from(log.states.slice(statesBefore, states).flatMap(cellsOf)),
    new_labels: log.states.slice(statesBefore, states).map((state) => cellsOf(state).join(",")),
    new_actions: log.actions.slice(actionsBefore, actions),
    outcome: to === log.events.length && events.at(-1)?.kind === END ? '{"outcome": "failure"}' : null,
    expanded: log.events.slice(0, to).filter((event) => event.kind === EXPAND).length,
    generated: soFar.filter((node) => node.parent >= 0 && log.events[node.bornAt].kind !== BACK_UP).length,
    max_frontier: 0,
  };
}

/** Appends the whole log, in chunks of random lengths (0 too). */
export function feed(table, log, cellsOf, random, longest = 12) {
  while (table.eventCount < log.events.length) {
    const to = Math.min(log.events.length, table.eventCount + Math.floor(random() * (longest + 1)));
    table.append(chunkOf(log, cellsOf, table.eventCount, to));
  }
}
