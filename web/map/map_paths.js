// Lowest-cost paths on a map (Bellman and Ford).

const LIKELY = 4; // how much worse a name on an edge of such a path to the goal is

/** The cost of the lowest-cost path to the node farthest from the start. */
export function farthest(form) {
  return Math.max(...paths(form, ({ cost }) => cost).cost.filter(Number.isFinite));
}

/** The weight of a name across each edge: higher on paths to the goal that searches are likely to find. */
export function crossingWeights(form) {
  const cheapest = edgesToGoal(form, ({ cost }) => cost);
  const shortest = edgesToGoal(form, () => 1);
  return form.edges.map((_, edge) => (cheapest.has(edge) || shortest.has(edge) ? LIKELY : 1));
}

function edgesToGoal(form, costOf) {
  const { by } = paths(form, costOf);
  const edges = new Set();
  for (let at = form.goal; at >= 0 && by[at] && !edges.has(by[at].edge); at = by[at].from) edges.add(by[at].edge);
  return edges;
}

/** The cost of each node, and the edge by which it is reached. */
function paths({ count, edges, directed, start }, costOf) {
  const cost = new Float64Array(count).fill(Infinity);
  const by = new Array(count).fill(null);
  cost[Math.max(0, start)] = 0;
  const relax = (from, to, edge) => {
    const through = cost[from] + costOf(edges[edge]);
    if (through >= cost[to]) return false;
    cost[to] = through;
    by[to] = { from, edge };
    return true;
  };
  for (let round = 0, changed = true; changed && round < count; round++) {
    changed = false;
    edges.forEach(({ from, to }, edge) => {
      if (relax(from, to, edge)) changed = true;
      if (!directed && relax(to, from, edge)) changed = true;
    });
  }
  return { cost, by };
}
