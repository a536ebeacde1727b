"""The sentences on steps, events and outcomes. Knows no document."""

from page.text import words
from page.text.language import texts

LONGEST = 64  # letters of a path that a sentence has room for
TWO_LINES, ONE_LINE = 148, 94  # letters of a step that a lecture has room for; the second in a comparison
SPARE = 4  # more letters before the numbers beside it have grown
LINE = {"text": 74, "banks": 47, "pegs": 50, "jugs": 53}  # letters of one of the two lines, beside what is drawn
DRAWN, JUG, LONGEST_START = 56, 6, 128  # the same beside others; of a third jug; of the start beside a goal
NAMED = 4  # nodes whose names a sentence has room for
# How much a sentence leaves out, more at each level, and what it tells of discarded children: see step().
NUMBERS, PAIRS, REASON, COUNT, COUNTS = range(5)
LEVELS = ((0, NUMBERS), (0.3, NUMBERS), (0.3, PAIRS), (0.3, REASON), (0.6, REASON), (0.3, COUNT), (0.6, COUNT))
LEVELS += ((0.3, COUNTS),) + tuple([(brief, COUNT) for brief in (0.9, 1, 1.5, 2, 3, 4, 5, 6)])
CODED = ("banks", "jugs")  # states that are drawn, but have names on a map
NAMELESS = ("board", "marks", "ring", "banks", "jugs", "pegs")  # states that are drawn; an action there is a move


def initial(entry, traits, limit, most=TWO_LINES):
    """The sentence of the start, and of the first iteration's limit or the second search if there is one.

    It says the problem's rule and the heuristic, if it knows them and has room; in a comparison no rule.
    """
    key = "step.start" if words.list_name(traits) == "frontier" else "step.start_called"
    rule, nothing = traits.get("rule") if most == TWO_LINES else None, words.text("step.start_nothing")
    begins = iteration(limit, traits) if limit is not None else ""
    begins = words.text("step.start_second") if traits.get("reverses") else begins
    heuristic = words.text("step.start_h", h=traits["h"]) if traits.get("h") else ""
    rules = (rule or nothing, heuristic, begins), (rule, heuristic, begins), (rule or nothing, begins)
    for parts in rules + ((heuristic, begins),):
        more = " ".join([part for part in parts if part])
        text = words.text(key, state=entry["label"], more=more)
        rest = text.partition(entry["label"])[2].strip()
        if len(rest) < min(most, LONGEST_START) and (has_names(traits) or _in_lines(rest, _line(traits) + SPARE)):
            break
    return text.strip()


def step(entry, traits, summary, stats, told, most=TWO_LINES):
    """The sentences of a whole step: what came before the expansion, the expansion, what came of it.

    `told`: see web/table/told.js, with entries in place of rows. Without room, "the frontier" is left out first, then
    the numbers because of which nodes are discarded, the names of these, other names, and only then reasons, values,
    all names, and stale entries that were removed before.
    """
    named, said = has_names(traits), []
    # A digit of the numbers beside it is about as wide as a letter.
    line = _line(traits) - max(0, len(words.number(stats.expanded) + words.number(stats.generated)) - 4)
    turns = [(level, True) for level in LEVELS if level[0] < 5] if _turning(told, summary) else []
    for (brief, lost), turning in turns + [(level, False) for level in LEVELS]:
        clauses = _Clauses(traits, stats, brief, lost, turning).of(summary, told, entry)
        parts = [_expanded(entry, traits, told, brief), clauses]
        before = _anew(entry, traits, stats) or _before(entry, traits, summary, told, brief)
        parts.insert(0 if named else 2, before)
        said.append(" ".join([part for part in parts + [_met(traits, told, brief)] if part]))
        ahead, label, rest = ("", "", said[-1]) if named else said[-1].partition(entry["label"])  # which is a picture
        rest = label + rest if traits["states"]["kind"] in CODED else rest
        if len(rest) <= most if most < TWO_LINES else _in_lines(rest.strip(), line - len(ahead)):
            return said[-1]
    return min(said, key=len)


def _line(traits):
    """Letters of one of the two lines."""
    states = traits["states"]
    jugs = states.get("cells", 2) - 2 if states["kind"] == "jugs" else 0
    return LINE.get(states["kind"], DRAWN) - JUG * jugs


def bound(text):
    """A sentence in which no line ends beside a sign between numbers, or in `f-limit`."""
    for sign in "=<>≤≥":
        text = text.replace(" %s " % sign, "\u00a0%s\u00a0" % sign)
    return text.replace("f-", "f\u2011").replace("+ ", "+\u00a0")


