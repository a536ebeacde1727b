"""Problems of the catalog and the children of their states."""

from searchlight.problem import AnyProblem
from searchlight.setup import Setup, read


def problem(**options: object) -> AnyProblem:
    made = read(options)
    assert isinstance(made, Setup), made
    return made.problem


def children(of: AnyProblem, state: object) -> list:
    return [of.result(state, action) for action in of.actions(state)]
