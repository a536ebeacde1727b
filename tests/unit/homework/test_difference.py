"""The first difference between a program and the book, its cause, and how it is worded."""

import json

from searchlight.events import EXPAND, Drive, Solution
from searchlight.kinds import KINDS
from searchlight.setup import Setup
from searchlight.texts import message, texts
from searchlight.tracing.explain.difference import CAUSES, comparison, first_difference
from searchlight.tracing.explain.rules import BOOK
from searchlight.tracing.explain.variants import Variant, textbook_variant
from searchlight.tracing.watch.observation import Made, Observation
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of

EIGHT = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7"}
SEVEN = {"problem": "two-blank-puzzle"}
ROMANIA = {"problem": "graph"}
CHEAPER = {"A": {"B": 5, "C": 1}, "C": {"B": 1}, "B": {"G": 1}, "D": {"G": 9}}  # B is made twice, the dear way first
TRAP = {"problem": "graph", "graph": json.dumps({"edges": CHEAPER | {"A": {"B": 5, "C": 1, "D": 4}}}), "goal": "G"}
STALE = {"problem": "graph", "goal": "G", "graph": json.dumps(
    {"edges": {"A": {"B": 5, "C": 1}, "C": {"B": 1, "E": 6}, "B": {"F": 9}, "E": {"G": 9}, "F": {"G": 9}}}
)}  # fmt: skip


def observed(setup: Setup, **changes: str) -> Observation:
    """What would be seen of a program that follows the book's rules with these changes."""
    rules = BOOK[setup.algorithm.id].but(**changes)
    variant = Variant(setup.algorithm.id, rules, tuple(rules.departures(BOOK[setup.algorithm.id])))
    drive, number = Drive(variant.search(setup)), dict[int, int]()
    seen = Observation("functions", start=setup.problem.initial, seen="requests")
    while drive.outcome is None:
        for kind, node in drive.take(1):
            if kind == EXPAND:
                number[id(node)] = len(seen.expanded)
                seen.expanded.append(node.state)
                seen.nodes.append(0)
            elif KINDS[kind].makes and node.parent:
                seen.made.append(Made(number[id(node.parent)], node.action, node.state, node.g - node.parent.g))
    seen.outcome = drive.outcome.value
    if isinstance(drive.outcome, Solution):
        seen.path = [node.state for node in drive.outcome.path]
        seen.cost = drive.outcome.cost
    return seen


@each_case("algorithm", BOOK)
def test_the_book_does_not_differ_from_itself(algorithm: str) -> None:
    """Of no algorithm."""
    setup = setup_of(ROMANIA | {"limit": "4"}, algorithm=algorithm)
    assert first_difference(observed(setup), setup) is None


MISTAKES = {
    "tie=lifo": (SEVEN, "astar", {"tie": "lifo"}, "open"),
    "children=reversed": (EIGHT, "breadth-first", {"children": "reversed"}, "open"),
    "early": (ROMANIA, "uniform-cost", {"test": "made"}, "goal-test-early"),
    "late": (EIGHT, "breadth-first", {"test": "taken"}, "open"),
    "not tested at the limit": (EIGHT, "iterative-deepening", {"depth": "untested"}, "goal-test-late"),
    "no memory": (ROMANIA, "uniform-cost", {"repeats": "all"}, "re-expanded"),
    "seven tiles": (SEVEN | {"tie": "state"}, "astar", {"tie": "state", "repeats": "visited-refused"}, "re-expanded"),
    "marked when made": (TRAP, "uniform-cost", {"repeats": "reached-refused"}, "not-expanded"),
    "marked when made, seen by its path": (ROMANIA, "uniform-cost", {"repeats": "reached-refused"}, "path"),
    "visited while deepening": (EIGHT, "iterative-deepening", {"repeats": "visited-dropped"}, "not-expanded"),
    "depth from one": (EIGHT | {"limit": "9"}, "depth-limited", {"depth": "above"}, "limit"),
    "last limit left out": (EIGHT | {"limit": "8"}, "iterative-deepening", {"limits": "short"}, "limit"),
    "costs forgotten": (ROMANIA, "uniform-cost", {"order": "depth"}, "cost"),
    "greedy for A*": (ROMANIA, "astar", {"order": "h"}, "cost"),
    "costs not added up": (ROMANIA, "uniform-cost", {"order": "step"}, "cost"),
    "costs not added up in f": (ROMANIA, "astar", {"order": "step-f"}, "cost"),
    "h of the parent": (ROMANIA, "astar", {"order": "parent-f"}, "other"),
    "a stack for a queue": (ROMANIA, "breadth-first", {"order": "stack"}, "other"),
    "h counted twice": (SEVEN, "astar", {"order": "double-f"}, "other"),
    "f handed on as g": (ROMANIA, "astar", {"order": "summed-f"}, "cost"),
    "the worst first": (ROMANIA, "uniform-cost", {"served": "most"}, "other"),
    "no heap": (ROMANIA, "uniform-cost", {"served": "appended"}, "other"),
    "costs forgotten in a heap of tuples": (ROMANIA, "uniform-cost", {"order": "depth", "tie": "state"}, "cost"),
    "nothing remembered, tested late": (ROMANIA, "breadth-first", {"repeats": "all", "test": "taken"}, "re-expanded"),
    "tested after its children": (ROMANIA, "uniform-cost", {"test": "expanded"}, "goal-test-late"),
    "never tested": (ROMANIA, "uniform-cost", {"test": "never"}, "goal-test-late"),
    "limits doubled": (EIGHT, "iterative-deepening", {"limits": "doubled"}, "limit"),
    "limits doubled from zero": (EIGHT, "iterative-deepening", {"limits": "zero-doubled"}, "limit"),
    "every second limit": (EIGHT, "iterative-deepening", {"limits": "even"}, "limit"),
    "g of the parent": (ROMANIA, "uniform-cost", {"order": "parent-g"}, "cost"),
    "h of the parent alone": (EIGHT, "greedy", {"order": "parent-h"}, "other"),
    "stale entries kept": (STALE, "uniform-cost", {"repeats": "worse-kept"}, "open"),
}


