"""The lecture “An implicit graph”: states as strings of labels, edges made on demand, searches over whole paths.

    python examples/implicit_graph.py                      from 125638047 to 012345678, breadth-first
    python examples/implicit_graph.py --depth-first        … and depth-first, which stops at a budget
    python examples/implicit_graph.py --page               the same search in the page

Only loops along the own path are avoided, so a state may be on many paths. The lecture's functions keep their queue in
a default argument, where a second call would find what the first has left; here every call begins with an empty one.
"""

import argparse
import sys
import webbrowser
from collections.abc import Sequence

sys.path.insert(0, __file__.rpartition("examples")[0] + "pysrc")  # the library of this checkout, installed or not

from searchlight import FunctionProblem, Result, page_link, solve

# For each spot of the blank: the spots with which it can change places.
shiftDict = {
    0: [1, 3],
    1: [0, 2, 4],
    2: [1, 5],
    3: [0, 4, 6],
    4: [1, 3, 5, 7],
    5: [2, 4, 8],
    6: [3, 7],
    7: [4, 6, 8],
    8: [5, 7],
}

START, END = "125638047", "012345678"
BUDGET = 10_000  # paths that the depth-first search may make
WIDE_BUDGET = 300_000  # … and the breadth-first search


class puzzle:
    """A node of the graph: `label` has the tiles row by row, `spot` is where the blank is."""

    def __init__(self, order: str) -> None:
        self.label = order
        self.spot = order.index("0")

    def transition(self, to: int) -> "puzzle":
        """The node in which the blank and the tile at `to` have changed places."""
        tile = self.label[to]
        return puzzle(self.label.translate({ord("0"): tile, ord(tile): "0"}))

    def __str__(self) -> str:
        return self.label


def notInPath(node: puzzle, path: Sequence[puzzle]) -> bool:
    """Whether no node of the path has the node's label."""
    return all(node.label != other.label for other in path)


def BFSWithGenerator(start: puzzle, end: puzzle, budget: int = WIDE_BUDGET) -> list[puzzle] | None:
    """The shortest path, found breadth-first; None if there is none, or if the search stops after `budget` paths.

    Says how many paths it took off the queue, or that it stopped.
    """
    result = solve(implicit_graph(start, end), "breadth-first-paths", max_nodes=budget, record=False)
    if result.outcome == "budget":
        print(f"stopped after {budget:,} paths: half of all pairs have no path, and the queue would grow for ever")
    else:
        print(f"{taken_off(result):,} paths taken off the queue")
    return path_of(result)


def DFSWithGenerator(start: puzzle, end: puzzle, budget: int = BUDGET) -> list[puzzle] | None:
    """A path, found depth-first; None if there is none, or if the search stops after `budget` paths, and says so."""
    result = solve(implicit_graph(start, end), "depth-first-paths", max_nodes=budget, record=False)
    if result.outcome == "budget":
        print(f"stopped after {budget:,} paths: a depth-first search without a limit would run out of memory")
    else:
        print(f"{taken_off(result):,} paths taken off the stack")
    return path_of(result)


def implicit_graph(start: puzzle, end: puzzle) -> FunctionProblem:
    """The graph as a search problem: states are labels, actions the spots to which the blank can go."""
    return FunctionProblem(
        start.label,
        end.label,
        actions=lambda label: shiftDict[puzzle(label).spot],
        result=lambda label, spot: puzzle(label).transition(spot).label,
    )


def taken_off(result: Result) -> int:
    """Every path that was extended, and the one at whose end the goal was recognised."""
    return result.expanded + (result.outcome == "solution")


def path_of(result: Result) -> list[puzzle] | None:
    return None if result.path is None else [puzzle(label) for label in result.path]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="The lecture “An implicit graph”.")
    parser.add_argument("start", nargs="?", default=START, help=f"labels row by row, 0 the blank (default {START})")
    parser.add_argument("end", nargs="?", default=END, help=f"where to go (default {END})")
    parser.add_argument("--depth-first", action="store_true", help="search depth-first instead of breadth-first")
    parser.add_argument(
        "--budget", type=int, help=f"paths that are made at most (default {WIDE_BUDGET}, depth-first {BUDGET})"
    )
    parser.add_argument("--page", action="store_true", help="open the same search in the page")
    parser.add_argument("--no-browser", action="store_true", help="with --page: print the link only")
    said = parser.parse_args(arguments)
    for label in (said.start, said.end):
        if sorted(label) != list("012345678"):
            parser.error(f"{label!r} is no puzzle; accepted: each of the digits 0 to 8 once")
    if said.budget is not None and not 1 <= said.budget <= 10**9:
        parser.error(f"argument --budget: {said.budget} is out of range; accepted: a whole number from 1 to {10**9}")
    budget = said.budget or (BUDGET if said.depth_first else WIDE_BUDGET)
    if said.page:
        algorithm = "depth-first-paths" if said.depth_first else "breadth-first-paths"
        ends = {"start": ",".join(said.start), "goal": ",".join(said.end)}
        limit = {"max_nodes": budget} if said.depth_first or said.budget else {}
        link = page_link({"problem": "eight-puzzle", **ends, "algorithm": algorithm, **limit})
        print(link)
        if not said.no_browser:
            webbrowser.open(link)
        return
    start, end = puzzle(said.start), puzzle(said.end)
    path = (DFSWithGenerator if said.depth_first else BFSWithGenerator)(start, end, budget)
    if path is None:
        print("no path found")
    else:
        print(f"{len(path) - 1} moves: {' '.join(map(str, path))}")


if __name__ == "__main__":
    main()
