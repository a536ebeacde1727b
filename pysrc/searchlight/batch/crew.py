"""Tasks given to many hands: a bounded number at a time, and none lost when a hand is.

A task is a search of an experiment or a program to be graded. A hand gets a *chunk* of tasks, does as many of them as a
slice of time allows, and gives the rest back: so small tasks cost no more on the way than they take, and no hand sits
on a heap of large ones while others have nothing.
"""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from time import perf_counter
from typing import Any, Final, Protocol, TypeAlias

SLICE: Final = 0.3  # seconds
CHUNK: Final = 64  # tasks, at most
AHEAD: Final = 2  # chunks for each hand: one that is done, and the next one waiting there already

Task: TypeAlias = Any  # plain data, so that another process can do it
Chunk: TypeAlias = list[Task]
Row: TypeAlias = dict[str, Any]
Do: TypeAlias = Callable[[Task], Row]  # does one task; another process must be able to import it


def work(do: Do, chunk: Chunk) -> list[Row]:
    """What a hand does: the rows of the first tasks of the chunk, at least one."""
    rows, started = [], perf_counter()
    for task in chunk:
        rows.append(do(task))
        if perf_counter() - started > SLICE:
            break
    return rows


class Hands(Protocol):
    """The processes or machines that do tasks."""

    lost: tuple[type[BaseException], ...]  # what the answer is when a hand was lost

    @property
    def count(self) -> int:
        """How many there are now."""

    def give(self, do: Do, chunk: Chunk) -> "Future[list[Row]]":
        """`work` is done somewhere else."""

    def renew(self) -> None:
        """After a loss: as many hands as before."""


def rows_of(tasks: Iterator[Task], do: Do, hands: Hands, crashed: Do, most: int = CHUNK) -> Iterator[Row]:
    """A row for each task, in the order in which they come to an end.

    A task with which hands are lost, tried alone at last, becomes the row that `crashed` makes. `most`: how many tasks
    a chunk may have; 1 where each takes longer than a slice of time.
    """
    waiting: deque[Task] = deque()
    given: dict[Future[list[Row]], Chunk] = {}
    while True:
        _fill(waiting, tasks, hands, most)
        while waiting and len(given) < AHEAD * hands.count:
            chunk = _chunk(waiting, hands.count, most)
            given[hands.give(do, chunk)] = chunk
            _fill(waiting, tasks, hands, most)
        if not given:
            return
        lost: deque[Chunk] = deque()
        for future in wait(given, return_when=FIRST_COMPLETED).done:
            chunk = given.pop(future)
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
    """Towards the end, smaller ones, so that all hands have something to the last."""
    share = -(-len(waiting) // (AHEAD * max(1, hands)))
    return [waiting.popleft() for _ in range(min(most, max(1, share)))]


def _found_out(lost: deque[Chunk], waiting: deque[Task], do: Do, hands: Hands, crashed: Do) -> Iterator[Row]:
    """Chunks of which one has cost a hand are done one after the other, nothing beside them."""
    hands.renew()
    while lost:
        chunk = lost.popleft()
        try:
            rows = hands.give(do, chunk).result()
        except hands.lost:
            hands.renew()
            if len(chunk) == 1:
                yield crashed(chunk[0])
            else:  # most likely it was the first: the others have to wait for a slice of time to be done
                lost.extendleft((chunk[1:], chunk[:1]))
            continue
        yield from rows
        waiting.extendleft(reversed(chunk[len(rows) :]))
