// What the table is tried with: searches of the solver with every algorithm, and events of no algorithm at all.

import { BACK_UP, CUTOFF, CYCLE, DUPLICATE, EXPAND, FORGET, FOUND, GENERATE, GOAL, ITERATION, MEET, STALE, SUPERSEDED } from "../../../web/table/kinds.js";
import { randomFrom, randomGraph, rounds } from "./random.js";
import { logOf, record, tableFrom } from "./recording.js";
import { solved } from "./solver.js";

const SEEDS = [0, 1, 2, 3, 4, 5, 7, 8, 10]; // of the graphs; every third has no way to the goal
const MOST = 60; // nodes of a search

const TIES = ["fifo", "lifo", "low-h", "high-g", "state"];

/** Every algorithm, and what it can be asked for. */
const ALGORITHMS = [
  ...TIES.map((tie) => [`A* with ties ${tie}`, { algorithm: "astar", tie }]),
  ["A* that opens states again", { algorithm: "astar", reopen: true }],
  ["greedy", { algorithm: "greedy" }],
  ["weighted A*", { algorithm: "weighted-astar", weight: 2 }],
  ["uniform cost", { algorithm: "uniform-cost" }],
  ["breadth-first", { algorithm: "breadth-first" }],
  ["breadth-first, paths", { algorithm: "breadth-first-paths" }],
  ["depth-first", { algorithm: "depth-first" }],
  ["depth-first, paths", { algorithm: "depth-first-paths" }],
  ["depth-limited", { algorithm: "depth-limited", limit: 3 }],
  ["iterative deepening", { algorithm: "iterative-deepening" }],
  ["iterative deepening with a visited set", { algorithm: "iterative-deepening-visited" }],
  ["iterative deepening, repaired", { algorithm: "iterative-deepening-optimal" }],
  ["IDA*", { algorithm: "ida-star" }],
  ["recursive best-first", { algorithm: "rbfs" }],
  ["bidirectional", { algorithm: "bidirectional" }],
];

const WANTED = ALGORITHMS.flatMap(([, options]) =>
  SEEDS.map((seed) => ({ ...randomGraph(seed), max_nodes: MOST, ...options })),
);
const FOUND_OUT = solved(WANTED);

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {object} traits
 * @property {import("./recording.js").Log[]} logs  of searches in different graphs, the later ones in larger ones
 */

/** The solver's algorithms. @type {Case[]} */
export const SEARCHES = ALGORITHMS.map(([name], at) => {
  const searches = FOUND_OUT.slice(at * SEEDS.length, (at + 1) * SEEDS.length);
  return { name, traits: searches[0].traits, logs: searches.map(logOf) };
});

/** The search with this name. */
export const searchNamed = (wanted) => SEARCHES.find(({ name }) => name === wanted);

/** Larger searches: graphs of some 900 nodes. @returns {Case[]} */
export const largeSearches = (...names) => {
  const options = names.map((wanted) => ALGORITHMS.find(([name]) => name === wanted)[1]);
  const searches = solved(options.map((each) => ({ ...randomGraph(300), max_nodes: 2500, ...each })));
  return searches.map((search, at) => ({ name: names[at], traits: search.traits, logs: [logOf(search)] }));
};

const KINDS = [
  ...[GENERATE, GENERATE, GENERATE, EXPAND, EXPAND],
  ...[DUPLICATE, CYCLE, SUPERSEDED, STALE, CUTOFF, GOAL, ITERATION, FOUND, FORGET, BACK_UP, MEET],
];

const MAKE = [GENERATE, DUPLICATE, CYCLE, FOUND, BACK_UP];

/** Any events that make sense one by one: entries that an iteration leaves behind, several roots, several goals. */
function* anything(random, length = 150) {
  const oneOf = (list) => list[Math.floor(random() * list.length)];
  let nodes = [];
  let waiting = [];
  const superseded = new Set();
  yield [ITERATION, 0];
  for (let made = 0; made < length; made++) {
    const kind = nodes.length === 0 ? GENERATE : oneOf(KINDS);
    const node = oneOf(waiting);
    if (kind === ITERATION) {
      if (random() < 0.8) continue;
      yield [ITERATION, made];
      [nodes, waiting] = [[], []];
    } else if (MAKE.includes(kind)) {
      const parent = oneOf([null, ...nodes]) ?? null;
      const made = childOf(parent, Math.floor(random() * 8));
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

function childOf(parent, state) {
  const depth = parent ? parent.depth + 1 : 0;
  return { state, parent, action: parent ? "go" : null, g: depth, h: NaN, priority: 0, depth };
}

const TRAITS = {
  states: { kind: "board", cells: 3, rows: 1, columns: 3 },
  recursive: false,
  tie: "low-h",
  stale_when: null,
  visited: "expanded",
};
const cellsOf = (state) => [(state * 7) % 20, state % 3, state];

/** Events of no algorithm, told with the traits of several. @type {Case[]} */
export const ANYTHING = [
  ["any events", {}],
  ["any events, stale when visited", { stale_when: "visited" }],
  ["any events, stale when visited no deeper", { stale_when: "visited-no-deeper" }],
  ["any events, the deepest first", { tie: "deepest", visited: "none" }],
].map(([name, traits]) => ({
  name,
  traits: { ...TRAITS, ...traits },
  logs: [0, 1, 2, 3].map((seed) => record(anything(randomFrom(seed)), cellsOf)),
}));

export const CASES = [...SEARCHES, ...ANYTHING];

/** The whole tables of a case with their logs: of two or three of them, or of all. */
export const tablesOf = ({ logs, traits }, each = rounds(Math.floor(logs.length / 2), 1)) =>
  logs.flatMap((log, seed) => (seed % each ? [] : [{ log, table: tableFrom(traits, log, seed), seed }]));