def _turning(told, summary):
    """The lowest f of the children, if that is above the f-limit of the call, which then returns it; else None."""
    values = [each["priority"] for each in told["children"]]
    known = told["limit"] is not None and len(values) == summary.children and None not in values
    return min(values) if known and values and min(values) > told["limit"] else None


def _in_lines(text, letters):
    """Whether it has room in two lines of so many letters."""
    text = bound(text)
    end = text.rfind(" ", 0, letters + 1) if len(text) > letters else len(text)
    return len(text) - end - 1 <= letters


def _expanded(entry, traits, told, brief):
    """That the node is expanded, with its value: what sets its f-limit, whether it closes a cycle, and its side."""
    value = words.values(entry, traits)
    if told["limit"] is not None:
        by = told["by"] if brief <= 1 and has_names(traits) else ""
        value = words.text("value.within", value=value, limit=told["limit"], by=by or "none")
    bare = (brief > 1 and _unwinds(traits, told)) or (brief > 0 and bool(told["met"]) and has_names(traits))
    facts = {"value": value, "bare": bare, "again": bool(entry.get("again"))}
    facts["cycle"] = "none" if told["cycle"] < 0 else "short" if brief > 1 else words.number(told["cycle"])
    return words.text("step.expanded", state=words.named(entry, brief > 0), **facts)


def _anew(entry, traits, stats):
    """The new iteration, where its root is expanded; that of the first one is said at the start."""
    begins = traits["limited"] and stats.limit is not None and entry["depth"] == 0 and stats.iteration > 0
    return iteration(stats.limit, traits) if begins else ""


def _before(entry, traits, summary, told, brief):
    """The stale entries that were removed, and the calls that have returned; in states without names, only how many."""
    named = has_names(traits)
    if told["returned"] and not traits["recursive"]:
        back = [(each, each["priority"]) for each in told["returned"]]
        facts = {"value": back[-1][1], "forgotten": summary.forgotten, "limit": entry["priority"], "count": len(back)}
        facts["brief"] = brief >= 1
        if named and len(back) <= NAMED:
            return words.text("step.returned", returned=_returned(back), **facts)
        return words.text("step.returned_before", **facts)
    stale = [each for each in told["stale"] if each["parent"] != entry["row"]]  # its children are told with the others
    count = summary.stale - len(told["stale"]) + len(stale)
    if not count or brief > 5:
        return ""
    if named and count == 1 and stale and told["better"] and brief < 0.6:
        better = told["better"]
        facts = {"state": words.named(stale[0]), "value": words.values(stale[0], traits)}
        reason = "expanded" if better["expandedAt"] >= 0 else "known"
        return words.text("step.stale_one", reason=reason, better=words.values(better, traits), **facts)
    if named and count == len(stale):
        valued = traits["key"] and brief <= 1  # a state may have several entries
        states = [_valued(each, each["priority"]) if valued else each["label"] for each in stale]
        return words.text("step.stale", count=count, states=states, brief=brief > 2)
    return words.text("step.stale_before", count=count, brief=brief > 1.5)


def _returned(calls):
    """What calls return, as pairs in their order; a value that is the same for all is said once."""
    same = [each for each, value in calls if value == calls[0][1]]
    named = len(calls) if len(same) == len(calls) else 1
    facts = {"count": named, "names": [each["label"] for each in same[:named]], "value": calls[0][1]}
    rest = [_valued(*each) for each in calls[named:]]
    return words.text("step.returns", rest=rest, more=bool(rest), **facts)


def _unwinds(traits, told):
    return bool(told["results"]) and traits["limited"] == "f" and has_names(traits)


def _valued(node, value):
    return node["label"] + "\u00a0" + words.number(value)


def _met(traits, told, brief):
    """The meetings of two searches, with both parts of each cost; whether they may stop, and why."""
    places, kind = [], "" if has_names(traits) else "_unnamed"
    lowest = min([one["g"] + other["g"] for one, other in told["met"]]) if told["met"] else 0
    for one, other in told["met"]:
        costs = {"one": one["g"], "other": other["g"], "total": one["g"] + other["g"]}
        costs["brief"] = brief > 0.3 and costs["total"] > lowest
        places.append(words.text("step.meeting" + kind, state=one["label"], **costs))
    parts = [words.text("step.met" + kind, places=places, brief=brief > 0.3)] if places else []
    if told["joined"]:
        form = "least" if brief > 0.3 else "yes" if brief else "no"
        parts.append(words.text("step.joined", brief=form, **told["joined"]))
    return " ".join(parts)


