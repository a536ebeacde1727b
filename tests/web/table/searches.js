// The algorithms of the solver, told in a few lines each: generators of [kind, node], or [ITERATION, limit].

import {
  CUTOFF, CYCLE, DUPLICATE, EXPAND, GENERATE, GOAL, ITERATION, STALE, SUPERSEDED,
} from "../../../web/table/codes.js";

function nodeOf(state, parent = null, action = null) {
  const g = parent ? parent.g + action.cost : 0;
  return { state, parent, action: action?.label ?? null, g, h: NaN, priority: 0, depth: parent ? parent.depth + 1 : 0 };
}

const childrenOf = (problem, node) => problem.actions(node.state).map((action) => nodeOf(action.to, node, action));

/** What decides between entries of equal priority, as in the solver's queues; what remains equal: first in, first out. */
export const TIE_KEYS = {
  fifo: () => [],
  lifo: (node) => [-node.order],
  "low-h": (node) => [node.h],
  "high-g": (node) => [-node.g],
  state: (node, problem) => problem.cells(node.state),
};

/** A priority queue as slow as it is plain. */
class Queue {
  constructor(problem, tie) {
    this.entries = [];
    this.made = 0;
    this.key = (node) => [node.priority, ...TIE_KEYS[tie](node, problem), node.order];
  }

  insert(node) {
    node.order = this.made++;
    this.entries.push(node);
  }

  pop() {
    this.entries.sort((one, other) => compareLists(this.key(one), this.key(other)));
    return this.entries.shift();
  }
}

export function compareLists(one, other) {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : one[at] - other[at];
}

export function* uniformCost(problem, tie = "fifo") {
  const frontier = new Queue(problem, tie);
  const visited = new Set();
  const root = nodeOf(problem.initial);
  frontier.insert(root);
  yield [GENERATE, root];
  while (frontier.entries.length) {
    const node = frontier.pop();
    if (visited.has(node.state)) {
      yield [STALE, node];
      continue;
    }
    visited.add(node.state);
    if (node.state === problem.goal) {
      yield [GOAL, node];
      return;
    }
    yield [EXPAND, node];
    for (const child of childrenOf(problem, node)) {
      child.priority = child.g;
      frontier.insert(child);
      yield [GENERATE, child];
    }
  }
}

export function* astar(problem, tie = "fifo") {
  const frontier = new Queue(problem, tie);
  const best = new Map();
  const closed = new Set();
  const evaluate = (node) => {
    node.h = problem.h(node.state);
    node.priority = node.g + node.h;
    return node;
  };
  const root = evaluate(nodeOf(problem.initial));
  best.set(root.state, root);
  frontier.insert(root);
  yield [GENERATE, root];
  while (frontier.entries.length) {
    const node = frontier.pop();
    if (best.get(node.state) !== node) {
      yield [STALE, node];
      continue;
    }
    if (node.state === problem.goal) {
      yield [GOAL, node];
      return;
    }
    closed.add(node.state);
    yield [EXPAND, node];
    for (const child of childrenOf(problem, node).map(evaluate)) {
      const older = best.get(child.state);
      if (older && older.g <= child.g) {
        yield [DUPLICATE, child];
        continue;
      }
      best.set(child.state, child);
      frontier.insert(child);
      yield [GENERATE, child];
      if (!closed.delete(child.state) && older) yield [SUPERSEDED, older];
    }
  }
}

/** Breadth-first over paths: only loops are avoided; early goal test, the goal never enters the frontier. */
export function* breadthFirstPaths(problem) {
  const root = nodeOf(problem.initial);
  const frontier = [root];
  yield [GENERATE, root];
  for (let expansions = 0; frontier.length && expansions < 25; expansions++) {
    const node = frontier.shift();
    yield [EXPAND, node];
    for (const child of childrenOf(problem, node)) {
      if (child.state === problem.goal) {
        yield [GOAL, child];
        return;
      }
      if (onPath(node, child.state)) {
        yield [CYCLE, child];
      } else {
        frontier.push(child);
        yield [GENERATE, child];
      }
    }
  }
}

const onPath = (node, state) => node !== null && (node.state === state || onPath(node.parent, state));

export function* iterativeDeepening(problem, _tie, limits = 4) {
  for (let limit = 0; limit <= limits; limit++) {
    yield [ITERATION, limit];
    const root = nodeOf(problem.initial);
    yield [GENERATE, root];
    if (yield* recursive(problem, root, limit)) return;
  }
}

