"""A copy of what is ours is ready to be changed: loaded as it is, it does what the original does, to the last cell."""

import pytest

import worker
from searchlight.catalog import ALGORITHMS, PROBLEMS
from tests.unit.own.asking import asked, loaded, of_api, searched

KINDS = {"algorithm": "algorithms", "heuristic": "heuristics", "problem": "problems"}
BUDGET = 300
CASES = [
    {"problem": problem.id, "algorithm": algorithm.id, "heuristic": heuristic}
    for problem in PROBLEMS.values()
    for algorithm in ALGORITHMS.values()
    for heuristic in (problem.heuristics if algorithm.uses_h else ("zero",))
    if (problem.reverses or not algorithm.reverses) and not algorithm.only
]


@pytest.mark.parametrize("options", CASES, ids=lambda options: " ".join(options.values()))
def test_a_copy_does_what_the_original_does(options: dict[str, str]) -> None:
    """The same record and the same end, with the algorithm, the heuristic or the problem in a reader's own file."""
    given = options | {"max_nodes": str(BUDGET)}
    oracle = searched(**given)
    for part in of_api("own", "sources", options=given)["parts"]:
        [own] = loaded(part["copy"])["own"][KINDS[part["part"]]]
        assert searched(**given | {part["part"]: own}) == oracle, part["part"]
        again = of_api("own", "sources", options=given | {part["part"]: own})["parts"]
        assert [each["copy"] for each in again if each["part"] == part["part"]] == [part["copy"]]
    worker.load_code("")


def test_a_copy_of_jump_point_search_brings_its_helpers() -> None:
    """The jumps and the pruning stand in the file, too."""
    given = {"problem": "grid", "moves": "8", "algorithm": "jump-point", "heuristic": "octile"}
    copy = of_api("own", "sources", options=given)["parts"][0]["copy"]
    [own] = loaded(copy)["own"]["algorithms"]
    assert searched(**given | {"algorithm": own}) == searched(**given)
    assert "def forced" in copy
    worker.load_code("")


@pytest.mark.parametrize(
    ("algorithm", "options"),
    [("astar", ["tie"]), ("weighted-astar", ["weight", "tie"]), ("iterative-deepening", ["limit"]), ("rbfs", [])],
)
def test_a_copy_keeps_the_options_that_its_functions_take(algorithm: str, options: list[str]) -> None:
    """And what a viewer must know of it; what is proved of the original is not said of it."""
    copy = of_api("own", "sources", options={"algorithm": algorithm})["parts"][0]["copy"]
    answer = loaded(copy)
    entry = answer["catalog"]["algorithms"][-1]
    ours = next(each for each in answer["catalog"]["algorithms"] if each["id"] == algorithm)
    assert entry["options"] == options
    assert {name: entry[name] for name in ("key", "uses_h", "recursive", "visited_name")} == {
        name: ours[name] for name in ("key", "uses_h", "recursive", "visited_name")
    }
    assert {entry["facts"][name]["text"] for name in ("complete", "optimal")} == {"own.not_proved"}


@pytest.mark.parametrize(
    "given",
    [{"tie": "lifo"}, {"reopen": "false", "tie": "low-h"}, {"weight": "3", "algorithm": "weighted-astar"}],
    ids=str,
)
def test_a_copy_is_of_what_is_shown(given: dict[str, str]) -> None:
    """With its options as they are: of the two forms of A*, the one that runs."""
    options = {"problem": "eight-puzzle", "algorithm": "astar", "max_nodes": "500"} | given
    oracle = searched(**options)
    loaded(of_api("own", "sources", options=options)["parts"][0]["copy"])
    own = asked("catalog")["catalog"]["algorithms"][-1]["id"]
    assert searched(**options | {"algorithm": own}) == oracle


def test_a_change_changes_the_search() -> None:
    """Misplaced tiles counted twice are no longer what they were."""
    options = {"problem": "eight-puzzle", "algorithm": "astar", "heuristic": "misplaced", "max_nodes": "500"}
    copy = of_api("own", "sources", options=options)["parts"][1]["copy"]
    loaded(copy.replace("int(tile not in (0, there))", "2 * int(tile not in (0, there))"))
    assert searched(**options | {"heuristic": "own:misplaced"}) != searched(**options)
