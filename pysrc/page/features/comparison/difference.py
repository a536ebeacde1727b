"""The first difference of two searches as a message: the states that they expand there, and why.

`facts` comes from web/features/comparison/difference.js. A `search` has the solver's traits, its options, and a `name`:
a message or a text that distinguishes it from the other one. The message claims only what follows from the numbers.

Knows no document.
"""

from page.options.offers import heuristic_label
from page.text.language import message, texts


def sentence(facts, searches):
    """The message; `facts` None: both have expanded the same states so far."""
    of_game = "game." if any(each["traits"].get("by_value") for each in searches) else ""
    if facts is None:
        return message("compare." + of_game + "same_so_far")
    if not facts["step"]:
        if of_game:
            return message("compare.game.same")
        return message("compare.same" if facts["from"] == 1 else "compare.same_in_memory")
    reasons = [_side(facts["sides"][which], searches[which], facts["sides"][1 - which]) for which in (0, 1)]
    return message("compare.difference", step=facts["step"], first=reasons[0], second=reasons[1])


def _side(side, search, other):
    if "told" in side:
        return _of_game(side, search["name"])
    if side["entry"] is None:
        return message("compare.ended." + side["outcome"], name=search["name"])
    state = side["entry"]["label"].replace(" ", "\u00a0").replace("/\u00a0", "/ ")  # a row of a board is not broken
    return message("compare.expands", name=search["name"], state=state, why=why(side, search, other["entry"] is None))


def _of_game(side, name):
    """What the step does in a game tree: a leaf is evaluated, or a value is handed up, perhaps after a cut."""
    told, cut = side["told"], side["before"]["cut"]
    if told is None:
        return message("compare.ended." + side["outcome"], name=name)
    node = told["name"] or message("compare.game.root")
    if told["leaf"]:
        return message("compare.game.leaf", name=name, node=node)
    if cut and cut["name"] == told["name"]:
        values = {"value": told["value"], "turn": cut["turn"], "so_far": cut["value"], "bound": cut["bound"]}
        return message("compare.game.cut", name=name, node=node, **values)
    return message("compare.game.hands", name=name, node=node, value=told["value"])


def why(side, search, other_ended=False):
    """Why this node is expanded, as far as the numbers show it: if the other search has ended, only its value."""
    traits, entry, rival = search["traits"], side["entry"], side["rival"]
    values = {"value": value(entry, search)}
    if side["begins"]:
        return message("compare.why.begins", limit=side["limit"], **values)
    if rival is None:
        return message("compare.why." + ("alone" if other_ended else "not_generated"), **values)
    if side["status"] != "frontier":
        return _not_waiting(side, values)
    if traits.get("frontier"):  # an observed program may use its frontier in any order
        return message("compare.why.alone", **values)
    if traits["recursive"]:
        return message("compare.why.depth_first", **values)
    if traits["key"] is None:
        return message("compare.why." + ("stack" if traits["tie"] == "lifo" else "queue"), **values)
    if entry["priority"] < rival["priority"]:
        return message("compare.why.smaller", other=rival["priority"], **values)
    if entry["priority"] == rival["priority"]:
        return _tie(entry, rival, traits["tie"], values)
    return message("compare.why.alone", **values)  # nothing to compare with in the other search


def _not_waiting(side, values):
    """The other search's node is not in its frontier at that step."""
    if side["status"] in ("expanded", "returned", "goal"):
        return message("compare.why.expanded_before", **values)
    if side["status"] == "cutoff":
        return message("compare.why.cut_off", limit=side["limit"], **values)
    return message("compare.why.alone", **values)


def _tie(entry, rival, tie, values):
    """Both entries have the same value: how the tie-breaking rule decides, if it does."""
    if tie == "low-h" and entry["h"] < rival["h"]:
        return message("compare.why.low_h", h=entry["h"], other=rival["h"], **values)
    if tie == "high-g" and entry["g"] > rival["g"]:
        return message("compare.why.high_g", g=entry["g"], other=rival["g"], **values)
    if tie == "deepest" and entry["depth"] > rival["depth"]:
        return message("compare.why.deeper", depth=entry["depth"], other=rival["depth"], **values)
    if tie == "state":
        return message("compare.why.state", **values)
    if tie == "lifo":
        return message("compare.why.came_last", **values)
    if entry["row"] < rival["row"]:
        return message("compare.why.came_first", **values)
    return message("compare.why.alone", **values)


def value(entry, search):
    """The value that decides a node's place: f, with the weight if there is one; h, g, or the depth."""
    traits, weight = search["traits"], search["options"].get("weight")
    if traits["key"] == "f" and search["options"]["algorithm"] == "weighted-astar":
        return message("compare.value.weighted", f=entry["priority"], g=entry["g"], h=entry["h"], weight=weight)
    if traits["key"] in ("f", "g", "h"):
        return message("value." + traits["key"], value=entry["priority"])
    if entry["f"] is not None:
        return message("value.f", value=entry["f"])
    return message("compare.value.depth", value=entry["depth"])


# -- what the two are called -------------------------------------------------------------------------------------------


def names(searches, catalog):
    """The words that tell two searches apart: the algorithm, else the heuristic, else another option."""
    labels = {entry["id"]: entry["label"] for kind in ("algorithms", "heuristics") for entry in catalog[kind]}
    first, second = [search["options"] for search in searches]
    if first["algorithm"] != second["algorithm"]:
        return [labels[options["algorithm"]] for options in (first, second)]
    differing = _differing(first, second)
    if not differing:
        return [message("compare.name.numbered", algorithm=labels[first["algorithm"]], number=n) for n in (1, 2)]
    if "heuristic" in differing:
        return [
            message(
                "compare.name.heuristic",
                algorithm=labels[each["algorithm"]],
                heuristic=heuristic_label(each, labels[each["heuristic"]]),
            )
            for each in (first, second)
        ]
    return [
        message("compare.name.options", algorithm=labels[each["algorithm"]], options=_named(each, differing, catalog))
        for each in (first, second)
    ]


def _named(options, keys, catalog):
    """These options with their values, as messages."""
    labels = {entry["name"]: entry["label"] for entry in catalog["options"]}
    return [
        message("compare.name.option", option=labels.get(key, key), value=_plain(key, options[key])) for key in keys
    ]


def _differing(first, second):
    return [key for key in sorted(first) if key in second and first[key] != second[key]]


def headings(searches, catalog):
    """Short names for narrow columns: the heuristic or the option alone if it is the only visible difference."""
    first, second = [search["options"] for search in searches]
    if first["algorithm"] == second["algorithm"] and first.get("heuristic") != second.get("heuristic"):
        labels = {entry["id"]: entry["label"] for entry in catalog["heuristics"]}
        return [heuristic_label(options, labels[options["heuristic"]]) for options in (first, second)]
    differing = _differing(first, second)
    if len(differing) == 1 and differing[0] not in ("algorithm", "heuristic"):
        return [_named(options, differing, catalog)[0] for options in (first, second)]
    return names(searches, catalog)


def _plain(option, value):
    """An option's value in words: yes or no for a switch, a choice as in its list."""
    choice = "choice.%s.%s" % (option, value)
    if texts.messages.get(choice):
        return message(choice)
    if value in (True, "true"):
        return message("compare.switch.yes")
    return message("compare.switch.no") if value in (False, "false") else value
