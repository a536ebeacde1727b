"""The sentences on steps, events and outcomes. Knows no document."""

from page.text import words
from page.text.language import texts

LONGEST = 64  # letters of a path that a sentence has room for
LONGEST_STEP = 120  # letters of a step: two lines in a lecture
EXPLAINED = ("duplicate", "superseded")  # events whose word is explained where it is first met, like "stale"
NAMED = 4  # children whose names a sentence has room for
NOTHING = {
    "cut": [], "cut_above": [], "caller": None, "stale": [], "better": None, "returned": None, "expanded": None,
    "limit": None, "met": None, "first": [], "late": 0,
}  # of what web/table/told.js tells of a step  # fmt: skip
NAMELESS = ("board", "marks", "ring", "banks", "jugs", "pegs")  # states that are drawn; an action there is a move


def initial(entry, traits, limit):
    """The sentence of the start, and of the first iteration's limit if there is one.

    It says the problem's rule and the heuristic, if it knows them and has room.
    """
    called = words.list_name(traits) != "frontier"
    rule, nothing = traits.get("rule"), words.text("step.start_nothing")
    begins = iteration(limit, traits) if limit is not None else ""
    heuristic = words.text("step.start_h", h=traits["h"]) if traits.get("h") else ""
    for parts in ((rule or nothing, heuristic, begins), (rule, heuristic, begins), (rule or nothing, begins)):
        more = " ".join([part for part in parts if part])
        text = words.text("step.start_called" if called else "step.start", state=entry["label"], more=more)
        if len(text) - len(entry["label"]) <= LONGEST_STEP:
            break
    return text


def step(entry, traits, summary, stats, children=(), above=None, told=NOTHING):
    """The sentences of a whole step: what came before the expansion, the expansion, what came of it.

    Without room, words are not explained, and then the children are counted instead of named.
    """
    named = has_names(traits)
    room = LONGEST_STEP + (len(entry["label"]) if unit(traits) == "move" else 0)  # in place of which is a picture
    lesser = [kind for kind in told["first"] if kind != "duplicate"]
    for each, first in [(each, first) for each in (children, ()) for first in (told["first"], lesser, [])]:
        told = dict(told, first=first)
        parts = [expanded(entry, traits, summary, stats, each, above, told)]
        parts.insert(0 if named else 1, _anew(entry, traits, stats) or _before(traits, summary, told))
        text = " ".join([part for part in parts + [_met(traits, told)] if part])
        if len(text) <= room:
            break
    return text


def _anew(entry, traits, stats):
    """The new iteration, where its root is expanded; that of the first one is said at the start."""
    begins = traits["limited"] and stats.limit is not None and entry["depth"] == 0 and stats.expanded > 1
    return iteration(stats.limit, traits) if begins else ""


def _before(traits, summary, told):
    """The stale entries that were removed, and the call that has returned; in states without names, only how many."""
    named, stale, new = has_names(traits), told["stale"], "stale" in told["first"]
    if told["returned"]:
        entry = told["returned"]
        facts = {"value": entry["priority"], "forgotten": summary.forgotten, "limit": told["expanded"]["priority"]}
        return words.text("step.returned" if named else "step.returned_before", state=entry["label"], **facts)
    if not summary.stale:
        return ""
    if named and summary.stale == 1 and told["better"]:
        better = told["better"]
        facts = {"state": words.named(stale[0]), "value": words.values(stale[0], traits)}
        reason = "expanded" if better["expandedAt"] >= 0 else "known"
        return words.text("step.stale_one", reason=reason, better=words.values(better, traits), **facts)
    if named and summary.stale == len(stale):
        return words.text("step.stale", count=summary.stale, new=new, states=[words.named(each) for each in stale])
    return words.text("step.stale_before", count=summary.stale, new=new)


def _met(traits, told):
    """The meeting of two searches: its state, and both parts of the cost."""
    if not told["met"]:
        return ""
    one, other = told["met"]
    costs = {"one": one["g"], "other": other["g"], "total": one["g"] + other["g"]}
    return words.text("step.met" if has_names(traits) else "step.met_unnamed", state=one["label"], **costs)


