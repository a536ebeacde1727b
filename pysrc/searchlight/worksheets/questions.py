"""The questions of a sheet, with answers from the record."""

from math import isinf
from typing import Any

from searchlight.kinds import KINDS
from searchlight.tally import as_number
from searchlight.texts import Message, message
from searchlight.worksheets.excerpt import Excerpt, budget_of
from searchlight.worksheets.fates import USELESS, Fate, outrun
from searchlight.worksheets.naming import Naming
from searchlight.worksheets.rounding import near_ties

Question = dict[str, Any]  # {"kind", "text": message, "answer": [message or text], "lines": to write on}
NOTICED = ("duplicate", "cycle", "superseded", "stale")


def questions(excerpt: Excerpt, fates: dict[int, Fate], naming: Naming) -> list[Question]:
    """The questions that apply to this search."""
    questions = [_counts(excerpt), _ties(excerpt, naming), _twins(excerpt, fates, naming)]
    questions.append(_path(excerpt, naming) if excerpt.ended else _next(excerpt, naming))
    return [each for each in questions if each is not None]


def _question(kind: str, text: Message, answer: list[Any], lines: int = 2) -> Question:
    return {"kind": kind, "text": text, "answer": answer, "lines": lines}


def _counts(excerpt: Excerpt) -> Question:
    """Ask for the generated children and the frontier's size; for a recursion, for the deepest node instead."""
    record, born = excerpt.record, excerpt.record.late.generated_at
    made = [row for row in range(record.row_count) if excerpt.times[0] < born[row] <= excerpt.end]
    generated = sum(record.parent[row] >= 0 and not _is_copy(excerpt, row) for row in made)
    step = excerpt.first + excerpt.count
    if excerpt.traits["recursive"]:
        text = message("worksheet.ask.counts_recursive", first=excerpt.first + 1, last=step)
        deepest = max(record.depth[row] for row in excerpt.expanded)
        return _question("counts", text, [message("worksheet.is.counts_recursive", made=generated, depth=deepest)], 1)
    text = message("worksheet.ask.counts", first=excerpt.first + 1, last=step)
    waiting = len(excerpt.waiting(excerpt.times[-1]))
    return _question("counts", text, [message("worksheet.is.counts", made=generated, waiting=waiting)], 1)


def _is_copy(excerpt: Excerpt, row: int) -> bool:
    """Whether a node is a backed-up copy instead of a child (RBFS)."""
    return KINDS[excerpt.record.kind[excerpt.record.late.generated_at[row]]].name == "back-up"


def _ties(excerpt: Excerpt, naming: Naming) -> Question | None:
    """Ask for the steps with ties for the lowest value, and for the rule that breaks them."""
    key = excerpt.traits["key"]
    if key is None or excerpt.traits["recursive"]:
        return None
    tie_steps: list[Any] = []
    for step in range(1, excerpt.count + 1):
        alike = near_ties(excerpt, step)
        equal = [naming.name(entry.row) for entry in alike or excerpt.rivals(step)]
        if len(equal) > 1:
            served, names = naming.name(excerpt.expanded[step - 1]), naming.between.join(equal)
            text_id = "worksheet.is.near_tie" if alike else "worksheet.is.tie"
            tie_steps.append(message(text_id, step=excerpt.first + step, names=names, served=served))
    rule = message("frontier.ties." + excerpt.traits["tie"])
    answer = [*tie_steps, message("worksheet.is.rule", rule=rule)] if tie_steps else [message("worksheet.is.no_tie")]
    return _question("ties", message("worksheet.ask.ties." + key), answer)


def _twins(excerpt: Excerpt, fates: dict[int, Fate], naming: Naming) -> Question | None:
    """Ask for useless nodes and their reasons; for repeated states if the algorithm does not notice them."""
    new = [row for row in excerpt.rows if excerpt.is_new(row)]
    if not set(NOTICED) & set(excerpt.traits["kinds"]):
        states = [excerpt.record.state[row] for row in excerpt.rows]
        again = {state: states.count(state) for state in states if states.count(state) > 1}
        first = {state: excerpt.rows[states.index(state)] for state in again}
        twins = [message("worksheet.is.again", name=naming.name(first[state]), count=again[state]) for state in again]
        return _question("again", message("worksheet.ask.again"), twins or [message("worksheet.is.never_again")])
    reasons, later = [], outrun(excerpt)
    for row in new:
        fate = fates[row]
        if fate.name == "frontier" and row in later:
            names = {"name": _called(naming, row), "other": _called(naming, later[row])}
            reasons.append(message("worksheet.is.outrun", **names))
        if fate.name in USELESS and fate.twin is not None:
            other, reason = _called(naming, fate.twin), fate.name
            if reason == "duplicate" and excerpt.record.g[fate.twin] > excerpt.record.g[row]:
                reason = "reached"  # costs do not count, or closed states are not reopened
            reasons.append(message("worksheet.is." + reason, name=_called(naming, row), other=other))
    return _question("useless", message("worksheet.ask.useless"), reasons or [message("worksheet.is.all_useful")])


def _called(naming: Naming, row: int) -> Message:
    """The node's name with its path cost, which distinguishes two nodes of a state."""
    g = as_number(naming.excerpt.record.g[row])
    return message("worksheet.with_cost", name=naming.name(row), g=g)


def _next(excerpt: Excerpt, naming: Naming) -> Question:
    """Ask what the search expands next."""
    text = message("worksheet.ask.next", step=excerpt.first + excerpt.count)
    return _question("next", text, [naming.entry(excerpt.expanded_next)], 1)


def _path(excerpt: Excerpt, naming: Naming) -> Question:
    """Ask for the solution or the outcome."""
    text = message("worksheet.ask.path")
    goal = excerpt.goal
    if goal is None:
        return _question("path", text, [_unsolved(excerpt)])
    path = " → ".join(naming.name(row) for row in excerpt.run.path)
    if excerpt.meets:
        answer = message("worksheet.is.path_met", path=path, cost=excerpt.run.cost, name=naming.name(goal))
    else:
        answer = message("worksheet.is.path", path=path, cost=excerpt.run.cost)
    return _question("path", text, [answer])


def _unsolved(excerpt: Excerpt) -> Message:
    """The answer without a solution, which claims only what the outcome implies."""
    if excerpt.ended == "budget":
        return message("worksheet.is.budget", nodes=budget_of(excerpt.setup))
    if excerpt.ended == "cutoff":
        return message("worksheet.is.cutoff")
    if excerpt.setup.algorithm.id.startswith("own:"):  # it may not have searched everything
        return message("worksheet.is.no_solution")
    return message("worksheet.is.dead_ends" if any(map(isinf, excerpt.record.h)) else "worksheet.is.failure")
