"""The feature `why`: explain the next entry, the life of a node, iterations and numbers.

Everything is derived from the search's table and a time (web/features/why), for any algorithm and for each search.
"""

import json

from js import performance

from page.features.feature import Feature
from page.features.why.card import Card
from page.features.why.iterations import IterationStrip
from page.features.why.marks import Marks
from page.features.why.next import line, sentence
from page.features.why.numbers import Numbers
from page.scope.events import Timer

COUNT = "count."  # prefix of the name on a statistic's button
BREATH = 250  # milliseconds between two updates while the search runs too fast to follow
PAUSE = 60  # milliseconds between two updates while it moves too fast to read, such as during a drag of the slider


class Facts:
    """The facts that web/features/why/feature.js derives from one table."""

    def __init__(self, part, table):
        self.worked, self.none = part.createFacts(table), part.none
        worked = self.worked
        for name in (
            "has", "life", "occurrences", "reason", "hasIterations", "iterations", "seek", "lostStep", "startOf",
            "others", "nodes", "slice", "indexOf",
        ):  # fmt: skip
            setattr(self, name, getattr(worked, name))


class Side:
    """The explanations for one stage."""

    def __init__(self, stage, part, why):
        self.stage, self.part = stage, part
        self.table = self.facts = None
        self.card = Card(why.scope, stage, why.context.transport.to_time, why.to_node)
        self.strip = IterationStrip(stage, why.to_iteration)
        self.search, self.looked = None, 0

    @property
    def player(self):
        return self.stage.player

    def enter(self):
        """Begin with another table: another search's, or that of an iteration run again."""
        player = self.player
        if not player.loaded or player.table is self.table:
            return
        self.table, self.facts = player.table, Facts(self.part, player.table)
        if player.original is not self.search:
            self.search = player.original
            self.strip.clear()

    def show(self):
        player = self.player
        if not player.loaded:
            return
        self.enter()
        now = performance.now()
        if player.fast and now - self.looked < BREATH:
            return
        self.looked = now
        if not self.card.question_open:  # else the next entry is not told
            reason = json.loads(self.facts.reason(player.t))
            in_line, in_full = line(reason, player.traits), sentence(reason, player.traits)
            self.stage.frontier.explain(player.t, in_line, in_full)
        self.card.show(self.facts)
        self.strip.show(self.facts)

    def remove(self):
        for element in (self.card.tools, self.card.list, self.card.kin, self.strip.section):
            element.remove()


class Why(Feature):
    """`sides`: one per stage."""

    def __init__(self, context, part):
        super().__init__(context, part)
        self.sides = []
        self.marks = Marks(context.transport, part.createTicks, lambda: self.sides)
        self.looked, self.timer = 0, Timer(self.scope, self._look)
        self.numbers = Numbers(self._facts_of)
        self.scope.ending(self._remove)
        self.arranged()
        self.moved()

    def _remove(self):
        for side in self.sides:
            side.remove()
        self.marks.ticks.destroy()

    def _side(self, stage):
        return next(side for side in self.sides if side.stage is stage)

    def _facts_of(self, stage):
        """A stage's facts; None before there are any, and after the stage was closed."""
        return next((side.facts for side in self.sides if side.stage is stage), None)

    # -- what the page tells -------------------------------------------------------------------------------------------

    def arranged(self):
        """Make the explanations of new stages, and drop those of closed ones."""
        stages = self.context.stages
        staying = [side for side in self.sides if side.stage in stages]
        fresh = [stage for stage in stages if stage not in [side.stage for side in staying]]
        self.sides = staying + [Side(stage, self.part, self) for stage in fresh]
        self.numbers.stay_with(stages)

    def moved(self):
        for side in self.sides:
            side.enter()
        pause = BREATH if any(side.player.fast for side in self.sides) else PAUSE
        if performance.now() - self.looked >= pause:
            self._look()
        elif not self.timer.running:
            self.timer.start(pause)

    def _look(self):
        """Update the explanations. A search that is still being opened updates them itself when it moves."""
        self.timer.stop()
        if not all(side.player.loaded for side in self.sides):
            return
        for side in self.sides:
            side.show()
        self.marks.show()
        if self.numbers.open:
            self.numbers.show()
        self.looked = performance.now()

    def selected(self, stage):
        self._side(stage).show()

    def question_changed(self, kind):
        """Hide or show explanations in both searches: the first may give away what the second does."""
        for side in self.sides:
            side.card.question_open = kind is not None
            side.show()

    # -- what the reader does ------------------------------------------------------------------------------------------

    async def press(self, what, stage):
        """`count.KEY`: a statistic's name; else a kind of mark to go to, with `-back` the one before."""
        if what.startswith(COUNT):
            return self.numbers.tell(stage or self.context.first, what[len(COUNT) :])
        kind, _, back = what.partition("-")
        self.marks.go(kind, -1 if back else 1)

    def to_node(self, stage, row, t):
        """Go to another node, at a time at which it exists."""
        stage.select(row)
        self.context.transport.to_time(stage, t)

    def to_iteration(self, stage, index):
        """Go to the beginning of an iteration; if it is no longer in memory, offer to show it again."""
        player = stage.player
        if player.replayed:
            stage.opening.return_to_latest()
            self.moved()
        t = int(self._side(stage).facts.startOf(index))
        if t >= 0:
            self.context.transport.to_time(stage, t)
        else:
            player.stand(player.table.iterations[index].firstStep + 1)
