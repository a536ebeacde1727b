"""What the page says, by name: its words stand in `searchlight/texts`, a file for each language, each with an id.

A constant is a text without gaps, or a `Gapped` one, which is filled with `%`; where a sentence depends on what it
speaks of, a function finds the text and the values for its gaps. (Longer than other files, as it is a list: who looks
for what the page says of something need not know in which of several it stands.)
"""

from language import texts

number = texts.number


def text(name, **values):
    return texts.say(name, values)


def each(room, names):
    """name → the text with that id, behind the beginning that they share."""
    return {name: text(room + name) for name in names}


def under(room):
    """As `each`, of all the texts whose ids begin so, with their gaps."""
    return {name[len(room) :]: texts.messages[name] for name in texts.messages.under(room)}


class Gapped:
    """A text with gaps, given values in the order of their names: `DROPPED % limit`."""

    def __init__(self, name, *gaps):
        self.name, self.gaps = name, gaps

    def __mod__(self, values):
        if not isinstance(values, tuple):
            values = (values,)
        return texts.say(self.name, {gap: values[at] for at, gap in enumerate(self.gaps)})


# Controls: their English names in the accessibility tree are fixed, they are used from outside.
STEP, BACK, PLAY = text("control.step"), text("control.back"), text("control.play")
PAUSE, RUN, RESET = text("control.pause"), text("control.run"), text("control.reset")
FINE_NEXT, FINE_BACK = text("control.next_event"), text("control.previous_event")
SHARE, SHARED = text("control.share"), text("control.shared")
THEME, HELP, LANGUAGE = text("control.theme"), text("control.keys"), text("control.language")
SPEED, LESSONS, CLOSE = text("control.speed"), text("control.lessons"), text("control.close")
CHALLENGES = text("control.challenges")
SENTENCE, SLIDER = text("control.last_step"), text("control.step")
CHOICE_NAMES = each("page.", ("problem", "algorithm", "heuristic"))

COMPARE, CLOSE_COMPARISON = text("compare.open"), text("compare.close")
TOGETHER = text("compare.together")
SYNCS = tuple([(sync, text("compare.together." + sync)) for sync in ("expansions", "generated", "layer", "none")])

PRESENT, FULL_SCREEN = text("room.present"), text("room.full_screen")
PANELS_TITLE, PARTS, TOOLS = text("room.panels"), text("room.parts"), text("room.tools")
PANELS = each("room.panel.", ("setup", "about", "code", "space", "statistics", "frontier", "visited"))
TABS = each("room.tab.", ("tree", "frontier", "visited", "code", "setup"))
BARS = each("room.bar.", ("left", "right", "code"))
WELCOME, WELCOME_TEXT = text("welcome.title"), text("welcome.text")
FULL_SOURCE, WIDE, OTHER_CODE = text("code.full"), text("code.wide"), text("code.other")

SETUP, MORE = text("setup.title"), text("setup.more")
SHUFFLE, SHUFFLE_LENGTH, SHUFFLE_SEED = text("setup.shuffle"), text("setup.moves"), text("setup.seed")
BAD_SHUFFLE = text("setup.bad_shuffle")
ONE_WAY = Gapped("setup.one_way", "problem")
EDIT_STATE = Gapped("setup.drawn", "title")
BUILT_IN, OWN = Gapped("setup.built_in", "title"), text("setup.own")
BUILT_IN_NAMES = under("built_in.")
FILES = {
    "graph": (".json,.dot,.gv,application/json", text("setup.open_graph")),
    "grid": (".map,.txt,text/plain", text("setup.open_grid")),
}
SWITCH = {"true": text("option.yes"), "false": text("option.no")}
# What can be touched in a drawn state, and what can be done: web/faces fills the gaps.
FACES = under("face.")

