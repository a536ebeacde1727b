"""The programs of tests/homework/strangers: a right one in each file, and one with the mistake that its mark names.

A line ends in `#~ kind: other line` where the mistake changes it. The programs were written before the code that reads
them was tuned.
"""

import json
from pathlib import Path
from typing import Any, NamedTuple

from searchlight.tracing.explain.difference import Comparison, comparison
from searchlight.tracing.grading.criteria import grades
from searchlight.tracing.judged import Judged, perturbed
from searchlight.tracing.process.verification import fault_of_solution
from searchlight.tracing.submission import Submission, read_submission
from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request, as_started
from tests.unit.homework.test_evidence import ON_GRAPH
from tests.unit.setups import setup_of

FOLDER = Path(__file__).parents[2] / "homework/strangers"
SIGN = "#~"
ROMANIA = {"problem": "graph", "start": "Arad", "goal": "Bucharest", "heuristic": "table"}
NEAR = {"problem": "eight-puzzle", "start": "1,4,2,3,7,5,6,0,8"}
FAR = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7", "heuristic": "manhattan"}
MAZE = {"problem": "grid", "grid": "......\n.###..\n......\n..#.#.", "start": "0,2", "goal": "5,3",
        "heuristic": "manhattan"}  # fmt: skip
TOWNS = {"A": {"B": 4, "C": 1}, "B": {"D": 1, "A": 4}, "C": {"B": 2, "D": 7, "A": 1}, "D": {"B": 1, "C": 7, "E": 3},
         "E": {"D": 3}}  # fmt: skip
RING = {each: {before: 1, after: 1} for before, each, after in zip("HABCDEFG", "ABCDEFGH", "BCDEFGHA", strict=True)}
ROADS = (
    "A,D,31 A,H,40 A,M,12 B,A,5 B,K,9 C,N,14 C,E,30 D,L,8 E,P,3 F,I,7 F,P,60 H,B,2 H,F,11 I,E,4 K,F,6 L,O,13 M,O,9 "
    "O,F,17"
)


def graph(edges: Any, start: str, goal: str) -> dict[str, str]:
    return {"problem": "graph", "graph": json.dumps({"edges": edges}), "start": start, "goal": goal}


def both_ways(roads: str) -> dict[str, dict[str, int]]:
    edges: dict[str, dict[str, int]] = {}
    for one, other, cost in (road.split(",") for road in roads.split()):
        edges.setdefault(one, {})[other] = int(cost)
        edges.setdefault(other, {})[one] = int(cost)
    return edges


class Case(NamedTuple):
    """`causes`: the right ones for the mistake; empty if it changes nothing on this problem, or none is known."""

    options: dict[str, str]
    algorithm: str
    causes: frozenset[str]
    request: dict[str, Any]


def case(options: dict[str, str], algorithm: str, causes: str, **request: Any) -> Case:
    return Case(options, algorithm, frozenset(causes.split()), request)


