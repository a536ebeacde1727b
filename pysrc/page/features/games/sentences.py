"""The sentences on game trees. Knows no document. `facts`: web/features/games/facts.js."""

from page.text import words


def sentence(facts, result):
    """The sentence for what has just happened."""
    for named in (facts, facts["above"], facts["cut"]):
        if named and not named["name"]:
            named["name"] = words.text("games.root")  # a board has no name
    kind = facts["kind"]
    if kind == "end":
        return ending(facts, result)
    if kind != "value":
        return words.text("games.event." + kind, name=facts["name"], turn=facts["turn"])
    told = "games.event.leaf" if facts["leaf"] else "games.event.handed"
    parts = [words.text(told, name=facts["name"], value=facts["value"])]
    if facts["cut"]:
        parts.append(cut(facts["cut"]))
    elif facts["above"]:
        parts.append(_above(facts["above"]))
    return " ".join(parts)


def _above(above):
    """What the value does to the parent: it has a first value, a better one, or keeps the old one."""
    change = "stays" if above["before"] == above["after"] else "changes" if above["before"] else "first"
    return words.text(
        "games.above." + change, name=above["name"], turn=above["turn"], value=above["after"], before=above["before"]
    )


def cut(facts):
    """Why the rest of a node's moves need not be looked at."""
    key = "games.cut.by" if facts["child"] else "games.cut.window"
    above = facts["turn"] == "max"
    bound = "≥ β = %s" if above else "≤ α = %s"
    values = {"reason": "%s %s" % (facts["value"], bound % facts["bound"]), "other": "MIN" if above else "MAX"}
    values.update(facts)
    return words.text(key, **values)


def ending(facts, result):
    """The value of the root, and the move that is played."""
    if result and result["outcome"] != "value":
        return words.text("step." + result["outcome"], steps=result["expanded"])
    facts["name"] = facts["name"] or words.text("games.root")
    key = "games.ending.move" if facts["move"] else "games.ending"
    return words.text(key, name=facts["name"], value=facts["value"], turn=facts["turn"], move=facts["move"])
