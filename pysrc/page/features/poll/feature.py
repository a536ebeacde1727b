"""Class poll without a server: a question on the wall, answers on every page, and answer codes counted here.

The lecturer's page shows a question with its code and a QR code (`show.py`). The link opens the same search at the
same step with the same question (`answer.py`). Each answer has an answer code (`slip.py`), which the student sends or
reads out by any means. The page itself sends nothing.
"""

from page.features.feature import Feature
from page.features.poll.answer import AnswerPanel
from page.features.poll.link import LinkDialog
from page.features.poll.question import Asking, code, from_link, link_part
from page.features.poll.show import Show
from page.features.predict.question import HIDE_ORDER
from page.features.predict.steps import Reader, Rules
from page.options.catalog import OWN
from page.text import words

AHEAD = 40  # positions that are examined for the next question


class Poll(Feature):
    """`question`: the PollQuestion that is shown or answered, or None."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.show = self.panel = self.link = None  # each is made on first use
        self.seed, self.question, self.code = None, None, ""
        self.table = None  # of the search that the questions are about

    @property
    def player(self):
        return self.context.first.player

    async def press(self, what, stage):
        if what == "answer":
            self.link = self.link or LinkDialog(self.scope, self._open)
            return self.link.open()
        self.context.enter()
        self.context.pause()
        await self.scope.wait(self.context.ready.wait())
        place = self.player.position
        if self.show and self.player.table is self.table and place in (self.question.step, self.question.step + 1):
            return self.show.open()  # it was closed to look at the search, and still has the votes
        self.seed = str(self.part.anySeed())
        await self._show_from(place, 0)

    def _open(self, fragment):
        """Open a link that was typed or pasted."""
        self.context.address.follow(fragment)

    # -- which question ------------------------------------------------------------------------------------------------

    def _asking(self):
        """The questions about the shown search; None if another page cannot ask them."""
        shown = self.context.shown
        if any(str(value).startswith(OWN) for value in shown.values()):
            return None
        player = self.player
        if player.table is not self.table:
            self.table, self.reader = player.table, Reader(self.part, player)
        return Asking(self.reader, Rules(player.traits, shown.get("goal")), self.seed)

    async def _show_from(self, place, skipped):
        """Show the first question from a position on, skipping this many."""
        asking, poll = self._asking(), None
        if asking is None:
            return self._say(words.text("ask.own"))
        for at in range(place, place + AHEAD):
            await self.scope.wait(self.player.know(at + 2))
            kinds = asking.kinds(at)
            if len(kinds) > skipped:
                poll = asking.ask(at, kinds[skipped])
                break
            skipped = 0
            if not asking.reader.step(at):
                break
        if not poll:
            return self._say(words.text("ask.none"))
        self.kinds = kinds
        await self._enter(poll)
        self.show = self.show or Show(self.context, self.part, self._another, self._next, self.leave)
        self.show.ask(poll, self.code, self._fragment(poll), self._rules())

    def unsaved(self):
        return [words.text("language.loses.poll")] if self.show and self.show.has_votes else []

    def _say(self, text):
        """Show a sentence in the view that looks for a question."""
        if self.show and self.show.dialog.open:
            return self.show.say(text)
        self.context.say(text)

    def _another(self):
        """Show another kind of question at this position; after the last kind, the next position's first."""
        at = self.kinds.index(self.question.kind) + 1
        self.scope.start(self._show_from(self.question.step, at))

    def _next(self):
        self.scope.start(self._show_from(self.question.step + 1, 0))

    async def _enter(self, poll):
        """Go to the question's position, and compute its code."""
        self.question = poll
        if self.player.position != poll.step:
            await self.scope.wait(self.context.bring(poll.step))
        self.code = code(self._search(), self.seed, poll)

    def _rules(self):
        return Rules(self.player.traits)

    def _search(self):
        return self.context.address.search_of(self.context.shown)

    def _fragment(self, poll):
        """A link that opens the question."""
        return "ask=%s&%sstep=%d" % (link_part(self.seed, poll), self._search(), poll.step)

    # -- answering -----------------------------------------------------------------------------------------------------

    async def early(self, link):
        self.leave()

    async def arrive(self, link):
        text = link.features["ask"]
        wanted = from_link(text)
        if not wanted:
            return self.context.complain(words.text("ask.link_wrong", link=words.cut(text)))
        self.seed, place, kind = wanted
        await link.scope.wait(self.player.know(place + 2))
        asking = self._asking()
        poll = asking and asking.ask(place, kind)
        if not poll:
            return self.context.complain(words.text("ask.not_here", step=place))
        await self._enter(poll)
        self.context.tell("ask", text)
        self.panel = self.panel or AnswerPanel(self.scope, self.part, self.leave, self._back)
        self.panel.ask(poll, self.code, self.player.traits["states"], self._rules())
        self._hide()

    def _back(self):
        """Go back to the question's position."""
        self.context.to_step(self.question.step)

    def moved(self):
        if self.panel and self.panel.open:
            if self.player.table is not self.table:
                return self.leave()
            self._hide()

    def _hide(self):
        """Cover whatever would give the answer away while the search is at the question's position."""
        at_question = self.player.position == self.question.step
        kind = self.question.kind if at_question else None
        if self.panel.at_question != at_question:
            self.panel.stand(at_question)
            self.context.ask(kind, kind in HIDE_ORDER)

    def leave(self):
        """Close the question."""
        if self.panel and self.panel.open:
            self.panel.close()
            self.context.ask(None)
            self.context.tell("ask", None)
        if self.show:
            self.show.close()
