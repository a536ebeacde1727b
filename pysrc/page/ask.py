"""Ask a class, without a server: a question on the wall, answers on everybody's page, slips that are counted here.

The lecturer's page shows a question with its code and a QR code (`ask_show.py`); the link opens the same search at the
same step with the same question (`ask_answer.py`), and each answer gives a slip (`ask_slip.py`) that its reader sends
or reads out, by whatever way there is. Nothing is sent from here.
"""

import words
from ask_answer import AnswerPanel
from ask_link import LinkDialog
from ask_question import Asking, code, heard, told
from ask_show import Show
from catalog import OWN
from guest import Guest
from practice_steps import Reader, Rules

AHEAD = 40  # positions that are looked at for the next question


class Ask(Guest):
    """`question`: the one that is shown or answered, an Asked; None: none is."""

    def __init__(self, page, part):
        super().__init__(page, part)
        self.show = self.panel = self.link = None  # each is made when it is first needed
        self.seed, self.question, self.code = None, None, ""
        self.table = None  # of the search that the questions are on

    @property
    def player(self):
        return self.page.pair.first.player

    async def press(self, what, stage):
        if what == "answer":
            self.link = self.link or LinkDialog(self._open)
            return self.link.open()
        self.page.guests.leave_others("ask")
        self.page.pair.pause()
        await self.scope.wait(self.page.ready.wait())
        place = self.player.position
        if self.show and self.player.table is self.table and place in (self.question.step, self.question.step + 1):
            return self.show.open()  # closed to look at the search: the votes are still there
        self.seed = str(self.part.anySeed())
        await self._show_from(place, 0)

    def _open(self, fragment):
        """A link that came by another way than a press on it."""
        self.page.follow(self.page.address.read(fragment))

    # -- which question ------------------------------------------------------------------------------------------------

    def _asking(self):
        """Of the search that is shown now; None where its questions cannot be asked elsewhere."""
        shown = self.page.pair.first.choices.shown
        if any(str(value).startswith(OWN) for value in shown.values()):
            return None
        player = self.player
        if player.table is not self.table:
            self.table, self.reader = player.table, Reader(self.part, player)
        return Asking(self.reader, Rules(player.traits, shown.get("goal")), self.seed)

    async def _show_from(self, place, skipped):
        """The first question from a position on, without so many of those that could be asked there."""
        asking, found = self._asking(), None
        if asking is None:
            return self._say(words.text("ask.own"))
        for at in range(place, place + AHEAD):
            await self.scope.wait(self.player.know(at + 2))
            kinds = asking.kinds(at)
            if len(kinds) > skipped:
                found = asking.ask(at, kinds[skipped])
                break
            skipped = 0
            if not asking.reader.step(at):
                break
        if not found:
            return self._say(words.text("ask.none"))
        self.kinds = kinds
        await self._enter(found)
        self.show = self.show or Show(self.scope, self.page, self.part, self._another, self._next, self.leave)
        self.show.ask(found, self.code, self._fragment(found), self._rules())

    def unsaved(self):
        return [words.text("language.loses.poll")] if self.show and self.show.has_votes else []

    def _say(self, text):
        """Where it is looked for a question."""
        if self.show and self.show.dialog.open:
            return self.show.say(text)
        self.page.openings.say(text)

    def _another(self):
        """Another kind of question at this position; after the last one the next position's first."""
        at = self.kinds.index(self.question.kind) + 1
        self.scope.start(self._show_from(self.question.step, at))

    def _next(self):
        self.scope.start(self._show_from(self.question.step + 1, 0))

    async def _enter(self, asked):
        """The search stands at the question's position, and its code is known."""
        self.question = asked
        if self.player.position != asked.step:
            await self.scope.wait(self.page.pair.to_step(asked.step))
            self.page.moved()
        self.code = code(self._search(), self.seed, asked)

    def _rules(self):
        return Rules(self.player.traits)

    def _search(self):
        return self.page.address.search_of(self.page.pair.first.choices.shown)

    def _fragment(self, asked):
        """A link that opens the question."""
        return "ask=%s&%sstep=%d" % (told(self.seed, asked), self._search(), asked.step)

    # -- answering -----------------------------------------------------------------------------------------------------

    async def follow(self, link):
        said = link.said.get("ask")
        if said is None:
            return self.leave()
        self.leave()
        wanted = heard(said)
        if not wanted:
            return self.page.openings.complain(words.text("ask.link_wrong", link=words.cut(said)))
        await link.scope.wait(self.page.pair.first.opening.done.wait())  # it was claimed when the link was followed
        await link.scope.wait(self.page.ready.wait())
        self.seed, place, kind = wanted
        await link.scope.wait(self.player.know(place + 2))
        asking = self._asking()
        asked = asking and asking.ask(place, kind)
        if not asked:
            return self.page.openings.complain(words.text("ask.not_here", step=place))
        await self._enter(asked)
        self.page.address.tell("ask", said)
        self.panel = self.panel or AnswerPanel(self.scope, self.part, self.leave, self._back)
        self.panel.ask(asked, self.code, self.player.traits["states"], self._rules())
        self._hide()
        self.page.rest.later()

    def _back(self):
        """To where the question is asked."""
        self.page.to_step(self.question.step)

    def moved(self):
        if self.panel and self.panel.open:
            if self.player.table is not self.table:
                return self.leave()
            self._hide()

    def _hide(self):
        """What would give the answer away, while the search stands where it is asked."""
        here = self.player.position == self.question.step
        stage, kind = self.page.pair.first, self.question.kind if here else None
        if self.panel.here != here:
            self.panel.stand(here)
            order = here and kind in ("next-node", "goal", "frontier-after")
            stage.frontier.disguise("%s/%d" % (self.seed, self.question.step) if order else None, self.player)
            self.page.guests.asked(kind)

    def leave(self):
        """No question any more."""
        if self.panel and self.panel.open:
            self.panel.close()
            if self.player.table is self.table:
                self.page.pair.first.frontier.disguise(None, self.player)
            self.page.guests.asked(None)
            self.page.address.tell("ask", None)
            self.page.rest.later()
        if self.show:
            self.show.close()
