// The slow and obvious answers: everything is replayed from the first event, in plain objects.

import { STATUS } from "../../../web/table/codes.js";
import { BACK_UP, CUTOFF, CYCLE, DUPLICATE, END, EXPAND, FORGET, FOUND, GENERATE, GOAL, ITERATION, MEET, STALE, SUPERSEDED } from "../../../web/table/kinds.js";

const RETURNED = ["failure", "cutoff"]; // outcomes with which the outermost call has come back

/** What decides between entries of equal priority, as in the solver's queues; what remains equal: as inserted. */
const TIE_KEYS = {
  fifo: () => [],
  lifo: ({ row }) => [-row],
  "low-h": ({ h }) => [h],
  "high-g": ({ g }) => [-g],
  state: ({ state }, log) => [log.states[state]],
  deepest: ({ depth }) => [-depth],
};

function compareLists(one, other) {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at] < other[at] ? -1 : 1;
}

/** Everything that a table says about time t, for every t from -1 on. */
export function* replay(log, traits) {
  const { nodes } = log;
  const status = nodes.map(() => STATUS.UNBORN);
  const at = { expanded: 0, generated: 0, maxFrontier: 0, maxCalls: 0, deepest: -1, row: -1, iteration: 0, limit: null };
  let waiting = new Set();
  let visitedDepths = new Map(); // the smallest depth at which a state was visited
  let visits = [];
  let calls = [];
  let expanded = -1; // the row expanded last in this iteration
  let inHand = -1; // the row that all is about once the search is over
  const superseded = new Set();
  const wasVisited = ({ state, depth }) =>
    traits.stale_when === "visited" ? visitedDepths.has(state) : visitedDepths.get(state) <= depth;
  const writeWaiting = (statuses) => {
    for (const row of waiting) {
      const stale = superseded.has(row) || (traits.stale_when && wasVisited(nodes[row]));
      statuses[row] = stale ? STATUS.STALE : STATUS.FRONTIER;
    }
    return statuses;
  };
  const keys = nodes.map((node) => [node.priority, ...TIE_KEYS[traits.tie](node, log), node.row]);
  const told = () => ({
    ...at,
    status: writeWaiting(status.slice()),
    frontier: waiting.size,
    waiting: [...waiting].sort((one, other) => compareLists(keys[one], keys[other])),
    calls: calls.slice().reverse(),
    maxCalls: traits.recursive ? at.maxCalls : null,
    visited: visits.slice(),
    depth: at.row < 0 ? -1 : nodes[at.row].depth,
    g: at.row < 0 ? NaN : nodes[at.row].g,
  });
  let iterations = 0;
  yield told();
  for (const [time, { kind, node }] of log.events.entries()) {
    if (kind === ITERATION) {
      writeWaiting(status);
      [waiting, visitedDepths, visits, calls, expanded, inHand] = [new Set(), new Map(), [], [], -1, -1];
      Object.assign(at, { row: -1, iteration: iterations++, limit: log.limits[node] });
      yield told();
      continue;
    }
    if (kind === END) {
      if (RETURNED.includes(JSON.parse(log.outcome).outcome)) calls = [];
      at.row = inHand;
      yield told();
      continue;
    }
    if (nodes[node].bornAt === time) {
      if (nodes[node].parent >= 0 && kind !== BACK_UP) at.generated++;
      at.deepest = Math.max(at.deepest, nodes[node].depth);
      if (at.row < 0) at.row = inHand = node;
    }
    if (kind === GENERATE || kind === BACK_UP) {
      waiting.add(node);
      at.maxFrontier = Math.max(at.maxFrontier, waiting.size);
    }
    if (kind === GENERATE) {
      calls = pathTo(nodes, nodes[node].parent >= 0 ? nodes[node].parent : node);
    }
    if (kind === SUPERSEDED) superseded.add(node);
    if (kind === DUPLICATE) status[node] = STATUS.DUPLICATE;
    if (kind === CYCLE) status[node] = STATUS.CYCLE;
    if (kind === FOUND) {
      status[node] = STATUS.GOAL;
      at.row = expanded < 0 ? node : expanded;
      inHand = node;
    }
    if (kind === FORGET) {
      waiting.delete(node);
      status[node] = STATUS.FORGOTTEN;
    }
    if ([EXPAND, STALE, CUTOFF, GOAL].includes(kind)) {
      waiting.delete(node);
      at.row = inHand = kind === CUTOFF && expanded >= 0 ? expanded : node;
      if (kind === EXPAND) expanded = node;
      if (kind === STALE) status[node] = superseded.has(node) ? STATUS.SUPERSEDED : STATUS.DUPLICATE;
      else {
        status[node] = { [EXPAND]: STATUS.EXPANDED, [CUTOFF]: STATUS.CUTOFF, [GOAL]: STATUS.GOAL }[kind];
        const { state, depth } = nodes[node];
        visitedDepths.set(state, Math.min(depth, visitedDepths.get(state) ?? depth));
        if (traits.visited === "taken-off" || (traits.visited === "expanded" && kind === EXPAND)) visits.unshift(node);
        calls = pathTo(nodes, node);
      }
    }
    if (kind === EXPAND) at.expanded++;
    at.maxCalls = Math.max(at.maxCalls, calls.length);
    yield told();
  }
}

