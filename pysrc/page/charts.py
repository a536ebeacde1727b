"""The guest `charts`: charts of the searches that are shown, linked to where they stand, both ways.

What is counted and drawn is in web/charts, over whole columns: here is said which searches, where, and which charts.
"""

import json

import charts_told as told
import words
from charts_panel import ChartsPanel, say, words_of
from charts_truth import Distances
from guest import Guest
from language import texts
from seam import seam

OPTION = "charts"


class Charts(Guest):
    """`choice`: what is shown, one of charts_told.CHOICES; None while the charts are closed."""

    def __init__(self, page, part):
        super().__init__(page, part)
        self.view = part.createCharts()
        self.panel = ChartsPanel(self.choose, self.close, self._file, self._scale)
        self.choice = None
        self.frames, self.figures = {}, {}
        self.loaded = ()  # the tables that the charts have, and what their searches are called
        self.searches = []
        self.distances = Distances(self.scope, page, self.view, self._show_truth)

    # -- opening and closing -------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        """From the menu: they are opened; open ones are closed."""
        if self.choice:
            return self.close()
        self.choose(told.NAMES[0])
        self.page.room.turn_to(OPTION)
        self.panel.choice.focus()

    def choose(self, choice):
        """Shows a chart, or all of them."""
        if self.choice is None:
            self.panel.open(True)
            self.page.room.add_tab(OPTION, words.text("tools.charts"))
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
        self.page.room.drop_tab(OPTION)
        self._tell(None)

    def _tell(self, part):
        """What a link has to say of it."""
        self.page.address.tell(OPTION, part)
        self.page.rest.later()

    async def follow(self, link):
        choice = link.said.get(OPTION)
        if choice is None:
            return self.close()
        if choice not in told.CHOICES:
            return self.page.openings.complain(words.unknown((OPTION, choice)))
        self.choose(choice)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def moved(self):
        stages = self.page.pair.stages
        players = [stage.player for stage in stages]
        if self.choice is None or not players or not all(player.loaded for player in players):
            return
        self._load(stages, players)
        if self.loaded == ():
            return  # what tells two searches apart is still to come
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
        if len(tables) > 1 and self.page.guests.get("comparison") is None:
            return self.scope.start(self._await_comparison())
        self.loaded, self.searches = tables, self._names(stages)
        self.view.load(json.dumps(self.searches), tables[0], tables[1] if len(tables) > 1 else None)

    async def _await_comparison(self):
        """It has the words for what tells two searches apart."""
        if await self.scope.wait(self.page.guests.open("comparison")):
            self.moved()

    def _names(self, stages):
        """What the searches are called beside each other."""
        if len(stages) == 1:
            return [""]
        from compare_difference import names  # it comes with the guest `comparison`

        pair = [{"options": stage.choices.shown, "traits": stage.player.traits} for stage in stages]
        return [texts.text_of(each) for each in names(pair, self.page.catalog.listed)]

    def _look(self):
        """Charts of what these searches do not have say so."""
        for chart, frame in self.frames.items():
            if chart == "truth":
                continue
            drawn = told.missing(chart) is None or self.view.has(chart)
            say(frame, None if drawn else told.missing(chart), drawn)
        if "truth" in self.frames:
            self.distances.look([stage.player for stage in self.page.pair.stages])

    def _show_truth(self, text, drawn):
        """What is known of the true distances: a sentence in the place of the drawing, or what follows from it."""
        frame = self.frames.get("truth")
        if frame is None:
            return
        if drawn and not text:
            text = told.facts(json.loads(self.figures["truth"].facts()), self.searches)
        say(frame, text, drawn)

    def titles(self):
        """Name and title of each that is on show."""
        return [(chart, told.title(chart)) for chart in self.frames]

    # -- what is done with them ----------------------------------------------------------------------------------------

    def _go(self, step):
        """A press on a chart."""
        self.page.to_step(int(step))

    def _scale(self, log):
        for chart, figure in self.figures.items():
            figure.scale(log and chart in told.SCALED)

    def _file(self, chart, kind):
        self.scope.start(self._save(chart, kind))

    async def _save(self, chart, kind):
        figure = self.figures[chart]
        content = figure.csv() if kind == "csv" else await self.scope.wait(figure.image())
        if content:
            seam.save("searchlight-%s.%s" % (chart, kind), content)
