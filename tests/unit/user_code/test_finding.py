"""The entries that a file of your code adds, and the searches that they can be used in."""

import json
from typing import Any

import pytest

import worker
from searchlight.user_code.output import MOST_LINES
from searchlight.user_code.starting import TEMPLATES
from tests.unit.user_code.asking import asked, loaded, of_api, opened, said, searched
from tests.unit.user_code.test_mistakes import LINE

FUNCTIONS = """
start = [5, 3]
goal = [0, 0]
def actions(state):
    return [at for at, amount in enumerate(state) if amount]
def result(state, action):
    state[action] -= 1
    return state
def cost(state, action, next_state):
    return action + 1
"""


@pytest.mark.parametrize("name", [name for name, _ in TEMPLATES])
def test_a_template_loads_runs_and_is_judged(name: str) -> None:
    """Nothing of it is left aside; the search that shows it finds a solution; its heuristic never overestimates."""
    [template] = [each for each in of_api("user_code", "templates")["templates"] if each["id"] == name]
    loaded(template["text"])
    options = template["options"]
    _, outcome = searched(**options)
    assert outcome["outcome"] == "solution"
    verdict = asked("verdict", json.dumps(options | {"algorithm": "astar"}))
    assert verdict["admissible"] in ([True] if name != "heuristic" else [None])
    again = opened(**options, start=opened(**options)["start"]["text"])
    assert again["start"] == opened(**options)["start"]


@pytest.mark.parametrize("algorithm", ["breadth-first", "uniform-cost", "astar", "ida-star", "rbfs", "depth-first"])
def test_a_problem_of_functions_is_searched_by_every_algorithm(algorithm: str) -> None:
    """States may be lists, which the functions may change: they are given copies."""
    loaded(FUNCTIONS + "def h(state):\n    return sum(state)\n")
    _, outcome = searched(problem="own:problem", algorithm=algorithm, heuristic="own:h")
    assert outcome["cost"] == 5 + 2 * 3


def test_start_and_goal_of_an_own_problem_can_be_typed() -> None:
    """They are typed as they are shown, and invalid ones are refused with an example."""
    loaded(FUNCTIONS + LINE)
    assert opened(problem="own:problem", start="[1, 2]")["start"]["text"] == "[1, 2]"
    assert opened(problem="own:Line", start="2", goal="4")["goal"]["text"] == "4"
    refused = asked("check", json.dumps({"problem": "own:Line", "start": "here"}))
    assert refused["errors"] == [
        {"field": "start", "id": "own.unreadable_state", "values": {"value": "here", "example": "0"}}
    ]


def test_a_problem_without_a_single_goal_has_no_field_for_one() -> None:
    """It says when it has arrived."""
    text = LINE.replace("goal=5", "goal=None") + "    def is_goal(self, state): return state in (-3, 4)\n"
    answer = loaded(text)
    entry = answer["catalog"]["problems"][-1]
    assert (entry["options"], entry["goal"], entry["reverses"]) == (["start"], "", False)
    assert searched(problem="own:Line", algorithm="breadth-first")[1]["actions"] == [-1, -1, -1]


@pytest.mark.parametrize(
    ("function", "value"),
    [
        ("def far(state):\n    return 4 - state", 4),
        ("def far(state, goal):\n    return goal - state", 5),
        ("def far(problem, state):\n    return problem.goal - state + 1", 6),
        ("def far(problem):\n    return lambda state: 7", 7),
        ("def far(goal):\n    return lambda state: goal + 3", 8),
        ("def far(state, weight=9):\n    return weight", 9),
    ],
)
def test_a_heuristic_asks_by_name_for_what_it_needs(function: str, value: float) -> None:
    """The state, beside it the problem or the goal; or these alone, and then it makes the function once."""
    answer = loaded(LINE + function + "\n")
    assert answer["own"]["heuristics"] == ["own:Line.h", "own:far"]
    verdict = asked("verdict", json.dumps({"problem": "own:Line", "heuristic": "own:far", "algorithm": "astar"}))
    assert verdict["ok"]
    run = opened(problem="own:Line", algorithm="greedy", heuristic="own:far")["run"]
    assert worker.advance(run, 1, None)["h"][0] == value


