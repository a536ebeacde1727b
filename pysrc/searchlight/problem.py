"""What a search problem is: states, the actions between them, what these cost, and when one has arrived."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from searchlight.errors import NotReversible

State = TypeVar("State", bound=Hashable)
Action = TypeVar("Action", bound=Hashable)

PlainData: TypeAlias = Mapping[str, Any]  # what `json` can write


class Problem(ABC, Generic[State, Action]):
    """A search problem in the terms of the book. States and actions are hashable; equal states are one state.

    `actions`, `result`, `action_cost`, `is_goal` and `h` must be functions of their arguments alone: the same search
    is run again when a part of it was dropped from memory.
    """

    def __init__(self, initial: State, goal: State | None = None) -> None:
        """`goal`: the one goal state, where there is just one."""
        self.initial = initial
        self.goal = goal

    @abstractmethod
    def actions(self, state: State) -> Sequence[Action]:
        """What can be done in the state, in the order in which the children are to be generated."""

    @abstractmethod
    def result(self, state: State, action: Action) -> State:
        """The state in which the action ends."""

    def action_cost(self, state: State, action: Action, next_state: State) -> float:
        """What the action costs: a number, not negative."""
        return 1

    def is_goal(self, state: State) -> bool:
        """Whether the search has arrived."""
        return state == self.goal

    def h(self, state: State) -> float:
        """The estimated cost from the state to the nearest goal: a number, not negative, 0 at a goal."""
        return 0

    def reverse(self) -> "Problem[State, Action]":
        """The same problem searched from the goal: initial state and goal exchanged, each action led backwards.

        An action is named as the one that it undoes, and `action_cost(state, action, next_state)` is what that one
        costs, from next_state to state. h need not be there. Raises NotReversible: no single goal, or no way back.
        """
        raise NotReversible(type(self).__name__)

    @property
    def shape(self) -> PlainData:
        """What all states look like.

        `{"kind": "text"}`; `{"kind": "board", "rows": 3, "columns": 3}`, tiles with 0 for a blank;
        `{"kind": "ring", "count": 8}`, 1 for what is on; or `{"kind": "cell", "rows": 14, "columns": 24}`, a place x,y.
        """
        return {"kind": "text"}

    @property
    def space(self) -> PlainData | None:
        """The whole state space, where it can be drawn.

        A map: `{"kind": "map", "nodes": {"A": [x, y]}, "edges": [["A", "B", cost]], "directed", "start", "goal"}`, y
        upwards, an undirected edge once. A grid: `{"kind": "grid", "columns", "rows", "costs", "start", "goal"}`, the
        costs row by row from the top, 0 for a barrier.
        """
        return None

    def plain(self, state: State) -> Any:
        """The state as `json` writes it: a name in one line; of a board or a ring the list of its cells, numbers."""
        return str(state)

    def text(self, state: State) -> str:
        """The state in one line, as the option `start` takes it."""
        plain = self.plain(state)
        return plain if isinstance(plain, str) else ",".join(map(str, plain))

    def describe(self, state: State) -> PlainData:
        """What the state looks like: the shape, and its `text` or its `cells`."""
        return {**self.shape, "cells" if self.shape["kind"] in ("board", "ring") else "text": self.plain(state)}


AnyProblem: TypeAlias = Problem[Any, Any]
