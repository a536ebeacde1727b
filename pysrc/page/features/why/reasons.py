"""The reasons on a search in sentences: why the next entry of the frontier is first, and the life of a node.

web/features/why/next.js and life.js find the facts.

Knows no document.
"""

from page.text import steps, words

SILENT = ("empty", "over")  # reasons without a next entry
APART = ("iterates", "ends", "stops", "emptied")  # decisions that are about no entry of the list


def note(reason, traits):
    """The line above the list: a decision that is about none of its entries, or ""."""
    decision = reason.get("decision")
    if decision and decision.get("cut") is not None:
        return words.text("why.line.cut_so_far", cut=decision["cut"])
    return decided(decision, traits) if decision and decision["what"] in APART else ""


def line(reason, traits):
    """The reason in one line, below the entry that is next; "" if none is."""
    what, decision = reason["what"], reason.get("decision")
    if what in SILENT or (decision and decision["what"] in APART):
        return ""
    if decision:
        return decided(decision, traits)
    first, stale = reason.get("first") or {}, bool(reason.get("stale"))
    if what == "key":
        return words.text("why.line.key", key=traits["key"], second=reason["second"]["priority"], stale=stale)
    if what == "tie":
        more = "_more" if reason["more"] else ""
        rule = words.text("why.line.rule." + reason["rule"])
        return words.text(
            "why.line.tie" + more,
            key=traits["key"], value=first["priority"], equal=reason["equal"], rule=rule, stale=stale,
        )  # fmt: skip
    if what == "dead":
        return words.text("why.line.dead", key=traits["key"] or "f")
    return words.text("why.line." + (reason["rule"] if what == "order" else what), stale=stale)


def decided(decision, traits):
    """What the algorithm itself decides: where a recursion goes on, what a limit is for, when two searches stop."""
    what, values = decision["what"], {key: decision.get(key) for key in FACTS}
    if what in ("within", "turns"):  # JSON lacks infinity: no limit, no second child, or all paths below the node end
        values.update({key: float("inf") for key, value in values.items() if value is None})
    drawn = steps.unit(traits) == "move"  # such a state has no name
    if what == "turns":
        caller = decision["caller"]
        values["caller"] = words.text("why.line.call") if drawn else caller["label"]
    if decision.get("next"):
        values["next"] = words.text("why.line.child." + decision["nth"]) if drawn else decision["next"]["label"]
        terms = ("g", "h") if traits["limited"] == "f" else ("depth",)
        values["value"] = sum([decision["next"][term] for term in terms])
    if what in ("descends", "iterates") and decision["limit"] is not None:
        what += "_bound" if traits["limited"] == "f" else "_limit"
    return words.text("why.line." + what, **values)


FACTS = ("limit", "caller", "lowest", "second", "forward", "backward", "cost")


def why_next(reason, traits):
    """The reason in a sentence or two; "" if the frontier is empty."""
    what = reason["what"]
    if what in SILENT:
        return ""
    if what == "unknown":
        return words.text("why.next.unknown")
    first, second = reason["first"], reason.get("second")
    if what in ("calls", "returns"):
        if not reason["equal"]:
            return ""
        return words.text("why.next.calls", depth=first["depth"], calls=reason["equal"])
    values = {"row": str(first["row"]), "key": traits["key"] or "f"}
    if what in ("alone", "live", "dead"):
        sentence = words.text("why.next." + what, **values)
    elif what == "program":
        sentence = words.text("why.next.program", other=str(second["row"]), **values)
    elif what == "key":
        sentence = words.text(
            "why.next.key", first=first["priority"], second=second["priority"], other=str(second["row"]), **values
        )
    elif what == "order":
        sentence = words.text("why.next." + reason["rule"], step=first["entered"], **values)
    else:
        rule = _rule(reason["rule"], first, second)
        equal = words.text("why.next.at_least" if reason["more"] else "why.next.exactly", count=reason["equal"])
        sentence = words.text("why.next.tie", equal=equal, value=first["priority"], rule=rule, **values)
    return sentence + (" " + words.text("why.next.stale") if reason.get("stale") else "")


def _rule(rule, first, second):
    """The tie-breaking rule between two entries with the same priority, with the two values that it compares."""
    values = {
        "fifo": "entered", "lifo": "entered", "low-h": "h", "high-g": "g", "deepest": "depth", "state": "label",
    }  # fmt: skip
    one, other = first[values[rule]], second[values[rule]]
    same = "_same_step" if rule in ("fifo", "lifo") and one == other else ""
    return words.text("why.rule." + rule + same, first=one, second=other, other=str(second["row"]))


LASTING = ("waiting", "called", "open", "returned", "dead", "left")  # facts that last until now: no time to go to


def of_fact(fact, traits):
    """The sentence for one fact."""
    what = fact["what"]
    values = {key: fact.get(key) for key in ("label", "g", "depth", "limit", "value", "count", "place", "places")}
    if what == "root":
        return text_of_root(fact, traits)
    if what == "expanded":
        goes_on = ("some" if fact["children"] else "none") if fact["goesOn"] else "no"
        return words.text("why.life.expanded", goes_on=goes_on, **{key: fact[key] for key in CHILDREN})
    if what == "made" and traits["recursive"]:
        what = "made_called"
    if what == "visited" and traits["stale_when"] == "visited-no-deeper":
        what = "visited_no_deeper"
    if what == "forgotten" and fact["value"] is None:
        what = "forgotten_dead"
    if what == "bounded":
        what = "bounded_next" if fact["next"] else "bounded"
    if what == "waiting" and fact["place"] is None:
        what = "waiting_far"
    if fact.get("other", 0) < 0 and what in ("duplicate", "cycle", "superseded", "visited", "visited_no_deeper"):
        what += "_unknown"
    return words.text("why.life." + what, **values)


CHILDREN = ("children", "duplicates", "cycles", "cutoffs")


def text_of_root(fact, traits):
    if fact.get("side") == "backward":
        return words.text("why.life.root_goal")
    if fact["limit"] is None:
        return words.text("why.life.root")
    bounded = "why.life.root_bound" if traits["limited"] == "f" else "why.life.root_limit"
    return words.text(bounded, limit=fact["limit"])


def occurrence(entry, iterates, limit, traits):
    """Another node of the same state as a line: its status, and its iteration's limit."""
    status = words.status(entry["status"], traits)
    return words.text("why.occurrence_in", status=status, limit=limit) if iterates else status


def occurrences(count):
    return words.text("why.occurrences", count=count)


def more(count):
    return words.text("why.more", count=count)
