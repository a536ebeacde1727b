"""With reopening and without: the numbers that docs/reference/algorithms.md gives."""

import json

from searchlight import solve
from tests.unit.each_case import each_case

OTHER = "6,4,7,8,5,0,3,2,1"
ORDER = {"edges": {"S": {"A": 5, "C": 1, "B": 1}, "B": {"A": 1}, "A": {"G": 1}, "C": {"G": 9}},
         "h": {"S": 2, "A": 1, "C": 1, "B": 0, "G": 0}}  # fmt: skip


@each_case(
    "algorithm, start, reopen, counts",
    [
        ("astar", None, True, (20_290, 53_571, 31)),
        ("astar", None, False, (20_290, 53_571, 31)),
        ("greedy", None, True, (120, 322, None)),
        ("greedy", None, False, (115, 309, None)),
        ("weighted-astar", None, True, (419, 1_137, 31)),
        ("weighted-astar", None, False, (404, 1_099, None)),
        ("weighted-astar", OTHER, True, (None, None, 29)),
        ("weighted-astar", OTHER, False, (None, None, 27)),
    ],
)
def test_what_reopening_changes(
    algorithm: str, start: str | None, reopen: bool, counts: tuple[int | None, ...]
) -> None:
    """With Manhattan, which is consistent: nothing for A*; for the other two the nodes, and even the cost."""
    result = solve("eight-puzzle", algorithm, weight=2, start=start, heuristic="manhattan", reopen=reopen, record=False)
    found = (result.expanded, result.generated, result.cost)
    assert [count for count, wanted in zip(found, counts, strict=True) if wanted is not None] == [
        wanted for wanted in counts if wanted is not None
    ]


def test_which_of_two_entries_of_a_state_greedy_search_serves() -> None:
    """Not the older, dearer one of A, which is stale: C comes first, though h is the same for all three."""
    result = solve("graph", "greedy", graph=json.dumps(ORDER), start="S", goal="G", heuristic="table")
    assert [step.node.state for step in result.steps()] == ["S", "B", "C"]
    assert result.cost == 10
