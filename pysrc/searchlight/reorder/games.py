"""Judge an order of lines that values a game: on the tree that is shown, and on small trees.

The behaviour is the leaves that are evaluated, in their order, and the value of the root. The listings are those of
AIMA: MAX and MIN alternate, and a value that equals the bound cuts.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from searchlight.games.changes import played
from searchlight.games.game import GameNode, Rules, Unfolding
from searchlight.games.typed_tree import AIMA, TreeGame, parse_tree
from searchlight.problem import PlainData
from searchlight.reorder.trial import FILE, Endless, Trial
from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.watch.answers import failure

FIRST: Final = (AIMA, "[[3 5] [3 1]]", "[[[3 5] [9 1]] 2]", "[6 [[[5 9] 7] 8]]")
MADE: Final = 200
ARGUMENTS: Final = ("game", "node", "α", "β")  # that the judge passes by name


class _Node:
    """A node as the program sees it."""

    def __init__(self, game: Unfolding, node: GameNode) -> None:
        self.game, self.node = game, node

    @property
    def children(self) -> list["_Node"]:
        return [_Node(self.game, child) for child in self.game.unfold(self.node)]


class _Watched:
    """The game as the program sees it; its leaves are recorded."""

    def __init__(self, game: Unfolding) -> None:
        self.game = game
        self.leaves: list[Any] = []

    def is_terminal(self, node: _Node) -> bool:
        return self.game.is_terminal(node.node)

    def utility(self, node: _Node) -> float:
        self.leaves.append(node.node.state)
        return self.game.utility(node.node)


def tried(setup: Setup, text: str, function: str) -> PlainData:
    """The result of `judging.tried`; `stays`: there are no steps to show, so the lines stay open."""
    found: dict[str, Any] = {"expanded": 0, "error": None, "difference": None, "elsewhere": None, "stays": True}
    shown = setup.problem if isinstance(setup.problem, TreeGame) and _alternates(setup.problem) else None
    try:
        trial = Trial(text, function)
        for game in ([shown] if shown else []) + [parse_tree(tree) for tree in _trees()]:
            if said := _difference(trial, game, setup):
                found["difference" if game is shown else "elsewhere"] = {"step": 0, "said": said.as_plain_data()}
                break
    except Exception as error:  # of the program
        raised = failure(error, FILE, 0)
        found["error"] = {"line": raised.line, "said": raised.message.as_plain_data()}
    return {**found, "solved": not (found["error"] or found["difference"] or found["elsewhere"])}


def _difference(trial: Trial, tree: TreeGame, setup: Setup) -> Message | None:
    """What the textbook and the program do on a tree; None if it is the same. Raises what the program raises."""
    game = Unfolding(tree, Rules())
    watched, book = _Watched(game), played(game, setup.algorithm.id)
    arguments = {"game": watched, "node": _Node(game, game.root()), "α": game.alpha, "β": game.beta}
    values = {"tree": tree.text_of_tree, "algorithm": setup.algorithm.name, "value": book.value}
    values["leaves"] = _names(tree, book.leaves)
    try:
        value = trial.call(arguments)
    except (Endless, RecursionError):
        return message("games.lines.endless", **values)
    if (value, watched.leaves) == (book.value, book.leaves):
        return None
    theirs = {"returned": str(value), "evaluated": _names(tree, watched.leaves) or message("lines.no_state")}
    return message("games.lines.differs", **values, **theirs)


def _names(tree: TreeGame, leaves: Sequence[Any]) -> list[str]:
    return [tree.plain(leaf) for leaf in leaves]


def _alternates(tree: TreeGame) -> bool:
    """Whether MAX and MIN alternate from MAX, and all leaves are known."""
    same = parse_tree(tree.text_of_tree.replace("max", "").replace("min", "")) if not tree.has_chance else None
    known = all(node.number < 0 or node.value is not None for node in tree.nodes)
    return same is not None and known and [node.player for node in same.nodes] == [node.player for node in tree.nodes]


def _trees() -> list[str]:
    """Trees that tell orders of lines apart, the smallest first; always the same."""
    random = Random("trees")

    def tree(depth: int) -> str:
        if depth == 0 or (depth < 3 and random.random() < 0.2):
            return str(random.randint(-9, 9))
        return f"[{' '.join(tree(depth - 1) for _ in range(random.randint(1, 3)))}]"

    made = [f"[{tree(3)} {' '.join(tree(2) for _ in range(random.randint(1, 2)))}]" for _ in range(MADE)]
    return sorted([*FIRST, *made], key=len)
