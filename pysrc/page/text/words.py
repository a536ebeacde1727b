"""The page's texts by their ids, and the sentences that depend on what they describe.

The texts themselves are in `searchlight/texts`, a file for each language and feature.
"""

from page.text.language import texts

number = texts.number

SIGNS = {"yes": "✓", "no": "✗", "if": "◐", "unknown": "?"}
MOVES = {"U": "up", "L": "left", "R": "right", "D": "down"}  # letters of the option `order`
LONGEST_QUOTE = 80  # letters of a value that a message repeats


def text(text_id, **values):
    """The text with this id, its gaps filled."""
    return texts.say(text_id, values)


def joined(names):
    """Names as a sentence lists them: "left, down and right"."""
    if len(names) < 2:
        return "".join(names)
    rest, last = ", ".join(names[:-1]), names[-1]
    return text("names.and", names=rest, last=last, i=last[:1] in "Ii" or last[:2] in ("Hi", "hi"))


def lookup(text_id):
    """The text with this id, without filling gaps; None if there is none."""
    return texts.messages.get(text_id)


def chosen(name, choice):
    """A value of an option in words."""
    if name == "order":
        moves = ", ".join([text("action." + MOVES[letter]) for letter in choice])
        return moves[0].upper() + moves[1:]
    return lookup("choice." + name + "." + choice) or choice


def each(beginning, names):
    """name → the text whose id is `beginning` and the name."""
    return {name: text(beginning + name) for name in names}


def under(beginning):
    """For all ids with this beginning: the rest of the id → the text with its gaps."""
    return {name[len(beginning) :]: texts.messages[name] for name in texts.messages.under(beginning)}


def explained(term):
    """What a word or sign of the page means, in a sentence or two."""
    return text("glossary." + term)


# -- what the solver says ----------------------------------------------------------------------------------------------


def sentence(message):
    """A sentence of the solver, which sends its id and the values for its gaps."""
    return texts.sentence(message)


def verdict(answer):
    """The sentences of a verdict on the heuristic."""
    return " ".join([texts.sentence(message) for message in answer["sentences"]])


def traits(plain):
    """The solver's traits of a search, with the names of its actions and the word for depth."""
    worded = dict(plain, depth=text("frontier.caption.depth"))
    worded["actions"] = {action: texts.sentence(message) for action, message in plain.get("actions", {}).items()}
    if plain["states"]["kind"] == "ring":
        worded["actions"] = {str(at): text("action.switch", pillar=at) for at in range(plain["states"]["cells"])}
    return worded


def rule(problem, traits):
    """What a move of a built-in problem with drawn states does, in a sentence; "" for other problems."""
    if problem.startswith("own:"):
        return ""
    return lookup("rule." + problem) or lookup("rule." + traits["states"]["kind"]) or ""


CATALOG_TEXTS = ("label", "summary", "source", "text", "time", "space", "title")


def catalog(plain):
    """The solver's catalog with texts in place of their ids."""
    if isinstance(plain, list):
        for entry in plain:
            catalog(entry)
    elif isinstance(plain, dict):
        for key, value in plain.items():
            if key in CATALOG_TEXTS:
                plain[key] = texts.messages.get(value, value)
            else:
                catalog(value)
    return plain


def claim(fact):
    """An algorithm's guarantee in words: yes, no with the reason, or its condition."""
    kind, reason = fact["verdict"], fact["text"]
    if kind == "if" or not reason:
        return reason or text("about.claim." + kind)
    return text("about.claim.yes_because" if kind == "yes" else "about.claim.no_because", reason=reason)


