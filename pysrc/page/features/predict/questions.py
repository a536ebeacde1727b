"""The questions of one search, with their positions and answers. Knows no document."""

from page.features.predict.ends import of_path
from page.features.predict.marks import Marks
from page.features.predict.of_game import FAMILY, GameRules
from page.features.predict.plan import Plan
from page.features.predict.share import ENOUGH, questions, share, written
from page.features.predict.steps import Reader, Rules

AHEAD = 400  # blocks without a question after which the search for one stops
LOOK_AHEAD = 12  # steps, more than a block has


def rules_of(traits, options):
    """The rules of a search, for its questions."""
    return GameRules(traits, options) if traits.get("family") == FAMILY else Rules(traits, options.get("goal"))


class Questions:
    """Questions about the stage's current search. `earlier`: the first answers of an earlier visit, for Marks."""

    def __init__(self, part, stage, seed, catalog, earlier):
        self.stage, self.catalog, self.table = stage, catalog, stage.player.table
        self.reader = Reader(part, stage.player)
        self.plan = Plan(self.reader, rules_of(stage.player.traits, stage.choices.shown), seed)
        self.marks = Marks(earlier)

    @property
    def current(self):
        """Whether the stage still shows this search."""
        return self.stage.player.table is self.table

    def at(self, position):
        """The question at a position; None: there is none, or too little of the search is known."""
        if position is None:
            return None
        if position > self.table.stepCount:
            return of_path(position, self.stage, self.catalog)
        return (self.plan.block(position) or {}).get(position)

    def prepare(self, position):
        """Examine one step ahead with each step, so that no step has to wait for a whole block."""
        self.reader.step(position + LOOK_AHEAD)

    async def next(self, scope, is_wanted):
        """The next position whose question has no mark yet; None: there is none.

        False: another search was opened meanwhile, or `is_wanted()` is not true any more.
        """
        at = self.stage.player.position
        for _ in range(AHEAD):
            await scope.wait(self.stage.player.know(self.plan.needs(at)))
            if not (self.current and is_wanted()):
                return False
            for place in sorted(self.plan.block(at) or {}):
                if place >= at and not self.marks.knows(place):
                    return place
            if self.plan.ends_behind(at):
                break
            at = self.plan.after(at)
        finish = self.table.stepCount + 1
        is_asked = self.stage.player.supply.rests and self.at(finish) and not self.marks.knows(finish)
        return finish if is_asked else None

    def score(self):
        """(The share of right answers, what restores them) for a page around this one."""
        total = questions(self.plan) if self.stage.player.supply.rests else ENOUGH
        return share(self.marks.right, self.marks.answered, total), {"answers": written(self.marks.first)}