FIND = text("visited.find")
FIT, CLOSER, FARTHER, FOLLOW = text("tree.fit"), text("tree.closer"), text("tree.farther"), text("tree.follow")
FORM, TREE_HELP = text("tree.form"), text("tree.help")
FORMS = tuple([(name, text("tree.form." + name)) for name in ("auto", "tidy", "icicle", "levels")])
SPACES, SPACE_HELP = each("space.", ("map", "grid")), text("space.help")
DIVIDER, BRUSH = Gapped("space.divider", "space"), text("space.brush")
DRAW = text("space.draw")
SHADES = tuple([(shade, text("space.shade." + shade)) for shade in ("age", "from-goal", "cost", "wall")])
BRUSHES = (
    ("wall", text("space.brush.wall")), ("free", text("space.brush.free")), ("3", text("space.brush.cost", cost=3)),
    ("9", text("space.brush.cost", cost=9)), ("", text("space.brush.pick")),
)  # fmt: skip

FACTS, SOURCE = text("about.facts"), text("about.source")
FACT_NAMES = each("about.", ("complete", "optimal", "time", "space"))
PROMISES = {
    "complete": each("promise.complete.", ("yes", "no", "if")),
    "optimal": each("promise.optimal.", ("yes", "no", "if")),
}
HERE = each(
    "promise.optimal.", ("here_admissible", "here_consistent", "broken_admissible", "broken_consistent")
)  # where the condition is one on h, and h has been judged
VERDICTS = {
    "admissible": each("verdict.admissible.", ("yes", "no", "unknown")),
    "consistent": each("verdict.consistent.", ("yes", "no", "unknown")),
}
SIGNS = {"yes": "✓", "no": "✗", "if": "◐", "unknown": "?"}

LOADING, SLOW = text("python.loading"), text("python.slow")
SILENCE, STOP = text("python.silence"), text("python.stop")
STOPPED, DIED, RESTARTING = text("python.stopped"), text("python.died"), text("python.restarting")
NO_PYTHON, FAILED = text("python.absent"), text("python.failed")

LEGEND = tuple(
    [
        (sign, text("legend." + sign))
        for sign in (
            "now", "frontier", "stale", "expanded", "duplicate", "cycle", "cutoff", "forgotten", "goal", "path",
            "only-here",
        )
    ]
)  # fmt: skip

EXPLAINED = Gapped("explain.button", "term")
# What explains a word of the page, by its id in the glossary.
LEGEND_TERMS = {"now": "expand", "expanded": "expand"}  # the others have the sign's own name
STATISTIC_TERMS = {
    "expanded": "expand", "generated": "generate", "frontier": "frontier", "depth": "depth", "cost": "g",
    "branching": "branching", "limit": "limit",
}  # fmt: skip
FIELD_TERMS = {"tie": "tie.", "order": "order.", "reopen": "reopen", "weight": "weight", "limit": "limit"}
ASK = text("explain.ask")

STATISTICS = tuple(
    [
        (key, text("statistics." + key))
        for key in ("expanded", "generated", "frontier", "depth", "cost", "branching", "limit")
    ]
)
FRONTIER, CALLS = text("statistics.frontier"), text("statistics.calls")
AT_MOST, DEEPEST = Gapped("statistics.most", "count"), Gapped("statistics.deepest", "depth")
EFFECTIVE_SIGN = text("statistics.effective")

HOME_KEY, END_KEY, SPACE_KEY = text("key.home"), text("key.end"), text("key.space")
KEYS = (
    ("→", text("keys.step")), ("←", text("keys.back")), (SPACE_KEY, text("keys.play")), (END_KEY, text("keys.run")),
    (HOME_KEY, text("keys.reset")), ("PgDn PgUp", text("keys.remote")), ("P", text("keys.present")),
    (". ,", text("keys.events")), ("I U", text("keys.iterations")), ("L K", text("keys.layers")),
    ("D", text("keys.depth")), ("G", text("keys.goal")), ("F", text("keys.fit")), ("T", text("keys.tools")),
    ("A", text("keys.ask")),
    ("C O", text("keys.fold")), ("H", text("keys.duplicates")), ("/", text("keys.find")), ("N", text("keys.note")),
    ("↑ ↓", text("keys.parent")), (text("key.neighbours"), text("keys.neighbours")), ("+ − 0", text("keys.zoom")),
    (text("key.cursor"), text("keys.cursor")), (text("key.paint"), text("keys.paint")), ("?", text("keys.list")),
)  # fmt: skip
KEYS_TITLE = HELP

