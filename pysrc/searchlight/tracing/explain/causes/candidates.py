"""Candidate variants of the textbook search: the choices that it leaves open, then changes, likelier ones first."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from searchlight.tracing.explain.causes.memory_bound import FORMS, changes
from searchlight.tracing.explain.frontier_search import BEST_OF_STATE, USES_H
from searchlight.tracing.explain.rules import FREE, Rules
from searchlight.tracing.explain.variants import DEEPENING_REPEATS, FRONTIER_REPEATS, TIES, Variant

# Orders that programs use instead, by the textbook's order.
ORDERS: Final = {
    **dict.fromkeys(("f", "weighted"),
                    ("h", "depth-f", "step-f", "parent-f", "g", "double-f", "summed-f", "depth", "stack", "queue",
                     "f")),
    "g": ("depth", "step", "parent-g", "stack", "queue", "f", "h"),
    "h": ("f", "g", "parent-h", "queue", "stack"),
    "queue": ("stack", "g", "step"),
    "stack": ("queue", "g", "step"),
}  # fmt: skip
LIMITS: Final = ("one", "short", "doubled", "zero-doubled", "even")
USED: Final = ("all-but-first", "all-but-last", "first-new", "first")  # if not all successors are used
UNRANKED: Final = ("queue", "stack", "recursion")  # orders that compare no values
# Treatments of repeated states that are equivalent in a correct search, by its order.
STYLES: Final = {
    **dict.fromkeys(("f", "weighted", "g", "h"),
                    ("visited-dropped", "visited-both", "visited-worse-dropped", "worse-refused",
                     "worse-visited-refused", "worse-kept")),
    "queue": ("reached-refused", "visited-dropped", "visited-both"),
}  # fmt: skip
TOO_EARLY: Final = ("first-child", "first-expanded", "first-tested", "first-repeat")  # where a return ends the search
OPEN: Final = ("tie", "children")  # decisions that algorithms leave open
CYCLE_CHECKS: Final = ("path-refused", "undoing-refused")
START_ALONE: Final = "start-refused"  # as with `seen = {start}`, to which nothing is added
Changes = dict[str, str]


def open_variants(book: Variant) -> Iterator[Variant]:
    """The same search with other choices that the algorithm leaves open: of ties, of repeated states, of a late test.

    Named rules come first; then ties, or the order of children, are left to the program.
    """
    if book.rules is None:
        yield from (Variant(book.algorithm, None, form) for form in FORMS.get(book.algorithm, ()))
        return
    forms = _forms(book) if book.deepens else ()
    bases = [book, *(book.but(**changes) for changes in (*_styles(book, {}), *forms))]
    for base in bases:
        if base is not book:
            yield base
        yield from _named_ties(base)
    for base in bases:
        yield from _free_ties(base)


def _forms(book: Variant) -> Iterator[Changes]:
    """Usual forms of a depth-limited search: by recursion or over a stack, with or without a check for cycles."""
    assert book.rules is not None
    if not book.deepens:
        if book.rules.order == "queue":
            yield {"test": "made" if book.rules.test == "taken" else "taken"}
        return
    other = "stack" if book.rules.order == "recursion" else "recursion"
    if book.rules.repeats == "all":
        yield from ({"repeats": repeats} for repeats in CYCLE_CHECKS)
        yield from ({"order": other, "repeats": repeats} for repeats in CYCLE_CHECKS)
    yield {"order": other}


def single_mistakes(book: Variant) -> list[Changes]:
    """Single changes that the algorithm does not leave open."""
    return [each for each in mistakes(book) if not all(is_open(f"{k}={v}", book) for k, v in each.items())]


def levels(book: Variant) -> Iterator[list[Variant]]:
    """Single changes; single changes with free tie-breaking; pairs of changes."""
    if book.rules is None:
        known = [Variant(book.algorithm, None, each) for each in changes(book.algorithm)]
        yield from ([each for each in known if len(each.departures) == count] for count in (1, 0, 2))
        return
    single = single_mistakes(book)
    yield [variant for each in single for variant in _closed(book, each)]
    yield [_opened(book.but(**each)) for change in single for each in (change, *_styles(book, change))]
    lasting = [change for change in single if "ends" not in change]
    pairs = [one | other for one, other in combinations(lasting, 2) if not one.keys() & other.keys()]
    yield [variant for each in pairs for variant in (book.but(**each), _opened(book.but(**each)))]


def _named_ties(book: Variant) -> Iterator[Variant]:
    """The same search with each of the named rules for ties, or with the children in reverse order."""
    assert book.rules is not None
    for tie in TIES if book.rules.order not in UNRANKED else ():
        if tie != book.rules.tie:
            yield book.but(tie=tie)
    yield book.but(children="reversed")


def _free_ties(book: Variant) -> Iterator[Variant]:
    """The same search with ties, or the order of children, left to the program."""
    assert book.rules is not None
    yield _opened(book)
    if book.rules.order == "queue" and not book.deepens:  # any order within a depth level
        rules = book.rules.but(order="layer", tie=FREE)
        yield Variant(book.algorithm, rules, (*book.departures, f"children={FREE}"))


def _opened(variant: Variant) -> Variant:
    """The same search with ties, or the order of children, left to the program's order."""
    assert variant.rules is not None
    if variant.rules.served == "appended":  # the list's layout decides the order, so nothing is left open
        return variant
    return variant.but(children=FREE) if variant.rules.order in UNRANKED else variant.but(tie=FREE)