@pytest.mark.parametrize(
    ("member", "value", "sentence"),
    [
        ("shape", {"kind": "board", "cells": 9, "rows": 3}, "shape returned {"),
        ("shape", {"kind": "board", "cells": 8, "rows": 3, "columns": 3}, "shape returned {"),
        ("shape", {"kind": "jugs", "cells": 2, "sizes": 3}, "shape returned {"),
        ("shape", {"cells": 2}, "shape returned {"),
        ("shape", {"kind": "ring", "cells": 2}, "This state is not the 2 small numbers that shape announces."),
        ("space", {"kind": "map"}, "space returned {"),
    ],
)
def test_a_face_that_cannot_be_drawn_is_refused(member: str, value: Any, sentence: str) -> None:
    """The page draws without asking: neither a shape nor a space with something missing comes to it."""
    text = LINE + f"    @property\n    def {member}(self):\n        return {value}\n"
    answer = asked("load_code", text)
    told = answer["warnings"] or asked("open_run", json.dumps({"problem": "own:Line"}))["errors"]
    assert said(told[0]).startswith(sentence)


def test_an_unknown_kind_of_face_is_a_text() -> None:
    """And a text is a text, whatever `plain` gives."""
    loaded(LINE + "    shape = {'kind': 'stairs'}\n    def plain(self, state): return state\n")
    assert opened(problem="own:Line")["start"] == {"shape": {"kind": "text"}, "text": "0"}


def test_what_another_part_uses_is_a_part_of_that() -> None:
    """Helpers are not heuristics, called generators are not algorithms, and names with _ are private."""
    answer = loaded("def helper(a): return a\ndef _h(a): return a\ndef far(state): return helper(0)\n")
    assert answer["own"]["heuristics"] == ["own:far"]


def test_own_heuristics_are_offered_everywhere_and_first_where_they_belong() -> None:
    """For our problems behind ours; for the file's, their own h comes first."""
    answer = loaded(LINE + "def far(state): return 0\n")
    offered = {each["id"]: each["heuristics"] for each in answer["catalog"]["problems"]}
    assert offered["own:Line"] == ["own:Line.h", "own:far", "zero"]
    assert offered["graph"] == ["table", "zero", "own:far"]


def test_an_own_search_may_be_one_of_ours_under_another_f() -> None:
    """Its options are its parameters; the lines shown are its own and ours."""
    loaded(
        "from searchlight.algorithms.best_first import best_first_search\n"
        "def heavy(problem, weight, frontier):\n"
        "    return best_first_search(problem, lambda node: node.g + weight * node.h, frontier)\n"
    )
    options: dict[str, Any] = {"problem": "eight-puzzle", "weight": "2", "tie": "lifo", "max_nodes": "400"}
    assert searched(**options, algorithm="own:heavy")[0] == searched(**options, algorithm="weighted-astar")[0]
    source = opened(**options, algorithm="own:heavy")["table"]["source"]["text"]
    assert "def heavy" in source
    assert "def best_first_search" in source


def test_ten_million_lines_are_counted_and_not_kept() -> None:
    """The first are; of the others, how many there were."""
    output = asked("load_code", "for number in range(100_000):\n    print(number)\n")["output"]
    assert len(output) == MOST_LINES + 1
    assert output[:2] == [[None, "0"], [None, "1"]]
    assert output[-1] == [None, {"id": "own.left_out", "values": {"count": 100_000 - MOST_LINES}}]


def test_output_is_whole_lines_and_what_is_left_of_one() -> None:
    """However it was written, to whichever of the two streams."""
    text = "import sys\nprint('a', end='')\nprint('b')\nprint('c', file=sys.stderr)\nprint('d', end='')\n"
    assert asked("load_code", text)["output"] == [[None, "ab"], [None, "c"], [None, "d"]]
