"""Ways near the textbook's that a program may have, the likelier first, in levels: one change, then two."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from searchlight.observe.explain.reached import BEST_OF_STATE
from searchlight.observe.explain.rules import FREE, Rules
from searchlight.observe.explain.variants import USES_H
from searchlight.observe.explain.ways import DEEPENING_REPEATS, FRONTIER_REPEATS, TIES, Way, book_way
from searchlight.setup import Setup

# What orders the frontier instead of the textbook's order, by that.
ORDERS: Final = {
    "f": ("h", "depth-f", "step-f", "parent-f", "g", "double-f", "double-g-f", "summed-f", "depth",
          "stack", "queue", "parent-g-f", "max-f", "minus-h", "state", "alike", "times-f", "half-f"),
    "weighted": ("f", "h", "depth-f", "step-f", "parent-f", "g", "double-g-f", "summed-f", "depth", "stack",
                 "queue", "parent-g-f", "max-f", "minus-h", "state", "alike", "times-f", "half-f"),
    "g": ("depth", "step", "parent-g", "stack", "queue", "deepest", "greatest", "doubling", "state",
          "alike", "f", "h"),
    "h": ("f", "g", "parent-h", "layer", "queue", "stack", "state", "alike"),
    "queue": ("stack", "g", "layer", "step", "deepest"),
    "stack": ("queue", "layer", "g", "step"),
}  # fmt: skip
LIMITS: Final = (
    "one", "short", "doubled", "zero-doubled", "last-twice", "twice", "even",
)  # fmt: skip
STRIDES: Final = tuple(f"by-{step}" for step in range(3, 11))  # every third limit, and so on
RARE: Final = ("deepest", "greatest", "doubling", "state", "alike")  # orders that few programs have
LAST: Final = ("times-f", "half-f")  # which even fewer have
USED: Final = ("all-but-first", "all-but-last", "first-new", "first")  # successors that alone are used
UNRANKED: Final = ("queue", "stack", "recursion")  # orders in which no values are compared
# Ways to avoid repeated states that come to the same in a right search, by its order; in a wrong one they may not.
STYLES: Final = {
    **dict.fromkeys(("f", "weighted", "g", "h"),
                    ("visited-dropped", "visited-both", "visited-worse-dropped", "worse-refused",
                     "worse-visited-refused", "worse-kept")),
    "queue": ("reached-refused", "visited-dropped", "visited-both"),
}  # fmt: skip
TOO_EARLY: Final = (
    "first-child",
    "first-expanded",
    "first-tested",
    "first-repeat",
)  # where a return inside a loop ends a search
CLOSED: Final = ("appended", "heap-end")  # of lists whose order comes from their form
Changes = dict[str, str]


def levels(setup: Setup) -> Iterator[list[Way]]:
    """Equal entries in another order, and single changes; single changes with equals in any order; two changes."""
    book = book_way(setup)
    if book.rules is None:
        return
    single = list(mistakes(book))
    likelier = [{"order": order} for order in _likelier(book.rules) if not book.deepens]  # children in another order
    yield [  # may look like it
        *(book.but(**each) for each in likelier), *ties(book),
        *(book.but(**styled) for each in likelier for styled in _styles(book, each)),
        *(way for each in single for way in _closed(book, each)),
    ]  # fmt: skip
    single = [*likelier, *single]
    styled = [each for change in single if _changed(change) for each in (change, *_styles(book, change))]
    yield [open_(book.but(**each)) for each in styled]
    lasting = [change for change in single if "ends" not in change]
    pairs = [one | other for one, other in combinations(lasting, 2) if not one.keys() & other.keys()]
    yield [way for each in pairs for way in (book.but(**each), open_(book.but(**each)))]


def ties(book: Way) -> Iterator[Way]:
    """The same search, with equal entries, or children of one node, in another order: the named ways, then any."""
    assert book.rules is not None
    if book.rules.order in UNRANKED:
        yield book.but(children="reversed")
        yield open_(book)
        if book.rules.order == "queue" and not book.deepens:  # any order within a depth
            rules = book.rules.but(order="layer", tie=FREE)
            yield Way(book.algorithm, rules, (f"children={FREE}",))
        return
    for tie in TIES:
        if tie != book.rules.tie:
            yield book.but(tie=tie)
    yield book.but(children="reversed")
    yield open_(book)


def open_(way: Way) -> Way:
    """The same, where equal entries, or children of one node, come in the program's order."""
    assert way.rules is not None
    if way.rules.order in ("state", "alike") or way.rules.served in CLOSED:
        return way
    return way.but(children=FREE) if way.rules.order in UNRANKED else way.but(tie=FREE)


def named(way: Way) -> Iterator[Way]:
    """Closed forms of an open way: by each of the known ways to break ties."""
    assert way.rules is not None
    closed = tuple(each for each in way.departures if not each.endswith(f"={FREE}"))
    orders = [{"children": "given"}, {"children": "reversed"}]
    if way.rules.children != FREE:
        orders = [*({"tie": tie} for tie in TIES), {"tie": "fifo", "children": "reversed"}]
    for order in orders:
        rules = way.rules.but(**order)
        yield Way(way.algorithm, rules, (*closed, *(f"{name}={value}" for name, value in order.items())))


