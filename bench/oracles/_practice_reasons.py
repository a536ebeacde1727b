"""For each sentence that a practice question gives as a reason: whether it is true, by the record and the definitions.

A check gets what is known of the search (`Known`), the question, the values in the sentence and the answer that was
given (None: none). It looks at the events and columns of the record only, never at what the question was made from.
"""

from collections.abc import Callable
from typing import Any

from bench.oracles._practice_known import Known

Values = dict[str, Any]
Check = Callable[[Known, Any, Values, Any], bool]
CHECKS: dict[str, Check] = {}


def true_of(*names: str) -> Callable[[Check], Check]:
    """Registers a check for the sentences with these ids."""

    def registered(check: Check) -> Check:
        CHECKS.update(dict.fromkeys(names, check))
        return check

    return registered


def row_of(node: Values) -> int:
    return int(node["values"]["row"])


# -- which is next -----------------------------------------------------------------------------------------------------


@true_of("predict.why.open")
def _open(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row, priority = row_of(values["node"]), known.columns["priority"]
    return row == known.expanded and answer["row"] in known.live and priority[answer["row"]] == priority[row]


@true_of("predict.why.least")
def _least(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row, other, priority = row_of(values["node"]), row_of(values["other"]), known.columns["priority"]
    rest = [each for each in known.live if each != row]
    least = min(priority[each] for each in rest)
    value = values["value"]["values"]["value"]
    return priority[row] == value < least == priority[other] == values["second"] and {row, other} <= set(known.live)


@true_of("predict.why.tie")
def _tie(known: Known, question: Any, values: Values, answer: Any) -> bool:
    priority = known.columns["priority"]
    least = min(priority[each] for each in known.live)
    equals = {each for each in known.live if priority[each] == least}
    named = [each for each in values["nodes"] if each["id"] == "predict.node"]
    others = sum(each["values"]["count"] for each in values["nodes"] if each["id"] == "predict.others")
    right = len(named) + others == values["count"] == len(equals) > 1
    return right and {row_of(each) for each in named} <= equals and values["value"]["values"]["value"] == least


ORDERS: dict[str, Callable[[Known, int], Any]] = {
    "fifo": lambda known, row: row,
    "lifo": lambda known, row: -row,
    "low-h": lambda known, row: (known.columns["h"][row], row),
    "high-g": lambda known, row: (-known.columns["g"][row], row),
    "state": lambda known, row: (known.state(row), row),
    "deepest": lambda known, row: (-known.columns["depth"][row], row),
}


@true_of(*(f"predict.tie.{name}" for name in ORDERS))
def _tie_broken(known: Known, question: Any, values: Values, answer: Any) -> bool:
    priority, order = known.columns["priority"], ORDERS[known.traits["tie"]]
    equals = [each for each in known.live if priority[each] == min(priority[row] for row in known.live)]
    return row_of(values["node"]) == known.expanded == min(equals, key=lambda row: order(known, row))


@true_of("predict.why.queue")
def _queue(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return row_of(values["node"]) == min(known.live)


@true_of("predict.why.stack")
def _stack(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return row_of(values["node"]) == max(known.live)


@true_of("predict.why.stale")
def _stale(known: Known, question: Any, values: Values, answer: Any) -> bool:
    before = known.rows("stale", until="expand")
    return [row_of(each) for each in values["nodes"]] == before and len(before) == values["count"]


@true_of("predict.why.yours_stale")
def _yours_stale(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return row_of(values["node"]) in known.waiting - set(known.live)


@true_of("predict.why.yours")
def _yours(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row = row_of(values["node"])
    return row in known.live and values["value"]["values"]["value"] == known.columns["priority"][row]


@true_of("predict.why.after")
def _after(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return [str(each) for each in values["nodes"]] == [known.label(row) for row in known.frontier_afterwards]


@true_of("frontier.queue")
def _rule_queue(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return known.traits["key"] is None and known.traits["tie"] == "fifo"


@true_of("frontier.stack")
def _rule_stack(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return known.traits["key"] is None and known.traits["tie"] == "lifo"


@true_of("frontier.served")
def _rule_served(known: Known, question: Any, values: Values, answer: Any) -> bool:
    key, tie = known.traits["key"], known.traits["tie"]
    return (values["first"]["id"], values["ties"]["id"]) == (f"frontier.first.{key}", f"frontier.ties.{tie}")


# -- what becomes of a child -------------------------------------------------------------------------------------------


def _child(known: Known, question: Any, values: Values) -> bool:
    """Whether the state and the path cost are those of the child that is asked about."""
    row = question.subject["row"]
    return bool(known.label(row) == values["state"] and known.columns["g"][row] == values["g"])


def _kept_before(known: Known, question: Any, values: Values) -> bool:
    """Whether an older node of the child's state entered the frontier of the same search with this g."""
    row, older = question.subject["row"], row_of(values["older"])
    same = older < row and known.same_search(older, row) and known.kind_made(older) in ("generate", "back-up")
    return same and known.columns["state"][older] == known.columns["state"][row] and _g(known, older, values)


def _g(known: Known, older: int, values: Values) -> bool:
    return bool(known.columns["g"][older] == values["older_g"])


@true_of("predict.why.enters")
def _enters(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row = question.subject["row"]
    new = known.columns["state"].index(known.columns["state"][row]) == row
    return _child(known, question, values) and new and known.kind_made(row) == "generate"


@true_of("predict.why.enters_iteration", "predict.why.enters_side")
def _enters_here(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row, state = question.subject["row"], known.columns["state"]
    older = [each for each in range(row) if state[each] == state[row] and known.same_search(each, row)]
    return _child(known, question, values) and not older and known.kind_made(row) == "generate"


@true_of("predict.why.called")
def _called(known: Known, question: Any, values: Values, answer: Any) -> bool:
    """The very next event is on the child: it is expanded, or recognised as the goal."""
    following = known.event_behind(question.subject["row"])
    row = question.subject["row"]
    goes_in = following in (("expand", row), ("goal", row)) or (following is None and known.outcome == "budget")
    return _enters_here(known, question, values, answer) and goes_in and known.traits["recursive"]


@true_of("predict.why.called_iteration")
def _called_iteration(known: Known, question: Any, values: Values, answer: Any) -> bool:
    return _called(known, question, values, answer) and "iteration" in known.traits["kinds"]


@true_of("predict.why.late")
def _late(known: Known, question: Any, values: Values, answer: Any) -> bool:
    asked_late = known.traits["stale_when"] is not None and known.kind_made(question.subject["row"]) == "generate"
    return _child(known, question, values) and _kept_before(known, question, values) and asked_late


@true_of("predict.why.path")
def _path(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row = question.subject["row"]
    older = row_of(values["older"])
    reached = older < row and known.columns["state"][older] == known.columns["state"][row]
    kept = reached and "cycle" in known.traits["kinds"] and known.kind_made(older) == "generate"
    return _child(known, question, values) and kept and not known.on_own_path(row)


@true_of("predict.why.tree")
def _tree(known: Known, question: Any, values: Values, answer: Any) -> bool:
    forgetful = known.traits["visited"] == "none" and not {"cycle", "stale"} & set(known.traits["kinds"])
    return _child(known, question, values) and _kept_before(known, question, values) and forgetful


@true_of("predict.why.better")
def _better(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row, older, g = question.subject["row"], row_of(values["older"]), known.columns["g"]
    beaten = ("superseded", older) in known.events and g[row] < g[older] and older in known.live_at_making(row)
    return _child(known, question, values) and _kept_before(known, question, values) and beaten


@true_of("predict.why.reopened")
def _reopened(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row, older, g = question.subject["row"], row_of(values["older"]), known.columns["g"]
    again = known.kind_made(row) == "generate" and g[row] < g[older] and known.was_expanded(older)
    return _child(known, question, values) and _kept_before(known, question, values) and again


@true_of("predict.why.discarded")
def _discarded(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row, older, g = question.subject["row"], row_of(values["older"]), known.columns["g"]
    right = known.kind_made(row) == "duplicate" and g[older] <= g[row]
    return _child(known, question, values) and _kept_before(known, question, values) and right


@true_of("predict.why.reached")
def _reached(known: Known, question: Any, values: Values, answer: Any) -> bool:
    """A state that was reached stays as it is, whatever came of it."""
    row, older, g = question.subject["row"], row_of(values["older"]), known.columns["g"]
    right = known.kind_made(row) == "duplicate" and g[older] > g[row] and "superseded" not in known.traits["kinds"]
    return _child(known, question, values) and _kept_before(known, question, values) and right


@true_of("predict.why.closed")
def _closed(known: Known, question: Any, values: Values, answer: Any) -> bool:
    """A state that was expanded stays as it is; one that is in the frontier would not."""
    row, older, g = question.subject["row"], row_of(values["older"]), known.columns["g"]
    right = known.kind_made(row) == "duplicate" and g[older] > g[row] and known.was_expanded(older)
    return _child(known, question, values) and _kept_before(known, question, values) and right


@true_of("predict.why.cycle")
def _cycle(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row = question.subject["row"]
    return _child(known, question, values) and known.kind_made(row) == "cycle" and known.on_own_path(row)


@true_of("predict.why.cutoff.depth")
def _cutoff_depth(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row = question.subject["row"]
    at_limit = known.columns["depth"][row] == values["depth"] == values["limit"] == known.limit_of(row)
    return _child(known, question, values) and at_limit and ("cutoff", row) in known.events


@true_of("predict.why.cutoff.f")
def _cutoff_f(known: Known, question: Any, values: Values, answer: Any) -> bool:
    row = question.subject["row"]
    f = known.columns["g"][row] + known.columns["h"][row]
    beyond = f == values["f"] > values["limit"] == known.limit_of(row)
    return _child(known, question, values) and beyond and ("cutoff", row) in known.events
