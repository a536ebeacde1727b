"""Starts made by walking at random (document 001, randomStartState)."""

from random import Random

from searchlight.problem import Action, Problem, State


def random_start(problem: Problem[State, Action], steps: int, seed: int | str) -> State:
    """The state after `steps` random actions from the problem's initial state; the same for the same seed."""
    choose = Random(seed).choice
    state = problem.initial
    for _ in range(steps):
        actions = problem.actions(state)
        if not actions:
            break
        state = problem.result(state, choose(actions))
    return state
