"""The page: make every part once, and pass each part only the functions that it needs."""

import asyncio
import json

import start
from js import location, performance

from page.dom.elements import document, find, in_notebook, message, name, on, report, show
from page.dom.explain import Explanation
from page.dom.markup import translate
from page.dom.menus import Menus
from page.dom.seam import seam
from page.features.features import Features
from page.features.registry import FEATURES
from page.options.catalog import Catalog
from page.playback.turns import Turns
from page.scope.events import Frame
from page.scope.scope import Scope, begin_all
from page.search_view.stage import StageMaker
from page.shell.address import Address
from page.shell.document import Attributes, Messages, Rest, Theme
from page.shell.engine import Engine, on_silence, on_wait
from page.shell.keys import Keys, actions
from page.shell.language_choice import LanguageChoice
from page.shell.layout import PRESENT, Layout
from page.shell.lessons_dialog import Lessons
from page.shell.openings import Openings
from page.shell.pair import Pair
from page.shell.questions import Ask, Cover
from page.shell.search_line import SearchLine
from page.solver_link.link import DIED, FLOODED, WorkerLink
from page.solver_link.recording import Recording
from page.solver_link.searches import Searches
from page.solver_link.warm_up import warm_up
from page.text import words

ENDS = {None: "python.stopped", DIED: "python.died", FLOODED: "python.flooded"}


