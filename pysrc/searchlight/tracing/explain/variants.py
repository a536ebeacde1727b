"""Variants of the textbook algorithms: an algorithm with its rules, and the variants with a few changed decisions."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final

from searchlight.events import Search
from searchlight.setup import Setup
from searchlight.tracing.explain.causes.frontiers import Guide
from searchlight.tracing.explain.causes.memory_bound import changed_search
from searchlight.tracing.explain.deepening import deepening_search, limited_search
from searchlight.tracing.explain.frontier_search import DROPPED_IF_WORSE, frontier_search
from searchlight.tracing.explain.rules import DEEPENING, Rules, book_rules

PRIORITIES: Final = ("f", "weighted", "g", "h")

# Other values that a program may have, by decision.
TIES: Final = ("fifo", "lifo", "low-h", "high-g", "state")
FRONTIER_REPEATS: Final = (
    "all", "visited-dropped", "visited-refused", "visited-both", "reached-refused", "path-refused", "undoing-refused",
)  # fmt: skip
DEEPENING_REPEATS: Final = (
    "all", "path-refused", "undoing-refused", "visited-dropped", "visited-deeper-dropped", "visited-ever-dropped",
)  # fmt: skip


@dataclass(frozen=True)
class Variant:
    """An algorithm of the catalog with its rules; `rules` None: as the catalog has it."""

    algorithm: str
    rules: Rules | None
    departures: tuple[str, ...] = ()  # changes of the textbook's rules, as `field=value`

    @property
    def deepens(self) -> bool:
        """Whether the algorithm limits the depth."""
        return self.algorithm in DEEPENING

    def but(self, **changes: str) -> "Variant":
        """This variant with some decisions changed."""
        assert self.rules is not None
        rules = self.rules.but(**changes)
        changed = [f"{name}={value}" for name, value in changes.items() if getattr(self.rules, name) != value]
        return Variant(self.algorithm, rules, (*self.departures, *changed))

    def search(self, setup: Setup, guide: Guide | None = None) -> Search:
        """Search the setup's problem by these rules; `guide` decides what they leave open."""
        if self.rules is None:
            changed = self.departures
            return changed_search(self.algorithm, setup.problem, changed) if changed else setup.search()
        if self.algorithm == "depth-limited":
            return limited_search(setup.problem, self.rules, setup.values["limit"], guide=guide)
        if self.deepens:
            return deepening_search(setup.problem, self.rules, setup.values["limit"], guide)
        return frontier_search(setup.problem, self.rules, setup.values["weight"], guide)


def textbook_variant(setup: Setup) -> Variant:
    """The setup's algorithm with the textbook's rules."""
    values = setup.values
    return Variant(setup.algorithm.id, book_rules(setup.algorithm.id, values["tie"], values["reopen"]))


def choices(variant: Variant) -> dict[str, tuple[str, ...]]:
    """All values of each decision that can be changed."""
    if variant.rules is None:
        return {}
    values: dict[str, tuple[str, ...]] = {"children": ("given", "reversed"), "test": ("taken", "made")}
    if not variant.deepens:
        if variant.rules.order in PRIORITIES:
            return values | {"repeats": (*FRONTIER_REPEATS, *DROPPED_IF_WORSE), "tie": TIES}
        return values | {"repeats": FRONTIER_REPEATS}
    # Of two equivalent values, the likelier one comes first.
    limits: dict[str, tuple[str, ...]] = {"limits": ("zero", "one", "short")}
    values = (limits if variant.algorithm != "depth-limited" else {}) | values
    return values | {
        "depth": ("limit", "above", "below", "untested"),
        "repeats": DEEPENING_REPEATS,
        "order": ("recursion", "stack"),
    }


def variants_near(variant: Variant, departures: int) -> Iterator[Variant]:
    """All variants with exactly this number of changed decisions."""
    if variant.rules is None:
        if departures == 0:
            yield variant
        return
    rules_now = variant.rules
    others = {
        name: [value for value in values if value != getattr(rules_now, name)]
        for name, values in choices(variant).items()
    }
    for names in combinations(others, departures):
        for values in product(*(others[name] for name in names)):
            rules = variant.rules.but(**dict(zip(names, values, strict=True)))
            yield Variant(variant.algorithm, rules, tuple(rules.departures(variant.rules)))
