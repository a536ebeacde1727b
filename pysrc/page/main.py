"""The page: builds the panels and shows every movement of the player in all of them."""

import asyncio
import json

from js import location, performance

import words
from about import About
from address import Address
from commands import Commands
from dom import find, root, show
from engine import Engine, on_silence, on_wait
from figures import Figures
from frontier_panel import FrontierPanel, VisitedPanel
from iteration_note import IterationNote
from lessons import Lessons
from opening import Opening
from outcome import Outcome
from player import Player
from recording import Recording
from rest import Rest
from seam import seam
from setup import Setup
from solver import Solver, Stopped
from source import Source
from space import SpacePanel
from speech import Speech
from theme import Theme
from tree_panel import TreePanel
from turns import Turns


class Page:
    def __init__(self):
        with open("catalog.json") as file:
            catalog = json.loads(file.read())  # not load, which asks for each letter
        self.solver = Solver(Recording(seam.recording), on_wait, on_silence)
        self.player = Player(self.solver)
        self.opening = opening = Opening(self)
        self.selected = -1
        self.setup = Setup(catalog, opening.change, opening.shuffle)
        self.tree = TreePanel(seam, self.select)
        self.space = SpacePanel(seam, self.select, opening.edit)
        self.about = About(catalog, opening.lesson)
        Lessons(catalog, opening.lesson)
        self.frontier, self.visited = FrontierPanel(seam, self.select), VisitedPanel(seam, self.select)
        self.figures, self.source, self.speech = Figures(), Source(), Speech()
        self.outcome = Outcome(self.select, opening.extend)
        self.iteration_note = IterationNote(opening.recall, opening.return_to_latest)
        self.commands = Commands(self)
        self.address = Address(self)
        self.rest = Rest(self.address.write)
        self.engine = Engine(self)
        Theme(self.refresh_theme)
        self.turns = Turns(
            self.player,
            (self.source, self.tree, self.figures, self.outcome, self.speech, self.iteration_note, self.commands),
            (self.space, self.frontier, self.visited),
        )
        self.player.listeners.append(self.show)

    # -- running -------------------------------------------------------------------------------------------------------

    def start(self, coroutine):
        """Runs a coroutine to its end; whatever goes wrong in it is said, not swallowed."""
        return asyncio.create_task(self._guarded(coroutine))

    async def _guarded(self, coroutine):
        try:
            await coroutine
        except Stopped:
            self.opening.give_up()
        except Exception:
            self.fail()
            raise

    def fail(self):
        """Nothing that a reader did should lead here; the details are in the browser's console."""
        root.dataset.state = "error"
        show(find("loading"), False)
        find("status").textContent = words.FAILED if self.solver.connected else words.NO_PYTHON

    # -- showing -------------------------------------------------------------------------------------------------------

    def load_panels(self):
        """The panels that show one search get another one."""
        self.selected = -1
        for panel in (self.tree, self.frontier, self.visited, self.source, self.outcome):
            panel.load(self.player)

    def show(self, _player):
        """Everything that is seen, from the table and the time alone."""
        self.turns.show()
        self.rest.later()

    def select(self, row):
        """One node is selected at a time, in the tree and in both lists; −1: none."""
        self.selected = row
        self.tree.select(row)
        self.tree.show(self.player)
        for panel in (self.space, self.frontier, self.visited):
            panel.select(row)

    def refresh_theme(self):
        self.tree.refresh_theme()
        self.space.refresh_theme()


page = Page()
link = page.address.read(location.hash)
performance.mark("searchlight:usable")  # every control is wired and filled
# Claimed in one go with the making of the page, before any event: a choice made from now on comes after the link.
page.start(page.address.follow(link, page.opening.claim()))
page.start(page.engine.begin())
