"""The sentences on steps, events and outcomes. Knows no document."""

from page.text import words
from page.text.language import texts

LONGEST = 64  # letters of a path that a sentence has room for
TWO_LINES, ONE_LINE = 148, 94  # letters of a step that a lecture has room for; the second in a comparison
LINE = {"text": 76, "banks": 47, "pegs": 50, "jugs": 53}  # letters of one of the two lines, beside what is drawn
DRAWN, JUG, LONGEST_START = 56, 6, 128  # the same beside others; of a third jug; of the start beside a goal
NAMED = 4  # nodes whose names a sentence has room for
# How much a sentence leaves out, more at each level: see step().
LEVELS = (0, 0.3, 0.6, 1, 1.5, 2, 3, 4, 5, 6)
WITH_VALUES = (0, 0.3, 1)  # at which each of several nodes has its own
NAMELESS = ("board", "marks", "ring", "banks", "jugs", "pegs")  # states that are drawn; an action there is a move


def initial(entry, traits, limit, most=TWO_LINES):
    """The sentence of the start, and of the first iteration's limit if there is one.

    It says the problem's rule and the heuristic, if it knows them and has room; in a comparison no rule.
    """
    key = "step.start" if words.list_name(traits) == "frontier" else "step.start_called"
    rule, nothing = traits.get("rule") if most == TWO_LINES else None, words.text("step.start_nothing")
    begins = iteration(limit, traits) if limit is not None else ""
    heuristic = words.text("step.start_h", h=traits["h"]) if traits.get("h") else ""
    rules = (rule or nothing, heuristic, begins), (rule, heuristic, begins), (rule or nothing, begins)
    for parts in rules + ((heuristic, begins),):
        more = " ".join([part for part in parts if part])
        text = words.text(key, state=entry["label"], more=more)
        if len(text) - len(entry["label"]) <= min(most, LONGEST_START):
            break
    return text.strip()


def step(entry, traits, summary, stats, told, most=TWO_LINES):
    """The sentences of a whole step: what came before the expansion, the expansion, what came of it.

    `told`: see web/table/told.js, with entries in place of rows. Without room, "the frontier" is left out first, then
    some values, reasons (which gives those values room again), the names of discarded nodes, values, all names, and
    stale entries that were removed before.
    """
    named, said = has_names(traits), []
    # A digit of the numbers beside it is about as wide as a letter.
    wide = len(words.number(stats.expanded) + words.number(stats.generated)) - 4
    jugs = traits["states"].get("cells", 2) - 2 if traits["states"]["kind"] == "jugs" else 0
    line = LINE.get(traits["states"]["kind"], DRAWN) - max(0, wide) - JUG * jugs
    turns = [(brief, True) for brief in LEVELS if brief < 5] if _turning(told, summary) else []
    for brief, turning in turns + [(brief, False) for brief in LEVELS]:
        clauses = _Clauses(traits, stats, brief, turning).of(summary, told)
        parts = [_expanded(entry, traits, told, brief), clauses]
        before = _anew(entry, traits, stats) or _before(entry, traits, summary, told, brief)
        parts.insert(0 if named else 2, before)
        said.append(" ".join([part for part in parts + [_met(traits, told)] if part]))
        ahead, _, rest = ("", "", said[-1]) if named else said[-1].partition(entry["label"])  # which is a picture
        if len(rest) <= most if most < TWO_LINES else _in_lines(rest.strip(), line - len(ahead)):
            return said[-1]
    return min(said, key=len)


def _turning(told, summary):
    """The lowest f of the children, if that is above the f-limit of the call, which then returns it; else None."""
    values = [each["priority"] for each in told["children"]]
    known = told["limit"] is not None and len(values) == summary.children and None not in values
    return min(values) if known and values and min(values) > told["limit"] else None


def _in_lines(text, letters):
    """Whether it has room in two lines of so many letters; none ends at an equals sign."""
    text = text.replace(" = ", "\u00a0=\u00a0")
    end = text.rfind(" ", 0, letters + 1) if len(text) > letters else len(text)
    return len(text) - end - 1 <= letters


def _expanded(entry, traits, told, brief):
    """That the node is expanded, with its value. Where its search is not said, its tree shows which one it is of."""
    value = words.values(entry, traits)
    if told["limit"] is not None:
        value = words.text("value.within", value=value, limit=told["limit"])
    facts = {"value": value, "bare": brief > 1 and _unwinds(traits, told)}
    return words.text("step.expanded", state=entry["label"] if brief and told["met"] else words.named(entry), **facts)


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
        return words.text("step.stale", count=count, states=[each["label"] for each in stale], brief=brief > 2)
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


def _met(traits, told):
    """The meetings of two searches, with both parts of each cost; whether they may stop, and why."""
    places, kind = [], "" if has_names(traits) else "_unnamed"
    for one, other in told["met"]:
        costs = {"one": one["g"], "other": other["g"], "total": one["g"] + other["g"]}
        places.append(words.text("step.meeting" + kind, state=one["label"], **costs))
    parts = [words.text("step.met" + kind, places=places)] if places else []
    return " ".join(parts + ([words.text("step.joined", **told["joined"])] if told["joined"] else []))


