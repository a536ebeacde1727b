"""Jump point search: its jumps by hand, its costs against A*, and what it refuses."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight import BadInput, Result, make_problem, solve
from searchlight.catalog import ALGORITHMS
from searchlight.frontier import TIES
from searchlight.problem import Problem
from searchlight.problems.grid import STEPS, Grid, GridProblem
from searchlight.reorder.puzzle import Puzzle
from searchlight.setup import read
from searchlight.source_listing.listing import Listing
from searchlight.worksheets.request import Request
from searchlight.worksheets.sheet import sheet
from tests.unit.setups import setup_of
from tests.unit.small import events_of, recorded, search

ROOT_2 = 2**0.5
JUMPS = {"problem": "grid", "algorithm": "jump-point", "moves": "8"}
WALL = "...../.##../....."


@st.composite
def grids(draw: st.DrawFn) -> GridProblem:
    """Up to ten cells wide and high, from nearly empty to mostly barriers."""
    columns, rows = draw(st.integers(1, 10)), draw(st.integers(1, 10))
    cells = st.sampled_from([1, 1, 1, 0] if draw(st.booleans()) else [1, 0])
    costs = draw(st.lists(cells, min_size=columns * rows, max_size=columns * rows))
    ends = [divmod(draw(st.integers(0, columns * rows - 1)), columns)[::-1] for _ in range(2)]
    for x, y in ends:
        costs[y * columns + x] = 1
    heuristic = draw(st.sampled_from(["octile", "euclidean", "zero"]))
    return GridProblem(Grid(columns, rows, bytes(costs), *ends), *ends, 8, heuristic)


def test_a_small_grid_by_hand() -> None:
    """Around two barriers: a jump ends beside the barrier that it has passed, or where a straight jump begins."""
    of = make_problem("grid", grid=WALL, start="0,0", goal="4,2", moves=8)
    assert [
        line.split(" ", 1)[0] + line.split(")", 1)[0].split("(")[1] for line in events_of(search("jump-point", of))
    ] == [
        "GENERATE0, 0", "EXPAND0, 0", "GENERATE3, 0", "GENERATE0, 2", "EXPAND3, 0", "GENERATE3, 2", "GENERATE4, 1",
        "EXPAND4, 1", "GENERATE4, 2", "GOAL4, 2",
    ]  # fmt: skip


def test_the_frontier_by_hand() -> None:
    """After each expansion, with f: 6 is straight down and along, 3 + 1 + √2 over the jump points on top."""
    result = solve("grid", "jump-point", grid=WALL, start="0,0", goal="4,2", moves=8)
    seen = [
        (step.node.state, [(entry.state, round(entry.priority, 3)) for entry in step.frontier])
        for step in result.steps()
    ]
    f = round(4 + ROOT_2, 3)
    assert seen == [
        ("0,0", [("3,0", f), ("0,2", 6)]),
        ("3,0", [("4,1", f), ("0,2", 6), ("3,2", 6)]),
        ("4,1", [("4,2", f), ("0,2", 6), ("3,2", 6)]),
    ]
    assert result.path == ["0,0", "3,0", "4,1", "4,2"]
    assert result.actions == ["right", "down-right", "down"]


@given(grids(), st.sampled_from(list(TIES)))
def test_it_costs_what_astar_costs(of: GridProblem, tie: str) -> None:
    """On any grid, with any way to break ties; and it generates no more nodes."""
    jumped = recorded(search("jump-point", of, tie=tie))
    walked = recorded(search("astar", of, tie=tie))
    assert jumped.result(of.plain)["cost"] == walked.result(of.plain)["cost"]
    assert jumped.record.generated <= walked.record.generated


@given(grids())
def test_every_edge_is_a_straight_line_of_free_steps(of: GridProblem) -> None:
    """In the direction that the action names, over cells into which one may step, at the cost of its steps."""
    record = recorded(search("jump-point", of)).record
    for row in range(record.row_count):
        if record.parent[row] < 0:
            continue
        start, end = (record.states[record.state[each]] for each in (record.parent[row], row))
        action, at, cost = record.actions[record.action[row]], start, 0.0
        while at != end:
            assert action in of.actions(at)
            after = of.result(at, action)
            cost, at = cost + of.action_cost(at, action, after), after
        assert record.g[row] - record.g[record.parent[row]] == cost
        assert [(b > a) - (b < a) for a, b in zip(start, end, strict=True)] == list(STEPS[action])


@given(grids(), st.lists(st.sampled_from([0, 0.25, 0.5, 1]), min_size=100, max_size=100))
def test_an_inconsistent_heuristic_costs_no_more(of: GridProblem, parts: list[float]) -> None:
    """As long as it never overestimates: a closed state that is reached at a smaller g is expanded again."""
    far = GridProblem(of.grid, of.initial, of.goal or of.initial, 8, "octile")
    of.h = lambda state: parts[10 * state[1] + state[0]] * far.h(state)  # type: ignore[method-assign]
    cheapest = recorded(search("uniform-cost", of)).result(of.plain)["cost"]
    assert recorded(search("jump-point", of)).result(of.plain)["cost"] == cheapest


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"moves": "4"}, "Jump point search needs 8 moves, but this grid has 4."),
        (
            {"grid": "swamp"},
            "Jump point search needs a grid on which every cell costs 1, but this grid has a cell that",
        ),
        ({"problem": "eight-puzzle"}, "Jump point search needs a grid. Choose the problem grid, or another algorithm"),
    ],
)
def test_what_it_cannot_search_is_refused(options: dict[str, str], sentence: str) -> None:
    """The refusal names the requirements and an alternative, also in the library."""
    refused = read({**JUMPS, **options})
    assert isinstance(refused, list)
    assert [(each.field, each.text.startswith(sentence)) for each in refused] == [("algorithm", True)]
    with pytest.raises(BadInput, match=sentence[:30]):
        solve(**JUMPS | options)


def test_problems_and_heuristics_of_ones_own() -> None:
    """A heuristic may be a function; a problem that is not a grid is refused."""
    result = solve("grid", "jump-point", heuristic=lambda state: 0, grid=WALL, start="0,0", goal="4,2", moves=8)
    assert result.cost == pytest.approx(4 + ROOT_2)
    again = solve(make_problem("grid", "octile", grid=WALL, start="0,0", goal="4,2", moves=8), "jump-point")
    assert again.cost == result.cost

    class Line(Problem[int, int]):
        def actions(self, state: int) -> list[int]:
            return [1]

        def result(self, state: int, action: int) -> int:
            return state + action

    with pytest.raises(BadInput, match="Jump point search needs a grid"):
        solve(Line(0, 3), "jump-point")


def test_the_listing_fits_on_a_slide() -> None:
    """At most 20 lines of 40 columns; the full source has the jumps and the pruning as well."""
    source = Listing(ALGORITHMS["jump-point"].source({})).as_plain_data()
    lines = ["".join(line[1::2]) for line in source["lecture"]]
    assert lines[0] == "def jump_search(problem, frontier):"
    assert len(lines) <= 20
    assert max(map(len, lines)) <= 40
    for name in ("jumps", "jump", "directions", "is_forced"):
        assert f"def {name}(" in source["text"]


def test_its_lines_are_no_puzzle() -> None:
    """They need functions that a lecture does not show; the sentence names them."""
    setup = setup_of(JUMPS)
    with pytest.raises(BadInput, match="jumps"):
        Puzzle(setup, "7")


def test_its_files_and_its_worksheet() -> None:
    """A record leads back to the same search; a sheet has a tree of jumps."""
    result = solve("grid", "jump-point", grid="barriers", moves=8)
    back = Result.from_json(result.to_json())
    assert (back.path, back.cost, back.expanded) == (result.path, result.cost, result.expanded)
    setup = setup_of(JUMPS)
    whole: dict[str, Any] = sheet(setup, Request())
    assert len(whole["tree"]["nodes"]) > 2
    assert result.path is not None
    assert all(a != b for a, b in pairwise(result.path))
