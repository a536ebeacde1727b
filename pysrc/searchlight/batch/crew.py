"""Searches given to many hands: a bounded number at a time, and none lost when a hand is.

A hand gets a *chunk* of searches, does as many of them as a slice of time allows, and gives the rest back: so small
searches cost no more on the way than they take, and no hand sits on a heap of large ones while others have nothing.
"""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from time import perf_counter
from typing import Final, Protocol, TypeAlias

from searchlight.experiment.counting import Limits, Search, counted, row_of
from searchlight.experiment.row import Row

SLICE: Final = 0.3  # seconds
CHUNK: Final = 64  # searches, at most
AHEAD: Final = 2  # chunks for each hand: one that is done, and the next one waiting there already

Chunk: TypeAlias = list[Search]


def work(chunk: Chunk, limits: Limits) -> list[Row]:
    """What a hand does: the rows of the first searches of the chunk, at least one."""
    rows, started = [], perf_counter()
    for search in chunk:
        rows.append(counted(search, limits))
        if perf_counter() - started > SLICE:
            break
    return rows


class Hands(Protocol):
    """Whoever runs searches."""

    lost: tuple[type[BaseException], ...]  # what the answer is when a hand was lost

    @property
    def count(self) -> int:
        """How many there are now."""

    def give(self, chunk: Chunk, limits: Limits) -> "Future[list[Row]]":
        """`work` is done somewhere else."""

    def renew(self) -> None:
        """After a loss: as many hands as before."""


def rows_of(searches: Iterator[Search], limits: Limits, hands: Hands) -> Iterator[Row]:
    """A row for each search, in the order in which they come to an end.

    A search with which hands are lost, tried alone at last, becomes a row that says so.
    """
    waiting: deque[Search] = deque()
    given: dict[Future[list[Row]], Chunk] = {}
    while True:
        _fill(waiting, searches, hands)
        while waiting and len(given) < AHEAD * hands.count:
            chunk = _chunk(waiting, hands.count)
            given[hands.give(chunk, limits)] = chunk
            _fill(waiting, searches, hands)
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
            yield from _found_out(lost, waiting, limits, hands)


def _fill(waiting: deque[Search], searches: Iterator[Search], hands: Hands) -> None:
    """So many wait that one sees the end coming."""
    waiting.extend(islice(searches, max(0, CHUNK * AHEAD * hands.count - len(waiting))))


def _chunk(waiting: deque[Search], hands: int) -> Chunk:
    """Towards the end, smaller ones, so that all hands have something to the last."""
    share = -(-len(waiting) // (AHEAD * max(1, hands)))
    return [waiting.popleft() for _ in range(min(CHUNK, max(1, share)))]


def _found_out(lost: deque[Chunk], waiting: deque[Search], limits: Limits, hands: Hands) -> Iterator[Row]:
    """Chunks of which one has cost a hand are done one after the other, nothing beside them."""
    hands.renew()
    while lost:
        chunk = lost.popleft()
        try:
            rows = hands.give(chunk, limits).result()
        except hands.lost:
            hands.renew()
            if len(chunk) == 1:
                yield row_of(chunk[0], "crash")
            else:  # most likely it was the first: the others have to wait for a slice of time to be done
                lost.extendleft((chunk[1:], chunk[:1]))
            continue
        yield from rows
        waiting.extendleft(reversed(chunk[len(rows) :]))