VISITED_NOTE = each("visited.", ("none", "closed", "visited", "reached"))
FRONTIER_ENTRIES, VISITED_STATES = text("frontier.entries"), text("visited.states")
FRONTIER_EMPTY, VISITED_EMPTY = text("frontier.empty"), text("visited.empty")
NOTHING_FOUND = Gapped("visited.nothing_found", "query")
SHUFFLED = text("frontier.shuffled")
NEXT, STALE_TAG, CALL = text("frontier.next"), text("frontier.stale"), text("frontier.call")
SIDE_TAGS = {"forward": text("frontier.from_start"), "backward": text("frontier.from_goal")}
# What decides a node's place in the lists, by the search's key, and its other numbers; web/list fills the braces in.
# `other`: where the priority is not g + h, but g + W·h, or a value that was backed up.
ENTRY = {
    "f": {"lead": "f {priority}", "rest": "g {g} + h {h} · #{row}", "other": "g {g} · h {h} · #{row}"},
    "h": {"lead": "h {h}", "rest": "g {g} · #{row}", "other": "g {g} · #{row}"},
    "g": {"lead": "g {g}", "rest": "#{row}", "other": "#{row}"},
    None: {"lead": texts.messages["frontier.depth"], "rest": "#{row}", "other": "#{row}"},
}
WEIGHTED = "{g} + %s·{h} · #{row}"  # of weighted A*

UNKNOWN_LINK = Gapped("link.unknown", "what")
REFUSED_LINK = Gapped("link.refused", "field", "reason")
BAD_LINK_VALUE = Gapped("link.bad_value", "field", "value", "accepted")
OWN_MISSING, NO_PART = Gapped("link.own_missing", "value"), text("page.part_absent")
PART_FAILED, NOT_KEPT = text("page.part_failed"), text("page.not_kept")
LONGEST_QUOTE = 80  # letters of a value that a message repeats

DEPTH, ACTION, ROW = text("card.depth"), text("card.action"), Gapped("card.row", "row")
DROPPED, AGAIN = Gapped("iteration.dropped", "limit"), Gapped("iteration.again", "limit")
SHOW_AGAIN, AGAIN_BUSY, LATEST = text("iteration.show_again"), text("iteration.busy"), text("iteration.latest")

OUTCOMES = each("outcome.", ("solution", "failure", "cutoff", "budget"))
OUTCOME_MEANS = each("outcome.means.", ("failure", "cutoff", "budget"))
SOLVED, MORE_BUDGET = Gapped("outcome.solved", "moves", "cost"), Gapped("outcome.more", "nodes")
WALK_SLIDER, WALK_ON, WALK_BACK = text("walk.slider"), text("walk.next"), text("walk.previous")
WALK_GO, WALK_HALT, WALK_PLACE = text("walk.go"), text("walk.halt"), Gapped("walk.place", "place", "moves")


# -- what the solver says ----------------------------------------------------------------------------------------------


def told(message):
    """A sentence of the solver, which sends its id and the values for its gaps."""
    return texts.told(message)


def verdict(answer):
    """What is known of the heuristic, and why."""
    return " ".join([texts.told(message) for message in answer["sentences"]])


def traits(plain):
    """What the solver says of a search, with the names of its actions in words."""
    worded = dict(plain)
    worded["actions"] = {action: texts.told(said) for action, said in plain.get("actions", {}).items()}
    return worded


CATALOG_TEXTS = (
    "label", "summary", "source", "text", "time", "space", "title",
)  # fmt: skip


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


CLAIMS = each("about.claim.", ("yes", "no"))


