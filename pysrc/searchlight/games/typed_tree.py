"""A game tree in one line: `[[3 12 8] [2 4 6] [14 5 2]]`, or with names, `A[B[3 12 8] C[2 4 6]]`.

Levels alternate from MAX. `min[…]`, `max[…]` and `chance[0.5:3 0.5:[…]]` override that; below a chance node the other
player moves. Leaves are numbers; `?` is a leaf that must not be evaluated. Commas, semicolons and line breaks are
spaces. Nodes without a name are called A, B, C, … level by level.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from searchlight.errors import BadInput
from searchlight.games import errors
from searchlight.games.game import CHANCE, MAX, MIN, SIGN, Game
from searchlight.problem import PlainData
from searchlight.problems.typed import Typed

AIMA: Final = "[[3 12 8] [2 4 6] [14 5 2]]"
BUILT_IN: Final = {
    "aima": AIMA,  # figure 6.2
    "dice": "[chance[0.5:[2 2] 0.5:[1 2]] chance[0.5:[0 2] 0.5:[-1 0]]]",  # AIMA's exercises: a trivial game with dice
}
MOST_NODES: Final = 20_000
OTHER: Final = {MAX: MIN, MIN: MAX}
PLAYERS: Final = {"max": MAX, "min": MIN, "chance": CHANCE}
NUMBER: Final = r"[-−+]?(?:\d+(?:\.\d*)?|\.\d+)"
TOKEN: Final = re.compile(
    rf"(?P<space>[\s,;]+)|(?P<open>[^\W\d]\w*\s*\[|\[)|(?P<close>\])|(?P<unknown>\?)"
    rf"|(?P<chance>\d+/\d+\s*:|(?:\d+(?:\.\d*)?|\.\d+)\s*:)|(?P<number>{NUMBER}(?![\w.]))"
)


@dataclass
class Branch:
    """A node of a typed tree. `number`: of a leaf, from 0, left to right; of an inner node −1."""

    player: str
    column: int  # where it begins in the text, from 1
    name: str = ""
    chance: float | None = None  # its probability below a chance node
    number: int = -1
    value: float | None = None  # of a leaf; None: unknown
    children: list["Branch"] = field(default_factory=list)

    @property
    def label(self) -> str:
        if self.number < 0:
            return self.name
        return "?" if self.value is None else f"{self.value:g}".replace("-", "−")


class TreeGame(Game[int, str | int]):
    """A typed tree. States are the numbers of its nodes, level by level; an action is the child's name or number."""

    def __init__(self, root: Branch, text: str) -> None:
        super().__init__(0)
        self.text_of_tree = text
        self.nodes = list(level_by_level(root))
        actions = [_actions(node) for node in self.nodes]
        name_all(self.nodes)
        places = {id(node): place for place, node in enumerate(self.nodes)}
        self._children = [[places[id(child)] for child in node.children] for node in self.nodes]
        self._actions = actions
        self.leaves = sum(node.number >= 0 for node in self.nodes)

    def to_move(self, state: int) -> str:
        return self.nodes[state].player

    def actions(self, state: int) -> Sequence[str | int]:
        return self._actions[state]

    def result(self, state: int, action: str | int) -> int:
        return self._children[state][self._actions[state].index(action)]

    def is_terminal(self, state: int) -> bool:
        return self.nodes[state].number >= 0

    def utility(self, state: int, player: str) -> float:
        """Raises BadInput for a leaf that must not be evaluated."""
        leaf = self.nodes[state]
        if leaf.value is None:
            raise errors.unknown_leaf(leaf.number, leaf.column)
        return SIGN[player] * leaf.value

    def chance(self, state: int) -> Sequence[tuple[float, str | int]]:
        chances = [child.chance or 0 for child in self.nodes[state].children]
        return list(zip(chances, self._actions[state], strict=True))

    def behind(self, state: int) -> Sequence[str | int]:
        return self._actions[state]

    def leaf(self, state: int) -> int:
        """The number of a leaf, from 0, left to right; −1 for an inner node."""
        return self.nodes[state].number

    @property
    def height(self) -> int:
        """The greatest depth of a leaf."""
        depths = [0] * len(self.nodes)
        for place, children in enumerate(self._children):
            for child in children:
                depths[child] = depths[place] + 1
        return max(depths)

    @property
    def has_chance(self) -> bool:
        return any(node.player == CHANCE for node in self.nodes)

    @property
    def shape(self) -> PlainData:
        return {"kind": "text"}

    def plain(self, state: int) -> str:
        return self.nodes[state].label


def _actions(node: Branch) -> list[str | int]:
    """Names where all children have different ones, else numbers from 0."""
    names = [child.name for child in node.children]
    return list(names) if all(names) and len(set(names)) == len(names) else list(range(len(names)))


