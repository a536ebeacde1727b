"""The player moves a stage in time, and says where it is.

A search is a table and every view is a function of the table and a time (`docs/architecture.md`). The player owns
the time `t` and the horizon (the latest time seen so far), asks the solver for more events when it needs them, and
tells its clock when either has changed. Going back is nothing but a smaller `t`.

It knows nothing of the page. A clock (`clock.py`) moves it together with others.
"""

from page.playback.playing import Playback
from page.playback.supply import AHEAD, ALL, LONG_SLICE, SLICE, Supply
from page.scope.scope import ignore


class Player:
    """`t`: event number; `step`: expansions done at t. Both are 0 where only the root has been generated.

    A *position* is a stop of Step: number k is after k expansions, and the one after the last is the finish.
    `on_refusal(answer)`: the search itself has failed. `scope`: its stage's.
    """

    def __init__(self, searches, on_refusal, scope):
        self.supply = Supply(searches, self._shown, self.look_ahead, on_refusal, scope)
        self.t = self.horizon = -1  # the horizon: the latest time seen so far
        self.traits = {}  # what the solver says of the search
        self.lost = self.lost_step = None  # the dropped iteration (index, limit) that is asked for, the step in it
        self.scope = scope
        self.on_move = ignore  # of the clock that moves it: called with this player after each movement
        self.playback = Playback(lambda _act: None, None)  # of the clock that moves it; this one stands still
        self.selected = -1  # the row of the selected node; -1: none
        self.replayed = None  # the iteration (index, limit) that is shown again
        self._latest = None  # the search itself meanwhile, and where it stood

    # -- where it is ---------------------------------------------------------------------------------------------------

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

    @property
    def loaded(self):
        return self.table is not None and self.t >= 0

    def _shown(self):
        """The time whose iteration must not be forgotten; a step that is still sought is there or later."""
        return self.t if self.loaded else self.table.timeOfStep(self.table.stepCount)

    @property
    def step(self):
        return self.table.stepOfTime(self.t)

    @property
    def asked_step(self):
        """The step that is shown, or the requested one if that is not in memory."""
        return self.step if self.lost_step is None else self.lost_step

    @property
    def asked_position(self):
        """The position that is shown, or the requested step if that is not in memory."""
        return self.position if self.lost_step is None else self.lost_step

    @property
    def at_end(self):
        """Whether it is at the finish: the outcome is known and shown."""
        return self.loaded and not self.lost and self.supply.rests and self.t == self.table.endTime

    @property
    def path(self):
        """The rows of the solution at the finish of a solved search, as the drawing takes them; else None."""
        solved = self.at_end and self.result["outcome"] == "solution"
        return self.table.solution if solved else None

    @property
    def moves(self):
        """How many moves the solution has, once the reader has seen the end of the search; else 0."""
        solved = self.result and self.result["outcome"] == "solution" and self.horizon >= self.table.endTime
        return len(self.result["path"]) - 1 if solved else 0

    @property
    def at_start(self):
        return self.loaded and self.table.firstStep == 0 and self.t <= self.table.timeOfStep(0)

    @property
    def fine(self):
        """Events beyond the step's position; None if exactly there (the finish belongs to the last step)."""
        last = self.supply.rests and self.step == self.table.stepCount
        home = self.table.endTime if last else self.table.timeOfStep(self.step)
        return None if self.t == home else self.t - self.table.timeOfStep(self.step)

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
        """Whether the search has failed, and it is at the last event that arrived."""
        return self.supply.refused and self.position >= self.last

    @property
    def following(self):
        """The next position, known or not."""
        step = self.step
        return step if self.t < self.table.timeOfStep(step) else self.position + (0 if self.at_end else 1)

    @property
    def preceding(self):
        step = self.step
        moves_on = step < self.table.firstStep or 0 <= self.table.timeOfStep(step) < self.t
        return step if moves_on else max(0, step - 1)

    # -- a new search --------------------------------------------------------------------------------------------------

    def load(self, search, table, traits, result=None):
        """Forget the old search and go before the first event of a new one.

        `traits`: what the solver says of the algorithm and its states, in plain data; `result`: its outcome, where all
        of it is in the table already.
        """
        self._latest = self.replayed = None
        self._enter((search, table, result), (-1, -1), traits)

    def _enter(self, known, place, traits):
        self.playback.stop()
        self.supply.load(*known)
        self.traits = traits
        self.key = traits["key"]
        self.t, self.horizon = place
        self.lost = self.lost_step = None
        self.selected = -1

    def retire(self):
        """Stop asking for more of the search, as its stage was closed."""
        self.playback.stop()
        self.on_move = ignore
        self.t = -1
        self.supply.refused = True

    # -- moving --------------------------------------------------------------------------------------------------------

    def stand(self, position):
        """Go to a position, or as near as is known. If its iteration was dropped, report that instead."""
        position = min(position, self.last)
        if position > self.table.stepCount:
            return self.go(self.table.endTime)
        if position >= self.table.firstStep:
            return self.go(self.table.timeOfStep(position))
        self.lost, self.lost_step = self._iteration_of(position), position
        self.tell()

    def _iteration_of(self, position):
        """The iteration (index, limit) in which a position is."""
        table = self._latest[0][1] if self._latest else self.table
        begun = [each for each in table.iterations if each.index == 0 or each.firstStep < position]
        return {"index": begun[-1].index, "limit": begun[-1].limit}

    async def know(self, position):
        """Wait until a position is known, or the search ends before it."""
        await self.supply.know(position)

    async def seek(self, step, fine=None):
        """Go to a step, and `fine` events beyond it, searching on as far as needed; beyond the end: to the finish."""
        table = self.table
        await self.scope.wait(self.supply.know(step + 1))
        if table is not self.table or table.eventCount == 0:
            return  # another search was opened meanwhile, or no chunk of this one arrived
        if fine is None or step > table.stepCount:
            finish = self.supply.rests and step >= table.stepCount
            self.stand(self.last if finish else step)
        else:
            self.go(table.timeAt(step, fine))

    def next_event(self):
        """Go one event forward: child by child within an expansion. Return whether that event is known."""
        if self.t < self.table.settledTime:  # a place that a link can name
            self.go(self.t + 1)
            return True
        return self.supply.rests

    def previous_event(self):
        """Go one event back."""
        if self.t > self.table.firstEvent:
            self.go(self.t - 1)

    def reset(self):
        """Go to the start and forget what was seen, but not what was computed."""
        self.t = self.horizon = -1
        self.go(self.table.timeOfStep(0))

    def go(self, t):
        """Go to time t, which must be known, and tell the clock. If it was dropped since, report its iteration."""
        if t < self.table.firstEvent:
            return self.stand(max([each.firstStep + 1 for each in self.table.iterations if each.firstEvent <= t]))
        self.lost = self.lost_step = None
        self.t = t
        if t > self.horizon:
            self.horizon = t
        self.tell()

    def tell(self):
        """Tell the clock, unless there is no event yet."""
        if self.loaded:
            if self.selected >= 0 and not self.table.has(self.selected):
                self.selected = -1  # its iteration is no longer in memory
            self.on_move(self)
            self.look_ahead()

    # -- playing -------------------------------------------------------------------------------------------------------

    @property
    def playing(self):
        return self.playback.playing

    @property
    def fast(self):
        """Whether it moves too fast for each step to be described."""
        return self.playback.fast

    @property
    def flat_out(self):
        """Whether it runs to the end as fast as the search goes."""
        return self.playing and self.playback.speed is None

    # -- an iteration run again ----------------------------------------------------------------------------------------

    @property
    def original(self):
        """The search itself, even while one of its iterations is shown again."""
        return self._latest[0][0] if self._latest else self.search

    def enter_replay(self, search, table, iteration):
        """Show a lost iteration (index, limit) that was run again, and keep the search itself for later."""
        self._latest = self._latest or ((self.search, self.table, self.result), (self.t, self.horizon))
        self._enter((search, table, None), (-1, -1), self.traits)
        self.replayed = iteration

    def leave_replay(self):
        known, place = self._latest
        self._latest = self.replayed = None
        self._enter(known, place, self.traits)

    # -- asking for more -----------------------------------------------------------------------------------------------

    def look_ahead(self):
        """Ask for more of the search if it will be needed soon."""
        if not self.loaded:
            return
        if self.flat_out:
            self.supply.ask(ALL, LONG_SLICE, at_once=2)
            return
        ahead = AHEAD + (int(self.playback.speed) if self.playing else 0)
        if self.table.stepCount - self.step < ahead // 2:
            self.supply.ask(ahead, SLICE)

    def catch_up(self, step):
        """Ask for more while a clock waits at this step, which may be far beyond what this player has."""
        if self.waits and self.last <= step:
            self.supply.ask(step - self.last + AHEAD, SLICE)
        self.look_ahead()
        self.supply.searches.awaited(True)

    async def extend(self, nodes):
        """Give a search that ran out of budget `nodes` more."""
        await self.supply.extend(nodes)
