"""Failing traced programs: the partial record stays, and the error has its line and its step."""

from textwrap import dedent
from typing import Any

import pytest

from searchlight.tracing.watch.observation import Observation
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request
from tests.unit.setups import setup_of

OPTIONS = {"problem": "eight-puzzle", "start": "1,4,2,3,0,5,6,7,8"}
SEARCH = """
def search(startState, goalState, actionsF, takeActionF):
    queue, seen = [startState], []
    while queue:
        state = queue.pop(0)
        {}
        for action in actionsF(state):
            queue.append(takeActionF(state, action))
"""


def observed(text: str, options: dict[str, Any] = OPTIONS, **request: Any) -> Observation:
    setup = setup_of(options)
    return observe(setup, Request(dedent(text), **request))


@pytest.mark.parametrize(
    ("line", "error", "said"),
    [
        ("1 / (3 - len(seen)) or seen.append(state); seen.append(state)", 6, "divided by zero"),
        ("seen.append(state); print(undefined) if len(seen) > 3 else None", 6, "undefined"),
        ("seen.append(state); input() if len(seen) > 3 else None", 6, "input"),
        ("seen.append(state); open('x.txt') if len(seen) > 3 else None", 6, "x.txt"),
        ("seen.append(state); takeActionF(state, 'jump') if len(seen) > 3 else None", 6, "jump"),
    ],
)
def test_an_error_keeps_what_was_noted_before(line: str, error: int, said: str) -> None:
    """With the line of the program, and after how many expansions it was."""
    noted = observed(SEARCH.format(line))
    assert noted.outcome == "error"
    assert noted.error is not None
    assert (noted.error.line, noted.error.when) == (error, 3)
    assert said in noted.error.text
    assert len(noted.expanded) == len(noted.lines) == 3


def test_a_budget_ends_a_program() -> None:
    """As soon as so many nodes are made, although the program takes every exception for its own."""
    noted = observed("""
        def search(startState, goalState, successorsF):
            while True:
                try:
                    successorsF(startState)
                except Exception:
                    pass
    """, max_nodes=50)  # fmt: skip
    assert (noted.outcome, noted.generated) == ("budget", 50)


@pytest.mark.parametrize(("chosen", "limit"), [({}, 7), ({"limit": "3"}, 3)])
def test_a_programs_own_limit_holds_until_another_is_chosen(chosen: dict[str, str], limit: int) -> None:
    """A default of its own is part of the program."""
    noted = observed("def search(start, actionsF, maxDepth=7):\n    return maxDepth\n", OPTIONS | chosen)
    assert noted.returned == limit
