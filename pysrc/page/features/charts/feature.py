"""The feature `charts`: charts of the shown searches, linked with their positions in both directions.

web/features/charts counts and draws, over whole columns; this module chooses the searches, the positions and the
charts.
"""

import asyncio
import json

from page.dom.seam import seam
from page.features.charts import wording
from page.features.charts.panel import ChartsPanel, say, words_of
from page.features.feature import Feature
from page.solver_link.open_search import Stopped
from page.text import words
from page.text.language import texts

SLICE = 0.1  # seconds in one call of the worker, so that other calls come in between
BREATH = 0.4  # seconds before the distances of new states are requested


class Distances:
    """`worker`: computes the distances; `view`: the charts; `on_change(text, drawn)`: shows a sentence instead of the
    drawing, or that it can be drawn.
    """

    def __init__(self, scope, worker, view, on_change):
        self.scope, self.worker, self.view, self.on_change = scope, worker, view, on_change
        self.searches = []  # the shown searches
        self.refused = {}  # index in `searches` → why its distances are unknown
        self.asking = False

    def look(self, players):
        """Request what is missing for the shown searches at their positions."""
        searches = [player.search for player in players]
        same = len(searches) == len(self.searches)
        if not same or any(searches[at] is not self.searches[at] for at in range(len(searches))):
            self.searches, self.refused = searches, {}
        self._say()
        if not self.asking and self._next() is not None:
            self.asking = True
            self.scope.start(self._ask())

    def _next(self):
        """The first search that has states with unknown distances."""
        for index in range(len(self.searches)):
            if index not in self.refused and self.view.wanted(index):
                return index
        return None

    def _say(self, states=None):
        if not self.view.has("truth"):
            return self.on_change(words.text("charts.no_h"), False)
        if self.refused:
            return self.on_change(self.refused[min(self.refused)], False)
        if states is not None:
            return self.on_change(words.text("charts.measuring", states=states), False)
        if any(self.view.untold(index) for index in range(len(self.searches))):
            return self.on_change(words.text("charts.measuring", states=0), False)
        return self.on_change(None, True)

    async def _ask(self):
        try:
            index = self._next()
            while index is not None and await self._tried(index, self.searches[index]):
                await self.scope.wait(asyncio.sleep(BREATH))
                index = self._next()
        finally:
            self.asking = False

    async def _tried(self, index, search):
        """Measure, and return whether to go on; after the worker was ended, the next look asks again."""
        try:
            return await self._measure(index, search)
        except Stopped:
            return index >= len(self.searches) or search is not self.searches[index]

    async def _measure(self, index, search):
        """Measure one slice, and return whether to go on: not if the search is no longer shown."""
        state = {"done": False}
        while not state["done"]:
            state = await self.scope.wait(self.worker.ask_about(search, "true_distances", "measure", seconds=SLICE))
            if index >= len(self.searches) or search is not self.searches[index]:
                return True
            if not state["ok"] or state["large"]:
                reason = (
                    words.text("charts.too_large", most=state["most"])
                    if state["ok"]
                    else words.sentence(state["errors"][0])
                )
                self.refused[index] = reason
                self._say()
                return True
            if not state["done"]:
                self._say(state["states"])
        answer = await self.scope.wait(self.worker.distances(search))
        if not answer.startswith('{"ok": true'):
            return False
        if index < len(self.searches) and search is self.searches[index]:
            self.view.tell(index, answer)
            self._say()
        return True


OPTION = "charts"


