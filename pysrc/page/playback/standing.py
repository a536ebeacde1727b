"""The position of a search in time: everything that follows from its supply and a time."""


class Standing:
    """`t`: event number; `step`: expansions done at t. Both are 0 where only the root has been generated.

    A *position* is a stop of Step: number k is after k expansions, and the one after the last is the finish.
    """

    def __init__(self, supply):
        self.supply = supply
        self.t = self.horizon = -1  # the horizon: the latest time seen so far
        self.traits = {}  # what the solver says of the search
        self.lost = None  # the requested iteration (index, limit) that was dropped; what is shown stays
        self.lost_step = None

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
    def at_start(self):
        return self.loaded and self.table.firstStep == 0 and self.t <= self.table.timeOfStep(0)

    @property
    def fine(self):
        """Events beyond the step's position; None if exactly there (the finish belongs to the last step)."""
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
