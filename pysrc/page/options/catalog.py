"""The choices that the solver offers, and their consequences for the options of a search.

The solver sends the list; `refresh` takes in another one. Options are name → text, as typed and as in links.
"""

from page.text import words

CHOICES = ("problem", "algorithm", "heuristic")
ENDS = ("start", "goal")
# Options below the algorithm; the others are the problem's.
OF_ALGORITHM = ("limit", "weight", "tie", "reopen", "cut", "window", "seed", "depth")
BUDGET = 2_000_000  # nodes that a search may generate before the page asks
OWN = "own:"  # prefix of the ids of the reader's entries
OBSERVED = OWN + "your-program"  # the id of a traced program; not a Python name, so no entry has it
NO_ESTIMATE = "zero"  # the heuristic that fits every problem


class Catalog:
    """`problems`, `algorithms`, `heuristics`, `options`: name → entry; `listed`: the entries in order."""

    def __init__(self, data):
        self.listeners = []
        self.maps = data.get("maps", {})  # of the built-in graphs, as JSON text
        self._take(data)

    def refresh(self, data):
        """Load another list. Removed entries stay known, because a search may show them."""
        former = self.problems, self.algorithms, self.heuristics
        self._take(data)
        for entries, known in zip((self.problems, self.algorithms, self.heuristics), former):  # noqa: B905
            entries.update({key: entry for key, entry in known.items() if key not in entries})
        for listener in self.listeners:
            listener()

    def _take(self, data):
        self.listed = data  # MicroPython's dicts are unordered: the lists keep the order
        self.problems = {entry["id"]: entry for entry in data["problems"]}
        self.algorithms = {entry["id"]: entry for entry in data["algorithms"]}
        self.heuristics = {entry["id"]: entry for entry in data["heuristics"]}
        self.options = {entry["name"]: entry for entry in data["options"]}
        self.names = CHOICES + tuple(self.options)
        # The first entries are the defaults.
        self.first = {"problem": data["problems"][0]["id"], "algorithm": data["algorithms"][0]["id"]}

    # -- options of a search -------------------------------------------------------------------------------------------

    def defaults(self, problem, algorithm, heuristic=None):
        """The default options of a problem; the given algorithm and heuristic are kept if they fit."""
        entry, algorithm = self.problems[problem], self.fitting(problem, algorithm)
        options = {name: option["default"] for name, option in self.options.items()}
        for name, choices in self.narrowed(problem, algorithm).items():
            options[name] = choices[0]
        options.update({"problem": problem, "algorithm": algorithm, "max_nodes": BUDGET})
        options.update({"start": entry["start"] or None, "goal": entry["goal"] or None})
        if self.uses_h(algorithm):
            options["heuristic"] = heuristic if heuristic in entry["heuristics"] else entry["heuristic"]
        return options

    def family(self, problem):
        """The family of a problem: "search", or "games"."""
        return self.problems[problem].get("family", "search")

    def searches(self, problem):
        """Whether the problem is searched; else its states are valued."""
        return self.family(problem) == "search"

    def fitting(self, problem, algorithm):
        """The algorithm, or the first of the problem's family if it is of another one."""
        family = self.family(problem)
        if self.algorithms[algorithm].get("family", "search") == family:
            return algorithm
        return next(entry["id"] for entry in self.listed["algorithms"] if entry.get("family", "search") == family)

    def narrowed(self, problem, algorithm):
        """The choices of options that have fewer here, the default first."""
        choices = dict(self.problems[problem].get("choices", {}))
        choices.update(self.algorithms[algorithm].get("choices", {}))
        return choices

    def accept(self, values):
        """Return (options, complaints): a link's values, defaults for the rest, and sentences on unknown values."""
        complaints = []

        def known(key, accepted):
            value = values.get(key)
            if value is None or value in accepted:
                return value
            if value.startswith(OWN):
                complaints.append(words.text("link.own_missing", value=words.cut(value)))
                return None
            complaints.append(
                words.text("link.bad_value", field=key, value=words.cut(value), accepted=", ".join(sorted(accepted)))
            )
            return None

        problem = known("problem", self.problems) or self.first["problem"]
        algorithm = known("algorithm", self.algorithms) or self.first["algorithm"]
        heuristic = known("heuristic", self.problems[problem]["heuristics"])
        options = self.defaults(problem, algorithm, heuristic)
        for key, value in values.items():
            if key not in CHOICES and key in self.options:
                options[key] = value
            elif key not in CHOICES:
                complaints.append(words.text("link.unknown", what=words.cut(key)))
        if any(key in values for key in self.problems[problem]["options"] if key not in ENDS):
            for end in ENDS:
                if end not in values:
                    options[end] = None  # another graph or grid: the solver chooses its start
        return options, complaints

    def without(self, options, names):
        """Replace options that cannot be used; None if there is nothing to replace them with.

        The algorithm becomes the first one, the heuristic zero, start and goal empty (the solver finds them), and
        all else its default.
        """
        replaced = dict(options)
        problem = options["problem"]
        if "algorithm" in names:
            replaced["algorithm"] = self.fitting(problem, self.first["algorithm"])
        defaults = self.defaults(problem, replaced["algorithm"])
        defaults.update(dict.fromkeys(ENDS))
        defaults["heuristic"] = NO_ESTIMATE
        for name in names:
            if name in defaults and name != "algorithm":
                replaced[name] = defaults[name]
        if self.uses_h(replaced["algorithm"]) and not replaced.get("heuristic"):
            replaced["heuristic"] = self.problems[problem]["heuristic"]
        return None if _same(replaced, options) else replaced

    def telling(self, options):
        """The options that a link must contain: those that name the search, and others that are not the default."""
        informed = self.uses_h(options["algorithm"])
        values = {key: options.get(key) for key in CHOICES + ENDS if key != "heuristic" or informed}
        narrowed = self.narrowed(options["problem"], options["algorithm"])
        for key in self.fields(options) + ["max_nodes"]:
            default = BUDGET if key == "max_nodes" else narrowed.get(key, (self.options[key]["default"],))[0]
            value = words.option_text(options.get(key))
            if key not in values and value and value != words.option_text(default):
                values[key] = value
        return values

    def effective(self, options):
        """The options, without a heuristic if the algorithm uses none."""
        if self.uses_h(options["algorithm"]):
            return options
        return {key: value for key, value in options.items() if key != "heuristic"}

    def uses_h(self, algorithm):
        return self.algorithms[algorithm]["uses_h"]

    def fields(self, options):
        """The options that have a field: those of the problem, then those of the algorithm."""
        of_problem = self.of_problem(options)
        return of_problem + [name for name in self.of_algorithm(options) if name not in of_problem]

    def of_problem(self, options):
        return self.problems[options["problem"]]["options"]

    def of_algorithm(self, options):
        return self.algorithms[options["algorithm"]]["options"]

    def impossible(self, options):
        """Return algorithm → why it cannot search the problem. Options that are not there may still be chosen."""
        problem = self.problems[options["problem"]]
        reasons = {}
        for key, entry in self.algorithms.items():
            if entry["reverses"] and not problem["reverses"] and self.searches(options["problem"]):
                reasons[key] = words.text("setup.one_way", problem=problem["label"])
            if any(str(options.get(name, value)) != value for name, value in entry.get("only", {}).items()):
                reasons[key] = words.text("setup.only." + key)
        return reasons


def _same(options, others):
    """Whether options are equal as typed: a number equals its text."""
    for name in set(options) | set(others):
        if words.option_text(options.get(name)) != words.option_text(others.get(name)):
            return False
    return True
