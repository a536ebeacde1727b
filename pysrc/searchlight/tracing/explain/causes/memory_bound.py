"""IDA*, recursive best-first and bidirectional search with changed decisions; these algorithms have no `Rules`.

A changed search is the catalog's own, with one of its functions replaced, or of a changed problem.
"""

from collections.abc import Callable, Iterator
from copy import copy
from itertools import combinations
from math import inf
from types import FunctionType, ModuleType
from typing import Any, Final

from searchlight.algorithms import bidirectional, ida_star, rbfs
from searchlight.algorithms.path_search import is_cycle
from searchlight.events import Call, Outcome, Search, Solution
from searchlight.node import Node, expand
from searchlight.problem import AnyProblem

# Changes with their causes, by algorithm and decision, likelier ones first.
CHANGES: Final[dict[str, dict[str, str]]] = {
    "ida-star": {
        "bound=plus-one": "limit", "repeats=all": "re-expanded", "repeats=path-refused": "not-expanded",
        "siblings=reversed": "tie",
    },
    "rbfs": {"alternative=ignored": "other", "alternative=alone": "other", "siblings=reversed": "tie"},
    "bidirectional": {
        "meeting=first": "goal-test-early", "sides=forward": "other", "sides=backward": "other",
        "siblings=reversed": "tie",
    },
}  # fmt: skip
IN_TURN: Final = tuple((f"sides={sides}", "order=depth", "meeting=first") for sides in ("in-turn", "in-layers"))
# Choices that these algorithms leave open. A search from both ends may end at the first meeting if its path is optimal.
FORMS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "ida-star": (("siblings=reversed",), ("repeats=path-refused",), ("repeats=path-refused", "siblings=reversed")),
    "rbfs": (("siblings=reversed",),),
    "bidirectional": (
        ("siblings=reversed",), ("meeting=first",), *IN_TURN, *((*form, "siblings=reversed") for form in IN_TURN),
    ),
}  # fmt: skip
SEARCHES: Final[dict[str, tuple[ModuleType, str]]] = {
    "ida-star": (ida_star, "ida_star_search"),
    "rbfs": (rbfs, "recursive_best_first"),
    "bidirectional": (bidirectional, "bidirectional_search"),
}
Names = dict[str, Any]  # those of an algorithm's module


def changes(algorithm: str) -> Iterator[tuple[str, ...]]:
    """Single changes, then pairs of different decisions."""
    known = CHANGES.get(algorithm, {})
    yield from ((each,) for each in known)
    for pair in combinations(known, 2):
        if pair[0].partition("=")[0] != pair[1].partition("=")[0]:
            yield pair


def changed_search(algorithm: str, problem: AnyProblem, departures: tuple[str, ...]) -> Search:
    """The search of this algorithm with these decisions changed."""
    module, search = SEARCHES[algorithm]
    names: Names = dict(vars(module))
    own = [each for each in names.values() if isinstance(each, FunctionType) and each.__module__ == module.__name__]
    names |= {each.__name__: FunctionType(each.__code__, names) for each in own}
    for each in departures:
        names |= PARTS[each](names) if each in PARTS else {}
    outcome: Outcome = yield names[search](_altered(problem, departures))
    if "order=depth" in departures and isinstance(outcome, Solution) and outcome.other is not None:
        for last, side in ((outcome.node, problem), (outcome.other, problem.reverse())):
            for one, node in zip(last.path(), last.path()[1:], strict=False):
                node.g = one.g + side.action_cost(one.state, node.action, node.state)
    return outcome


def _altered(problem: AnyProblem, departures: tuple[str, ...]) -> AnyProblem:
    """The problem with the actions in reverse order, or with unit costs, in both directions."""
    other = copy(problem)
    if "siblings=reversed" in departures:
        vars(other)["actions"] = lambda state: [*problem.actions(state)][::-1]
    if "order=depth" in departures:
        vars(other)["action_cost"] = lambda *_: 1
    vars(other)["reverse"] = lambda: _altered(problem.reverse(), departures)
    return other


def _children(refuses: Callable[[Node], bool]) -> Names:
    """The children in IDA*, without those that it refuses."""

    def children(problem: AnyProblem, node: Node) -> Iterator[Node]:
        for child in expand(problem, node):
            if not refuses(child):
                child.h = problem.h(child.state)
                yield child

    return {"children": children}


def _by_one(names: Names) -> Names:
    below = names["dfs"]

    def dfs(problem: AnyProblem, node: Node, bound: float) -> Call:
        result: Solution | float = yield below(problem, node, bound)
        return result if node.parent or isinstance(result, Solution) or result == inf else bound + 1

    return {"dfs": dfs}


def _at_first(names: Names) -> Names:
    join = names["join"]
    return {"join": lambda child, sides: (-inf, join(child, sides)[1])}  # nothing is better


def _in_turn(*, by_layer: bool) -> Names:
    """The sides in turn: after each expansion, or after each layer of one depth."""
    turn = [False, 0]  # whether the last side was the forward one, and the depth of its node

    def next_side(sides: Any) -> Any:
        ahead, depth = turn
        first = sides[not ahead].frontier[0][-1]
        stays = by_layer and first.depth == depth and first.parent
        ahead = ahead if stays else not ahead
        turn[:] = ahead, sides[not ahead].frontier[0][-1].depth
        return sides if ahead else sides[::-1]

    return {"next_side": next_side}


# What takes the place of an algorithm's functions, by decision.
PARTS: Final[dict[str, Callable[[Names], Names]]] = {
    "bound=plus-one": _by_one,
    "repeats=all": lambda _: _children(lambda _: False),
    "repeats=path-refused": lambda _: _children(is_cycle),
    "alternative=ignored": lambda _: {"new_limit": lambda _, limit: limit},
    "alternative=alone": lambda _: {"new_limit": lambda others, _: min(map(rbfs.f, others), default=inf)},
    "meeting=first": _at_first,
    "sides=forward": lambda _: {"next_side": lambda sides: sides},
    "sides=backward": lambda _: {"next_side": lambda sides: sides[::-1]},
    "sides=in-turn": lambda _: _in_turn(by_layer=False),
    "sides=in-layers": lambda _: _in_turn(by_layer=True),
}