def level_by_level(root: Branch) -> Iterator[Branch]:
    """The nodes of a tree."""
    waiting = [root]
    for node in waiting:  # grows while it is gone through
        yield node
        waiting += node.children


def name_all(nodes: Sequence[Branch]) -> None:
    """Give names to the inner nodes that have none."""
    names = _names({each.name for each in nodes})
    for node in nodes:
        if node.number < 0 and not node.name:
            node.name = next(names)


def _names(taken: set[str]) -> Iterator[str]:
    """A, B, …, Z, A1, B1, …"""
    for number in range(MOST_NODES):
        name = chr(ord("A") + number % 26) + (str(number // 26) if number >= 26 else "")
        if name not in taken:
            yield name


class Reader:
    """Reads a line of text. Raises BadInput, which names the column."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.open: list[Branch] = []
        self.leaves = self.nodes = 0
        self.chance: tuple[float, int] | None = None  # that was read for the next child, and its column

    def read(self) -> Branch:
        at, root = 0, None
        while at < len(self.text):
            token = TOKEN.match(self.text, at)
            if token is None:
                raise errors.not_a_tree("character", at + 1, what=self.text[at])
            closed = self._take(token.lastgroup or "", token[0], at + 1, root)
            root, at = closed or root, token.end()
        if self.open:
            raise errors.not_a_tree("not_closed", self.open[-1].column)
        if root is None:
            raise errors.not_a_tree("empty", 1)
        return root

    def _take(self, kind: str, token: str, column: int, root: Branch | None) -> Branch | None:
        """Take in a token, and return the root when it is closed."""
        if kind == "space":
            return None
        if root is not None:
            raise errors.not_a_tree("behind", column)
        if kind == "close":
            return self._close(column)
        if kind == "chance":
            self._read_chance(token, column)
        elif kind == "open":
            self._open(token[:-1].strip(), column)
        else:
            self._leaf(None if kind == "unknown" else float(token.replace("−", "-")), column)
        return None

    def _read_chance(self, token: str, column: int) -> None:
        if not self.open or self.open[-1].player != CHANCE:
            raise errors.not_a_tree("no_chance_here", column)
        if self.chance is not None:
            raise errors.not_a_tree("two_chances", column)
        try:
            chance = float(Fraction(token[:-1].strip()))
        except (ValueError, ZeroDivisionError):
            chance = -1
        if not 0 < chance <= 1:
            raise errors.not_a_tree("bad_chance", column, what=token[:-1].strip())
        self.chance = chance, column

    def _open(self, name: str, column: int) -> None:
        player = PLAYERS.get(name.lower())
        node = Branch(player or self._next_player(), column, "" if player else name)
        self._add(node)
        self.open.append(node)

    def _next_player(self) -> str:
        """The player who moves below the innermost open node: the other one than above it, over chance nodes."""
        for node in reversed(self.open):
            if node.player != CHANCE:
                return OTHER[node.player]
        return MAX

    def _leaf(self, value: float | None, column: int) -> None:
        if not self.open:
            raise errors.not_a_tree("no_bracket", column)
        if value is not None and value.is_integer():
            value = int(value)
        self._add(Branch(self._next_player(), column, number=self.leaves, value=value))
        self.leaves += 1

    def _add(self, node: Branch) -> None:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise errors.not_a_tree("too_large", node.column, most=MOST_NODES)
        if self.open:
            above = self.open[-1]
            if above.player == CHANCE and self.chance is None:
                raise errors.not_a_tree("chance_missing", node.column)
            node.chance = self.chance[0] if self.chance else None
            above.children.append(node)
        self.chance = None

    def _close(self, column: int) -> Branch | None:
        if not self.open:
            raise errors.not_a_tree("not_opened", column)
        node = self.open.pop()
        if self.chance is not None:
            raise errors.not_a_tree("chance_of_nothing", self.chance[1])
        if not node.children:
            raise errors.not_a_tree("no_children", node.column)
        if node.player == CHANCE and abs(sum(child.chance or 0 for child in node.children) - 1) > 1e-9:
            raise errors.not_a_tree("chances", node.column)
        return None if self.open else node


def parse_tree(text: str) -> TreeGame:
    """A game from its line of text. Raises BadInput."""
    line = BUILT_IN.get(text.strip(), text)
    return TreeGame(Reader(line).read(), line)


def read_tree(typed: Typed) -> None:
    typed.values["start"] = typed.values["goal"] = None
    try:
        typed.problem = parse_tree(typed.values["tree"])
    except BadInput as complaint:
        typed.complaints.append(complaint)
