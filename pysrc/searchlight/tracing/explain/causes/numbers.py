"""Compare the values that sort a program's frontier with the textbook's, expansion by expansion."""

from collections.abc import Mapping
from typing import Any, Final

from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.explain.causes.entries import NEAR
from searchlight.tracing.explain.variants import textbook_variant
from searchlight.tracing.watch.observation import START, Observation

KNOWN: Final = ("f", "g", "h", "weighted")  # orders of the textbook that are sorted by numbers


def other_numbers(setup: Setup, seen: Observation, text: Any) -> Message | None:
    """A sentence if an entry's value is not the textbook's; None if all agree or cannot be compared.

    A state reached by several paths may have the value of any of them.
    """
    rules = textbook_variant(setup).rules
    if rules is None or rules.order not in KNOWN or seen.container != "priority" or None in seen.values[1:]:
        return None
    values: list[float] = [each for each in seen.values[1:] if each is not None]
    if len(values) != len(seen.expanded) - 1 or len(values) < 2:
        return None
    weight = setup.values["weight"] if rules.order == "weighted" else 1
    costs = _costs(seen)

    def valued(g: float, state: Any) -> float:
        h = 0 if rules.order == "g" else setup.problem.h(state)
        return h if rules.order == "h" else g + weight * h

    own = [valued(costs[node], state) for node, state in zip(seen.nodes, seen.expanded, strict=True)][1:]
    if _grow_alike(values, own):
        return None
    made: dict[Any, list[int]] = {seen.start: [START]}
    for node, each in enumerate(seen.made):
        made.setdefault(each.state, []).append(node)
    once = len(set(seen.expanded)) == len(seen.expanded)  # else a state's record may have been overwritten
    for value, expected, state, node in zip(values, own, seen.expanded[1:], seen.nodes[1:], strict=True):
        known = any(_equal(value, valued(costs[other], state)) for other in made.get(state, ()))
        if not known and (once or _is_alone(node, seen, made)):
            values_ = {"state": text(state), "value": value, "own": expected, "order": rules.order}
            return message("difference.other_value", **values_)
    return None


def _is_alone(node: int, seen: Observation, made: Mapping[Any, list[int]]) -> bool:
    """Whether every node on the path was generated once only."""
    while node > START:
        if len(made[seen.made[node].state]) > 1:
            return False
        node = seen.nodes[seen.made[node].parent]
    return True


def _costs(seen: Observation) -> dict[int, float]:
    """The cost of the path to each node, by the observed action costs (1 if unknown)."""
    costs: dict[int, float] = {START: 0}
    for node, each in enumerate(seen.made):
        above = seen.nodes[each.parent]
        costs[node] = costs.get(above, 0) + (1 if each.cost is None else each.cost)
    return costs


def _grow_alike(values: list[float], own: list[float]) -> bool:
    """Whether `values` are `own` scaled by a positive factor and shifted, which sort the same."""
    base = next((at for at in range(len(own)) if own[at] != own[0]), None)
    if base is None:
        return len(set(values)) == 1
    times = (values[base] - values[0]) / (own[base] - own[0])
    moved = values[0] - times * own[0]
    return times > 0 and all(_equal(value, times * each + moved) for value, each in zip(values, own, strict=True))


def _equal(one: float, other: float) -> bool:
    return abs(one - other) <= NEAR * max(1, abs(one), abs(other))
