"""The feature `tools`: hide parts of a tree, colour its nodes, find states, and pin notes.

The record does not change: time, slider and lists go on. Settings apply to both trees, except those about single
nodes. `wishes.py` and `notes.py` define their form in links; web/features/tree_tools does the work per node.
"""

from js import performance

from page.dom.elements import document
from page.dom.seam import seam
from page.features.feature import Feature
from page.features.tree_tools.colours import Colours
from page.features.tree_tools.links import named_in, take, tell
from page.features.tree_tools.notes import StoredNotes
from page.features.tree_tools.notes_flags import show_flags
from page.features.tree_tools.side import Side
from page.scope.events import Timer
from page.text import words

BREATH = 100  # milliseconds between two updates while the slider is dragged or the search runs


class Tools(Feature):
    """`sides`: one per stage; `without`: whether duplicates are hidden; `opened`: whether the bars are shown."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.kept = StoredNotes(seam.remembered, seam.remember)
        self.sides, self.opened, self.without = [], False, False
        self.colours, self.asked_kind = Colours(self), None
        self.looked, self.timer = 0, Timer(self.scope, self._show)
        self.wishing = False  # whether the next report answers the reader's change
        self.scope.ending(self._restore)
        self.arranged()

    def _restore(self):
        """Show the trees without these tools."""
        self.without = False
        self.colours.choose("")
        for side in self.sides:
            side.wishes.clear()
            side.apply()
            side.forget_height()
            for element in (side.bar.section, side.pins.panel.section, side.pins.panel.current, side.look, side.reveal):
                element.remove()

    # -- what the page tells -------------------------------------------------------------------------------------------

    def arranged(self):
        stages = self.context.stages
        staying = [side for side in self.sides if side.stage in stages]
        fresh = [stage for stage in stages if stage not in [side.stage for side in staying]]
        gone = len(staying) < len(self.sides)
        self.sides = staying + [Side(stage, self) for stage in fresh]
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
        """Whether any part of any tree is hidden."""
        return self.without or any(side.wishes.any for side in self.sides)

    def _show_flags(self):
        show_flags(self.context.transport, self.sides)

    def selected(self, stage):
        side = next((side for side in self.sides if side.stage is stage), None)
        if side and side.player.loaded:
            side.show_node()
            side.find.say()

    def question_changed(self, kind):
        self.asked_kind, self.looked = kind, 0
        self.moved()

    # -- what the reader does ------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        side = self._side_of(stage)
        if side is None or not side.player.loaded:
            return None
        if what in ("notes", "note"):
            return side.pins.open(what == "note" or not side.pins.opened)
        if what == "":
            return self.close() if self.opened else self._open(side.bar.colour)
        if not self.opened:
            self._open(None)
        if what == "hide":
            self.hide(not self.without)
        elif what == "find":
            side.bar.find.focus()
        else:
            does = {"fold": side.turn, "path": side.only_path, "everything": side.show_all, "reveal": side.reveal_node}
            does[what]()

    def _side_of(self, stage):
        """The side that a button or key means: the button's stage, else the one with the focus or a selected node.

        None: no search is shown yet.
        """
        if stage or not self.sides:
            return next((side for side in self.sides if side.stage.number == stage), None)
        focused = [side for side in self.sides if side.stage.element.contains(document.activeElement)]
        chosen = [side for side in self.sides if side.player.selected >= 0]
        return (focused or chosen or self.sides)[0]

    def _open(self, focused):
        self.opened = True
        self._show_bars()
        for each in self.sides:
            each.show()
        if focused:
            focused.focus()

    def close(self):
        """Close the tools, and show whole trees again; notes stay."""
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
        """Apply changed tree tools to these trees."""
        for side in sides:
            side.apply()
        self._show_bars()
        self.wishing = True
        for side in self.sides:
            side.show()
        self.wishing = False
        self._tell()

    def noted(self):
        """Update the page for changed notes."""
        for side in self.sides:
            if side.player.loaded:
                side.pins.show()
        self._show_flags()
        self._tell()

    def to_step(self, stage, step, fine):
        table = stage.player.table
        if table.firstStep <= step <= table.stepCount:
            return self.context.to_time(stage, int(table.timeAt(step, fine)))
        self.context.to_step(step)

    # -- links ---------------------------------------------------------------------------------------------------------

    def _tell(self):
        tell(self)

    async def passed(self, link):
        if self.opened:
            await link.scope.wait(self.context.ready.wait())
            self._take(link)

    async def arrive(self, link):
        self._take(link)

    def _take(self, link):
        """Apply a link's options, whose rows refer to the link's search."""
        self.looked = 0
        self.moved()  # what is shown now is known
        wrong = take(self, link.features)
        self.opened = self.opened or any(not name.endswith("note") for name in named_in(link.features))
        self.wished(self.sides)
        for pair in wrong:
            self.context.complain(words.unknown(pair))
