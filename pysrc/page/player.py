"""The player: where in time the page stands, and how it moves.

A search is a table and every view is a function of the table and a time (`docs/architecture.md`). The player owns
the time `t` and the horizon (the latest time seen so far), asks the solver for more events when it needs them, and
tells its listeners when either has changed. Going back is nothing but a smaller `t`.
"""

from dom import root
from playback import Playback
from supply import AHEAD, ALL, LONG_SLICE, SLICE, Supply


class Player:
    """`t`: event number; `step`: expansions done at t. Both are 0 where only the root has been generated."""

    def __init__(self, solver):
        self.supply = Supply(solver, self._look_ahead)
        self.listeners = []
        self.t = self.horizon = -1
        self.playback = Playback(self)
        self.steps_seen = 0
        self.lost = None  # the dropped iteration (index, limit) that was asked for; what is shown stays as it was
        self.lost_step = None
        self.replayed = None  # the iteration (index, limit) that is shown again
        self._latest = None

    # -- a new search ------------------------------------------------------------------------------------------------

    def load(self, run, table, traits):
        """Forgets the old search and stands before the first event of a new one.

        `traits`: what the solver says of the algorithm and its states, in plain data.
        """
        self.playback.stop()
        self.supply.load(run, table)
        self.traits = traits
        self.key = traits["key"]
        self.columns = traits["states"].get("columns", 0)
        self.t = self.horizon = -1
        self.steps_seen = 0
        self.lost = self.lost_step = self.replayed = self._latest = None

    @property
    def table(self):
        return self.supply.table

    @property
    def run(self):
        return self.supply.run

    @property
    def result(self):
        """The outcome in plain data, once the search is over; else None."""
        return self.supply.result

    # -- where it stands ---------------------------------------------------------------------------------------------

    @property
    def loaded(self):
        return self.table is not None and self.t >= 0

    @property
    def step(self):
        return self.table.stepOfTime(self.t)

    @property
    def at_end(self):
        """At the finish: the outcome is known and shown."""
        return self.loaded and not self.lost and self.table.finished and self.t == self.table.endTime

    @property
    def path(self):
        """At the finish of a solved search: the rows of the solution, as the drawing takes them; else None."""
        solved = self.at_end and self.result["outcome"] == "solution"
        return self.table.solution if solved else None

    @property
    def at_start(self):
        return self.loaded and self.t <= self.table.timeOfStep(self.table.firstStep) and self.table.firstStep == 0

    @property
    def fine(self):
        """Events beyond the step's own position; None where it stands on it (the finish is the last step's own)."""
        last = self.table.finished and self.step == self.table.stepCount
        home = self.table.endTime if last else self.table.timeOfStep(self.step)
        if self.t == home:
            return None
        return self.t - self.table.timeOfStep(self.step)

    # -- moving ------------------------------------------------------------------------------------------------------

    async def forward(self):
        """One expansion on; after the last one, to the finish."""
        if not self.forward_at_once():
            await self.supply.know(self.step + 1)
            self.forward_at_once()

    def forward_at_once(self):
        """The same where the solver need not be waited for. Returns whether that was so."""
        step = self.step
        here = self.table.timeOfStep(step)
        if self.at_end:
            return True
        if self.t < here:
            self.go(here)
        elif step < self.table.stepCount or self.table.finished:
            self.go(self._time_of(step + 1))
        else:
            return False
        return True

    async def back(self):
        """To the position before this one."""
        self.back_at_once()

    def back_at_once(self):
        """The same; what was is known. Returns True."""
        step = self.step
        here = self.table.timeOfStep(step)
        if self.t > here:
            self.go(here)
        elif step > 0:
            self._go_to_step(step - 1)
        return True

    async def next_event(self):
        """One event on: child by child within an expansion."""
        if not self.next_event_at_once():
            await self.supply.know(self.step + 1)
            self.next_event_at_once()

    def next_event_at_once(self):
        """The same where the solver need not be waited for. Returns whether that was so."""
        if self.t < self.table.endTime:
            self.go(self.t + 1)
            return True
        return self.table.finished

    async def previous_event(self):
        """One event back."""
        self.previous_event_at_once()

    def previous_event_at_once(self):
        """The same; what was is known. Returns True."""
        if self.t > self.table.firstEvent:
            self.go(self.t - 1)
        return True

    async def seek(self, step, fine=None):
        """To step `step` (and `fine` events beyond it), searching on as far as needed; beyond the end: the finish."""
        await self.supply.know(step + (fine is None))
        if fine is None and self.table.finished and step >= self.table.stepCount:
            return self.go(self.table.endTime)
        t = self._time_of(min(step, self.table.stepCount)) + (fine or 0)
        self.go(max(self.table.firstEvent, min(t, self.table.endTime)))

    async def reset(self):
        self.pause()
        self.t = self.horizon = -1  # the tree is folded up again: what was seen is forgotten, what was computed is not
        self.steps_seen = 0
        self.go(self.table.timeOfStep(0))

    def scrub(self, step):
        """To a step already seen, at once."""
        if self.table.finished and self.horizon == self.table.endTime and step >= self.table.stepCount:
            self.go(self.table.endTime)
        else:
            self._go_to_step(step)

    def _go_to_step(self, step):
        """To a known step; where its iteration is no longer in memory, that is said instead."""
        if step >= self.table.firstStep:
            return self.go(self._time_of(step))
        for iteration in self.table.iterations:
            if iteration.firstStep <= step:
                self.lost = {"index": iteration.index, "limit": iteration.limit}
        self.lost_step = step
        self.tell()

    def go(self, t):
        """Stands at t, which must be known, and tells everyone."""
        self.lost = self.lost_step = None
        self.t = t
        if t > self.horizon:
            self.horizon = t
            self.steps_seen = self.step
        self.tell()

    def tell(self):
        self._mark()
        for listener in self.listeners:
            listener(self)
        self._look_ahead()

    def _time_of(self, step):
        if step > self.table.stepCount:
            return self.table.endTime if self.table.finished else self.table.timeOfStep(self.table.stepCount)
        return self.table.timeOfStep(step)

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def playing(self):
        return self.playback.playing

    async def play(self):
        """Plays at the chosen speed, from here to the end or until paused."""
        self._start(flat_out=False)

    async def run_to_end(self):
        """Plays as fast as it goes."""
        self._start(flat_out=True)

    def _start(self, flat_out):
        if not self.at_end:
            self.playback.start(flat_out)
            self.tell()

    def pause(self):
        if self.playing:
            self.playback.stop()
            self.tell()

    def play_to(self, step):
        """Moves on while playing; at the finish the playing is over."""
        t = self._time_of(step)
        if self.table.finished and t >= self.table.endTime:
            self.playback.stop()
        if t > self.t:
            self.go(t)
        else:
            self._look_ahead()
            self.supply.solver.awaited(not self.at_end)

    # -- an iteration run again --------------------------------------------------------------------------------------

    def enter_replay(self, run, table):
        """Shows an iteration that is run again; the search itself is kept for the way back."""
        step, iteration = self.lost_step, self.lost
        latest = ((self.run, self.table, self.result), (self.t, self.horizon, self.steps_seen))
        self.load(run, table, self.traits)
        self.replayed, self._latest = iteration, latest
        return step

    def leave_replay(self):
        known, place = self._latest
        self.load(None, None, self.traits)
        self.supply.load(*known)
        self.t, self.horizon, self.steps_seen = place

    # -- asking for more ---------------------------------------------------------------------------------------------

    def _look_ahead(self):
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
        self.t = self.horizon = min(self.t, self.table.endTime)

    # -- what is said on the document itself -------------------------------------------------------------------------

    def _mark(self):
        stats = self.table.stats(self.t)
        data = root.dataset
        data.expanded, data.generated, data.frontier = str(stats.expanded), str(stats.generated), str(stats.frontier)
        data.state = "finished" if self.at_end else "running" if self.playing else "ready"
