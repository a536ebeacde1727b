"""The smallest graph on which iterative deepening with visited states misses the shortest path."""

from searchlight.problems.graph import Graph

# Every edge costs 1. The stack serves A before B, so B is visited first on the detour, at depth 2. At limit 2 the goal
# is out of reach from there, and B is not visited again at depth 1, from where the goal is in reach. Found by
# exhaustive search (tests/unit/problems/test_detour.py): no graph with fewer nodes, or as many and fewer edges, can do
# this.
DETOUR = Graph(
    edges={"S": {"B": 1, "A": 1}, "A": {"B": 1}, "B": {"G": 1}},
    coordinates={"S": (0, 0), "A": (30, 30), "B": (60, 0), "G": (100, 0)},
)
