"""Questions about the end of a search or an iteration: the goal, the limit, and whether the path is optimal.

Knows no document.
"""

from page.features.predict.choice import ends_here
from page.features.predict.question import CHOICE, NUMBER, Question, named, valued
from page.options.guarantee import keeps
from page.text.language import message

YES_NO = (("yes", "predict.yes"), ("no", "predict.no"))


def _yes_no(kind, step, prompt, right, why):
    options = [(value, message(name)) for value, name in YES_NO]
    return Question(kind, step, prompt, CHOICE, options, ["yes" if right else "no"], why)


def goal(step, before, _after, _reader, rules, _seed):
    """Ask whether the search ends: if it does, or if it may seem to, as the goal is in the frontier."""
    over = ends_here(before, step)
    why = why_over(step, rules) if over else why_not_over(step, before, rules)
    return _yes_no("goal", step.number, message("predict.ask.goal"), over, [why]) if why else None


def why_over(step, rules):
    if step.found:
        return message("predict.why.found", child=step.found["label"])
    if not step.goal:
        return message("predict.why." + _without_goal(step, rules))
    if rules.reverses:
        return message("predict.why.met")
    return message("predict.why.goal", node=named(step.goal))


def _without_goal(step, rules):
    """Why a search ends with a step without finding a goal."""
    if rules.observed:
        return "program_ends"
    if step.outcome == "solution":  # the initial state is a goal
        return "start_is_goal"
    if step.outcome == "cutoff":
        return "limit_reached"
    if rules.reverses:
        return "side_empty"
    return "entries_left" if step.left else "nothing_left"


def why_not_over(step, before, rules):
    if before.met:
        return message("predict.why.meeting")
    waiting = [node for node, _ in before.children if rules.is_goal(node)]
    if not waiting or not step.expanded:
        return None
    node, goal_node = step.expanded, waiting[0]
    if not rules.key:
        return message("predict.why.goal_waits", goal=named(goal_node), node=named(node))
    return message(
        "predict.why.goal_waits_with", goal=named(goal_node), value=valued(rules.key, goal_node["priority"]),
        node=named(node), best=node["priority"],
    )  # fmt: skip


def next_limit(step, _before, _after, _reader, rules, _seed):
    """Ask for the limit of the next iteration."""
    by = rules.limited or "depth"
    values = {"limit": step.limit_before, "next": step.limit}
    prompt, why = message("predict.ask.limit." + by, **values), [message("predict.why.limit." + by, **values)]
    return Question("next-limit", step.number, prompt, NUMBER, [], [step.limit], why)


def of_path(finish, stage, catalog):
    """Ask whether the path of the stage's search certainly has the lowest cost; None if no guarantee is known.

    `finish`: the position behind the last step.
    """
    result, options, verdict = stage.player.result, stage.choices.shown, stage.verdict
    if not result or result["outcome"] != "solution":
        return None
    facts = catalog.algorithms.get(options["algorithm"], {}).get("facts")
    claim = facts and facts["optimal"]
    if not claim or not claim["text"] or (claim["verdict"] == "if" and not (claim.get("needs") and verdict)):
        return None
    return optimal(finish, claim, keeps({"claim": claim, "verdict": verdict, "options": options}))


def optimal(finish, claim, certain):
    """The question about the path. `claim`: the catalog's guarantee."""
    reason = message("predict.why.certain" if certain else "predict.why.uncertain", claim=claim["text"])
    return _yes_no("optimal", finish, message("predict.ask.optimal"), certain, [reason])
