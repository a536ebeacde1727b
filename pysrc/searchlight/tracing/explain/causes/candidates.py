"""Candidate variants of the textbook search, likelier ones first, in levels: one change, then two."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from searchlight.setup import Setup
from searchlight.tracing.explain.frontier_search import USES_H
from searchlight.tracing.explain.reached import BEST_OF_STATE
from searchlight.tracing.explain.rules import FREE, Rules
from searchlight.tracing.explain.variants import DEEPENING_REPEATS, FRONTIER_REPEATS, TIES, Variant, textbook_variant

# Orders that programs use instead, by the textbook's order.
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
RARE: Final = ("deepest", "greatest", "doubling", "state", "alike")  # orders that few programs use
LAST: Final = ("times-f", "half-f")  # orders that even fewer programs use
USED: Final = ("all-but-first", "all-but-last", "first-new", "first")  # if not all successors are used
UNRANKED: Final = ("queue", "stack", "recursion")  # orders that compare no values
# Treatments of repeated states that are equivalent in a correct search, by its order.
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
)  # where a return inside a loop ends the search
CLOSED: Final = ("appended", "heap-end")  # the list's layout decides the order, so nothing is left open
Changes = dict[str, str]


def levels(setup: Setup) -> Iterator[list[Variant]]:
    """Other tie-breaking and single changes; then single changes with free tie-breaking; then pairs of changes."""
    book = textbook_variant(setup)
    if book.rules is None:
        return
    single = list(mistakes(book))
    # First, because reordered children may look like another order of the frontier.
    likelier = [{"order": order} for order in _likelier(book.rules) if not book.deepens]
    yield [
        *(book.but(**each) for each in likelier), *ties(book),
        *(book.but(**styled) for each in likelier for styled in _styles(book, each)),
        *(variant for each in single for variant in _closed(book, each)),
    ]  # fmt: skip
    single = [*likelier, *single]
    styled = [each for change in single if _changed(change) for each in (change, *_styles(book, change))]
    yield [open_(book.but(**each)) for each in styled]
    lasting = [change for change in single if "ends" not in change]
    pairs = [one | other for one, other in combinations(lasting, 2) if not one.keys() & other.keys()]
    yield [variant for each in pairs for variant in (book.but(**each), open_(book.but(**each)))]


def ties(book: Variant) -> Iterator[Variant]:
    """The same search with other tie-breaking or order of children: each named rule, then left open."""
    assert book.rules is not None
    if book.rules.order in UNRANKED:
        yield book.but(children="reversed")
        yield open_(book)
        if book.rules.order == "queue" and not book.deepens:  # any order within a depth level
            rules = book.rules.but(order="layer", tie=FREE)
            yield Variant(book.algorithm, rules, (f"children={FREE}",))
        return
    for tie in TIES:
        if tie != book.rules.tie:
            yield book.but(tie=tie)
    yield book.but(children="reversed")
    yield open_(book)


def open_(variant: Variant) -> Variant:
    """The same search with ties, or the order of children, left to the program's order."""
    assert variant.rules is not None
    if variant.rules.order in ("state", "alike") or variant.rules.served in CLOSED:
        return variant
    return variant.but(children=FREE) if variant.rules.order in UNRANKED else variant.but(tie=FREE)


def named(variant: Variant) -> Iterator[Variant]:
    """An open variant with each of the named tie-breaking rules."""
    assert variant.rules is not None
    closed = tuple(each for each in variant.departures if not each.endswith(f"={FREE}"))
    orders = [{"children": "given"}, {"children": "reversed"}]
    if variant.rules.children != FREE:
        orders = [*({"tie": tie} for tie in TIES), {"tie": "fifo", "children": "reversed"}]
    for order in orders:
        rules = variant.rules.but(**order)
        yield Variant(variant.algorithm, rules, (*closed, *(f"{name}={value}" for name, value in order.items())))


def mistakes(book: Variant) -> Iterator[Changes]:
    """Single changes of the textbook's decisions, tie-breaking excepted."""
    rules = book.rules
    assert rules is not None
    if book.deepens:
        yield from _of_deepening(book, rules)
        return
    yield from ({"test": test} for test in ("made", "taken", "expanded", "never", "ignored") if test != rules.test)
    orders = [order for order in ORDERS.get(rules.order, ()) if order not in _likelier(rules)]
    served = [] if rules.order in UNRANKED else [{"served": served} for served in ("most", "appended", "heap-end")]
    if rules.order == "g":  # removing the highest g is likelier than using an h
        yield from ({"order": order} for order in orders if order not in (*USES_H, *RARE))
        yield from served
        orders, served = [order for order in orders if order in (*USES_H, *RARE)], []
    yield from ({"order": order} for order in orders if order not in LAST)
    yield from ({"used": used} for used in USED)
    ranked = () if rules.order in UNRANKED else ("visited-worse-dropped", *BEST_OF_STATE)
    known = (*FRONTIER_REPEATS, "reached-dropped", "reached-but-start", *ranked)
    if rules.order == "queue":  # the most common treatment there
        known = tuple(dict.fromkeys(("reached-refused", *known)))
    yield from ({"repeats": repeats} for repeats in known if repeats != rules.repeats)
    yield from served
    yield from ({"order": order} for order in orders if order in LAST)
    yield from ({"ends": ends} for ends in TOO_EARLY)


def _of_deepening(book: Variant, rules: Rules) -> Iterator[Changes]:
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


def _closed(book: Variant, changes: Changes) -> Iterator[Variant]:
    """A single change with the textbook's tie-breaking, with that of a heap of tuples, and in other styles."""
    for styled in (changes, *_styles(book, changes)):
        variant = book.but(**styled)
        assert variant.rules is not None
        yield variant
        if variant.rules.order not in UNRANKED and variant.rules.tie != "state":
            yield variant.but(tie="state")


def _styles(book: Variant, changes: Changes) -> Iterator[Changes]:
    """A change combined with each other style of avoiding repeated states.

    With a queue, another style also comes with a late goal test.
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
    """The treatments of repeated states that are equivalent to the textbook's; empty if its own is not one of them."""
    styles = STYLES.get(book.order, ())
    return styles if book.repeats in styles else ()


def come_to_the_same(one: str, other: str, book: Rules) -> bool:
    """Whether two changed decisions have the same effect."""
    styles = [f"repeats={style}" for style in STYLES.get(book.order, ())]
    if one.startswith("limits=by-") and other.startswith(("limits=by-", "depth=uncounted")):
        return True  # the limit passes the goal's depth either way
    marks = ["repeats=reached-refused", "repeats=reached-but-start"]  # the same if nothing leads back to the start
    return (one in styles and other in styles) or (one in marks and other in marks)


def is_style(decision: str, book: Rules) -> bool:
    """Whether a changed decision makes no difference in a correct search."""
    name, _, value = decision.partition("=")
    if name == "test":
        return book.order == "queue" and value == "taken"
    return name == "repeats" and value in styles_of(book)


def _changed(changes: Changes) -> bool:
    """Whether a change still differs from the textbook's search if tie-breaking is free."""
    return changes != {"order": "layer"} and changes.get("served") not in CLOSED
