"""The controls for what to search and how: the pickers of the header, and the fields and the shuffle in their popovers.

Everything is made from the catalog. Chosen and typed values go to `options/choices.py`. The solver checks them, and
its sentences appear beside the fields.
"""

from page.dom.elements import in_notebook, make, message, on, show
from page.dom.form import labelled
from page.options.catalog import ENDS, OF_ALGORITHM
from page.options.offers import algorithms, heuristics, problem_value, problems
from page.search_view.fields import Fields
from page.search_view.picker import Picker
from page.text import words


class SetupPanel:
    """The controls of one stage, whose `scope` is theirs.

    `keys`: the choices that this stage has. `names(options)`: the options that have a field here.
    Calls `on_open(options, wanted)` for another search, `on_shuffle(options, steps, seed)` for a random start.
    """

    def __init__(self, scope, parts, choices, keys, names, on_open, on_shuffle):
        self.parts, self.choices, self.catalog = parts, choices, choices.catalog
        self.pickers = {key: Picker(parts, key, lambda key=key: self._on_choice(key)) for key in keys}
        self.selects, self.names = {key: parts(key) for key in keys}, names
        self.on_open, self.on_shuffle = on_open, on_shuffle
        self.answer = None  # the solver's last answer that was accepted
        self.offered = {}  # choice → for what its alternatives are offered
        self.marked = None  # what is marked as impossible
        self.fields = Fields(scope, parts, self.catalog.options, self._on_edit, self._on_built_in)
        parts("setup-title").textContent = words.text("setup.title")
        parts("press").textContent = words.text("setup.press")
        parts("options-title").textContent = words.text("setup.options")
        for select in self.selects.values():
            select.disabled = in_notebook()
        show(parts("shuffle"), on_shuffle is not None)  # not even until the first fields are there
        if on_shuffle:
            self._make_shuffle()
        listeners, offer = self.catalog.listeners, self._offer_all  # one object, to be removed again
        listeners.append(offer)
        scope.ending(lambda: listeners.remove(offer))
        self._offer_all()

    # -- showing -------------------------------------------------------------------------------------------------------

    def fill(self, options, typed=()):
        """Show options in all controls. `typed`: refused texts, which stay in their fields."""
        problem = self.catalog.problems[options["problem"]]
        self._offer(options)
        show(self.parts("heuristic-pick"), self.catalog.uses_h(options["algorithm"]))
        self._mark(options)
        self._select(options)
        names = self.names(options)
        show(self.parts("options"), bool(self.catalog.of_algorithm(options)))
        searched = self.catalog.searches(options["problem"])
        show(self.parts("shuffle"), "start" in names and searched)
        show(self.parts("press"), options["problem"] in ("graph", "grid"))
        narrowed = self.catalog.narrowed(options["problem"], options["algorithm"])
        self.fields.lay_out(names, self._shape(problem), narrowed)
        self.fields.fill(options, typed)

    def _shape(self, problem):
        """The shape of the problem's states, from the solver's last answer if that was about this problem."""
        if self.answer and self.answer["options"]["problem"] == problem["id"]:
            return self.answer["table"]["states"]
        return problem["states"]

    def _offer(self, options):
        """Offer what fits these options, and what they name: a later run of your code may no longer define it."""
        catalog, family = self.catalog, self.catalog.family(options["problem"])
        problem = problem_value(catalog, options)
        for key, fits, value, make_offers in (
            ("problem", "", problem, lambda: problems(catalog, options["problem"])),
            ("algorithm", family, options["algorithm"], lambda: algorithms(catalog, options["algorithm"], family)),
            ("heuristic", problem, options.get("heuristic"), lambda: heuristics(catalog, options)),
        ):
            picker = self.pickers.get(key)
            if picker and (self.offered.get(key) != fits or (value and value not in picker.offers)):
                self.offered[key], self.marked = fits, None
                picker.offer(make_offers())

    def settle(self):
        """Show the options of the current search once no answer is awaited. Refused text stays in its field."""
        if self.choices.shown and not self.choices.awaited:
            self.fill(self.choices.shown, self.choices.typed)

    def adopt(self, answer):
        """Take over the options and warnings of a search that was opened."""
        self.answer = answer
        self.fill(self.choices.shown)

    def say(self, answer):
        """Show the solver's sentences, each beside its field; those without a field appear below."""
        refused = not answer["ok"]
        sentences = {}
        for sentence in answer.get("errors" if refused else "warnings", []):
            field = sentence["field"]
            sentences[field] = (sentences[field] + " " if field in sentences else "") + words.sentence(sentence)
        left = self.fields.say(sentences, refused)
        for name in sentences if refused else ():
            if name in self.choices.typed and name not in ENDS:  # its field is in a popover: the reader sees why
                self.pickers["algorithm" if name in OF_ALGORITHM else "problem"].show()
        place = self.parts("setup-message")
        message(place, " ".join([words.sentence_on(field, text) for field, text in left.items()]))
        place.classList.toggle("warning", not refused)

    def _select(self, options):
        for key, picker in self.pickers.items():
            if options.get(key):
                picker.choose(problem_value(self.catalog, options) if key == "problem" else options[key])

    def _mark(self, options):
        """Disable the choices that do not fit this problem; their titles say why."""
        impossible = self.choices.impossible(options)
        if impossible == self.marked:
            return
        self.marked = impossible
        for key in ("algorithm", "heuristic"):
            self.pickers[key].mark(impossible)

    def _offer_all(self):
        self.offered = {}
        if self.choices.shown:
            self.fill(self.choices.shown, self.choices.typed)
        else:
            self._offer(self.catalog.first)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def _on_choice(self, key):
        if not self.choices.latest:
            return  # no search has been opened yet
        value = self.pickers[key].value  # read before typed values are applied, as that fills this control again
        self.fields.settle()
        self.on_open(self.choices.choose(key, value), (key,))

    def _on_built_in(self, name, value):
        self.on_open(self.choices.built_in(name, value), (name,))

    def _on_edit(self, name, text):
        options = self.choices.edit({name: text})
        if options:
            self.on_open(options, tuple(self.choices.typed))
        else:
            self.say(self.answer)  # only remove the complaint

    def _make_shuffle(self):
        host = self.parts("shuffle")
        button = make("button", type="button", textContent=words.text("setup.shuffle"))
        self.walk = {}
        parts = [button]
        for key, title, value in (("moves", words.text("setup.moves"), "20"), ("seed", words.text("setup.seed"), "0")):
            self.walk[key] = make("input", type="number", min="0", value=value, inputMode="numeric")
            on(self.walk[key], "change", lambda _: self._shuffle())
            parts.append(labelled(title, self.walk[key]))
        on(button, "click", self._shuffle_anew)
        host.append(*parts)

    def _shuffle_anew(self, _event):
        """Draw another start. The seed shown gives the same start again, on any machine."""
        seed = self.walk["seed"]
        seed.value = str(int(seed.value) + 1) if seed.value.isdigit() else "1"
        self._shuffle()

    def _shuffle(self):
        """Ask for the start that a random walk from the goal leads to."""
        steps, seed = self.walk["moves"].value, self.walk["seed"].value
        good = steps.isdigit() and len(steps) < 6 and seed.isdigit() and len(seed) < 10
        message(self.parts("shuffle-message"), None if good else words.text("setup.bad_shuffle"))
        if good:
            self.on_shuffle(dict(self.choices.latest), int(steps), int(seed))