function* recursive(problem, node, limit) {
  if (node.state === problem.goal) {
    yield [GOAL, node];
    return true;
  }
  if (limit === 0) {
    yield [CUTOFF, node];
    return false;
  }
  yield [EXPAND, node];
  for (const child of childrenOf(problem, node)) {
    yield [GENERATE, child];
    if (yield* recursive(problem, child, limit - 1)) return true;
  }
  return false;
}

export function* iterativeDeepeningVisited(problem, _tie, limits = 6) {
  for (let limit = 0; limit <= limits; limit++) {
    yield [ITERATION, limit];
    const root = nodeOf(problem.initial);
    const frontier = [root];
    const visited = new Set();
    yield [GENERATE, root];
    while (frontier.length) {
      const node = frontier.pop();
      if (visited.has(node.state)) {
        yield [STALE, node];
        continue;
      }
      visited.add(node.state);
      if (node.state === problem.goal) {
        yield [GOAL, node];
        return;
      }
      if (node.depth === limit) {
        yield [CUTOFF, node];
        continue;
      }
      yield [EXPAND, node];
      for (const child of childrenOf(problem, node)) {
        frontier.push(child);
        yield [GENERATE, child];
      }
    }
  }
}

/** No algorithm, but any events that make sense one by one: nodes left behind by iterations, goals that were expanded before. */
export function* anything(problem, _tie, length = 150) {
  const oneOf = (list) => list[Math.floor(problem.random() * list.length)];
  let nodes = [];
  let waiting = [];
  const superseded = new Set();
  yield [ITERATION, 0];
  for (let made = 0; made < length; made++) {
    const kind = nodes.length === 0 ? GENERATE : oneOf([GENERATE, GENERATE, GENERATE, DUPLICATE, CYCLE, SUPERSEDED, EXPAND, EXPAND, STALE, CUTOFF, GOAL, ITERATION]);
    const node = oneOf(waiting);
    if (kind === ITERATION) {
      if (problem.random() < 0.8) continue;
      yield [ITERATION, made];
      [nodes, waiting] = [[], []];
    } else if ([GENERATE, DUPLICATE, CYCLE].includes(kind) || (kind === GOAL && problem.random() < 0.3)) {
      const parent = oneOf([null, ...nodes]) ?? null;
      const made = nodeOf(Math.floor(problem.random() * 8), parent, { label: "go", cost: 1 });
      made.priority = oneOf([1, 2, 3, 2.5, -1, Infinity]);
      made.h = oneOf([0, 1, 2]);
      nodes.push(made);
      if (kind === GENERATE) waiting.push(made);
      yield [kind, made];
    } else if (kind === GOAL && problem.random() < 0.3) {
      const goal = oneOf(nodes.filter((each) => each.expanded));
      if (goal) yield [GOAL, goal];
    } else if (node && kind === SUPERSEDED) {
      if (!superseded.has(node)) yield [kind, node];
      superseded.add(node);
    } else if (node && (kind !== STALE || superseded.has(node))) {
      waiting.splice(waiting.indexOf(node), 1);
      node.expanded = kind === EXPAND;
      yield [kind, node];
    }
  }
}

/** Every algorithm with the traits that the solver gives it. */
const BOARD = { kind: "board", rows: 1, columns: 3 };
export const SEARCHES = [
  ...Object.keys(TIE_KEYS).map((tie) => ({
    name: `A* with ties ${tie}`, search: astar,
    traits: { states: BOARD, recursive: false, tie, stale_when_visited: false, visited: "expanded" },
  })),
  ...["fifo", "lifo", "high-g", "state"].map((tie) => ({
    name: `uniform cost with ties ${tie}`, search: uniformCost,
    traits: { states: BOARD, recursive: false, tie, stale_when_visited: true, visited: "taken-off" },
  })),
  {
    name: "breadth-first over paths", search: breadthFirstPaths,
    traits: { states: BOARD, recursive: false, tie: "fifo", stale_when_visited: false, visited: "none" },
  },
  {
    name: "iterative deepening", search: iterativeDeepening,
    traits: { states: BOARD, recursive: true, tie: "lifo", stale_when_visited: false, visited: "none" },
  },
  {
    name: "iterative deepening with a visited set", search: iterativeDeepeningVisited,
    traits: { states: BOARD, recursive: false, tie: "lifo", stale_when_visited: true, visited: "taken-off" },
  },
  ...[true, false].map((staleWhenVisited) => ({
    name: `any events, visited entries ${staleWhenVisited ? "" : "not "}stale`, search: anything,
    traits: { states: BOARD, recursive: false, tie: "low-h", stale_when_visited: staleWhenVisited, visited: "expanded" },
  })),
];
