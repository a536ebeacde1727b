"""What one stage searches: the options that are shown, those that were asked for, those that are being typed.

Each stands here and nowhere else. A choice makes options that are opened (`opening.py`); what the solver says to them
comes back with `adopt` or `refuse`.
"""

import words
from catalog import ENDS


class Choices:
    """`shown`: the options of the search that is shown, {} before the first one."""

    def __init__(self, catalog):
        self.catalog = catalog
        self.shown = {}
        self.asked = None  # what the solver was asked for and has not answered yet
        self.typed = {}  # what was typed and not accepted yet
        self.noted = (
            {},
            {},
        )  # options with which heuristics were refused, and name of each → the solver's sentence

    @property
    def latest(self):
        """What the next choice builds on: two in quick succession are one search."""
        return self.asked or self.shown

    # -- each gives the options to be opened ---------------------------------------------------------------------------

    def choose(self, key, value):
        """Another problem, algorithm or heuristic."""
        latest = self.latest
        if key == "problem":
            options = self.catalog.defaults(value, latest["algorithm"], latest.get("heuristic"))
        else:
            options = dict(latest)
            options.update(self.typed)
            options[key] = value
            if self.catalog.uses_h(options["algorithm"]) and not options.get("heuristic"):
                options["heuristic"] = self.catalog.problems[options["problem"]]["heuristic"]
        return self._ask(options)

    def built_in(self, name, value):
        """Another graph or grid: the solver says where the search begins and ends in it."""
        options = dict(self.latest)
        options.update({name: value})
        options.update(dict.fromkeys(ENDS))
        self.typed = {}
        return self._ask(options)

    def edit(self, values):
        """name → text. Edits add up until they are accepted together: a new graph may need a new start, too.

        None: back to what is shown anyway.
        """
        self.typed.update(values)
        if all(words.option_text(self.shown.get(key)) == value for key, value in self.typed.items()):
            self.typed = {}
            return None
        options = dict(self.latest)
        options.update(self.typed)
        return self._ask(options)

    def whole(self, options):
        """All of them at once, as a link or a lesson has them."""
        self.typed = {}
        return self._ask(options)

    def _ask(self, options):
        self.asked = options
        return options

    # -- what was answered ---------------------------------------------------------------------------------------------

    def adopt(self, options):
        """The search was opened; options come back in their normal form."""
        self.shown, self.asked, self.typed = dict(options), None, {}

    def refuse(self):
        """What is shown stays; what was typed stays beside it, to be mended."""
        self.asked = None

    def note(self, options, heuristic, error):
        """This heuristic was refused with these options: it is not offered again while the problem is the same."""
        if not self._same_problem(options, self.noted[0]):
            self.noted = (options, {})
        self.noted[1][heuristic] = words.told(error)

    def impossible(self, options):
        """name of an algorithm or a heuristic → why it cannot be had with the problem of these options."""
        reasons = dict(self.catalog.impossible(options))
        if self._same_problem(options, self.noted[0]):
            reasons.update(self.noted[1])
        return reasons

    def _same_problem(self, options, others):
        names = ["problem"] + [name for name in self.catalog.of_problem(options) if name not in ENDS]
        return all(words.option_text(options.get(name)) == words.option_text(others.get(name)) for name in names)
