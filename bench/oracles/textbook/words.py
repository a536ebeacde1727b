"""What nodes are called on paper, and how numbers are written there."""

from decimal import Decimal
from string import ascii_uppercase
from typing import Any

PICTURES = ("board", "ring", "pegs", "jugs", "banks")


def shown(number: float) -> str:
    """With four decimals at most, and thousands apart."""
    if number == float("inf"):
        return "∞"
    text = f"{Decimal(number * 10**4 + 0.5) // 1 / 10**4:,.4f}"
    return text.rstrip("0").rstrip(".")


class Words:
    """Letters in the order in which nodes are made, where their states are pictures; else the state's text.

    `letters`: the checker adds those that the sheet gives to other nodes.
    """

    def __init__(self, problem: Any, nodes: list[Any]) -> None:
        self.problem = problem
        self.pictured = problem.shape.get("kind") in PICTURES
        letters = [*ascii_uppercase, *(a + b for a in ascii_uppercase for b in ascii_uppercase)]
        self.letters: dict[Any, str] = dict(zip(nodes, letters, strict=False)) if self.pictured else {}
        self.between = "; " if any("," in self.name(node) for node in nodes) else ", "

    def name(self, node: Any) -> str:
        if node in self.letters:
            return self.letters[node]
        text = str(self.problem.text(node.state))
        return text if len(text) <= 22 or self.pictured else f"{text[:21]}…"

    def several(self, names: list[str]) -> str:
        return self.between.join(names)
