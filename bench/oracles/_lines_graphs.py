"""A graph in which a search is run for the check of orders of lines, and what it expands."""

from dataclasses import dataclass, field
from itertools import pairwise

Path = tuple[str, ...]

LONGEST = 300  # expansions, after which a search is given up


class TooLong(Exception):  # noqa: N818 - no error: such a search is left out
    """The search is longer than what is looked at here."""


@dataclass
class Graph:
    """`edges` in the order of children."""

    edges: list[tuple[str, str, float]]
    h: dict[str, float]
    start: str
    goal: str
    expanded: list[str] = field(default_factory=list)

    def below(self, path: Path) -> list[Path]:
        """Expands the last state of a path: the paths that are longer by one edge."""
        self.expanded.append(path[-1])
        if len(self.expanded) > LONGEST:
            raise TooLong
        return [(*path, b) for a, b, _ in self.edges if a == path[-1]]

    def cost(self, path: Path) -> float:
        """The sum of its edges, from the start on."""
        costs = {(a, b): cost for a, b, cost in self.edges}
        return sum(costs[edge] for edge in pairwise(path))