def claim(fact):
    """What an algorithm promises: yes; no: why not; if: under which condition."""
    kind, reason = fact["verdict"], fact["text"]
    if kind == "if" or not reason:
        return reason or CLAIMS[kind]
    return text("about.claim.yes_because" if kind == "yes" else "about.claim.no_because", reason=reason)


def promise(term, fact, verdict=None, reopen=True):
    """(sign, words) of a promise; where its condition is one on h, and h has been judged, what follows from that."""
    needed = fact.get("needs")
    if fact["verdict"] != "if" or needed is None or verdict is None:
        return fact["verdict"], PROMISES[term][fact["verdict"]]
    needed = "consistent" if needed == "consistent-unless-reopening" and not reopen else "admissible"
    if verdict[needed] is None:
        return "if", PROMISES[term]["if"]
    kind, outcome = ("yes", "here") if verdict[needed] else ("no", "broken")
    return kind, HERE["%s_%s" % (outcome, needed)]


# -- fields and links --------------------------------------------------------------------------------------------------


def option_text(value):
    """An option's value as it stands in a field and in a link."""
    if value is None:
        return ""
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


def cut(value):
    """A value as a message repeats it: of a long one, the beginning."""
    return value if len(value) <= LONGEST_QUOTE else value[: LONGEST_QUOTE - 1] + "…"


def unknown(pair):
    return UNKNOWN_LINK % cut("%s=%s" % pair)


def beyond(step, steps):
    return text("link.beyond", step=step, steps=steps)


def title(field):
    """An option's name at the beginning of a sentence."""
    named = texts.messages.get("option.%s.label" % field) or texts.messages.get("page." + field)
    return named or field[0].upper() + field[1:].replace("_", " ")


def sentence_on(field, sentence):
    """A sentence of the solver on something that has no field here: with the name in front."""
    return text("setup.of_field", field=title(field), sentence=sentence)


def gave_way(error, taken):
    """What could not be used, why, and what was taken instead (None: what the solver finds to fit)."""
    instead = text("setup.what_fits") if taken in (None, "") else cut(option_text(taken))
    return text("setup.gave_way", field=title(error["field"]), reason=told(error), taken=instead)


# -- numbers and nodes -------------------------------------------------------------------------------------------------


def calls(count):
    """What the frontier's heading counts where a call stack stands in for it."""
    return text("frontier.calls", count=count)


def rate(per_second):
    if per_second is None:
        return text("control.flat_out")
    if per_second < 1:
        return text("control.one_in", seconds=1 / per_second)
    return text("control.per_second", count=per_second)


def place(place, places, unit):
    """Where the slider stands, in what the clock counts: "expansions", "generated" or "layer"."""
    return text("control.place." + unit, place=place, places=places)


def values(entry, traits):
    """What decides a node's place, as a sentence names it."""
    key = traits["key"]
    if traits["limited"] == "f":
        return text("value.f", value=entry["f"])
    shown = {"f": "priority", "h": "h", "g": "g"}.get(key, "depth")
    return text("value." + (key or "depth"), value=entry[shown])


def named(entry):
    """The state, and in a search from both ends from which one it was reached."""
    side = {"forward": "card.from_start", "backward": "card.from_goal"}.get(entry.get("side"))
    return text(side, state=entry["label"]) if side else entry["label"]


def entry(traits):
    """What the lists say of a node of this search."""
    told = dict(ENTRY[traits["key"]])
    if traits["reverses"]:
        told["sides"] = SIDE_TAGS
    if traits.get("weight") is not None:
        told["other"] = WEIGHTED % number(traits["weight"])
    return told


STATUSES = (
    "place.not_reached", "place.frontier", "place.stale", "place.expanded", "place.duplicate", "place.cycle",
    "place.cutoff", "place.found", "place.superseded", "place.forgotten",
)  # fmt: skip