class _Clauses:
    """What came of an expansion. `brief`: how much is left out, from 0, nothing, to 5, all names."""

    def __init__(self, traits, stats, brief, lost, turning):
        self.traits, self.brief, self.lost, self.turning = traits, brief, lost, turning
        self.drawn = not has_names(traits)  # the children of such a state are named by their moves
        self.named = brief < 5 and (not self.drawn or words.list_name(traits) == "frontier")
        bounded = traits["limited"] == "f" and stats.limit is not None
        self.where = words.text("step.at_bound", bound=stats.limit) if bounded else words.text("step.at_limit")
        self.said = []

    def of(self, summary, told, entry):
        """The clauses as a sentence; where two searches meet, what is discarded, or "". `entry`: the expanded node."""
        self.depth, self.joined = entry["depth"], bool(told["joined"])
        self.meets = bool(told["met"]) and self.brief > 0 and has_names(self.traits)
        self.curt = (self.brief > 1 and _unwinds(self.traits, told)) or (self.brief > 4 and told["cycle"] >= 0)
        kinds, self.children = _sorted(told["children"], self.traits), len(told["children"])
        if self.meets:
            self.add("lost", kinds["lost"] if self.lost <= REASON else [])
            return self.sentence(told) if self.said else ""
        if kinds["goal"]:
            self.add("goal" if self.names(kinds["goal"]) else "goal_unnamed", kinds["goal"])
        older = told["older"] if self.lost != PAIRS else self.pairs(kinds, told["older"])
        self.entering(kinds, summary)
        self.add("older_unnamed" if self.drawn or not self.named else "older", older, values=True)
        self.add("cut", kinds["cut"], values=True)
        if kinds["cut"] or (kinds["entered"] and self.named):
            self.add("late", kinds["late"], short=self.brief > 1.5)
        self.add("lost", kinds["lost"], path=summary.cycles > 0, short=self.lost > REASON)
        self.back(summary, told)
        if self.turning:
            facts = {"lowest": _turning(told, summary), "limit": told["limit"], "first": not self.said}
            best = [each["label"] + " " for each in told["children"] if each["priority"] == facts["lowest"]]
            facts["best"] = "" if self.said or self.drawn else best[0]
            facts.update(short=self.drawn or self.brief >= 2, caller=entry["label"])
            self.said.append(words.text("step.turns", **facts))
        if not told["returned"]:
            self.add("forgotten", [None] * summary.forgotten)
        return self.sentence(told)

    def sentence(self, told):
        text = "; ".join(self.said) + "."
        names = [each["label"] for each in told["children"] if text.startswith(each["label"])]
        return text if names and not self.drawn else text[0].upper() + text[1:]

    def entering(self, kinds, summary):
        """The children that may be expanded later, or that is called next."""
        entered, late, listed = kinds["entered"], kinds["late"], words.list_name(self.traits)
        if not summary.children:
            self.said.append(words.text("step.childless"))
        elif listed == "calls":
            self.call(entered)
        elif self.turning and self.brief >= 1:
            return  # room for the best child only
        elif entered:
            late = [] if self.named or kinds["cut"] else late
            self.add("generated" if listed == "successors" else "entered", entered + late, True, late=len(late))
        elif late and not kinds["cut"]:
            self.add("late_only", late)
        elif not (kinds["cut"] or kinds["goal"] or self.said or (self.brief and self.joined and kinds["lost"])):
            self.said.append(words.text("step.entered_none", brief=self.brief > 0.3))

    def pairs(self, kinds, older):
        """Say in one clause which child makes an older entry of its state stale; the other older entries."""
        newer = {} if self.drawn else {child["label"]: child for child in kinds["entered"]}
        for each in [each for each in older if each["label"] in newer]:
            pair = [_valued(node, words.measure(node, self.traits)) for node in (newer[each["label"]], each)]
            self.said.append(words.text("step.newer", newer=pair[0], older=pair[1]))
        made = [each["label"] for each in older] if newer else []
        kinds["entered"] = [child for child in kinds["entered"] if child["label"] not in made]
        return [each for each in older if each["label"] not in newer]

    def call(self, entered):
        """The child with which a recursion goes on; it is the last one, and the only one that is not cut off."""
        if entered:
            last = entered[-1]
            value = last and self.brief < 3 and words.values(last, self.traits)
            facts = {"shared": bool(value), "value": value, "first": not self.said, "names": last and last["label"]}
            facts["lazy"] = self.brief < 1 and self.children == 1 and not self.said
            self.said.append(words.text("step.call" if self.named and last else "step.call_unnamed", **facts))

    def back(self, summary, told):
        """What calls return, and children of other nodes after that."""
        if self.named and _unwinds(self.traits, told) and len(told["above"]) == summary.above:
            return self.unwind(told)
        if not summary.above:
            return
        before = len(self.said)
        cut = [each for each in told["above"] if each["status"] == "cutoff"]
        self.add("cut_above", cut if self.named else [None] * summary.cutoffsAbove, values=True)
        if summary.above > summary.cutoffsAbove:
            self.call(told["above"][-1:] or [None])
        clauses, caller = "; ".join(self.said[before:]), told["caller"]
        if caller and not self.named:
            to = caller["depth"] + 1
            facts = {"from": self.depth, "to": to, "count": self.depth - caller["depth"], "brief": self.brief > 0}
            clauses = words.text("step.back_depth", parent=to - 1, cut=bool(cut), clauses=clauses, **facts)
        else:
            known = caller and "named"
            clauses = words.text("step.back", known=known, parent=caller and caller["label"], clauses=clauses)
        self.said[before:] = [clauses]

    def unwind(self, told):
        """The calls that return and what they return, in order, with the children that their callers go on with."""
        calls, run = list(zip(told["returned"], told["results"])), []  # noqa: B905 - MicroPython
        for at, (call, result) in enumerate(calls):
            run.append((call, result))
            below = [each for each in told["above"] if each["parent"] == call["parent"]]
            if below or at + 1 == len(calls):
                self.said.append(_returned(run))
                run = []
            self.add("cut_above", [each for each in below if each["status"] == "cutoff"], short=self.brief > 3)
        self.call([each for each in below if each["status"] != "cutoff"])
        if call["parent"] < 0 and self.brief < 1 and result != float("inf"):
            self.said[-1] += words.text("step.next_limit")

    def add(self, kind, nodes, values=False, path=False, short=False, late=0):
        """A clause on some nodes: their names, or how many they are; and a value once, if all have the same."""
        if not nodes:
            return
        named = not short and self.names(nodes) and not (kind == "entered" and self.lost == COUNTS)
        numbers = self.numbers(nodes) if values and all(nodes) and (self.brief < 3 or kind == "older") else []
        each = len(numbers) > 1 or kind == "older" or (kind[:3] == "cut" and self.traits["limited"] == "f")
        each = named and not self.drawn and bool(numbers) and each
        groups = [] if each else [[node for node in nodes if words.measure(node, self.traits) == it] for it in numbers]
        first = groups[0] if groups else nodes
        form = "named" if named else "some" if len(groups) > 1 and not self.said else self.form(nodes, kind)
        names = self.listed(first, each) if named else words.counted(len(first))
        facts = {"form": form, "names": names[0].upper() + names[1:] if form == "some" else names, "count": len(first)}
        facts.update(where=self.where, curt=self.curt, more=not named, late=late, shared=bool(groups))
        facts.update(brief=self.brief > (0.3 if kind == "lost" else 0), value="", rest="")
        if groups:
            facts["value"] = words.text("value." + words.ordered_by(self.traits), value=numbers[0])
            for number, group in zip(numbers[1:], groups[1:]):  # noqa: B905 - MicroPython
                of = self.listed(group, False) if named else words.counted(len(group))
                facts["rest"] += ", " + words.text("step.with", names=of, value=number)
        plain = self.brief >= 1 or self.meets or (named and "≥" in names)
        facts["reason"] = not plain and ("path" if path else "known")
        self.said.append(words.text("step." + kind, **facts))

    def form(self, nodes, kind):
        """How nodes without names are counted: as all children, as the others, as some, or as some more."""
        if kind == "lost" and not self.traits["recursive"]:
            return "all" if len(nodes) == self.children else "rest"
        return "more" if self.said else "all" if len(nodes) == self.children else "some"

    def names(self, nodes):
        """Whether these nodes are named: by their states, or the children of a drawn state by their moves."""
        known = self.named and len(nodes) <= NAMED and all(nodes)
        return known and not (self.drawn and None in [each.get("action") for each in nodes])

    def numbers(self, nodes):
        """The values of nodes, each once. They give way to moves; a depth, which is the parent's and 1, to reasons."""
        numbers = sorted({words.measure(each, self.traits) for each in nodes})
        if self.brief == 0.6 and words.ordered_by(self.traits) == "depth":
            return []
        return [] if self.drawn and (self.brief in (0.9, 1.5) or (self.brief == 1 and len(numbers) > 1)) else numbers

    def listed(self, nodes, valued):
        """The names of nodes, each with its value or without."""
        if not self.drawn:
            measure = words.measure
            names = [_valued(each, measure(each, self.traits)) if valued else self.reached(each) for each in nodes]
            return ", ".join(names) if self.traits["recursive"] else words.joined(names)
        moves, kind = [str(each["action"]).replace(" ", "\u00a0") for each in nodes], self.traits["states"]["kind"]
        if kind == "ring":  # "switch 1, 3 and 5"
            moves[1:] = [each.split("\u00a0")[-1] for each in moves[1:]]
        numbered, kind = moves[0][:1].isdigit(), "step.tiles" if kind == "board" else "step.moves"
        return words.text(kind, count=len(nodes), moves=words.joined(moves)) if numbered else words.joined(moves)

    def reached(self, node):
        """A node; a discarded one with its path cost and the one with which its state was reached, if these decide."""
        before, decides = node.get("reached"), self.traits["key"] and not self.traits["limited"]
        if node["status"] != "duplicate" or self.lost > PAIRS or not decides or before is None or before > node["g"]:
            return node["label"]
        return words.text("step.reached", state=node["label"], g=node["g"], before=before).replace(" (", "\u00a0(")


