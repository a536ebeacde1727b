"""A traced program: it runs unchanged when the reader presses the button, and its search is shown.

It is shown like an algorithm, with the textbook algorithm beside it, both at the first difference. If it fails, the
page still shows the recorded part, with the error at its line.
"""

from page.dom.elements import root
from page.features.editor.hand_in import HandIn
from page.features.editor.program_form import HomeworkForm
from page.features.tracing.choice import beside, options_for
from page.features.tracing.program import open_book, open_program
from page.options.catalog import OBSERVED
from page.text import words


class Homework:
    """`feature`: the editor."""

    def __init__(self, feature):
        self.context, self.panel, self.file, self.links = feature.context, feature.panel, feature.file, feature.links
        self.code, self.output, self.scope = feature.code, feature.output, feature.scope
        self.searches, self.catalog, self.stage = self.context.worker, self.context.catalog, feature.stage
        self.against = None  # the textbook algorithm beside the latest program
        self.step = self.reported = None  # the step of the first difference; the search it was reported for
        self.valued = None  # the table of the game tree that it was reported for
        self.lit = 0  # the highlighted line of the program
        self.hand_in = HandIn(self, feature)
        look = self.hand_in.start_look
        calls = self.hand_in.calls()
        self.form = HomeworkForm(self.panel, self.catalog, calls, lambda: look(self.hand_in.looked), self._go)

    @property
    def waits(self):
        """Whether a link that shows a program is waiting."""
        return "=" + OBSERVED in (self.links.waiting or "")

    @property
    def shown(self):
        """Whether the first search is the program in the editor."""
        program = self.searches.code.program
        observed = self.stage.choices.shown.get("algorithm") == OBSERVED
        return observed and program is not None and program["text"] == self.file.text

    # -- observing -----------------------------------------------------------------------------------------------------

    async def observe(self, text, text_scope):
        """Run the program, and the textbook algorithm beside it."""
        self.reported = None
        self.form.say([])
        await self.scope.wait(self.hand_in.settle())
        text_scope.check()
        options, second = self._options()
        if self.shows_game():
            return await self._value(text)
        request = dict(self.form.request(), against=self.choose_book(options, second))
        answer = await self.scope.wait(open_program(self.context, text, request, options))
        if answer is None:
            return self.code.mark("ready")  # another search was requested meanwhile
        if not answer["ok"]:
            return self.code.fail(answer["errors"])
        await self.scope.wait(self.links.keep(text))
        await self.scope.wait(self.hand_in.tell())
        await self._set_beside(answer, second)

    async def _value(self, text):
        """Run a program that values a game, and go to the step of the textbook algorithm where the two part."""
        options = self.book()
        request = dict(self.form.request(), against=options["algorithm"])
        answer = await self.scope.wait(self.searches.ask("tracing", "value", options, request=request, text=text))
        if not answer["ok"]:
            return self.code.fail(answer["errors"])
        await self.scope.wait(self.links.keep(text))
        await self.scope.wait(self.hand_in.tell())
        if self.stage.choices.shown["algorithm"] != options["algorithm"]:
            await self.scope.wait(self.stage.opening.open(options, 0, None, None, ()))
        label, self.step = self.catalog.algorithms[options["algorithm"]]["label"], answer["step"]
        first = words.text("homework.beside", algorithm=label, sentence=words.sentence(answer["said"]))
        said = [first] + [words.sentence(each) for each in answer["sentences"]]
        self.form.say(said, self.step is not None, False)
        self.valued = self.stage.player.table
        self.code.mark("ready")
        self.panel.say("")
        self._go()

    def shows_game(self):
        return not self.catalog.searches(self.stage.choices.latest["problem"])

    def book(self):
        """The options of the textbook search to compare with."""
        options = options_for(self.catalog, self.stage.choices.latest)
        against = self.choose_book(self.stage.choices.latest)
        return dict(options, algorithm=self.catalog.fitting(options["problem"], against))

    def choose_book(self, options, second=None):
        """The textbook algorithm to compare with: the chosen one, else that of the link or of the search."""
        wanted = self.form.against.value or (second or {}).get("algorithm")
        self.against = beside(self.catalog, wanted, options["algorithm"], self.against)
        return self.against

    def _options(self):
        """The options of the search, and those of the second one if a link has them."""
        link = self.links.take_waiting() if self.waits else self.links.wait(None)
        if link:
            return link.options, link.second
        return self.stage.choices.latest, None

    async def _set_beside(self, answer, second):
        """Open the textbook algorithm as the second search, both at the first difference."""
        seen = answer["observation"]
        sentences = [words.sentence(each) for each in seen["sentences"]]
        self.form.say([words.text("homework.comparing")] + sentences)
        self._ready()
        book = open_book(self.context, self.against, second)
        self.moved()
        compared = await self.scope.wait(
            self.searches.ask_about(answer["run"], "tracing", "compare", self.catalog.effective(book))
        )
        if self.stage.player.original is answer["run"]:
            await self.scope.wait(self.context.ready.wait())
            self._tell(compared, sentences)
        self.hand_in.start_look()

    def _ready(self):
        self.form.box.open = False  # the program's lines have its room
        if root.dataset.code != "failed":  # the program itself may have failed
            self.code.mark("ready")
            self.panel.say("")  # the report says it, above

    async def _tell_anew(self, run):
        """Compare a program again that was traced with other options, without moving the searches."""
        self.reported = run
        sentences = [words.sentence(each) for each in run.observation["sentences"]]
        self.form.say([words.text("homework.comparing")] + sentences)
        await self.scope.wait(self.context.ready.wait())
        second = self.context.second
        if run is not self.stage.player.original or second is None:
            return
        compared = await self.scope.wait(
            self.searches.ask_about(run, "tracing", "compare", self.catalog.effective(second.choices.shown))
        )
        if run is self.stage.player.original:
            self._tell(compared, sentences, False)

    def _tell(self, answer, sentences, go=True):
        if not answer["ok"]:
            return self.form.say(sentences + [words.sentence(each) for each in answer["errors"]])
        difference, second, self.reported = answer["difference"], answer["perturbed"], self.stage.player.original
        label = self.catalog.algorithms[self.against]["label"]
        first = words.text(
            "homework.beside", algorithm=label, sentence=words.sentence((difference or answer["agreed"])["said"])
        )
        self.step = difference["step"] + 1 if difference else None
        on_another_start = [words.sentence(second["said"])] if second else []
        self.form.say([first] + on_another_start + sentences, difference is not None)
        if go:
            self._go()

    def _go(self):
        """Show both searches at their first difference."""
        if self.step is not None:
            self.context.transport.pause()
            self.scope.start(self._stand(self.step))

    async def _stand(self, step):
        """Go to a step, or to the last event of a program that failed in the middle of it."""
        player = self.stage.player
        await self.scope.wait(self.context.transport.bring(step))
        if player.supply.refused and step > player.table.stepCount:
            player.go(player.table.endTime)

    # -- while it is shown ---------------------------------------------------------------------------------------------

    def moved(self):
        """Highlight the program's current line.

        Remove the report if another search is shown; report again on the same program with other options.
        """
        player, second = self.stage.player, self.context.second
        if self.valued and player.table is not self.valued:
            self.valued = None
            self.form.say([])
        book = second.choices.shown.get("algorithm") if second else None
        if self.reported and (player.original is not self.reported or book != self.against):
            self.reported = None
            self.form.say([])
            if book == self.against and self.shown and player.original and player.original.observation:
                self.scope.start(self._tell_anew(player.original))
        line = player.table.at(player.t).event.line if self.shown and player.loaded else 0
        if line != self.lit:
            self.lit = line
            self.panel.box.light(line)
