"""Reorder the code: a shuffled lecture listing with wrong lines; any program made of them runs.

It runs in the worker like a student's program: its calls are traced, and its steps are shown beside the textbook
algorithm, both at the first difference. The worker judges it by that, on this search and on others.
"""

from page.dom.elements import find, make, make_button, show
from page.dom.form import sign
from page.features.feature import Feature
from page.features.reorder.board import Board
from page.features.reorder.program import SEPARATOR, Lines, split
from page.features.tracing.program import open_book, open_program
from page.options.catalog import OBSERVED
from page.text import words


class LinesStrip:
    """`on_back()`, `on_go()`, `on_elsewhere()`, `on_close()`: one for each button."""

    def __init__(self, on_back, on_go, on_elsewhere, on_close):
        self.element = make("section", className="lines-strip", id="lines-strip", hidden=True)
        self.element.setAttribute("aria-label", words.text("tools.lines"))
        self.message = make("p")
        self.message.setAttribute("aria-live", "polite")
        self.back = make_button(words.text("lines.back"), on_back, "primary")
        self.go = make_button(words.text("lines.go"), on_go)
        self.elsewhere = make_button(words.text("lines.show_elsewhere"), on_elsewhere)
        close = make_button(words.text("control.close"), on_close, "quiet close", "×")
        self.element.append(self.message, self.go, self.elsewhere, self.back, close)
        find("challenge").after(self.element)

    @property
    def open(self):
        return not self.element.hidden

    def tell(self, sentence, solved, difference, elsewhere):
        """Show the judgement; `difference`, `elsewhere`: whether there is a difference to go to."""
        self.message.className = "holds" if solved else "fails"
        self.message.replaceChildren(sign(solved), sentence)
        show(self.go, bool(difference))
        show(self.elsewhere, bool(elsewhere))
        show(self.element, True)

    def hide(self):
        show(self.element, False)


MOST_NODES, SECONDS = 20_000, 5  # limits of a shown program


