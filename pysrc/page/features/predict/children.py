"""Questions about the children of the node expanded next: the fate of a child, its f, how many enter the frontier.

Knows no document.
"""

from page.features.predict.choice import fate_worth, valued
from page.features.predict.question import CHOICE, NUMBER, Question, named
from page.text.language import message

RIGHT = {"reopened": "better", "cycle": "discarded"}  # the others are their own answers


def duplicate(step, _before, _after, _reader, rules, _seed):
    """Ask for the fate of the most instructive child."""
    fates = step.fates(rules)
    if rules.limited and not rules.recursive:  # at the limit, an entry on the stack may also be stale: not asked
        fates = [(node, fate) for node, fate in fates if fate == "cutoff" or node["depth"] != step.limit_then]
    fates = [(node, fate) for node, fate in fates if fate != "found"]
    if not fates:
        return None
    best = max([fate_worth(step, node, fate) for node, fate in fates])
    child, fate = next(each for each in fates if fate_worth(step, each[0], each[1]) == best)
    prompt = message("predict.ask.fate", node=named(step.expanded), child=child["label"], g=child["g"])
    options = [(each, _fate_option(each, rules)) for each in _possible(rules)]
    why = [why_fate(step, child, fate, rules)]
    return Question("duplicate", step.number, prompt, CHOICE, options, [RIGHT.get(fate, fate)], why, subject=child)


def _possible(rules):
    """The answers to choose from; discarding is always one of them."""
    fates = ["enters"]
    if "superseded" in rules.kinds:
        fates.append("better")
    fates.append("discarded")
    if "cutoff" in rules.kinds:
        fates.append("cutoff")
    return fates


def _fate_option(fate, rules):
    if rules.recursive and fate == "enters":
        return message("predict.fate.called")
    if fate == "cutoff" and not rules.recursive:
        return message("predict.fate.cutoff_later")
    return message("predict.fate." + fate)


def why_fate(step, child, fate, rules):
    """A message on why a child has this fate."""
    older = step.nodes.get(child["before"])
    values = {"state": child["label"], "g": child["g"]}
    if older:
        values.update({"older": named(older), "older_g": older["g"]})
    if fate == "cutoff":
        limit = step.limit_then
        if limit is None:  # without iterations, the depth at which it is cut off is the limit
            limit = child["depth"]
        values.update({"limit": limit, "depth": child["depth"], "f": rules.value(child)})
        return message("predict.why.cutoff." + (rules.limited or "depth"), **values)
    if fate == "enters":
        fate = _why_enters(older, rules)
    elif fate == "discarded" and not older:
        fate = "discarded_by_it"
    elif fate == "discarded" and older["g"] > child["g"]:
        fate = "closed" if "superseded" in rules.kinds else "reached"
    return message("predict.why." + fate, **values)


def _why_enters(older, rules):
    """The id of the sentence on a child that enters; `older`: a node with its state, or None."""
    if older:
        return "late" if "stale" in rules.kinds else "path" if "cycle" in rules.kinds else "tree"
    if "iteration" in rules.kinds:
        return "called_iteration" if rules.recursive else "enters_iteration"
    return "called" if rules.recursive else "enters_side" if rules.reverses else "enters"


def f_value(step, _before, _after, _reader, rules, _seed):
    """Ask for the value of a child that is not generated yet."""
    child, parent = valued(step, rules), step.expanded
    if not child:
        return None
    cost = child["g"] - parent["g"]
    values = {
        "node": named(parent), "child": child["label"], "g": parent["g"], "cost": cost, "child_g": child["g"],
        "h": child["h"],
    }  # fmt: skip
    right = child["g"] if rules.decides == "g" else rules.value(child)
    values["value"] = right
    if rules.decides == "g":
        form, why = "g", "g"
    elif rules.weight is not None:
        form, why = "weighted", "weighted"
        values["weight"] = rules.weight
    else:
        form, why = "f", "f" if child["g"] + child["h"] == right else "backed_up"
        values.update({"sum": child["g"] + child["h"], "parent_f": rules.value(parent)})
    prompt = message("predict.ask.value." + form, **values)
    reasons = [message("predict.why.value." + why, **values)]
    return Question("f-value", step.number, prompt, NUMBER, [], [right], reasons, subject=child)


def frontier_size(step, _before, _after, _reader, rules, _seed):
    """Ask how many of the children enter the frontier."""
    fates = step.fates(rules)
    gone = [node["label"] for node, fate in fates if fate in ("discarded", "cycle")]
    prompt = message("predict.ask.size", node=named(step.expanded), count=len(fates))
    why = [message("predict.why.size", count=step.entering, gone=len(gone), discarded=gone)]
    return Question("frontier-size", step.number, prompt, NUMBER, [], [step.entering], why, subject=step.expanded)
