"""One stage's options: those of the search that is shown, those sent to the solver, and those being typed.

This is their only home. A choice makes options to be opened (`playback/opening.py`); the solver's answer comes back
with `adopt` or `refuse`.
"""

from page.options.catalog import ENDS
from page.text import words


class Choices:
    """`shown`: the options of the search that is shown, {} before the first one."""

    def __init__(self, catalog):
        self.catalog = catalog
        self.shown = {}
        self.awaited = None  # options sent to the solver and not answered yet
        self.typed = {}  # typed values that are not accepted yet
        # Options with which heuristics were refused, and name of each → the solver's sentence
        self.noted = ({}, {})

    @property
    def latest(self):
        """The options that the next choice changes, so that two quick choices add up."""
        return self.awaited or self.shown

    # -- each gives the options to be opened ---------------------------------------------------------------------------

    def choose(self, key, value):
        """The options with another problem, algorithm or heuristic."""
        latest = self.latest
        if key == "problem":
            problem, _, graph = value.partition("/")  # graph/NAME: a built-in graph (options/offers.py)
            options = self.catalog.defaults(problem, latest["algorithm"], latest.get("heuristic"))
            if graph:
                options.update({"graph": graph})
                options.update(dict.fromkeys(ENDS))  # the solver chooses them
        else:
            options = dict(latest)
            options.update(self.typed)
            options[key] = value
            if self.catalog.uses_h(options["algorithm"]) and not options.get("heuristic"):
                options["heuristic"] = self.catalog.problems[options["problem"]]["heuristic"]
        return self._ask(options)

    def built_in(self, name, value):
        """The options with another graph or grid; the solver chooses its start and goal."""
        options = dict(self.latest)
        options.update({name: value})
        options.update(dict.fromkeys(ENDS))
        self.typed = {}
        return self._ask(options)

    def edit(self, values):
        """The options with changed texts (name → text). Edits add up until accepted: a new graph may need a new start.

        None: the edits restore what is shown.
        """
        self.typed.update(values)
        if all(words.option_text(self.shown.get(key)) == value for key, value in self.typed.items()):
            self.typed = {}
            return None
        options = dict(self.latest)
        options.update(self.typed)
        return self._ask(options)

    def whole(self, options):
        """Replace all options at once, as a link or a lesson does."""
        self.typed = {}
        return self._ask(options)

    def _ask(self, options):
        self.awaited = options
        return options

    # -- what was answered ---------------------------------------------------------------------------------------------

    def adopt(self, options):
        """Take over the options of an opened search, in the solver's normal form."""
        self.shown, self.awaited, self.typed = dict(options), None, {}

    def refuse(self):
        """Keep the shown options after a refusal; typed ones stay in their fields."""
        self.awaited = None

    def note(self, options, heuristic, error):
        """Note that a heuristic was refused; it is not offered again for the same problem."""
        if not self._same_problem(options, self.noted[0]):
            self.noted = (options, {})
        self.noted[1][heuristic] = words.sentence(error)

    def impossible(self, options):
        """Return name of an algorithm or heuristic → why it does not fit the problem of these options."""
        reasons = dict(self.catalog.impossible(options))
        if self._same_problem(options, self.noted[0]):
            reasons.update(self.noted[1])
        return reasons

    def _same_problem(self, options, others):
        names = ["problem"] + [name for name in self.catalog.of_problem(options) if name not in ENDS]
        return all(words.option_text(options.get(name)) == words.option_text(others.get(name)) for name in names)