class Page:
    def __init__(self):
        translate()
        with open("catalog.json") as file:
            self.catalog = Catalog(words.catalog(json.loads(file.read())))  # not load, which asks for each letter
        self.link = WorkerLink(on_wait, self._on_silence, self.stop)
        self.searches = Searches(self.link, Recording(start.recordings, start.recorded))
        self.attributes = Attributes()
        self.ready = asyncio.Event()  # set while no search is being opened
        self.scope = Scope(lambda: self.openings.give_up(), lambda answer: self.pair.first.answered(answer), self.fail)
        self.start = self.scope.start
        self.turns = Turns(lambda: self.pair.stages, self._frame)
        self.rest = Rest(lambda: self.features.awaited or self.address.write())
        self.layout = Layout(self.scope, seam, self._on_layout)
        self.features = Features(self, seam.feature)
        self.cover = Cover(lambda: self.pair.stages if self.pair else (), self.features.question_changed)
        self.lessons = Lessons(lambda feature: self.start(self.features.press(feature)), self._on_files)
        self.messages = Messages()
        self.openings = Openings(self.messages, self.catalog, self.scope, self.ready, self.settled)
        make = StageMaker(self)
        self.pair = self.openings.pair = Pair(make.stage, make.transport, self._frame, self.moved, self.arranged)
        self.ask = Ask(self.pair, self.cover)
        self.address = Address(self.catalog, self.pair, self.follow, self.layout, self.scope)
        languages = LanguageChoice(self.address.speak, self.losses)
        self.address.on_language = lambda code: self.messages.offer(*languages.offer(code))
        keys = actions(self.pair, self.layout, self._go, self._predict, self.ask.toggle)
        Keys(keys, self.pair.focus_drawing)
        self.engine = Engine(self.link, self.start, self.ready, self.halt, self.resume)
        Theme(self.pair.refresh_theme)
        seam.onNotKept(self._on_not_kept)
        Explanation()
        Menus()
        self.line = SearchLine(self.scope, self.pair)
        on(find("compare"), "click", self._on_compare)
        self.arranged()

    def _frame(self, act):
        return Frame(self.scope, act)

    def _go(self, what):
        """Go to another moment of the search."""
        self.start(self.features.press("why", what))

    def _predict(self):
        """Ask a question of Predict; the key also works in the lecture view, which has no menu."""
        self.start(self.features.press("predict", "ask"))

    async def begin(self):
        """Open what explains the recording, wait for the solver, then fetch what the reader may need next."""
        for feature in [each for each in FEATURES if FEATURES[each].unasked]:
            self.start(self.features.open(feature, quiet=True))
        await self.scope.wait(self.engine.begin())
        framed = seam.framed() and not in_notebook()
        for feature in [each for each in FEATURES if framed and FEATURES[each].framed]:
            await self.scope.wait(self.features.open(feature, quiet=True))
        if not seam.framed():  # a document may have several of them
            await self.scope.wait(warm_up(self.searches))

    # -- running -------------------------------------------------------------------------------------------------------

    def fail(self, error):
        """Show that the page itself has failed; the browser's console has the details."""
        report(error)
        self.pair.clock.playback.stop()
        self.attributes.failed = True
        self.mark()
        show(find("loading"), False)
        self.pair.first.speech.tell(words.text("python.failed" if self.link.connected else "python.absent"))

    def halt(self, why):
        """Pause after the worker was ended; what is shown stays. `why`: as in solver_link/link.py, or None."""
        self.pair.pause()
        self.searches.code.halt()
        self.pair.first.speech.tell(words.text(ENDS[why]))
        self.features.halted(why)

    def resume(self):
        """Tell the last step again in place of the sentence about the worker, which is there again."""
        if self.pair.first.player.loaded:
            self.pair.first.speech.show(self.pair.first.player)

    def stop(self, why=None):
        """End the worker, or what is left of it, and start a fresh one."""
        self.start(self.engine.restart(why))

    def _on_silence(self, whether):
        """Offer to stop a silent worker: in the editor if that is open, else above the page."""
        on_silence(not self.features.silent(whether) and whether)

    def follow(self, link):
        self.address.hold(link.fragment if "code" in link.features else None)
        self.openings.follow(link)
        self.features.follow(link)
        self.attributes.loading = True  # whatever was shown before
        self.mark()
        self.arranged()

    def _on_not_kept(self):
        """Show a quiet note: nothing is lost while the page is open."""
        message(find("not-kept"), words.text("page.not_kept"))

    def _on_files(self, files):
        self.start(self._read(files))

    async def _read(self, files):
        """Read files of any kind that were dropped onto the page."""
        feature = await self.features.open("importing", anew=True)
        if feature:
            feature.scope.start(feature.take_all(files))

    def losses(self):
        """Sentences that name what a reload of the page would lose."""
        typed = document.querySelector("[data-stage] [aria-invalid=true]")
        return ([words.text("language.loses.typed")] if typed else []) + self.features.unsaved()

    def settled(self):
        """Update the page when no search is being opened any more."""
        self.attributes.loading = self.features.awaited > 0
        self._lay_out()
        self.address.settled()
        show(find("loading"), self.attributes.loading)
        self.line.refresh()
        self.cover.arrange()
        self.moved()

    # -- showing -------------------------------------------------------------------------------------------------------

    def moved(self, players=()):
        """Update the page after the clock has moved these players: the only signal of a movement."""
        for stage in self.pair.stages:
            if stage.player in players:
                self.turns.show(stage)
        if self.pair.loaded and not self.pair.arriving:
            self.pair.transport.show()
            self.ask.moved()
            self.mark()
            self.rest.later()
            self.features.moved()

    def mark(self):
        self.attributes.write(self.pair.stages, self.pair.playing, self.pair.at_end)

    def _on_compare(self, _event):
        if self.pair.second:
            self.openings.close()
        else:
            self.openings.compare()

    def arranged(self):
        """Update the page after a stage was added or removed."""
        self._lay_out()
        self.pair.enlarge(self.layout.view == PRESENT)
        name(find("compare"), words.text("compare.close") if self.pair.second else words.text("compare.open"))
        if self.pair.second:
            self.start(self.features.open("comparison"))
        else:
            self.attributes.drop(2)
        self.features.arranged()
        self.cover.arrange()

    def _lay_out(self):
        self.layout.arrange(self.pair.second is not None, self.pair.first.space.space is not None)

    def _on_layout(self):
        """Update the page for another view or other sizes of panels."""
        if self.pair:
            self.pair.enlarge(self.layout.view == PRESENT)
            self.rest.later()
            self.features.arranged()


page = Page()
performance.mark("searchlight:usable")  # every control works and shows its value
if not location.hash:
    page.messages.announce(words.text("welcome.title"), words.text("welcome.text"))
page.follow(page.address.read(location.hash or start.opening()))  # at once: later choices come after it
page.start(page.begin())
begin_all()
