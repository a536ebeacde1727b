"""Why a program expands otherwise than the book: the book is changed until it expands as the program does.

A hypothesis is a way near the book's (ways.py). It is proved when the book's search so changed expands the same states
in the same order to the end; a search that does not is left at its first other expansion, so most cost nearly nothing.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from searchlight.observe.book_run import BookRun, common
from searchlight.observe.rules import Rules
from searchlight.observe.ways import Way, book_way, ways_near
from searchlight.setup import Setup

MOST_CHANGES: Final = 2
LEAST_MORE: Final = 5  # expansions that a change must explain, where it does not explain all: and half of them
SHOWN: Final = 2  # other changes that come to the same
MOST_NODES: Final = 600_000  # made in all hypotheses together

# The cause that a changed decision is; where it depends on what came of it, it is found out (_of_repeats).
CAUSES: Final = {
    "tie": "tie",
    "children": "tie",
    "test=made": "goal-test-early",
    "test=taken": "goal-test-late",
    "depth=untested": "goal-test-late",
    "depth": "limit",
    "limits": "limit",
    "order=depth": "cost",
    "order=depth-f": "cost",
    "order=step": "cost",
    "order=step-f": "cost",
    "order=h": "cost",
    "order": "other",
}
# Another order than the book's, by the book's.
ORDERS: Final = {
    "f": ("h", "depth-f", "step-f", "parent-f", "g", "depth"),
    "weighted": ("f", "h", "depth-f", "step-f", "parent-f", "g"),
    "g": ("depth", "step", "stack"),
    "h": ("f", "g"),
    "queue": ("stack",),
    "stack": ("queue",),
}


@dataclass(frozen=True)
class Explained:
    """`decision`: the changed one that explains the first difference, as `field=value`; `others`: beside it.

    `same`: how many expansions are the same with the changes; `whole`: all of them are. `instead`: other single changes
    that come to the same here.
    """

    cause: str
    decision: str
    others: tuple[str, ...]
    same: int
    whole: bool
    instead: tuple[str, ...] = ()


def explanation(setup: Setup, theirs: Sequence[Any], book: BookRun, *, cut_short: bool) -> Explained | None:
    """The change with which the book expands as the program does, or else one that gets far beyond the book.

    `cut_short`: the program was ended before its end, so no more than the beginning can be compared.
    """
    left = MOST_NODES
    at = common(theirs, book.expanded)
    best: tuple[int, Way] | None = None
    proved: list[Way] = []
    for way in ways_of(setup):
        if left <= 0 or (proved and len(way.departures) > len(proved[0].departures)):
            break
        run = BookRun(setup, way)
        same = run.follow(theirs, left)
        left -= run.made
        over = run.outcome is not None and len(run.expanded) == len(theirs)
        if same == len(theirs) and (over or cut_short):
            proved.append(way)
            if len(way.departures) > 1:
                break
        elif same > (best[0] if best else at):
            best = same, way
    if proved:
        found = _explained(setup, theirs, book, proved[0], len(theirs), whole=True)
        instead = tuple(way.departures[0] for way in proved[1 : 1 + SHOWN] if len(way.departures) == 1)
        return replace(found, instead=instead)
    if best is None or best[0] - at < max(LEAST_MORE, (len(theirs) - at) // 2):
        return None  # so little more may be chance
    return _explained(setup, theirs, book, best[1], best[0], whole=False)


def ways_of(setup: Setup, most: int = MOST_CHANGES) -> Iterator[Way]:
    """One change first, then two."""
    book = book_way(setup)
    for changes in range(1, most + 1):
        yield from ways_near(book, changes)
        if book.rules is None or book.deepens:
            continue
        for order in ORDERS.get(book.rules.order, ()):
            for way in ways_near(Way(book.algorithm, book.rules.but(order=order)), changes - 1):
                assert way.rules is not None
                yield Way(way.algorithm, way.rules, tuple(way.rules.departures(book.rules)))


def _explained(setup: Setup, theirs: Sequence[Any], book: BookRun, way: Way, same: int, *, whole: bool) -> Explained:
    """Which of the changes explains the first difference: the one that alone gets farthest."""
    rules = book_way(setup).rules
    assert rules is not None
    decision = max(way.departures, key=lambda each: _alone(setup, way, rules, each, theirs))
    others = tuple(each for each in way.departures if each != decision)
    cause = cause_of(decision) or _of_repeats(theirs, book)
    return Explained(cause, decision, others, same, whole)


def _alone(setup: Setup, way: Way, book: Rules, decision: str, theirs: Sequence[Any]) -> int:
    name, _, value = decision.partition("=")
    if len(way.departures) == 1:
        return 0
    return BookRun(setup, Way(way.algorithm, book.but(**{name: value}))).follow(theirs, MOST_NODES // 10)


def cause_of(decision: str) -> str | None:
    """None: a decision about states seen before, whose cause depends on what came of it."""
    name = decision.partition("=")[0]
    return CAUSES.get(decision) or CAUSES.get(name)


def _of_repeats(theirs: Sequence[Any], book: BookRun) -> str:
    """Whether states are expanded more often than in the book, or some of them less often."""
    mine, others = Counter(theirs), Counter(book.expanded)
    more = any(count > max(1, others[state]) for state, count in mine.items())
    return "re-expanded" if more else "not-expanded"
