"""The sentences on steps, events and outcomes."""

from page.text import words
from page.text.language import texts


def initial(entry, traits, limit):
    """The sentence of the start, and of the first iteration's limit if there is one."""
    sentence = words.text("step.start_called" if traits["recursive"] else "step.start", state=entry["label"])
    if limit is None:
        return sentence
    return words.text("step.iteration_first", iteration=iteration(limit, traits), sentence=sentence)


def expanded(entry, traits, summary, stats):
    """The sentence of a whole step, e.g. “Expanded 8 0 6 … with f = 21: 3 children, 1 of them already reached.”"""
    facts = {"state": words.named(entry), "value": words.values(entry, traits)}
    for name in ("children", "duplicates", "cycles", "cutoffs", "superseded", "above", "forgotten"):
        facts[name] = getattr(summary, name)
    if traits.get("sample") and not summary.children:
        return texts.say("step.expanded_sampled", facts)
    first = [name for name in ("duplicates", "cycles", "cutoffs") if facts[name]]
    facts["first"] = first[0] if first else None
    facts["so_far"], facts["found"], facts["met"] = goes_on(traits, summary), summary.found >= 0, summary.met >= 0
    bounded = traits["limited"] == "f" and stats.limit is not None
    facts["where"] = words.text("step.at_bound", bound=stats.limit) if bounded else words.text("step.at_limit")
    facts["cutoffs_above"] = summary.cutoffsAbove
    return texts.say("step.expanded", facts)


def goes_on(traits, summary):
    """Whether a recursion may come back to the expanded node: it is in the child that it made last."""
    return traits["recursive"] and summary.children > summary.cutoffs and not summary.above


def event(kind, entry, traits, limit):
    """The sentence of one event. `kind`: its name, as in web/table/kinds.js."""
    if kind == "cutoff" and traits["limited"] == "f":
        return words.text("event.cutoff_bound", state=entry["label"], f=entry["f"], bound=limit)
    if kind in ("generate", "expand") and traits["recursive"]:
        kind += "_called"
    return words.text("event." + kind, state=words.named(entry), value=words.values(entry, traits))


def iteration(limit, traits):
    """The sentence of an iteration that begins."""
    bounded = traits["limited"] == "f"
    return words.text("step.iteration_bound" if bounded else "step.iteration", limit=limit)


def outcome(result, expansions):
    """The sentence of a search's end."""
    kind = result["outcome"]
    if kind == "solution":
        moves = len(result["path"]) - 1
        return words.text("step.solution", steps=expansions, moves=moves, cost=result["cost"])
    return words.text("step." + kind, steps=expansions)


def running(expansions):
    """The sentence while the search runs too fast to be followed."""
    return words.text("step.running", steps=expansions)