class _Clauses:
    """What came of an expansion. `brief`: how much is left out, from 0, nothing, to 5, all names."""

    def __init__(self, traits, stats, brief, turning=False):
        self.traits, self.brief, self.turning = traits, brief, turning
        self.drawn = not has_names(traits)  # the children of such a state are named by their moves
        self.named = brief < 5 and (not self.drawn or words.list_name(traits) == "frontier")
        bounded = traits["limited"] == "f" and stats.limit is not None
        self.where = words.text("step.at_bound", bound=stats.limit) if bounded else words.text("step.at_limit")
        self.said = []

    def of(self, summary, told):
        """The clauses as a sentence; "" where the meeting of two searches says more."""
        if told["met"] and self.brief > 1 and has_names(self.traits):
            return ""
        self.curt = self.brief > 1 and _unwinds(self.traits, told)
        kinds = _sorted(told["children"], self.traits)
        if kinds["goal"]:
            self.add("goal" if self.names(kinds["goal"]) else "goal_unnamed", kinds["goal"])
        self.entering(kinds, summary)
        self.add("older_unnamed" if self.drawn or not self.named else "older", told["older"], values=True)
        self.add("cut", kinds["cut"], values=True)
        if kinds["cut"] or (kinds["entered"] and self.named):
            self.add("late", kinds["late"], short=self.brief > 1.5)
        self.add("lost", kinds["lost"], not self.drawn, path=summary.cycles > 0, short=self.brief > 1.5)
        self.back(summary, told)
        if self.turning:
            self.said.append(words.text("step.turns", lowest=_turning(told, summary), limit=told["limit"]))
        if not told["returned"]:
            self.add("forgotten", [None] * summary.forgotten)
        text = "; ".join(self.said) + "."
        return text[0].upper() + text[1:] if self.drawn else text

    def entering(self, kinds, summary):
        """The children that may be expanded later, or that is called next."""
        entered, late, listed = kinds["entered"], kinds["late"], words.list_name(self.traits)
        if not summary.children:
            self.said.append(words.text("step.childless"))
        elif listed == "calls":
            self.call(entered)
        elif entered:
            late = [] if self.named or kinds["cut"] else late
            self.add("generated" if listed == "successors" else "entered", entered + late, True, late=len(late))
        elif late and not kinds["cut"]:
            self.add("late_only", late)
        elif not (kinds["cut"] or kinds["goal"]):
            self.said.append(words.text("step.entered_none"))

    def call(self, entered):
        """The child with which a recursion goes on; it is the last one, and the only one that is not cut off."""
        if entered:
            last = entered[-1]
            value = last and self.brief < 3 and words.values(last, self.traits)
            facts = {"shared": bool(value), "value": value, "first": not self.said, "names": last and last["label"]}
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
        name = caller and caller["label" if self.named else "depth"]
        known = caller and ("named" if self.named else "depth")
        self.said[before:] = [words.text("step.back", known=known, parent=name, clauses=clauses)]

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
        named = not short and self.names(nodes)
        numbers = self.numbers(nodes) if values and all(nodes) else []
        each = len(numbers) > 1 or kind in ("older", "lost") or (kind[:3] == "cut" and self.traits["limited"] == "f")
        spare = self.brief in WITH_VALUES or not (self.drawn or kind == "lost")  # there is room for more than one value
        each = named and bool(numbers) and each and (kind == "older" or (spare and self.brief < 3))
        facts = {"names": len(nodes), "count": len(nodes), "bare": not named and not self.said, "value": None}
        if named:
            facts["names"] = self.listed(nodes, each)
        if numbers and not each and self.brief < 3:
            value = ",\u00a0".join([words.number(each) for each in numbers])  # in one line
            facts["value"] = words.text("value." + words.ordered_by(self.traits), value=value)
        facts.update(where=self.where, curt=self.curt, brief=self.brief > 0, late=late, more=not named)
        facts["shared"] = facts["value"] is not None
        facts["reason"] = self.brief < 1 and ("path" if path else "known")
        self.said.append(words.text("step." + kind, **facts))

    def names(self, nodes):
        """Whether these nodes are named: by their states, or the children of a drawn state by their moves."""
        known = self.named and len(nodes) <= NAMED and all(nodes)
        return known and not (self.drawn and None in [each.get("action") for each in nodes])

    def numbers(self, nodes):
        """The values of nodes, each once. They give way to moves; a depth, which is the parent's and 1, to reasons."""
        if self.brief == (0.6 if words.ordered_by(self.traits) == "depth" else 1.5 if self.drawn else None):
            return []
        return sorted({words.measure(each, self.traits) for each in nodes})

    def listed(self, nodes, valued):
        """The names of nodes, each with its value or without."""
        if not self.drawn:
            names = [_valued(each, words.measure(each, self.traits)) if valued else each["label"] for each in nodes]
            return ", ".join(names) if self.traits["recursive"] else words.joined(names)
        values = [" (%s)" % words.values(each, self.traits) if valued else "" for each in nodes]
        moves = words.joined([str(each["action"]) + value for each, value in zip(nodes, values)])  # noqa: B905
        numbered = str(nodes[0]["action"]).isdigit()
        return words.text("step.moves", count=len(nodes), moves=moves) if numbered else moves


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
    """The sentence of a search's end. `path`: the states of the solution in words. A known lower cost is said."""
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
    names = path if named else [str(traits["actions"].get(each, each)) for each in result.get("actions") or ()]
    facts["path"] = (" – " if named else ", ").join(names)
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
