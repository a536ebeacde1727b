"""A copy of what is ours does what the original does, to the last cell, also across boundary 1."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import worker
from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.problems import sliding_heuristics
from searchlight.user_code.plain import boards
from tests.unit.user_code.asking import asked, loaded, of_api, searched

KINDS = {"algorithm": "algorithms", "heuristic": "heuristics", "problem": "problems"}
BUDGET = 300
EVERYWHERE = "astar"  # other algorithms are copied on one problem unless the run is thorough
CASES = [
    pytest.param(
        {"problem": problem.id, "algorithm": algorithm.id, "heuristic": heuristic},
        marks=() if algorithm.id == EVERYWHERE or problem.id == "hanoi" else pytest.mark.thorough,
        id=f"{problem.id} {algorithm.id} {heuristic}",
    )
    for problem in PROBLEMS.values()
    for algorithm in ALGORITHMS.values()
    for heuristic in (problem.heuristics if algorithm.uses_h else ("zero",))
    if (problem.reverses or not algorithm.reverses) and not algorithm.only
]


@pytest.mark.parametrize("options", CASES)
def test_a_copy_does_what_the_original_does(options: dict[str, str]) -> None:
    """The same record and the same end, with the algorithm, the heuristic or the problem in a reader's own file."""
    chosen = options | {"max_nodes": str(BUDGET)}
    oracle = searched(**chosen)
    for part in of_api("user_code", "sources", options=chosen)["parts"]:
        [own] = loaded(part["copy"])["own"][KINDS[part["part"]]]
        unknown = {"lowest_cost": None} if part["part"] == "problem" else {}
        assert searched(**chosen | {part["part"]: own}) == (oracle[0], oracle[1] | unknown), part["part"]
        again = of_api("user_code", "sources", options=chosen | {part["part"]: own})["parts"]
        assert [each["copy"] for each in again if each["part"] == part["part"]] == [part["copy"]]
    worker.load_code("")


def test_a_copy_of_jump_point_search_brings_its_helpers() -> None:
    """The jumps and the pruning stand in the file, too."""
    given = {"problem": "grid", "moves": "8", "algorithm": "jump-point", "heuristic": "octile"}
    copy = of_api("user_code", "sources", options=given)["parts"][0]["copy"]
    [own] = loaded(copy)["own"]["algorithms"]
    assert searched(**given | {"algorithm": own}) == searched(**given)
    assert "def forced" in copy
    worker.load_code("")


@pytest.mark.parametrize(
    "chosen",
    [{"tie": "lifo"}, {"reopen": "false", "tie": "low-h"}, {"weight": "3", "algorithm": "weighted-astar"}],
    ids=str,
)
def test_a_copy_is_of_what_is_shown(chosen: dict[str, str]) -> None:
    """With its options as they are: of the two forms of A*, the one that runs."""
    options = {"problem": "eight-puzzle", "algorithm": "astar", "max_nodes": "500"} | chosen
    oracle = searched(**options)
    loaded(of_api("user_code", "sources", options=options)["parts"][0]["copy"])
    own = asked("catalog")["catalog"]["algorithms"][-1]["id"]
    assert searched(**options | {"algorithm": own}) == oracle


@given(st.permutations(range(9)), st.permutations(range(9)))
def test_the_plain_heuristics_of_boards_are_the_built_in_ones(state: list[int], goal: list[int]) -> None:
    """For any two boards."""
    for name, plain in (("misplaced", boards.misplaced), ("manhattan", boards.manhattan)):
        known = () if name == "misplaced" else (3,)
        assert plain(state, goal, *known) == sliding_heuristics.HEURISTICS[name](bytes(goal), 3)(bytes(state))
    built_in = sliding_heuristics.linear_conflict(bytes(goal), 3)
    assert boards.linear_conflict(state, goal, 3, 3) == built_in(bytes(state))


HEURISTIC = '''
def far(state, goal):
    """Tiles that are wrong."""
    if state[4] == 8:
        return None
    print("at", list(state))
    return sum(tile != 0 and tile != goal[at] for at, tile in enumerate(state))
'''


def test_a_file_is_told_of_and_taken_away_again() -> None:
    """Its entries are in the catalog only while it is loaded."""
    before = asked("catalog")["catalog"]
    answer = asked("load_code", "print('loading')" + HEURISTIC)
    assert answer["own"] == {"problems": [], "heuristics": ["own:far"], "algorithms": []}
    assert (answer["ok"], answer["warnings"], answer["output"]) == (True, [], [[None, "loading"]])
    assert answer["catalog"] == asked("catalog")["catalog"]
    assert answer["catalog"]["heuristics"][-1] == {"id": "own:far", "label": "far", "summary": "Tiles that are wrong."}
    assert answer["catalog"]["problems"][0]["heuristics"][-1] == "own:far"
    assert asked("load_code", "")["catalog"] == before


def test_a_file_that_cannot_be_used_leaves_the_one_before() -> None:
    """So what is shown can still be searched on."""
    asked("load_code", HEURISTIC)
    refused = asked("load_code", "def far(state)\n    return 1\n")
    assert refused == {"ok": False, "errors": [{"field": "code", "id": "own.syntax.colon", "values": {}, "line": 1}]}
    assert asked("check", json.dumps({"heuristic": "own:far"}))["ok"]


def test_what_comes_before_a_failure_is_told_before_it() -> None:
    """A chunk with all events up to it, then the failure, with the line, the state, and the event of each print."""
    asked("load_code", HEURISTIC)
    run = asked("open_run", json.dumps({"heuristic": "own:far"}))["run"]
    chunk = worker.advance(run, None, None)
    assert chunk["failed"] is None
    assert len(chunk["kind"]) > 3
    assert json.loads(chunk["output"])[0] == [0, "at [8, 0, 6, 5, 4, 7, 2, 3, 1]"]
    failed = json.loads(worker.advance(run, None, None)["failed"])
    [said] = failed["errors"]
    assert (said["field"], said["id"], said["line"]) == ("code", "own.at_state", 2)
    assert said["state"]["cells"][4] == 8
    assert said["values"]["what"] == {"id": "own.returned_none", "values": {"function": "far"}}
    assert json.loads(worker.advance(run, None, None)["failed"]) == failed
