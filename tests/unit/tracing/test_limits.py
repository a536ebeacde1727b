"""Failing traced programs: the partial record stays, and the error has its line and its step."""

from textwrap import dedent
from typing import Any

import pytest

from searchlight.errors import BadInput
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


@pytest.mark.parametrize("body", ["while True: pass", "while True: goalTestF(start)", "for _ in iter(int, 1): pass"])
def test_a_time_limit_ends_a_program(body: str) -> None:
    """Whether it asks something or nothing at all."""
    noted = observed(f"def search(start, goalTestF, actionsF):\n    actionsF(start)\n    {body}\n", seconds=0.05)
    assert (noted.outcome, len(noted.expanded)) == ("timeout", 1)


def test_a_recursion_without_end_is_an_error() -> None:
    """In words, and nothing of the interpreter is left changed."""
    noted = observed("""
        import sys
        sys.setrecursionlimit(10**6)

        def search(start, actionsF, takeActionF):
            return search(takeActionF(start, actionsF(start)[0]), actionsF, takeActionF)
    """, max_nodes=10**6)  # fmt: skip
    assert noted.outcome == "error"
    assert noted.error is not None
    assert noted.error.message.id == "own.recursion"


def test_no_python_is_an_error_with_its_line() -> None:
    """Nothing of it ran."""
    noted = observed("def search(start, actionsF)\n    return 1\n")
    assert (noted.outcome, noted.error and noted.error.line, noted.expanded) == ("error", 1, [])


@pytest.mark.parametrize(("chosen", "limit"), [({}, 7), ({"limit": "3"}, 3)])
def test_a_programs_own_limit_holds_until_another_is_chosen(chosen: dict[str, str], limit: int) -> None:
    """A default of its own is part of the program."""
    noted = observed("def search(start, actionsF, maxDepth=7):\n    return maxDepth\n", OPTIONS | chosen)
    assert noted.returned == limit


def test_an_exit_is_the_end_of_a_program() -> None:
    """What it has printed counts."""
    noted = observed("""
        import sys

        def successors(state):
            cells = list(state)
            cells[1], cells[4] = cells[4], cells[1]
            return [tuple(cells)]

        print((1, 4, 2, 3, 0, 5, 6, 7, 8))
        print(successors((1, 4, 2, 3, 0, 5, 6, 7, 8))[0])
        sys.exit(3)
    """, OPTIONS | {"goal": "1,0,2,3,4,5,6,7,8"})  # fmt: skip
    assert (noted.outcome, noted.cost, noted.generated) == ("solution", 1, 1)


def test_states_changed_in_place_are_noticed() -> None:
    """The original state is recorded, and later questions are about the changed state."""
    noted = observed("""
        def search(startState, goalState, actionsF, takeActionF):
            state = takeActionF(startState, actionsF(startState)[0])
            state[0], state[1] = state[1], state[0]
            actionsF(state)
            return None
    """)
    before, after = bytes([1, 0, 2, 3, 4, 5, 6, 7, 8]), bytes([0, 1, 2, 3, 4, 5, 6, 7, 8])
    assert [each[1:] for each in noted.mutated] == [(before, after)]
    assert noted.expanded == [bytes([1, 4, 2, 3, 0, 5, 6, 7, 8]), after]


def test_own_successors_that_change_their_state_are_noticed() -> None:
    """The commonest of all mistakes: the list itself is moved and handed out again and again."""
    noted = observed("""
        def get_successors(state):
            found = []
            for other in (1, 3, 5, 7):
                state[4], state[other] = state[other], state[4]
                found.append(state)
            return found

        get_successors([1, 4, 2, 3, 0, 5, 6, 7, 8])
    """)
    assert noted.mutated[0].before == bytes([1, 4, 2, 3, 0, 5, 6, 7, 8])
    assert len({made.state for made in noted.made}) == 1


@pytest.mark.parametrize(
    ("text", "request_", "field"),
    [
        ("def search(start, actionsF, colour): ...", {}, "argument"),
        ("def search(start, actionsF): ...", {"function": "find"}, "function"),
        ("", {}, "function"),
        ("def search(grid, init, goal): return grid[0][0]", {}, "function"),
    ],
)
def test_what_cannot_be_run_is_refused(text: str, request_: dict[str, Any], field: str) -> None:
    """In a sentence about what was asked for."""
    with pytest.raises(BadInput) as refused:
        observed(text, **request_)
    assert refused.value.field == field
