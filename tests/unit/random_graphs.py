"""Random graphs for Hypothesis, and the true distances in them."""

from heapq import heappop, heappush

from hypothesis import strategies as st

from searchlight.problems.graph import Graph

NODES = "SABCDEG"


def graphs(costs: st.SearchStrategy[float] | None = None) -> st.SearchStrategy[Graph]:
    """Directed graphs on seven nodes, S and G among them, with cycles, zero costs and unreachable goals."""
    edge = st.tuples(st.sampled_from(NODES), st.sampled_from(NODES))
    edges = st.dictionaries(edge, st.integers(0, 9) if costs is None else costs, max_size=16)
    estimates = st.fixed_dictionaries({node: st.integers(0, 12) for node in NODES})
    return st.builds(_graph, edges, estimates)


def _graph(costs: dict[tuple[str, str], float], h: dict[str, float]) -> Graph:
    edges: dict[str, dict[str, float]] = {node: {} for node in NODES}
    for (source, target), cost in costs.items():
        edges[source][target] = cost
    return Graph(edges, h)


def distances_to(goal: str, graph: Graph) -> dict[str, float]:
    """The cost of the cheapest path to the goal from every node that has one: Dijkstra on the reversed edges."""
    known: dict[str, float] = {}
    queue = [(0.0, goal)]
    while queue:
        distance, node = heappop(queue)
        if node in known:
            continue
        known[node] = distance
        for source, targets in graph.edges.items():
            if node in targets:
                heappush(queue, (distance + targets[node], source))
    return known


def fewest_edges(start: str, goal: str, graph: Graph) -> int | None:
    """The number of edges on the shortest path: breadth-first, level by level."""
    level, seen, depth = {start}, {start}, 0
    while level:
        if goal in level:
            return depth
        level = {target for node in level for target in graph.edges.get(node, ())} - seen
        seen |= level
        depth += 1
    return None