def mistakes(book: Way) -> Iterator[Changes]:
    """Single decisions taken otherwise than in the textbook, other than between equals."""
    rules = book.rules
    assert rules is not None
    if book.deepens:
        yield from _of_deepening(book, rules)
        return
    yield from ({"test": test} for test in ("made", "taken", "expanded", "never", "ignored") if test != rules.test)
    orders = [order for order in ORDERS.get(rules.order, ()) if order not in _likelier(rules)]
    served = [] if rules.order in UNRANKED else [{"served": served} for served in ("most", "appended", "heap-end")]
    if rules.order == "g":  # which has no h: the greatest first is likelier
        yield from ({"order": order} for order in orders if order not in (*USES_H, *RARE))
        yield from served
        orders, served = [order for order in orders if order in (*USES_H, *RARE)], []
    yield from ({"order": order} for order in orders if order not in LAST)
    yield from ({"used": used} for used in USED)
    ranked = () if rules.order in UNRANKED else ("visited-worse-dropped", *BEST_OF_STATE)
    known = (*FRONTIER_REPEATS, "reached-dropped", "reached-but-start", *ranked)
    if rules.order == "queue":  # what programs most often do there
        known = tuple(dict.fromkeys(("reached-refused", *known)))
    yield from ({"repeats": repeats} for repeats in known if repeats != rules.repeats)
    yield from served
    yield from ({"order": order} for order in orders if order in LAST)
    yield from ({"ends": ends} for ends in TOO_EARLY)


def _of_deepening(book: Way, rules: Rules) -> Iterator[Changes]:
    if book.algorithm != "depth-limited":
        for limits in LIMITS:
            yield {"limits": limits}
    yield from ({"depth": depth} for depth in ("above", "below", "untested", "uncounted"))
    if book.algorithm != "depth-limited":
        yield from ({"limits": limits} for limits in STRIDES)
    yield from ({"test": test} for test in ("made", "taken", "ignored") if test != rules.test)
    yield from (
        {"repeats": repeats} for repeats in (*DEEPENING_REPEATS, "visited-ever-refused") if repeats != rules.repeats
    )
    yield from ({"order": order} for order in ("recursion", "stack") if order != rules.order)
    if rules.order == "recursion":
        yield {"ends": "only-child"}
    yield {"ends": "cutoff-lost"}
    yield from ({"used": used} for used in USED if used != "first-new")


def _likelier(rules: Rules) -> tuple[str, ...]:
    return {"queue": ("stack",), "stack": ("queue",)}.get(rules.order, ())


def _closed(book: Way, changes: Changes) -> Iterator[Way]:
    """A single change, with the textbook's tie-breaking, then with that of a heap of tuples, then in other styles."""
    for styled in (changes, *_styles(book, changes)):
        way = book.but(**styled)
        assert way.rules is not None
        yield way
        if way.rules.order not in UNRANKED and way.rules.tie != "state":
            yield way.but(tie="state")


def _styles(book: Way, changes: Changes) -> Iterator[Changes]:
    """A change of the order, where repeated states are avoided in another style than the textbook's.

    Beside a queue, programs that test for the goal when a node is taken off seldom do it otherwise.
    """
    assert book.rules is not None
    queued = book.rules.order == "queue" and not changes.keys() & {"test", "repeats"}
    ranked = book.rules.order not in UNRANKED and "repeats" not in changes
    if queued or ranked or changes.keys() & {"order", "served"}:
        for style in styles_of(book.rules) if not book.deepens else ():
            if style != book.rules.repeats:
                yield changes | {"repeats": style}
            if queued:
                yield changes | {"repeats": style, "test": "taken"}


def styles_of(book: Rules) -> tuple[str, ...]:
    """The ways to avoid repeated states that come to the same as the textbook's own; none where it has none of them."""
    styles = STYLES.get(book.order, ())
    return styles if book.repeats in styles else ()


def come_to_the_same(one: str, other: str, book: Rules) -> bool:
    """Whether two changed decisions are styles of one way to avoid repeated states."""
    styles = [f"repeats={style}" for style in STYLES.get(book.order, ())]
    if one.startswith("limits=by-") and other.startswith(("limits=by-", "depth=uncounted")):
        return True  # beyond the depth of the goal, and only one of them is worth naming
    marks = ["repeats=reached-refused", "repeats=reached-but-start"]  # nothing led back to the start
    return (one in styles and other in styles) or (one in marks and other in marks)


def is_style(decision: str, book: Rules) -> bool:
    """Whether a changed decision alone makes no difference in a right search."""
    name, _, value = decision.partition("=")
    if name == "test":
        return book.order == "queue" and value == "taken"
    return name == "repeats" and value in styles_of(book)


def _changed(changes: Changes) -> bool:
    """Whether a change with equals in any order is another search than the textbook's."""
    return changes != {"order": "layer"} and changes.get("served") not in CLOSED
