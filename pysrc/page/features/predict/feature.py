"""Predict: a question before a step of the first search, and the reason after the answer.

The seed and the search determine the questions and their steps (`choice.py`). While a question is open, the page hides
what would give its answer away: the frontier may be sorted by name, and the style sheet uses `data-asked` to hide more
(`web/features/predict/style.css`). Other features are notified (`question_changed`).
"""

from page.dom.elements import document
from page.features.feature import Feature
from page.features.predict import of_game
from page.features.predict.filling import Filling
from page.features.predict.panel import QuestionPanel
from page.features.predict.plan import Questions, read
from page.features.predict.play import Play
from page.features.predict.questions import HIDE_ORDER, NODES, is_seed, named
from page.text import words
from page.text.language import texts

WAYS = {of_game.FAMILY: Filling}  # of running a search oneself, by its family; of the others: Play
DRAWN = "[data-part='tree-view'], [data-part='frontier-list']"


class Pressing:
    """`player`: of the search that is asked about; `choose(row)`: a node was pressed."""

    def __init__(self, scope, player, choose):
        self.player, self.choose = player, choose
        self.pressed = False
        # In the capture phase: before a listener selects the node.
        document.addEventListener("click", scope.guarded(self._on_click), True)
        document.addEventListener("keydown", scope.guarded(self._on_key), True)

    def _on_click(self, event):
        self.pressed = bool(event.target.closest(DRAWN))

    def _on_key(self, event):
        self.pressed = False
        if event.key == "Enter" and event.target.closest(DRAWN):
            self.choose(self.player().selected)

    def selected(self):
        """A node was selected: it is an answer if it was pressed."""
        if self.pressed:
            self.pressed = False
            self.choose(self.player().selected)


