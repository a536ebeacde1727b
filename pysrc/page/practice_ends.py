"""Questions on where a search ends, and where it begins again: goal, limit, and whether the path is a cheapest one."""

from practice_choice import ends_here
from practice_question import CHOICE, NUMBER, Question, named, said, valued

YES_NO = (("yes", "predict.yes"), ("no", "predict.no"))


def _yes_no(kind, step, prompt, right, why):
    options = [(value, said(name)) for value, name in YES_NO]
    return Question(kind, step, prompt, CHOICE, options, ["yes" if right else "no"], why)


def goal(step, before, _after, _reader, rules, _seed):
    """Is it over? Where it is; and where one might think so, as the goal waits, or the two searches have met."""
    over = ends_here(before, step)
    why = why_over(step, rules) if over else why_not_over(step, before, rules)
    return _yes_no("goal", step.number, said("predict.ask.goal"), over, [why]) if why else None


def why_over(step, rules):
    if step.found:
        return said("predict.why.found", child=step.found["label"])
    if not step.goal:
        return said("predict.why." + _without_goal(step, rules))
    if rules.reverses:
        return said("predict.why.met")
    return said("predict.why.goal", node=named(step.goal))


def _without_goal(step, rules):
    """Which reason there is to end with a step in which no goal is recognised."""
    if rules.observed:
        return "program_ends"
    if step.outcome == "solution":  # it was recognised before anything was expanded
        return "start_is_goal"
    if step.outcome == "cutoff":
        return "limit_reached"
    if rules.reverses:
        return "side_empty"
    return "entries_left" if step.left else "nothing_left"


def why_not_over(step, before, rules):
    if before.met:
        return said("predict.why.meeting")
    waiting = [node for node, _ in before.children if rules.is_goal(node)]
    if not waiting or not step.expanded:
        return None
    node, goal_node = step.expanded, waiting[0]
    if not rules.key:
        return said("predict.why.goal_waits", goal=named(goal_node), node=named(node))
    return said(
        "predict.why.goal_waits_with", goal=named(goal_node), value=valued(rules.key, goal_node["priority"]),
        node=named(node), best=node["priority"],
    )  # fmt: skip


def next_limit(step, _before, _after, _reader, rules, _seed):
    """The limit of the iteration that begins now."""
    by = rules.limited or "depth"
    values = {"limit": step.limit_before, "next": step.limit}
    prompt, why = said("predict.ask.limit." + by, **values), [said("predict.why.limit." + by, **values)]
    return Question("next-limit", step.number, prompt, NUMBER, [], [step.limit], why)


def optimal(finish, claim, certain):
    """Whether the path is certain to be a cheapest one. `finish`: the position; `claim`: the catalog's promise."""
    reason = said("predict.why.certain" if certain else "predict.why.uncertain", claim=claim["text"])
    return _yes_no("optimal", finish, said("predict.ask.optimal"), certain, [reason])
