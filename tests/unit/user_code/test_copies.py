"""A copy of what is ours does what the original does, to the last cell, also across boundary 1."""

import ast
import json
from types import SimpleNamespace

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
        assert searched(**chosen | {part["part"]: own}) == oracle, part["part"]
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
    ("algorithm", "options"),
    [("astar", ["tie"]), ("weighted-astar", ["weight", "tie"]), ("iterative-deepening", ["limit"]), ("rbfs", [])],
)
def test_a_copy_keeps_the_options_that_its_functions_take(algorithm: str, options: list[str]) -> None:
    """And what a viewer must know of it; what is proved of the original is not said of it."""
    copy = of_api("user_code", "sources", options={"algorithm": algorithm})["parts"][0]["copy"]
    answer = loaded(copy)
    entry = answer["catalog"]["algorithms"][-1]
    ours = next(each for each in answer["catalog"]["algorithms"] if each["id"] == algorithm)
    assert entry["options"] == options
    assert {name: entry[name] for name in ("key", "uses_h", "recursive", "visited_name")} == {
        name: ours[name] for name in ("key", "uses_h", "recursive", "visited_name")
    }
    assert {entry["facts"][name]["text"] for name in ("complete", "optimal")} == {"own.not_proved"}


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


def test_a_change_changes_the_search() -> None:
    """Misplaced tiles counted twice are no longer what they were."""
    options = {"problem": "eight-puzzle", "algorithm": "astar", "heuristic": "misplaced", "max_nodes": "500"}
    copy = of_api("user_code", "sources", options=options)["parts"][1]["copy"]
    loaded(copy.replace("total += 1", "total += 2"))
    assert searched(**options | {"heuristic": "own:misplaced"}) != searched(**options)


def of_heuristic(problem: str, heuristic: str, **options: str) -> str:
    chosen = {"problem": problem, "algorithm": "astar", "heuristic": heuristic} | options
    copy: str = of_api("user_code", "sources", options=chosen)["parts"][1]["copy"]
    return copy


@pytest.mark.parametrize(
    ("problem", "heuristic"), [(problem.id, name) for problem in PROBLEMS.values() for name in problem.heuristics]
)
def test_a_copy_of_a_heuristic_is_short_and_plain(problem: str, heuristic: str) -> None:
    """About ten lines of a function of a state and what it needs of the goal: no types, no tables."""
    copy = of_heuristic(problem, heuristic)
    functions = [node for node in ast.parse(copy).body if isinstance(node, ast.FunctionDef)]
    assert 1 <= len(functions) <= 3
    for function in functions:
        assert (function.end_lineno or 0) - function.lineno < 12
        assert function.returns is None
        assert all(each.annotation is None for each in function.args.args)
        assert not any(isinstance(node, ast.Lambda) for node in ast.walk(function))
    assert "typing" not in copy


@given(st.permutations(range(9)), st.permutations(range(9)))
def test_the_plain_heuristics_of_boards_are_the_built_in_ones(state: list[int], goal: list[int]) -> None:
    """For any two boards."""
    for name, plain in (("misplaced", boards.misplaced), ("manhattan", boards.manhattan)):
        known = () if name == "misplaced" else (3,)
        assert plain(state, goal, *known) == sliding_heuristics.HEURISTICS[name](bytes(goal), 3)(bytes(state))
    built_in = sliding_heuristics.linear_conflict(bytes(goal), 3)
    assert boards.linear_conflict(state, goal, 3, 3) == built_in(bytes(state))


def test_the_copy_of_a_graphs_numbers_has_them() -> None:
    """They can be changed one by one."""
    copy = of_heuristic("graph", "table", graph="romania")
    assert "'Arad': 366" in copy
    assert max(map(len, copy.split("\n"))) <= 100


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


def test_what_is_searched_again_is_not_printed_again() -> None:
    """Catching up with what the page has, and the digest, say nothing."""
    asked("load_code", HEURISTIC.replace("return None", "pass"))
    options = json.dumps({"heuristic": "own:far", "max_nodes": 50})
    first = asked("open_run", options)["run"]
    worker.advance(first, None, None)
    again = asked("open_run", options)["run"]
    assert asked("catch_up", again, 40) == {"ok": True, "there": True}
    assert worker.digest(again) == worker.digest(again)
    assert "output" not in asked("catalog")


def test_what_cannot_be_fetched_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """The modules for own code come when they are needed; without a network they may not."""

    def nothing(bundle: str) -> None:
        raise OSError(bundle)

    monkeypatch.setattr(worker.solver, "own", None)
    monkeypatch.setattr(worker, "js", SimpleNamespace(layOutBundle=nothing))
    for answer in (asked("load_code", HEURISTIC), of_api("user_code", "templates")):
        assert answer == {"ok": False, "errors": [{"field": "code", "id": "search.not_fetched", "values": {}}]}
