"""*Explain my counts*: find the algorithms, variants and ways of counting that give the reported numbers.

Each variant of the textbook's search (variants.py) is run, those with fewest changes first, and each number is compared
in all of its meanings (readings.py). A search is abandoned as soon as it has counted too much.
"""

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final

from searchlight.counting_rules.counting import Counted
from searchlight.counting_rules.explanation import LARGE, TEXTBOOK, Explanation, Match, Tried
from searchlight.counting_rules.readings import READINGS, hopeless, rules_for
from searchlight.events import Drive
from searchlight.run import collector_paused
from searchlight.setup import Setup
from searchlight.tracing.explain.variants import Variant, textbook_variant, variants_near

MOST_NODES, TIMES = 2_000_000, 40  # in all searches together: some seconds; more for large numbers
LEAST_TRY, TRY = 3_000, 20  # limit of a search: this many nodes, or this many times the largest number
BLOCK: Final = 256  # events between two comparisons of the counts
SURELY, AT_MOST = 2, 3  # changed decisions: always tried; tried only without a match so far
MORE_RULES: Final = 1  # beyond the simplest match; with more rules, numbers match by chance


def explain(setups: list[Setup], wanted: Mapping[str, int], most_nodes: int | None = None) -> Explanation:
    """Find all variants that give the numbers in `wanted`, which has numbers for some of READINGS.

    `setups`: the searches whose variants are tried (candidates). `most_nodes`: generated in all searches together; by
    default enough for each textbook algorithm to generate a multiple of the largest number.
    """
    assert wanted
    assert wanted.keys() <= READINGS.keys()
    numbers = dict(wanted)
    left, searches, unfinished = most_nodes or max(MOST_NODES, TIMES * max(numbers.values())), 0, 0
    matches: list[Match] = []
    known: set[Any] = set()
    algorithms: dict[str, None] = {}
    large = max(numbers.values()) >= LARGE
    changed = 0
    for departures in range(AT_MOST + 1):
        if matches and departures > (0 if large else SURELY):
            break
        changed = departures
        tried = [
            (setup, variant)
            for setup in setups
            for variant in variants_near(textbook_variant(setup), departures)
            if not ("max_queue" in numbers and _has_no_queue(setup, variant))
        ]
        algorithms |= dict.fromkeys(setup.algorithm.id for setup, _ in tried)
        for number, (setup, variant) in enumerate(tried):
            searched = (variant.rules or variant.algorithm, variant.deepens)
            if searched in known:  # already tried as another algorithm's variant with fewer departures
                continue
            known.add(searched)
            share = left // (len(tried) - number) if departures == 0 else TRY * max(numbers.values())
            with collector_paused():
                counted, ending = _count(setup, variant, numbers, min(left, max(share, LEAST_TRY)))
            left -= counted.all.made
            searches += 1
            unfinished += ending is Ending.BUDGET
            counting = rules_for(counted, numbers) if ending is Ending.OVER else None
            if counting is not None:
                used = setup.values["heuristic"] if setup.algorithm.uses_h else None
                matches.append(Match(variant.algorithm, used, (*variant.departures, *counting)))
    simplest = _simplest(matches)
    fixed = {setup.algorithm.id for setup in setups if textbook_variant(setup).rules is None}
    estimating = [setup for setup in setups if setup.algorithm.uses_h and setup.algorithm.id in algorithms]
    tried_in_all = Tried(
        varied=tuple(name for name in algorithms if name not in fixed),
        fixed=tuple(name for name in algorithms if name in fixed),
        heuristic=estimating[0].values["heuristic"] if estimating else None,
        changed=changed,
        readings={name: tuple(reading.rule or TEXTBOOK for reading in READINGS[name]) for name in numbers},
        searches=searches,
        unfinished=unfinished,
        stopped=large and changed < SURELY,
    )
    return Explanation(tuple(simplest), len(matches) - len(simplest), tried_in_all)


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
