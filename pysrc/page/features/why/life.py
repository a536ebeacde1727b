"""The life of a node in sentences, from the facts of web/features/why/life.js, and the state's other nodes.

Knows no document.
"""

from page.text import words

LASTING = ("waiting", "called", "dead", "left")  # facts that last until now, without a time to go to


def sentence(fact, traits):
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
    if iterates:
        return words.text("why.occurrence_in", status=status, limit=limit)
    return status


def occurrences(count):
    return words.text("why.occurrences", count=count)


def more(count):
    return words.text("why.more", count=count)
