"""Starts made by walking at random (document 001, randomStartState)."""

from random import Random

from searchlight.problem import Action, Problem, State


def random_start(problem: Problem[State, Action], steps: int, seed: int | str) -> State:
    """The state after `steps` random actions from the goal, or from the initial state where there are many goals.

    The same seed gives the same state, on every Python.
    """
    choose = Random(seed).choice
    state = problem.initial if problem.goal is None else problem.goal
    for _ in range(steps):
        actions = problem.actions(state)
        if not actions:
            break
        state = problem.result(state, choose(actions))
    return state
