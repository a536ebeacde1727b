"""The feature `tree_tools`: collapse parts of a tree, and find states in it.

The record does not change: time, slider and lists go on. web/features/tree_tools does the work per node. Links name
the collapsed nodes by their rows, which are the same wherever the search runs.
"""

from js import performance

from page.dom.elements import document, show
from page.features.feature import Feature
from page.features.tree_tools.rows import rows_of, rows_text
from page.features.tree_tools.side import Side
from page.scope.events import Timer
from page.text import words

BREATH = 100  # milliseconds between two updates while the slider is dragged or the search runs
OPTIONS = ("collapse", "b.collapse")  # one for each search


class TreeTools(Feature):
    """`sides`: one per stage; `opened`: whether the bars are shown."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.sides, self.opened, self.asked = [], False, None
        self.looked, self.timer = 0, Timer(self.scope, self._show)
        self.scope.ending(self._restore)
        self.arranged()

    def _restore(self):
        """Show the trees without these tools."""
        for side in self.sides:
            side.collapse([])
            side.remove()

    @property
    def hides(self):
        """Whether any part of any tree is hidden."""
        return any(side.collapsed for side in self.sides)

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
            show(side.bar, self.opened)

    def moved(self):
        entered = [side.enter() for side in self.sides]
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

    def selected(self, stage):
        for side in self.sides:
            if side.stage is stage and side.player.loaded:
                side.show_node()
                side.say_found()

    def question_changed(self, kind):
        self.asked, self.looked = kind, 0
        self.moved()

    # -- what the reader does ------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        side = self._side_of(stage)
        if side is None or not side.player.loaded:
            return
        self.opened = True
        self._show_bars()
        does = {"find": side.field.focus, "fold": side.turn, "reveal": side.reveal_node}
        does[what]()

    def _side_of(self, stage):
        """The side that a button means: the button's stage, else the one with the focus or a selected node.

        None: no search is shown yet.
        """
        if stage or not self.sides:
            return next((side for side in self.sides if side.stage.number == stage), None)
        focused = [side for side in self.sides if side.stage.element.contains(document.activeElement)]
        chosen = [side for side in self.sides if side.player.selected >= 0]
        return (focused or chosen or self.sides)[0]

    def close(self):
        """Close the bars, and show whole trees again."""
        self.opened = False
        for side in self.sides:
            side.collapse([])
            side.field.value = ""
            side.find("")
        self.changed()
        self.sides[0].focus()

    def changed(self):
        """Show what the reader has changed."""
        self._show_bars()
        for side in self.sides:
            side.show(True)
        self._tell()

    # -- links ---------------------------------------------------------------------------------------------------------

    def _tell(self):
        for at, option in enumerate(OPTIONS):
            self.context.tell(option, rows_text(self.sides[at].collapsed) if at < len(self.sides) else None)

    async def passed(self, link):
        if self.opened:
            await link.scope.wait(self.context.ready.wait())
            self._take(link)

    async def arrive(self, link):
        self._take(link)

    def _take(self, link):
        """Collapse the nodes that a link names, which are rows of the link's search."""
        self.looked = 0
        self.moved()  # what is shown now is known
        for option, side in zip(OPTIONS, self.sides):  # noqa: B905 - MicroPython
            text = link.features.get(option)
            rows = [] if text is None else rows_of(text)
            side.collapse(rows or [])
            if rows is None:
                self.context.complain(words.unknown((option, text)))
        self.opened = self.opened or self.hides
        self.changed()
