"""Predict: a question before a step, and the reason after the answer. It is about the first search.

The seed and the search decide which questions there are, and where (`choice.py`). While one is open, the page hides
what would give its answer away: the frontier may be shuffled, and with `data-asked` the style sheet hides more
(`web/features/predict/style.css`). Other features hear of it (`question_changed`).
"""

from page.choice.runs import keeps
from page.dom.elements import document
from page.features.feature import Feature
from page.features.predict.ends import optimal
from page.features.predict.marks import Marks
from page.features.predict.panel import QuestionPanel
from page.features.predict.plan import Plan
from page.features.predict.play import Play
from page.features.predict.question import HIDE_ORDER, NODES, is_seed, named
from page.features.predict.share import ENOUGH, questions, read, share, written
from page.features.predict.steps import Reader, Rules
from page.text import words
from page.text.language import texts

AHEAD = 400  # blocks without a question after which none is looked for any more
LOOK_AHEAD = 12  # steps: more than a block has


class Predict(Feature):
    """`open`: the question that waits for its answer, or None."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.panel = QuestionPanel(
            self.answer, lambda: self._start_next(True), self._step, self._other, self._again, self.leave
        )
        self.seed = None  # None: no questions are asked
        self.table = self.plan = self.marks = self.open = None
        self.here, self.again, self.pressed = None, None, False
        self.looking = False
        self.earlier = self.kept = None  # answers of an earlier visit, for the next link; for the search it opens
        self.scope.ending(self.panel.element.remove)
        self.play = None  # Play, once it was asked for
        # Before whoever selects a node hears of it.
        document.addEventListener("click", self.scope.guarded(self._on_click), True)
        document.addEventListener("keydown", self.scope.guarded(self._on_key), True)

    @property
    def stage(self):
        return self.context.first

    @property
    def player(self):
        return self.stage.player

    # -- begun and ended -----------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        if what == "play":
            self.leave()
            self.play = self.play or Play(self.context, self.part)
            return await self.scope.wait(self.play.open())
        self._stop_play()
        self._begin(self.seed or str(self.part.anySeed()))
        await self._next(True)

    async def arrive(self, link):
        """Begin asking at the link's step."""
        seed = link.features["predict"]
        if not is_seed(seed):
            self.leave()
            return self.context.complain(words.text("predict.seed_wrong", seed=words.cut(seed)))
        self._stop_play()
        self.kept, self.earlier = self.earlier, None
        self._begin(seed)
        await self._next(False)

    def _begin(self, seed):
        self.seed, self.table = seed, None
        self.context.tell("predict", seed)
        self.panel.open(seed)
        self.panel.idle(words.text("predict.searching"), False)

    def _stop_play(self):
        if self.play and self.play.game:
            self.play.close()

    def leave(self):
        """Stop asking."""
        self._stop_play()
        if self.seed is not None:
            self._drop()
            self.seed = self.table = None
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
        self.table, self.here = self.player.table, None
        options = self.stage.choices.shown
        self.reader = Reader(self.part, self.player)
        self.plan = Plan(self.reader, Rules(self.player.traits, options.get("goal")), self.seed)
        self.marks, self.kept = Marks(self.kept), None
        self.panel.mark(self.marks)

    # -- where it stands -----------------------------------------------------------------------------------------------

    def moved(self):
        if self.play:
            self.play.moved()
        if self.seed is None or not self.player.loaded or not self.context.ready.is_set():
            return
        player = self.player
        if player.table is not self.table:
            self._enter()
            if player.replayed is None:
                return self._start_next(False)
        if player.replayed is not None:
            self._drop()
            return self.panel.idle(words.text("predict.in_replay"), False)
        here = player.position if player.fine in (None, 0) else None
        playing, before = self.context.playing, self.here
        if here == before:
            return
        self.here = here
        if playing and player.playback.speed is None:
            return self._drop()  # it is run to its end, whatever there is to be asked
        if playing and before is not None and here is not None and here > before:
            here = self._halt(before, here)
        self._look(before, here)

    def _halt(self, before, here):
        """Stop playing at a question, going back if a frame has gone past it."""
        for place in range(before + 1, here + 1):
            question = self._at(place)
            if question and not self.marks.of(place):
                self.context.pause()
                self.here = place
                if place < here:
                    self.player.stand(place)
                return place
        return here

    def _look(self, before, here):
        """Show the question at a position; None: in the middle of a step."""
        passed = self.open
        self._drop()
        if passed and here == passed.step + 1:
            self.marks.note(passed, None)
            self.panel.mark(self.marks)
        question = self._at(here)
        noted = self.marks.of(here) if here is not None else None
        if question and (noted is None or self.again == here):
            self._ask(question)
        elif question:
            self._show(noted)
        elif passed and here == passed.step + 1:
            self._show(self.marks.of(passed.step), False)
        elif passed is None and before is not None and here == before + 1 and self.marks.of(before):
            self._show(self.marks.of(before), False)  # the step that was asked for is seen: what was said of it stays
        elif not self.looking:
            self.panel.idle(words.text("predict.none_here"), not self.player.at_end)
        if here is not None:
            self.reader.step(here + LOOK_AHEAD)  # one with each step, so that none has to wait for a whole block
        self.again = None

    def _at(self, place):
        """The question at a position; None: there is none, or too little of the search is known."""
        if place is None:
            return None
        if place > self.table.stepCount:
            return self._finish(place)
        block = self.plan.block(place)
        return block.get(place) if block else None

    def _finish(self, place):
        """The question whether a found path has the lowest cost; None if no guarantee is known."""
        result, options = self.player.result, self.stage.choices.shown
        if not result or result["outcome"] != "solution":
            return None
        known = self.context.catalog.algorithms.get(options["algorithm"], {}).get("facts")
        claim, verdict = known and known["optimal"], self.stage.verdict
        if not claim or not claim["text"] or (claim["verdict"] == "if" and not (claim.get("needs") and verdict)):
            return None
        search = {"claim": claim, "verdict": verdict, "options": options}
        return optimal(place, claim, keeps(search))

    # -- asking --------------------------------------------------------------------------------------------------------

    def _ask(self, question):
        self.open = question
        self.panel.ask(question, self.player.traits["states"], self.plan.rules)
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
            self.marks.note(question, value)
            self._drop()
            self.panel.mark(self.marks)
            self._show(self.marks.of(question.step))
            self._report()

    def _report(self):
        marks, there = self.marks, questions(self.plan) if self.player.supply.rests else ENOUGH
        self.context.scored(share(marks.right, marks.answered, there), {"answers": written(marks.first)})

    def restore(self, done):
        if "play" in done:
            self.scope.start(self._restore_play(done["play"]))
        else:
            self.earlier = read(done.get("answers"))

    async def _restore_play(self, decisions):
        await self.press("play", 0)
        self.play.restore(decisions)

    def _show(self, noted, steps=True):
        question, value, right = noted
        behind = question.step > self.table.stepCount
        self.panel.answered(question, value, right, self.player.traits["states"], steps and not behind)

    # -- going on ------------------------------------------------------------------------------------------------------

    def _step(self):
        """Take the step that was asked about, in all searches."""
        self.context.to_step(self.player.position + 1)

    def _again(self, step):
        """Ask a question once more."""
        self.again, self.here = step, None
        self.context.to_step(step)

    def _start_next(self, focus):
        if not self.looking:
            self.scope.start(self._next(focus))

    async def _next(self, focus):
        """Go to the next unanswered question, searching on as far as needed."""
        self.looking = True
        try:
            place = await self._place()
        finally:
            self.looking = False
        if self.seed is None or place is False:
            return
        if place is None:
            sentence = words.text("predict.no_more", right=self.marks.right, answered=self.marks.answered)
            self._drop()
            self.panel.idle(sentence, False)
        else:
            self.here = None
            await self.scope.wait(self.context.bring(place))
        if focus:
            self.panel.focus()

    async def _place(self):
        """The position of the next question; None: there is none; False: another search was opened meanwhile."""
        player = self.player
        if player.table is not self.table:
            self._enter()
        table, at = self.table, player.position
        for _ in range(AHEAD):
            await self.scope.wait(player.know(self.plan.needs(at)))
            if self.seed is None or player.table is not table:
                return False
            places = [place for place in sorted(self.plan.block(at) or {}) if place >= at]
            for place in places:
                if not self.marks.knows(place):
                    return place
            if self.plan.ends_behind(at):
                break
            at = self.plan.after(at)
        finish = table.stepCount + 1
        question = player.supply.rests and self._at(finish)
        return finish if question and not self.marks.knows(finish) else None

    # -- pressing a node -----------------------------------------------------------------------------------------------

    def _on_click(self, event):
        """Note a press: selecting a node with it is an answer, going to one with the arrow keys is not."""
        self.pressed = bool(event.target.closest("[data-part='tree-view'], [data-part='frontier-list']"))

    def _on_key(self, event):
        self.pressed = False
        if event.key == "Enter" and event.target.closest("[data-part='tree-view'], [data-part='frontier-list']"):
            self._choose(self.player.selected)

    def selected(self, stage):
        if self.pressed and stage.number == 1:
            self.pressed = False
            self._choose(stage.player.selected)

    def _choose(self, row):
        if self.play:
            self.play.choose(row)
        question = self.open
        if question and question.form == NODES and row >= 0:
            node = question.of(row) or self.reader.fact(row, question.step)
            if node and node["waits"]:
                self.answer(node)
            elif node:
                self.panel.refuse(words.text("predict.not_waiting", node=texts.told(named(node))))
