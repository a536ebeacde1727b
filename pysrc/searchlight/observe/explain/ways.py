"""Ways to carry out a search: an algorithm with its rules, and the ways near by, the nearest first."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from searchlight.events import Search
from searchlight.observe.explain.causes.guide import Guide
from searchlight.observe.explain.causes.memory_bound import changed_search
from searchlight.observe.explain.deepening import deepening_search, limited_search
from searchlight.observe.explain.reached import DROPPED_IF_WORSE
from searchlight.observe.explain.rules import DEEPENING, Rules, book_rules
from searchlight.observe.explain.variants import frontier_search
from searchlight.setup import Setup

PRIORITIES: Final = ("f", "weighted", "g", "h")

# What else a program may do, for each decision.
TIES: Final = ("fifo", "lifo", "low-h", "high-g", "state")
FRONTIER_REPEATS: Final = (
    "all", "visited-dropped", "visited-refused", "visited-both", "reached-refused", "path-refused", "undoing-refused",
)  # fmt: skip
DEEPENING_REPEATS: Final = (
    "all", "path-refused", "undoing-refused", "visited-dropped", "visited-deeper-dropped", "visited-ever-dropped",
)  # fmt: skip


@dataclass(frozen=True)
class Way:
    """An algorithm of the catalog and the rules by which it is carried out; None: as the catalog has it."""

    algorithm: str
    rules: Rules | None
    departures: tuple[str, ...] = ()  # from the book's rules, as `field=value`

    @property
    def deepens(self) -> bool:
        """Whether there is a limit to the depth."""
        return self.algorithm in DEEPENING

    def but(self, **changes: str) -> "Way":
        """This way with some decisions changed."""
        assert self.rules is not None
        rules = self.rules.but(**changes)
        changed = [f"{name}={value}" for name, value in changes.items() if getattr(self.rules, name) != value]
        return Way(self.algorithm, rules, (*self.departures, *changed))

    def search(self, setup: Setup, guide: Guide | None = None) -> Search:
        """The search of this setup, whose algorithm is that of the way; `guide` decides what its rules leave open."""
        if self.rules is None:
            changed = self.departures
            return changed_search(self.algorithm, setup.problem, changed) if changed else setup.search()
        if self.algorithm == "depth-limited":
            return limited_search(setup.problem, self.rules, setup.values["limit"], guide=guide)
        if self.deepens:
            return deepening_search(setup.problem, self.rules, setup.values["limit"], guide)
        return frontier_search(setup.problem, self.rules, setup.values["weight"], guide)


def book_way(setup: Setup) -> Way:
    """The algorithm of the setup as the book has it."""
    values = setup.values
    return Way(setup.algorithm.id, book_rules(setup.algorithm.id, values["tie"], values["reopen"]))


def choices(way: Way) -> dict[str, tuple[str, ...]]:
    """For each decision that can be taken otherwise, all its values."""
    if way.rules is None:
        return {}
    found: dict[str, tuple[str, ...]] = {"children": ("given", "reversed"), "test": ("taken", "made")}
    if not way.deepens:
        if way.rules.order in PRIORITIES:
            return found | {"repeats": (*FRONTIER_REPEATS, *DROPPED_IF_WORSE), "tie": TIES}
        return found | {"repeats": FRONTIER_REPEATS}
    # Of two that come to the same, the one that a program is likelier to have stands first.
    limits: dict[str, tuple[str, ...]] = {"limits": ("zero", "one", "short")}
    found = (limits if way.algorithm != "depth-limited" else {}) | found
    return found | {
        "depth": ("limit", "above", "below", "untested"),
        "repeats": DEEPENING_REPEATS,
        "order": ("recursion", "stack"),
    }


def ways_near(way: Way, departures: int) -> Iterator[Way]:
    """All ways with just so many decisions changed."""
    if way.rules is None:
        if departures == 0:
            yield way
        return
    others = {
        name: [value for value in values if value != getattr(way.rules, name)] for name, values in choices(way).items()
    }
    for names in combinations(others, departures):
        for values in product(*(others[name] for name in names)):
            rules = way.rules.but(**dict(zip(names, values, strict=True)))
            yield Way(way.algorithm, rules, tuple(rules.departures(way.rules)))
