"""The algorithm with which *Compare* begins: the one that differs from the first in one idea.

Knows no document.
"""

RIVALS = {
    "astar": "uniform-cost", "uniform-cost": "astar", "greedy": "astar", "weighted-astar": "astar",
    "ida-star": "astar", "rbfs": "astar", "bidirectional": "uniform-cost", "jump-point": "astar",
    "breadth-first": "depth-first", "depth-first": "breadth-first",
    "breadth-first-paths": "depth-first-paths", "depth-first-paths": "breadth-first-paths",
    "depth-limited": "iterative-deepening", "iterative-deepening": "breadth-first",
    "alpha-beta": "minimax", "minimax": "alpha-beta", "expectimax": "minimax",
    "iterative-deepening-visited": "iterative-deepening-optimal",
    "iterative-deepening-optimal": "iterative-deepening-visited",
}  # fmt: skip


def rival(catalog, options):
    """The options of the search to put beside one. An algorithm that is not in the table meets itself."""
    algorithm = RIVALS.get(options["algorithm"])
    if algorithm is None:
        return options
    return catalog.accept(dict(options, algorithm=algorithm))[0]