def promise(term, fact, verdict=None, reopen=True, known=()):
    """(sign, words) of a promise. If it holds under a condition on h, and h has been checked, say what follows.

    `known`: of the problem (ProblemEntry.known), which may meet its condition.
    """
    needed = fact.get("needs")
    given = [each for each in fact.get("given", ()) if each in known]
    if given:
        return "yes", text("promise." + term + ".here_" + given[0])
    if fact["verdict"] != "if" or needed is None or verdict is None:
        return fact["verdict"], text("promise." + term + "." + fact["verdict"])
    needed = "consistent" if needed == "consistent-unless-reopening" and not reopen else "admissible"
    if verdict[needed] is None:
        return "if", text("promise." + term + ".if")
    kind, outcome = ("yes", "here") if verdict[needed] else ("no", "broken")
    return kind, text("promise.optimal." + outcome + "_" + needed)


# -- fields and links --------------------------------------------------------------------------------------------------


def option_text(value):
    """An option's value as a field and a link have it."""
    if value is None:
        return ""
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def counted(count):
    """A small number in a word, which is not read as the name of a move or as a decimal."""
    few = text("number.words").split()
    return few[count - 1] if 0 < count <= len(few) else number(count)


def cut(value):
    """A value as a message repeats it: only the beginning of a long one."""
    return value if len(value) <= LONGEST_QUOTE else value[: LONGEST_QUOTE - 1] + "…"


def unknown(pair):
    """A complaint about a part of a link, a (name, value)."""
    return text("link.unknown", what=cut("%s=%s" % pair))


def title(field):
    """An option's name at the beginning of a sentence."""
    label = texts.messages.get("option.%s.label" % field) or texts.messages.get("page." + field)
    return label or field[0].upper() + field[1:].replace("_", " ")


def sentence_on(field, sentence):
    """A sentence of the solver about an option without a field, with the option's name in front."""
    return text("setup.of_field", field=title(field), sentence=sentence)


def gave_way(error, value):
    """A sentence about a replaced option: what, why, and the new value; None: the solver has chosen one."""
    instead = text("setup.what_fits") if value in (None, "") else cut(option_text(value))
    return text("setup.gave_way", field=title(error["field"]), reason=sentence(error), taken=instead)


# -- numbers and nodes -------------------------------------------------------------------------------------------------


def rate(per_second):
    if per_second < 1:
        return text("control.one_in", seconds=1 / per_second)
    return text("control.per_second", count=per_second)


def place(place, places):
    """The slider's position. `places`: the number of expansions; None while that is not known."""
    if places is None:
        return text("control.place_so_far", place=place)
    return text("control.place", place=place, places=places)


def measure(entry, traits):
    """The value that decides a node's place in the frontier."""
    key = ordered_by(traits)
    return entry["priority" if key == "f" and traits["limited"] != "f" else key]


def values(entry, traits):
    """The same as a sentence has it: "f = 21"."""
    return text("value." + ordered_by(traits), value=measure(entry, traits))


def terms(entry, traits):
    """A sign and the sum g + h; a backed-up f may be greater: "f = ", "317+100"."""
    weight = traits.get("weight")
    factor = "" if weight is None else number(weight) + "·"
    sign = "f ≥ " if weight is None and measure(entry, traits) > entry["f"] else "f = "
    return sign, number(entry["g"]) + "+" + factor + number(entry["h"])


def named(entry, brief=False):
    """The node's state; in a bidirectional search also the end from which it was reached."""
    from_start, from_goal = ("card.from_start", "frontier.from_start"), ("card.from_goal", "frontier.from_goal")
    side = {"forward": from_start, "backward": from_goal}.get(entry.get("side"))
    if side and brief:
        return "%s (%s)" % (entry["label"], text(side[1]))
    return text(side[0], state=entry["label"]) if side else entry["label"]


def list_name(traits):
    """The kind of the list of next nodes: "frontier"; "calls" or "successors" in a recursive search."""
    if traits["recursive"]:
        return "calls"
    return "successors" if "forget" in traits.get("kinds", ()) else "frontier"


def listed(count, kind):
    """How many there are in the list of this kind, beside its name: entries, open calls, or successors."""
    if kind == "frontier":
        return text("frontier.count", count=count)
    return number(count) + (" " + text("statistics.brief.calls", count=count) if kind == "calls" else "")


