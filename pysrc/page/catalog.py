"""What there is to choose from: the solver's own list, and what follows from it for the options of a search.

It is asked for, not known: `refresh` takes in another one. Options are name → text, as a person types them and as a
link holds them.
"""

import words

CHOICES = ("problem", "algorithm", "heuristic")
ENDS = ("start", "goal")
BUDGET = 2_000_000  # nodes that a search in the page may make before it asks
OWN = "own:"  # the ids of the reader's own entries begin so
OBSERVED = OWN + "your-program"  # a program that is observed, in the place of an algorithm: no name of Python's
NO_ESTIMATE = "zero"  # the heuristic that fits everything


class Catalog:
    """`problems`, `algorithms`, `heuristics`, `options`: name → entry; `listed`: the same in their order."""

    def __init__(self, data):
        self.listeners = []
        self._take(data)

    def refresh(self, data):
        """There is more (or less) to choose from now: the lists are made anew. What is shown may be gone from them."""
        former = self.problems, self.algorithms, self.heuristics
        self._take(data)
        for entries, known in zip((self.problems, self.algorithms, self.heuristics), former):  # noqa: B905
            entries.update({key: entry for key, entry in known.items() if key not in entries})
        for listener in self.listeners:
            listener()

    def _take(self, data):
        self.listed = data  # MicroPython's dicts do not keep their order: the lists say it
        self.problems = {entry["id"]: entry for entry in data["problems"]}
        self.algorithms = {entry["id"]: entry for entry in data["algorithms"]}
        self.heuristics = {entry["id"]: entry for entry in data["heuristics"]}
        self.options = {entry["name"]: entry for entry in data["options"]}
        self.names = CHOICES + tuple(self.options)
        # What comes first is what one gets unasked.
        self.first = {"problem": data["problems"][0]["id"], "algorithm": data["algorithms"][0]["id"]}

    # -- options of a search -------------------------------------------------------------------------------------------

    def defaults(self, problem, algorithm, heuristic=None):
        """The options of a problem as the catalog gives them; the heuristic is kept where it fits."""
        entry = self.problems[problem]
        options = {name: option["default"] for name, option in self.options.items()}
        options.update({"problem": problem, "algorithm": algorithm, "max_nodes": BUDGET})
        options.update({"start": entry["start"], "goal": entry["goal"]})
        if self.uses_h(algorithm):
            options["heuristic"] = heuristic if heuristic in entry["heuristics"] else entry["heuristic"]
        return options

    def accept(self, given):
        """(options, complaints): a link's values laid over the defaults; what the catalog does not know is named."""
        complaints = []

        def known(key, accepted):
            value = given.get(key)
            if value is None or value in accepted:
                return value
            if value.startswith(OWN):
                complaints.append(words.OWN_MISSING % words.cut(value))
                return None
            complaints.append(words.BAD_LINK_VALUE % (key, words.cut(value), ", ".join(sorted(accepted))))
            return None

        problem = known("problem", self.problems) or self.first["problem"]
        algorithm = known("algorithm", self.algorithms) or self.first["algorithm"]
        heuristic = known("heuristic", self.problems[problem]["heuristics"])
        options = self.defaults(problem, algorithm, heuristic)
        for key, value in given.items():
            if key not in CHOICES and key in self.options:
                options[key] = value
            elif key not in CHOICES:
                complaints.append(words.UNKNOWN_LINK % words.cut(key))
        if any(key in given for key in self.problems[problem]["options"] if key not in ENDS):
            for end in ENDS:
                if end not in given:
                    options[end] = None  # another graph or grid: the solver knows where one begins in it
        return options, complaints

    def without(self, options, names):
        """The options with something else in place of these, which cannot be used; None where there is nothing else.

        The algorithm gives way to the first one, the heuristic to zero, all else to its default; start and goal are the
        solver's to find.
        """
        kept = dict(options)
        problem = options["problem"]
        if "algorithm" in names:
            kept["algorithm"] = self.first["algorithm"]
        defaults = self.defaults(problem, kept["algorithm"])
        defaults.update(dict.fromkeys(ENDS))
        defaults["heuristic"] = NO_ESTIMATE
        for name in names:
            if name in defaults and name != "algorithm":
                kept[name] = defaults[name]
        if self.uses_h(kept["algorithm"]) and not kept.get("heuristic"):
            kept["heuristic"] = self.problems[problem]["heuristic"]
        return None if _same(kept, options) else kept

    def telling(self, options):
        """What of these options a link must say: all that names the search, and of the rest what is not the default."""
        informed = self.uses_h(options["algorithm"])
        told = {key: options.get(key) for key in CHOICES + ENDS if key != "heuristic" or informed}
        for key in self.fields(options) + ["max_nodes"]:
            default = BUDGET if key == "max_nodes" else self.options[key]["default"]
            value = words.option_text(options.get(key))
            if key not in told and value and value != words.option_text(default):
                told[key] = value
        return told

    def taken(self, options):
        """The options without the heuristic where the algorithm takes none: it has not to fit then."""
        if self.uses_h(options["algorithm"]):
            return options
        return {key: value for key, value in options.items() if key != "heuristic"}

    def uses_h(self, algorithm):
        return self.algorithms[algorithm]["uses_h"]

    def fields(self, options):
        """The options that have a field: those of the problem, then those of the algorithm."""
        return self.of_problem(options) + self.of_algorithm(options)

    def of_problem(self, options):
        return self.problems[options["problem"]]["options"]

    def of_algorithm(self, options):
        return self.algorithms[options["algorithm"]]["options"]

    def impossible(self, options):
        """algorithm → why the problem cannot be searched with it."""
        problem = self.problems[options["problem"]]
        if problem["reverses"]:
            return {}
        reason = words.ONE_WAY % problem["label"]
        return {key: reason for key, entry in self.algorithms.items() if entry["reverses"]}


def _same(options, others):
    """As they are typed: a number and its text are one."""
    for name in set(options) | set(others):
        if words.option_text(options.get(name)) != words.option_text(others.get(name)):
            return False
    return True
