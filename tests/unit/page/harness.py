"""The harness for the page's logic on CPython: the real worker, a plain table, frames made by hand."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import wraps
from types import SimpleNamespace
from typing import Any

import worker
from page.choice.catalog import Catalog
from page.choice.choices import Choices
from page.playback.clock import Clock
from page.playback.opening import Opening
from page.playback.player import Player
from page.scope.scope import Scope
from page.text.words import catalog
from page.worker.open_search import Stopped
from page.worker.searches import Searches
from searchlight.catalog import as_plain_data
from searchlight.events import (
    CUTOFF,
    CYCLE,
    DUPLICATE,
    END,
    EXPAND,
    FOUND,
    GENERATE,
    ITERATION,
    MEET,
    SUPERSEDED,
)  # fmt: skip

EXTENDS = (GENERATE, DUPLICATE, CYCLE, FOUND, MEET, SUPERSEDED, CUTOFF)
SLICE = 512  # expansions that one call of the worker makes at most: it is counts that stop it here, never the clock
ROMANIA = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest", "max_nodes": 1000}


def running(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits; in a thread of its own, as Playwright's loop may still be running in the main one."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(test(*args, **kwargs))).result()

    return run


class Column(list):
    """A column as JavaScript has it."""

    length = property(list.__len__)


class Link:
    """The way to the worker: its functions are called at once, with what a test wants to happen in between."""

    def __init__(self) -> None:
        self.worker, self.connected = 0, True
        self.asked: list[str] = []
        self.waited: list[bool] = []
        self.before: Callable[[str], None] = lambda method: None  # called before a call reaches the worker

    def awaited(self, yes: bool) -> None:
        self.waited.append(yes)

    async def ask(self, method: str, *arguments: Any, through: Any = None) -> Any:
        self.asked.append(method)
        number = self.worker
        await asyncio.sleep(0)
        self.before(method)
        if number != self.worker:
            raise Stopped
        if method == "advance":
            run, expansions, _seconds = arguments
            arguments = run, min(expansions, SLICE), float("inf")
        answer = getattr(worker, method)(*arguments)
        if method == "advance":
            cells = {name: Column(value) if hasattr(value, "__len__") else value for name, value in answer.items()}
            texts = {name: answer.get(name) for name in ("failed", "outcome", "output")}
            return SimpleNamespace(**cells | texts)
        return answer

    def restart(self) -> None:
        """The worker is ended, whatever it does; another one knows nothing."""
        self.worker += 1
        worker.runs.clear()


class Recording:
    """None of the searches is recorded, or this answer and this chunk."""

    def __init__(self, beginning: Any = None) -> None:
        self.beginning = beginning

    async def of(self, options: Any) -> Any:
        return self.beginning


class Table:
    """The part of web/table that the player asks, computed anew from all events each time."""

    def __init__(self, traits: str) -> None:
        self.traits = json.loads(traits)
        self.kinds: list[int] = []
        self.limits: list[float] = []
        self.first: int | None = None
        self.expanded_before = 0
        self.dropped = 0  # events that are no longer in memory
        self.outcome: str | None = None

    # -- growing -----------------------------------------------------------------------------------------------------

    def append(self, chunk: Any) -> None:
        if self.first is None:
            self.first = chunk.first_event
            self.expanded_before = chunk.expanded - chunk.kind.count(EXPAND)
        assert chunk.first_event == self.eventCount, "a chunk that does not continue the last one"
        self.kinds += chunk.kind
        self.limits += chunk.limits
        self.outcome = chunk.outcome

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
        return self.endTime if self.rests else self._positions().get(self.stepCount, -1)

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
        return min(self._positions(), default=0)

    @property
    def stepCount(self) -> int:  # noqa: N802
        return max(self._positions(), default=-1)

    def timeOfStep(self, step: int) -> int:  # noqa: N802
        return self._positions().get(step, -1)

    def stepOfTime(self, t: int) -> int:  # noqa: N802
        return self.expanded_before + self.kinds[: t - (self.first or 0) + 1].count(EXPAND)

    def at(self, t: int) -> Any:
        seen = self.kinds[: t - (self.first or 0) + 1]
        made = sum(kind in (GENERATE, DUPLICATE, CYCLE, FOUND) for kind in seen)
        stats = SimpleNamespace(expanded=seen.count(EXPAND), generated=made - 1, frontier=0)
        return SimpleNamespace(stats=stats)

    def _positions(self) -> dict[int, int]:
        """step → time, as far as a later event has closed it (docs/decisions/0002)."""
        positions: dict[int, int] = {}
        last, step, root = -1, self.expanded_before, self.first == 0
        for at, kind in enumerate(self.kinds):
            if kind in (EXPAND, ITERATION, END) and last >= 0:
                positions[step] = last
                last = -1
            if kind == EXPAND:
                step, last, root = step + 1, at, False
            elif kind in EXTENDS and (last >= 0 or root):
                last, root = at, False
        if self.rests and last >= 0:
            positions[step] = last  # where a spent budget has stopped the search
        base = self.first or 0
        return {step: base + at for step, at in positions.items() if at >= self.dropped}


class Frames:
    """The browser's frames: `pass_(milliseconds)` makes the next one."""

    def __init__(self) -> None:
        self.now, self.waiting = 0.0, []

    def request(self, callback: Callable[[float], None]) -> None:
        self.waiting.append(callback)

    def pass_(self, milliseconds: float = 16) -> None:
        self.now += milliseconds
        waiting, self.waiting = self.waiting, []
        for callback in waiting:
            callback(self.now)


class Listener:
    """Hears what comes of an opening."""

    def __init__(self) -> None:
        self.answers, self.verdicts, self.entered_with = [], [], []

    def claimed(self) -> None: ...
    def settled(self) -> None: ...

    def answered(self, answer: Any) -> None:
        self.answers.append(answer)

    def entered(self, answer: Any) -> None:
        self.entered_with.append(answer)

    def judged(self, verdict: Any) -> None:
        self.verdicts.append(verdict)


class Bench:
    """One stage without its element: what a test moves and looks at."""

    def __init__(self, link: Link | None = None, recording: Any = None) -> None:
        self.link = link or Link()
        self.searches = Searches(self.link, Recording(recording))
        self.listener = Listener()
        self.scope = Scope(on_refusal=self.listener.answered, on_failure=self._failed)
        self.player = Player(self.searches, self.listener.answered, self.scope)
        self.choices = Choices(Catalog(catalog(as_plain_data(str))))
        self.opening = Opening(self.searches, self.player, self.choices, Table, self.scope, self.listener)
        self.frames = Frames()
        self.clock = Clock([self.player], self.frames.request, lambda: None)

    def _failed(self, error: Exception) -> None:
        raise error

    async def open(self, step: int = 0, fine: int | None = None, wanted: tuple[str, ...] = (), **options: Any) -> Any:
        """Opens what a link with these options says."""
        accepted, _ = self.choices.catalog.accept(options)
        return await self.opening.open(accepted, step, fine, wanted=wanted)

    async def do(self, command: Callable[[], bool]) -> None:
        """As the transport does: with what is known, else when more of it is."""
        while not command() and await self.clock.more(1):
            pass

    async def run(self) -> None:
        """Runs to the end, a frame for each turn of the worker."""
        await self.do(self.clock.run_to_end)
        while self.clock.playing:
            self.frames.pass_()
            for _ in range(4):
                await asyncio.sleep(0)


@contextmanager
def fresh_worker() -> Iterator[None]:
    """A worker without runs, before and after."""
    worker.runs.clear()
    yield
    worker.runs.clear()
