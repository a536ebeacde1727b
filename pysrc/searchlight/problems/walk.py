"""Starts made by random actions from the goal."""

from contextlib import suppress
from random import Random

from searchlight.errors import NotReversible
from searchlight.problem import Action, Problem, State


def random_start(problem: Problem[State, Action], steps: int, seed: int | str) -> State:
    """The state `steps` random actions away from the goal, or from the initial state where there are many goals.

    Where the problem can be reversed, the actions lead from the state to the goal: on a one-way road too, the start can
    be solved. The same seed gives the same state, on every Python.
    """
    choose = Random(seed).choice
    state = problem.initial if problem.goal is None else problem.goal
    with suppress(NotReversible):
        problem = problem.reverse()
    for _ in range(steps):
        actions = problem.actions(state)
        if not actions:
            break
        state = problem.result(state, choose(actions))
    return state
