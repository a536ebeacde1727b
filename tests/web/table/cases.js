// What the table is tried with: every algorithm with its traits, and events of no algorithm at all.

import {
  BACK_UP,
  CUTOFF,
  CYCLE,
  DUPLICATE,
  EXPAND,
  FORGET,
  FOUND,
  GENERATE,
  GOAL,
  ITERATION,
  MEET,
  STALE,
  SUPERSEDED,
} from "../../../web/table/kinds.js";
import {
  TIE_KEYS,
  astar,
  bidirectional,
  breadthFirst,
  iterativeDeepening,
  iterativeDeepeningOptimal,
  iterativeDeepeningVisited,
  nodeOf,
  recursiveBestFirst,
  uniformCost,
} from "./searches.js";

const KINDS = [
  ...[GENERATE, GENERATE, GENERATE, EXPAND, EXPAND],
  ...[DUPLICATE, CYCLE, SUPERSEDED, STALE, CUTOFF, GOAL, ITERATION, FOUND, FORGET, BACK_UP, MEET],
];

const MAKE = [GENERATE, DUPLICATE, CYCLE, FOUND, BACK_UP];

/** Any events that make sense one by one: entries that an iteration leaves behind, several roots, several goals. */
export function* anything(problem, _tie, length = 150) {
  const oneOf = (list) => list[Math.floor(problem.random() * list.length)];
  let nodes = [];
  let waiting = [];
  const superseded = new Set();
  yield [ITERATION, 0];
  for (let made = 0; made < length; made++) {
    const kind = nodes.length === 0 ? GENERATE : oneOf(KINDS);
    const node = oneOf(waiting);
    if (kind === ITERATION) {
      if (problem.random() < 0.8) continue;
      yield [ITERATION, made];
      [nodes, waiting] = [[], []];
    } else if (MAKE.includes(kind)) {
      const parent = oneOf([null, ...nodes]) ?? null;
      const made = nodeOf(Math.floor(problem.random() * 8), parent, { label: "go", cost: 1 });
      made.priority = oneOf([1, 2, 3, 2.5, -1, Infinity]);
      made.h = oneOf([0, 1, 2]);
      nodes.push(made);
      if (kind === GENERATE || kind === BACK_UP) waiting.push(made);
      yield [kind, made];
    } else if (kind === MEET) {
      yield [MEET, oneOf(nodes)];
    } else if (node && kind === SUPERSEDED) {
      if (!superseded.has(node)) yield [kind, node];
      superseded.add(node);
    } else if (node && (kind !== STALE || superseded.has(node))) {
      waiting.splice(waiting.indexOf(node), 1);
      yield [kind, node];
    }
  }
}

const TRAITS = {
  states: { kind: "board", cells: 3, rows: 1, columns: 3 },
  recursive: false,
  tie: "fifo",
  stale_when: null,
  visited: "none",
};

/** Every algorithm with the traits that the solver gives it. */
export const SEARCHES = [
  ...Object.keys(TIE_KEYS).map((tie) => [`A* with ties ${tie}`, astar, { tie, visited: "expanded" }]),
  ...["fifo", "lifo", "high-g", "state"].map((tie) => [
    `uniform cost with ties ${tie}`,
    uniformCost,
    { tie, stale_when: "visited", visited: "taken-off" },
  ]),
  ["breadth-first", breadthFirst, { visited: "expanded" }],
  ["recursive best-first", recursiveBestFirst, { tie: "deepest", visited: "expanded" }],
  ["bidirectional", bidirectional, { visited: "expanded" }],
  ["iterative deepening", iterativeDeepening, { recursive: true, tie: "lifo" }],
  [
    "iterative deepening with a visited set",
    iterativeDeepeningVisited,
    { tie: "lifo", stale_when: "visited", visited: "taken-off" },
  ],
  [
    "iterative deepening, repaired",
    iterativeDeepeningOptimal,
    { tie: "lifo", stale_when: "visited-no-deeper", visited: "taken-off" },
  ],
  ["any events", anything, { tie: "low-h", visited: "expanded" }],
  ...["visited", "visited-no-deeper"].map((stale_when) => [
    `any events, stale when ${stale_when}`,
    anything,
    { tie: "low-h", stale_when, visited: "expanded" },
  ]),
  ["any events, the deepest first", anything, { tie: "deepest" }],
].map(([name, search, traits]) => ({ name, search, traits: { ...TRAITS, ...traits } }));
