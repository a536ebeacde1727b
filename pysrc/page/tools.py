"""The guest `tools`: what of a tree is shown, nodes coloured by a number, states found, notes pinned.

The record stays what it is: time, slider and lists go on. What is wished is for both of two trees, but for what names
single nodes of one. `tools_wishes.py` and `notes.py` say what stands in links, web/tools does what is done per node.
"""

from js import performance

import words
from dom import document
from guest import Guest
from notes import Kept
from notes_flags import show_flags
from scope_events import Timer
from seam import seam
from tools_colours import Colours
from tools_links import asked, take, tell
from tools_side import Side

BREATH = 100  # milliseconds between two looks while the slider is drawn or the search runs


class Tools(Guest):
    """`sides`: one for each stage; `without`: duplicates are hidden; `opened`: the bars are there."""

    def __init__(self, page, part):
        super().__init__(page, part)
        self.kept = Kept(seam.remembered, seam.remember)
        self.sides, self.opened, self.without = [], False, False
        self.colours, self.asked_kind = Colours(self), None
        self.looked, self.timer = 0, Timer(self.scope, self._show)
        self.wishing = False  # what is said of the trees now is the answer to a wish
        self.arranged()

    # -- what the page tells -------------------------------------------------------------------------------------------

    def arranged(self):
        stages = self.page.pair.stages
        kept = [side for side in self.sides if side.stage in stages]
        fresh = [stage for stage in stages if stage not in [side.stage for side in kept]]
        gone = len(kept) < len(self.sides)
        self.sides = kept + [Side(stage, self) for stage in fresh]
        self._show_bars()
        self.looked = 0
        self.moved()
        if gone:
            self._tell()

    def _show_bars(self):
        for side in self.sides:
            side.bar.open(self.opened)
            side.bar.show_wishes(self.colours.name, self.without)

    def moved(self):
        entered = [side.enter() for side in self.sides]
        self.colours.look()
        if any(entered):
            self._tell()
        if any(entered) or performance.now() - self.looked > BREATH:
            self._show()
        elif not self.timer.running:
            self.timer.start(BREATH)

    def _show(self):
        self.timer.stop()
        self.looked = performance.now()
        for side in self.sides:
            side.show()
        self._show_flags()

    @property
    def hides(self):
        """Whether anything of any tree is not to be shown."""
        return self.without or any(side.wishes.any for side in self.sides)

    def _show_flags(self):
        pair = self.page.pair
        for transport in [pair.transport] + ([pair.own] if pair.own else []):
            show_flags(transport, self.sides)

    def selected(self, stage):
        side = next((side for side in self.sides if side.stage is stage), None)
        if side and side.player.loaded:
            side.show_node()
            side.find.say()

    def asked(self, kind):
        self.asked_kind, self.looked = kind, 0
        self.moved()

    # -- what the reader does ------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        side = self._meant(stage)
        if side is None or not side.player.loaded:
            return None
        if what in ("notes", "note"):
            return side.pins.open(what == "note" or not side.pins.opened)
        if what == "":
            return self.close() if self.opened else self._open(side, side.bar.colour)
        if not self.opened:
            self._open(side, None)
        if what == "hide":
            self.hide(not self.without)
        elif what == "find":
            side.bar.find.focus()
        else:
            does = {"fold": side.turn, "path": side.only_path, "everything": side.show_all, "reveal": side.reveal_node}
            does[what]()

    def _meant(self, stage):
        """The side that a press means: of a stage's button its own; of a key the one with the focus, else the first
        one with a selected node. None: no search is shown yet.
        """
        if stage or not self.sides:
            return next((side for side in self.sides if side.stage.number == stage), None)
        focused = [side for side in self.sides if side.stage.element.contains(document.activeElement)]
        chosen = [side for side in self.sides if side.player.selected >= 0]
        return (focused or chosen or self.sides)[0]

    def _open(self, side, focused):
        self.opened = True
        self._show_bars()
        for each in self.sides:
            each.show()
        if focused:
            focused.focus()

    def close(self):
        """The trees are as they were; notes stay."""
        self.opened = self.without = False
        for side in self.sides:
            side.wishes.clear()
            side.find.clear()
        self.colours.choose("")
        self.wished(self.sides)
        self.sides[0].focus()

    def choose(self, colour):
        self.colours.choose(colour)
        self.wished([])

    def hide(self, yes):
        self.without = yes
        self.wished(self.sides)

    def wished(self, sides):
        """What is to be shown is something else, in these trees."""
        for side in sides:
            side.apply()
        self._show_bars()
        self.wishing = True
        for side in self.sides:
            side.show()
        self.wishing = False
        self._tell()

    def noted(self):
        """There are other notes."""
        for side in self.sides:
            if side.player.loaded:
                side.pins.show()
        self._show_flags()
        self._tell()

    def to_time(self, stage, t):
        """A moment that is known; the other search goes along."""
        own = self.page.pair.own
        transport = own if own and stage.player in own.clock.players else self.page.pair.transport
        transport.do(lambda: transport.clock.bring([(stage.player, t)]))

    def to_step(self, stage, step, fine):
        table = stage.player.table
        if table.firstStep <= step <= table.stepCount:
            return self.to_time(stage, int(table.timeAt(step, fine)))
        self.page.to_step(step)

    # -- links ---------------------------------------------------------------------------------------------------------

    def _tell(self):
        tell(self)
        self.page.rest.later()

    async def follow(self, link):
        """Nodes have their numbers in the search that the link opens: it is waited for."""
        asks = asked(link.said)
        if not asks and not self.opened:
            return
        await link.scope.wait(self.page.ready.wait())
        self.looked = 0
        self.moved()  # what is shown now is known
        wrong = take(self, link.said)
        self.opened = self.opened or any(not name.endswith("note") for name in asks)
        self.wished(self.sides)
        for pair in wrong:
            self.page.openings.complain(words.unknown(pair))
