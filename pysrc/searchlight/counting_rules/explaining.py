"""`explain-count`: find the algorithms, variants and ways of counting that give the reported numbers.

Each variant of the textbook's search (variants.py) is run, those with fewest changes first, and each number is compared
in all of its meanings (readings.py). A search is abandoned as soon as it has counted too much.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, Final

from searchlight.counting_rules.counting import Counted
from searchlight.counting_rules.explanation import LARGE, MOVES, TEXTBOOK, Explanation, Match, Tried
from searchlight.counting_rules.readings import READINGS, hopeless, rules_for
from searchlight.events import Drive
from searchlight.run import collector_paused
from searchlight.setup import Setup
from searchlight.tracing.explain.variants import Variant, textbook_variant, variants_near

MOST_NODES, TIMES = 2_000_000, 40  # in all searches together: some seconds; more for large numbers
LEAST_TRY, TRY = 3_000, 20  # limit of a search: this many nodes, or this many times the largest number
REVERSED: Final = "children=reversed"
BLOCK: Final = 256  # events between two comparisons of the counts
SURELY, AT_MOST = 2, 3  # changed decisions: always tried; tried only without a match so far
MORE_RULES: Final = 1  # beyond the simplest match; with more rules, numbers match by chance


def explain(
    setups: list[Setup],
    wanted: Mapping[str, int],
    most_nodes: int | None = None,
    other_orders: Callable[[], list[Setup]] = list,
) -> Explanation:
    """Find all variants that give the numbers in `wanted`, which has numbers for some of READINGS.

    `setups`: the searches whose variants are tried (candidates). `most_nodes`: generated in all searches together; by
    default enough for each textbook algorithm to generate a multiple of the largest number. `other_orders()`: the same
    searches with the moves in other orders, which are tried if nothing simpler gives the numbers.
    """
    assert wanted
    assert wanted.keys() <= READINGS.keys()
    numbers = dict(wanted)
    large = max(numbers.values()) >= LARGE
    attempts = _Attempts(numbers, most_nodes or max(MOST_NODES, TIMES * max(numbers.values())))
    changed, orders = 0, False
    for departures in range(AT_MOST + 1):
        if attempts.matches and departures > (0 if large else SURELY):
            break
        changed = departures
        attempts.run(setups, departures)
        if departures == SURELY and not attempts.matches and (others := other_orders()):
            orders = True
            for each in range(SURELY):  # with the order of moves, as many departures as before
                attempts.run(others, each, ordered=True)
    simplest = _simplest(attempts.matches)
    fixed = {setup.algorithm.id for setup in setups if textbook_variant(setup).rules is None}
    estimating = [setup for setup in setups if setup.algorithm.uses_h and setup.algorithm.id in attempts.algorithms]
    tried_in_all = Tried(
        varied=tuple(name for name in attempts.algorithms if name not in fixed),
        fixed=tuple(name for name in attempts.algorithms if name in fixed),
        heuristic=estimating[0].values["heuristic"] if estimating else None,
        changed=changed,
        readings={name: tuple(reading.rule or TEXTBOOK for reading in READINGS[name]) for name in numbers},
        searches=attempts.searches,
        unfinished=attempts.unfinished,
        stopped=large and changed < SURELY,
        orders=orders,
    )
    return Explanation(tuple(simplest), len(attempts.matches) - len(simplest), tried_in_all)


class _Attempts:
    """The searches that are tried, and what they gave. `left`: nodes that they may still generate together."""

    def __init__(self, wanted: dict[str, int], left: int) -> None:
        self.wanted, self.left = wanted, left
        self.searches = self.unfinished = 0
        self.matches: list[Match] = []
        self.algorithms: dict[str, None] = {}
        self._known: set[Any] = set()

    def run(self, setups: list[Setup], departures: int, *, ordered: bool = False) -> None:
        """Try all variants with this many changed decisions. `ordered`: the order of the moves is another change."""
        tried = [
            (setup, variant)
            for setup in setups
            for variant in variants_near(textbook_variant(setup), departures)
            if not ("max_queue" in self.wanted and _has_no_queue(setup, variant))
            and not (ordered and REVERSED in variant.departures)  # that is another order of the moves
        ]
        self.algorithms |= dict.fromkeys(setup.algorithm.id for setup, _ in tried)
        most = TRY * max(self.wanted.values())
        for number, (setup, variant) in enumerate(tried):
            searched = (variant.rules or variant.algorithm, variant.deepens, setup.values["order"])
            if searched in self._known:  # already tried as another algorithm's variant with fewer departures
                continue
            self._known.add(searched)
            share = self.left // (len(tried) - number) if departures == 0 else most
            self._try(setup, variant, min(self.left, max(share, LEAST_TRY)), ordered)

    def _try(self, setup: Setup, variant: Variant, most_nodes: int, ordered: bool) -> None:
        with collector_paused():
            counted, ending = _count(setup, variant, self.wanted, most_nodes)
        self.left -= counted.all.made
        self.searches += 1
        self.unfinished += ending is Ending.BUDGET
        counting = rules_for(counted, self.wanted) if ending is Ending.OVER else None
        if counting is not None:
            used = setup.values["heuristic"] if setup.algorithm.uses_h else None
            moves = (f"{MOVES}={setup.values['order']}",) if ordered else ()
            self.matches.append(Match(variant.algorithm, used, (*moves, *variant.departures, *counting)))


def _has_no_queue(setup: Setup, variant: Variant) -> bool:
    """Whether the variant has calls instead of a frontier."""
    return setup.algorithm.recursive if variant.rules is None else variant.rules.order == "recursion"


class Ending(Enum):
    """How a search ended."""

    OVER = "over"
    HOPELESS = "hopeless"  # it has already counted too much
    BUDGET = "budget"


def _count(setup: Setup, variant: Variant, wanted: dict[str, int], most_nodes: int) -> tuple[Counted, Ending]:
    counted, drive = Counted(), Drive(variant.search(setup))
    while drive.outcome is None and counted.all.made < most_nodes:
        if hopeless(counted, wanted):
            return counted, Ending.HOPELESS
        counted.take(drive.take(BLOCK))
    return counted, Ending.OVER if drive.outcome is not None else Ending.BUDGET


def _simplest(matches: list[Match]) -> list[Match]:
    """Sort matches by their number of rules, without those whose rules include another match's."""
    rules = {match: frozenset(match.rules) for match in matches}
    least = [
        match
        for match in matches
        if not any(match.algorithm == other.algorithm and rules[other] < rules[match] for other in matches)
    ]
    simplest = min((len(match.rules) for match in least), default=0)
    return sorted((m for m in least if len(m.rules) <= simplest + MORE_RULES), key=lambda match: len(match.rules))
