// The slow and obvious answers: everything is replayed from the first event, in plain objects.

import {
  BACK_UP,
  CUTOFF,
  CYCLE,
  DUPLICATE,
  END,
  EXPAND,
  FORGET,
  FOUND,
  GENERATE,
  GOAL,
  ITERATION,
  MEET,
  STALE,
  STATUS,
  SUPERSEDED,
} from "../../../web/table/codes.js";
import { TIE_KEYS, compareLists } from "./searches.js";

/** @returns everything that a table says about time t */
export function replay(log, problem, traits, t) {
  const { nodes } = log;
  const at = {
    status: nodes.map(() => STATUS.UNBORN),
    expanded: 0,
    generated: 0,
    maxFrontier: 0,
    deepest: -1,
    row: -1,
    iteration: 0,
    limit: null,
  };
  let waiting = new Set();
  let visitedDepths = new Map(); // the smallest depth at which a state was visited
  let visits = [];
  let calls = [];
  const superseded = new Set();
  const wasVisited = ({ state, depth }) =>
    traits.stale_when === "visited" ? visitedDepths.has(state) : visitedDepths.get(state) <= depth;
  const writeWaiting = () => {
    for (const row of waiting) {
      const stale = superseded.has(row) || (traits.stale_when && wasVisited(nodes[row]));
      at.status[row] = stale ? STATUS.STALE : STATUS.FRONTIER;
    }
  };
  let iterations = 0;
  for (const [time, { kind, node }] of log.events.slice(0, t + 1).entries()) {
    if (kind === ITERATION) {
      writeWaiting();
      [waiting, visitedDepths, visits, calls] = [new Set(), new Map(), [], []];
      Object.assign(at, { deepest: -1, row: -1, iteration: iterations++, limit: log.limits[node] });
      continue;
    }
    if (kind === END) {
      calls = []; // the outcome of all these logs is failure
      continue;
    }
    if (nodes[node].bornAt === time) {
      if (nodes[node].parent >= 0 && kind !== BACK_UP) at.generated++;
      at.deepest = Math.max(at.deepest, nodes[node].depth);
      if (at.row < 0) at.row = node;
    }
    if (kind === GENERATE || kind === BACK_UP) {
      waiting.add(node);
      at.maxFrontier = Math.max(at.maxFrontier, waiting.size);
    }
    if (kind === GENERATE) {
      calls = pathTo(nodes, nodes[node].parent >= 0 ? nodes[node].parent : node);
    }
    if (kind === SUPERSEDED) superseded.add(node);
    if (kind === DUPLICATE) at.status[node] = STATUS.DUPLICATE;
    if (kind === CYCLE) at.status[node] = STATUS.CYCLE;
    if (kind === FOUND) {
      at.status[node] = STATUS.GOAL;
      at.row = node;
    }
    if (kind === FORGET) {
      waiting.delete(node);
      at.status[node] = STATUS.FORGOTTEN;
    }
    if ([EXPAND, STALE, CUTOFF, GOAL].includes(kind)) {
      waiting.delete(node);
      at.row = node;
      if (kind === STALE) at.status[node] = superseded.has(node) ? STATUS.SUPERSEDED : STATUS.DUPLICATE;
      else {
        at.status[node] = { [EXPAND]: STATUS.EXPANDED, [CUTOFF]: STATUS.CUTOFF, [GOAL]: STATUS.GOAL }[kind];
        const { state, depth } = nodes[node];
        visitedDepths.set(state, Math.min(depth, visitedDepths.get(state) ?? depth));
        if (traits.visited === "taken-off" || (traits.visited === "expanded" && kind === EXPAND)) visits.unshift(node);
        calls = pathTo(nodes, node);
      }
    }
    if (kind === EXPAND) at.expanded++;
  }
  writeWaiting();
  const keyOf = (row) => [
    nodes[row].priority,
    ...TIE_KEYS[traits.tie]({ ...nodes[row], order: row, state: log.states[nodes[row].state] }, problem),
    row,
  ];
  at.frontier = waiting.size;
  at.waiting = [...waiting].sort((one, other) => compareLists(keyOf(one), keyOf(other)));
  at.calls = calls.reverse();
  at.visited = visits;
  at.depth = at.row < 0 ? -1 : nodes[at.row].depth;
  at.g = at.row < 0 ? NaN : nodes[at.row].g;
  return at;
}

export function pathTo(nodes, row) {
  return row < 0 ? [] : [...pathTo(nodes, nodes[row].parent), row];
}

/** The known positions, by the words of their definition. @returns {number[]} times */
export function positions({ events }) {
  const closes = ({ kind }) => [EXPAND, ITERATION, END].includes(kind);
  const extendsIt = ({ kind }) => [GENERATE, DUPLICATE, CYCLE, FOUND, MEET, SUPERSEDED, CUTOFF].includes(kind);
  const expansions = events.flatMap(({ kind }, t) => (kind === EXPAND ? [t] : []));
  const root = events.findIndex(({ kind }) => [GENERATE, FOUND].includes(kind));
  const times = [];
  for (const start of root < 0 ? [] : [root, ...expansions]) {
    const end = events.findIndex((event, t) => t > start && closes(event));
    if (end < 0) break;
    const step = events.slice(start, end);
    times.push(start + Math.max(0, step.findLastIndex(extendsIt)));
  }
  return times;
}

/**
 * What happened in the step in which t lies, within its iteration, counted event by event.
 * @param {number[]} times  the positions
 */
export function summaryAt(log, times, t) {
  const iteration = log.events.slice(0, t + 1).findLastIndex(({ kind }) => kind === ITERATION);
  const from = Math.max(iteration, 1 + Math.max(-1, ...times.filter((time) => time < t)));
  const events = log.events.slice(from, t + 1);
  const rowsOf = (kind) => events.filter((event) => event.kind === kind).map((event) => event.node);
  const isMade = ({ bornAt, parent }) => parent >= 0 && log.events[bornAt].kind !== BACK_UP;
  const made = log.nodes.filter((node) => node.bornAt >= from && node.bornAt <= t && isMade(node));
  return {
    expanded: rowsOf(EXPAND).at(-1) ?? -1,
    children: made.length,
    duplicates: rowsOf(DUPLICATE).length,
    cycles: rowsOf(CYCLE).length,
    cutoffs: rowsOf(CUTOFF).length,
    superseded: rowsOf(SUPERSEDED).length,
    stale: rowsOf(STALE).length,
    goal: rowsOf(GOAL).at(-1) ?? -1,
    found: rowsOf(FOUND).at(-1) ?? -1,
    forgotten: rowsOf(FORGET).length,
    backedUp: rowsOf(BACK_UP).at(-1) ?? -1,
    met: rowsOf(MEET).at(-1) ?? -1,
    iteration: rowsOf(ITERATION).length > 0,
    ended: rowsOf(END).length > 0,
  };
}