export function pathTo(nodes, row) {
  return row < 0 ? [] : [...pathTo(nodes, nodes[row].parent), row];
}

/** The known positions, by the words of their definition. @returns {number[]} times */
export function positions({ events }) {
  const closes = ({ kind }) => [EXPAND, ITERATION, END].includes(kind);
  const begins = ({ kind }) => [GENERATE, FOUND, MEET].includes(kind);
  const extendsIt = ({ kind }) => [GENERATE, DUPLICATE, CYCLE, FOUND, MEET, SUPERSEDED, CUTOFF].includes(kind);
  const expansions = events.flatMap(({ kind }, t) => (kind === EXPAND ? [t] : []));
  const root = events.findIndex(({ kind }) => [GENERATE, FOUND].includes(kind));
  const times = [];
  for (const start of root < 0 ? [] : [root, ...expansions]) {
    const end = events.findIndex((event, t) => t > start && (start === root ? !begins(event) : closes(event)));
    if (end < 0) break;
    const step = events.slice(start, end);
    times.push(start + Math.max(0, step.findLastIndex(extendsIt)));
  }
  return times;
}

/**
 * The statuses of a replay at t. In a search by calls, an expanded node has returned unless its call is open: at a
 * position after an expansion, a caller of the node that comes next; else one of the stack.
 */
export function statusesAt(log, traits, times, t, { status, calls, expanded }) {
  if (!traits.recursive || traits.family) return status;
  const next = log.events[t + 1];
  const isLeft = expanded > 0 && times[expanded] === t && log.events[t].kind !== ITERATION && next;
  const open = !isLeft ? calls : [ITERATION, END].includes(next.kind) ? [] : pathTo(log.nodes, log.nodes[next.node].parent);
  return status.map((each, row) => (each === STATUS.EXPANDED && !open.includes(row) ? STATUS.RETURNED : each));
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
  const counts = { expanded: -1, children: 0, firstChild: -1, cutoffs: 0, above: 0, lastAbove: -1, cutoffsAbove: 0 };
  for (const [at, { kind, node }] of events.entries()) {
    if ([ITERATION, END].includes(kind)) continue;
    const { bornAt, parent } = log.nodes[node];
    const isMade = bornAt === from + at && parent >= 0 && kind !== BACK_UP;
    const isChild = parent >= 0 && parent === counts.expanded;
    if (isMade) counts[isChild ? "children" : "above"]++;
    if (isMade && isChild && counts.firstChild < 0) counts.firstChild = node;
    if (isMade && !isChild) counts.lastAbove = node;
    if (kind === CUTOFF) counts[isChild || counts.expanded < 0 ? "cutoffs" : "cutoffsAbove"]++;
    if (kind === EXPAND) counts.expanded = node;
  }
  return {
    ...counts,
    cycles: rowsOf(CYCLE).length,
    stale: rowsOf(STALE).length,
    goal: rowsOf(GOAL).at(-1) ?? -1,
    forgotten: rowsOf(FORGET).length,
  };
}
