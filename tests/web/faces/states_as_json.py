"""States of every problem as the page gets them, and as the solver says them.

Prints a list of `{options, shape, sent, text}`: all states that can be reached, or the first ones of many.
"""

import json
from typing import Any

from searchlight.catalog import PROBLEMS
from searchlight.problem import AnyProblem
from searchlight.setup import Setup, read
from searchlight.stream.chunk import encoded

MOST = 700
OTHERS: list[dict[str, Any]] = [
    {"problem": "hanoi", "start": "321,-,-"},
    {"problem": "hanoi", "start": "987654321,-,-"},
    {"problem": "water-jugs", "jugs": "12,8,5", "goal": "6"},
    {"problem": "water-jugs", "jugs": "99,1", "goal": "7"},
    {"problem": "pillars", "start": "0,0,0,0,1"},
]


def reachable(problem: AnyProblem) -> list[Any]:
    """In order of appearance."""
    states = {problem.initial: None}
    for state in (queue := [problem.initial]):
        for action in problem.actions(state):
            if (child := problem.result(state, action)) not in states and len(states) < MOST:
                states[child] = None
                queue.append(child)
    return queue


def all_states(options: dict[str, Any]) -> dict[str, Any]:
    """The states of one problem."""
    setup = read(options)
    assert isinstance(setup, Setup), setup
    problem = setup.problem
    states = reachable(problem)
    sent = {name: list(values) for name, values in encoded(problem.shape, states, problem.cells, problem.plain).items()}
    return {"options": options, "shape": problem.shape, "sent": sent, "text": [problem.text(state) for state in states]}


if __name__ == "__main__":
    print(json.dumps([all_states(options) for options in [*({"problem": name} for name in PROBLEMS), *OTHERS]]))