class LinesFeature(Feature):
    """`lines`: the puzzle, a program.Lines, or None."""

    def __init__(self, context, part):
        super().__init__(context, part)
        start = self.scope.start
        self.board = Board(
            part,
            {
                "run": lambda: start(self._run(self.lines)), "help": self._help, "again": self._again,
                "other": lambda: start(self._begin(str(part.anySeed()))), "changed": self._tell,
            },
        )  # fmt: skip
        self.strip = LinesStrip(self.board.open, self._go, lambda: start(self._show_elsewhere(self.judged)), self.leave)
        for element in (self.board.dialog, self.strip.element):
            self.scope.ending(element.remove)
        self.lines = self.seed = self.against = None
        self.solved = self.earlier = False  # whether this puzzle is solved; whether the next link's was, earlier
        self.judged = None  # the worker's judgement of the shown program
        self.running = self.opening = False  # whether the worker is judging; whether a judged program is being opened

    @property
    def stage(self):
        return self.context.first

    # -- which lines ---------------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        await self.scope.wait(self.context.ready.wait())
        algorithm = self.stage.choices.shown["algorithm"]
        if self.lines and algorithm in (OBSERVED, self.against):
            return self.board.open()
        await self._begin(str(self.part.anySeed()))

    async def early(self, link):
        self.leave()

    async def arrive(self, link):
        seed, order = split(link.features["lines"])
        await link.scope.wait(self._begin(seed, order))

    async def _begin(self, seed, order=""):
        """Begin with other lines; `order`: the places of those already in the program."""
        answer = await self.scope.wait(self.context.worker.ask("reorder", "puzzle", self._options(), seed=seed))
        if not answer["ok"]:
            self.leave()
            return self.context.messages.complain(" ".join([words.sentence(error) for error in answer["errors"]]))
        self.context.enter()
        self.against = self._options()["algorithm"]
        self.seed, self.lines = seed, Lines(answer["puzzle"])
        self.solved, self.earlier = self.earlier, False
        if order and not self.lines.take(order):
            self.context.messages.complain(words.text("lines.order_wrong"))
        self.board.load(self.lines, self.context.catalog.algorithms[self.against]["label"])
        self._tell()
        self.board.open()

    def _options(self):
        """The options of the textbook search whose lines these are, also while the student's program is shown."""
        options = self.stage.choices.shown
        return dict(options, algorithm=self.against) if options["algorithm"] == OBSERVED and self.against else options

    def _tell(self):
        """Set the key in links: the seed, the textbook algorithm, and the order of the lines."""
        order = self.lines.link_text
        self.context.tell("lines", "%s%s%s" % (self.seed, SEPARATOR if order else "", order))
        self.context.address.stand_in = self.against

    def _again(self):
        """Move all lines back to the pool, in the same order."""
        self.lines = Lines(self.lines.puzzle)
        self.board.load(self.lines, self.context.catalog.algorithms[self.against]["label"])
        self._tell()

    def _help(self):
        """Remove one of the wrong lines."""
        piece = self.lines.drop_wrong()
        self._tell()
        self.board.fill()
        if piece is None:
            return self.board.say(words.text("lines.all_right"))
        self.board.say(words.text("lines.dropped", line=self.lines.lines_of(piece)[0]))

    def leave(self):
        """Close the puzzle."""
        self.board.close()
        self.strip.hide()
        if self.lines:
            self.lines = self.judged = self.against = None
            self.context.tell("lines", None)
            self.context.address.stand_in = None

    # -- running -------------------------------------------------------------------------------------------------------

    async def _run(self, lines):
        if self.running or lines is not self.lines:  # the puzzle was closed in the moment of the press
            return
        self.running = True
        self.board.say(words.text("lines.running"))
        options, text = self._options(), lines.text
        try:
            request = lines.puzzle["request"]
            answer = await self.scope.wait(
                self.context.worker.ask(
                    "reorder", "try_lines", self.context.catalog.effective(options), request=request, text=text
                )
            )
        finally:
            self.running = False
        if lines is self.lines:  # else another puzzle was opened meanwhile
            await self._judged(answer, options, text)

    async def _judged(self, answer, options, text):
        if not answer["ok"]:
            return self.board.say(" ".join([words.sentence(error) for error in answer["errors"]]))
        self.judged = answer
        self.solved = self.solved or answer["solved"]
        self.context.features.scored("reorder", 1 if self.solved else 0, {"solved": self.solved})
        error = answer["error"]
        if error:
            self._complain(error)
        if error and not answer["expanded"]:
            return
        if answer.get("stays"):  # of a game: the sentence has the tree
            return self.board.say(self._sentence(answer))
        self.board.close()
        self.strip.tell(self._sentence(answer), answer["solved"], answer["difference"], answer["elsewhere"])
        await self._show(options, text, answer["difference"])

    def _complain(self, error):
        """Show a mistake at its line."""
        place = self.lines.place_of_line(error["line"]) if error["line"] else None
        sentence = words.sentence(error["said"])
        if place is None:
            return self.board.say(sentence)
        piece = self.lines.program[place][0]
        self.board.chosen = piece
        self.board.fill((place, sentence), piece)
        self.board.say(words.text("lines.wrong_at", line=error["line"], sentence=sentence))

    def _sentence(self, answer):
        book = self.context.catalog.algorithms[self.against]["label"]
        if answer["solved"]:
            return words.text("lines.solved", algorithm=book)
        if answer["difference"]:
            return words.text("lines.differs", algorithm=book, sentence=words.sentence(answer["difference"]["said"]))
        if answer["elsewhere"]:
            return words.text("lines.elsewhere", algorithm=book, sentence=words.sentence(answer["elsewhere"]["said"]))
        return words.sentence(answer["error"]["said"])

    async def _show(self, options, text, difference):
        """Show the program beside the textbook algorithm, at their first difference or else at the start."""
        self.opening = True
        try:
            await self._opened(options, text, difference)
        finally:
            self.opening = False

    async def _opened(self, options, text, difference):
        lines = self.lines
        request = dict(lines.puzzle["request"], against=self.against, max_nodes=MOST_NODES, seconds=SECONDS)
        answer = await self.scope.wait(open_program(self.context, text, request, options))
        if not answer or not answer["ok"] or lines is not self.lines:  # something else is opened meanwhile
            return
        open_book(self.context, self.against)
        await self.scope.wait(self.context.ready.wait())
        if lines is self.lines and self.stage.choices.shown.get("algorithm") == OBSERVED:
            self.step = difference["step"] + 1 if difference else 0
            self._go()

    def _go(self):
        """Show both searches at their first difference."""
        self.context.transport.to_step(self.step)

    async def _show_elsewhere(self, judged):
        """Open the search on which the program differs."""
        if judged is not self.judged:
            return
        elsewhere = judged["elsewhere"]
        options, _ = self.context.catalog.accept(elsewhere["options"])
        self.strip.tell(words.sentence(elsewhere["said"]), False, elsewhere, None)
        await self._show(options, self.lines.text, elsewhere)

    # -- what the page tells -------------------------------------------------------------------------------------------

    def moved(self):
        """Remove the strip if the program is no longer shown."""
        if self.strip.open and not self.opening and self.stage.choices.shown.get("algorithm") != OBSERVED:
            self.strip.hide()

    def restore(self, done):
        self.earlier = done.get("solved") is True

    def halted(self, why):
        """Show that the worker was stopped while it ran the program."""
        self.running = False
        if self.lines:
            self.board.say(words.text("lines.stopped"))
