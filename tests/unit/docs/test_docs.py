"""The documentation of the catalog matches the catalog."""

import re
from pathlib import Path

from searchlight.catalog import HEURISTICS, PROBLEMS
from searchlight.problems.built_in_maps import BUILT_IN_MAPS
from searchlight.problems.graph_files import BUILT_IN_GRAPHS, parse_graph

PROBLEMS_PAGE = (Path(__file__).parents[3] / "docs/reference/problems.md").read_text(encoding="utf-8")


def test_every_problem_heuristic_grid_and_graph_is_described() -> None:
    """By its name as it is typed."""
    for name in (*PROBLEMS, *HEURISTICS, *BUILT_IN_MAPS, *BUILT_IN_GRAPHS):
        assert f"`{name}`" in PROBLEMS_PAGE, name


def test_the_examples_of_graphs_are_read() -> None:
    """In JSON and as a line."""
    as_json, as_line = (
        parse_graph("graph", text) for text in re.findall(r"```(?:json|text)\n(.*?)```", PROBLEMS_PAGE, re.DOTALL)
    )
    assert as_json.edges["B"] == {"A": 4, "C": 1}
    assert as_line.edges["C"] == {"B": 2, "A": 5}
