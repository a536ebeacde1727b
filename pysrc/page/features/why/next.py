"""Say why the next entry of the frontier is first; web/features/why/next.js finds the reason.

Knows no document.
"""

from page.text import words

SILENT = ("empty", "over")  # reasons without a next entry


def line(reason, traits):
    """The reason in one line, below the entry; "" if the frontier is empty."""
    what = reason["what"]
    if what in SILENT:
        return ""
    first = reason.get("first") or {}
    if what == "key":
        return words.text("why.line.key", key=traits["key"], second=reason["second"]["priority"])
    if what == "tie":
        more = "_more" if reason["more"] else ""
        rule = words.text("why.line.rule." + reason["rule"])
        return words.text(
            "why.line.tie" + more, key=traits["key"], value=first["priority"], equal=reason["equal"], rule=rule
        )
    if what == "dead":
        return words.text("why.line.dead", key=traits["key"] or "f")
    return words.text("why.line." + (reason["rule"] if what == "order" else what))


def sentence(reason, traits):
    """The reason in a sentence or two; "" if the frontier is empty."""
    what = reason["what"]
    if what in SILENT:
        return ""
    if what == "unknown":
        return words.text("why.next.unknown")
    first, second = reason["first"], reason.get("second")
    if what in ("calls", "returns"):
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
    return sentence


def _rule(rule, first, second):
    """The tie-breaking rule between two entries with the same priority, with the two values that it compares."""
    values = {
        "fifo": "entered", "lifo": "entered", "low-h": "h", "high-g": "g", "deepest": "depth", "state": "label",
    }  # fmt: skip
    one, other = first[values[rule]], second[values[rule]]
    same = "_same_step" if rule in ("fifo", "lifo") and one == other else ""
    return words.text("why.rule." + rule + same, first=one, second=other, other=str(second["row"]))
