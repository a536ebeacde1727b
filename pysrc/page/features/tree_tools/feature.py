"""The feature `tree_tools`: collapse parts of a tree, and find states in it.

The record does not change: time, slider and lists go on. web/features/tree_tools does the work per node. Links name
the collapsed nodes by their rows, which are the same wherever the search runs.
"""

import json

from js import performance

from page.dom.elements import document, enable, make, make_button, on, show
from page.features.feature import Feature
from page.features.tree_tools.rows import rows_of, rows_text
from page.scope.events import Timer
from page.text import words
from page.text.telling import entry_of

BLANK = "\u00a0"


def say(text_id, **values):
    return words.text("tree_tools." + text_id, **values)


class Side:
    """`feature`: the tree tools (feature.py). `collapsed`: rows of the search."""

    def __init__(self, stage, feature):
        self.stage, self.feature = stage, feature
        self.js = feature.part.createTools(stage.tree.view)
        self.collapsed, self.search = [], None  # `search`: the one they belong to
        self.query, self.count = "", 0  # the typed text, and the number of its matches
        self.table = self.until = None  # the rows that were examined for it
        self._make_bar()
        self._make_card()

    def _make_bar(self):
        parts = self.stage.parts
        self.bar = make("section", className="look", hidden=True)
        self.bar.setAttribute("aria-label", parts.named(say("title")))
        self.field = make("input", type="search", autocomplete="off", spellcheck=False, placeholder=say("find"))
        self.field.setAttribute("aria-label", parts.named(say("find")))
        on(self.field, "input", lambda _: self.find(self.field.value))
        on(self.field, "keydown", self._on_key)
        row = make("div", className="look-tools")
        row.appendChild(self.field)
        for by, text, symbol in ((-1, say("previous"), "‹"), (1, say("next"), "›")):
            row.appendChild(make_button(parts.named(text), lambda by=by: self.go(by), symbol=symbol))
        self.found, self.report = make("span", className="look-count"), make("p", className="look-said", hidden=True)
        self.found.setAttribute("aria-live", "polite")
        self.whole = make_button(say("everything"), self.expand_all)
        parts.label(self.whole, say("everything"))
        close = make_button(parts.named(say("close")), self.feature.close, "quiet close", "×")
        row.append(self.found, self.whole, close)
        self.bar.append(row, self.report)
        parts("tree-view").before(self.bar)
        self.forget_height = self.feature.part.trackHeight(self.bar, parts("tree"))
        self.stage.scope.ending(self.forget_height)

    def _make_card(self):
        self.told = make("p", className="node-look", hidden=True)
        self.reveal = make("button", type="button", className="quiet", textContent=say("reveal"), hidden=True)
        self.reveal.dataset.feature = "tree_tools:reveal"
        self.stage.parts("node-card").append(self.told, self.reveal)
        self.fold = None  # the card's Collapse button, once `why` has made it

    def remove(self):
        self.forget_height()
        for element in (self.bar, self.told, self.reveal):
            element.remove()

    @property
    def player(self):
        return self.stage.player

    def focus(self):
        """Focus the tree."""
        self.stage.tree.focus()

    # -- what is shown -------------------------------------------------------------------------------------------------

    def enter(self):
        """Show a search that has just been opened whole. Return whether there is such a search."""
        search = self.player.original
        if not self.player.loaded or search is self.search:
            return False
        self.search = search
        self.collapse([])
        return True

    def collapse(self, rows):
        """Collapse these nodes, and no others."""
        self.collapsed = rows
        self.js.collapse(json.dumps(rows))

    def show(self, changed=False):
        """Show what is hidden and found. `changed`: the reader has just changed it."""
        if not self.player.loaded:
            return
        self._show_found()
        facts = json.loads(self.js.facts(self.player.table, self.player.t)) if self.collapsed else {"folds": 0}
        blank = BLANK if self.feature.hides else ""  # two trees are level
        text = blank
        if facts["folds"]:
            text = say("folded", all=facts["all"], folded=facts["folded"], folds=facts["folds"])
        self.report.setAttribute("aria-live", "polite" if changed else "off")  # not with each step
        if self.report.textContent != text:
            self.report.textContent = text
        show(self.report, bool(text))
        enable(self.whole, bool(self.collapsed))
        self.show_node()

    def show_node(self):
        """Show on the card of the selected node whether it is collapsed or hidden."""
        row = self.player.selected
        node = json.loads(self.js.node(row)) if row >= 0 else {"folds": False, "above": -1}
        self.fold = self.fold or self.stage.parts("node-card").querySelector('[data-feature="tree_tools:fold"]')
        if self.fold:
            self.fold.textContent = say("expand" if node["folds"] else "fold")
        text = ""
        if node["above"] >= 0:
            text = say("node.folded", row=str(node["above"]))
        elif node["folds"]:
            text = say("node.holds", count=node["holds"])
        self.told.textContent = text
        show(self.told, bool(text))
        show(self.reveal, node["above"] >= 0)

    # -- collapsing ----------------------------------------------------------------------------------------------------

    def turn(self):
        """Collapse the selected node, or expand it again."""
        row = self.player.selected
        if row >= 0:
            others = [each for each in self.collapsed if each != row]
            self.collapse(others if row in self.collapsed else self.collapsed + [row])
            self.feature.changed()

    def expand_all(self):
        self.collapse([])
        self.feature.changed()

    def reveal_node(self):
        """Expand everything that hides the selected node."""
        above = json.loads(self.js.node(self.player.selected))["above"]
        while above >= 0:
            self.collapse([each for each in self.collapsed if each != above])
            above = json.loads(self.js.node(self.player.selected))["above"]
        self.feature.changed()

    # -- finding -------------------------------------------------------------------------------------------------------

    def find(self, text):
        self.query, self.until = text, None
        self._show_found()

    def _show_found(self):
        """Count the matches among the known nodes; while a question is open, among the shown ones."""
        player = self.player
        if not player.loaded or (not self.query.strip() and not self.count and self.until is None):
            return
        first, end = int(self.js.base()), int(self.js.end())
        if self.feature.asked:
            end = min(end, int(player.table.rowsAt(player.t)))
        until = (player.table.version, first, end)
        if until != self.until or self.table is not player.table:
            self.until, self.table = until, player.table
            self.count = int(self.js.find(player.table, self.query, first, end))
        self.say_found()

    def say_found(self):
        text = ""
        if self.query.strip():
            place = int(self.js.placeOf(self.player.selected)) if self.count else -1
            text = say("found", count=self.count) if place < 0 else say("found_at", place=place + 1, count=self.count)
        if self.found.textContent != text:
            self.found.textContent = text

    def go(self, by):
        """Select the next match (1) or the previous one (−1), at a step at which it exists."""
        self._show_found()  # another search may have come since the last look
        place = int(self.js.next(self.player.selected, by)) if self.player.loaded and self.count else -1
        if place >= 0:
            row, player = int(self.js.match(place)), self.player
            self.stage.select(row)
            born = entry_of(player.table, row)["generatedAt"]
            if born > player.t:
                self.feature.context.transport.to_time(self.stage, born)
        self.say_found()

    def _on_key(self, event):
        if event.key == "Enter":
            event.preventDefault()
            self.go(-1 if event.shiftKey else 1)
        elif event.key == "Escape":
            event.preventDefault()
            self.focus()


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
            return next((side for side in self.sides if side.stage is stage), None)
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
                self.context.messages.complain(words.unknown((option, text)))
        self.opened = self.opened or self.hides
        self.changed()
