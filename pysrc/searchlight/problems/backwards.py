"""Problems searched from the goal, where each action can be undone by one other."""

from collections.abc import Callable, Sequence
from typing import Any

from searchlight.problem import Action, PlainData, Problem, State


class Backwards(Problem[State, Action]):
    """`undoes(action)` is the action that leads back from where the action leads; it is undone by the action itself."""

    def __init__(self, forwards: Problem[State, Action], undoes: Callable[[Action], Action]) -> None:
        assert forwards.goal is not None
        super().__init__(forwards.goal, forwards.initial)
        self.forwards = forwards
        self.undoes = undoes

    def actions(self, state: State) -> Sequence[Action]:
        return [self.undoes(action) for action in self.forwards.actions(state)]

    def result(self, state: State, action: Action) -> State:
        return self.forwards.result(state, self.undoes(action))

    def action_cost(self, state: State, action: Action, next_state: State) -> float:
        return self.forwards.action_cost(next_state, action, state)

    def reverse(self) -> Problem[State, Action]:
        return self.forwards

    @property
    def shape(self) -> PlainData:
        return self.forwards.shape

    def plain(self, state: State) -> Any:
        return self.forwards.plain(state)

    def cells(self, state: State) -> bytes:
        return self.forwards.cells(state)
