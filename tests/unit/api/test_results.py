"""The results of solve: columns, steps, the frontier at any time, links to the page; an infinite h is a dead end."""

from math import inf
from urllib.parse import unquote

from page.options.links import parse
from searchlight import Problem, Result, solve
from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.frontier import TIES
from searchlight.options import OPTIONS
from tests.unit.each_case import each_case
from tests.unit.small import ANYWHERE, INCONSISTENT, problem

NAMES = {"problem", "algorithm", "heuristic", *OPTIONS}


def test_columns_are_ready_for_a_data_frame() -> None:
    """A column for each thing that is known of a node, all of the same length; rows in the order of generation."""
    result = solve("graph", "uniform-cost")
    columns = result.columns()
    assert {len(column) for column in columns.values()} == {result.record.row_count}
    assert columns["state"][:4] == ["Arad", "Sibiu", "Timisoara", "Zerind"]
    assert columns["action"][:2] == [None, "Sibiu"]
    assert list(columns["parent"][:4]) == [-1, 0, 0, 0]
    assert columns["fate"].count("goal") == 1
    node = result.node(1)
    assert (node.state, node.parent, node.action, node.g, node.h, node.fate) == (
        *("Sibiu", 0, "Sibiu", 140, None, "expanded"),
    )


def test_steps_by_hand() -> None:
    """A* on the small graph, whose h is inconsistent: the frontier after every expansion, in the order of service."""
    told = [
        (step.number, step.node.state, "".join(child.state for child in step.children),
         [(entry.state, entry.priority, entry.stale) for entry in step.frontier])
        for step in solve(problem(INCONSISTENT), "astar").steps()
    ]  # fmt: skip
    assert told == [
        (1, "S", "AB", [("B", 3, False), ("A", 7, False)]),
        (2, "B", "C", [("C", 6, False), ("A", 7, False)]),
        (3, "C", "G", [("A", 7, False), ("G", 9, False)]),
        (4, "A", "B", [("B", 2, False), ("G", 9, False)]),
        (5, "B", "C", [("C", 5, False), ("G", 9, False)]),
        (6, "C", "G", [("G", 8, False), ("G", 9, True)]),
    ]


@each_case("name", PROBLEMS)
def test_the_page_reads_every_link_as_it_was_meant(name: str) -> None:
    """What it reads leads to the same search, option by option."""
    result = solve(name, "weighted-astar", weight=2.5, tie="lifo", max_nodes=50)
    options, place, unknown = parse(result.link(3).partition("#")[2], NAMES, unquote)
    assert (place["step"], place["fine"], unknown) == (3, None, [])
    again = solve(options.pop("problem"), options.pop("algorithm"), **options)
    assert again.options == result.options
    assert again.record.node == result.record.node


class Holes(Problem[int, int]):
    """From 0 to 9; below 0 and at 4 there are holes, from which nothing leads out."""

    def __init__(self, goal: int = 9) -> None:
        super().__init__(0, goal)

    def actions(self, state: int) -> list[int]:
        assert state >= 0, "a hole is never expanded"
        assert state != 4
        return [-1, 1, 2]

    def result(self, state: int, action: int) -> int:
        return state + action

    def h(self, state: int) -> float:
        return inf if state < 0 or state == 4 or (state > self.goal) else (self.goal - state) / 2

    def reverse(self) -> Problem[int, int]:
        raise NotImplementedError


INFORMED = [name for name in ANYWHERE if ALGORITHMS[name].uses_h]


@each_case("algorithm", INFORMED)
@each_case("tie", TIES)
def test_a_dead_end_is_never_expanded(algorithm: str, tie: str) -> None:
    """Where h is infinite; and it is in every file and in every sentence."""
    result = solve(Holes(), algorithm, tie=tie, max_nodes=1000)
    assert result.path is not None
    assert result.path[-1] == 9
    assert not any(step.node.h == inf for step in result.steps())
    assert inf in result.record.h
    back = Result.from_json(result.to_json())
    assert back.record.h.tobytes() == result.record.h.tobytes()
    for form in ("json", "csv", "posthoc"):
        assert "inf" in getattr(result, f"to_{form}")()
    assert result._repr_html_()
    assert [str(result.frontier(time)) for time in range(5)]
