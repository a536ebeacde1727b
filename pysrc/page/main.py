"""The page: what there is once, and the stages. It hands each part the functions that it needs, and nothing else."""

import asyncio
import json

import start
from js import location, performance, requestAnimationFrame

import words
from address import Address
from attributes import Attributes
from catalog import Catalog
from dom import document, find, message, name, on, report, show
from engine import Engine, on_silence, on_wait
from explain import Explanation
from guest_list import KEPT, UNASKED
from guests import Guests
from keys import Keys, actions
from language_choice import LanguageChoice
from lessons import Lessons
from markup import translate
from menus import Menus
from openings import Openings
from pair import Pair
from recording import Recording
from rest import Rest
from room import PRESENT, Room
from runs_panel import RunsPanel
from scope import Scope, begin_all
from seam import seam
from searches import Searches
from stage_maker import StageMaker
from strip import Strip
from theme import Theme
from turns import Turns
from worker_link import WorkerLink

FIRST = "step=6"  # without a link: where there is a tree to be seen


class Page:
    def __init__(self):
        translate()
        with open("catalog.json") as file:
            self.catalog = Catalog(words.catalog(json.loads(file.read())))  # not load, which asks for each letter
        self.link = WorkerLink(on_wait, self._on_silence, lambda: self.stop(True))
        self.searches = Searches(self.link, Recording(start.recording, start.recorded))
        self.attributes = Attributes()
        self.ready = asyncio.Event()  # set while no search is being opened
        self.scope = Scope(lambda: self.openings.give_up(), lambda answer: self.pair.first.said(answer), self.fail)
        self.start = self.scope.start
        self.turns = Turns(lambda: self.pair.stages, requestAnimationFrame)
        self.rest = Rest(lambda: self.guests.awaited or self.address.write())
        self.room = Room(seam, self._on_room)
        self.guests = Guests(self, seam.part)
        self.lessons = Lessons(lambda guest: self.start(self.guests.press(guest)), self._on_file)
        self.strip = Strip()
        self.openings = Openings(None, self.catalog, self.scope, self.ready, self.settled)
        make = StageMaker(self)
        self.pair = self.openings.pair = Pair(
            make.stage, make.transport, requestAnimationFrame, self.moved, self.arranged
        )
        self.runs = RunsPanel(find, self.catalog, self.openings.show_again, self.compare_with)
        self.address = Address(self.catalog, self.pair, self.follow, self.room, self.scope)
        languages = LanguageChoice(self.address.speak, self.losses)
        self.address.on_language = lambda code: self.openings.offer(*languages.offer(code))
        Keys(actions(self.pair, self.room, self._go, self._tool, self._ask))
        self.engine = Engine(self.link, self.start, self.ready, self.halt)
        Theme(self.pair.refresh_theme)
        seam.onNotKept(self._on_not_kept)
        Explanation()
        Menus()
        on(find("compare"), "click", self._on_compare)
        self.arranged()

    def _go(self, what):
        """To another moment of the search."""
        self.start(self.guests.press("why", what))

    def _ask(self):
        """A class, from the lecture's view too, in which there is no menu."""
        self.start(self.guests.press("ask", "show"))

    def _tool(self, what):
        """What of the tree is shown, and how."""
        self.start(self.guests.press("tools", what))

    async def begin(self):
        """The solver is awaited; then comes what nobody has to ask for."""
        await self.scope.wait(self.engine.begin())
        for guest in UNASKED + tuple([each for each in KEPT if seam.remembered(KEPT[each])]):
            await self.scope.wait(self.guests.open(guest, quiet=True))

    # -- running -------------------------------------------------------------------------------------------------------

    def fail(self, error):
        """Nothing that a reader did should lead here; the details are in the browser's console."""
        report(error)
        self.attributes.failed = True
        self.mark()
        show(find("loading"), False)
        find("status").textContent = words.FAILED if self.link.connected else words.NO_PYTHON

    def halt(self, dead):
        """The worker was stopped, or is dead: what is shown stays."""
        self.pair.pause()
        self.searches.halt()
        find("status").textContent = words.DIED if dead else words.STOPPED
        self.guests.halted(dead)

    def stop(self, dead=False):
        self.start(self.engine.restart(dead))

    def _on_silence(self, whether):
        """It can be stopped in the editor, where that is what is looked at."""
        on_silence(not self.guests.silent(whether) and whether)

    def follow(self, link):
        self.attributes.loading = True
        self.mark()
        self.address.hold(link.fragment if "code" in link.said else None)
        self.openings.follow(link)
        self.guests.follow(link)
        self.arranged()

    def _on_not_kept(self):
        """Nothing is lost while the page is open: a quiet line is enough."""
        message(find("not-kept"), words.NOT_KEPT)

    def _on_file(self, file):
        self.start(self._read(file))

    async def _read(self, file):
        """One that was dropped onto the page, of whatever kind."""
        guest = await self.guests.open("import")
        if guest:
            guest.scope.start(guest.take(file, file.name))

    def losses(self):
        """Sentences: what is here now and would not be here after the page has been loaded anew."""
        typed = document.querySelector("[data-stage] [aria-invalid=true]")
        lost = [words.text("language.loses.typed")] if typed else []
        if len(self.runs.runs.lines) > 1:
            lost.append(words.text("language.loses.runs"))
        return lost + self.guests.unsaved()

    def settled(self):
        """No search is awaited any more."""
        self.attributes.loading = self.guests.awaited > 0
        self.address.settled()
        show(find("loading"), self.attributes.loading)
        self.moved()

    # -- showing -------------------------------------------------------------------------------------------------------

    def moved(self):
        """A clock has moved its players."""
        if self.pair.loaded and not self.pair.arriving:
            self.pair.transport.show()
            if self.pair.own:
                self.pair.own.show()
            self.mark()
            self.runs.note(self.pair.stages)
            self.rest.later()
            self.guests.moved()

    def to_step(self, step):
        """Both searches are shown at this step."""
        self.pair.pause()
        self.start(self._to_step(step))

    async def _to_step(self, step):
        await self.scope.wait(self.pair.to_step(step))
        self.moved()

    def mark(self):
        self.attributes.write(self.pair.stages, self.pair.playing, self.pair.at_end)

    def _on_compare(self, _event):
        if self.pair.second:
            self.openings.close()
        else:
            self.openings.compare()
        self.arranged()

    def compare_with(self, options):
        """A search of this visit as the second one, beside the first if that is of the same problem."""
        self.openings.compare_with(options)
        self.arranged()

    def arranged(self):
        """There are as many stages as there are now."""
        self.room.arrange(self.pair.second is not None)
        self.pair.enlarge(self.room.view == PRESENT)
        name(find("compare"), words.CLOSE_COMPARISON if self.pair.second else words.COMPARE)
        self.runs.arrange(self.pair)
        if self.pair.second:
            self.start(self.guests.open("comparison"))
        else:
            self.attributes.drop(2)
        self.guests.arranged()

    def _on_room(self):
        """Another view, or panels of another size."""
        if self.pair:
            self.pair.enlarge(self.room.view == PRESENT)
            self.rest.later()
            self.guests.arranged()


page = Page()
performance.mark("searchlight:usable")  # every control is wired and filled
if not location.hash:
    page.strip.tell(words.WELCOME, words.WELCOME_TEXT)
page.follow(page.address.read(location.hash or FIRST))  # at once: a choice made from now on comes after the link
page.start(page.begin())
begin_all()
