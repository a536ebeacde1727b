"""Predict: before a step, a question on it; the reason comes with the answer. Of two searches, on the first.

Where there are questions, and which, follows from the seed and the search (`practice_choice.py`). What would give an
answer away is hidden while a question is open: the frontier is in no order, and by `data-asked` the style sheet takes
away what says more of the search than is to be known (`web/parts/predict.css`). Other guests hear of it (`asked`).
"""

import words
from dom import document
from guest import Guest
from language import texts
from play import Play
from practice_ends import optimal
from practice_marks import Marks
from practice_panel import QuestionPanel
from practice_plan import Plan
from practice_question import NODES, named
from practice_steps import Reader, Rules
from runs import keeps

LONGEST = 20  # letters of a seed
AHEAD = 400  # blocks without a question after which none is looked for any more
LOOK_AHEAD = 12  # steps: more than a block has
ORDERS = ("next-node", "goal")  # to these the order of the frontier is the answer, or leads to it


class Predict(Guest):
    """`open`: the question that waits for its answer, or None."""

    def __init__(self, page, part):
        super().__init__(page, part)
        self.panel = QuestionPanel(
            self.answer, lambda: self._start_next(True), self._step, self._other, self._again, self.leave
        )
        self.seed = None  # None: no questions are asked
        self.table = self.plan = self.marks = self.open = None
        self.here, self.again, self.pressed = None, None, False
        self.looking = False
        self.play = None  # Play, once it was asked for
        document.addEventListener("click", self._on_click, True)  # before who selects a node hears of it
        document.addEventListener("keydown", self._on_key, True)

    @property
    def stage(self):
        return self.page.pair.first

    @property
    def player(self):
        return self.stage.player

    # -- begun and ended -----------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        if what == "play":
            self.leave()
            self.play = self.play or Play(self.scope, self.page, self.part)
            return await self.scope.wait(self.play.open())
        self._stop_play()
        self._begin(self.seed or str(self.part.anySeed()))
        await self._next(True)

    async def follow(self, link):
        """The questions begin where the link stands."""
        seed = link.said.get("predict")
        if seed is None:
            return self.leave()
        if not _is_seed(seed):
            self.leave()
            return self.page.openings.complain(words.text("predict.seed_wrong", seed=words.cut(seed)))
        self._begin(seed)
        await link.scope.wait(self.page.ready.wait())
        await self._next(False)

    def _begin(self, seed):
        self.seed, self.table = seed, None
        self.page.address.tell("predict", seed)
        self.panel.open(seed)
        self.panel.idle(words.text("predict.searching"), False)
        self.page.rest.later()

    def _stop_play(self):
        if self.play and self.play.game:
            self.play.close()

    def leave(self):
        """No questions any more."""
        self._stop_play()
        if self.seed is not None:
            self._drop()
            self.seed = self.table = None
            self.panel.close()
            self.page.address.tell("predict", None)
            self.page.rest.later()

    def _other(self):
        """Other questions on the same search, from its start."""
        self._drop()
        self._begin(str(self.part.anySeed()))
        self.scope.start(self._from_start())

    async def _from_start(self):
        self.player.stand(0)
        await self._next(True)

    def _enter(self):
        """Another search is shown."""
        self._drop()
        self.table, self.here = self.player.table, None
        options = self.stage.choices.shown
        self.reader = Reader(self.part, self.player)
        self.plan = Plan(self.reader, Rules(self.player.traits, options.get("goal")), self.seed)
        self.marks = Marks()
        self.panel.mark(self.marks)

    # -- where it stands -----------------------------------------------------------------------------------------------

    def moved(self):
        if self.play:
            self.play.moved()
        if self.seed is None or not self.player.loaded or not self.page.ready.is_set():
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
        playing, before = self.page.pair.playing, self.here
        if here == before:
            return
        self.here = here
        if playing and self.page.pair.clock.playback.speed is None:
            return self._drop()  # it is run to its end, whatever there is to be asked
        if playing and before is not None and here is not None and here > before:
            here = self._halt(before, here)
        self._look(before, here)

    def _halt(self, before, here):
        """Playing stops at a question; where it has gone past one in a frame, it goes back to it."""
        for place in range(before + 1, here + 1):
            question = self._at(place)
            if question and not self.marks.of(place):
                self.page.pair.pause()
                self.here = place
                if place < here:
                    self.player.stand(place)
                return place
        return here

    def _look(self, before, here):
        """Shows what there is to be asked at a position; None: in the middle of a step."""
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
        """The question at a position; None: there is none, or not enough is known yet."""
        if place is None:
            return None
        if place > self.table.stepCount:
            return self._finish(place)
        block = self.plan.block(place)
        return block.get(place) if block else None

    def _finish(self, place):
        """Where a path was found: is it a cheapest one? Not asked where nobody knows what is promised."""
        result, options = self.player.result, self.stage.choices.shown
        if not result or result["outcome"] != "solution":
            return None
        known = self.page.catalog.algorithms.get(options["algorithm"], {}).get("facts")
        claim, verdict = known and known["optimal"], self.stage.verdict
        if not claim or not claim["text"] or (claim["verdict"] == "if" and not (claim.get("needs") and verdict)):
            return None
        search = {"claim": claim, "verdict": verdict, "options": options}
        return optimal(place, claim, keeps(search))

    # -- asking --------------------------------------------------------------------------------------------------------

    def _ask(self, question):
        self.open = question
        if question.kind in ORDERS:
            self.stage.frontier.disguise("%s/%d" % (self.seed, question.step), self.player)
        self.panel.ask(question, self.player.traits["states"], self.plan.rules)
        self.page.guests.asked(question.kind)

    def _drop(self):
        """No question is open any more: everything is shown again."""
        if self.open:
            if self.open.kind in ORDERS and self.player.table is self.table:
                self.stage.frontier.disguise(None, self.player)
            self.open = None
            self.page.guests.asked(None)

    def answer(self, value):
        """Of a question on nodes, a node; the reason comes at once."""
        question = self.open
        if question:
            self.marks.note(question, value)
            self._drop()
            self.panel.mark(self.marks)
            self._show(self.marks.of(question.step))

    def _show(self, noted, steps=True):
        question, value, right = noted
        behind = question.step > self.table.stepCount
        self.panel.answered(question, value, right, self.player.traits["states"], steps and not behind)

    # -- going on ------------------------------------------------------------------------------------------------------

    def _step(self):
        """Sees what was asked for happen; of two searches, both go on."""
        self.page.to_step(self.player.position + 1)

    def _again(self, step):
        """A question is asked once more."""
        self.again, self.here = step, None
        self.page.to_step(step)

    def _start_next(self, focus):
        if not self.looking:
            self.scope.start(self._next(focus))

    async def _next(self, focus):
        """Goes to the next question that is not answered yet, searching on as far as needed."""
        self.looking = True
        try:
            place = await self._place()
        finally:
            self.looking = False
        if self.seed is None or place is False:
            return
        if place is None:
            told = words.text("predict.no_more", right=self.marks.right, answered=self.marks.answered)
            self._drop()
            self.panel.idle(told, False)
        else:
            self.here = None
            await self.scope.wait(self.page.pair.to_step(place))
            self.page.moved()
        if focus:
            self.panel.focus()

    async def _place(self):
        """The position of the next question; None: there is none. False: another search is looked at meanwhile."""
        player = self.player
        if player.table is not self.table:
            self._enter()
        table, at = self.table, player.position
        for _ in range(AHEAD):
            await self.scope.wait(player.know(self.plan.needs(at)))
            if self.seed is None or player.table is not table:
                return False
            found = [place for place in sorted(self.plan.block(at) or {}) if place >= at]
            for place in found:
                if not self.marks.of(place):
                    return place
            if self.plan.ends_behind(at):
                break
            at = self.plan.after(at)
        finish = table.stepCount + 1
        asked = player.supply.rests and self._at(finish)
        return finish if asked and not self.marks.of(finish) else None

    # -- pressing a node -----------------------------------------------------------------------------------------------

    def _on_click(self, event):
        """A node that is selected by a press is an answer; one that is gone to with the arrow keys is not yet."""
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


def _is_seed(text):
    return 0 < len(text) <= LONGEST and all(letter.isalpha() or letter.isdigit() for letter in text)
