"""What a game is, in the terms of AIMA 4e, section 6.1, and a game as the algorithms unfold it.

MAX is the player whose gain the values measure: X, the first to move, or the ▲ of a typed tree.
"""

import operator
from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import inf, nan
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from searchlight.events import CUT, GENERATE, Event
from searchlight.node import Node
from searchlight.problem import Problem

State = TypeVar("State")
Action = TypeVar("Action")

MAX: Final = "MAX"
MIN: Final = "MIN"
CHANCE: Final = "CHANCE"
TURNS: Final = {MAX: 1, MIN: -1, CHANCE: 0}  # the column `turn`
LEAF: Final = 2  # in it, for a state in which the game is over
SIGN: Final = {MAX: 1, MIN: -1}  # of a gain of MAX, as the player sees it


class Game(Problem[State, Action]):
    """A game for MAX and MIN, possibly with dice. States and actions are hashable."""

    @abstractmethod
    def to_move(self, state: State) -> str:
        """Whose turn it is: MAX, MIN or CHANCE."""

    @abstractmethod
    def is_terminal(self, state: State) -> bool:
        """Whether the game is over."""

    @abstractmethod
    def utility(self, state: State, player: str) -> float:
        """What the end of the game is worth to the player."""

    def chance(self, state: State) -> Sequence[tuple[float, Action]]:
        """The probability of each action, where CHANCE is to move."""
        return ()

    def evaluation(self, state: State) -> float:
        """An estimate of the utility to MAX, for a state at the depth limit."""
        return 0

    def is_goal(self, state: State) -> bool:
        """Never: a game is valued, not solved."""
        return False

    def behind(self, state: State) -> Sequence[Action]:
        """The actions that are drawn in a skipped state: those of a tree that is given as a whole."""
        return ()


AnyGame: TypeAlias = Game[Any, Any]


class GameNode(Node):
    """A node of a game tree. `alpha`, `beta`: its window, set when it is visited; `value`: set when it is known."""

    game = True

    __slots__ = ("alpha", "beta", "chance", "children", "turn", "value")

    def __init__(self, state: Any, turn: int, parent: "GameNode | None" = None, action: Any = None) -> None:
        super().__init__(state, parent, action, parent.g + 1 if parent else 0)
        self.turn = turn  # of TURNS, or LEAF
        self.chance = 1.0  # the probability of the move that led here
        self.alpha, self.beta, self.value = -inf, inf, nan
        self.children: Sequence[GameNode] = ()  # while it is open

    def within(self, alpha: float, beta: float) -> "GameNode":
        """The node, visited with this window."""
        self.alpha, self.beta = alpha, beta
        return self

    def worth(self, value: float) -> "GameNode":
        """The node, whose value is known now."""
        self.value = value
        if self.parent is not None:
            self.children = ()
        return self


@dataclass(frozen=True)
class Rules:
    """How a game is unfolded: the options of the algorithms."""

    cut: str = "equal"  # "equal": a value that equals the bound cuts; "beyond": only one beyond it
    moves: str = "given"  # the order of moves
    seed: int = 0
    depth: int | None = None
    window: tuple[float, float] = (-inf, inf)


class Unfolding:
    """A game as an algorithm sees it: with an order of moves, a depth limit, and a rule for cuts."""

    def __init__(self, game: AnyGame, rules: Rules) -> None:
        self.game, self.rules = game, rules
        self.alpha, self.beta = rules.window
        self.reaches: Callable[[float, float], bool] = operator.ge if rules.cut == "equal" else operator.gt
        self._sorted = {"best": -1, "worst": 1}.get(rules.moves, 0)
        self._values: dict[Any, float] = {}

    def root(self) -> GameNode:
        return GameNode(self.game.initial, self._turn(self.game.initial))

    def is_terminal(self, node: GameNode) -> bool:
        """Whether the node is a leaf: the game is over, or this is the depth limit."""
        return node.turn == LEAF or node.depth == self.rules.depth

    def is_max(self, node: GameNode) -> bool:
        return node.turn == TURNS[MAX]

    def is_min(self, node: GameNode) -> bool:
        return node.turn == TURNS[MIN]

    def utility(self, node: GameNode) -> float:
        """What a leaf is worth to MAX."""
        game, state = self.game, node.state
        return game.utility(state, MAX) if node.turn == LEAF else game.evaluation(state)

    def unfold(self, node: GameNode) -> Sequence[GameNode]:
        """Make the node's children, in the order in which they are looked at."""
        node.children = self._children(node)
        return node.children

    def best(self, root: GameNode) -> Any:
        """The first move that reaches the root's value; None if it has no moves."""
        return next((child.action for child in root.children if child.value == root.value), None)

    def _children(self, node: GameNode) -> list[GameNode]:
        game, state = self.game, node.state
        if node.turn == TURNS[CHANCE]:
            return [self._rolled(node, action, chance) for chance, action in game.chance(state)]
        children = [self._moved(node, action) for action in game.actions(state)]
        if self._sorted:
            children.sort(key=lambda child: self._sorted * node.turn * self._value(child.state))
        elif self.rules.moves == "reversed":
            children.reverse()
        elif self.rules.moves == "random":
            Random(f"{self.rules.seed}/{state!r}").shuffle(children)  # the same in every search of this game
        return children

    def rest(self, node: GameNode, last: GameNode) -> Sequence[GameNode]:
        """The children behind the last one that was looked at."""
        return node.children[node.children.index(last) + 1 :]

    def behind(self, node: GameNode) -> Iterator[Event]:
        """What is drawn behind a skipped node: it is made, and skipped, too."""
        waiting = [node]
        while waiting:
            skipped = waiting.pop()
            if skipped is not node:
                yield CUT, skipped
            below = [self._moved(skipped, action) for action in self.game.behind(skipped.state)]
            yield from ((GENERATE, child) for child in below)
            waiting += reversed(below)

    def _moved(self, node: GameNode, action: Any) -> GameNode:
        state = self.game.result(node.state, action)
        return GameNode(state, self._turn(state), node, action)

    def _turn(self, state: Any) -> int:
        return LEAF if self.game.is_terminal(state) else TURNS[self.game.to_move(state)]

    def _rolled(self, node: GameNode, action: Any, chance: float) -> GameNode:
        child = self._moved(node, action)
        child.chance = chance
        return child

    def _value(self, state: Any) -> float:
        """The minimax value of a state, to order moves by it; each state is valued once."""
        if state not in self._values:
            self._values[state] = self._valued(state)
        return self._values[state]

    def _valued(self, state: Any) -> float:
        game = self.game
        if game.is_terminal(state):
            return game.utility(state, MAX)
        turn = game.to_move(state)
        if turn == CHANCE:
            return sum(chance * self._value(game.result(state, action)) for chance, action in game.chance(state))
        best = max if turn == MAX else min
        return best(self._value(game.result(state, action)) for action in game.actions(state))