class Predict(Feature):
    """`open`: the unanswered question, or None."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.panel = QuestionPanel(
            self.answer, lambda: self._start_next(True), self._step, self._other, self._again, self.leave
        )
        self.seed = None  # None: no questions are asked
        self.questions = self.open = None  # questions: those of the shown search
        self.position = None  # the latest position; None: in the middle of a step
        self.again = None  # the position whose question is repeated
        self.looking = False
        self.earlier = self.restored = None  # answers of an earlier visit, for the next link; for the search it opens
        self.scope.ending(self.panel.element.remove)
        self.play, self.ways = None, {}  # the latest of WAYS that was used, and all by their classes
        self.pressing = Pressing(self.scope, lambda: self.player, self._choose)

    @property
    def player(self):
        return self.context.first.player

    # -- begun and ended -----------------------------------------------------------------------------------------------

    def _way(self):
        """How the shown search is run by the reader: step by step, or as a whole tree."""
        way = WAYS.get(self.player.traits.get("family"), Play)
        self.ways[way] = self.ways.get(way) or way(self.context, self.part)
        return self.ways[way]

    async def press(self, what, stage):
        if what == "play":
            self.leave()
            self.play = self._way()
            return await self.scope.wait(self.play.open())
        self._stop_play()
        self._begin(self.seed or str(self.part.anySeed()))
        await self._next(True)

    async def arrive(self, link):
        """Begin asking at the link's step."""
        seed = link.features["predict"]
        if not is_seed(seed):
            self.leave()
            return self.context.messages.complain(words.text("predict.seed_wrong", seed=words.cut(seed)))
        self._stop_play()
        self.restored, self.earlier = self.earlier, None
        self._begin(seed)
        await self._next(False)

    def _begin(self, seed):
        self.seed, self.questions = seed, None
        self.context.tell("predict", seed)
        self.panel.open(seed)
        self.panel.idle(words.text("predict.searching"), False)

    def _stop_play(self):
        if self.play and self.play.game is not None:
            self.play.close()

    def leave(self):
        """Stop asking."""
        self._stop_play()
        if self.seed is not None:
            self._drop()
            self.seed = self.questions = None
            self.panel.close()
            self.context.tell("predict", None)

    def _other(self):
        """Ask other questions on the same search, from its start."""
        self._drop()
        self._begin(str(self.part.anySeed()))
        self.scope.start(self._from_start())

    async def _from_start(self):
        self.player.stand(0)
        await self._next(True)

    def _enter(self):
        """Begin with another search."""
        self._drop()
        self.position = None
        self.questions = Questions(self.part, self.context.first, self.seed, self.context.catalog, self.restored)
        self.restored = None
        self.panel.mark(self.questions.marks)

    # -- where it stands -----------------------------------------------------------------------------------------------

    def moved(self):
        if self.play and self.play.game is not None and self.player.loaded:
            if self.play is self._way():
                self.play.moved()
            else:
                self.play.close()  # its decisions are those of other searches
        if self.seed is None or not self.player.loaded or not self.context.ready.is_set():
            return
        player = self.player
        if not (self.questions and self.questions.current):
            self._enter()
            if player.replayed is None:
                return self._start_next(False)
        if player.replayed is not None:
            self._drop()
            return self.panel.idle(words.text("predict.in_replay"), False)
        position = player.position if player.fine in (None, 0) else None
        playing, before = self.context.transport.playing, self.position
        if position == before:
            return
        self.position = position
        if playing and player.playback.speed is None:
            return self._drop()  # running to the end skips all questions
        if playing and before is not None and position is not None and position > before:
            position = self._halt(before, position)
        self._look(before, position)

    def _halt(self, before, position):
        """Stop playing at a question, going back if a frame has gone past it."""
        for place in range(before + 1, position + 1):
            question = self.questions.at(place)
            if question and not self.questions.marks.of(place):
                self.context.transport.pause()
                self.position = place
                if place < position:
                    self.player.stand(place)
                return place
        return position

    def _look(self, before, position):
        """Show the question at a position; None: in the middle of a step."""
        passed, marks = self.open, self.questions.marks
        self._drop()
        if passed and position == passed.step + 1:
            marks.note(passed, None)
            self.panel.mark(marks)
        question = self.questions.at(position)
        noted = marks.of(position) if position is not None else None
        if question and (noted is None or self.again == position):
            self._ask(question)
        elif question:
            self._show(noted)
        elif passed and position == passed.step + 1:
            self._show(marks.of(passed.step), False)
        elif passed is None and before is not None and position == before + 1 and marks.of(before):
            self._show(marks.of(before), False)  # after the step, its verdict stays
        elif not self.looking:
            self.panel.idle(words.text("predict.none_here"), not self.player.at_end)
        if position is not None:
            self.questions.prepare(position)
        self.again = None

    # -- asking --------------------------------------------------------------------------------------------------------

    def _ask(self, question):
        self.open = question
        self.panel.ask(question, self.player.traits["states"], self.questions.plan.rules)
        self.context.ask(question.kind, question.kind in HIDE_ORDER)

    def _drop(self):
        """Close the open question, and show everything again."""
        if self.open:
            self.open = None
            self.context.ask(None)

    def answer(self, value):
        """Take an answer (a node, for a question on nodes) and show the reason."""
        question = self.open
        if question:
            marks = self.questions.marks
            marks.note(question, value)
            self._drop()
            self.panel.mark(marks)
            self._show(marks.of(question.step))
            self.context.features.scored("predict", *self.questions.score())

    def restore(self, done):
        if "play" in done:
            self.scope.start(self._restore_play(done["play"]))
        else:
            self.earlier = read(done.get("answers"))

    async def _restore_play(self, decisions):
        await self.press("play", None)
        self.play.restore(decisions)

    def _show(self, noted, steps=True):
        question, value, right = noted
        behind = question.step > self.player.table.stepCount
        self.panel.answered(question, value, right, self.player.traits["states"], steps and not behind)

    # -- going on ------------------------------------------------------------------------------------------------------

    def _step(self):
        """Take the step that was asked about, in all searches."""
        self.context.transport.to_step(self.player.position + 1)

    def _again(self, step):
        """Ask a question once more."""
        self.again, self.position = step, None
        self.context.transport.to_step(step)

    def _start_next(self, focus):
        if not self.looking:
            self.scope.start(self._next(focus))

    async def _next(self, focus):
        """Go to the next unanswered question, searching on as far as needed."""
        self.looking = True
        try:
            if not (self.questions and self.questions.current):
                self._enter()
            place = await self.scope.wait(self.questions.next(self.scope, lambda: self.seed is not None))
        finally:
            self.looking = False
        if self.seed is None or place is False:
            return
        if place is None:
            marks = self.questions.marks
            self._drop()
            self.panel.idle(words.text("predict.no_more", right=marks.right, answered=marks.answered), False)
        else:
            self.position = None
            await self.scope.wait(self.context.transport.bring(place))
        if focus:
            self.panel.focus()

    # -- pressing a node -----------------------------------------------------------------------------------------------

    def selected(self, stage):
        if stage.number == 1:
            self.pressing.selected()

    def _choose(self, row):
        if self.play:
            self.play.choose(row)
        question = self.open
        if question and question.form == NODES and row >= 0:
            node = question.of(row) or self.questions.reader.fact(row, question.step)
            if node and node["waits"]:
                self.answer(node)
            elif node:
                self.panel.refuse(words.text("predict.not_waiting", node=texts.sentence(named(node))))