class Charts(Feature):
    """`choice`: the shown chart, one of wording.CHOICES; None while the charts are closed."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.view = part.createCharts()
        self.panel = ChartsPanel(self.choose, self.close, self._file, self._scale)
        self.choice = None
        self.scope.ending(self.panel.section.remove)
        self.scope.ending(self.close)
        self.frames, self.figures = {}, {}
        self.loaded = ()  # the tables that the charts have, and their searches' names
        self.searches = []
        self.distances = Distances(self.scope, context.worker, self.view, self._show_truth)

    # -- opening and closing -------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        """Open the charts, or close them if they are open."""
        if self.choice:
            return self.close()
        self.choose(wording.NAMES[0])
        self.context.layout.turn_to(OPTION)
        self.panel.choice.focus()

    def choose(self, choice):
        """Show a chart, or all of them."""
        if self.choice is None:
            self.panel.open(True)
            self.context.layout.add_tab(OPTION, words.text("tools.charts"))
        self.choice = choice
        self.view.clear()
        self.frames, self.loaded = self.panel.frames(choice), ()
        self.figures = {
            chart: self.view.add(frame, chart, words_of(chart), self._go) for chart, frame in self.frames.items()
        }
        self._scale(self.panel.scale.checked)
        self._tell(choice)
        self.moved()

    def close(self):
        if self.choice is None:
            return
        self.choice = None
        self.view.clear()
        self.frames = self.figures = {}
        self.panel.open(False)
        self.context.layout.drop_tab(OPTION)
        self._tell(None)

    def _tell(self, part):
        """Set the charts' option in links."""
        self.context.tell(OPTION, part)

    async def passed(self, link):
        self.close()

    async def arrive(self, link):
        choice = link.features[OPTION]
        if choice not in wording.CHOICES:
            return self.context.messages.complain(words.unknown((OPTION, choice)))
        self.choose(choice)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def moved(self):
        stages = self.context.stages
        players = [stage.player for stage in stages]
        if self.choice is None or not players or not all(player.loaded for player in players):
            return
        self._load(stages, players)
        if self.loaded == ():
            return  # the searches' names are still being loaded
        second = players[1] if len(players) > 1 else players[0]
        running = any(player.fast for player in players)
        self.view.stand(running, players[0].t, players[0].horizon, second.t, second.horizon)
        self._look()

    def arranged(self):
        self.moved()

    def _load(self, stages, players):
        tables = [player.table for player in players]
        same = len(tables) == len(self.loaded) and all(tables[at] is self.loaded[at] for at in range(len(tables)))
        if same:
            return
        self.loaded = ()
        if len(tables) > 1 and self.context.features.get("comparison") is None:
            return self.scope.start(self._await_comparison())
        self.loaded, self.searches = tables, self._names(stages)
        self.view.load(json.dumps(self.searches), tables[0], tables[1] if len(tables) > 1 else None)

    async def _await_comparison(self):
        """Load the feature `comparison`, which names two searches."""
        if await self.scope.wait(self.context.features.open("comparison")):
            self.moved()

    def _names(self, stages):
        """The names that distinguish the searches."""
        if len(stages) == 1:
            return [""]
        from page.features.comparison.difference import names  # it comes with the feature `comparison`

        pair = [{"options": stage.choices.shown, "traits": stage.player.traits} for stage in stages]
        return [texts.text_of(each) for each in names(pair, self.context.catalog.listed)]

    def _look(self):
        """Say in each empty chart why these searches have nothing for it."""
        for chart, frame in self.frames.items():
            if chart == "truth":
                continue
            drawn = wording.missing(chart) is None or self.view.has(chart)
            say(frame, None if drawn else wording.missing(chart), drawn)
        if "truth" in self.frames:
            self.distances.look([stage.player for stage in self.context.stages])

    def _show_truth(self, text, drawn):
        """Show a sentence about the true distances: below the drawing, or in its place."""
        frame = self.frames.get("truth")
        if frame is None:
            return
        if drawn and not text:
            text = wording.facts(json.loads(self.figures["truth"].facts()), self.searches)
        say(frame, text, drawn)

    def titles(self):
        """The name and title of each chart that is shown."""
        return [(chart, wording.title(chart)) for chart in self.frames]

    def _go(self, step):
        """Go to the step that was pressed in a chart."""
        self.context.transport.to_step(int(step))

    def _scale(self, log):
        for chart, figure in self.figures.items():
            figure.scale(log and chart in wording.SCALED)

    def _file(self, chart, kind):
        self.scope.start(self._save(self.figures[chart], chart, kind))

    async def _save(self, figure, chart, kind):
        content = figure.csv() if kind == "csv" else await self.scope.wait(figure.image())
        if content:
            seam.save("searchlight-%s.%s" % (chart, kind), content)