def mistakes(book: Variant) -> Iterator[Changes]:
    """Single changes of the textbook's decisions, tie-breaking excepted."""
    rules = book.rules
    assert rules is not None
    if book.deepens:
        yield from _of_deepening(book, rules)
        return
    likelier = {"queue": "stack", "stack": "queue"}.get(rules.order)
    if likelier:  # first, because reordered children may look like another order of the frontier
        yield {"order": likelier}
    yield from ({"test": test} for test in ("made", "taken", "expanded", "never", "ignored") if test != rules.test)
    orders = [order for order in ORDERS.get(rules.order, ()) if order not in (likelier, rules.order)]
    served = [] if rules.order in UNRANKED else [{"served": served} for served in ("most", "appended")]
    if rules.order == "g":  # removing the highest g is likelier than using an h
        yield from ({"order": order} for order in orders if order not in USES_H)
        yield from served
        orders, served = [order for order in orders if order in USES_H], []
    yield from ({"order": order} for order in orders)
    yield from ({"used": used} for used in USED)
    ranked = () if rules.order in UNRANKED else ("visited-worse-dropped", *BEST_OF_STATE)
    known = (*FRONTIER_REPEATS, START_ALONE, *ranked)
    if rules.order == "queue":  # the most common treatment there
        known = tuple(dict.fromkeys(("reached-refused", *known)))
    yield from ({"repeats": repeats} for repeats in known if repeats != rules.repeats)
    yield from served
    yield from ({"ends": ends} for ends in TOO_EARLY)


def _of_deepening(book: Variant, rules: Rules) -> Iterator[Changes]:
    if book.algorithm != "depth-limited":
        yield from ({"limits": limits} for limits in LIMITS)
    yield from ({"depth": depth} for depth in ("above", "below", "untested", "uncounted"))
    yield from ({"test": test} for test in ("made", "taken", "ignored") if test != rules.test)
    yield from (
        {"repeats": repeats} for repeats in (*DEEPENING_REPEATS, "visited-ever-refused") if repeats != rules.repeats
    )
    yield from ({"order": order} for order in ("recursion", "stack") if order != rules.order)
    if rules.order == "recursion":
        yield {"ends": "only-child"}
    yield {"ends": "cutoff-lost"}
    yield from ({"used": used} for used in USED if used != "first-new")


def _closed(book: Variant, changes: Changes) -> Iterator[Variant]:
    """A single change with the textbook's tie-breaking, with that of a heap of tuples, and in other styles."""
    for styled in (changes, *_styles(book, changes)):
        variant = book.but(**styled)
        assert variant.rules is not None
        yield variant
        if variant.rules.order not in UNRANKED and variant.rules.tie != "state":
            yield variant.but(tie="state")


def _styles(book: Variant, changes: Changes) -> Iterator[Changes]:
    """A change combined with each other style of avoiding repeated states; with a queue, also with a late goal test."""
    assert book.rules is not None
    if book.deepens:
        return
    if "test" not in changes:
        yield from (changes | form for form in _forms(book))
    if "repeats" in changes:
        return
    queued = book.rules.order == "queue" and "test" not in changes
    ranked = book.rules.order not in UNRANKED
    if not (queued or ranked or changes.keys() & {"order", "served"}):
        return
    for style in styles_of(book.rules):
        if style != book.rules.repeats:
            yield changes | {"repeats": style}
        if queued:
            yield changes | ({} if style == book.rules.repeats else {"repeats": style}) | {"test": "taken"}


def styles_of(book: Rules) -> tuple[str, ...]:
    """The treatments of repeated states that are equivalent to the textbook's; empty if its own is not one of them."""
    styles = STYLES.get(book.order, ())
    return styles if book.repeats in styles else ()


def come_to_the_same(one: str, other: str, book: Variant) -> bool:
    """Whether two changed decisions have the same effect."""
    styles = [f"repeats={style}" for style in (STYLES.get(book.rules.order, ()) if book.rules else ())]
    nothing = ("repeats=all", f"repeats={START_ALONE}")  # the same if no action leads back to the start
    return (one in styles and other in styles) or (one in nothing and other in nothing)


def is_of_book(decision: str, book: Variant) -> bool:
    """Whether a decision is the textbook's own."""
    name, _, value = decision.partition("=")
    return book.rules is not None and bool(getattr(book.rules, name) == value)


def is_style(decision: str, book: Variant) -> bool:
    """Whether a changed decision makes no difference in a correct search, apart from ties."""
    name, _, value = decision.partition("=")
    if book.rules is None:
        return False
    if name == "test":
        return book.rules.order == "queue" and value in ("taken", "made")
    return name == "repeats" and value in styles_of(book.rules)


def is_open(decision: str, book: Variant) -> bool:
    """Whether the algorithm leaves a decision open."""
    rules, (name, _, value) = book.rules, decision.partition("=")
    if rules is None:
        return any(decision in form for form in FORMS[book.algorithm])
    recursed = name == "order" and {value, rules.order} == {"stack", "recursion"}
    checked = rules.order == "recursion" and rules.repeats == "all" and name == "repeats" and value in CYCLE_CHECKS
    return name in OPEN or recursed or checked or is_style(decision, book)
