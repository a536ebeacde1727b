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
        """The estimated cost from the state to the nearest goal: a number, not negative, 0 at a goal.

        Infinity says that no goal can be reached from here: the node's turn never comes.
        """
        return 0

    def reverse(self) -> "Problem[State, Action]":
        """The same problem searched from the goal: initial state and goal exchanged, each action led backwards.

        An action is named as the one that it undoes, and `action_cost(state, action, next_state)` is what that one
        costs, from next_state to state. h need not be there. Raises NotReversible: no single goal, or no way back.
        """
        raise NotReversible(type(self).__name__)

    @property
    def shape(self) -> PlainData:
        """What all states look like: the `kind` of their face, and what this must know to draw one.

        `{"kind": "text"}`: a name. Where each state is the same number of small numbers, `cells` says how many:
        `{"kind": "board", "cells": 9, "rows": 3, "columns": 3}`, tiles, 0 the blank; `{"kind": "ring", "cells": 8}`, 1
        for what is on; `{"kind": "pegs", "cells": 4, "pegs": 3}`, the peg of each disc, the smallest first;
        `{"kind": "jugs", "cells": 2, "sizes": [4, 3]}`, what is in each; `{"kind": "banks", "cells": 3, "people": 3,
        "boat": 2}`, missionaries, cannibals and boats on the left bank. Where each is so many 16-bit numbers, `places`
        says it: `{"kind": "cell", "places": 2, "rows": 14, "columns": 24}`, x and y on a grid.
        """
        return {"kind": "text"}

    @property
    def space(self) -> PlainData | None:
        """The whole state space, where it can be drawn.

        A map: `{"kind": "map", "nodes": {"A": [x, y]}, "edges": [["A", "B", cost]], "directed", "start", "goal"}`, y
        upwards, an undirected edge once; with `"turns": true` it may be drawn from top to bottom, too. A grid:
        `{"kind": "grid", "columns", "rows", "costs", "start", "goal"}`, the costs row by row from the top, 0 for a
        barrier.
        """
        return None

    def plain(self, state: State) -> Any:
        """The state as `json` writes it: a name in one line; of a board or a ring the list of its cells, numbers."""
        return str(state)

    def cells(self, state: State) -> bytes:
        """The state as the small numbers that `shape` promises with `cells`; the order of states is theirs."""
        return bytes(self.plain(state))

    def text(self, state: State) -> str:
        """The state in one line, as the option `start` takes it."""
        plain = self.plain(state)
        return plain if isinstance(plain, str) else ",".join(map(str, plain))

    def describe(self, state: State) -> PlainData:
        """What the state looks like: the shape, the state in one line, and its cells where it has some."""
        if "cells" in self.shape:
            return {"shape": self.shape, "text": self.text(state), "cells": list(self.cells(state))}
        return {"shape": self.shape, "text": self.text(state)}


AnyProblem: TypeAlias = Problem[Any, Any]