@each_case("name", MISTAKES)
def test_a_changed_rule_is_found(name: str) -> None:
    """By trying: the book so changed does all that the program did; and the text names the change."""
    options, algorithm, changes, cause = MISTAKES[name]
    setup = setup_of(options, algorithm=algorithm)
    seen = observed(setup, **changes)
    found = first_difference(seen, setup)
    assert found is not None
    assert found.cause == cause
    assert found.cause in (*CAUSES, "open")
    book = textbook_variant(setup)
    assert book.rules is not None
    assert seen.expanded[: found.step] != seen.expanded[: found.step + 1] or found.theirs is None
    assert ("This would explain it" in str(found.message)) == (cause != "open")
    assert texts("es").sentence(found.message.as_plain_data())


def test_any_order_of_equals_is_a_tie() -> None:
    """Also one that no named rule gives: here the last of two equals first, then the first one, in turn."""
    setup = setup_of(SEVEN, algorithm="astar")
    seen = observed(setup, children="reversed", tie="high-g")
    found = first_difference(seen, setup)
    assert found is not None
    assert (found.cause, found.causes) == ("open", ())


def test_what_could_not_be_observed_is_not_compared() -> None:
    """It is called neither different nor equal, but a broken path is reported."""
    setup = setup_of(ROMANIA, algorithm="uniform-cost")
    seen = observed(setup)
    seen.expanded, seen.made, seen.seen = [], [], None
    found = comparison(seen, setup)
    assert (found.difference, found.stopped) == (None, "unobserved")
    assert "were not observed" in str(found.message)
    assert seen.path is not None
    del seen.path[1]
    found = comparison(seen, setup)
    assert found.difference is not None
    assert found.difference.cause == "path"


def test_a_successor_that_is_wrong() -> None:
    """The wrong successor is named, whatever its effect."""
    setup = setup_of(ROMANIA, algorithm="uniform-cost")
    seen = observed(setup)
    seen.made[1] = seen.made[1]._replace(state="Bucharest")
    found = first_difference(seen, setup)
    assert found is not None
    assert (found.step, found.cause) == (0, "successors")
    assert "It generates Bucharest from Arad" in str(found.message)


def test_what_is_made_of_the_same_search() -> None:
    """A dearer path, a wrong cost, none at all."""
    setup = setup_of(ROMANIA, algorithm="uniform-cost")
    dearer = observed(setup)
    dearer.path, dearer.cost = ["Arad", "Sibiu", "Fagaras", "Bucharest"], 450
    broken = observed(setup)
    assert broken.path is not None
    del broken.path[1]
    broken.cost = None
    claimed = observed(setup)
    claimed.claimed = 3
    nothing = observed(setup)
    nothing.outcome, nothing.path, nothing.cost = "failure", None, None
    for seen, cause in ((dearer, "path"), (broken, "path"), (claimed, "cost"), (nothing, "path")):
        found = first_difference(seen, setup)
        assert found is not None
        assert found.cause == cause


def test_a_verdict_is_plain_text_without_numbers_that_say_nothing() -> None:
    """A goal test in the program's own code is not seen, so that none is counted; no text has signs of Markdown."""
    counts = {"expanded": 8, "generated": 20, "tests": 0}
    assert str(message("observe.told.counts", **counts)) == "8 expansions, 20 nodes generated."
    assert str(message("observe.told.counts", **counts | {"tests": 1})).endswith("generated, 1 goal test.")
    ended = str(message("counts.rule.ends.first-expanded"))
    assert ended.endswith("as with “return” inside the loop")
    gone = str(message("difference.goes_on", step=5, theirs="Oradea"))
    assert gone.endswith("expands Oradea; the textbook algorithm has already ended.")
    twice = str(message("difference.and_tie", why="W.", tie=[message("counts.rule.test.taken")]))
    assert twice.count(": ") == 1
