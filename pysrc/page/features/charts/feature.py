"""The feature `charts`: charts of the shown searches, linked with their positions in both directions.

web/features/charts counts and draws, over whole columns; this module chooses the searches, the positions and the
charts.
"""

import json

from page.dom.seam import seam
from page.features.charts import wording
from page.features.charts.panel import ChartsPanel, say, words_of
from page.features.charts.truth import Distances
from page.features.feature import Feature
from page.text import words
from page.text.language import texts

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
            return self.context.complain(words.unknown((OPTION, choice)))
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
        if len(tables) > 1 and self.context.opened("comparison") is None:
            return self.scope.start(self._await_comparison())
        self.loaded, self.searches = tables, self._names(stages)
        self.view.load(json.dumps(self.searches), tables[0], tables[1] if len(tables) > 1 else None)

    async def _await_comparison(self):
        """Load the feature `comparison`, which names two searches."""
        if await self.scope.wait(self.context.open("comparison")):
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
        self.context.to_step(int(step))

    def _scale(self, log):
        for chart, figure in self.figures.items():
            figure.scale(log and chart in wording.SCALED)

    def _file(self, chart, kind):
        self.scope.start(self._save(self.figures[chart], chart, kind))

    async def _save(self, figure, chart, kind):
        content = figure.csv() if kind == "csv" else await self.scope.wait(figure.image())
        if content:
            seam.save("searchlight-%s.%s" % (chart, kind), content)
