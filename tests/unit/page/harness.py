"""The harness for the page's logic on CPython: the real worker, a plain table, frames made by hand."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import wraps
from types import SimpleNamespace
from typing import Any

from plain_table import Column, Table

import worker
from page.options.catalog import Catalog
from page.options.choices import Choices
from page.playback.clock import Clock
from page.playback.opening import Opening
from page.playback.player import Player
from page.scope.scope import Scope
from page.solver_link.open_search import Stopped
from page.solver_link.searches import Searches
from page.text.words import catalog
from searchlight.catalog import as_plain_data

SLICE = 512  # expansions that one call of the worker makes at most: it is counts that stop it here, never the clock
ROMANIA = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest", "max_nodes": 1000}


def running(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that waits; in a thread of its own, as Playwright's loop may still be running in the main one."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        with ThreadPoolExecutor(1) as thread:
            thread.submit(lambda: asyncio.run(test(*args, **kwargs))).result()

    return run


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


class Frames:
    """The browser's frames: `pass_(milliseconds)` makes the next one."""

    def __init__(self) -> None:
        self.now, self.waiting = 0.0, []

    def make(self, act: Callable[[float], None]) -> Any:
        """As `scope/events.py` makes one: its requests before the next frame are one call."""
        return SimpleNamespace(request=lambda: act in self.waiting or self.waiting.append(act))

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
        self.clock = Clock([self.player], self.frames.make, lambda players: None)

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
