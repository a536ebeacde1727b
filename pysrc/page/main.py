"""The page: builds the panels, opens searches, and shows every movement of the player in all of them."""

import asyncio
import json

from js import decodeURIComponent, document, encodeURIComponent, history, location, performance, setTimeout
from pyscript.js_modules import seam

import words
from about import About
from commands import Commands
from dom import find, message, name, on, root, show
from figures import Figures
from frontier_panel import FrontierPanel, VisitedPanel
from iteration_note import IterationNote
from lessons import Lessons
from links import compose, parse
from outcome import Outcome
from player import Player
from recording import Recording
from setup import Setup
from solver import Solver, Stopped
from source import Source
from space import SpacePanel
from speech import Speech
from theme import Theme
from tree_panel import TreePanel

FAR = 10**9  # a step behind every search's end
PATIENCE = 30_000  # milliseconds after which the reader is told that Python still has not come
LINK_PAUSE = 400  # milliseconds between two writes of the address: browsers limit how often one may


class Page:
    def __init__(self):
        with open("catalog.json") as file:
            self.catalog = json.load(file)
        self.solver = Solver(Recording(seam.recording), self._on_wait, self._on_silence)
        self.player = Player(self.solver)
        self.options = {}
        self.selected = -1
        self.opening = 0  # number of the latest search asked for: an older answer that comes late is dropped
        self.opened = asyncio.Event()  # set while no search is being opened
        self.link_waits = False
        self.setup = Setup(self.catalog, self.change, self.shuffle)
        self.tree = TreePanel(seam, self.select)
        self.space = SpacePanel(seam, self.select, self.edit)
        self.about = About(self.catalog, self.open_lesson)
        Lessons(self.catalog, self.open_lesson)
        self.frontier = FrontierPanel(self.select)
        self.visited = VisitedPanel(self.select)
        self.figures, self.source, self.speech = Figures(), Source(), Speech()
        self.outcome = Outcome(self.select, self.extend)
        self.iteration_note = IterationNote(lambda: self.start(self.recall()), self.return_to_latest)
        self.commands = Commands(self)
        Theme(self.refresh_theme)
        name(find("share"), words.SHARE)
        find("silence-text").textContent = words.SILENCE
        name(find("stop"), words.STOP)
        on(find("stop"), "click", lambda _: self.start(self.restart()))
        self.player.listeners.append(self.show)
        on(document.defaultView, "hashchange", self._on_link)
        on(find("share"), "click", self.share)

    # -- opening a search ----------------------------------------------------------------------------------------------

    async def begin(self):
        """Up to a first step: the page can be used, the solver is awaited."""
        find("loading-text").textContent = words.LOADING
        setTimeout(lambda *_: self.solver.connected or message(find("loading-text"), words.SLOW), PATIENCE)
        performance.mark("searchlight:usable")
        self.start(self._mark_first_step())
        await self.solver.connect()
        performance.mark("searchlight:worker-ready")
        root.dataset.worker, root.dataset.start = "ready", await self.solver.started_from()
        seam.keepOffline()  # last, as it fetches what is not there yet

    async def _mark_first_step(self):
        await self.opened.wait()
        performance.mark("searchlight:first-step")

    def _on_wait(self, whether):
        """Someone waits for Python, which is not there (again) yet."""
        show(find("loading"), whether)

    def _on_silence(self, whether):
        """The worker has not answered for a while: it may be stopped. Or it has answered."""
        show(find("silence"), whether)

    async def restart(self):
        """Stops the worker and has a fresh one; what is shown stays, and is searched on when one steps on."""
        root.dataset.worker = "restarting"
        self.player.pause()
        find("loading-text").textContent = words.RESTARTING
        find("status").textContent = words.STOPPED
        await self.solver.restart()
        root.dataset.worker = "ready"

    def start(self, coroutine):
        """Runs a coroutine to its end; whatever goes wrong in it is said, not swallowed."""
        return asyncio.create_task(self._guarded(coroutine))

    async def _guarded(self, coroutine):
        try:
            await coroutine
        except Stopped:
            self.opened.set()  # what was shown before still is
            if self.options:
                self.setup.fill(self.options)
        except Exception:
            self.fail()
            raise

    def fail(self):
        """Nothing that a reader did should lead here; the details are in the browser's console."""
        root.dataset.state = "error"
        show(find("loading"), False)
        find("status").textContent = words.FAILED if self.solver.connected else words.NO_PYTHON

    async def open(self, options, step=0, fine=None):
        """Opens a search; a refused one leaves everything as it was but for the sentences beside the fields.

        `step` None: to the end. Returns the solver's answer, or None where another search has been asked for meanwhile.
        """
        self.opening += 1
        mine = self.opening
        self.opened.clear()
        answer = await self.solver.open_run(self.setup.taken(options))
        if mine != self.opening:
            return None
        self.setup.say(answer)
        if answer["ok"]:
            await self._enter(answer, step, fine)
        if mine == self.opening:
            self.opened.set()
            show(find("loading"), False)
        return answer

    async def _enter(self, answer, step, fine):
        self.options = answer["options"]
        table = seam.createTable(json.dumps(answer["table"]))
        self.player.load(answer["run"], table, answer["table"])
        self.setup.adopt(answer)
        self.space.load(self.player, answer["space"])
        self.about.load(self.options["algorithm"])
        self._load_panels()
        self.start(self._judge(self.opening))
        await self.player.seek(FAR if step is None else step, fine)
        beyond = step is not None and table.finished and step > table.stepCount
        message(find("link-message"), words.beyond(step, table.stepCount) if beyond else None)

    async def _judge(self, mine):
        """The heuristic's verdict, which may take the solver a moment."""
        if self.setup.informed:
            verdict = await self.solver.verdict(self.setup.taken(self.options))
            if mine == self.opening:
                self.about.judge(verdict)

    def _load_panels(self):
        self.selected = -1
        for panel in (self.tree, self.frontier, self.visited, self.source, self.outcome):
            panel.load(self.player)

    async def recall(self):
        """Runs an iteration that was dropped from memory once more, and shows it."""
        answer = await self.solver.replay(self.player.run, self.player.lost["index"])
        step = self.player.enter_replay(answer["run"], seam.createTable(json.dumps(answer["table"])))
        self._load_panels()
        await self.player.seek(step)

    def return_to_latest(self):
        self.player.leave_replay()
        self._load_panels()
        self.player.tell()

    def change(self, options):
        """The reader has chosen something else."""
        message(find("link-message"), None)
        self.opened.clear()
        if not self.solver.connected:
            self.setup.fill(options)
        self.start(self.open(options))

    def edit(self, name, text):
        """The start, the goal or the grid was changed in its drawing: the search is shown at the same place again."""
        options = dict(self.setup.chosen)
        options[name] = text
        self.start(self._edit(options, None if self.player.at_end else self.player.step))

    async def _edit(self, options, step):
        answer = await self.open(options, step)
        if answer and not answer["ok"]:
            self.space.load(self.player, self.space.space)  # takes back what was drawn

    def open_lesson(self, lesson):
        """Opens the search that a lesson is about, as a link would."""
        options, _ = self.setup.accept(lesson["options"])
        self.change(options)

    def shuffle(self, options, steps, seed):
        self.start(self._shuffle(options, steps, seed))

    async def _shuffle(self, options, steps, seed):
        answer = await self.solver.random_start(self.setup.taken(options), steps, seed)
        if answer["ok"]:
            options["start"] = answer["start"]
            await self.open(options)
        else:
            self.setup.say(answer)

    def extend(self, nodes):
        """More budget for a search that has used up its own."""
        self.start(self._extend(nodes))

    async def _extend(self, nodes):
        await self.player.extend(nodes)
        await self.player.run_to_end()

    # -- showing -------------------------------------------------------------------------------------------------------

    def show(self, player):
        """Everything that is seen, from the table and the time alone."""
        for panel in (
            self.tree, self.space, self.frontier, self.visited, self.figures, self.outcome, self.source, self.speech,
        ):  # fmt: skip
            panel.show(player)
        self.iteration_note.show(player)
        self.commands.show(player)
        self._write_link_soon()

    def select(self, row):
        """One node is selected at a time, in the tree and in both lists; −1: none."""
        self.selected = row
        self.tree.select(row)
        self.tree.show(self.player)
        self.space.select(row)
        self.frontier.select(row)
        self.visited.select(row)

    def refresh_theme(self):
        self.tree.refresh_theme()
        self.space.refresh_theme()

    # -- links ---------------------------------------------------------------------------------------------------------

    def read_link(self, fragment):
        """(options, step, fine, complaints): what a link says, laid over the defaults and shown in the controls."""
        given, step, fine, unknown = parse(fragment, self.setup.names, decodeURIComponent)
        options, complaints = self.setup.accept(given)
        self.setup.fill(options)
        return options, step or 0, fine, [words.unknown(pair) for pair in unknown] + complaints

    def _on_link(self, event):
        """A link followed in the open page; its text is the event's, as the address may have been written again."""
        root.dataset.state = "loading"
        self.opened.clear()
        self.start(self.follow(self.read_link(event.newURL.partition("#")[2])))

    async def follow(self, link):
        """Opens what a link says; what it says wrongly is named, and the rest is loaded all the same."""
        options, step, fine, complaints = link
        answer = await self.open(options, step, fine)
        while answer and not answer["ok"]:
            wrong = [sentence["field"] for sentence in answer["errors"]]
            complaints += [words.REFUSED_LINK % (sentence["field"], sentence["text"]) for sentence in answer["errors"]]
            options = self.setup.without(options, wrong)
            answer = await self.open(options, step, fine)
        if complaints:
            message(find("link-message"), " ".join(complaints))

    def _write_link_soon(self):
        if not self.link_waits:
            self.link_waits = True
            setTimeout(self._write_link, LINK_PAUSE)

    def _write_link(self, *_):
        self.link_waits = False
        if self.player.loaded:
            link = "#" + compose(
                self.setup.telling(self.options), self.player.step, self.player.fine, encodeURIComponent
            )
            if location.hash != link:
                history.replaceState(None, "", link)

    def share(self, _event):
        self._write_link()
        document.defaultView.navigator.clipboard.writeText(location.href)
        name(find("share"), words.SHARED)
        setTimeout(lambda *_: name(find("share"), words.SHARE), 1500)


page = Page()
# In one go with the making of the page, before any event: a choice made from now on comes after the link.
page.start(page.follow(page.read_link(location.hash)))
page.start(page.begin())