CASES = {
    "dict_of_costs": case(ON_GRAPH, "uniform-cost", "cost"),
    "four_arguments": case(ON_GRAPH, "astar", "cost"),
    "busqueda_anchura": case(ROMANIA, "breadth-first", "other"),
    "gleiche_kosten": case(ON_GRAPH, "uniform-cost", "goal-test-early"),
    "busca_profundidade": case(ON_GRAPH, "depth-first", "other"),
    "paths_generator": case(ON_GRAPH, "breadth-first-paths", "other", function="shortest_path"),
    "limited_nodes": case(ON_GRAPH | {"limit": "5"}, "depth-limited", "limit"),
    "recursive_visited": case(ON_GRAPH, "depth-first", "re-expanded"),
    "deepening_inline": case(NEAR, "iterative-deepening", "limit"),
    "board_strings": case(NEAR, "breadth-first", "successors"),
    "rows_and_solver": case(FAR, "astar", "mutated-state"),
    "named_tuple_ferry": case({"problem": "missionaries"}, "breadth-first", "other"),
    "two_jugs": case({"problem": "water-jugs", "jugs": "5,3", "goal": "4"}, "breadth-first", ""),
    "maze_nodes": case(MAZE, "astar", "other"),
    "maze_distance": case(MAZE, "breadth-first", "other"),
    "maze_recursion": case(MAZE, "depth-first", ""),
    "maze_matrix": case(MAZE, "uniform-cost", ""),
    "pacman_ucs": case(ON_GRAPH, "uniform-cost", "goal-test-early"),
    "pacman_update": case(ON_GRAPH, "astar", ""),
    "aima_reached": case(ON_GRAPH, "astar", "not-expanded path"),
    "ida_path": case(ON_GRAPH, "ida-star", "limit"),
    "greedy_queue": case(ON_GRAPH, "greedy", "other"),
    "two_ends": case(graph(RING, "A", "E"), "bidirectional", "other"),
    "by_functions": case(ON_GRAPH, "astar", "cost"),
    "lab_notebook": case(ON_GRAPH, "uniform-cost", "other"),
    "nodes_beside": case(ON_GRAPH, "astar", "other"),
    "edges_in_a_file": case(graph(both_ways(ROADS), "A", "P"), "uniform-cost", "not-expanded path", argv=["A", "P"],
                            files={"roads.txt": ROADS.replace(" ", "\n")}),
    "asks_for_towns": case(graph(TOWNS, "A", "E"), "uniform-cost", "other", input=["A", "E"]),
    "pillars_breadth": case({"problem": "pillars"}, "breadth-first", "re-expanded", state="tuple"),
    "wikipedia_graph": case(ON_GRAPH, "astar", ""),
}  # fmt: skip


def version(text: str, *, wrong: bool) -> str:
    """A program without its marks, right or with its mistake."""
    lines = []
    for line in text.split("\n"):
        right, sign, note = line.partition(SIGN)
        indent = right[: len(right) - len(right.lstrip())]
        lines.append(indent + note.partition(": ")[2] if sign and wrong else right.rstrip() if sign else line)
    return "\n".join(lines)


def submitted(name: str, folder: Path, *, wrong: bool) -> Submission:
    """The submission, written into a folder as a student would hand it in."""
    source = FOLDER / name
    if source.is_dir():
        place = folder / name
        place.mkdir(exist_ok=True)
        for file in source.glob("*.py"):
            (place / file.name).write_text(version(file.read_text("utf-8"), wrong=wrong), "utf-8")
        return read_submission(place)
    notebook = name.endswith("notebook")
    text = version((FOLDER / f"{name}.{'txt' if notebook else 'py'}").read_text("utf-8"), wrong=wrong)
    place = folder / f"{name}.py"
    if notebook:
        place = place.with_suffix(".ipynb")
        cells = [cell.partition("\n")[2] for cell in text.split("# %%")[1:]]
        text = json.dumps({"cells": [{"cell_type": "code", "source": cell} for cell in cells]})
    place.write_text(text, "utf-8")
    return read_submission(place)


class Told(NamedTuple):
    seen: Observation
    comparison: Comparison
    failed: set[str]


def judged(submission: Submission, case_: Case, options: dict[str, str] | None = None) -> Told:
    setup = setup_of({**(options or case_.options), "algorithm": case_.algorithm})
    files = {**submission.files, **case_.request.get("files", {})}
    limits = {"seconds": 5.0, "max_nodes": 20_000}
    request = Request(submission.text, against=case_.algorithm, **limits, **{**case_.request, "files": files})
    noted = observe(setup, request)
    fault, started = fault_of_solution(noted, setup), as_started(noted, setup)
    found = comparison(noted, started)
    told = grades(Judged(noted, started, perturbed(noted, setup, request), found, [], fault))
    return Told(noted, found, {grade.criterion for grade in told if grade.passed is False})
