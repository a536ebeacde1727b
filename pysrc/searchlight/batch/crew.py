"""Distribute tasks to many hands (processes or machines), a bounded number at a time, without losing any.

A task is a search of an experiment or a program to grade. A hand gets a *chunk* of tasks, does as many of them as fit
into a slice of time, and returns the rest. So small tasks have little overhead, and no hand keeps large ones while
others are idle.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from time import perf_counter
from typing import Any, Final, Protocol, TypeAlias

SLICE: Final = 0.3  # seconds
CHUNK: Final = 64  # tasks, at most
AHEAD: Final = 2  # chunks per hand: one in progress, and the next one

Task: TypeAlias = Any  # plain data, so that another process can do it
Chunk: TypeAlias = list[Task]
Row: TypeAlias = dict[str, Any]
Do: TypeAlias = Callable[[Task], Row]  # does one task; another process must be able to import it


def work(do: Do, chunk: Chunk) -> list[Row]:
    """Do as many of the chunk's tasks as fit into a slice of time, at least one, and return their rows."""
    rows, started = [], perf_counter()
    for task in chunk:
        rows.append(do(task))
        if perf_counter() - started > SLICE:
            break
    return rows


class Hands(Protocol):
    """The processes or machines that do tasks."""

    lost: tuple[type[BaseException], ...]  # exceptions that mean that a hand was lost

    @property
    def count(self) -> int:
        """The current number of hands."""

    def give(self, do: Do, chunk: Chunk) -> "Future[list[Row]]":
        """Have `work` done by a hand."""

    def renew(self) -> None:
        """Replace lost hands."""


def rows_of(tasks: Iterator[Task], do: Do, hands: Hands, crashed: Do, most: int = CHUNK) -> Iterator[Row]:
    """Yield a row for each task, in the order in which the tasks end.

    A task that also loses a hand when tried alone becomes the row of `crashed`. `most`: tasks in a chunk; 1 if each
    takes longer than a slice of time.
    """
    waiting: deque[Task] = deque()
    running: dict[Future[list[Row]], Chunk] = {}
    while True:
        _fill(waiting, tasks, hands, most)
        while waiting and len(running) < AHEAD * hands.count:
            chunk = _chunk(waiting, hands.count, most)
            running[hands.give(do, chunk)] = chunk
            _fill(waiting, tasks, hands, most)
        if not running:
            return
        lost: deque[Chunk] = deque()
        for future in wait(running, return_when=FIRST_COMPLETED).done:
            chunk = running.pop(future)
            try:
                rows = future.result()
            except hands.lost:
                lost.append(chunk)
                continue
            yield from rows
            waiting.extendleft(reversed(chunk[len(rows) :]))
        if lost:
            yield from _found_out(lost, waiting, do, hands, crashed)


def _fill(waiting: deque[Task], tasks: Iterator[Task], hands: Hands, most: int) -> None:
    """Keep enough tasks waiting, and no more."""
    waiting.extend(islice(tasks, max(0, most * AHEAD * hands.count - len(waiting))))


def _chunk(waiting: deque[Task], hands: int, most: int) -> Chunk:
    """The next chunk; smaller ones towards the end, so that all hands stay busy."""
    share = -(-len(waiting) // (AHEAD * max(1, hands)))
    return [waiting.popleft() for _ in range(min(most, max(1, share)))]


def _found_out(lost: deque[Chunk], waiting: deque[Task], do: Do, hands: Hands, crashed: Do) -> Iterator[Row]:
    """Do the lost chunks one at a time, to find the task that costs a hand."""
    hands.renew()
    while lost:
        chunk = lost.popleft()
        try:
            rows = hands.give(do, chunk).result()
        except hands.lost:
            hands.renew()
            if len(chunk) == 1:
                yield crashed(chunk[0])
            else:  # most likely the first task: later ones begin only if a slice of time is left
                lost.extendleft((chunk[1:], chunk[:1]))
            continue
        yield from rows
        waiting.extendleft(reversed(chunk[len(rows) :]))