def _sorted(children, traits):
    """The children by what became of them: goal, entered, late, cut, lost.

    Where visits are checked only on removal, one whose state is visited enters, too: it is "late", stale at once.
    """
    lost, stale = ("late", "late") if traits.get("stale_when") else ("lost", "entered")
    kinds = {"goal": [], "entered": [], "late": [], "cut": [], "lost": []}
    of = {"frontier": "entered", "expanded": "entered", "stale": stale, "cutoff": "cut", "goal": "goal"}
    for child in children:
        kinds[of.get(child["status"], lost)].append(child)
    return kinds


def has_names(traits):
    """Whether states have names, which a sentence has room for."""
    return traits["states"]["kind"] == "text"


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


def outcome(result, expansions, traits, path=(), most=TWO_LINES):
    """The sentence of a search's end. `path`: the states of the solution. A known lower cost is said."""
    kind, lowest = result["outcome"], result.get("lowest_cost")
    if kind == "solution":
        lower = " " + words.text("step.lowest_cost", cost=lowest) if lowest is not None and most == TWO_LINES else ""
        return _solution(result, expansions, traits, list(path)) + lower
    if kind == "failure" and words.list_name(traits) != "frontier":
        kind = "failure_called"
    return words.text("step." + kind, steps=expansions)


def preceded(said, traits, summary, told, most=TWO_LINES):
    """The sentence of a search's end with the stale entries that were removed before it, if it has room."""
    for brief in (0, 1, 2):
        before = _before({"row": -1}, traits, summary, dict(told, returned=()), brief)
        text = " ".join([before, said] if has_names(traits) else [said, before])
        if len(text) <= most if most < TWO_LINES else _in_lines(text, LINE["text"] if has_names(traits) else DRAWN):
            return text
    return said


def _solution(result, expansions, traits, path):
    """The path with its cost: its states if they have names, else its moves; only the length of a long one."""
    facts = {"steps": expansions, "moves": len(result["path"]) - 1, "cost": result["cost"]}
    facts["joined"] = traits.get("reverses")
    named = unit(traits) != "move"
    names = path if named else [traits["actions"].get(str(each), str(each)) for each in result.get("actions") or ()]
    facts["path"] = " – ".join(names) if named else ", ".join([each.replace(" ", "\u00a0") for each in names])
    moved = texts.say("step.solution_moves", facts)
    if not facts["moves"] or not names or not (named or _in_lines(moved, DRAWN)):
        return texts.say("step.solution", facts)
    if len(facts["path"]) <= LONGEST or not named:
        return texts.say("step.solution_path", facts) if named else moved
    facts["path"] = words.text("step.between", first=path[0], last=path[-1])
    return texts.say("step.solution_long", facts)


def unit(traits):
    """The word for an action: a "move" of a puzzle, or a "step" between named states."""
    return "move" if traits["states"]["kind"] in NAMELESS else "step"
