// The algorithms of the solver, told in a few lines each: generators of [kind, node], or [ITERATION, limit].

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

export function nodeOf(state, parent = null, action = null) {
  const g = parent ? parent.g + action.cost : 0;
  return { state, parent, action: action?.label ?? null, g, h: NaN, priority: 0, depth: parent ? parent.depth + 1 : 0 };
}

const childrenOf = (problem, node) => problem.actions(node.state).map((action) => nodeOf(action.to, node, action));

/** What decides between entries of equal priority, as in the solver's queues; what remains equal: as inserted. */
export const TIE_KEYS = {
  fifo: () => [],
  lifo: (node) => [-node.order],
  "low-h": (node) => [node.h],
  "high-g": (node) => [-node.g],
  state: (node, problem) => problem.cells(node.state),
  deepest: (node) => [-node.depth],
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

/** Breadth-first with an early goal test: the goal never enters the frontier; loops and reached states are dropped. */
export function* breadthFirst(problem) {
  const root = nodeOf(problem.initial);
  if (root.state === problem.goal) {
    yield [FOUND, root];
    return;
  }
  const frontier = [root];
  const reached = new Set([root.state]);
  yield [GENERATE, root];
  while (frontier.length) {
    const node = frontier.shift();
    yield [EXPAND, node];
    for (const child of childrenOf(problem, node)) {
      if (child.state === problem.goal) {
        yield [FOUND, child];
        return;
      }
      if (onPath(node, child.state)) {
        yield [CYCLE, child];
      } else if (reached.has(child.state)) {
        yield [DUPLICATE, child];
      } else {
        reached.add(child.state);
        frontier.push(child);
        yield [GENERATE, child];
      }
    }
  }
}

const onPath = (node, state) => node !== null && (node.state === state || onPath(node.parent, state));

/** Recursive best-first search: when a call returns, its children are forgotten and its node is backed up. */
export function* recursiveBestFirst(problem, _tie, expansions = 40) {
  const root = nodeOf(problem.initial);
  root.h = root.priority = problem.h(root.state);
  yield [GENERATE, root];
  yield* rbfs(problem, root, Infinity, { left: expansions });
}

/** @returns {number} the backed-up f of a node whose children are forgotten; -1 at the goal and at the end */
function* rbfs(problem, node, limit, budget) {
  if (node.state === problem.goal) {
    yield [GOAL, node];
    return -1;
  }
  if (budget.left-- === 0) return -1;
  yield [EXPAND, node];
  let waiting = [];
  for (const child of childrenOf(problem, node)) {
    child.h = problem.h(child.state);
    child.priority = Math.max(child.g + child.h, node.priority);
    waiting.push(child);
    yield [GENERATE, child];
  }
  for (;;) {
    waiting.sort((one, other) => one.priority - other.priority);
    const [best, next] = waiting;
    if (!best || best.priority > limit) {
      for (const each of waiting) yield [FORGET, each];
      return best?.priority ?? Infinity;
    }
    waiting.shift();
    const backedUp = yield* rbfs(problem, best, Math.min(limit, next?.priority ?? Infinity), budget);
    if (backedUp < 0) return -1;
    if (backedUp === Infinity) continue;
    const copy = { ...best, priority: backedUp };
    waiting.push(copy);
    yield [BACK_UP, copy];
  }
}

/** From both ends, the cheaper entry first. Backwards it follows the same arrows, which is enough for a table. */
export function* bidirectional(problem) {
  const frontier = new Queue(problem, "fifo");
  const reached = [new Map(), new Map()]; // by side: the cheapest node of each state
  for (const [side, state] of [problem.initial, Math.max(1, problem.goal)].entries()) {
    const root = { ...nodeOf(state), side };
    reached[side].set(state, root);
    frontier.insert(root);
    yield [GENERATE, root];
  }
  let cheapest = Infinity;
  while (frontier.entries.length) {
    const node = frontier.pop();
    if (reached[node.side].get(node.state) !== node) {
      yield [STALE, node];
      continue;
    }
    if (2 * node.g >= cheapest) {
      yield [GOAL, node];
      return;
    }
    yield [EXPAND, node];
    for (const child of childrenOf(problem, node)) {
      Object.assign(child, { side: node.side, priority: child.g });
      const older = reached[node.side].get(child.state);
      if (older?.g <= child.g) {
        yield [DUPLICATE, child];
        continue;
      }
      reached[node.side].set(child.state, child);
      frontier.insert(child);
      yield [GENERATE, child];
      if (older && frontier.entries.includes(older)) yield [SUPERSEDED, older];
      const other = reached[1 - node.side].get(child.state);
      if (other && child.g + other.g < cheapest) {
        cheapest = child.g + other.g;
        yield [MEET, child];
      }
    }
  }
}

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

/** Skips what this iteration has visited before. */
export const iterativeDeepeningVisited = (problem) => deepening(problem, () => 0);

/** Skips what this iteration has visited at the same or a smaller depth. */
export const iterativeDeepeningOptimal = (problem) => deepening(problem, (node) => node.depth);

function* deepening(problem, depthOf, limits = 6) {
  for (let limit = 0; limit <= limits; limit++) {
    yield [ITERATION, limit + 0.5];
    const root = nodeOf(problem.initial);
    const frontier = [root];
    const visited = new Map();
    yield [GENERATE, root];
    while (frontier.length) {
      const node = frontier.pop();
      if (visited.get(node.state) <= depthOf(node)) {
        yield [STALE, node];
        continue;
      }
      visited.set(node.state, depthOf(node));
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

