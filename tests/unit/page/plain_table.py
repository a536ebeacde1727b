"""The table of a search in plain Python, in place of the one in JavaScript."""

import json
from types import SimpleNamespace
from typing import Any

from searchlight.events import CUTOFF, CYCLE, DUPLICATE, END, EXPAND, FOUND, GENERATE, ITERATION, MEET, SUPERSEDED

EXTENDS = (GENERATE, DUPLICATE, CYCLE, FOUND, MEET, SUPERSEDED, CUTOFF)
STARTS = (GENERATE, FOUND, MEET)  # a cut-off at the first limit ends the start, too


class Column(list):
    """A column as JavaScript has it."""

    length = property(list.__len__)


class Table:
    """The part of web/table that the player asks, computed anew from all events each time."""

    keptEvents = 2**30  # noqa: N815 - as keptRows in JavaScript

    def __init__(self, traits: str) -> None:
        self.traits = json.loads(traits)
        self.kinds: list[int] = []
        self.limits: list[float] = []
        self.first: int | None = None
        self.expanded_before = 0
        self.dropped = 0  # events that are no longer in memory
        self.outcome: str | None = None
        self.broken = False

    # -- growing -----------------------------------------------------------------------------------------------------

    def append(self, chunk: Any, shown: int = 0) -> None:
        if self.first is None:
            self.first = chunk.first_event
            self.expanded_before = chunk.expanded - chunk.kind.count(EXPAND)
        assert chunk.first_event == self.eventCount, "a chunk that does not continue the last one"
        self.kinds += chunk.kind
        self.limits += chunk.limits
        self.outcome = chunk.outcome
        kept = [each for each in self.iterations if each.firstEvent >= self.firstEvent]
        while len(self.kinds) - self.dropped > self.keptEvents and kept[1:] and kept[1].firstEvent <= shown:
            self.drop(kept.pop(0).index)

    def breakOff(self) -> None:  # noqa: N802 - as JavaScript has it
        self.broken = True

    def drop(self, index: int) -> None:
        """Forgets an iteration and those before it."""
        self.dropped = self.iterations[index + 1].firstEvent - (self.first or 0)

    # -- as the player asks ------------------------------------------------------------------------------------------

    @property
    def firstEvent(self) -> int:  # noqa: N802 - as JavaScript has it
        return (self.first or 0) + self.dropped

    @property
    def eventCount(self) -> int:  # noqa: N802
        return (self.first or 0) + len(self.kinds)

    @property
    def settledTime(self) -> int:  # noqa: N802
        return self.endTime if self.rests else self.positions().get(self.stepCount, -1)

    def timeAt(self, step: int, fine: int) -> int:  # noqa: N802
        times = [t for t in range(self.firstEvent, self.eventCount) if self.stepOfTime(t) == step]
        return max(times[0], min(self.timeOfStep(step) + fine, times[-1]))

    @property
    def rowCount(self) -> int:  # noqa: N802
        return sum(kind in (GENERATE, DUPLICATE, CYCLE, FOUND) for kind in self.kinds)

    @property
    def endTime(self) -> int:  # noqa: N802
        return self.eventCount - 1

    @property
    def finished(self) -> bool:
        return END in self.kinds

    @property
    def rests(self) -> bool:
        return self.outcome is not None

    @property
    def solution(self) -> Any:
        return json.loads(self.outcome or "{}").get("path")

    @property
    def iterations(self) -> list[Any]:
        found, expanded = [], self.expanded_before
        for at, kind in enumerate(self.kinds):
            if kind == ITERATION or not found:
                limit = self.limits[len(found)] if len(found) < len(self.limits) else None
                index = len(found)
                found.append(
                    SimpleNamespace(index=index, limit=limit, firstEvent=(self.first or 0) + at, firstStep=expanded)
                )
            expanded += kind == EXPAND
        return found

    @property
    def firstStep(self) -> int:  # noqa: N802
        return min(self.positions(), default=0)

    @property
    def stepCount(self) -> int:  # noqa: N802
        return max(self.positions(), default=-1)

    def timeOfStep(self, step: int) -> int:  # noqa: N802
        return self.positions().get(step, -1)

    def stepOfTime(self, t: int) -> int:  # noqa: N802
        return self.expanded_before + self.kinds[: t - (self.first or 0) + 1].count(EXPAND)

    def at(self, t: int) -> Any:
        seen = self.kinds[: t - (self.first or 0) + 1]
        made = sum(kind in (GENERATE, DUPLICATE, CYCLE, FOUND) for kind in seen)
        stats = SimpleNamespace(expanded=seen.count(EXPAND), generated=made - 1, frontier=0)
        return SimpleNamespace(stats=stats)

    def positions(self) -> dict[int, int]:
        """step → time, as far as a later event has closed it (docs/decisions/0002)."""
        positions: dict[int, int] = {}
        last, step, root, starting = -1, self.expanded_before, self.first == 0, self.first == 0
        for at, kind in enumerate(self.kinds):
            if last >= 0 and (kind in (EXPAND, ITERATION, END) or (starting and kind not in STARTS)):
                positions[step] = last
                last, starting = -1, False
            if kind == EXPAND:
                step, last, root, starting = step + 1, at, False, False
            elif kind in EXTENDS and (last >= 0 or root):
                last, root = at, False
        if (self.rests or self.broken) and last >= 0:
            positions[step] = last  # where a spent budget or a failure has stopped the search
        base = self.first or 0
        return {step: base + at for step, at in positions.items() if at >= self.dropped}
