"""Jump point search: its jumps by hand, its costs against A*, and what it refuses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight import BadInput, solve
from searchlight.frontier import TIES
from searchlight.problems.grid import STEPS, Grid, GridProblem
from searchlight.setup import read
from tests.unit.small import recorded, search

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
