"""The entries that a file of your code adds, and the searches that they can be used in."""

import json

import pytest

import worker
from searchlight.user_code.output import MOST_LINES
from searchlight.user_code.starting import TEMPLATES
from tests.unit.user_code.asking import asked, loaded, of_api, opened, searched
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


def test_ten_million_lines_are_counted_and_not_kept() -> None:
    """The first are; of the others, how many there were."""
    output = asked("load_code", "for number in range(100_000):\n    print(number)\n")["output"]
    assert len(output) == MOST_LINES + 1
    assert output[:2] == [[None, "0"], [None, "1"]]
    assert output[-1] == [None, {"id": "own.left_out", "values": {"count": 100_000 - MOST_LINES}}]
