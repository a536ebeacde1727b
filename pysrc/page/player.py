"""The player: where in time a stage stands, and how it moves.

A search is a table and every view is a function of the table and a time (`docs/architecture.md`). The player owns
the time `t` and the horizon (the latest time seen so far), asks the solver for more events when it needs them, and
tells its listeners when either has changed. Going back is nothing but a smaller `t`.

It knows no page: what moves it is a clock (`clock.py`), which moves others along with it.
"""

from playback import Playback
from supply import AHEAD, ALL, LONG_SLICE, SLICE, Supply


class Player:
    """`t`: event number; `step`: expansions done at t. Both are 0 where only the root has been generated.

    A *position* is what one steps through: k is the place after k expansions, and behind the last one there is one
    more, the finish. `on_refusal(answer)`: the search itself has failed.
    """

    def __init__(self, searches, on_refusal):
        self.supply = Supply(searches, self.look_ahead, on_refusal)
        self.listeners = []
        self.playback = Playback(None, None)  # of the clock that moves it; this one stands still
        self.t = self.horizon = -1
        self.steps_seen = 0
        self.selected = -1  # the row of the selected node; -1: none
        self.lost = None  # the dropped iteration (index, limit) that was asked for; what is shown stays as it was
        self.lost_step = None
        self.replayed = None  # the iteration (index, limit) that is shown again
        self._latest = None  # the search itself meanwhile, and where it stood

    # -- a new search ------------------------------------------------------------------------------------------------

    def load(self, search, table, traits):
        """Forgets the old search and stands before the first event of a new one.

        `traits`: what the solver says of the algorithm and its states, in plain data.
        """
        self._latest = self.replayed = None
        self._enter((search, table, None), (-1, -1, 0), traits)

    def _enter(self, known, place, traits):
        self.playback.stop()
        self.supply.load(*known)
        self.traits = traits
        self.key = traits["key"]
        self.t, self.horizon, self.steps_seen = place
        self.lost = self.lost_step = None
        self.selected = -1

    @property
    def table(self):
        return self.supply.table

    @property
    def search(self):
        return self.supply.search

    @property
    def result(self):
        """The outcome in plain data, while the search rests; else None."""
        return self.supply.result

    def retire(self):
        """Nobody looks at it any more: it asks for nothing."""
        self.playback.stop()
        self.listeners.clear()
        self.t = -1
        self.supply.refused = True

    # -- where it stands ---------------------------------------------------------------------------------------------

    @property
    def loaded(self):
        return self.table is not None and self.t >= 0

    @property
    def step(self):
        return self.table.stepOfTime(self.t)

    @property
    def asked_step(self):
        """The step that is shown, or the one that was asked for and is not in memory."""
        return self.step if self.lost_step is None else self.lost_step

    @property
    def at_end(self):
        """At the finish: the outcome is known and shown."""
        return self.loaded and not self.lost and self.supply.rests and self.t == self.table.endTime

    @property
    def path(self):
        """At the finish of a solved search: the rows of the solution, as the drawing takes them; else None."""
        solved = self.at_end and self.result["outcome"] == "solution"
        return self.table.solution if solved else None

    @property
    def at_start(self):
        return self.loaded and self.table.firstStep == 0 and self.t <= self.table.timeOfStep(0)

    @property
    def fine(self):
        """Events beyond the step's own position; None where it stands on it (the finish is the last step's own)."""
        last = self.supply.rests and self.step == self.table.stepCount
        home = self.table.endTime if last else self.table.timeOfStep(self.step)
        if self.t == home:
            return None
        return self.t - self.table.timeOfStep(self.step)

    @property
    def position(self):
        return self.table.stepCount + 1 if self.at_end else self.step

    @property
    def last(self):
        """The last position that is known."""
        return self.table.stepCount + (1 if self.supply.rests else 0)

    @property
    def waits(self):
        """Whether more of the search will come."""
        return not self.supply.rests and not self.supply.refused

    @property
    def stuck(self):
        """Whether the search has failed, and it stands at the last that was had of it."""
        return self.supply.refused and self.position >= self.last

    @property
    def seen_finish(self):
        return self.supply.rests and self.horizon == self.table.endTime

    @property
    def following(self):
        """The next position, known or not."""
        step = self.step
        return step if self.t < self.table.timeOfStep(step) else self.position + (0 if self.at_end else 1)

    @property
    def preceding(self):
        step = self.step
        own = step < self.table.firstStep or 0 <= self.table.timeOfStep(step) < self.t
        return step if own else max(0, step - 1)

    # -- moving ------------------------------------------------------------------------------------------------------

    def stand(self, position):
        """Goes to a position, or as near to it as is known; where its iteration was dropped, that is said instead."""
        position = min(position, self.last)
        if position > self.table.stepCount:
            return self.go(self.table.endTime)
        if position >= self.table.firstStep:
            return self.go(self.table.timeOfStep(position))
        self.lost, self.lost_step = self._iteration_of(position), position
        self.tell()

    def _iteration_of(self, position):
        """The iteration that ends with this position, of those that the search has had."""
        table = self._latest[0][1] if self._latest else self.table
        found = None
        for iteration in table.iterations:
            if found is None or iteration.firstStep < position:
                found = {"index": iteration.index, "limit": iteration.limit}
        return found

    async def know(self, position):
        """Waits until a position is known, as far as there is one."""
        await self.supply.know(position)

    async def seek(self, step, fine=None):
        """To step `step` (and `fine` events beyond it), searching on as far as needed; beyond the end: the finish."""
        table = self.table
        await self.supply.know(step + 1)
        if table is not self.table or table.eventCount == 0:
            return  # another search has been entered meanwhile, or nothing of this one has come
        if fine is None or step > table.stepCount:
            finish = self.supply.rests and step >= table.stepCount
            self.stand(self.last if finish else step)
        else:
            self.go(table.timeAt(step, fine))

    def next_event(self):
        """One event on: child by child within an expansion. Returns whether that could be done with what is known."""
        if self.t < self.table.settledTime:  # a place that a link can name
            self.go(self.t + 1)
            return True
        return self.supply.rests

    def previous_event(self):
        """One event back."""
        if self.t > self.table.firstEvent:
            self.go(self.t - 1)

    def reset(self):
        """To the start; the tree is folded up again: what was seen is forgotten, what was computed is not."""
        self.t = self.horizon = -1
        self.steps_seen = 0
        self.go(self.table.timeOfStep(0))

    def go(self, t):
        """Stands at t, which must be known, and tells everyone."""
        self.lost = self.lost_step = None
        self.t = t
        if t > self.horizon:
            self.horizon = t
            self.steps_seen = self.step
        self.tell()

    def tell(self):
        """Everyone looks again; before the first event there is nothing to be seen."""
        if self.loaded:
            for listener in self.listeners:
                listener(self)
            self.look_ahead()

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def playing(self):
        return self.playback.playing

    @property
    def fast(self):
        """Whether it moves too fast for each step to be said."""
        return self.playback.fast

    # -- an iteration run again --------------------------------------------------------------------------------------

    @property
    def original(self):
        """The search itself, also while one of its iterations is shown again."""
        return self._latest[0][0] if self._latest else self.search

    def enter_replay(self, search, table):
        """Shows the lost iteration, run again; the search itself is kept for the way back. Returns the step to show."""
        step, iteration = self.lost_step, self.lost
        self._latest = self._latest or (
            (self.search, self.table, self.result),
            (self.t, self.horizon, self.steps_seen),
        )
        self._enter((search, table, None), (-1, -1, 0), self.traits)
        self.replayed = iteration
        return step

    def leave_replay(self):
        known, place = self._latest
        self._latest = self.replayed = None
        self._enter(known, place, self.traits)

    # -- asking for more ---------------------------------------------------------------------------------------------

    def look_ahead(self):
        """Has more searched where that will be needed soon."""
        if not self.loaded:
            return
        if self.playing and self.playback.speed is None:
            self.supply.ask(ALL, LONG_SLICE, at_once=2)
            return
        ahead = AHEAD + (int(self.playback.speed) if self.playing else 0)
        if self.table.stepCount - self.step < ahead // 2:
            self.supply.ask(ahead, SLICE)

    async def extend(self, nodes):
        """Gives a search that ran out of budget `nodes` more."""
        await self.supply.extend(nodes)
