"""What to search and how: the choices at the top, the fields below, the shuffle.

Everything is made from the catalog, the solver's own list. Values are text, as a person types them and as a link holds
them; whether they are right is the solver's to say, and its sentences are shown beside the fields.
"""

import words
from dom import find, make, message, on, show
from fields import Fields

CHOICES = ("problem", "algorithm", "heuristic")
ENDS = ("start", "goal")
BUDGET = 2_000_000  # nodes that a search in the page may make before it asks


class Setup:
    """Calls `on_change(options)` for another search, `on_shuffle(options, steps, seed)` for a random start."""

    def __init__(self, catalog, on_change, on_shuffle):
        self.problems = {entry["id"]: entry for entry in catalog["problems"]}
        self.algorithms = {entry["id"]: entry for entry in catalog["algorithms"]}
        self.heuristics = {entry["id"]: entry for entry in catalog["heuristics"]}
        self.options = {entry["name"]: entry for entry in catalog["options"]}
        self.names = CHOICES + tuple(self.options)
        # What comes first is what one gets unasked. (MicroPython's dicts do not keep their order: the lists say it.)
        self.first = {"problem": catalog["problems"][0]["id"], "algorithm": catalog["algorithms"][0]["id"]}
        self.on_change, self.on_shuffle = on_change, on_shuffle
        self.chosen = {}  # what is shown
        self.asked = None  # what the solver was asked for and has not answered yet
        self.draft = {}  # what was typed and not accepted yet
        self.accepted = {"ok": True}
        self.offered = None
        self.fields = Fields(self.options, self._on_edit, self._on_built_in)
        find("setup-title").textContent, find("more-title").textContent = words.SETUP, words.MORE
        self.selects = {key: find(key) for key in CHOICES}
        self._offer("problem", catalog["problems"])
        self._offer("algorithm", catalog["algorithms"])
        for key in CHOICES:
            on(self.selects[key], "change", lambda _, key=key: self._on_choice(key))
        self._make_shuffle()

    # -- from and to links ---------------------------------------------------------------------------------------------

    def defaults(self, problem, algorithm, heuristic=None):
        """The options of a problem as the catalog gives them; the heuristic is kept where it fits."""
        entry = self.problems[problem]
        options = {name: option["default"] for name, option in self.options.items()}
        options.update({"problem": problem, "algorithm": algorithm, "max_nodes": BUDGET})
        options.update({"start": entry["start"], "goal": entry["goal"]})
        if self.algorithms[algorithm]["uses_h"]:
            options["heuristic"] = heuristic if heuristic in entry["heuristics"] else entry["heuristic"]
        return options

    def accept(self, given):
        """(options, complaints): a link's values laid over the defaults; what the catalog does not know is named."""
        complaints = []

        def known(key, accepted):
            value = given.get(key)
            if value is None or value in accepted:
                return value
            complaints.append(words.BAD_LINK_VALUE % (key, value, ", ".join(sorted(accepted))))
            return None

        problem = known("problem", self.problems) or self.first["problem"]
        algorithm = known("algorithm", self.algorithms) or self.first["algorithm"]
        heuristic = known("heuristic", self.problems[problem]["heuristics"])
        options = self.defaults(problem, algorithm, heuristic)
        for key, value in given.items():
            if key not in CHOICES and key in self.options:
                options[key] = value
            elif key not in CHOICES:
                complaints.append(words.UNKNOWN_LINK % key)
        if any(key in given for key in self.problems[problem]["options"] if key not in ENDS):
            for end in ENDS:
                if end not in given:
                    options[end] = None  # another graph or grid: the solver knows where one begins in it
        return options, complaints

    def without(self, options, names):
        """The options with these set back to the problem's defaults; start and goal are the solver's to find."""
        defaults = self.defaults(options["problem"], options["algorithm"])
        defaults.update(dict.fromkeys(ENDS))
        kept = {key: value for key, value in options.items() if key not in names}
        kept.update({key: defaults[key] for key in names if key in defaults})
        return kept

    def telling(self, options):
        """What of these options a link must say: all that names the search, and of the rest what is not the default."""
        taken = CHOICES + ("start", "goal")
        defaults = {name: entry["default"] for name, entry in self.options.items()}
        defaults["max_nodes"] = BUDGET
        told = {key: options.get(key) for key in taken if key != "heuristic" or self.informed}
        for key in self._wanted() + ["max_nodes"]:
            value = words.option_text(options.get(key))
            if key not in told and value and value != words.option_text(defaults[key]):
                told[key] = value
        return told

    def taken(self, options):
        """The options without the heuristic where the algorithm takes none: it has not to fit then."""
        if self.algorithms[options["algorithm"]]["uses_h"]:
            return options
        return {key: value for key, value in options.items() if key != "heuristic"}

    @property
    def informed(self):
        return self.algorithms[self.chosen["algorithm"]]["uses_h"]

    # -- showing -------------------------------------------------------------------------------------------------------

    def fill(self, options):
        """Shows options in all controls."""
        self.chosen = dict(options)
        problem = self.problems[options["problem"]]
        if self.offered != problem["id"]:
            self.offered = problem["id"]
            self._offer("heuristic", [self.heuristics[key] for key in problem["heuristics"]])
        show(find("heuristic-pick"), self.informed)
        for key, select in self.selects.items():
            if options.get(key):
                select.value = options[key]
        self.fields.lay_out(self._wanted(), problem["states"])
        self.fields.fill(options)

    def adopt(self, answer):
        """The search was opened: its options are the ones chosen, and its warnings stay."""
        self.accepted, self.draft, self.asked = answer, {}, None
        self.fill(answer["options"])

    def say(self, answer):
        """The solver's sentences, each beside its field; those for something that has no field stand below."""
        refused = not answer["ok"]
        self.asked = None
        sentences = {}
        for sentence in answer.get("errors" if refused else "warnings", []):
            field = sentence["field"]
            sentences[field] = (sentences[field] + " " if field in sentences else "") + sentence["text"]
        left = self.fields.say(sentences, refused)
        message(find("setup-message"), " ".join([words.sentence_on(field, text) for field, text in left.items()]))

    def _offer(self, key, entries):
        self.selects[key].replaceChildren()
        for entry in entries:
            self.selects[key].appendChild(make("option", value=entry["id"], textContent=entry["label"]))

    def _wanted(self):
        """The options that have a field: those of the problem, then those of the algorithm."""
        return self.problems[self.chosen["problem"]]["options"] + self.algorithms[self.chosen["algorithm"]]["options"]

    # -- choosing ------------------------------------------------------------------------------------------------------

    def _on_choice(self, key):
        self.fields.settle()
        if not self.selects[key].matches(":focus-visible"):
            self.selects[key].blur()  # who chose with a pointer wants the arrow keys to step again
        value, latest = self.selects[key].value, self.asked or self.chosen
        if key == "problem":
            options = self.defaults(value, latest["algorithm"], latest.get("heuristic"))
        else:
            options = dict(latest)
            options.update(self.draft)
            options[key] = value
            if self.algorithms[options["algorithm"]]["uses_h"] and not options.get("heuristic"):
                options["heuristic"] = self.problems[options["problem"]]["heuristic"]
        self._ask(options)

    def _on_built_in(self, name, value):
        """Another graph or grid: the solver says where the search begins and ends in it."""
        options = dict(self.chosen)
        options.update({name: value, "start": None, "goal": None})
        self.draft = {}
        self._ask(options)

    def _on_edit(self, name, text):
        """Edits add up until they are accepted together: a new graph needs a new start, too."""
        self.draft[name] = text
        if all(words.option_text(self.chosen.get(key)) == value for key, value in self.draft.items()):
            self.draft = {}
            self.say(self.accepted)  # back to what is shown anyway: only a complaint has to go
        else:
            options = dict(self.asked or self.chosen)
            options.update(self.draft)
            self._ask(options)

    def _ask(self, options):
        """Two choices in quick succession are one search: the second builds on the first."""
        self.asked = options
        self.on_change(options)

    def _make_shuffle(self):
        host = find("shuffle")
        button = make("button", type="button", textContent=words.SHUFFLE)
        self.walk = {}
        parts = [button]
        for key, title, value in (("moves", words.SHUFFLE_LENGTH, "20"), ("seed", words.SHUFFLE_SEED, "0")):
            label = make("label", textContent=title)
            self.walk[key] = make("input", type="number", min="0", value=value, inputMode="numeric")
            on(self.walk[key], "change", lambda _: self._shuffle())
            label.appendChild(self.walk[key])
            parts.append(label)
        on(button, "click", self._shuffle_anew)
        host.append(*parts)

    def _shuffle_anew(self, _event):
        """Another start with every press; the seed shown gives the same one again, on any machine."""
        seed = self.walk["seed"]
        seed.value = str(int(seed.value) + 1) if seed.value.isdigit() else "1"
        self._shuffle()

    def _shuffle(self):
        """A random walk from the goal."""
        steps, seed = self.walk["moves"].value, self.walk["seed"].value
        good = steps.isdigit() and len(steps) < 6 and seed.isdigit() and len(seed) < 10
        message(find("shuffle-message"), None if good else words.BAD_SHUFFLE)
        if good:
            self.on_shuffle(dict(self.chosen), int(steps), int(seed))
