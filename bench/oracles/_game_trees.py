"""Random game trees as nested nodes, and minimax and alpha-beta on them, written apart from the solver."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf
from random import Random
from typing import Any


@dataclass(eq=False)
class Tree:
    """`player`: 1 MAX, −1 MIN, 0 chance, 2 a leaf."""

    player: int
    name: str = ""
    number: float = 0  # of a leaf
    chance: float = 1
    children: list["Tree"] = field(default_factory=list)

    def line(self) -> str:
        if self.player == 2:
            return f"{self.number:g}"
        inner = " ".join((f"{each.chance:g}:" if not self.player else "") + each.line() for each in self.children)
        return ("chance" if not self.player else self.name) + f"[{inner}]"

    def minimax(self) -> float:
        """The value by the definition."""
        if self.player == 2:
            return self.number
        values = [child.minimax() for child in self.children]
        if self.player == 0:
            return sum(child.chance * value for child, value in zip(self.children, values, strict=True))
        return max(values) if self.player == 1 else min(values)


@dataclass
class Known:
    """One step by the definition: a node's value becomes known, and then perhaps its parent's other moves are cut."""

    node: Tree
    above: Tree | None
    value: float
    window: tuple[float, float] = (-inf, inf)  # of the parent when it was visited
    so_far: float = 0  # the parent's value then
    cut: list[Tree] = field(default_factory=list)
    open: list[Tree] = field(default_factory=list)  # before the step, from the root
    at: int = 0  # its place among the steps


class Walk:
    """All steps of a search, in order. `rule`: ">=", ">" or "" for no cuts."""

    def __init__(self, root: Tree, rule: str, window: tuple[float, float], backwards: bool) -> None:
        self.root, self.rule, self.window, self.backwards = root, rule, window, backwards
        self.steps: list[Known] = []
        self.path: list[Tree] = []
        self.seen: set[int] = set()
        self.skipped: set[int] = set()  # nodes whose value is not looked at, or below which one is not
        self.parents = {id(child): each for each in all_of(root) for child in each.children}
        self._value(root, None, *window)

    def order(self, node: Tree) -> list[Tree]:
        return node.children[::-1] if self.backwards and node.player else node.children

    def _value(self, node: Tree, above: Tree | None, low: float, high: float) -> Known:
        self.seen.add(id(node))
        if node.player == 2:
            return self._note(Known(node, above, node.number, open=list(self.path)))
        self.path.append(node)
        at_entry, best = (low, high), 0.0 if not node.player else -inf * node.player
        children = self.order(node)
        for place, child in enumerate(children):
            step = self._value(child, node, low, high)
            best = (
                best + child.chance * step.value if not node.player else (max, min)[node.player < 0](best, step.value)
            )
            step.window, step.so_far = at_entry, best
            if node.player and self._cuts(node.player, best, low, high):
                step.cut = children[place + 1 :]
                if step.cut:
                    self.skipped.update(map(id, [node, *self.path]))
                break
            low, high = (max(low, best), high) if node.player == 1 else (low, min(high, best) if node.player else high)
        self.path.pop()
        return self._note(Known(node, above, best, open=[*self.path, node]))

    def _cuts(self, player: int, best: float, low: float, high: float) -> bool:
        if player == 1:
            return best >= high if self.rule == ">=" else best > high if self.rule else False
        return best <= low if self.rule == ">=" else best < low if self.rule else False

    def _note(self, step: Known) -> Known:
        step.at = len(self.steps)
        self.steps.append(step)
        return step

    @property
    def evaluated(self) -> list[Tree]:
        return [step.node for step in self.steps if step.node.player == 2]


def all_of(root: Tree) -> Iterator[Tree]:
    """The nodes, level by level."""
    waiting = [root]
    for each in waiting:
        yield each
        waiting += each.children


def drawn_search(chance: Random) -> tuple[Walk, dict[str, Any]]:
    """A random tree, the search by the definition, and the options for ours."""
    dice = chance.random() < 0.2
    root = grown(chance, 1, 0, dice, chance.choice((2, 3, 4)))
    nameall_of(root)
    algorithm = "expectimax" if dice else chance.choice(("alpha-beta", "alpha-beta", "alpha-beta", "minimax"))
    rule = chance.choice((">=", ">")) if algorithm == "alpha-beta" else ""
    window = sorted(chance.sample(range(-3, 13), 2)) if rule and chance.random() < 0.2 else [-inf, inf]
    backwards = chance.random() < 0.3
    options = {"problem": "game-tree", "tree": root.line(), "algorithm": algorithm}
    if rule:
        options["cut"] = "equal" if rule == ">=" else "beyond"
        options["window"] = ",".join(str(bound) if abs(bound) < inf else "" for bound in window)
    options["moves"] = "reversed" if backwards else "given"
    return Walk(root, rule, (window[0], window[1]), backwards), options


def grown(chance: Random, player: int, depth: int, dice: bool, height: int) -> Tree:
    """A random tree; below a roll, the other player moves."""
    if depth and (depth == height or chance.random() < 0.15):
        return Tree(2, number=chance.choice((chance.randint(-2, 9), chance.randint(0, 4), 0.5)))
    rolls = dice and depth > 0 and chance.random() < 0.4
    many = 2 if rolls else chance.randint(1, 4)
    below = [grown(chance, -player if not rolls else player, depth + 1, dice, height) for _ in range(many)]
    if not rolls:
        return Tree(player, children=below)
    for each, share in zip(below, chance.choice(((0.5, 0.5), (0.25, 0.75))), strict=True):
        each.chance = share
    return Tree(0, children=below)


def nameall_of(root: Tree) -> None:
    """Names of our own; a roll gets the first free letters, level by level."""
    rolls = iter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    for number, each in enumerate(all_of(root)):
        each.name = next(rolls, "?") if each.player == 0 else written(each.number) if each.player == 2 else f"N{number}"


def written(number: float) -> str:
    """As the page writes a leaf."""
    return f"{number:g}".replace("-", "−")