def cursor(place):
    """What lies under the cursor of a map or grid, for who cannot see it."""
    facts = []
    if "cost" in place:
        facts.append(text("place.wall") if place["cost"] == 0 else text("place.cost", cost=place["cost"]))
    facts += [text("place." + end) for end in ("start", "goal") if place[end]]
    return text("place.at", label=place["label"], facts=facts + [text(STATUSES[place["status"]])])


def visited_note(traits):
    if traits.get("frontier"):  # of an observed program
        return text("visited.of_program")
    return VISITED_NOTE[traits["visited_name"] or "none"]


def frontier_note(traits):
    if traits.get("frontier"):
        return text("frontier.of_program." + traits["frontier"])
    if traits["recursive"]:
        return text("frontier.recursive")
    if traits["key"] is None:
        return text("frontier.stack" if traits["tie"] == "lifo" else "frontier.queue")
    first, ties = text("frontier.first." + traits["key"]), text("frontier.ties." + traits["tie"])
    return text("frontier.served", first=first, ties=ties)


# -- the sentence of a step --------------------------------------------------------------------------------------------


def initial(entry, traits, limit):
    sentence = text("step.start_called" if traits["recursive"] else "step.start", state=entry["label"])
    if limit is None:
        return sentence
    return text("step.iteration_first", iteration=iteration(limit, traits), sentence=sentence)


def expanded(entry, traits, summary, stats):
    """The sentence of a whole step, e.g. “Expanded 8 0 6 … with f = 21: 3 children, 1 of them already reached.”"""
    told = {"state": named(entry), "value": values(entry, traits)}
    for name in ("children", "duplicates", "cycles", "cutoffs", "superseded", "above", "forgotten"):
        told[name] = getattr(summary, name)
    if traits.get("sample") and not summary.children:
        return texts.say("step.expanded_sampled", told)
    first = [name for name in ("duplicates", "cycles", "cutoffs") if told[name]]
    told["first"] = first[0] if first else None
    told["so_far"], told["found"], told["met"] = goes_on(traits, summary), summary.found >= 0, summary.met >= 0
    bounded = traits["limited"] == "f" and stats.limit is not None
    told["where"] = text("step.at_bound", bound=stats.limit) if bounded else text("step.at_limit")
    told["cutoffs_above"] = summary.cutoffsAbove
    return texts.say("step.expanded", told)


def goes_on(traits, summary):
    """Whether a recursion may come back to the expanded node: it is gone into the child that it made last."""
    return traits["recursive"] and summary.children > summary.cutoffs and not summary.above


EVENTS = (
    "event.generate", "event.duplicate", "event.cycle", "event.superseded", "event.expand", "event.stale",
    "event.cutoff", "event.goal", None, None, "event.found", "event.forget", "event.back_up", "event.meet",
)  # fmt: skip
GENERATE, EXPAND, CUTOFF = 0, 4, 6  # as web/table/codes.js numbers the kinds
CALLED = {GENERATE: "event.generate_called", EXPAND: "event.expand_called"}


def event(kind, entry, traits, limit):
    if kind == CUTOFF and traits["limited"] == "f":
        return text("event.cutoff_bound", state=entry["label"], f=entry["f"], bound=limit)
    name = CALLED.get(kind, EVENTS[kind]) if traits["recursive"] else EVENTS[kind]
    return text(name, state=named(entry), value=values(entry, traits))


def iteration(limit, traits=None):
    bounded = traits and traits["limited"] == "f"
    return text("step.iteration_bound" if bounded else "step.iteration", limit=limit)


def outcome(result, expansions):
    kind = result["outcome"]
    if kind == "solution":
        moves = len(result["path"]) - 1
        return text("step.solution", steps=expansions, moves=moves, cost=result["cost"])
    return text("step." + kind, steps=expansions)


def sampled(sample):
    """How many nodes a record keeps, of how many."""
    return text("step.sampled", kept=sample["kept"], all=sample["of"])


def running(expansions):
    return text("step.running", steps=expansions)


def explained(term):
    """What a word or sign of the page means, in a sentence or two."""
    return text("glossary." + term)