def status(name, traits):
    """The name of a status in this search; a recursive one has no frontier."""
    own = {"calls": {"frontier": "call", "expanded": "open"}, "successors": {"frontier": "successor"}}
    return text("status." + own.get(list_name(traits), {}).get(name, name))


def ordered_by(traits):
    """What decides a node's place in the lists: "f", "g", "h" or "depth"."""
    return "f" if traits["limited"] == "f" else traits["key"] or "depth"


FAMILIES = {}  # of searches with names of their own: {"caption": function, "legend", "list": ids}, from their features


def family(traits):
    """The names that this search's family has of its own, or None."""
    return FAMILIES.get(traits.get("family"))


def entry(traits):
    """How the lists describe a node of this search, for web/list, which fills the gaps.

    `columns`: what decides the node's place and, where that is a sum, its parts; `more`: counts the nodes below.
    """
    more = text("tree.more", count="{count}")
    if family(traits):
        return {"columns": ["{depth}"], "more": more}  # the family writes them itself
    key = ordered_by(traits)
    lead = "{priority}" if key == traits["key"] == "f" else "{%s}" % key
    forms = {"columns": [lead], "more": more}
    if key == "f":
        weight = traits.get("weight")
        forms["columns"] += ["{g}", "{h}" if weight is None else number(weight) + "·{h}"]
    if traits["reverses"]:
        forms["sides"] = {"forward": text("frontier.from_start"), "backward": text("frontier.from_goal")}
        forms["short"] = under("frontier.side.")
    return forms


def entry_caption(traits, moment):
    """The caption for the numbers of an entry, with the limit of the current call."""
    limit = moment.stats.limit if moment.limit is None else moment.limit
    caption = _caption_of_numbers(traits)
    if limit is None:
        return caption
    name = "frontier.limit.depth" if traits["limited"] == "depth" else "frontier.limit.f"
    return caption + " · " + text(name, limit=limit)


def _caption_of_numbers(traits):
    if family(traits):
        return family(traits)["caption"](traits)
    weight = traits.get("weight")
    key = ordered_by(traits)
    if key == "f" and weight is not None:
        return text("frontier.caption.weighted", weight=weight)
    return text("frontier.caption." + key)


def cursor(place, traits):
    """The place under the cursor of a map or grid, for screen readers. `place`: as web/map/input.js describes it."""
    facts = []
    if "cost" in place:
        facts.append(text("place.wall") if place["cost"] == 0 else text("place.cost", cost=place["cost"]))
    facts += [text("place." + end) for end in ("start", "goal") if place[end]]
    return text("place.at", label=place["label"], facts=facts + [status(place["status"], traits)])


def visited_columns(traits):
    """The caption for the number of a visited state."""
    key = ordered_by(traits)
    return "" if family(traits) else text("frontier.caption.depth") if key == "depth" else key


def visited_caption(traits):
    """The caption of the visited states. If states are marked on removal, the goal may be among them."""
    if traits["visited"] == "none":
        return visited_note(traits)
    if traits["visited"] == "leaves":
        return text("games.leaves.caption")
    return text("visited.caption_marked" if traits["visited"] == "taken-off" else "visited.caption")


def visited_note(traits):
    if traits.get("frontier"):  # of a traced program
        return text("visited.of_program")
    return text("visited." + (traits["visited_name"] or "none"))


def frontier_note(traits):
    if traits.get("frontier"):
        return text("frontier.of_program." + traits["frontier"])
    name = list_name(traits)
    if name != "frontier":
        return text("frontier.recursive" if name == "calls" else "frontier.successors")
    if traits["key"] is None:
        return text("frontier.stack" if traits["tie"] == "lifo" else "frontier.queue")
    first, ties = text("frontier.first." + traits["key"]), text("frontier.ties." + traits["tie"])
    return text("frontier.served", first=first, ties=ties)
