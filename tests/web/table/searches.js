// The algorithms of the solver, told in a few lines each: generators of [kind, node], or [ITERATION, limit].

import {
  CUTOFF,
  CYCLE,
  DUPLICATE,
  EXPAND,
  GENERATE,
  GOAL,
  ITERATION,
  STALE,
  SUPERSEDED,
} from "../../../web/table/codes.js";

export function nodeOf(state, parent = null, action = null) {
  const g = parent ? parent.g + action.cost : 0;
  return { state, parent, action: action?.label ?? null, g, h: NaN, priority: 0, depth: parent ? parent.depth + 1 : 0 };
}

const childrenOf = (problem, node) => problem.actions(node.state).map((action) => nodeOf(action.to, node, action));

/** What decides between entries of equal priority, as in the solver's queues; what remains equal is served as inserted. */
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

