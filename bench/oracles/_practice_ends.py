"""Checks of reasons, continued: of numbers that are to be worked out, and of how a search ends or begins again."""

from typing import Any

from bench.oracles._practice_known import Known
from bench.oracles._practice_reasons import CHECKS, Values, row_of, true_of

__all__ = ["CHECKS"]  # all of them, once this module is imported

# -- numbers -----------------------------------------------------------------------------------------------------------


def _sums(known: Known, question: Any, values: Values) -> bool:
    """Whether the child's g is the parent's and the cost of the edge between them, and h is its own."""
    row, columns = question.subject["row"], known.columns
    parent = columns["parent"][row]
    cost = known.cost_of_edge(parent, row)
    g = columns["g"][parent] == values["g"] and abs(values["cost"] - cost) < 1e-9
    return bool(g and abs(values["g"] + cost - values["child_g"]) < 1e-9 and columns["g"][row] == values["child_g"])


@true_of("predict.why.value.g")
def _value_g(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return _sums(known, question, values) and values["value"] == values["child_g"]


@true_of("predict.why.value.f")
def _value_f(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return _h(known, question, values) and abs(values["child_g"] + values["h"] - values["value"]) < 1e-9


@true_of("predict.why.value.weighted")
def _value_weighted(known: Known, question: Any, values: Values, answer: Any) -> bool:
    weighted = values["child_g"] + known.weight * values["h"]
    return _h(known, question, values) and values["weight"] == known.weight and abs(weighted - values["value"]) < 1e-9


@true_of("predict.why.value.backed_up")
def _value_backed_up(known: Known, question: Any, values: Values, answer: Any) -> bool:
    """AIMA 4e, figure 3.22: s.f = max(s.PATH-COST + h(s), node.f)."""
    parent_f = known.columns["priority"][known.columns["parent"][question.subject["row"]]]
    total = values["child_g"] + values["h"]
    larger = total == values["sum"] < values["parent_f"] == parent_f == values["value"]
    return _h(known, question, values) and larger


def _h(known: Known, question: Any, values: Values) -> bool:
    return _sums(known, question, values) and values["h"] == known.h(question.subject["row"])


@true_of("predict.why.size")
def _size(known: Known, question: Any, values: Values, answer: Any) -> bool:
    children = [row for row in known.made() if known.columns["parent"][row] == known.expanded]
    gone = [known.label(row) for row in children if known.kind_made(row) in ("duplicate", "cycle")]
    return (values["count"], values["gone"], values["discarded"]) == (len(children) - len(gone), len(gone), gone)


# -- the end -----------------------------------------------------------------------------------------------------------


@true_of("predict.why.goal")
def _goal(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row = row_of(values["node"])
    before = [name for name, _ in known.events[: known.events.index(("goal", row))]] if known.ends_with(row) else ["?"]
    return known.is_goal(row) and not set(before) - {"stale", "iteration", "generate", "forget", "back-up"}


@true_of("predict.why.found")
def _found(known: Known, question: Any, values: Values, answer: Any) -> bool:
    rows = known.rows("found")
    return bool(rows) and known.is_goal(rows[0]) and known.label(rows[0]) == values["child"]


@true_of("predict.why.start_is_goal")
def _start_is_goal(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return known.is_goal(0) and known.outcome == "solution" and known.path_length == 0


@true_of("predict.why.met")
def _met(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return known.outcome == "solution" and known.cheapest is not None and abs(known.cost - known.cheapest) < 1e-9


@true_of("predict.why.nothing_left")
def _nothing_left(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return known.outcome == "failure" and not known.live_at_end and not known.cut_off and known.cheapest is None


@true_of("predict.why.side_empty")
def _side_empty(known: Known, question: Any, values: Values, answer: Any) -> bool:
    """The frontier of one of the two searches holds nothing, and there is no path."""
    sides = {known.root(row) for row in known.waiting_at_end}
    return known.outcome == "failure" and len(sides) < 2 and known.cheapest is None


@true_of("predict.why.limit_reached")
def _limit_reached(known: Known, question: Any, values: Values, answer: Any) -> bool:
    """All that is left was cut off at the last limit, and whether a path is longer nobody knows."""
    last = known.last_limit == known.largest_limit
    return known.outcome == "cutoff" and not known.live_at_end and bool(known.cut_off) and last


@true_of("predict.why.meeting")
def _meeting(known: Known, question: Any, values: Values, answer: Any) -> bool:
    sides: dict[int, float] = {}
    for row in known.waiting:
        root, g = known.root(row), known.columns["g"][row]
        sides[root] = min(g, sides.get(root, g))
    return len(sides) == 2 and known.best_meeting is not None and sum(sides.values()) < known.best_meeting


@true_of("predict.why.goal_waits", "predict.why.goal_waits_with")
def _goal_waits(known: Known, question: Any, values: Values, answer: Any) -> bool:
    goal, row, priority = row_of(values["goal"]), row_of(values["node"]), known.columns["priority"]
    there = goal in known.live and known.is_goal(goal) and row == known.expanded != goal
    if "best" not in values:
        return there and known.traits["key"] is None
    return there and priority[row] == values["best"] <= values["value"]["values"]["value"] == priority[goal]


@true_of("predict.why.limit.depth")
def _limit_depth(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return bool(values["limit"] == known.limit and values["next"] == known.limit + 1 == known.next_limit)


@true_of("predict.why.limit.f")
def _limit_f(known: Known, question: Any, values: Values, answer: Any) -> bool:
    cut = [known.columns["g"][row] + known.columns["h"][row] for row in known.cut_off_here]
    return bool(values["limit"] == known.limit and values["next"] == known.next_limit == min(cut))
