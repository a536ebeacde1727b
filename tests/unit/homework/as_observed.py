"""The observation of a program that follows the textbook's rules with given changes."""

from searchlight.events import EXPAND, Drive, Solution
from searchlight.kinds import KINDS
from searchlight.setup import Setup, read
from searchlight.tracing.explain.rules import BOOK
from searchlight.tracing.explain.variants import Variant
from searchlight.tracing.watch.observation import Made, Observation


def setup_of(options: dict[str, str], algorithm: str) -> Setup:
    setup = read({**options, "algorithm": algorithm})
    assert isinstance(setup, Setup)
    return setup


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