def expanded(entry, traits, summary, stats, children=(), above=None, told=NOTHING):
    """The sentence of an expansion, e.g. “Fagaras is expanded, f = 415. Bucharest enters the frontier with f = 450.”

    `children`: entries of those that the sentence may name; `above`: the entries (child, parent) with which a recursion
    has gone on after its return, if that was one child; `told`: see web/table/told.js, with entries in place of rows.
    """
    value = words.values(entry, traits)
    if told["limit"] is not None:
        value = words.text("value.within", value=value, limit=told["limit"])
    facts = {"state": words.named(entry), "value": value}
    for name in ("children", "duplicates", "cycles", "cutoffs", "superseded", "above", "forgotten"):
        facts[name] = getattr(summary, name)
    for kind in EXPLAINED:
        facts["new_" + kind] = kind in told["first"]
    facts["found"] = summary.found >= 0 and ("last" if summary.children > 1 else "only")
    if told["returned"]:
        facts["forgotten"] = 0  # they are told before
    if children and not (facts["forgotten"] or facts["cutoffs"] or summary.cutoffsAbove):
        return texts.say("step.expanded_named", named(facts, children, traits))
    facts["so_far"] = goes_on(traits, summary)
    bounded = traits["limited"] == "f" and stats.limit is not None
    facts["where"] = words.text("step.at_bound", bound=stats.limit) if bounded else words.text("step.at_limit")
    for share, count in (("cut", summary.cutoffs), ("lost", summary.duplicates), ("late", told["late"])):
        facts[share] = _share(count, summary)
    facts["stale"] = told["late"]
    facts["cut_names"] = [each["label"] for each in told["cut"]]
    if facts["cut"] == "some" and has_names(traits) and len(told["cut"]) <= NAMED:
        facts["cut"] = "named"
    facts["cutoffs_above"] = summary.cutoffsAbove
    facts["back"] = "one" if above else "more" if summary.above else None
    facts["next"], facts["parent"] = (each["label"] for each in above) if above else ("", "")
    if above and unit(traits) == "move":  # a drawn state has no name
        facts["back"], facts["parent"] = "depth", above[1]["depth"]
    callers = {each["parent"] for each in told["cut_above"]}
    if has_names(traits) and len(callers) == 1 and summary.above == len(told["cut_above"]) <= NAMED:
        facts["back"], facts["cutoffs_above"] = "cut", 0
        facts["next"], facts["parent"] = [each["label"] for each in told["cut_above"]], told["caller"]["label"]
    return texts.say("step.expanded", facts)


def _share(count, summary):
    """How many of the children these are: "all", the "only" one, or "some"; None if none is."""
    if not count:
        return None
    if count < summary.children:
        return "some"
    return "all" if summary.children > 1 else "only"


def named(facts, children, traits):
    """The facts of the sentence that names the children: those that enter the frontier, and those that do not.

    Where visits are checked only on removal, one whose state is visited enters, too: it is stale from the beginning.
    """
    entering = ("frontier",) if traits.get("stale_when") else ("frontier", "stale")
    entered = [child for child in children if child["status"] in entering]
    late = [child for child in children if child["status"] == "stale" and child not in entered]
    lost = [child for child in children if child not in entered + late]
    facts["goal"] = lost.pop()["label"] if facts["found"] else ""
    facts["entered"], facts["names"] = len(entered), [child["label"] for child in entered]
    facts["first"] = words.values(entered[0], traits) if entered else ""
    facts["stale"], facts["late"] = len(late), [child["label"] for child in late]
    facts["lost"], facts["discarded"] = len(lost), [child["label"] for child in lost]
    return facts


def has_names(traits):
    """Whether states have names, which a sentence has room for."""
    return traits["states"]["kind"] == "text"


def can_name(traits, summary):
    """Whether the children are few, have names, and are generated one after another."""
    return has_names(traits) and words.list_name(traits) == "frontier" and 0 < summary.children <= NAMED


def goes_on(traits, summary):
    """Whether a recursion may return to the expanded node from its latest child."""
    return traits["recursive"] and summary.children > summary.cutoffs and not summary.above


def event(kind, entry, traits, limit):
    """The sentence of one event. `kind`: its name, as in web/table/kinds.js."""
    if kind == "cutoff" and traits["limited"] == "f":
        return words.text("event.cutoff_bound", state=entry["label"], f=entry["f"], bound=limit)
    name = words.list_name(traits)
    if kind == "generate" and entry.get("parent") == -1:
        return words.text("event.root" if name == "frontier" else "event.root_called", state=words.named(entry))
    if kind == "generate" and name == "successors":
        kind = "generate_successor"
    elif kind in ("generate", "expand") and name != "frontier":
        kind += "_called"
    return words.text("event." + kind, state=words.named(entry), value=words.values(entry, traits))


def iteration(limit, traits):
    """The sentence of an iteration that begins."""
    return words.text("step.iteration_bound" if traits["limited"] == "f" else "step.iteration", limit=limit)


def outcome(result, expansions, traits, path=()):
    """The sentence of a search's end. `path`: the states of the solution in words."""
    kind = result["outcome"]
    if kind == "solution":
        return _solution(result, expansions, traits, list(path))
    if kind == "failure" and words.list_name(traits) != "frontier":
        kind = "failure_called"
    return words.text("step." + kind, steps=expansions)


def _solution(result, expansions, traits, path):
    """The path with its cost: its states if they have names, else its moves; only the length of a long one."""
    facts = {"steps": expansions, "moves": len(result["path"]) - 1, "cost": result["cost"]}
    if not facts["moves"]:
        return texts.say("step.solution", facts)
    if unit(traits) == "move":
        names = [str(traits["actions"].get(action, action)) for action in result.get("actions") or ()]
        facts["path"] = ", ".join(names)
        fits = names and len(facts["path"]) <= LONGEST
        return texts.say("step.solution_moves" if fits else "step.solution", facts)
    if not path:
        return texts.say("step.solution", facts)
    facts["path"] = " – ".join(path)
    if len(facts["path"]) <= LONGEST:
        return texts.say("step.solution_path", facts)
    facts["path"] = words.text("step.between", first=path[0], last=path[-1])
    return texts.say("step.solution_long", facts)


def unit(traits):
    """The word for an action: a "move" of a puzzle, or a "step" between named states."""
    return "move" if traits["states"]["kind"] in NAMELESS else "step"


def running(expansions):
    """The sentence while the search runs too fast to be followed."""
    return words.text("step.running", steps=expansions)
